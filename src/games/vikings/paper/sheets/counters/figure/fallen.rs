//! Draws figures who lie on the ground at full length with their shields. The stunned have stars round their heads, and the dead lie in blood.

use super::arms;
use super::look::{LEATHER, LINEN, Look, SKIN};
use crate::sheets::counters::pen::{Pen, Spot};
use drawing::Color;
use geometry::Angle;
use sheets::look::INK;
use vikings::Person;

const BLOOD: Color = Color::rgb(150, 22, 28);
const STAR: Color = Color::rgb(252, 214, 74);
/// The outline of a berserker's bear's skin, which lies spread out below.
const PELT: [Spot; 13] = [
    (-2.4, -3.0),
    (2.4, -3.0),
    (3.2, -1.2),
    (2.5, -0.2),
    (3.2, 1.4),
    (2.4, 1.6),
    (2.3, 3.4),
    (1.2, 2.6),
    (0.0, 3.8),
    (-1.2, 2.6),
    (-2.5, 3.2),
    (-2.4, 1.2),
    (-3.2, 0.2),
];

/// Draws a figure on the ground, with its head towards the upper edge.
pub fn draw(pen: &mut Pen, look: &Look, dead: bool) {
    if dead {
        let pool = [(-2.6, -3.4), (0.6, -4.6), (3.2, -2.4), (2.6, 0.4), (3.6, 2.2), (0.4, 2.0), (-2.4, 2.8), (-3.4, 0.0)];
        pen.shade(&pool, BLOOD);
    }
    legs(pen, look, dead);
    // The shield, which fell off the left arm.
    if let Some(shield) = look.shield {
        arms::shield(pen, shield, if dead { (2.2, 2.6) } else { (-2.2, -0.6) });
    }
    trunk(pen, look, dead);
    head(pen, look, dead);
    if !dead {
        for (x, y) in [(-2.5, -4.4), (-0.9, -6.3), (1.6, -6.0)] {
            star(pen, (x, y));
        }
    }
}

fn legs(pen: &mut Pen, look: &Look, dead: bool) {
    let feet: [Spot; 2] = if dead { [(-1.5, 4.9), (2.0, 4.4)] } else { [(-1.1, 4.2), (1.9, 3.2)] };
    for (side, foot) in [-1.0, 1.0].into_iter().zip(feet) {
        pen.limb(&[(0.7 * side, 1.0), (foot.0 * 0.8, 3.0), foot], 1.2, LEATHER);
    }
    if look.kind != Person::Man {
        pen.soft(&[(-1.4, 0.2), (1.4, 0.2), (2.4, 3.8), (0.0, 4.6), (-2.2, 3.8)], look.cloth);
    }
}

fn trunk(pen: &mut Pen, look: &Look, dead: bool) {
    let sleeve = if look.berserk { SKIN } else { look.cloth };
    let hands: [&[Spot]; 2] = if dead {
        [&[(-1.6, -2.2), (-3.0, -2.8), (-3.4, -4.4)], &[(1.6, -2.2), (3.2, -1.6), (4.0, -3.0)]]
    } else {
        [&[(-1.6, -2.2), (-2.9, -1.4), (-2.6, 0.4)], &[(1.6, -2.2), (2.9, -2.8), (1.5, -4.0)]]
    };
    for arm in hands {
        pen.limb(arm, 1.1, sleeve);
        if let Some(hand) = arm.last() {
            pen.disc(*hand, 0.6, SKIN);
        }
    }
    let trunk = [(-2.1, -3.0), (2.1, -3.0), (1.9, -0.4), (2.2, 2.2), (0.0, 2.5), (-2.2, 2.2), (-1.9, -0.4)];
    if let Some(fur) = look.cloak.filter(|_| look.berserk) {
        // The bear's skin lies below the berserker and over one shoulder. The chest is bare.
        pen.shape(&PELT, fur);
        pen.soft(&trunk, SKIN);
        pen.line(&[(-0.9, -0.9), (0.0, -0.6), (0.9, -0.9)], 0.14, Look::shaded(SKIN));
        pen.shape(&[(-2.2, -2.9), (-0.5, -3.0), (1.9, 0.6), (2.2, 2.2), (1.3, 1.8), (0.6, 2.6), (-0.2, 0.4), (-1.8, -1.0)], fur);
    } else {
        pen.soft(&trunk, look.coat());
    }
    if look.mail {
        for y in [-1.6, -0.6, 0.4] {
            let links: Vec<Spot> =
                (-5..=5).map(|step| (f64::from(step) * 0.28, y + if step % 2 == 0 { 0.14 } else { -0.14 })).collect();
            pen.line(&links, 0.13, INK);
        }
    }
    pen.line(&[(-1.5, 1.1), (1.5, 1.1)], 0.5, LEATHER);
}

fn head(pen: &mut Pen, look: &Look, dead: bool) {
    pen.disc((0.0, -3.9), 1.55, look.hair);
    pen.disc((0.0, -3.6), 1.2, SKIN);
    if look.beard {
        pen.soft(&[(-1.0, -3.3), (1.0, -3.3), (0.8, -2.2), (0.0, -1.6), (-0.8, -2.2)], look.hair);
    }
    for x in [-0.5, 0.5] {
        let eye = |slope: f64| [(x - 0.24, -3.9 - slope), (x + 0.24, -3.9 + slope)];
        pen.line(&eye(0.2), 0.16, INK);
        if dead {
            pen.line(&eye(-0.2), 0.16, INK);
        }
    }
    if dead {
        pen.shade(&[(-1.4, -4.6), (-0.2, -5.2), (0.9, -4.9), (0.2, -4.4), (-0.6, -4.1)], BLOOD);
    } else {
        pen.shape(&[(-1.4, -4.9), (1.3, -5.1), (1.45, -4.5), (-1.5, -4.3)], LINEN);
    }
}

fn star(pen: &mut Pen, (x, y): Spot) {
    let corner = |step: u32| {
        let (sine, cosine) = Angle::degrees(f64::from(step) * 36.0 - 90.0).sine_cosine();
        let reach = if step.is_multiple_of(2) { 0.95 } else { 0.4 };
        (x + cosine * reach, y + sine * reach)
    };
    pen.shape(&(0..10).map(corner).collect::<Vec<_>>(), STAR);
}
