//! The symbols of weapon pods.

use super::Mark;
use super::Shape::{Band, Oval, Ring};

/// The symbol of an ECM pod: a mast that radiates to both sides.
pub(super) const ECM: &[Mark] = &[
    Mark::ink(Oval(0, -140, 75, 75)),
    Mark::ink(Ring(&[-35, -100, 35, -100, 130, 300, 60, 300, 0, 60, -60, 300, -130, 300])),
    Mark::ink(Band((0, -140), (150, 205), (-50, 50))),
    Mark::ink(Band((0, -140), (280, 335), (-40, 45))),
    Mark::ink(Band((0, -140), (150, 205), (130, 230))),
    Mark::ink(Band((0, -140), (280, 335), (135, 220))),
];
/// The symbol of a missile pod: two missiles.
pub(super) const MISSILES: &[Mark] = &[
    Mark::ink(Ring(&[540, -150, 340, -225, -290, -225, -460, -275, -420, -150, -460, -25, -290, -75, 340, -75])),
    Mark::ink(Ring(&[540, 150, 340, 75, -290, 75, -460, 25, -420, 150, -460, 275, -290, 225, 340, 225])),
    Mark::cut(Ring(&[260, -240, 300, -240, 300, -60, 260, -60])),
    Mark::cut(Ring(&[260, 60, 300, 60, 300, 240, 260, 240])),
];
/// The symbol of a repulsor pod: a projector behind two curved waves that repel.
pub(super) const REPULSOR: &[Mark] = &[
    Mark::ink(Band((-360, 0), (540, 630), (-31, 31))),
    Mark::ink(Band((-360, 0), (740, 830), (-22, 22))),
    Mark::ink(Ring(&[-500, -210, -260, -210, -80, -90, -80, 90, -260, 210, -500, 210])),
    Mark::cut(Oval(-300, 0, 80, 80)),
];
