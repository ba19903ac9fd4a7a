//! Draws weapons and shields from above, large enough to be recognized from an arm's length away.

use super::above::RIGHT_HAND;
use super::look::{Arms, LEATHER, LINEN, Look, METAL, SKIN, Shield, WOOD};
use crate::sheets::counters::pen::{Pen, Spot};
use drawing::Color;
use geometry::Angle;
use sheets::look::INK;

const BRASS: Color = Color::rgb(206, 162, 72);
/// How far a weapon leans inwards, away from the letters of the counter, in parts of its length.
const INWARDS: f64 = -0.5;
/// How far a weapon leans outwards, away from the horse's neck, in parts of its length.
const OUTWARDS: f64 = 0.16;

/// The haft in the right hand, along which the parts of a weapon are placed.
struct Haft {
    lean: f64,
}

impl Haft {
    /// The point that is this far ahead of the hand and this far to its right.
    fn at(&self, ahead: f64, aside: f64) -> Spot {
        (RIGHT_HAND.0 + ahead * self.lean + aside, RIGHT_HAND.1 - ahead + aside * self.lean)
    }

    fn all<const N: usize>(&self, places: [(f64, f64); N]) -> [Spot; N] {
        places.map(|(ahead, aside)| self.at(ahead, aside))
    }
}

/// Draws the weapon. The hands are drawn over it later.
pub fn weapon(pen: &mut Pen, look: &Look, mounted: bool) {
    let haft = Haft { lean: if mounted { OUTWARDS } else { INWARDS } };
    match look.arms {
        Arms::Bow => bow(pen),
        Arms::Axe => axe(pen, &haft, mounted),
        Arms::Sword => sword(pen, &haft),
        Arms::Spear => spear(pen, &haft),
        Arms::Staff => staff(pen, &haft),
        Arms::Basket => basket(pen),
    }
}

fn spear(pen: &mut Pen, haft: &Haft) {
    pen.limb(&haft.all([(-4.8, 0.0), (3.2, 0.0)]), 0.55, WOOD);
    pen.shape(&haft.all([(5.3, 0.0), (4.2, 0.85), (3.2, 0.3), (2.8, 0.3), (2.8, -0.3), (3.2, -0.3), (4.2, -0.85)]), METAL);
    pen.line(&haft.all([(5.1, 0.0), (3.2, 0.0)]), 0.13, INK);
}

fn sword(pen: &mut Pen, haft: &Haft) {
    pen.shape(&haft.all([(5.6, 0.0), (4.8, 0.52), (0.9, 0.62), (0.9, -0.62), (4.8, -0.52)]), METAL);
    pen.line(&haft.all([(4.6, 0.0), (1.4, 0.0)]), 0.18, INK);
    pen.limb(&haft.all([(0.8, -1.2), (0.8, 1.2)]), 0.45, BRASS);
    pen.limb(&haft.all([(0.6, 0.0), (-1.1, 0.0)]), 0.5, LEATHER);
    let (x, y) = haft.at(-1.2, 0.0);
    pen.disc((x, y), 0.55, BRASS);
}

/// Draws an axe. On foot its edge faces inwards; on a horse it faces away from the horse's neck.
fn axe(pen: &mut Pen, haft: &Haft, mounted: bool) {
    let side = if mounted { 1.0 } else { -1.0 };
    pen.limb(&haft.all([(-4.2, 0.0), (5.1, 0.0)]), 0.6, WOOD);
    let blade = [(4.7, -0.1), (4.4, 0.9), (5.2, 2.1), (3.7, 2.6), (2.0, 2.0), (2.8, 0.9), (2.6, -0.1)];
    pen.shape(&haft.all(blade.map(|(ahead, aside)| (ahead, aside * side))), METAL);
    let edge = [(4.9, 1.8), (3.7, 2.1), (2.4, 1.7)];
    pen.line(&haft.all(edge.map(|(ahead, aside)| (ahead, aside * side))), 0.14, INK);
}

fn staff(pen: &mut Pen, haft: &Haft) {
    pen.limb(&haft.all([(-4.2, 0.0), (3.6, 0.0)]), 0.55, WOOD);
    let [from, by, on, to] = haft.all([(3.6, 0.0), (5.6, 0.3), (5.4, -1.8), (3.8, -1.3)]);
    pen.bend([from, by, on, to], 0.5, WOOD);
}

/// Draws a bow at full draw with its arrow, and a quiver on the back.
fn bow(pen: &mut Pen) {
    pen.limb(&[(1.0, 1.2), (2.0, 3.1)], 1.1, LEATHER);
    pen.line(&[(2.0, 3.1), (2.4, 3.8)], 0.3, LINEN);
    pen.line(&[(-3.9, -2.9), (0.1, -2.0), (3.3, -2.9)], 0.16, INK);
    pen.bend([(-3.9, -2.9), (-2.9, -5.4), (2.1, -5.4), (3.3, -2.9)], 0.55, WOOD);
    pen.line(&[(0.1, -1.6), (-0.4, -6.3)], 0.34, INK);
    pen.shape(&[(-0.5, -7.2), (0.25, -5.7), (-0.4, -6.0), (-1.05, -5.6)], METAL);
}

/// Draws a basket of loaves.
fn basket(pen: &mut Pen) {
    pen.oval((0.0, -3.6), 2.0, 1.4, WOOD);
    pen.oval((0.0, -3.7), 1.5, 0.95, LEATHER);
    for (x, y) in [(-0.6, -3.9), (0.6, -3.9), (0.0, -3.4)] {
        pen.oval((x, y), 0.6, 0.45, SKIN);
    }
}

/// Draws a shield with its device, its rim and its boss.
pub fn shield(pen: &mut Pen, shield: Shield, (x, y): Spot) {
    let Shield { radius, device, paint } = shield;
    pen.disc((x, y), radius, LINEN);
    let at = |across: f64, down: f64| (x + across * radius, y + down * radius);
    // The point of the rim at an angle clockwise from the right, in quarter turns.
    let rim = |quarters: f64| {
        let (sine, cosine) = Angle::degrees(quarters * 90.0).sine_cosine();
        at(cosine * 0.86, sine * 0.86)
    };
    let wedge = |from: f64| -> Vec<Spot> {
        std::iter::once((x, y)).chain((0..=4).map(|step| rim(from + f64::from(step) / 4.0))).collect()
    };
    match device {
        0 => [0.0, 2.0].into_iter().for_each(|from| pen.flat(&wedge(from), paint)),
        1 => [0.5, 2.5].into_iter().for_each(|from| pen.flat(&wedge(from), paint)),
        2 => {
            pen.line(&[at(0.0, -0.8), at(0.0, 0.8)], 0.7, paint);
            pen.line(&[at(-0.8, 0.0), at(0.8, 0.0)], 0.7, paint);
        }
        3 => pen.ring((x, y), radius * 0.58, 0.6, paint),
        _ => [0.0, 1.0].into_iter().for_each(|from| pen.flat(&wedge(from), paint)),
    }
    pen.ring((x, y), radius * 0.9, 0.3, LEATHER);
    pen.disc((x, y), 0.62, METAL);
    pen.shade(&[at(-0.05, 0.15), at(0.2, 0.0), at(0.18, 0.2), at(0.05, 0.24)], Look::shaded(METAL));
}
