<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="boteco" tilewidth="16" tileheight="16" tilecount="2520" columns="40">
 <image source="boteco.png" width="640" height="1008"/>
 <tile id="25">
  <animation>
   <frame tileid="25" duration="1700"/>
   <frame tileid="32" duration="800"/>
  </animation>
 </tile>
 <tile id="43">
  <animation>
   <frame tileid="43" duration="1200"/>
   <frame tileid="50" duration="1500"/>
  </animation>
 </tile>
 <tile id="64">
  <animation>
   <frame tileid="64" duration="1700"/>
   <frame tileid="71" duration="800"/>
  </animation>
 </tile>
 <tile id="65">
  <animation>
   <frame tileid="65" duration="1700"/>
   <frame tileid="72" duration="800"/>
  </animation>
 </tile>
 <tile id="66">
  <animation>
   <frame tileid="66" duration="1700"/>
   <frame tileid="73" duration="800"/>
  </animation>
 </tile>
 <tile id="82">
  <animation>
   <frame tileid="82" duration="1200"/>
   <frame tileid="89" duration="1500"/>
  </animation>
 </tile>
 <tile id="83">
  <animation>
   <frame tileid="83" duration="1200"/>
   <frame tileid="90" duration="1500"/>
  </animation>
 </tile>
 <tile id="84">
  <animation>
   <frame tileid="84" duration="1200"/>
   <frame tileid="91" duration="1500"/>
  </animation>
 </tile>
 <tile id="104">
  <animation>
   <frame tileid="104" duration="1700"/>
   <frame tileid="111" duration="800"/>
  </animation>
 </tile>
 <tile id="105">
  <animation>
   <frame tileid="105" duration="1700"/>
   <frame tileid="112" duration="800"/>
  </animation>
 </tile>
 <tile id="106">
  <animation>
   <frame tileid="106" duration="1700"/>
   <frame tileid="113" duration="800"/>
  </animation>
 </tile>
 <tile id="122">
  <animation>
   <frame tileid="122" duration="1200"/>
   <frame tileid="129" duration="1500"/>
  </animation>
 </tile>
 <tile id="123">
  <animation>
   <frame tileid="123" duration="1200"/>
   <frame tileid="130" duration="1500"/>
  </animation>
 </tile>
 <tile id="124">
  <animation>
   <frame tileid="124" duration="1200"/>
   <frame tileid="131" duration="1500"/>
  </animation>
 </tile>
 <tile id="143">
  <animation>
   <frame tileid="143" duration="1700"/>
   <frame tileid="150" duration="800"/>
  </animation>
 </tile>
 <tile id="144">
  <animation>
   <frame tileid="144" duration="1700"/>
   <frame tileid="151" duration="800"/>
  </animation>
 </tile>
 <tile id="145">
  <animation>
   <frame tileid="145" duration="1700"/>
   <frame tileid="152" duration="800"/>
  </animation>
 </tile>
 <tile id="146">
  <animation>
   <frame tileid="146" duration="1700"/>
   <frame tileid="153" duration="800"/>
  </animation>
 </tile>
 <tile id="162">
  <animation>
   <frame tileid="162" duration="1200"/>
   <frame tileid="169" duration="1500"/>
  </animation>
 </tile>
 <tile id="163">
  <animation>
   <frame tileid="163" duration="1200"/>
   <frame tileid="170" duration="1500"/>
  </animation>
 </tile>
 <tile id="164">
  <animation>
   <frame tileid="164" duration="1200"/>
   <frame tileid="171" duration="1500"/>
  </animation>
 </tile>
 <tile id="165">
  <animation>
   <frame tileid="165" duration="1200"/>
   <frame tileid="172" duration="1500"/>
  </animation>
 </tile>
 <tile id="183">
  <animation>
   <frame tileid="183" duration="1700"/>
   <frame tileid="190" duration="800"/>
  </animation>
 </tile>
 <tile id="184">
  <animation>
   <frame tileid="184" duration="1700"/>
   <frame tileid="191" duration="800"/>
  </animation>
 </tile>
 <tile id="185">
  <animation>
   <frame tileid="185" duration="1700"/>
   <frame tileid="192" duration="800"/>
  </animation>
 </tile>
 <tile id="186">
  <animation>
   <frame tileid="186" duration="1700"/>
   <frame tileid="193" duration="800"/>
  </animation>
 </tile>
 <tile id="187">
  <animation>
   <frame tileid="187" duration="1700"/>
   <frame tileid="194" duration="800"/>
  </animation>
 </tile>
 <tile id="201">
  <animation>
   <frame tileid="201" duration="1200"/>
   <frame tileid="208" duration="1500"/>
  </animation>
 </tile>
 <tile id="202">
  <animation>
   <frame tileid="202" duration="1200"/>
   <frame tileid="209" duration="1500"/>
  </animation>
 </tile>
 <tile id="203">
  <animation>
   <frame tileid="203" duration="1200"/>
   <frame tileid="210" duration="1500"/>
  </animation>
 </tile>
 <tile id="204">
  <animation>
   <frame tileid="204" duration="1200"/>
   <frame tileid="211" duration="1500"/>
  </animation>
 </tile>
 <tile id="205">
  <animation>
   <frame tileid="205" duration="1200"/>
   <frame tileid="212" duration="1500"/>
  </animation>
 </tile>
 <tile id="223">
  <animation>
   <frame tileid="223" duration="1700"/>
   <frame tileid="230" duration="800"/>
  </animation>
 </tile>
 <tile id="224">
  <animation>
   <frame tileid="224" duration="1700"/>
   <frame tileid="231" duration="800"/>
  </animation>
 </tile>
 <tile id="225">
  <animation>
   <frame tileid="225" duration="1700"/>
   <frame tileid="232" duration="800"/>
  </animation>
 </tile>
 <tile id="226">
  <animation>
   <frame tileid="226" duration="1700"/>
   <frame tileid="233" duration="800"/>
  </animation>
 </tile>
 <tile id="227">
  <animation>
   <frame tileid="227" duration="1700"/>
   <frame tileid="234" duration="800"/>
  </animation>
 </tile>
 <tile id="241">
  <animation>
   <frame tileid="241" duration="1200"/>
   <frame tileid="248" duration="1500"/>
  </animation>
 </tile>
 <tile id="242">
  <animation>
   <frame tileid="242" duration="1200"/>
   <frame tileid="249" duration="1500"/>
  </animation>
 </tile>
 <tile id="243">
  <animation>
   <frame tileid="243" duration="1200"/>
   <frame tileid="250" duration="1500"/>
  </animation>
 </tile>
 <tile id="244">
  <animation>
   <frame tileid="244" duration="1200"/>
   <frame tileid="251" duration="1500"/>
  </animation>
 </tile>
 <tile id="245">
  <animation>
   <frame tileid="245" duration="1200"/>
   <frame tileid="252" duration="1500"/>
  </animation>
 </tile>
 <tile id="263">
  <animation>
   <frame tileid="263" duration="1700"/>
   <frame tileid="270" duration="800"/>
  </animation>
 </tile>
 <tile id="264">
  <animation>
   <frame tileid="264" duration="1700"/>
   <frame tileid="271" duration="800"/>
  </animation>
 </tile>
 <tile id="265">
  <animation>
   <frame tileid="265" duration="1700"/>
   <frame tileid="272" duration="800"/>
  </animation>
 </tile>
 <tile id="266">
  <animation>
   <frame tileid="266" duration="1700"/>
   <frame tileid="273" duration="800"/>
  </animation>
 </tile>
 <tile id="267">
  <animation>
   <frame tileid="267" duration="1700"/>
   <frame tileid="274" duration="800"/>
  </animation>
 </tile>
 <tile id="281">
  <animation>
   <frame tileid="281" duration="1200"/>
   <frame tileid="288" duration="1500"/>
  </animation>
 </tile>
 <tile id="282">
  <animation>
   <frame tileid="282" duration="1200"/>
   <frame tileid="289" duration="1500"/>
  </animation>
 </tile>
 <tile id="283">
  <animation>
   <frame tileid="283" duration="1200"/>
   <frame tileid="290" duration="1500"/>
  </animation>
 </tile>
 <tile id="284">
  <animation>
   <frame tileid="284" duration="1200"/>
   <frame tileid="291" duration="1500"/>
  </animation>
 </tile>
 <tile id="285">
  <animation>
   <frame tileid="285" duration="1200"/>
   <frame tileid="292" duration="1500"/>
  </animation>
 </tile>
 <tile id="303">
  <animation>
   <frame tileid="303" duration="1700"/>
   <frame tileid="310" duration="800"/>
  </animation>
 </tile>
 <tile id="304">
  <animation>
   <frame tileid="304" duration="1700"/>
   <frame tileid="311" duration="800"/>
  </animation>
 </tile>
 <tile id="305">
  <animation>
   <frame tileid="305" duration="1700"/>
   <frame tileid="312" duration="800"/>
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="306" duration="1700"/>
   <frame tileid="313" duration="800"/>
  </animation>
 </tile>
 <tile id="307">
  <animation>
   <frame tileid="307" duration="1700"/>
   <frame tileid="314" duration="800"/>
  </animation>
 </tile>
 <tile id="321">
  <animation>
   <frame tileid="321" duration="1200"/>
   <frame tileid="328" duration="1500"/>
  </animation>
 </tile>
 <tile id="322">
  <animation>
   <frame tileid="322" duration="1200"/>
   <frame tileid="329" duration="1500"/>
  </animation>
 </tile>
 <tile id="323">
  <animation>
   <frame tileid="323" duration="1200"/>
   <frame tileid="330" duration="1500"/>
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="324" duration="1200"/>
   <frame tileid="331" duration="1500"/>
  </animation>
 </tile>
 <tile id="325">
  <animation>
   <frame tileid="325" duration="1200"/>
   <frame tileid="332" duration="1500"/>
  </animation>
 </tile>
 <tile id="344">
  <animation>
   <frame tileid="344" duration="1700"/>
   <frame tileid="351" duration="800"/>
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="345" duration="1700"/>
   <frame tileid="352" duration="800"/>
  </animation>
 </tile>
 <tile id="346">
  <animation>
   <frame tileid="346" duration="1700"/>
   <frame tileid="353" duration="800"/>
  </animation>
 </tile>
 <tile id="347">
  <animation>
   <frame tileid="347" duration="1700"/>
   <frame tileid="354" duration="800"/>
  </animation>
 </tile>
 <tile id="361">
  <animation>
   <frame tileid="361" duration="1200"/>
   <frame tileid="368" duration="1500"/>
  </animation>
 </tile>
 <tile id="362">
  <animation>
   <frame tileid="362" duration="1200"/>
   <frame tileid="369" duration="1500"/>
  </animation>
 </tile>
 <tile id="363">
  <animation>
   <frame tileid="363" duration="1200"/>
   <frame tileid="370" duration="1500"/>
  </animation>
 </tile>
 <tile id="364">
  <animation>
   <frame tileid="364" duration="1200"/>
   <frame tileid="371" duration="1500"/>
  </animation>
 </tile>
 <tile id="383">
  <animation>
   <frame tileid="383" duration="1700"/>
   <frame tileid="390" duration="800"/>
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="384" duration="1700"/>
   <frame tileid="391" duration="800"/>
  </animation>
 </tile>
 <tile id="385">
  <animation>
   <frame tileid="385" duration="1700"/>
   <frame tileid="392" duration="800"/>
  </animation>
 </tile>
 <tile id="386">
  <animation>
   <frame tileid="386" duration="1700"/>
   <frame tileid="393" duration="800"/>
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="387" duration="1700"/>
   <frame tileid="394" duration="800"/>
  </animation>
 </tile>
 <tile id="400">
  <animation>
   <frame tileid="400" duration="1200"/>
   <frame tileid="407" duration="1500"/>
  </animation>
 </tile>
 <tile id="401">
  <animation>
   <frame tileid="401" duration="1200"/>
   <frame tileid="408" duration="1500"/>
  </animation>
 </tile>
 <tile id="402">
  <animation>
   <frame tileid="402" duration="1200"/>
   <frame tileid="409" duration="1500"/>
  </animation>
 </tile>
 <tile id="403">
  <animation>
   <frame tileid="403" duration="1200"/>
   <frame tileid="410" duration="1500"/>
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="404" duration="1200"/>
   <frame tileid="411" duration="1500"/>
  </animation>
 </tile>
 <tile id="405">
  <animation>
   <frame tileid="405" duration="1200"/>
   <frame tileid="412" duration="1500"/>
  </animation>
 </tile>
 <tile id="433">
  <animation>
   <frame tileid="433" duration="640"/>
   <frame tileid="437" duration="640"/>
  </animation>
 </tile>
 <tile id="434">
  <animation>
   <frame tileid="434" duration="640"/>
   <frame tileid="438" duration="640"/>
  </animation>
 </tile>
 <tile id="435">
  <animation>
   <frame tileid="435" duration="640"/>
   <frame tileid="439" duration="640"/>
  </animation>
 </tile>
 <tile id="462">
  <animation>
   <frame tileid="462" duration="5200"/>
   <frame tileid="467" duration="90"/>
  </animation>
 </tile>
 <tile id="463">
  <animation>
   <frame tileid="463" duration="5200"/>
   <frame tileid="468" duration="90"/>
  </animation>
 </tile>
 <tile id="464">
  <animation>
   <frame tileid="464" duration="5200"/>
   <frame tileid="469" duration="90"/>
  </animation>
 </tile>
 <tile id="465">
  <animation>
   <frame tileid="465" duration="5200"/>
   <frame tileid="470" duration="90"/>
  </animation>
 </tile>
 <tile id="466">
  <animation>
   <frame tileid="466" duration="5200"/>
   <frame tileid="471" duration="90"/>
  </animation>
 </tile>
 <tile id="473">
  <animation>
   <frame tileid="473" duration="640"/>
   <frame tileid="477" duration="640"/>
  </animation>
 </tile>
 <tile id="474">
  <animation>
   <frame tileid="474" duration="640"/>
   <frame tileid="478" duration="640"/>
  </animation>
 </tile>
 <tile id="475">
  <animation>
   <frame tileid="475" duration="640"/>
   <frame tileid="479" duration="640"/>
  </animation>
 </tile>
 <tile id="480">
  <animation>
   <frame tileid="480" duration="90"/>
   <frame tileid="485" duration="90"/>
   <frame tileid="490" duration="90"/>
   <frame tileid="495" duration="90"/>
  </animation>
 </tile>
 <tile id="481">
  <animation>
   <frame tileid="481" duration="90"/>
   <frame tileid="486" duration="90"/>
   <frame tileid="491" duration="90"/>
   <frame tileid="496" duration="90"/>
  </animation>
 </tile>
 <tile id="482">
  <animation>
   <frame tileid="482" duration="90"/>
   <frame tileid="487" duration="90"/>
   <frame tileid="492" duration="90"/>
   <frame tileid="497" duration="90"/>
  </animation>
 </tile>
 <tile id="483">
  <animation>
   <frame tileid="483" duration="90"/>
   <frame tileid="488" duration="90"/>
   <frame tileid="493" duration="90"/>
   <frame tileid="498" duration="90"/>
  </animation>
 </tile>
 <tile id="484">
  <animation>
   <frame tileid="484" duration="90"/>
   <frame tileid="489" duration="90"/>
   <frame tileid="494" duration="90"/>
   <frame tileid="499" duration="90"/>
  </animation>
 </tile>
 <tile id="502">
  <animation>
   <frame tileid="502" duration="5200"/>
   <frame tileid="507" duration="90"/>
  </animation>
 </tile>
 <tile id="503">
  <animation>
   <frame tileid="503" duration="5200"/>
   <frame tileid="508" duration="90"/>
  </animation>
 </tile>
 <tile id="504">
  <animation>
   <frame tileid="504" duration="5200"/>
   <frame tileid="509" duration="90"/>
  </animation>
 </tile>
 <tile id="505">
  <animation>
   <frame tileid="505" duration="5200"/>
   <frame tileid="510" duration="90"/>
  </animation>
 </tile>
 <tile id="506">
  <animation>
   <frame tileid="506" duration="5200"/>
   <frame tileid="511" duration="90"/>
  </animation>
 </tile>
 <tile id="513">
  <animation>
   <frame tileid="513" duration="640"/>
   <frame tileid="517" duration="640"/>
  </animation>
 </tile>
 <tile id="514">
  <animation>
   <frame tileid="514" duration="640"/>
   <frame tileid="518" duration="640"/>
  </animation>
 </tile>
 <tile id="515">
  <animation>
   <frame tileid="515" duration="640"/>
   <frame tileid="519" duration="640"/>
  </animation>
 </tile>
 <tile id="520">
  <animation>
   <frame tileid="520" duration="90"/>
   <frame tileid="525" duration="90"/>
   <frame tileid="530" duration="90"/>
   <frame tileid="535" duration="90"/>
  </animation>
 </tile>
 <tile id="521">
  <animation>
   <frame tileid="521" duration="90"/>
   <frame tileid="526" duration="90"/>
   <frame tileid="531" duration="90"/>
   <frame tileid="536" duration="90"/>
  </animation>
 </tile>
 <tile id="522">
  <animation>
   <frame tileid="522" duration="90"/>
   <frame tileid="527" duration="90"/>
   <frame tileid="532" duration="90"/>
   <frame tileid="537" duration="90"/>
  </animation>
 </tile>
 <tile id="523">
  <animation>
   <frame tileid="523" duration="90"/>
   <frame tileid="528" duration="90"/>
   <frame tileid="533" duration="90"/>
   <frame tileid="538" duration="90"/>
  </animation>
 </tile>
 <tile id="524">
  <animation>
   <frame tileid="524" duration="90"/>
   <frame tileid="529" duration="90"/>
   <frame tileid="534" duration="90"/>
   <frame tileid="539" duration="90"/>
  </animation>
 </tile>
 <tile id="542">
  <animation>
   <frame tileid="542" duration="5200"/>
   <frame tileid="547" duration="90"/>
  </animation>
 </tile>
 <tile id="543">
  <animation>
   <frame tileid="543" duration="5200"/>
   <frame tileid="548" duration="90"/>
  </animation>
 </tile>
 <tile id="544">
  <animation>
   <frame tileid="544" duration="5200"/>
   <frame tileid="549" duration="90"/>
  </animation>
 </tile>
 <tile id="545">
  <animation>
   <frame tileid="545" duration="5200"/>
   <frame tileid="550" duration="90"/>
  </animation>
 </tile>
 <tile id="546">
  <animation>
   <frame tileid="546" duration="5200"/>
   <frame tileid="551" duration="90"/>
  </animation>
 </tile>
 <tile id="553">
  <animation>
   <frame tileid="553" duration="640"/>
   <frame tileid="557" duration="640"/>
  </animation>
 </tile>
 <tile id="554">
  <animation>
   <frame tileid="554" duration="640"/>
   <frame tileid="558" duration="640"/>
  </animation>
 </tile>
 <tile id="555">
  <animation>
   <frame tileid="555" duration="640"/>
   <frame tileid="559" duration="640"/>
  </animation>
 </tile>
 <tile id="560">
  <animation>
   <frame tileid="560" duration="90"/>
   <frame tileid="565" duration="90"/>
   <frame tileid="570" duration="90"/>
   <frame tileid="575" duration="90"/>
  </animation>
 </tile>
 <tile id="561">
  <animation>
   <frame tileid="561" duration="90"/>
   <frame tileid="566" duration="90"/>
   <frame tileid="571" duration="90"/>
   <frame tileid="576" duration="90"/>
  </animation>
 </tile>
 <tile id="562">
  <animation>
   <frame tileid="562" duration="90"/>
   <frame tileid="567" duration="90"/>
   <frame tileid="572" duration="90"/>
   <frame tileid="577" duration="90"/>
  </animation>
 </tile>
 <tile id="563">
  <animation>
   <frame tileid="563" duration="90"/>
   <frame tileid="568" duration="90"/>
   <frame tileid="573" duration="90"/>
   <frame tileid="578" duration="90"/>
  </animation>
 </tile>
 <tile id="564">
  <animation>
   <frame tileid="564" duration="90"/>
   <frame tileid="569" duration="90"/>
   <frame tileid="574" duration="90"/>
   <frame tileid="579" duration="90"/>
  </animation>
 </tile>
 <tile id="582">
  <animation>
   <frame tileid="582" duration="5200"/>
   <frame tileid="587" duration="90"/>
  </animation>
 </tile>
 <tile id="583">
  <animation>
   <frame tileid="583" duration="5200"/>
   <frame tileid="588" duration="90"/>
  </animation>
 </tile>
 <tile id="584">
  <animation>
   <frame tileid="584" duration="5200"/>
   <frame tileid="589" duration="90"/>
  </animation>
 </tile>
 <tile id="585">
  <animation>
   <frame tileid="585" duration="5200"/>
   <frame tileid="590" duration="90"/>
  </animation>
 </tile>
 <tile id="586">
  <animation>
   <frame tileid="586" duration="5200"/>
   <frame tileid="591" duration="90"/>
  </animation>
 </tile>
 <tile id="593">
  <animation>
   <frame tileid="593" duration="640"/>
   <frame tileid="597" duration="640"/>
  </animation>
 </tile>
 <tile id="594">
  <animation>
   <frame tileid="594" duration="640"/>
   <frame tileid="598" duration="640"/>
  </animation>
 </tile>
 <tile id="595">
  <animation>
   <frame tileid="595" duration="640"/>
   <frame tileid="599" duration="640"/>
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="600" duration="90"/>
   <frame tileid="605" duration="90"/>
   <frame tileid="610" duration="90"/>
   <frame tileid="615" duration="90"/>
  </animation>
 </tile>
 <tile id="601">
  <animation>
   <frame tileid="601" duration="90"/>
   <frame tileid="606" duration="90"/>
   <frame tileid="611" duration="90"/>
   <frame tileid="616" duration="90"/>
  </animation>
 </tile>
 <tile id="602">
  <animation>
   <frame tileid="602" duration="90"/>
   <frame tileid="607" duration="90"/>
   <frame tileid="612" duration="90"/>
   <frame tileid="617" duration="90"/>
  </animation>
 </tile>
 <tile id="603">
  <animation>
   <frame tileid="603" duration="90"/>
   <frame tileid="608" duration="90"/>
   <frame tileid="613" duration="90"/>
   <frame tileid="618" duration="90"/>
  </animation>
 </tile>
 <tile id="604">
  <animation>
   <frame tileid="604" duration="90"/>
   <frame tileid="609" duration="90"/>
   <frame tileid="614" duration="90"/>
   <frame tileid="619" duration="90"/>
  </animation>
 </tile>
 <tile id="622">
  <animation>
   <frame tileid="622" duration="5200"/>
   <frame tileid="627" duration="90"/>
  </animation>
 </tile>
 <tile id="623">
  <animation>
   <frame tileid="623" duration="5200"/>
   <frame tileid="628" duration="90"/>
  </animation>
 </tile>
 <tile id="624">
  <animation>
   <frame tileid="624" duration="5200"/>
   <frame tileid="629" duration="90"/>
  </animation>
 </tile>
 <tile id="625">
  <animation>
   <frame tileid="625" duration="5200"/>
   <frame tileid="630" duration="90"/>
  </animation>
 </tile>
 <tile id="626">
  <animation>
   <frame tileid="626" duration="5200"/>
   <frame tileid="631" duration="90"/>
  </animation>
 </tile>
 <tile id="633">
  <animation>
   <frame tileid="633" duration="640"/>
   <frame tileid="637" duration="640"/>
  </animation>
 </tile>
 <tile id="634">
  <animation>
   <frame tileid="634" duration="640"/>
   <frame tileid="638" duration="640"/>
  </animation>
 </tile>
 <tile id="635">
  <animation>
   <frame tileid="635" duration="640"/>
   <frame tileid="639" duration="640"/>
  </animation>
 </tile>
 <tile id="640">
  <animation>
   <frame tileid="640" duration="90"/>
   <frame tileid="645" duration="90"/>
   <frame tileid="650" duration="90"/>
   <frame tileid="655" duration="90"/>
  </animation>
 </tile>
 <tile id="641">
  <animation>
   <frame tileid="641" duration="90"/>
   <frame tileid="646" duration="90"/>
   <frame tileid="651" duration="90"/>
   <frame tileid="656" duration="90"/>
  </animation>
 </tile>
 <tile id="642">
  <animation>
   <frame tileid="642" duration="90"/>
   <frame tileid="647" duration="90"/>
   <frame tileid="652" duration="90"/>
   <frame tileid="657" duration="90"/>
  </animation>
 </tile>
 <tile id="643">
  <animation>
   <frame tileid="643" duration="90"/>
   <frame tileid="648" duration="90"/>
   <frame tileid="653" duration="90"/>
   <frame tileid="658" duration="90"/>
  </animation>
 </tile>
 <tile id="644">
  <animation>
   <frame tileid="644" duration="90"/>
   <frame tileid="649" duration="90"/>
   <frame tileid="654" duration="90"/>
   <frame tileid="659" duration="90"/>
  </animation>
 </tile>
 <tile id="662">
  <animation>
   <frame tileid="662" duration="5200"/>
   <frame tileid="667" duration="90"/>
  </animation>
 </tile>
 <tile id="663">
  <animation>
   <frame tileid="663" duration="5200"/>
   <frame tileid="668" duration="90"/>
  </animation>
 </tile>
 <tile id="664">
  <animation>
   <frame tileid="664" duration="5200"/>
   <frame tileid="669" duration="90"/>
  </animation>
 </tile>
 <tile id="665">
  <animation>
   <frame tileid="665" duration="5200"/>
   <frame tileid="670" duration="90"/>
  </animation>
 </tile>
 <tile id="666">
  <animation>
   <frame tileid="666" duration="5200"/>
   <frame tileid="671" duration="90"/>
  </animation>
 </tile>
 <tile id="673">
  <animation>
   <frame tileid="673" duration="640"/>
   <frame tileid="677" duration="640"/>
  </animation>
 </tile>
 <tile id="674">
  <animation>
   <frame tileid="674" duration="640"/>
   <frame tileid="678" duration="640"/>
  </animation>
 </tile>
 <tile id="680">
  <animation>
   <frame tileid="680" duration="90"/>
   <frame tileid="685" duration="90"/>
   <frame tileid="690" duration="90"/>
   <frame tileid="695" duration="90"/>
  </animation>
 </tile>
 <tile id="681">
  <animation>
   <frame tileid="681" duration="90"/>
   <frame tileid="686" duration="90"/>
   <frame tileid="691" duration="90"/>
   <frame tileid="696" duration="90"/>
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="682" duration="90"/>
   <frame tileid="687" duration="90"/>
   <frame tileid="692" duration="90"/>
   <frame tileid="697" duration="90"/>
  </animation>
 </tile>
 <tile id="683">
  <animation>
   <frame tileid="683" duration="90"/>
   <frame tileid="688" duration="90"/>
   <frame tileid="693" duration="90"/>
   <frame tileid="698" duration="90"/>
  </animation>
 </tile>
 <tile id="684">
  <animation>
   <frame tileid="684" duration="90"/>
   <frame tileid="689" duration="90"/>
   <frame tileid="694" duration="90"/>
   <frame tileid="699" duration="90"/>
  </animation>
 </tile>
 <tile id="702">
  <animation>
   <frame tileid="702" duration="5200"/>
   <frame tileid="707" duration="90"/>
  </animation>
 </tile>
 <tile id="703">
  <animation>
   <frame tileid="703" duration="5200"/>
   <frame tileid="708" duration="90"/>
  </animation>
 </tile>
 <tile id="704">
  <animation>
   <frame tileid="704" duration="5200"/>
   <frame tileid="709" duration="90"/>
  </animation>
 </tile>
 <tile id="705">
  <animation>
   <frame tileid="705" duration="5200"/>
   <frame tileid="710" duration="90"/>
  </animation>
 </tile>
 <tile id="706">
  <animation>
   <frame tileid="706" duration="5200"/>
   <frame tileid="711" duration="90"/>
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="713" duration="640"/>
   <frame tileid="717" duration="640"/>
  </animation>
 </tile>
 <tile id="714">
  <animation>
   <frame tileid="714" duration="640"/>
   <frame tileid="718" duration="640"/>
  </animation>
 </tile>
 <tile id="720">
  <animation>
   <frame tileid="720" duration="90"/>
   <frame tileid="725" duration="90"/>
   <frame tileid="730" duration="90"/>
   <frame tileid="735" duration="90"/>
  </animation>
 </tile>
 <tile id="721">
  <animation>
   <frame tileid="721" duration="90"/>
   <frame tileid="726" duration="90"/>
   <frame tileid="731" duration="90"/>
   <frame tileid="736" duration="90"/>
  </animation>
 </tile>
 <tile id="722">
  <animation>
   <frame tileid="722" duration="90"/>
   <frame tileid="727" duration="90"/>
   <frame tileid="732" duration="90"/>
   <frame tileid="737" duration="90"/>
  </animation>
 </tile>
 <tile id="723">
  <animation>
   <frame tileid="723" duration="90"/>
   <frame tileid="728" duration="90"/>
   <frame tileid="733" duration="90"/>
   <frame tileid="738" duration="90"/>
  </animation>
 </tile>
 <tile id="724">
  <animation>
   <frame tileid="724" duration="90"/>
   <frame tileid="729" duration="90"/>
   <frame tileid="734" duration="90"/>
   <frame tileid="739" duration="90"/>
  </animation>
 </tile>
 <tile id="742">
  <animation>
   <frame tileid="742" duration="5200"/>
   <frame tileid="747" duration="90"/>
  </animation>
 </tile>
 <tile id="743">
  <animation>
   <frame tileid="743" duration="5200"/>
   <frame tileid="748" duration="90"/>
  </animation>
 </tile>
 <tile id="744">
  <animation>
   <frame tileid="744" duration="5200"/>
   <frame tileid="749" duration="90"/>
  </animation>
 </tile>
 <tile id="745">
  <animation>
   <frame tileid="745" duration="5200"/>
   <frame tileid="750" duration="90"/>
  </animation>
 </tile>
 <tile id="746">
  <animation>
   <frame tileid="746" duration="5200"/>
   <frame tileid="751" duration="90"/>
  </animation>
 </tile>
 <tile id="760">
  <animation>
   <frame tileid="760" duration="90"/>
   <frame tileid="765" duration="90"/>
   <frame tileid="770" duration="90"/>
   <frame tileid="775" duration="90"/>
  </animation>
 </tile>
 <tile id="761">
  <animation>
   <frame tileid="761" duration="90"/>
   <frame tileid="766" duration="90"/>
   <frame tileid="771" duration="90"/>
   <frame tileid="776" duration="90"/>
  </animation>
 </tile>
 <tile id="762">
  <animation>
   <frame tileid="762" duration="90"/>
   <frame tileid="767" duration="90"/>
   <frame tileid="772" duration="90"/>
   <frame tileid="777" duration="90"/>
  </animation>
 </tile>
 <tile id="763">
  <animation>
   <frame tileid="763" duration="90"/>
   <frame tileid="768" duration="90"/>
   <frame tileid="773" duration="90"/>
   <frame tileid="778" duration="90"/>
  </animation>
 </tile>
 <tile id="764">
  <animation>
   <frame tileid="764" duration="90"/>
   <frame tileid="769" duration="90"/>
   <frame tileid="774" duration="90"/>
   <frame tileid="779" duration="90"/>
  </animation>
 </tile>
 <tile id="800">
  <animation>
   <frame tileid="800" duration="90"/>
   <frame tileid="805" duration="90"/>
   <frame tileid="810" duration="90"/>
   <frame tileid="815" duration="90"/>
  </animation>
 </tile>
 <tile id="801">
  <animation>
   <frame tileid="801" duration="90"/>
   <frame tileid="806" duration="90"/>
   <frame tileid="811" duration="90"/>
   <frame tileid="816" duration="90"/>
  </animation>
 </tile>
 <tile id="802">
  <animation>
   <frame tileid="802" duration="90"/>
   <frame tileid="807" duration="90"/>
   <frame tileid="812" duration="90"/>
   <frame tileid="817" duration="90"/>
  </animation>
 </tile>
 <tile id="803">
  <animation>
   <frame tileid="803" duration="90"/>
   <frame tileid="808" duration="90"/>
   <frame tileid="813" duration="90"/>
   <frame tileid="818" duration="90"/>
  </animation>
 </tile>
 <tile id="804">
  <animation>
   <frame tileid="804" duration="90"/>
   <frame tileid="809" duration="90"/>
   <frame tileid="814" duration="90"/>
   <frame tileid="819" duration="90"/>
  </animation>
 </tile>
 <tile id="840">
  <animation>
   <frame tileid="840" duration="90"/>
   <frame tileid="845" duration="90"/>
   <frame tileid="850" duration="90"/>
   <frame tileid="855" duration="90"/>
  </animation>
 </tile>
 <tile id="841">
  <animation>
   <frame tileid="841" duration="90"/>
   <frame tileid="846" duration="90"/>
   <frame tileid="851" duration="90"/>
   <frame tileid="856" duration="90"/>
  </animation>
 </tile>
 <tile id="842">
  <animation>
   <frame tileid="842" duration="90"/>
   <frame tileid="847" duration="90"/>
   <frame tileid="852" duration="90"/>
   <frame tileid="857" duration="90"/>
  </animation>
 </tile>
 <tile id="843">
  <animation>
   <frame tileid="843" duration="90"/>
   <frame tileid="848" duration="90"/>
   <frame tileid="853" duration="90"/>
   <frame tileid="858" duration="90"/>
  </animation>
 </tile>
 <tile id="844">
  <animation>
   <frame tileid="844" duration="90"/>
   <frame tileid="849" duration="90"/>
   <frame tileid="854" duration="90"/>
   <frame tileid="859" duration="90"/>
  </animation>
 </tile>
 <tile id="1241">
  <animation>
   <frame tileid="1241" duration="2900"/>
   <frame tileid="1245" duration="170"/>
   <frame tileid="1249" duration="1100"/>
   <frame tileid="1245" duration="170"/>
   <frame tileid="1241" duration="1700"/>
  </animation>
 </tile>
 <tile id="1242">
  <animation>
   <frame tileid="1242" duration="2900"/>
   <frame tileid="1246" duration="170"/>
   <frame tileid="1250" duration="1100"/>
   <frame tileid="1246" duration="170"/>
   <frame tileid="1242" duration="1700"/>
  </animation>
 </tile>
 <tile id="1281">
  <animation>
   <frame tileid="1281" duration="2900"/>
   <frame tileid="1285" duration="170"/>
   <frame tileid="1289" duration="1100"/>
   <frame tileid="1285" duration="170"/>
   <frame tileid="1281" duration="1700"/>
  </animation>
 </tile>
 <tile id="1282">
  <animation>
   <frame tileid="1282" duration="2900"/>
   <frame tileid="1286" duration="170"/>
   <frame tileid="1290" duration="1100"/>
   <frame tileid="1286" duration="170"/>
   <frame tileid="1282" duration="1700"/>
  </animation>
 </tile>
 <tile id="1283">
  <animation>
   <frame tileid="1283" duration="2900"/>
   <frame tileid="1287" duration="170"/>
   <frame tileid="1291" duration="1100"/>
   <frame tileid="1287" duration="170"/>
   <frame tileid="1283" duration="1700"/>
  </animation>
 </tile>
 <tile id="1321">
  <animation>
   <frame tileid="1321" duration="2900"/>
   <frame tileid="1325" duration="170"/>
   <frame tileid="1329" duration="1100"/>
   <frame tileid="1325" duration="170"/>
   <frame tileid="1321" duration="1700"/>
  </animation>
 </tile>
 <tile id="1322">
  <animation>
   <frame tileid="1322" duration="2900"/>
   <frame tileid="1326" duration="170"/>
   <frame tileid="1330" duration="1100"/>
   <frame tileid="1326" duration="170"/>
   <frame tileid="1322" duration="1700"/>
  </animation>
 </tile>
 <tile id="1323">
  <animation>
   <frame tileid="1323" duration="2900"/>
   <frame tileid="1327" duration="170"/>
   <frame tileid="1331" duration="1100"/>
   <frame tileid="1327" duration="170"/>
   <frame tileid="1323" duration="1700"/>
  </animation>
 </tile>
 <tile id="1360">
  <animation>
   <frame tileid="1360" duration="2900"/>
   <frame tileid="1364" duration="170"/>
   <frame tileid="1368" duration="1100"/>
   <frame tileid="1364" duration="170"/>
   <frame tileid="1360" duration="1700"/>
  </animation>
 </tile>
 <tile id="1361">
  <animation>
   <frame tileid="1361" duration="2900"/>
   <frame tileid="1365" duration="170"/>
   <frame tileid="1369" duration="1100"/>
   <frame tileid="1365" duration="170"/>
   <frame tileid="1361" duration="1700"/>
  </animation>
 </tile>
 <tile id="1362">
  <animation>
   <frame tileid="1362" duration="2900"/>
   <frame tileid="1366" duration="170"/>
   <frame tileid="1370" duration="1100"/>
   <frame tileid="1366" duration="170"/>
   <frame tileid="1362" duration="1700"/>
  </animation>
 </tile>
 <tile id="1363">
  <animation>
   <frame tileid="1363" duration="2900"/>
   <frame tileid="1367" duration="170"/>
   <frame tileid="1371" duration="1100"/>
   <frame tileid="1367" duration="170"/>
   <frame tileid="1363" duration="1700"/>
  </animation>
 </tile>
 <tile id="1401">
  <animation>
   <frame tileid="1401" duration="2900"/>
   <frame tileid="1405" duration="170"/>
   <frame tileid="1409" duration="1100"/>
   <frame tileid="1405" duration="170"/>
   <frame tileid="1401" duration="1700"/>
  </animation>
 </tile>
 <tile id="1402">
  <animation>
   <frame tileid="1402" duration="2900"/>
   <frame tileid="1406" duration="170"/>
   <frame tileid="1410" duration="1100"/>
   <frame tileid="1406" duration="170"/>
   <frame tileid="1402" duration="1700"/>
  </animation>
 </tile>
 <tile id="1403">
  <animation>
   <frame tileid="1403" duration="2900"/>
   <frame tileid="1407" duration="170"/>
   <frame tileid="1411" duration="1100"/>
   <frame tileid="1407" duration="170"/>
   <frame tileid="1403" duration="1700"/>
  </animation>
 </tile>
 <tile id="1441">
  <animation>
   <frame tileid="1441" duration="2900"/>
   <frame tileid="1445" duration="170"/>
   <frame tileid="1449" duration="1100"/>
   <frame tileid="1445" duration="170"/>
   <frame tileid="1441" duration="1700"/>
  </animation>
 </tile>
 <tile id="1442">
  <animation>
   <frame tileid="1442" duration="2900"/>
   <frame tileid="1446" duration="170"/>
   <frame tileid="1450" duration="1100"/>
   <frame tileid="1446" duration="170"/>
   <frame tileid="1442" duration="1700"/>
  </animation>
 </tile>
 <tile id="1468">
  <animation>
   <frame tileid="1468" duration="900"/>
   <frame tileid="1472" duration="300"/>
   <frame tileid="1468" duration="500"/>
   <frame tileid="1472" duration="300"/>
   <frame tileid="1476" duration="700"/>
   <frame tileid="1472" duration="300"/>
  </animation>
 </tile>
 <tile id="1469">
  <animation>
   <frame tileid="1469" duration="900"/>
   <frame tileid="1473" duration="300"/>
   <frame tileid="1469" duration="500"/>
   <frame tileid="1473" duration="300"/>
   <frame tileid="1477" duration="700"/>
   <frame tileid="1473" duration="300"/>
  </animation>
 </tile>
 <tile id="1470">
  <animation>
   <frame tileid="1470" duration="900"/>
   <frame tileid="1474" duration="300"/>
   <frame tileid="1470" duration="500"/>
   <frame tileid="1474" duration="300"/>
   <frame tileid="1478" duration="700"/>
   <frame tileid="1474" duration="300"/>
  </animation>
 </tile>
 <tile id="1471">
  <animation>
   <frame tileid="1471" duration="900"/>
   <frame tileid="1475" duration="300"/>
   <frame tileid="1471" duration="500"/>
   <frame tileid="1475" duration="300"/>
   <frame tileid="1479" duration="700"/>
   <frame tileid="1475" duration="300"/>
  </animation>
 </tile>
 <tile id="1481">
  <animation>
   <frame tileid="1481" duration="2900"/>
   <frame tileid="1485" duration="170"/>
   <frame tileid="1489" duration="1100"/>
   <frame tileid="1485" duration="170"/>
   <frame tileid="1481" duration="1700"/>
  </animation>
 </tile>
 <tile id="1482">
  <animation>
   <frame tileid="1482" duration="2900"/>
   <frame tileid="1486" duration="170"/>
   <frame tileid="1490" duration="1100"/>
   <frame tileid="1486" duration="170"/>
   <frame tileid="1482" duration="1700"/>
  </animation>
 </tile>
 <tile id="1508">
  <animation>
   <frame tileid="1508" duration="900"/>
   <frame tileid="1512" duration="300"/>
   <frame tileid="1508" duration="500"/>
   <frame tileid="1512" duration="300"/>
   <frame tileid="1516" duration="700"/>
   <frame tileid="1512" duration="300"/>
  </animation>
 </tile>
 <tile id="1509">
  <animation>
   <frame tileid="1509" duration="900"/>
   <frame tileid="1513" duration="300"/>
   <frame tileid="1509" duration="500"/>
   <frame tileid="1513" duration="300"/>
   <frame tileid="1517" duration="700"/>
   <frame tileid="1513" duration="300"/>
  </animation>
 </tile>
 <tile id="1510">
  <animation>
   <frame tileid="1510" duration="900"/>
   <frame tileid="1514" duration="300"/>
   <frame tileid="1510" duration="500"/>
   <frame tileid="1514" duration="300"/>
   <frame tileid="1518" duration="700"/>
   <frame tileid="1514" duration="300"/>
  </animation>
 </tile>
 <tile id="1511">
  <animation>
   <frame tileid="1511" duration="900"/>
   <frame tileid="1515" duration="300"/>
   <frame tileid="1511" duration="500"/>
   <frame tileid="1515" duration="300"/>
   <frame tileid="1519" duration="700"/>
   <frame tileid="1515" duration="300"/>
  </animation>
 </tile>
 <tile id="1548">
  <animation>
   <frame tileid="1548" duration="900"/>
   <frame tileid="1552" duration="300"/>
   <frame tileid="1548" duration="500"/>
   <frame tileid="1552" duration="300"/>
   <frame tileid="1556" duration="700"/>
   <frame tileid="1552" duration="300"/>
  </animation>
 </tile>
 <tile id="1550">
  <animation>
   <frame tileid="1550" duration="900"/>
   <frame tileid="1554" duration="300"/>
   <frame tileid="1550" duration="500"/>
   <frame tileid="1554" duration="300"/>
   <frame tileid="1558" duration="700"/>
   <frame tileid="1554" duration="300"/>
  </animation>
 </tile>
 <tile id="1561">
  <animation>
   <frame tileid="1561" duration="180"/>
   <frame tileid="1565" duration="180"/>
   <frame tileid="1569" duration="180"/>
   <frame tileid="1573" duration="180"/>
  </animation>
 </tile>
 <tile id="1562">
  <animation>
   <frame tileid="1562" duration="180"/>
   <frame tileid="1566" duration="180"/>
   <frame tileid="1570" duration="180"/>
   <frame tileid="1574" duration="180"/>
  </animation>
 </tile>
 <tile id="1578">
  <animation>
   <frame tileid="1578" duration="520"/>
   <frame tileid="1583" duration="260"/>
   <frame tileid="1588" duration="300"/>
   <frame tileid="1583" duration="260"/>
   <frame tileid="1578" duration="420"/>
   <frame tileid="1583" duration="260"/>
   <frame tileid="1588" duration="300"/>
   <frame tileid="1593" duration="140"/>
   <frame tileid="1588" duration="200"/>
   <frame tileid="1583" duration="260"/>
  </animation>
 </tile>
 <tile id="1579">
  <animation>
   <frame tileid="1579" duration="520"/>
   <frame tileid="1584" duration="260"/>
   <frame tileid="1589" duration="300"/>
   <frame tileid="1584" duration="260"/>
   <frame tileid="1579" duration="420"/>
   <frame tileid="1584" duration="260"/>
   <frame tileid="1589" duration="300"/>
   <frame tileid="1594" duration="140"/>
   <frame tileid="1589" duration="200"/>
   <frame tileid="1584" duration="260"/>
  </animation>
 </tile>
 <tile id="1600">
  <animation>
   <frame tileid="1600" duration="180"/>
   <frame tileid="1604" duration="180"/>
   <frame tileid="1608" duration="180"/>
   <frame tileid="1612" duration="180"/>
  </animation>
 </tile>
 <tile id="1601">
  <animation>
   <frame tileid="1601" duration="180"/>
   <frame tileid="1605" duration="180"/>
   <frame tileid="1609" duration="180"/>
   <frame tileid="1613" duration="180"/>
  </animation>
 </tile>
 <tile id="1602">
  <animation>
   <frame tileid="1602" duration="180"/>
   <frame tileid="1606" duration="180"/>
   <frame tileid="1610" duration="180"/>
   <frame tileid="1614" duration="180"/>
  </animation>
 </tile>
 <tile id="1603">
  <animation>
   <frame tileid="1603" duration="180"/>
   <frame tileid="1607" duration="180"/>
   <frame tileid="1611" duration="180"/>
   <frame tileid="1615" duration="180"/>
  </animation>
 </tile>
 <tile id="1618">
  <animation>
   <frame tileid="1618" duration="520"/>
   <frame tileid="1623" duration="260"/>
   <frame tileid="1628" duration="300"/>
   <frame tileid="1623" duration="260"/>
   <frame tileid="1618" duration="420"/>
   <frame tileid="1623" duration="260"/>
   <frame tileid="1628" duration="300"/>
   <frame tileid="1633" duration="140"/>
   <frame tileid="1628" duration="200"/>
   <frame tileid="1623" duration="260"/>
  </animation>
 </tile>
 <tile id="1619">
  <animation>
   <frame tileid="1619" duration="520"/>
   <frame tileid="1624" duration="260"/>
   <frame tileid="1629" duration="300"/>
   <frame tileid="1624" duration="260"/>
   <frame tileid="1619" duration="420"/>
   <frame tileid="1624" duration="260"/>
   <frame tileid="1629" duration="300"/>
   <frame tileid="1634" duration="140"/>
   <frame tileid="1629" duration="200"/>
   <frame tileid="1624" duration="260"/>
  </animation>
 </tile>
 <tile id="1640">
  <animation>
   <frame tileid="1640" duration="180"/>
   <frame tileid="1644" duration="180"/>
   <frame tileid="1648" duration="180"/>
   <frame tileid="1652" duration="180"/>
  </animation>
 </tile>
 <tile id="1641">
  <animation>
   <frame tileid="1641" duration="180"/>
   <frame tileid="1645" duration="180"/>
   <frame tileid="1649" duration="180"/>
   <frame tileid="1653" duration="180"/>
  </animation>
 </tile>
 <tile id="1642">
  <animation>
   <frame tileid="1642" duration="180"/>
   <frame tileid="1646" duration="180"/>
   <frame tileid="1650" duration="180"/>
   <frame tileid="1654" duration="180"/>
  </animation>
 </tile>
 <tile id="1643">
  <animation>
   <frame tileid="1643" duration="180"/>
   <frame tileid="1647" duration="180"/>
   <frame tileid="1651" duration="180"/>
   <frame tileid="1655" duration="180"/>
  </animation>
 </tile>
 <tile id="1657">
  <animation>
   <frame tileid="1657" duration="520"/>
   <frame tileid="1662" duration="260"/>
   <frame tileid="1667" duration="300"/>
   <frame tileid="1662" duration="260"/>
   <frame tileid="1657" duration="420"/>
   <frame tileid="1662" duration="260"/>
   <frame tileid="1667" duration="300"/>
   <frame tileid="1672" duration="140"/>
   <frame tileid="1667" duration="200"/>
   <frame tileid="1662" duration="260"/>
  </animation>
 </tile>
 <tile id="1658">
  <animation>
   <frame tileid="1658" duration="520"/>
   <frame tileid="1663" duration="260"/>
   <frame tileid="1668" duration="300"/>
   <frame tileid="1663" duration="260"/>
   <frame tileid="1658" duration="420"/>
   <frame tileid="1663" duration="260"/>
   <frame tileid="1668" duration="300"/>
   <frame tileid="1673" duration="140"/>
   <frame tileid="1668" duration="200"/>
   <frame tileid="1663" duration="260"/>
  </animation>
 </tile>
 <tile id="1659">
  <animation>
   <frame tileid="1659" duration="520"/>
   <frame tileid="1664" duration="260"/>
   <frame tileid="1669" duration="300"/>
   <frame tileid="1664" duration="260"/>
   <frame tileid="1659" duration="420"/>
   <frame tileid="1664" duration="260"/>
   <frame tileid="1669" duration="300"/>
   <frame tileid="1674" duration="140"/>
   <frame tileid="1669" duration="200"/>
   <frame tileid="1664" duration="260"/>
  </animation>
 </tile>
 <tile id="1680">
  <animation>
   <frame tileid="1680" duration="180"/>
   <frame tileid="1684" duration="180"/>
   <frame tileid="1688" duration="180"/>
   <frame tileid="1692" duration="180"/>
  </animation>
 </tile>
 <tile id="1681">
  <animation>
   <frame tileid="1681" duration="180"/>
   <frame tileid="1685" duration="180"/>
   <frame tileid="1689" duration="180"/>
   <frame tileid="1693" duration="180"/>
  </animation>
 </tile>
 <tile id="1682">
  <animation>
   <frame tileid="1682" duration="180"/>
   <frame tileid="1686" duration="180"/>
   <frame tileid="1690" duration="180"/>
   <frame tileid="1694" duration="180"/>
  </animation>
 </tile>
 <tile id="1683">
  <animation>
   <frame tileid="1683" duration="180"/>
   <frame tileid="1687" duration="180"/>
   <frame tileid="1691" duration="180"/>
   <frame tileid="1695" duration="180"/>
  </animation>
 </tile>
 <tile id="1697">
  <animation>
   <frame tileid="1697" duration="520"/>
   <frame tileid="1702" duration="260"/>
   <frame tileid="1707" duration="300"/>
   <frame tileid="1702" duration="260"/>
   <frame tileid="1697" duration="420"/>
   <frame tileid="1702" duration="260"/>
   <frame tileid="1707" duration="300"/>
   <frame tileid="1712" duration="140"/>
   <frame tileid="1707" duration="200"/>
   <frame tileid="1702" duration="260"/>
  </animation>
 </tile>
 <tile id="1698">
  <animation>
   <frame tileid="1698" duration="520"/>
   <frame tileid="1703" duration="260"/>
   <frame tileid="1708" duration="300"/>
   <frame tileid="1703" duration="260"/>
   <frame tileid="1698" duration="420"/>
   <frame tileid="1703" duration="260"/>
   <frame tileid="1708" duration="300"/>
   <frame tileid="1713" duration="140"/>
   <frame tileid="1708" duration="200"/>
   <frame tileid="1703" duration="260"/>
  </animation>
 </tile>
 <tile id="1699">
  <animation>
   <frame tileid="1699" duration="520"/>
   <frame tileid="1704" duration="260"/>
   <frame tileid="1709" duration="300"/>
   <frame tileid="1704" duration="260"/>
   <frame tileid="1699" duration="420"/>
   <frame tileid="1704" duration="260"/>
   <frame tileid="1709" duration="300"/>
   <frame tileid="1714" duration="140"/>
   <frame tileid="1709" duration="200"/>
   <frame tileid="1704" duration="260"/>
  </animation>
 </tile>
 <tile id="1700">
  <animation>
   <frame tileid="1700" duration="520"/>
   <frame tileid="1705" duration="260"/>
   <frame tileid="1710" duration="300"/>
   <frame tileid="1705" duration="260"/>
   <frame tileid="1700" duration="420"/>
   <frame tileid="1705" duration="260"/>
   <frame tileid="1710" duration="300"/>
   <frame tileid="1715" duration="140"/>
   <frame tileid="1710" duration="200"/>
   <frame tileid="1705" duration="260"/>
  </animation>
 </tile>
 <tile id="1720">
  <animation>
   <frame tileid="1720" duration="180"/>
   <frame tileid="1724" duration="180"/>
   <frame tileid="1728" duration="180"/>
   <frame tileid="1732" duration="180"/>
  </animation>
 </tile>
 <tile id="1721">
  <animation>
   <frame tileid="1721" duration="180"/>
   <frame tileid="1725" duration="180"/>
   <frame tileid="1729" duration="180"/>
   <frame tileid="1733" duration="180"/>
  </animation>
 </tile>
 <tile id="1722">
  <animation>
   <frame tileid="1722" duration="180"/>
   <frame tileid="1726" duration="180"/>
   <frame tileid="1730" duration="180"/>
   <frame tileid="1734" duration="180"/>
  </animation>
 </tile>
 <tile id="1723">
  <animation>
   <frame tileid="1723" duration="180"/>
   <frame tileid="1727" duration="180"/>
   <frame tileid="1731" duration="180"/>
   <frame tileid="1735" duration="180"/>
  </animation>
 </tile>
 <tile id="1737">
  <animation>
   <frame tileid="1737" duration="520"/>
   <frame tileid="1742" duration="260"/>
   <frame tileid="1747" duration="300"/>
   <frame tileid="1742" duration="260"/>
   <frame tileid="1737" duration="420"/>
   <frame tileid="1742" duration="260"/>
   <frame tileid="1747" duration="300"/>
   <frame tileid="1752" duration="140"/>
   <frame tileid="1747" duration="200"/>
   <frame tileid="1742" duration="260"/>
  </animation>
 </tile>
 <tile id="1738">
  <animation>
   <frame tileid="1738" duration="520"/>
   <frame tileid="1743" duration="260"/>
   <frame tileid="1748" duration="300"/>
   <frame tileid="1743" duration="260"/>
   <frame tileid="1738" duration="420"/>
   <frame tileid="1743" duration="260"/>
   <frame tileid="1748" duration="300"/>
   <frame tileid="1753" duration="140"/>
   <frame tileid="1748" duration="200"/>
   <frame tileid="1743" duration="260"/>
  </animation>
 </tile>
 <tile id="1739">
  <animation>
   <frame tileid="1739" duration="520"/>
   <frame tileid="1744" duration="260"/>
   <frame tileid="1749" duration="300"/>
   <frame tileid="1744" duration="260"/>
   <frame tileid="1739" duration="420"/>
   <frame tileid="1744" duration="260"/>
   <frame tileid="1749" duration="300"/>
   <frame tileid="1754" duration="140"/>
   <frame tileid="1749" duration="200"/>
   <frame tileid="1744" duration="260"/>
  </animation>
 </tile>
 <tile id="1740">
  <animation>
   <frame tileid="1740" duration="520"/>
   <frame tileid="1745" duration="260"/>
   <frame tileid="1750" duration="300"/>
   <frame tileid="1745" duration="260"/>
   <frame tileid="1740" duration="420"/>
   <frame tileid="1745" duration="260"/>
   <frame tileid="1750" duration="300"/>
   <frame tileid="1755" duration="140"/>
   <frame tileid="1750" duration="200"/>
   <frame tileid="1745" duration="260"/>
  </animation>
 </tile>
 <tile id="1760">
  <animation>
   <frame tileid="1760" duration="180"/>
   <frame tileid="1764" duration="180"/>
   <frame tileid="1768" duration="180"/>
   <frame tileid="1772" duration="180"/>
  </animation>
 </tile>
 <tile id="1761">
  <animation>
   <frame tileid="1761" duration="180"/>
   <frame tileid="1765" duration="180"/>
   <frame tileid="1769" duration="180"/>
   <frame tileid="1773" duration="180"/>
  </animation>
 </tile>
 <tile id="1762">
  <animation>
   <frame tileid="1762" duration="180"/>
   <frame tileid="1766" duration="180"/>
   <frame tileid="1770" duration="180"/>
   <frame tileid="1774" duration="180"/>
  </animation>
 </tile>
 <tile id="1763">
  <animation>
   <frame tileid="1763" duration="180"/>
   <frame tileid="1767" duration="180"/>
   <frame tileid="1771" duration="180"/>
   <frame tileid="1775" duration="180"/>
  </animation>
 </tile>
 <tile id="1777">
  <animation>
   <frame tileid="1777" duration="520"/>
   <frame tileid="1782" duration="260"/>
   <frame tileid="1787" duration="300"/>
   <frame tileid="1782" duration="260"/>
   <frame tileid="1777" duration="420"/>
   <frame tileid="1782" duration="260"/>
   <frame tileid="1787" duration="300"/>
   <frame tileid="1792" duration="140"/>
   <frame tileid="1787" duration="200"/>
   <frame tileid="1782" duration="260"/>
  </animation>
 </tile>
 <tile id="1778">
  <animation>
   <frame tileid="1778" duration="520"/>
   <frame tileid="1783" duration="260"/>
   <frame tileid="1788" duration="300"/>
   <frame tileid="1783" duration="260"/>
   <frame tileid="1778" duration="420"/>
   <frame tileid="1783" duration="260"/>
   <frame tileid="1788" duration="300"/>
   <frame tileid="1793" duration="140"/>
   <frame tileid="1788" duration="200"/>
   <frame tileid="1783" duration="260"/>
  </animation>
 </tile>
 <tile id="1779">
  <animation>
   <frame tileid="1779" duration="520"/>
   <frame tileid="1784" duration="260"/>
   <frame tileid="1789" duration="300"/>
   <frame tileid="1784" duration="260"/>
   <frame tileid="1779" duration="420"/>
   <frame tileid="1784" duration="260"/>
   <frame tileid="1789" duration="300"/>
   <frame tileid="1794" duration="140"/>
   <frame tileid="1789" duration="200"/>
   <frame tileid="1784" duration="260"/>
  </animation>
 </tile>
 <tile id="1780">
  <animation>
   <frame tileid="1780" duration="520"/>
   <frame tileid="1785" duration="260"/>
   <frame tileid="1790" duration="300"/>
   <frame tileid="1785" duration="260"/>
   <frame tileid="1780" duration="420"/>
   <frame tileid="1785" duration="260"/>
   <frame tileid="1790" duration="300"/>
   <frame tileid="1795" duration="140"/>
   <frame tileid="1790" duration="200"/>
   <frame tileid="1785" duration="260"/>
  </animation>
 </tile>
 <tile id="1800">
  <animation>
   <frame tileid="1800" duration="180"/>
   <frame tileid="1804" duration="180"/>
   <frame tileid="1808" duration="180"/>
   <frame tileid="1812" duration="180"/>
  </animation>
 </tile>
 <tile id="1801">
  <animation>
   <frame tileid="1801" duration="180"/>
   <frame tileid="1805" duration="180"/>
   <frame tileid="1809" duration="180"/>
   <frame tileid="1813" duration="180"/>
  </animation>
 </tile>
 <tile id="1802">
  <animation>
   <frame tileid="1802" duration="180"/>
   <frame tileid="1806" duration="180"/>
   <frame tileid="1810" duration="180"/>
   <frame tileid="1814" duration="180"/>
  </animation>
 </tile>
 <tile id="1803">
  <animation>
   <frame tileid="1803" duration="180"/>
   <frame tileid="1807" duration="180"/>
   <frame tileid="1811" duration="180"/>
   <frame tileid="1815" duration="180"/>
  </animation>
 </tile>
 <tile id="1982">
  <animation>
   <frame tileid="1982" duration="170"/>
   <frame tileid="1984" duration="150"/>
   <frame tileid="1986" duration="190"/>
   <frame tileid="1988" duration="150"/>
   <frame tileid="1984" duration="170"/>
   <frame tileid="1986" duration="140"/>
  </animation>
 </tile>
 <tile id="1983">
  <animation>
   <frame tileid="1983" duration="170"/>
   <frame tileid="1985" duration="150"/>
   <frame tileid="1987" duration="190"/>
   <frame tileid="1989" duration="150"/>
   <frame tileid="1985" duration="170"/>
   <frame tileid="1987" duration="140"/>
  </animation>
 </tile>
 <tile id="1991">
  <animation>
   <frame tileid="1991" duration="1900"/>
   <frame tileid="1996" duration="1900"/>
  </animation>
 </tile>
 <tile id="1992">
  <animation>
   <frame tileid="1992" duration="1900"/>
   <frame tileid="1997" duration="1900"/>
  </animation>
 </tile>
 <tile id="2001">
  <animation>
   <frame tileid="2001" duration="1700"/>
   <frame tileid="2005" duration="130"/>
   <frame tileid="2009" duration="170"/>
   <frame tileid="2005" duration="130"/>
   <frame tileid="2001" duration="1300"/>
   <frame tileid="2013" duration="130"/>
   <frame tileid="2001" duration="1600"/>
   <frame tileid="2005" duration="130"/>
   <frame tileid="2009" duration="170"/>
   <frame tileid="2013" duration="130"/>
  </animation>
 </tile>
 <tile id="2002">
  <animation>
   <frame tileid="2002" duration="1700"/>
   <frame tileid="2006" duration="130"/>
   <frame tileid="2010" duration="170"/>
   <frame tileid="2006" duration="130"/>
   <frame tileid="2002" duration="1300"/>
   <frame tileid="2014" duration="130"/>
   <frame tileid="2002" duration="1600"/>
   <frame tileid="2006" duration="130"/>
   <frame tileid="2010" duration="170"/>
   <frame tileid="2014" duration="130"/>
  </animation>
 </tile>
 <tile id="2016">
  <animation>
   <frame tileid="2016" duration="160"/>
   <frame tileid="2018" duration="140"/>
   <frame tileid="2016" duration="180"/>
   <frame tileid="2020" duration="150"/>
   <frame tileid="2018" duration="120"/>
  </animation>
 </tile>
 <tile id="2022">
  <animation>
   <frame tileid="2022" duration="170"/>
   <frame tileid="2024" duration="150"/>
   <frame tileid="2026" duration="190"/>
   <frame tileid="2028" duration="150"/>
   <frame tileid="2024" duration="170"/>
   <frame tileid="2026" duration="140"/>
  </animation>
 </tile>
 <tile id="2023">
  <animation>
   <frame tileid="2023" duration="170"/>
   <frame tileid="2025" duration="150"/>
   <frame tileid="2027" duration="190"/>
   <frame tileid="2029" duration="150"/>
   <frame tileid="2025" duration="170"/>
   <frame tileid="2027" duration="140"/>
  </animation>
 </tile>
 <tile id="2030">
  <animation>
   <frame tileid="2030" duration="1900"/>
   <frame tileid="2035" duration="1900"/>
  </animation>
 </tile>
 <tile id="2031">
  <animation>
   <frame tileid="2031" duration="1900"/>
   <frame tileid="2036" duration="1900"/>
  </animation>
 </tile>
 <tile id="2032">
  <animation>
   <frame tileid="2032" duration="1900"/>
   <frame tileid="2037" duration="1900"/>
  </animation>
 </tile>
 <tile id="2033">
  <animation>
   <frame tileid="2033" duration="1900"/>
   <frame tileid="2038" duration="1900"/>
  </animation>
 </tile>
 <tile id="2041">
  <animation>
   <frame tileid="2041" duration="1700"/>
   <frame tileid="2045" duration="130"/>
   <frame tileid="2049" duration="170"/>
   <frame tileid="2045" duration="130"/>
   <frame tileid="2041" duration="1300"/>
   <frame tileid="2053" duration="130"/>
   <frame tileid="2041" duration="1600"/>
   <frame tileid="2045" duration="130"/>
   <frame tileid="2049" duration="170"/>
   <frame tileid="2053" duration="130"/>
  </animation>
 </tile>
 <tile id="2042">
  <animation>
   <frame tileid="2042" duration="1700"/>
   <frame tileid="2046" duration="130"/>
   <frame tileid="2050" duration="170"/>
   <frame tileid="2046" duration="130"/>
   <frame tileid="2042" duration="1300"/>
   <frame tileid="2054" duration="130"/>
   <frame tileid="2042" duration="1600"/>
   <frame tileid="2046" duration="130"/>
   <frame tileid="2050" duration="170"/>
   <frame tileid="2054" duration="130"/>
  </animation>
 </tile>
 <tile id="2056">
  <animation>
   <frame tileid="2056" duration="160"/>
   <frame tileid="2058" duration="140"/>
   <frame tileid="2056" duration="180"/>
   <frame tileid="2060" duration="150"/>
   <frame tileid="2058" duration="120"/>
  </animation>
 </tile>
 <tile id="2062">
  <animation>
   <frame tileid="2062" duration="170"/>
   <frame tileid="2064" duration="150"/>
   <frame tileid="2066" duration="190"/>
   <frame tileid="2068" duration="150"/>
   <frame tileid="2064" duration="170"/>
   <frame tileid="2066" duration="140"/>
  </animation>
 </tile>
 <tile id="2063">
  <animation>
   <frame tileid="2063" duration="170"/>
   <frame tileid="2065" duration="150"/>
   <frame tileid="2067" duration="190"/>
   <frame tileid="2069" duration="150"/>
   <frame tileid="2065" duration="170"/>
   <frame tileid="2067" duration="140"/>
  </animation>
 </tile>
 <tile id="2070">
  <animation>
   <frame tileid="2070" duration="1900"/>
   <frame tileid="2075" duration="1900"/>
  </animation>
 </tile>
 <tile id="2071">
  <animation>
   <frame tileid="2071" duration="1900"/>
   <frame tileid="2076" duration="1900"/>
  </animation>
 </tile>
 <tile id="2072">
  <animation>
   <frame tileid="2072" duration="1900"/>
   <frame tileid="2077" duration="1900"/>
  </animation>
 </tile>
 <tile id="2073">
  <animation>
   <frame tileid="2073" duration="1900"/>
   <frame tileid="2078" duration="1900"/>
  </animation>
 </tile>
 <tile id="2081">
  <animation>
   <frame tileid="2081" duration="1700"/>
   <frame tileid="2085" duration="130"/>
   <frame tileid="2089" duration="170"/>
   <frame tileid="2085" duration="130"/>
   <frame tileid="2081" duration="1300"/>
   <frame tileid="2093" duration="130"/>
   <frame tileid="2081" duration="1600"/>
   <frame tileid="2085" duration="130"/>
   <frame tileid="2089" duration="170"/>
   <frame tileid="2093" duration="130"/>
  </animation>
 </tile>
 <tile id="2082">
  <animation>
   <frame tileid="2082" duration="1700"/>
   <frame tileid="2086" duration="130"/>
   <frame tileid="2090" duration="170"/>
   <frame tileid="2086" duration="130"/>
   <frame tileid="2082" duration="1300"/>
   <frame tileid="2094" duration="130"/>
   <frame tileid="2082" duration="1600"/>
   <frame tileid="2086" duration="130"/>
   <frame tileid="2090" duration="170"/>
   <frame tileid="2094" duration="130"/>
  </animation>
 </tile>
 <tile id="2083">
  <animation>
   <frame tileid="2083" duration="1700"/>
   <frame tileid="2087" duration="130"/>
   <frame tileid="2091" duration="170"/>
   <frame tileid="2087" duration="130"/>
   <frame tileid="2083" duration="1300"/>
   <frame tileid="2095" duration="130"/>
   <frame tileid="2083" duration="1600"/>
   <frame tileid="2087" duration="130"/>
   <frame tileid="2091" duration="170"/>
   <frame tileid="2095" duration="130"/>
  </animation>
 </tile>
 <tile id="2096">
  <animation>
   <frame tileid="2096" duration="420"/>
   <frame tileid="2098" duration="420"/>
   <frame tileid="2100" duration="420"/>
  </animation>
 </tile>
 <tile id="2097">
  <animation>
   <frame tileid="2097" duration="420"/>
   <frame tileid="2099" duration="420"/>
   <frame tileid="2101" duration="420"/>
  </animation>
 </tile>
 <tile id="2102">
  <animation>
   <frame tileid="2102" duration="170"/>
   <frame tileid="2104" duration="150"/>
   <frame tileid="2106" duration="190"/>
   <frame tileid="2108" duration="150"/>
   <frame tileid="2104" duration="170"/>
   <frame tileid="2106" duration="140"/>
  </animation>
 </tile>
 <tile id="2103">
  <animation>
   <frame tileid="2103" duration="170"/>
   <frame tileid="2105" duration="150"/>
   <frame tileid="2107" duration="190"/>
   <frame tileid="2109" duration="150"/>
   <frame tileid="2105" duration="170"/>
   <frame tileid="2107" duration="140"/>
  </animation>
 </tile>
 <tile id="2121">
  <animation>
   <frame tileid="2121" duration="1700"/>
   <frame tileid="2125" duration="130"/>
   <frame tileid="2129" duration="170"/>
   <frame tileid="2125" duration="130"/>
   <frame tileid="2121" duration="1300"/>
   <frame tileid="2133" duration="130"/>
   <frame tileid="2121" duration="1600"/>
   <frame tileid="2125" duration="130"/>
   <frame tileid="2129" duration="170"/>
   <frame tileid="2133" duration="130"/>
  </animation>
 </tile>
 <tile id="2122">
  <animation>
   <frame tileid="2122" duration="1700"/>
   <frame tileid="2126" duration="130"/>
   <frame tileid="2130" duration="170"/>
   <frame tileid="2126" duration="130"/>
   <frame tileid="2122" duration="1300"/>
   <frame tileid="2134" duration="130"/>
   <frame tileid="2122" duration="1600"/>
   <frame tileid="2126" duration="130"/>
   <frame tileid="2130" duration="170"/>
   <frame tileid="2134" duration="130"/>
  </animation>
 </tile>
 <tile id="2123">
  <animation>
   <frame tileid="2123" duration="1700"/>
   <frame tileid="2127" duration="130"/>
   <frame tileid="2131" duration="170"/>
   <frame tileid="2127" duration="130"/>
   <frame tileid="2123" duration="1300"/>
   <frame tileid="2135" duration="130"/>
   <frame tileid="2123" duration="1600"/>
   <frame tileid="2127" duration="130"/>
   <frame tileid="2131" duration="170"/>
   <frame tileid="2135" duration="130"/>
  </animation>
 </tile>
 <tile id="2136">
  <animation>
   <frame tileid="2136" duration="420"/>
   <frame tileid="2138" duration="420"/>
   <frame tileid="2140" duration="420"/>
  </animation>
 </tile>
 <tile id="2137">
  <animation>
   <frame tileid="2137" duration="420"/>
   <frame tileid="2139" duration="420"/>
   <frame tileid="2141" duration="420"/>
  </animation>
 </tile>
 <tile id="2164">
  <animation>
   <frame tileid="2164" duration="80"/>
   <frame tileid="2174" duration="80"/>
   <frame tileid="2184" duration="80"/>
   <frame tileid="2194" duration="80"/>
  </animation>
 </tile>
 <tile id="2165">
  <animation>
   <frame tileid="2165" duration="80"/>
   <frame tileid="2175" duration="80"/>
   <frame tileid="2185" duration="80"/>
   <frame tileid="2195" duration="80"/>
  </animation>
 </tile>
 <tile id="2201">
  <animation>
   <frame tileid="2201" duration="80"/>
   <frame tileid="2211" duration="80"/>
   <frame tileid="2221" duration="80"/>
   <frame tileid="2231" duration="80"/>
  </animation>
 </tile>
 <tile id="2202">
  <animation>
   <frame tileid="2202" duration="80"/>
   <frame tileid="2212" duration="80"/>
   <frame tileid="2222" duration="80"/>
   <frame tileid="2232" duration="80"/>
  </animation>
 </tile>
 <tile id="2203">
  <animation>
   <frame tileid="2203" duration="80"/>
   <frame tileid="2213" duration="80"/>
   <frame tileid="2223" duration="80"/>
   <frame tileid="2233" duration="80"/>
  </animation>
 </tile>
 <tile id="2204">
  <animation>
   <frame tileid="2204" duration="80"/>
   <frame tileid="2214" duration="80"/>
   <frame tileid="2224" duration="80"/>
   <frame tileid="2234" duration="80"/>
  </animation>
 </tile>
 <tile id="2205">
  <animation>
   <frame tileid="2205" duration="80"/>
   <frame tileid="2215" duration="80"/>
   <frame tileid="2225" duration="80"/>
   <frame tileid="2235" duration="80"/>
  </animation>
 </tile>
 <tile id="2206">
  <animation>
   <frame tileid="2206" duration="80"/>
   <frame tileid="2216" duration="80"/>
   <frame tileid="2226" duration="80"/>
   <frame tileid="2236" duration="80"/>
  </animation>
 </tile>
 <tile id="2207">
  <animation>
   <frame tileid="2207" duration="80"/>
   <frame tileid="2217" duration="80"/>
   <frame tileid="2227" duration="80"/>
   <frame tileid="2237" duration="80"/>
  </animation>
 </tile>
 <tile id="2208">
  <animation>
   <frame tileid="2208" duration="80"/>
   <frame tileid="2218" duration="80"/>
   <frame tileid="2228" duration="80"/>
   <frame tileid="2238" duration="80"/>
  </animation>
 </tile>
 <tile id="2240">
  <animation>
   <frame tileid="2240" duration="80"/>
   <frame tileid="2250" duration="80"/>
   <frame tileid="2260" duration="80"/>
   <frame tileid="2270" duration="80"/>
  </animation>
 </tile>
 <tile id="2241">
  <animation>
   <frame tileid="2241" duration="80"/>
   <frame tileid="2251" duration="80"/>
   <frame tileid="2261" duration="80"/>
   <frame tileid="2271" duration="80"/>
  </animation>
 </tile>
 <tile id="2242">
  <animation>
   <frame tileid="2242" duration="80"/>
   <frame tileid="2252" duration="80"/>
   <frame tileid="2262" duration="80"/>
   <frame tileid="2272" duration="80"/>
  </animation>
 </tile>
 <tile id="2243">
  <animation>
   <frame tileid="2243" duration="80"/>
   <frame tileid="2253" duration="80"/>
   <frame tileid="2263" duration="80"/>
   <frame tileid="2273" duration="80"/>
  </animation>
 </tile>
 <tile id="2244">
  <animation>
   <frame tileid="2244" duration="80"/>
   <frame tileid="2254" duration="80"/>
   <frame tileid="2264" duration="80"/>
   <frame tileid="2274" duration="80"/>
  </animation>
 </tile>
 <tile id="2245">
  <animation>
   <frame tileid="2245" duration="80"/>
   <frame tileid="2255" duration="80"/>
   <frame tileid="2265" duration="80"/>
   <frame tileid="2275" duration="80"/>
  </animation>
 </tile>
 <tile id="2246">
  <animation>
   <frame tileid="2246" duration="80"/>
   <frame tileid="2256" duration="80"/>
   <frame tileid="2266" duration="80"/>
   <frame tileid="2276" duration="80"/>
  </animation>
 </tile>
 <tile id="2247">
  <animation>
   <frame tileid="2247" duration="80"/>
   <frame tileid="2257" duration="80"/>
   <frame tileid="2267" duration="80"/>
   <frame tileid="2277" duration="80"/>
  </animation>
 </tile>
 <tile id="2248">
  <animation>
   <frame tileid="2248" duration="80"/>
   <frame tileid="2258" duration="80"/>
   <frame tileid="2268" duration="80"/>
   <frame tileid="2278" duration="80"/>
  </animation>
 </tile>
 <tile id="2249">
  <animation>
   <frame tileid="2249" duration="80"/>
   <frame tileid="2259" duration="80"/>
   <frame tileid="2269" duration="80"/>
   <frame tileid="2279" duration="80"/>
  </animation>
 </tile>
 <tile id="2360">
  <animation>
   <frame tileid="2360" duration="900"/>
   <frame tileid="2373" duration="700"/>
  </animation>
 </tile>
 <tile id="2361">
  <animation>
   <frame tileid="2361" duration="900"/>
   <frame tileid="2374" duration="700"/>
  </animation>
 </tile>
 <tile id="2362">
  <animation>
   <frame tileid="2362" duration="900"/>
   <frame tileid="2375" duration="700"/>
  </animation>
 </tile>
 <tile id="2363">
  <animation>
   <frame tileid="2363" duration="900"/>
   <frame tileid="2376" duration="700"/>
  </animation>
 </tile>
 <tile id="2364">
  <animation>
   <frame tileid="2364" duration="900"/>
   <frame tileid="2377" duration="700"/>
  </animation>
 </tile>
 <tile id="2365">
  <animation>
   <frame tileid="2365" duration="900"/>
   <frame tileid="2378" duration="700"/>
  </animation>
 </tile>
 <tile id="2366">
  <animation>
   <frame tileid="2366" duration="900"/>
   <frame tileid="2379" duration="700"/>
  </animation>
 </tile>
 <tile id="2367">
  <animation>
   <frame tileid="2367" duration="900"/>
   <frame tileid="2380" duration="700"/>
  </animation>
 </tile>
 <tile id="2368">
  <animation>
   <frame tileid="2368" duration="900"/>
   <frame tileid="2381" duration="700"/>
  </animation>
 </tile>
 <tile id="2369">
  <animation>
   <frame tileid="2369" duration="900"/>
   <frame tileid="2382" duration="700"/>
  </animation>
 </tile>
 <tile id="2370">
  <animation>
   <frame tileid="2370" duration="900"/>
   <frame tileid="2383" duration="700"/>
  </animation>
 </tile>
 <tile id="2371">
  <animation>
   <frame tileid="2371" duration="900"/>
   <frame tileid="2384" duration="700"/>
  </animation>
 </tile>
 <tile id="2372">
  <animation>
   <frame tileid="2372" duration="900"/>
   <frame tileid="2385" duration="700"/>
  </animation>
 </tile>
 <tile id="2400">
  <animation>
   <frame tileid="2400" duration="900"/>
   <frame tileid="2413" duration="700"/>
  </animation>
 </tile>
 <tile id="2401">
  <animation>
   <frame tileid="2401" duration="900"/>
   <frame tileid="2414" duration="700"/>
  </animation>
 </tile>
 <tile id="2402">
  <animation>
   <frame tileid="2402" duration="900"/>
   <frame tileid="2415" duration="700"/>
  </animation>
 </tile>
 <tile id="2403">
  <animation>
   <frame tileid="2403" duration="900"/>
   <frame tileid="2416" duration="700"/>
  </animation>
 </tile>
 <tile id="2404">
  <animation>
   <frame tileid="2404" duration="900"/>
   <frame tileid="2417" duration="700"/>
  </animation>
 </tile>
 <tile id="2405">
  <animation>
   <frame tileid="2405" duration="900"/>
   <frame tileid="2418" duration="700"/>
  </animation>
 </tile>
 <tile id="2406">
  <animation>
   <frame tileid="2406" duration="900"/>
   <frame tileid="2419" duration="700"/>
  </animation>
 </tile>
 <tile id="2407">
  <animation>
   <frame tileid="2407" duration="900"/>
   <frame tileid="2420" duration="700"/>
  </animation>
 </tile>
 <tile id="2408">
  <animation>
   <frame tileid="2408" duration="900"/>
   <frame tileid="2421" duration="700"/>
  </animation>
 </tile>
 <tile id="2409">
  <animation>
   <frame tileid="2409" duration="900"/>
   <frame tileid="2422" duration="700"/>
  </animation>
 </tile>
 <tile id="2410">
  <animation>
   <frame tileid="2410" duration="900"/>
   <frame tileid="2423" duration="700"/>
  </animation>
 </tile>
 <tile id="2411">
  <animation>
   <frame tileid="2411" duration="900"/>
   <frame tileid="2424" duration="700"/>
  </animation>
 </tile>
 <tile id="2412">
  <animation>
   <frame tileid="2412" duration="900"/>
   <frame tileid="2425" duration="700"/>
  </animation>
 </tile>
 <tile id="2440">
  <animation>
   <frame tileid="2440" duration="800"/>
   <frame tileid="2454" duration="900"/>
  </animation>
 </tile>
 <tile id="2441">
  <animation>
   <frame tileid="2441" duration="800"/>
   <frame tileid="2455" duration="900"/>
  </animation>
 </tile>
 <tile id="2442">
  <animation>
   <frame tileid="2442" duration="800"/>
   <frame tileid="2456" duration="900"/>
  </animation>
 </tile>
 <tile id="2443">
  <animation>
   <frame tileid="2443" duration="800"/>
   <frame tileid="2457" duration="900"/>
  </animation>
 </tile>
 <tile id="2444">
  <animation>
   <frame tileid="2444" duration="800"/>
   <frame tileid="2458" duration="900"/>
  </animation>
 </tile>
 <tile id="2445">
  <animation>
   <frame tileid="2445" duration="800"/>
   <frame tileid="2459" duration="900"/>
  </animation>
 </tile>
 <tile id="2446">
  <animation>
   <frame tileid="2446" duration="800"/>
   <frame tileid="2460" duration="900"/>
  </animation>
 </tile>
 <tile id="2447">
  <animation>
   <frame tileid="2447" duration="800"/>
   <frame tileid="2461" duration="900"/>
  </animation>
 </tile>
 <tile id="2448">
  <animation>
   <frame tileid="2448" duration="800"/>
   <frame tileid="2462" duration="900"/>
  </animation>
 </tile>
 <tile id="2449">
  <animation>
   <frame tileid="2449" duration="800"/>
   <frame tileid="2463" duration="900"/>
  </animation>
 </tile>
 <tile id="2450">
  <animation>
   <frame tileid="2450" duration="800"/>
   <frame tileid="2464" duration="900"/>
  </animation>
 </tile>
 <tile id="2451">
  <animation>
   <frame tileid="2451" duration="800"/>
   <frame tileid="2465" duration="900"/>
  </animation>
 </tile>
 <tile id="2452">
  <animation>
   <frame tileid="2452" duration="800"/>
   <frame tileid="2466" duration="900"/>
  </animation>
 </tile>
 <tile id="2453">
  <animation>
   <frame tileid="2453" duration="800"/>
   <frame tileid="2467" duration="900"/>
  </animation>
 </tile>
 <tile id="2480">
  <animation>
   <frame tileid="2480" duration="800"/>
   <frame tileid="2494" duration="900"/>
  </animation>
 </tile>
 <tile id="2481">
  <animation>
   <frame tileid="2481" duration="800"/>
   <frame tileid="2495" duration="900"/>
  </animation>
 </tile>
 <tile id="2482">
  <animation>
   <frame tileid="2482" duration="800"/>
   <frame tileid="2496" duration="900"/>
  </animation>
 </tile>
 <tile id="2483">
  <animation>
   <frame tileid="2483" duration="800"/>
   <frame tileid="2497" duration="900"/>
  </animation>
 </tile>
 <tile id="2484">
  <animation>
   <frame tileid="2484" duration="800"/>
   <frame tileid="2498" duration="900"/>
  </animation>
 </tile>
 <tile id="2485">
  <animation>
   <frame tileid="2485" duration="800"/>
   <frame tileid="2499" duration="900"/>
  </animation>
 </tile>
 <tile id="2486">
  <animation>
   <frame tileid="2486" duration="800"/>
   <frame tileid="2500" duration="900"/>
  </animation>
 </tile>
 <tile id="2487">
  <animation>
   <frame tileid="2487" duration="800"/>
   <frame tileid="2501" duration="900"/>
  </animation>
 </tile>
 <tile id="2488">
  <animation>
   <frame tileid="2488" duration="800"/>
   <frame tileid="2502" duration="900"/>
  </animation>
 </tile>
 <tile id="2489">
  <animation>
   <frame tileid="2489" duration="800"/>
   <frame tileid="2503" duration="900"/>
  </animation>
 </tile>
 <tile id="2490">
  <animation>
   <frame tileid="2490" duration="800"/>
   <frame tileid="2504" duration="900"/>
  </animation>
 </tile>
 <tile id="2491">
  <animation>
   <frame tileid="2491" duration="800"/>
   <frame tileid="2505" duration="900"/>
  </animation>
 </tile>
 <tile id="2492">
  <animation>
   <frame tileid="2492" duration="800"/>
   <frame tileid="2506" duration="900"/>
  </animation>
 </tile>
 <tile id="2493">
  <animation>
   <frame tileid="2493" duration="800"/>
   <frame tileid="2507" duration="900"/>
  </animation>
 </tile>
</tileset>
