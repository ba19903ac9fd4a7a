//! The tile of a star system as it is printed: night sky, sun and name, orbits with deep space, and bodies with their sectors ("Map Tile Definitions
//! & Explanations").
//!
//! The positions of all parts come from [`layout`]. It belongs to the rules, because they check whether counters have room. Reading order: this file,
//! `body.rs` (a body with its sectors), [`sectors`] (the outlines of sectors), `marks.rs` (wealth, star, badges), `orbit_line.rs`, `ground/` with
//! `belts.rs` and `starcity.rs` (the looks of bodies), `sky.rs`, `back.rs`.

mod back;
mod belts;
mod body;
mod ground;
mod marks;
mod orbit_line;
pub mod sectors;
mod sky;
mod starcity;

pub use back::back;
pub use ground::suggested as suggested_color;
pub use marks::modifiers;
pub use sky::NIGHT;

pub use star_viking::tile::{HEIGHT, TileLayout, WIDTH, layout};

use crate::sheets::pasted;
use drawing::text::Style;
use drawing::{Color, Face, Path};
use geometry::{Angle, Mm, Point, Rect, Vector};
use layout::{HEAD_LEFT, TITLE_LETTERS};
use project::Project;
use rules::Id;
use sheets::{Draft, Printout};
use star_viking::tile::furniture;
use star_viking::{InSystem, Place, Space, System};

const WORDS: Color = Color::rgb(232, 236, 242);

/// A tile that is to be drawn.
#[derive(Clone, Copy)]
pub struct Tile<'content> {
    /// The id of the system.
    pub id: Id<System>,
    /// The system that the tile shows.
    pub system: &'content System,
    /// The name of the system, with a number if the system has several tiles.
    pub label: &'content str,
    /// The project that holds the designer's own pictures, if there is one.
    pub project: Option<&'content Project>,
}

/// The front of a tile. Its parts are tagged with the places that they show.
#[must_use]
pub fn tile(tile: Tile, printout: &mut Printout) -> Draft {
    let Tile { id, system, label, .. } = tile;
    let layout = TileLayout::of(system);
    let mut draft = Draft::new();
    let taken: Vec<Rect> = layout.orbits.iter().flat_map(layout::OrbitLayout::cells).chain([layout.head]).collect();
    sky::night(&mut draft, system.label(), &taken);
    if let Some(pasted) = &system.ground {
        let group = pasted::group(pasted, tile.project, sky::whole(), Path::rect(sky::whole()));
        draft.items.extend(group.map(|group| (Point::ORIGIN, group.into())));
    }
    for (lying, number) in layout.orbits.iter().zip(1..) {
        orbit_line::line(&mut draft, lying, number, &taken);
    }
    draft.add_tagged(Point::ORIGIN, head(system, label, layout.head), printout.tag(Place::System(id, InSystem::Name)));
    for ((lying, (_, orbit)), number) in layout.orbits.iter().zip(system.orbits.iter()).zip(1..) {
        let place = Place::System(id, InSystem::Sector(Space::Deep(lying.id)));
        draft.add_tagged(lying.deep.middle(), orbit_line::deep_space(lying, number), printout.tag(place));
        for ((_, body), laid) in orbit.bodies.iter().zip(&lying.bodies) {
            body::put(&mut draft, tile, lying.id, body, laid, printout);
        }
    }
    draft
}

/// The area of a counter in a sector, on a system's tile with this layout; `None` if the system has no such sector.
#[must_use]
pub fn counter(system: &System, layout: &TileLayout, space: Space) -> Option<Rect> {
    let orbit = |id| layout.orbits.iter().find(|orbit| orbit.id == id);
    match space {
        Space::Deep(id) => Some(orbit_line::counter(orbit(id)?)),
        Space::On(spot) => {
            let lying = orbit(spot.orbit)?.bodies.iter().find(|body| body.id == spot.body)?;
            let found = furniture(system.body(spot)?, lying.radius).into_iter().find(|place| place.part == spot.part)?;
            Some(found.counter.moved(lying.middle - Point::ORIGIN))
        }
    }
}

/// The room for several rows of counters in a deep space, below its number; `None` for other sectors.
pub fn below_number(layout: &TileLayout, space: Space) -> Option<Rect> {
    let Space::Deep(id) = space else { return None };
    layout.orbits.iter().find(|orbit| orbit.id == id).map(orbit_line::below_number)
}

/// The middle of a counter in a sector of the tile; `None` if the system has no such sector.
#[must_use]
pub fn middle(system: &System, layout: &TileLayout, space: Space) -> Option<Point> {
    counter(system, layout, space).map(Rect::middle)
}

fn head(system: &System, label: &str, area: Rect) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(area));
    sky::sun(&mut draft, system.sun);
    let words = Rect { min: Point::at(area.min.x + Mm::new(HEAD_LEFT), area.min.y + Mm::new(2.4)), max: area.max };
    let (name, below) = words.cut_top(Mm::new(TITLE_LETTERS + 0.6));
    let (technology, wealth) = below.cut_top(Mm::new(3.9));
    let style = Style::new(Face::Bold, TITLE_LETTERS).colored(Color::WHITE);
    draft.line(&label.to_uppercase(), style, name);
    let style = Style::new(Face::Regular, 3.3).colored(WORDS);
    draft.line(&format!("Technology {}", system.technology), style, technology);
    draft.line(&format!("Wealth {}", system.wealth), style, wealth.cut_top(Mm::new(3.9)).0);
    draft
}

/// A star of five points.
pub(super) fn star(middle: Point, radius: Mm) -> Path {
    let point = |index: i32| {
        let out = if index % 2 == 0 { radius } else { radius * 0.42 };
        middle + Vector::polar(Angle::UP + Angle::degrees(f64::from(index) * 36.0), out)
    };
    Path::polygon(&(0..10).map(point).collect::<Vec<_>>())
}
