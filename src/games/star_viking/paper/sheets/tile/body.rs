//! A body as it is printed: its picture within its outline, the lines between its sectors, their signs, and its name.
//!
//! Below the picture, each sector has an area of one colour that is tagged with the sector, so that a click there finds the sector; the picture has
//! no tag.

use super::sectors::{self, SectorShape};
use super::sky::NIGHT;
use super::{Tile, WORDS, belts, ground, marks, starcity};
use crate::sheets::pasted;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Group, Path, Stroke};
use geometry::{Angle, Mm, Point, Rect, Size, Transform};
use rules::Id;
use sheets::{Draft, Printout};
use star_viking::tile::furniture;
use star_viking::tile::layout::BodyLayout;
use star_viking::tile::orbit::NAME_LETTERS;
use star_viking::{Body, Form, InSystem, Orbit, Part, Place, Space, Spot, Surface};

/// The width of the ring round belts and cities, in millimetres.
const RING: f64 = 0.55;

/// Draws a body of an orbit.
pub fn put(draft: &mut Draft, tile: Tile, orbit: Id<Orbit>, body: &Body, laid: &BodyLayout, printout: &mut Printout) {
    let spot = |part: Part| Spot { orbit, body: laid.id, part };
    let place = |part: Part| Place::System(tile.id, InSystem::Sector(Space::On(spot(part))));
    let radius = laid.radius;
    let shapes = sectors::shapes(&body.form, radius);
    let on_night = matches!(body.form, Form::Asteroids(_) | Form::Starcity(_));
    for shape in &shapes {
        draft.add_tagged(laid.middle, area(shape, on_night), printout.tag(place(shape.part)));
    }
    let rim = Path::circle(Point::ORIGIN, radius);
    draft.put(laid.middle, Group::of(picture(tile, orbit, body, laid).items).clipped(rim).as_picture());
    let furniture = furniture(body, radius);
    for ((shape, stands), (part, sector)) in shapes.iter().zip(&furniture).zip(body.form.sectors()) {
        let mut drawn = Draft::new();
        if let Some(veil) = ground::veil(*sector, body) {
            drawn.path(shape.outline.clone().filled(veil));
        }
        if on_night {
            drawn.path(Path::circle(Point::ORIGIN, radius - Mm::new(RING * 0.5)).stroked(Color::WHITE, RING));
        } else {
            for (color, wide) in [(Color::BLACK, 0.8), (Color::WHITE, 0.35)] {
                drawn.path(shape.outline.clone().with_stroke(Stroke::new(color, Mm::new(wide)).rounded()));
            }
        }
        marks::put(&mut drawn, *sector, stands, tile.system.capital == Some(spot(part)));
        draft.add_tagged(laid.middle, drawn, printout.tag(place(part)));
    }
    draft.add_tagged(Point::ORIGIN, name(body, laid), printout.tag(Place::System(tile.id, InSystem::Body(orbit, laid.id))));
}

/// The area of a sector, which lies below the picture.
fn area(shape: &SectorShape, on_night: bool) -> Draft {
    let mut draft = Draft::new();
    if on_night {
        let night = NIGHT.mix(Color::BLACK, 0.5);
        draft.path(shape.outline.clone().filled(night).as_ground(Ground::Plain));
    } else {
        let below = shape.outline.clone().filled(Color::gray(128));
        draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, below.into())]).as_picture());
    }
    draft
}

/// The picture of the body, turned as its designer chose.
fn picture(tile: Tile, orbit: Id<Orbit>, body: &Body, laid: &BodyLayout) -> Draft {
    let radius = laid.radius;
    let mut draft = Draft::new();
    let turned = |items| Group::of(items).with_transform(Transform::rotate(Angle::degrees(body.look.turn.into())));
    let own = body.look.pasted.as_ref().and_then(|pasted| {
        let around = Rect::around(Point::ORIGIN, Size::of(radius * 2.0, radius * 2.0));
        pasted::group(pasted, tile.project, around, Path::circle(Point::ORIGIN, radius * 3.0))
    });
    let surface = tile.system.surface(orbit, body);
    let items = match (own, surface) {
        (Some(own), _) => vec![(Point::ORIGIN, own.into())],
        (None, Surface::DenseBelt | Surface::ThinBelt) => {
            belts::belt(tile.system.seed(body), radius, surface == Surface::DenseBelt).items
        }
        (None, Surface::Wheel | Surface::Spindle | Surface::Domes) => {
            starcity::city(tile.system.seed(body), radius, surface).items
        }
        (None, _) => ground::ground(tile.system, orbit, body, radius).items,
    };
    draft.put(Point::ORIGIN, turned(items));
    draft
}

fn name(body: &Body, laid: &BodyLayout) -> Draft {
    let mut name = Draft::new();
    name.path(Path::rect(laid.name).filled(NIGHT).as_ground(Ground::Plain));
    let style = Style::new(Face::Italic, NAME_LETTERS).colored(WORDS).centred().top().with_leading(1.1);
    name.text(body.label(), style, laid.name);
    name
}
