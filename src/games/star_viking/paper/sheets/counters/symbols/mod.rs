//! The symbols on counters: solid outlines, facing right, in a box twelve units wide and six high, with a few marks cut out of them. Every symbol has
//! a different outline, because players cannot read letters at arm's length. Ships differ in the number and position of their large parts, not in
//! small details.
//!
//! Designers make their own symbols from the parts of a kit and from outlines. They can also take a symbol of the book apart, which turns it into
//! such parts.
//!
//! Reading order: this file, `spacecraft.rs`, `troops.rs`, `pods.rs`, `kit.rs`.

mod kit;
mod pods;
mod spacecraft;
mod troops;

use drawing::{Color, Ground, Group, Path, Segment};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use star_viking::{PartShape, Symbol, SymbolPart};

/// The width and height of a symbol's box, in units of the symbol.
pub const BOX: (f64, f64) = (12.0, 6.0);

/// A mark of a symbol: a shape drawn in the symbol's ink, or cut out of the shapes drawn before it.
#[derive(Clone, Copy, Debug)]
struct Mark {
    shape: Shape,
    is_cut: bool,
}

/// A shape. All numbers are hundredths of the symbol's unit, measured from the middle of its box.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// A polygon, with the x and y of each corner in turn.
    Ring(&'static [i16]),
    /// An ellipse whose axes are horizontal and vertical: the x and y of its middle, half its width and half its height.
    Oval(i16, i16, i16, i16),
    /// A part of a ring: the ring's middle, its inner and outer radius, and the part's first and last angle in degrees.
    Band((i16, i16), (i16, i16), (i16, i16)),
}

impl Mark {
    const fn ink(shape: Shape) -> Self {
        Self { shape, is_cut: false }
    }

    const fn cut(shape: Shape) -> Self {
        Self { shape, is_cut: true }
    }
}

/// The position, scale and colours of a symbol to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The middle of the symbol's box.
    pub middle: Point,
    /// The length of the symbol's unit, which is a twelfth of the width of its box.
    pub unit: Mm,
    /// The colour of the symbol.
    pub ink: Color,
    /// The colour of the ground, which shows through parts that are cut out.
    pub ground: Color,
}

impl Pen {
    fn at(&self, x: i16, y: i16) -> Point {
        self.middle + Vector::at(self.unit * (f64::from(x) / 100.0), self.unit * (f64::from(y) / 100.0))
    }

    fn length(&self, length: i16) -> Mm {
        self.unit * (f64::from(length) / 100.0)
    }

    fn outline(&self, shape: Shape) -> Path {
        match shape {
            Shape::Ring(corners) => {
                Path::polygon(&corners.chunks_exact(2).map(|pair| self.at(pair[0], pair[1])).collect::<Vec<_>>())
            }
            Shape::Oval(x, y, across, down) => Path::ellipse(self.at(x, y), self.length(across), self.length(down)),
            Shape::Band((x, y), (inner, outer), (from, to)) => {
                let [from, to] = [from, to].map(|angle| Angle::degrees(f64::from(angle)));
                let out = Path::arc(self.at(x, y), self.length(outer), from, to);
                let back = Path::arc(self.at(x, y), self.length(inner), to, from);
                // The inner arc continues where the outer arc ends.
                let joined = back.segments.into_iter().map(|segment| match segment {
                    Segment::Move(point) => Segment::Line(point),
                    other => other,
                });
                Path { segments: out.segments.into_iter().chain(joined).chain([Segment::Close]).collect(), ..Path::default() }
            }
        }
    }

    /// Draws an outline in ink, or cuts it out if `is_cut` is true.
    fn draw(&self, draft: &mut Draft, outline: Path, is_cut: bool) {
        // In a print that saves ink, cut-out parts stay white like the ground.
        draft.path(if is_cut { outline.filled(self.ground).as_ground(Ground::Plain) } else { outline.filled(self.ink) });
    }
}

/// Draws the parts of a designer's own symbol, clipped to its box.
pub fn draw_parts(draft: &mut Draft, parts: &[SymbolPart], pen: &Pen) {
    let mut drawn = Draft::new();
    for part in parts {
        pen.draw(&mut drawn, part_outline(part, pen), part.is_cut);
    }
    let room = Rect::around(pen.middle, Size::of(pen.unit * BOX.0, pen.unit * BOX.1));
    draft.put(Point::ORIGIN, Group::of(drawn.items).clipped(Path::rect(room)));
}

/// The outline of a part.
#[must_use]
pub fn part_outline(part: &SymbolPart, pen: &Pen) -> Path {
    let (sine, cosine) = Angle::degrees(f64::from(part.turn)).sine_cosine();
    let (half_width, half_height) = (f64::from(part.width) / 200.0, f64::from(part.height) / 200.0);
    let (right, down) = (f64::from(part.right) / 100.0, f64::from(part.down) / 100.0);
    let place = |(x, y): (f64, f64)| {
        let (x, y) = (x * half_width, y * half_height);
        let (x, y) = (x * cosine - y * sine + right, x * sine + y * cosine + down);
        pen.middle + Vector::at(pen.unit * x, pen.unit * y)
    };
    if let PartShape::Outline(corners) = &part.shape {
        let corner = |(x, y): &(i16, i16)| place((f64::from(*x) / 1000.0, f64::from(*y) / 1000.0));
        return Path::polygon(&corners.iter().map(corner).collect::<Vec<_>>());
    }
    kit::outline(&part.shape, &place)
}

/// A symbol of the book as parts that a designer can change: round shapes become discs, other shapes outlines.
#[must_use]
pub fn taken_apart(symbol: Symbol) -> Vec<SymbolPart> {
    let part = |mark: &Mark| {
        let part = match mark.shape {
            Shape::Oval(x, y, across, down) => {
                let length = |half: i16| half.unsigned_abs() * 2;
                SymbolPart { right: x, down: y, width: length(across), height: length(down), ..SymbolPart::of(PartShape::Disc) }
            }
            Shape::Ring(corners) => {
                outlined(&corners.chunks_exact(2).map(|pair| (f64::from(pair[0]), f64::from(pair[1]))).collect::<Vec<_>>())
            }
            Shape::Band((x, y), (inner, outer), (from, to)) => {
                let step = |index: i32| f64::from(from) + f64::from(to - from) * f64::from(index) / 12.0;
                let at = |radius: i16, angle: f64| {
                    let (sine, cosine) = Angle::degrees(angle).sine_cosine();
                    (f64::from(x) + f64::from(radius) * cosine, f64::from(y) + f64::from(radius) * sine)
                };
                let out = (0..=12).map(|index| at(outer, step(index)));
                outlined(&out.chain((0..=12).rev().map(|index| at(inner, step(index)))).collect::<Vec<_>>())
            }
        };
        SymbolPart { is_cut: mark.is_cut, ..part }
    };
    marks(symbol).iter().map(part).collect()
}

/// The part with these corners, in hundredths of the symbol's unit.
#[must_use]
pub fn outlined(corners: &[(f64, f64)]) -> SymbolPart {
    let (mut least, mut most) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    for (x, y) in corners {
        least = (least.0.min(*x), least.1.min(*y));
        most = (most.0.max(*x), most.1.max(*y));
    }
    let middle = (f64::midpoint(least.0, most.0).round(), f64::midpoint(least.1, most.1).round());
    let length = |from: f64, to: f64| (to - from).clamp(SymbolPart::LENGTH.0.into(), SymbolPart::LENGTH.1.into()).ceil();
    let (width, height) = (length(least.0, most.0), length(least.1, most.1));
    let share = |at: f64, middle: f64, length: f64| ((at - middle) * 2000.0 / length).round().clamp(-2000.0, 2000.0) as i16;
    let corners = corners.iter().map(|(x, y)| (share(*x, middle.0, width), share(*y, middle.1, height))).collect();
    let shift = |at: f64| at.clamp(SymbolPart::SHIFT.0.into(), SymbolPart::SHIFT.1.into()) as i16;
    SymbolPart {
        right: shift(middle.0),
        down: shift(middle.1),
        width: width as u16,
        height: height as u16,
        ..SymbolPart::of(PartShape::Outline(corners))
    }
}

/// Draws a symbol of the book with a pen.
pub fn draw(draft: &mut Draft, symbol: Symbol, pen: &Pen) {
    for mark in marks(symbol) {
        pen.draw(draft, pen.outline(mark.shape), mark.is_cut);
    }
}

const fn marks(symbol: Symbol) -> &'static [Mark] {
    match symbol {
        Symbol::None => &[],
        Symbol::Cruiser => spacecraft::CRUISER,
        Symbol::Sloop => spacecraft::SLOOP,
        Symbol::Battlecruiser => spacecraft::BATTLECRUISER,
        Symbol::Frigate => spacecraft::FRIGATE,
        Symbol::Escort => spacecraft::ESCORT,
        Symbol::Merchant => spacecraft::MERCHANT,
        Symbol::PatrolBoat => spacecraft::PATROL_BOAT,
        Symbol::Fighter => spacecraft::FIGHTER,
        Symbol::Fortress => troops::FORTRESS,
        Symbol::GravArmor => troops::GRAV_ARMOR,
        Symbol::PowerTroopers => troops::POWER_TROOPERS,
        Symbol::Raiders => troops::RAIDERS,
        Symbol::Forces => troops::FORCES,
        Symbol::ArmyGroup => troops::ARMY_GROUP,
        Symbol::AirWing => troops::AIR_WING,
        Symbol::TankCorps => troops::TANK_CORPS,
        Symbol::Horde => troops::HORDE,
        Symbol::Militia => troops::MILITIA,
        Symbol::EcmPod => pods::ECM,
        Symbol::MissilePod => pods::MISSILES,
        Symbol::RepulsorPod => pods::REPULSOR,
    }
}
