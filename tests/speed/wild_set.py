"""A component set that uses every word of the effect language, for what our own sets leave out."""

from __future__ import annotations

import re

from townwright.games.skylines.box.components import DRAFT, Box
from townwright.games.skylines.box.loader import load, own_set

CONDITIONS = {
    "use(med)": "adj(svc)>=2|size=3",
    "lab<0": "lab<=0&city(util)>=1",
    "in(R)>=2": "in(tile)>=3&adj(R)=0",
    "water": "water&boards>=1|in(gar)",
    "adj(R)": "adj(zone)>1",
    "in(I)": "in(uniq)|in(svc)>=2",
    "hap>5": "always",
    "in(util)": "in(pow)|city(wat)<1",
    "cri=0": "size<4&cri=0",
}

SECTIONS = """
[unique]
2Q1 | H7 | lab-1 | now if size>=7: hap+4; provide med district | One
2Q2 | B6 |       | provide edu city; mute cop                  | Two
2Q3 | E7 | tra+1 | build C,I if same: mon+1; build svc if apart: cri~1; build zone: lab~1 | Three
2Q4 | C6 | mon-2 | price labor -2; price uniq +2; price policy -1 | Four
2Q5 | A6 |       | burden R,C: lab~1 mon-1; ease util mon 2    | Five
3Q1 | G8 | tra+1 | now: mon+8; now if adj(tile)>=2: hap+2      | Six
3Q2 | S9 |       | build R if same: hap+1 lab+1; build R if apart: hap+1 tra+1 lab+2 | Seven
3Q3 | K8 |       | provide bus city; provide prk district; forbid build I if in(R)>=1 | Eight
3Q4 | H7 |       | milestone if pol<=2|city(uniq)>=2: hap+1 mon-1; final: pol-2 ovr+1 | Nine
3Q5 | E7 | lab-1 | ease I,zone pol 1; extend prk; burden uniq: hap-1 | Ten

[roles]
K1  | price svc -5; burden svc: pol+1       | Role one
K2  | price util +1; extend bus             | Role two
K3  | milestone if pow>=0&wat>=0: hap+1     | Role three
K4  | milestone: pol-1 cri~2 mon-2          | Role four
K5  | price labor +2; ease zone lab 1       | Role five
K6  | price swap -5; forbid policy if mon<5 | Role six
K7  | build C if water: mon+1               | Role seven
K8  | ease I lab 1; burden I: lab-1         | Role eight
K9  | extend svc; forbid build C if adj(I)>=1 | Role nine
K10 | price open -1; price renew -1; final: hap+1 | Role ten

[policies]
2P1 | mon-1 | now: gar+3; now if boards>=2: hap+1 | Policy one
2P2 | hap-2 | now: wat~3                  | Policy two
2P3 | mon-1 | now: cri-3; now if city(svc)>=3: mon+2 | Policy three
2P4 | mon-1 | now: lab~3                  | Policy four
2P5 | hap-1 | now: mon+5 lab+4            | Policy five
3P1 | mon-2 | now if in(R): pow+4         | Policy six
3P2 | lab-1 | now: pol-2 tra-2            | Policy seven
3P3 |       | now: ovr-3 hap+9            | Policy eight

[news]
2N1 | build zone if lab<0: hap-1          | News one
2N2 | burden R: wat-1 lab-1               | News two
2N3 | forbid end if boards<2; burden C: gar-1 | News three
2N4 | forbid swap if mon>=4               | News four
2N5 | burden C,I: tra+1; mute prk         | News five
3N1 | price svc +1; price util +1; price renew +1 | News six
3N2 | forbid build I,R if pol>=2&water    | News seven
3N3 | mute bus; mute edu; mute med        | News eight
3N4 | now: cri+2; now if city(R)>=2: mon-4 | News nine
3N5 | forbid policy; milestone: pow-2 hap-1 | News ten
"""


def wild_set() -> Box:
    """The draft with other conditions and other special cards."""
    text = own_set(DRAFT).source.replace(f"skylines components {DRAFT}", "skylines components wild", 1)
    for title in ("unique", "roles", "policies", "news"):
        text = re.sub(rf"^\[{title}\]\n(?:(?!\[).*\n)*", "", text, flags=re.M)
    for old, new in CONDITIONS.items():
        text = re.sub(rf"(\| ){re.escape(old)} ", rf"\g<1>{new} ", text)
    return load(text + SECTIONS)
