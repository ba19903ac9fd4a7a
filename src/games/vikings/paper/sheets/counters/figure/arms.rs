//! Weapons and shields from above, large enough to be read at arm's length.

use super::above::RIGHT_HAND;
use super::look::{Arms, LEATHER, LINEN, Look, METAL, SKIN, Shield, WOOD};
use super::pen::{Pen, Spot};
use drawing::Color;
use geometry::Angle;
use sheets::look::INK;

const BRASS: Color = Color::rgb(206, 162, 72);
/// How far a weapon leans, in parts of its length: inwards, clear of the letters of a counter; outwards of a horse's neck.
const INWARDS: f64 = -0.36;
const OUTWARDS: f64 = 0.16;

/// A haft through the right hand, along which the parts of a weapon are placed.
struct Haft {
    lean: f64,
}

impl Haft {
    /// A place this far ahead of the hand, and this far to the right.
    fn at(&self, ahead: f64, aside: f64) -> Spot {
        (RIGHT_HAND.0 + ahead * self.lean + aside, RIGHT_HAND.1 - ahead + aside * self.lean)
    }

    fn all<const N: usize>(&self, places: [(f64, f64); N]) -> [Spot; N] {
        places.map(|(ahead, aside)| self.at(ahead, aside))
    }
}

/// Draws the weapon below the hands.
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
    pen.limb(&haft.all([(-5.2, 0.0), (4.4, 0.0)]), 0.5, WOOD);
    pen.shape(&haft.all([(6.6, 0.0), (5.2, 0.75), (4.2, 0.28), (3.8, 0.28), (3.8, -0.28), (4.2, -0.28), (5.2, -0.75)]), METAL);
    pen.line(&haft.all([(6.1, 0.0), (4.2, 0.0)]), 0.13, INK);
}

fn sword(pen: &mut Pen, haft: &Haft) {
    pen.shape(&haft.all([(6.4, 0.0), (5.6, 0.5), (0.9, 0.6), (0.9, -0.6), (5.6, -0.5)]), METAL);
    pen.line(&haft.all([(5.4, 0.0), (1.4, 0.0)]), 0.18, INK);
    pen.limb(&haft.all([(0.8, -1.2), (0.8, 1.2)]), 0.45, BRASS);
    pen.limb(&haft.all([(0.6, 0.0), (-1.1, 0.0)]), 0.5, LEATHER);
    let (x, y) = haft.at(-1.2, 0.0);
    pen.disc((x, y), 0.55, BRASS);
}

/// The edge looks inwards on foot, and away from the horse's neck.
fn axe(pen: &mut Pen, haft: &Haft, mounted: bool) {
    let side = if mounted { 1.0 } else { -1.0 };
    pen.limb(&haft.all([(-4.2, 0.0), (6.0, 0.0)]), 0.55, WOOD);
    let blade = [(5.6, -0.1), (5.3, 0.9), (6.1, 2.1), (4.6, 2.6), (2.9, 2.0), (3.7, 0.9), (3.5, -0.1)];
    pen.shape(&haft.all(blade.map(|(ahead, aside)| (ahead, aside * side))), METAL);
    let edge = [(5.8, 1.8), (4.6, 2.1), (3.3, 1.7)];
    pen.line(&haft.all(edge.map(|(ahead, aside)| (ahead, aside * side))), 0.14, INK);
}

fn staff(pen: &mut Pen, haft: &Haft) {
    pen.limb(&haft.all([(-4.6, 0.0), (4.6, 0.0)]), 0.55, WOOD);
    let [from, by, on, to] = haft.all([(4.6, 0.0), (6.6, 0.3), (6.4, -1.8), (4.8, -1.3)]);
    pen.bend([from, by, on, to], 0.5, WOOD);
}

/// A drawn bow with its arrow; a quiver is on the back.
fn bow(pen: &mut Pen) {
    pen.limb(&[(1.0, 1.4), (2.2, 3.6)], 1.1, LEATHER);
    pen.line(&[(2.2, 3.6), (2.6, 4.3)], 0.3, LINEN);
    pen.line(&[(-4.4, -2.9), (0.1, -2.0), (3.8, -2.9)], 0.16, INK);
    pen.bend([(-4.4, -2.9), (-3.0, -5.4), (2.2, -5.4), (3.8, -2.9)], 0.55, WOOD);
    pen.line(&[(0.1, -1.6), (-0.4, -7.0)], 0.3, INK);
    pen.shape(&[(-0.5, -7.9), (0.15, -6.5), (-0.4, -6.8), (-0.95, -6.4)], METAL);
}

/// A basket with loaves.
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
    // Points of the rim, counted clockwise from the right in parts of a quarter.
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
