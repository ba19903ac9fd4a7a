//! The marks in a sector beside its counter: the tab with its wealth code, the star of a capital, the badges with its modifiers, and the
//! number of a sector at the equator of a body. A counter lies clear of all of them.
//!
//! All places are measured from the middle of the body. The marks stand along its rim or along the lines between its sectors.

use super::{COUNTER, least_diameter};
use crate::{Body, Division, Form, Part};
use geometry::{Angle, Mm, Point, Rect, Size};

/// The latitude at which the caps of a planet begin, in degrees.
pub const CAP_LATITUDE: f64 = 28.0;

/// The width and height of the tab with a wealth code, in millimetres.
const TAB: (f64, f64) = (5.0, 3.2);
/// The width and height of the star of a capital, in millimetres.
const STAR: f64 = 3.2;
/// The width and height of a badge, in millimetres.
const BADGE: (f64, f64) = (7.0, 3.0);
/// The width and height of a sector's number, in millimetres.
const NUMBER: (f64, f64) = (2.8, 3.2);
/// The space between two marks, or between a mark and the counter, in millimetres.
const AIR: f64 = 0.2;

/// The places of the counter and of the marks in a sector, in millimetres from the middle of the body.
#[derive(Clone, Debug, PartialEq)]
pub struct Furniture {
    /// The part of the body that is this sector.
    pub part: Part,
    /// The place of a counter.
    pub counter: Rect,
    /// The place for the tab with the sector's wealth code.
    pub tab: Rect,
    /// The place for the star of a capital.
    pub star: Rect,
    /// The place for the number of the sector; `None` outside an equator.
    pub number: Option<Rect>,
    /// The places for the badges of the sector's EW, attack and defense, one for each that the sector has.
    pub badges: Vec<Rect>,
}

impl Furniture {
    /// All places except that of the counter.
    pub fn boxes(&self) -> impl Iterator<Item = Rect> + '_ {
        [Some(self.tab), Some(self.star), self.number].into_iter().flatten().chain(self.badges.iter().copied())
    }
}

/// How many badges a sector has.
fn badges(body: &Body, part: Part) -> usize {
    body.form.sector(part).map_or(0, |sector| {
        [!sector.ew.is_zero(), sector.attack.get() > 0, !sector.defense.is_zero()].into_iter().filter(|adds| *adds).count()
    })
}

/// The places in the sectors of a body with this radius, from north to south and west to east.
#[must_use]
pub fn furniture(body: &Body, radius: Mm) -> Vec<Furniture> {
    let radius = radius.get();
    let room = Room { radius, scale: (radius * 2.0 / least_diameter(body)).min(1.0) };
    let parts = body.form.sectors().into_iter().map(|(part, _)| part);
    let count = match &body.form {
        Form::Planet(Division::Caps { equator, .. }) => equator.len(),
        Form::Planet(Division::Whole(_) | Division::Halves { .. }) | Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) => 0,
    };
    let of = |part: Part| {
        let badges = badges(body, part);
        match part {
            Part::Whole => room.whole(badges),
            Part::North | Part::South => {
                let edge = if count == 0 { 0.0 } else { room.parallel() };
                room.half(part, edge, badges)
            }
            Part::Equator(number) => room.belt(number, count, badges),
        }
    };
    parts.map(of).collect()
}

/// A body, and the factor by which the counters and marks on it shrink.
struct Room {
    radius: f64,
    scale: f64,
}

impl Room {
    /// A box of this width and height round a point. `x` and `y` are the point's distances to the right of and below the middle of the body, in
    /// millimetres. The box shrinks on small bodies.
    fn around(&self, x: f64, y: f64, (wide, high): (f64, f64)) -> Rect {
        Rect::around(Point::new(x, y), Size::new(wide * self.scale, high * self.scale))
    }

    fn counter(&self, x: f64, y: f64) -> Rect {
        self.around(x, y, (COUNTER, COUNTER))
    }

    /// The distance between the middle of the body and the line where a cap begins, in millimetres.
    fn parallel(&self) -> f64 {
        self.radius * Angle::degrees(CAP_LATITUDE).sine_cosine().0
    }

    /// The distance from the vertical axis to the rim of the body at the height `y`, in millimetres.
    fn rim(&self, y: f64) -> f64 {
        (self.radius * self.radius - y * y).max(0.0).sqrt()
    }

    /// The places of badges side by side round a point, in a row no wider than `most`.
    fn row(&self, x: f64, y: f64, count: usize, most: f64) -> Vec<Rect> {
        let gap = AIR * self.scale;
        let wide = ((most + gap) / count.max(1) as f64 - gap).min(BADGE.0 * self.scale);
        let left = x - (wide + gap) * (count as f64 - 1.0) * 0.5;
        let at = |index: usize| left + (wide + gap) * index as f64;
        (0..count).map(|index| Rect::around(Point::new(at(index), y), Size::new(wide, BADGE.1 * self.scale))).collect()
    }

    /// The places on a body that is one sector: the tab is at the top, badges are at the bottom.
    fn whole(&self, badges: usize) -> Furniture {
        let row = self.radius - TAB.1 * 0.5 * self.scale;
        let beside = (TAB.0 + STAR) * 0.5 * self.scale + AIR * self.scale;
        Furniture {
            part: Part::Whole,
            counter: self.counter(0.0, 0.0),
            tab: self.around(0.0, -row, TAB),
            star: self.around(-beside, -row, (STAR, STAR)),
            number: None,
            badges: self.row(0.0, row, badges, self.radius * 2.0),
        }
    }

    /// The places in a half or a cap; `edge` is the distance of its edge from the middle of the body. The tab is at its left rim, badges are at its
    /// right.
    fn half(&self, part: Part, edge: f64, badges: usize) -> Furniture {
        let up = if part == Part::North { -1.0 } else { 1.0 };
        let s = self.scale;
        let side = (COUNTER * 0.5 + 2.0 * AIR) * s;
        let left = |y: f64, wide: f64| -(self.rim(y) - wide * 0.5 * s).max(side + wide * 0.5 * s);
        // Nearer to the equator there is more room between the counter and the rim.
        let (low, high) = if edge > 0.0 { (2.4, 6.0) } else { (4.4, 8.4) };
        let (tab, star) = (edge + low * s, edge + high * s);
        let step = (BADGE.1 + AIR) * s;
        let first = edge + if edge > 0.0 { 2.0 * s } else { 2.4 * s + step * (3.0 - badges as f64) * 0.5 };
        let badge = |index: usize| {
            let y = first + step * index as f64;
            self.around(-left(y, BADGE.0), up * y, BADGE)
        };
        Furniture {
            part,
            counter: self.counter(0.0, up * (edge + (COUNTER * 0.5 + 2.0 * AIR) * s)),
            tab: self.around(left(tab, TAB.0), up * tab, TAB),
            star: self.around(left(star, STAR), up * star, (STAR, STAR)),
            number: None,
            badges: (0..badges).map(badge).collect(),
        }
    }

    /// The places in a sector of the equator: star, tab and number are below its upper edge, badges above its lower edge.
    fn belt(&self, number: u8, count: usize, badges: usize) -> Furniture {
        let s = self.scale;
        let meridian = |number: usize| (-1.0 + 2.0 * number as f64 / count.max(1) as f64) * self.radius;
        let (west, east) = (meridian(usize::from(number)), meridian(usize::from(number) + 1));
        let row = self.parallel() - (TAB.1 * 0.5 + AIR) * s;
        // Away from the equator meridians bend towards the axis, so the width is measured where the sector is narrowest.
        let between = |y: f64| {
            let bent = self.rim(y) / self.radius;
            let left = if west < 0.0 { west * bent } else { west };
            let right = if east > 0.0 { east * bent } else { east };
            ((left + right) * 0.5, right - left)
        };
        let (x, wide) = between(self.parallel());
        let (beside_star, beside_number) = ((TAB.0 + STAR) * 0.5 + AIR, (TAB.0 + NUMBER.0) * 0.5 + AIR);
        Furniture {
            part: Part::Equator(number),
            counter: self.counter(between(COUNTER * 0.5 * s).0, 0.0),
            tab: self.around(x, -row, TAB),
            star: self.around(x - beside_star * s, -row, (STAR, STAR)),
            number: Some(self.around(x + beside_number * s, -row, NUMBER)),
            badges: self.row(x, row, badges, wide - 2.0 * AIR * s),
        }
    }
}
