//! The faces of counters, each exactly a square of its size; what lies beyond the cut is the sheet's.

use super::super::fighter;
use super::super::paint::Paint;
use super::super::silhouette::{Look, silhouette};
use crate::drawing::text::{self, Style};
use crate::drawing::{Color, Face, Group, Path};
use crate::geometry::{Mm, Point, Rect, Size, Transform, Vector};
use crate::rules::Points;
use crate::rules::launch_fighters::Ship;
use crate::sheets::Draft;

/// What stands on a ship counter.
#[derive(Clone, Copy, Debug)]
pub struct ShipFace<'ship> {
    /// The design.
    pub design: &'ship Ship,
    /// How it is drawn.
    pub look: Look,
    /// The colours of its fleet.
    pub paint: Paint,
    /// Its own name.
    pub name: &'ship str,
    /// Its letter in the fleet.
    pub letter: &'ship str,
    /// Its price, if it has one.
    pub price: Option<Points>,
    /// Whether it is the flagship.
    pub is_flagship: bool,
}

/// The colour of a "has attacked" marker.
pub(super) const MARKER: Color = Color::rgb(245, 214, 72);
/// The colour of the step token.
pub(super) const TOKEN: Color = Color::rgb(38, 52, 74);

/// Names on counters may be smaller than other texts: four points, still read in the hand.
const SMALLEST_NAME: Mm = Mm::points(3.6);

/// The ground of a counter's front: a light tint of the fleet's colour, on which its ships stand out.
pub(super) fn ground(paint: Paint) -> Color {
    paint.primary.mix(Color::WHITE, 0.8)
}

/// The front of a ship counter: the arrow at the front edge, the ship, its letter, name and price.
#[must_use]
pub fn ship_face(face: &ShipFace, size: Mm) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    let at = |x: f64, y: f64| Point::at(size * x, size * y);
    let room = |left: f64, top: f64, right: f64, bottom: f64| Rect { min: at(left, top), max: at(right, bottom) };
    let strong = face.paint.primary;
    let (dark, ink) = (Color::gray(20), strong.readable_ink());
    draft.path(Path::rect(whole).filled(ground(face.paint)));
    draft.put(Point::ORIGIN, silhouette(face.design, face.price, face.look, room(0.05, 0.125, 0.95, 0.835)));
    draft.path(Path::polygon(&[at(0.5, 0.015), at(0.62, 0.115), at(0.38, 0.115)]).filled(dark));
    let strip = room(0.0, 0.845, 1.0, 1.0);
    draft.path(Path::rect(strip).filled(strong));
    let name = Style::new(Face::Bold, size.get() * 0.105).colored(ink).centred();
    let fitted = text::fit_line(face.name, name, room(0.03, 0.86, 0.97, 0.985), SMALLEST_NAME);
    if fitted.cut {
        draft.cut.push(face.name.to_owned());
    }
    draft.items.extend(fitted.items);
    letter(&mut draft, face, size);
    if let Some(price) = face.price {
        let badge = room(0.735, 0.7, 0.985, 0.825);
        draft.path(Path::rounded_rect(badge, size * 0.04).filled(Color::WHITE.with_alpha(225)));
        let style = Style::new(Face::Bold, size.get() * 0.105).colored(dark).centred();
        draft.items.extend(text::fit_line(&price.to_string(), style, badge.inset(size * 0.012), Mm::new(0.5)).items);
    }
    if face.is_flagship {
        let style = Style::new(Face::Bold, size.get() * 0.15).colored(strong).centred();
        draft.items.extend(text::fit_line("★", style, room(0.82, 0.02, 0.99, 0.17), Mm::new(0.5)).items);
    }
    draft
}

fn letter(draft: &mut Draft, face: &ShipFace, size: Mm) {
    let middle = Point::at(size * 0.155, size * 0.155);
    let radius = size * 0.145;
    draft.path(Path::circle(middle, radius).filled(face.paint.primary).stroked(Color::WHITE, size.get() * 0.012));
    let style = Style::new(Face::Bold, size.get() * 0.235).colored(face.paint.primary.readable_ink()).centred();
    let room = Rect::around(middle, Size::of(radius * 1.5, radius * 1.6));
    draft.items.extend(text::fit_line(face.letter, style, room, Mm::new(0.5)).items);
}

/// The back of a ship counter: its letter, large, on the colour of its fleet.
pub(super) fn ship_back(face: &ShipFace, size: Mm) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    draft.path(Path::rect(whole).filled(face.paint.primary));
    let ring = Path::circle(whole.middle(), size * 0.4).stroked(face.paint.secondary, size.get() * 0.03);
    draft.path(ring);
    let style = Style::new(Face::Bold, size.get() * 0.5).colored(face.paint.primary.readable_ink()).centred();
    draft.items.extend(
        text::fit_line(face.letter, style, Rect::around(whole.middle(), Size::of(size * 0.6, size * 0.6)), Mm::new(0.5)).items,
    );
    draft
}

/// The front of a squadron counter: several craft, and no arrow, since a squadron has no facing.
#[must_use]
pub fn squadron_front(look: Look, paint: Paint, size: Mm) -> Draft {
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(ground(paint)));
    draft.path(Path::rect(whole.inset(size * 0.03)).stroked(paint.primary, size.get() * 0.06));
    draft.put(Point::ORIGIN, fighter::squadron(look, whole.inset(size * 0.1)));
    draft
}

/// The back of a squadron counter: the squadron inactive.
#[must_use]
pub fn squadron_back(look: Look, size: Mm) -> Draft {
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(Color::WHITE));
    let inner = whole.inset(size * 0.03);
    draft.path(Path::rect(inner).stroked(Color::gray(110), size.get() * 0.05));
    draft.put(Point::ORIGIN, fighter::inactive_squadron(look, whole.inset(size * 0.1)));
    let bar = Path::line(&[Point::at(inner.min.x, inner.max.y), Point::at(inner.max.x, inner.min.y)]);
    draft.path(bar.stroked(Color::rgb(180, 30, 30), size.get() * 0.05));
    draft
}

/// A marker for a unit that has attacked this turn: a burst.
#[must_use]
pub fn fired_marker(size: Mm) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    draft.path(Path::rect(whole).filled(MARKER));
    let middle = whole.middle() - Vector::at(Mm::ZERO, size * 0.1);
    let burst: Vec<Point> = (0..16_i32)
        .map(|index| {
            let radius = size * if index % 2 == 0 { 0.3 } else { 0.15 };
            middle + Vector::polar(crate::geometry::Angle::degrees(f64::from(index) * 22.5), radius)
        })
        .collect();
    draft.path(Path::polygon(&burst).filled(Color::rgb(205, 60, 30)));
    let style = Style::new(Face::Bold, size.get() * 0.17).colored(Color::gray(20)).centred();
    let room = Rect { min: Point::at(size * 0.04, size * 0.76), max: Point::at(size * 0.96, size * 0.97) };
    draft.items.extend(text::fit_line("attacked", style, room, Mm::new(0.5)).items);
    draft
}

/// The step token: movement upwards on its front, attack downwards on its back.
#[must_use]
pub fn token_face(size: Mm, movement: bool) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, Size::of(size, size));
    draft.path(Path::rect(whole).filled(TOKEN));
    let at = |x: f64, y: f64| Point::at(size * x, size * y);
    let arrow = [at(0.5, 0.1), at(0.82, 0.42), at(0.62, 0.42), at(0.62, 0.66), at(0.38, 0.66), at(0.38, 0.42), at(0.18, 0.42)];
    let upwards = Path::polygon(&arrow).filled(Color::rgb(245, 214, 72));
    let down = Transform::translate(-(at(0.5, 0.38) - Point::ORIGIN))
        .then(Transform::scale(1.0, -1.0))
        .then(Transform::translate(at(0.5, 0.38) - Point::ORIGIN));
    let turn = if movement { Transform::IDENTITY } else { down };
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, upwards.into())]).with_transform(turn));
    let style = Style::new(Face::Bold, size.get() * 0.15).colored(Color::WHITE).centred();
    let room = Rect { min: at(0.05, 0.74), max: at(0.95, 0.95) };
    draft.items.extend(text::fit_line(if movement { "move" } else { "attack" }, style, room, Mm::new(0.5)).items);
    draft
}
