#!/bin/sh
# Puts Lá e Ló into your own menu, without root:   sh install.sh
# and takes it out again, leaving your matches:    sh install.sh --uninstall
set -eu

name=la-e-lo
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
program="$HOME/.local/opt/$name"
link="$HOME/.local/bin/$name"
entry="$data/applications/$name.desktop"

uninstall() {
  if [ -L "$link" ] && [ "$(readlink "$link")" = "$program/$name" ]; then
    rm "$link"
  fi
  rm -f "$entry" "$data"/icons/hicolor/*/apps/"$name.png"
  rm -rf "$program" "$program.new" "$program.old"
}

# Desktops look at the icons again when this folder has changed.
refresh() {
  touch "$data/icons/hicolor" 2>/dev/null || true
}

install() {
  if [ ! -x "$here/$name" ]; then
    echo "install.sh: $here/$name is missing: unpack the whole archive and start again." >&2
    exit 1
  fi
  if [ "$here" = "$program" ]; then
    echo "install.sh: this is the installed copy; run the one of the archive." >&2
    exit 1
  fi
  if [ -e "$link" ] && [ ! -L "$link" ]; then
    echo "install.sh: $link is in the way: move it elsewhere and start again." >&2
    exit 1
  fi
  mkdir -p "$HOME/.local/opt" "$HOME/.local/bin" "$data/applications" "$data/icons/hicolor"
  rm -rf "$program.new" "$program.old"
  cp -R "$here" "$program.new"
  chmod -R u+w "$program.new"
  if [ -e "$program" ]; then mv "$program" "$program.old"; fi
  mv "$program.new" "$program"
  rm -rf "$program.old"
  ln -sfn "$program/$name" "$link"
  (cd "$program/share/icons/hicolor" && find . -name "$name.png") | while read -r icon; do
    mkdir -p "$data/icons/hicolor/$(dirname "$icon")"
    cp "$program/share/icons/hicolor/$icon" "$data/icons/hicolor/$icon"
  done
  # The menu starts it by its full path: ~/.local/bin may not be on the PATH.
  # Inside double quotes an Exec line wants some characters doubled or escaped.
  quoted=$(printf '%s' "$program/$name" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
  exec="Exec=\"$quoted\"" awk '/^Exec=/ { print ENVIRON["exec"]; next } { print }' \
    "$program/share/applications/$name.desktop" >"$entry.new"
  mv "$entry.new" "$entry"
}

case ${1-} in
  '')
    install
    refresh
    echo "Lá e Ló is in your menu, and starts with $link too."
    echo "To take it out again: sh $program/install.sh --uninstall"
    ;;
  --uninstall)
    uninstall
    refresh
    echo "Lá e Ló is uninstalled. Your matches and settings are still there:"
    echo "$data/$name and ${XDG_CONFIG_HOME:-"$HOME/.config"}/$name"
    ;;
  *)
    echo "usage: sh install.sh [--uninstall]" >&2
    exit 2
    ;;
esac
