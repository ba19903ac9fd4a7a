//! The symbols of troops and fortresses, which show what they fight with, or how many they are.

use super::Mark;
use super::Shape::{Oval, Ring};

/// The symbol of a fortress: walls, a dome, and two guns that look up.
pub(super) const FORTRESS: &[Mark] = &[
    Mark::ink(Ring(&[-560, 300, -490, 90, -330, 90, -330, 30, 330, 30, 330, 90, 490, 90, 560, 300])),
    Mark::ink(Ring(&[-260, 0, -230, -110, -150, -180, -60, -210, 60, -210, 150, -180, 230, -110, 260, 0])),
    Mark::ink(Ring(&[100, -130, 470, -300, 510, -230, 160, -60])),
    Mark::ink(Ring(&[-100, -130, -470, -300, -510, -230, -160, -60])),
    Mark::cut(Ring(&[-120, 140, 120, 140, 120, 185, -120, 185])),
    Mark::cut(Ring(&[-400, 140, -240, 140, -240, 185, -400, 185])),
    Mark::cut(Ring(&[240, 140, 400, 140, 400, 185, 240, 185])),
];
/// The symbol of grav armor: a hull that narrows downwards, above the two jets that carry it.
pub(super) const GRAV_ARMOR: &[Mark] = &[
    Mark::ink(Ring(&[-560, -150, -440, -80, 400, -80, 520, -20, 280, 130, -280, 130])),
    Mark::ink(Ring(&[-260, -110, -190, -300, 30, -300, 100, -110])),
    Mark::ink(Ring(&[20, -290, 560, -230, 560, -170, 60, -190])),
    Mark::ink(Ring(&[-290, 170, -70, 170, -130, 300, -230, 300])),
    Mark::ink(Ring(&[70, 170, 290, 170, 230, 300, 130, 300])),
    Mark::cut(Ring(&[-220, 0, 220, 0, 200, 40, -200, 40])),
];
/// The symbol of power troopers: a trooper in armour, with a long gun at the hip.
pub(super) const POWER_TROOPERS: &[Mark] = &[
    Mark::ink(Ring(&[-200, -300, -40, -300, -10, -180, -230, -180])),
    Mark::ink(Ring(&[
        -390, -200, -250, -210, -220, -150, -20, -150, 10, -210, 150, -200, 170, -90, 520, -90, 520, -20, 100, -10, 20, 0, 0, 60,
        140, 300, -30, 300, -120, 130, -210, 300, -380, 300, -250, 70, -280, -30, -300, 90, -410, 90,
    ])),
    Mark::cut(Ring(&[-170, -260, -30, -260, -30, -225, -170, -225])),
];
/// The symbol of raiders: a helmet with horns.
pub(super) const RAIDERS: &[Mark] = &[
    Mark::ink(Ring(&[-270, 30, -250, -90, -160, -210, 0, -260, 160, -210, 250, -90, 270, 30])),
    Mark::ink(Ring(&[
        -300, 60, 300, 60, 300, 140, 190, 140, 160, 300, 60, 300, 50, 140, -50, 140, -60, 300, -160, 300, -190, 140, -300, 140,
    ])),
    Mark::ink(Ring(&[-260, -20, -440, -50, -530, -160, -540, -300, -440, -190, -340, -150, -240, -140])),
    Mark::ink(Ring(&[260, -20, 440, -50, 530, -160, 540, -300, 440, -190, 340, -150, 240, -140])),
];
/// The symbol of forces: a running soldier.
pub(super) const FORCES: &[Mark] = &[
    Mark::ink(Oval(70, -230, 70, 70)),
    Mark::ink(Ring(&[
        -30, -160, 120, -140, 100, 20, 240, 90, 210, 260, 130, 250, 140, 130, -20, 80, -100, 190, -330, 230, -340, 150, -150,
        120, -80, 0,
    ])),
    Mark::ink(Ring(&[-260, -90, 460, -90, 460, -40, 60, -40, -240, 10])),
];
/// The symbol of an army group: three soldiers who stand in line.
pub(super) const ARMY_GROUP: &[Mark] = &[
    Mark::ink(Oval(-360, -220, 75, 75)),
    Mark::ink(Ring(&[-465, -130, -255, -130, -280, 300, -440, 300])),
    Mark::ink(Oval(0, -220, 75, 75)),
    Mark::ink(Ring(&[-105, -130, 105, -130, 80, 300, -80, 300])),
    Mark::ink(Oval(360, -220, 75, 75)),
    Mark::ink(Ring(&[255, -130, 465, -130, 440, 300, 280, 300])),
    Mark::ink(Ring(&[-520, -30, 520, -30, 520, 35, -520, 35])),
];
/// The symbol of an air wing: three jets in formation.
pub(super) const AIR_WING: &[Mark] = &[
    Mark::ink(Ring(&[586, 0, 299, -48, 138, -132, 68, -132, 161, 0, 68, 132, 138, 132, 299, 48])),
    Mark::ink(Ring(&[16, -165, -272, -213, -432, -297, -502, -297, -410, -165, -502, -33, -432, -33, -272, -117])),
    Mark::ink(Ring(&[16, 165, -272, 117, -432, 33, -502, 33, -410, 165, -502, 297, -432, 297, -272, 213])),
];
/// The symbol of a tank corps: a turret over tracks with wheels.
pub(super) const TANK_CORPS: &[Mark] = &[
    Mark::ink(Ring(&[-480, 70, -390, 0, 340, 0, 440, 70, 440, 190, 330, 280, -370, 280, -480, 190])),
    Mark::ink(Ring(&[-200, -30, -170, -190, 100, -190, 150, -30])),
    Mark::ink(Ring(&[110, -150, 520, -150, 520, -90, 110, -90])),
    Mark::cut(Oval(-320, 145, 75, 75)),
    Mark::cut(Oval(-110, 145, 75, 75)),
    Mark::cut(Oval(100, 145, 75, 75)),
    Mark::cut(Oval(300, 145, 75, 75)),
];
/// The symbol of a horde: a round shield in front of crossed spears.
pub(super) const HORDE: &[Mark] = &[
    Mark::ink(Ring(&[-360, -300, -220, -220, -260, -190, 370, 260, 330, 300, -300, -160, -340, -130])),
    Mark::ink(Ring(&[360, -300, 220, -220, 260, -190, -370, 260, -330, 300, 300, -160, 340, -130])),
    Mark::cut(Oval(0, 30, 235, 235)),
    Mark::ink(Oval(0, 30, 200, 200)),
    Mark::cut(Oval(0, 30, 75, 75)),
    Mark::ink(Oval(0, 30, 40, 40)),
];
/// The symbol of militia: a soldier with a flag.
pub(super) const MILITIA: &[Mark] = &[
    Mark::ink(Oval(-190, -190, 85, 85)),
    Mark::ink(Ring(&[
        -310, -80, -70, -80, -20, 40, 90, -30, 120, 30, -40, 140, -100, 100, -90, 300, -180, 300, -190, 150, -200, 300, -290, 300,
    ])),
    Mark::ink(Ring(&[100, -300, 155, -300, 155, 300, 100, 300])),
    Mark::ink(Ring(&[150, -300, 480, -260, 410, -160, 480, -60, 150, -40])),
];
