//! The sheets of tiles: 89 by 101 mm, four to a sheet of A4, each with its back.

use std::sync::Arc;

use super::scope;
use super::tile::{self, HEIGHT, NIGHT, Tile, WIDTH};
use drawing::Page;
use geometry::Size;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::later::Later;
use sheets::{Draft, Printout};
use star_viking::{Content, InSystem, Place, Scenario, System};

/// Sheets with the tiles of a scenario, as many tiles of each system as are in play; without a scenario, sheets with the tiles of all systems.
#[must_use]
pub fn tiles(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let own = Arc::new((content.clone(), frame.project.clone()));
    let mut pieces = Vec::new();
    for (id, label) in scope::tiles(content, scenario) {
        let named = frame.choices.named_backs.then(|| label.clone());
        let back = Later::new(move |_| tile::back(named.as_deref()));
        let back = Some(Face::drawn_later(back, NIGHT));
        let (place, name) = (Place::System(id, InSystem::Whole).into(), format!("The tile of {label}"));
        let own = Arc::clone(&own);
        let front = Later::new(move |printout| {
            let (content, project) = &*own;
            let Some(system) = content.systems.get(id) else { return Draft::new() };
            tile::tile(Tile { id, system, label: &label, project: Some(project) }, printout)
        });
        let (size, front) = (Size::of(WIDTH, HEIGHT), Face::drawn_later(front, NIGHT));
        pieces.push(Piece { place, name, size, front, back, stands: false, beyond: Draft::new() });
    }
    impose(frame, printout, "Tiles", pieces, Spacing::Gutters)
}

/// The front of a system's tile as a page, in the size in which it is cut out.
#[must_use]
pub fn front_page(id: Id<System>, system: &System) -> Page {
    let page = Page::new(system.label(), Size::of(WIDTH, HEIGHT));
    let tile = Tile { id, system, label: system.label(), project: None };
    Page { items: tile::tile(tile, &mut Printout::default()).items, ..page }.cut_from(NIGHT)
}
