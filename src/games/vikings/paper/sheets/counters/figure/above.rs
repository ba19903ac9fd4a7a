//! Draws figures who stand or ride, from above: boots, cloak, coat, arms, and the head on top of all of them.

use super::Pose;
use super::arms;
use super::look::{Arms, LEATHER, LINEN, Look, METAL, SKIN};
use crate::sheets::counters::pen::{Pen, Spot};
use drawing::Color;
use sheets::look::INK;
use vikings::Person;

/// The colour of the figure's shadow.
const SHADOW: Color = Color::rgb(0, 0, 0).with_alpha(72);
/// The colour of blood.
const BLOOD: Color = Color::rgb(178, 24, 30);
/// The position of the hand that bears a weapon.
pub const RIGHT_HAND: Spot = (2.6, -2.1);
/// The position of the hand in front of the body, which holds the bow.
const FORE_HAND: Spot = (-0.5, -4.2);
/// The middle of a shield.
pub const SHIELD: Spot = (-2.6, 0.9);

/// Draws a figure that faces the upper edge.
pub fn draw(pen: &mut Pen, look: &Look, pose: Pose) {
    if !pose.is_mounted() {
        pen.shade(&[(-3.4, -1.2), (3.6, -1.2), (4.2, 1.6), (2.8, 3.9), (-1.6, 3.9), (-3.2, 2.0)], SHADOW);
    }
    legs(pen, look, pose);
    arms::weapon(pen, look, pose.is_mounted());
    coat(pen, look);
    limbs(pen, look);
    if let Some(shield) = look.shield {
        arms::shield(pen, shield, SHIELD);
    }
    head(pen, look, pose);
}

/// Draws the boots: in stride below the hem, or on both sides of a horse. Women and elders have a long hem instead.
fn legs(pen: &mut Pen, look: &Look, pose: Pose) {
    if pose.is_mounted() {
        for side in [-1.0, 1.0] {
            pen.limb(&[(1.2 * side, 0.6), (3.5 * side, 0.4), (3.9 * side, -1.0)], 1.3, LEATHER);
        }
    } else if look.kind == Person::Man {
        pen.limb(&[(0.9, 0.8), (1.2, 3.0)], 1.3, LEATHER);
        pen.oval((-1.1, -1.7), 0.75, 1.15, LEATHER);
    } else {
        let hem = [(-2.2, -1.6), (2.2, -1.6), (3.2, 1.2), (2.3, 3.6), (-2.3, 3.6), (-3.2, 1.2)];
        pen.soft(&hem, look.cloth);
        for x in [-1.2, 0.0, 1.2] {
            pen.line(&[(x * 0.7, 1.0), (x * 1.2, 2.7)], 0.16, INK);
        }
        if look.kind == Person::Woman {
            pen.soft(&[(-1.1, -1.6), (1.1, -1.6), (1.0, -2.1), (0.0, -2.3), (-1.0, -2.1)], LINEN);
        }
    }
}

/// Draws the hem, the cloak behind, and the shoulders over both.
fn coat(pen: &mut Pen, look: &Look) {
    if look.kind == Person::Man {
        pen.oval((0.0, 0.6), 2.2, 1.9, look.cloth);
    }
    if let Some(cloak) = look.cloak {
        let hem: &[Spot] = if look.berserk { &PELT } else { &CLOAK };
        if look.berserk {
            pen.shape(hem, cloak);
        } else {
            pen.soft(hem, cloak);
        }
        for x in [-1.0, 0.0, 1.0] {
            pen.line(&[(x * 0.8, 1.2), (x * 1.3, 3.0)], 0.18, Look::shaded(cloak));
        }
    }
    let chest = if look.berserk { SKIN } else { look.coat() };
    pen.oval((0.0, 0.0), 2.8, 1.6, chest);
    pen.shade(&[(-2.4, 0.5), (0.0, 0.9), (2.4, 0.5), (1.8, 1.4), (0.0, 1.7), (-1.8, 1.4)], Look::shaded(chest));
    if look.mail {
        for row in 0..3 {
            let (y, wide) = (-0.8 + 0.7 * f64::from(row), 2.3 - 0.3 * f64::from((row - 1_i32).abs()));
            let links: Vec<Spot> =
                (-6..=6).map(|step| (f64::from(step) * wide / 6.0, y + if step % 2 == 0 { 0.14 } else { -0.14 })).collect();
            pen.line(&links, 0.13, INK);
        }
    }
}

/// The outline of a cloak, from the shoulders.
const CLOAK: [Spot; 8] = [(-2.9, -1.2), (2.9, -1.2), (3.0, 1.2), (2.6, 3.8), (1.0, 4.4), (-1.0, 4.4), (-2.6, 3.8), (-3.0, 1.2)];
/// The outline of a bear's skin with its ragged hem.
const PELT: [Spot; 13] = [
    (-2.9, -0.9),
    (2.9, -0.9),
    (3.3, 0.6),
    (2.6, 1.4),
    (3.0, 2.6),
    (1.9, 2.6),
    (1.5, 4.0),
    (0.6, 3.2),
    (-0.4, 4.2),
    (-1.2, 3.0),
    (-2.4, 3.4),
    (-2.2, 2.0),
    (-3.3, 1.2),
];

/// Draws both arms and hands. Berserkers have bare arms.
fn limbs(pen: &mut Pen, look: &Look) {
    let sleeve = if look.berserk { SKIN } else { look.cloth };
    let mut arm = |spots: &[Spot]| {
        pen.limb(spots, 1.15, sleeve);
        if let Some(hand) = spots.last() {
            pen.disc(*hand, 0.62, SKIN);
        }
    };
    match look.arms {
        Arms::Bow => {
            arm(&[(2.2, -0.2), (3.1, -1.0), (0.7, -1.9)]);
            arm(&[(-2.2, -0.4), (-2.0, -2.6), FORE_HAND]);
        }
        Arms::Basket => {
            arm(&[(2.2, -0.2), (2.7, -1.5), (1.5, -2.8)]);
            arm(&[(-2.2, -0.2), (-2.7, -1.5), (-1.5, -2.8)]);
        }
        // A figure without a shield holds the axe with both hands on the haft.
        Arms::Axe if look.shield.is_none() => {
            arm(&[(2.3, -0.2), (3.3, -0.8), RIGHT_HAND]);
            arm(&[(-2.3, -0.3), (-1.9, -2.2), (1.9, -4.2)]);
        }
        Arms::Axe | Arms::Sword | Arms::Spear | Arms::Staff => {
            arm(&[(2.3, -0.2), (3.3, -0.8), RIGHT_HAND]);
            arm(&[(-2.3, -0.1), (-3.0, 0.5), (-2.6, 1.2)]);
        }
    }
}

/// Draws the beard, and the hair or the helmet. Wounded figures have lost their helmet and wear a bandage.
fn head(pen: &mut Pen, look: &Look, pose: Pose) {
    if look.beard {
        pen.soft(&[(-1.0, -1.0), (1.0, -1.0), (0.7, -2.3), (0.0, -3.0), (-0.7, -2.3)], look.hair);
    } else {
        pen.disc((0.0, -1.75), 0.42, SKIN);
    }
    if look.kind == Person::Woman {
        for side in [-1.0, 1.0] {
            pen.limb(&[(0.9 * side, 0.2), (1.3 * side, 1.6), (1.2 * side, 2.9)], 0.6, look.hair);
        }
    }
    if look.mail && !pose.is_hurt() {
        helmet(pen);
        return;
    }
    pen.disc((0.0, -0.3), 1.5, look.hair);
    if look.kind == Person::Elder {
        pen.disc((0.0, -0.45), 0.85, SKIN);
    } else {
        for x in [-0.7, 0.0, 0.7] {
            pen.line(&[(x * 0.5, -1.2), (x * 1.3, 0.6)], 0.16, Look::shaded(look.hair));
        }
    }
    if pose.is_hurt() {
        pen.shape(&[(-1.5, -0.9), (1.45, 0.0), (1.3, 0.75), (-1.55, -0.15)], LINEN);
        pen.shade(&[(-0.4, -0.5), (0.5, -0.2), (0.4, 0.4), (-0.5, 0.2)], BLOOD);
    }
}

/// Draws a helmet of four plates with a nose guard.
fn helmet(pen: &mut Pen) {
    pen.shape(&[(-0.3, -1.6), (0.3, -1.6), (0.25, -2.3), (-0.25, -2.3)], METAL);
    pen.disc((0.0, -0.3), 1.6, METAL);
    pen.shade(&[(0.2, 1.1), (1.2, 0.6), (1.4, -0.6), (1.0, -0.1), (0.6, 0.6)], Look::shaded(METAL));
    pen.ring((0.0, -0.3), 1.2, 0.16, INK);
    pen.line(&[(0.0, -1.8), (0.0, 1.2)], 0.3, INK);
    pen.line(&[(-1.5, -0.3), (1.5, -0.3)], 0.3, INK);
    pen.disc((0.0, -0.3), 0.42, Color::rgb(226, 190, 92));
}
