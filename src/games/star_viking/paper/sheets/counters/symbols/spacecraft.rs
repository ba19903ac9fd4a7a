//! The symbols of spacecraft, drawn from the side or from above, whichever view tells them apart better.

use super::Mark;
use super::Shape::{Oval, Ring};

/// The symbol of a cruiser: a longship with both ends raised, the bow as a dragon's neck, and a sail of plates.
pub(super) const CRUISER: &[Mark] = &[
    Mark::ink(Ring(&[
        -560, -240, -460, -210, -390, -20, -290, 20, 260, 20, 360, -40, 410, -200, 590, -280, 530, -140, 520, 20, 400, 190, 260,
        240, -320, 240, -480, 140,
    ])),
    Mark::ink(Ring(&[-190, -10, -250, -290, 130, -290, 190, -10])),
    Mark::cut(Ring(&[-320, 95, 300, 95, 300, 130, -320, 130])),
    Mark::cut(Ring(&[-210, -200, 140, -200, 140, -160, -210, -160])),
];
/// The symbol of a sloop: a flying axe, seen from above.
pub(super) const SLOOP: &[Mark] = &[
    Mark::ink(Ring(&[
        560, 0, 220, -75, 20, -95, -160, -295, -520, -295, -300, -130, -220, 0, -300, 130, -520, 295, -160, 295, 20, 95, 220, 75,
    ])),
    Mark::cut(Oval(120, 0, 100, 28)),
];
/// The symbol of a battlecruiser: a heavy stern with a tower, and in front of it two prongs, of which the lower is longer.
pub(super) const BATTLECRUISER: &[Mark] = &[
    Mark::ink(Ring(&[
        360, -110, 290, -190, 40, -190, -20, -150, -90, -150, -110, -300, -360, -300, -380, -170, -460, -170, -490, -260, -600,
        -260, -600, 260, -490, 260, -460, 190, -380, 190, -300, 300, 60, 300, 160, 230, 480, 210, 600, 120, 540, 50, 120, 30, 80,
        0, 80, -30, 120, -60, 320, -70,
    ])),
    Mark::cut(Ring(&[-480, 10, -60, 10, -60, 50, -480, 50])),
    Mark::cut(Ring(&[-300, -250, -170, -250, -170, -210, -300, -210])),
];
/// The symbol of a frigate: a sphere in front of a thin spine, with a block of engines.
pub(super) const FRIGATE: &[Mark] = &[
    Mark::ink(Oval(390, 0, 200, 200)),
    Mark::ink(Ring(&[240, -35, 240, 35, -300, 35, -300, -35])),
    Mark::ink(Ring(&[
        -260, -200, -260, 200, -420, 200, -580, 260, -580, 50, -480, 40, -480, -40, -580, -50, -580, -260, -420, -200,
    ])),
    Mark::ink(Ring(&[-100, 20, -20, 20, 50, 190, -40, 190])),
    Mark::ink(Ring(&[-100, -20, -20, -20, 50, -190, -40, -190])),
    Mark::cut(Ring(&[420, -90, 530, -55, 530, -10, 420, -35])),
    Mark::cut(Ring(&[-420, -120, -320, -120, -320, -80, -420, -80])),
    Mark::cut(Ring(&[-420, 80, -320, 80, -320, 120, -420, 120])),
];
/// The symbol of an escort: a spindle that pierces a large ring.
pub(super) const ESCORT: &[Mark] = &[
    Mark::ink(Ring(&[560, 0, 360, -85, -420, -85, -540, -150, -540, 150, -420, 85, 360, 85])),
    Mark::ink(Oval(-40, 0, 175, 300)),
    Mark::cut(Oval(-40, 0, 95, 210)),
    Mark::ink(Ring(&[-140, -85, 80, -85, 80, 85, -140, 85])),
];
/// The symbol of a merchant: three round tanks on a keel, with a cab in front.
pub(super) const MERCHANT: &[Mark] = &[
    Mark::ink(Oval(-370, -75, 150, 150)),
    Mark::ink(Oval(-50, -75, 150, 150)),
    Mark::ink(Oval(270, -75, 150, 150)),
    Mark::ink(Ring(&[-580, 100, 440, 100, 460, -60, 560, -60, 590, 60, 540, 190, -490, 190])),
    Mark::ink(Ring(&[-500, 220, -320, 220, -360, 300, -460, 300])),
    Mark::ink(Ring(&[240, 220, 420, 220, 380, 300, 280, 300])),
    Mark::cut(Oval(-370, -75, 50, 50)),
    Mark::cut(Oval(-50, -75, 50, 50)),
    Mark::cut(Oval(270, -75, 50, 50)),
];
/// The symbol of a patrol boat: a short hull below a dish on a mast.
pub(super) const PATROL_BOAT: &[Mark] = &[
    Mark::ink(Ring(&[390, 70, 260, -10, 60, -10, 20, -70, -140, -70, -160, -10, -360, -30, -360, 170, -260, 230, 180, 230])),
    Mark::ink(Ring(&[-75, -50, -75, -170, -25, -170, -25, -50])),
    Mark::ink(Ring(&[-190, -300, 90, -300, 40, -190, -140, -190])),
    Mark::cut(Ring(&[-260, 70, 200, 70, 200, 105, -260, 105])),
];
/// The symbol of a fighter, the smallest spacecraft, seen from above: wings that end in guns.
pub(super) const FIGHTER: &[Mark] = &[
    Mark::ink(Ring(&[
        460, 0, 190, -40, 0, -65, -190, -175, 260, -225, 260, -275, -370, -275, -300, -80, -430, -80, -430, 80, -300, 80, -370,
        275, 260, 275, 260, 225, -190, 175, 0, 65, 190, 40,
    ])),
    Mark::cut(Oval(110, 0, 80, 20)),
];
