"""What systems are told about the program: names, version, category."""

from __future__ import annotations

from typing import Any

NAME = "la-e-lo"
TITLE = "Lá e Ló"
IDENTIFIER = "br.laelo.LaELo"
ABOUT = "Dominoes with the house rules people really play"
LICENCE = "MIT"
US_ENGLISH, UNICODE = 0x0409, 1200


def plist(version: str) -> dict[str, Any]:
    """The Info.plist of the macOS bundle, besides what PyInstaller writes itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "pt-BR", "es"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": LICENCE,
    }


def version_resource(version: str) -> Any:
    """The version resource of the Windows executables."""
    from PyInstaller.utils.win32 import versioninfo as parts  # noqa: PLC0415 - only on Windows

    strings = [parts.StringStruct(name, value) for name, value in version_strings(version).items()]
    numbers = four_numbers(version)
    return parts.VSVersionInfo(
        ffi=parts.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            parts.StringFileInfo([parts.StringTable(f"{US_ENGLISH:04x}{UNICODE:04x}", strings)]),
            parts.VarFileInfo([parts.VarStruct("Translation", [US_ENGLISH, UNICODE])]),
        ],
    )


def version_strings(version: str) -> dict[str, str]:
    """What the properties of the executable show."""
    return {
        "ProductName": TITLE,
        "FileDescription": TITLE,
        "ProductVersion": version,
        "FileVersion": version,
        "InternalName": NAME,
        "OriginalFilename": f"{NAME}.exe",
        "Comments": ABOUT,
        "LegalCopyright": LICENCE,
    }


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows wants it: `1.2.3` and `1.2.3rc1` are 1, 2, 3, 0."""
    release = [""]
    for char in version:
        if char == ".":
            release.append("")
        elif char.isdigit():
            release[-1] += char
        else:
            break
    numbers = [int(part or 0) for part in (*release, "", "", "")]
    return numbers[0], numbers[1], numbers[2], numbers[3]
