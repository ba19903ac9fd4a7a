//! Draws the marks that the rules use: the arrow of the bow, the G of the helm and the spot of the axis (4.1). Also the name of the boat, with the
//! sign of its side.

use super::{Name, Plan};
use crate::sheets::signs;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::INK;
use vikings::BoatClass;
use vikings::boat::{DeckHex, KeelLength};

/// The colour behind letters and arrows, where no planks are drawn.
const PLATE: Color = Color::rgb(246, 232, 204);

/// The colour of the timber into which the mast is set.
const BLOCK: Color = Color::rgb(150, 104, 58);

/// The radius of the sign of a side, in widths of a hex.
const SIGN: f64 = 0.055;

/// Draws the marks of a boat's deck.
pub fn draw(draft: &mut Draft, plan: &Plan, of_boat: Name) {
    let (boat, hex) = (plan.boat, plan.hex);
    if let Some(mast) = boat.mast() {
        spot(draft, plan.centre(mast) + shift(boat, mast, hex), hex);
    }
    arrow(draft, plan.centre(boat.bow()), hex);
    if boat.helm && boat.length.get() > KeelLength::MIN {
        letter(draft, plan.centre(boat.stern()), hex);
    }
    name(draft, plan, of_boat);
}

/// How far the spot of the axis is moved from the middle of its hex; zero if no other mark is in that hex.
pub fn shift(boat: &BoatClass, mast: DeckHex, hex: Mm) -> Vector {
    if mast == boat.bow() || (mast == boat.stern() && boat.helm) {
        Vector::at(Mm::ZERO, hex * 0.3)
    } else {
        Vector::at(Mm::ZERO, Mm::ZERO)
    }
}

/// Draws the axis: a black spot, the foot of the mast round the spot, and the timber below.
pub fn spot(draft: &mut Draft, at: Point, hex: Mm) {
    let block = Rect::around(at, Size::of(hex * 0.62, hex * 0.3));
    draft.path(Path::rounded_rect(block, hex * 0.12).filled(BLOCK).stroked(INK, hex.get() * 0.012).as_ground(Ground::Plain));
    draft.path(Path::circle(at, hex * 0.16).filled(PLATE).stroked(INK, hex.get() * 0.02).as_ground(Ground::Plate));
    draft.path(Path::circle(at, hex * 0.1).filled(Color::BLACK));
}

/// Draws the mark of the bow: an arrow that points ahead.
pub fn arrow(draft: &mut Draft, at: Point, hex: Mm) {
    let corner = |x: f64, y: f64| at + Vector::at(hex * x, hex * y);
    let outline = [
        corner(0.24, 0.0),
        corner(0.0, -0.17),
        corner(0.0, -0.07),
        corner(-0.22, -0.07),
        corner(-0.22, 0.07),
        corner(0.0, 0.07),
        corner(0.0, 0.17),
    ];
    draft.path(Path::polygon(&outline).filled(Color::BLACK).stroked(PLATE, hex.get() * 0.02));
}

/// Draws the mark of the helm: a G.
pub fn letter(draft: &mut Draft, at: Point, hex: Mm) {
    let plate = Rect::around(at, Size::of(hex * 0.3, hex * 0.34));
    draft.path(Path::rounded_rect(plate, hex * 0.06).filled(PLATE).as_ground(Ground::Plate));
    draft.line("G", Style::new(Face::Bold, hex.get() * 0.3).colored(INK).centred(), plate);
}

/// Draws the name of the boat after the sign of its side. They stand on the keel between helm and mast, or ahead of the mast if there is more room;
/// if there is no other room, on the hex of the helm.
fn name(draft: &mut Draft, plan: &Plan, name: Name) {
    let boat = plan.boat;
    let (length, mast) = (boat.length.get(), boat.axis.get().clamp(1, boat.length.get()) - 1);
    let astern = (1, mast.saturating_sub(1));
    let forward = (mast + 1, length.saturating_sub(2));
    let free = |(from, to): (u32, u32)| (to + 1).saturating_sub(from);
    let widest = if free(astern) >= free(forward) { astern } else { forward };
    let hex = plan.hex;
    let ((from, to), below) = match (free(widest), length) {
        (0, 1) => ((0, 0), hex * 0.3),
        (0, _) => ((0, 0), if boat.helm { hex * 0.3 } else { Mm::ZERO }),
        _ => (widest, Mm::ZERO),
    };
    let centre = |along: u32| plan.centre(DeckHex { row: 0, along: along as u8 });
    let (left, right) = (centre(from), centre(to));
    let middle = left.towards(right, 0.5) + Vector::at(Mm::ZERO, below);
    let size = Size::of(right.x - left.x + hex * 0.62, hex * 0.2);
    let sign = if name.player.is_some() { hex * SIGN * 3.0 } else { Mm::ZERO };
    let style = Style::new(Face::Bold, hex.get() * 0.15).colored(INK).centred();
    let wide = (hex * (name.words.chars().count() as f64 * 0.085 + 0.12) + sign).min(size.width);
    let ground = Rect::around(middle, Size::of(wide, size.height));
    draft.path(Path::rounded_rect(ground, hex * 0.05).filled(PLATE).as_ground(Ground::Plate));
    if let Some(player) = name.player {
        let at = Point::at(ground.min.x + sign * 0.5, middle.y);
        draft.path(signs::sign(player, at, hex * SIGN).filled(signs::color(player)));
    }
    draft.line(name.words, style, Rect { min: Point::at(ground.min.x + sign, ground.min.y), ..ground });
}
