//! The sheets of tiles: 89 by 101 mm, four to a sheet of A4, each with its back.

use super::scope;
use super::tile::{self, HEIGHT, NIGHT, Tile, WIDTH};
use drawing::Page;
use geometry::Size;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout};
use star_viking::{Content, InSystem, Place, Scenario, System};

/// Sheets with the tiles of a scenario, one for each time that a system is in play, or of all systems.
#[must_use]
pub fn tiles(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut pieces = Vec::new();
    for (id, label) in scope::tiles(content, scenario) {
        let Some(system) = content.systems.get(id).filter(|_| frame.goes_on()) else { continue };
        let name = frame.choices.named_backs.then_some(label.as_str());
        pieces.push(Piece {
            place: Place::System(id, InSystem::Whole).into(),
            name: format!("The tile of {label}"),
            size: Size::of(WIDTH, HEIGHT),
            front: Face {
                draft: tile::tile(Tile { id, system, label: &label, project: Some(frame.project) }, printout),
                bleed: NIGHT,
            },
            back: Some(Face { draft: tile::back(name), bleed: NIGHT }),
            stands: false,
            beyond: Draft::new(),
        });
    }
    impose(frame, printout, "Tiles", pieces, Spacing::Gutters)
}

/// The front of every system's tile by itself, as large as it is cut out.
#[must_use]
pub fn fronts(content: &Content) -> Vec<Page> {
    let mut printout = Printout::default();
    let front = |(id, system): (_, &System)| {
        let page = Page::new(system.label(), Size::of(WIDTH, HEIGHT));
        let tile = Tile { id, system, label: system.label(), project: None };
        Page { items: tile::tile(tile, &mut printout).items, ..page }
    };
    content.systems.iter().map(front).collect()
}
