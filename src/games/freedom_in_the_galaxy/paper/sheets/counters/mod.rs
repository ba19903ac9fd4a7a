//! The counter sheets: units, each as often as the box of the game has it, characters, sovereigns, ships and markers. They lie edge to edge, as
//! die-cut counters do, and each has a back.
//!
//! Reading order: this file, `livery.rs` (the colours and signs of sides), `forces.rs` and `symbols.rs` (units and ships), `things.rs`, `people.rs`,
//! `markers.rs`.

mod forces;
mod livery;
mod markers;
mod people;
mod symbols;
mod things;

pub use forces::possession;
pub use livery::{Livery, SIDE};
pub use markers::Marker;
pub use people::portrait;

use drawing::Page;
use freedom_in_the_galaxy::{
    Content, InCard, InCharacter, InPossession, InSovereign, InTable, InUnit, Place, Side, Table, set_up,
};
use geometry::Size;
use project::{Finding, Project};
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::section::one_by_one;
use sheets::{Draft, Printout, findings};

/// The largest number of counters that are printed.
const MOST: usize = 3000;

/// Sheets with all counters of the box; each sheet is drawn only when it is needed.
#[must_use]
pub fn counters(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    // All counters form one section, so that a new kind of counter does not start a new sheet.
    one_by_one(content, [()], frame, printout, |content, (), frame, printout| sheets(content, frame, printout))
}

fn sheets(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let pieces: Vec<Piece> = all(content, Some(frame.project)).take(MOST).collect();
    let number = content.counters();
    if number > pieces.len() {
        let message = format!("The game has {number} counters, and {} of them are printed.", pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    impose(frame, printout, "Counters", pieces, Spacing::of_counters(frame.choices))
}

/// Both faces of the counter of the thing at this place in the project, as pages; empty if the thing has no counter.
#[must_use]
pub fn faces(content: &Content, place: Place, project: Option<&Project>) -> Vec<Page> {
    let Some(piece) = counter(content, place, project) else { return Vec::new() };
    let page = |words: &str, face: Face| {
        let title = format!("{}, {words}", piece.name);
        Page { items: face.draft.items, ..Page::new(title, piece.size) }
    };
    let back = piece.back.clone().map(|back| page("back", back));
    std::iter::once(page("front", piece.front.clone())).chain(back).collect()
}

/// Every counter of the box, the Imperial units first.
fn all<'a>(content: &'a Content, project: Option<&'a Project>) -> impl Iterator<Item = Piece> + 'a {
    let times = move |(place, count)| std::iter::repeat_n(counter(content, place, project), count as usize).flatten();
    places(content).flat_map(times).chain(Marker::all(&content.tables.markers).map(marker))
}

/// Every thing that has a counter, apart from markers, and how many of each the box has; the Imperial units come first.
pub fn places(content: &Content) -> impl Iterator<Item = (Place, u32)> {
    let units = [Side::Imperial, Side::Rebel].into_iter().flat_map(|side| {
        let units = content.units.iter().filter(move |(_, unit)| unit.side == side);
        units.map(|(id, unit)| (Place::Unit(id, InUnit::Whole), unit.count.get()))
    });
    let characters = content.characters.ids().map(|id| (Place::Character(id, InCharacter::Whole), 1));
    let sovereigns = content.sovereigns.ids().map(|id| (Place::Sovereign(id, InSovereign::Whole), 1));
    let ships = content.possessions.iter().filter(|(_, possession)| possession.kind.is_ship());
    let ships = ships.map(|(id, ship)| (Place::Possession(id, InPossession::Whole), ship.count.get()));
    units.chain(characters).chain(sovereigns).chain(ships)
}

/// The counter of the thing at this place in the project; `None` if the thing has none.
#[must_use]
pub fn counter(content: &Content, place: Place, project: Option<&Project>) -> Option<Piece> {
    let (name, [front, back]) = match place {
        Place::Unit(id, _) => {
            let unit = content.units.get(id)?;
            let livery = Livery::from(unit.side);
            (unit.label(), [(forces::unit(unit), livery), (forces::behind_unit(unit), livery)])
        }
        Place::Character(id, _) => {
            let character = content.characters.get(id)?;
            let livery = Livery::from(character.side);
            let back = people::detected(livery, character.label());
            (character.label(), [(people::front(content, character, project), livery), (back, livery)])
        }
        Place::Sovereign(id, _) => {
            let sovereign = content.sovereigns.get(id)?;
            (sovereign.label(), people::sovereign(sovereign))
        }
        Place::Possession(id, _) => {
            let ship = content.possessions.get(id).filter(|possession| possession.kind.is_ship())?;
            let livery = forces::livery_of(ship);
            (ship.label(), [(forces::ship(ship, project), livery), (forces::damaged(ship), livery)])
        }
        Place::Province(..)
        | Place::Star(..)
        | Place::Route(..)
        | Place::Planet(..)
        | Place::Race(..)
        | Place::Mission(..)
        | Place::Action(..)
        | Place::Event(..)
        | Place::Assignment(..)
        | Place::Secret(..)
        | Place::Creature(..)
        | Place::Scenario(..)
        | Place::Table(..) => return None,
    };
    Some(piece(place, format!("The counter of {name}"), front, back, true))
}

/// The place in the designs of the thing that a piece of a set-up stands for; `None` for a piece that is only a marker and stands for no thing.
#[must_use]
pub const fn place_of(piece: set_up::Piece) -> Option<Place> {
    match piece {
        set_up::Piece::Unit(id) => Some(Place::Unit(id, InUnit::Whole)),
        set_up::Piece::Character(id) => Some(Place::Character(id, InCharacter::Whole)),
        set_up::Piece::Possession(id) => Some(Place::Possession(id, InPossession::Whole)),
        set_up::Piece::Secret(id) => Some(Place::Secret(id, InCard::Whole)),
        set_up::Piece::Assignment(id) => Some(Place::Assignment(id, InCard::Whole)),
        set_up::Piece::Camp | set_up::Piece::SecretBase | set_up::Piece::BaseUp | set_up::Piece::BaseLevel => None,
    }
}

/// The front of the counter of a piece of a set-up, as a page; `None` if the piece has no counter.
#[must_use]
pub fn front_of(content: &Content, piece: set_up::Piece, project: &Project) -> Option<Page> {
    let counter = match piece {
        set_up::Piece::Camp => marker(Marker::Camp),
        piece => counter(content, place_of(piece)?, Some(project))?,
    };
    Some(Page { items: counter.front.draft.items, ..Page::new(counter.name, counter.size) })
}

/// The counter of a marker.
#[must_use]
pub fn marker(marker: Marker) -> Piece {
    let livery = marker.livery();
    let place = Place::Table(Table::Markers, InTable::Whole);
    let name = format!("A marker of a {}", marker.label());
    piece(place, name, (marker.front(), livery), (marker.back(), livery), false)
}

/// The marker of a planet's secret, with the name of the secret on its back.
#[must_use]
pub fn secret(name: &str) -> Piece {
    let livery = Marker::Secret.livery();
    Piece { back: Some(Face::new(markers::named_secret(name), livery.rim())), ..marker(Marker::Secret) }
}

fn piece(place: Place, name: String, front: (Draft, Livery), back: (Draft, Livery), stands: bool) -> Piece {
    let face = |(draft, livery): (Draft, Livery)| Face::new(draft, livery.rim());
    let size = Size::of(SIDE, SIDE);
    Piece { place: place.into(), name, size, front: face(front), back: Some(face(back)), stands, beyond: Draft::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{self, Game, Library};
    use sheets::Request;

    #[test]
    fn counters_are_drawn_when_they_are_wanted_as_they_would_have_been_at_once() {
        let project = Library::bundled().template(Game::FreedomInTheGalaxy, "empty").expect("it opens");
        let project::Content::FreedomInTheGalaxy(content) = &project.content else { panic!("it is of the game") };
        let frame = Frame::new(&project, &Request::default());
        let mut printout = Printout::default();
        let later = counters(content, &frame, &mut printout);
        assert!(later.len() > 1 && later.iter().all(|body| body.draft.items.is_empty()), "sheets are kept");
        let at_once = sheets(content, &frame, &mut Printout::default());
        assert_eq!(later.len(), at_once.len());
        for (later, at_once) in later.into_iter().zip(at_once) {
            assert_eq!((&later.title, later.side, &later.note), (&at_once.title, at_once.side, &at_once.note));
            let title = at_once.title.clone();
            assert_eq!(later.drawn(&mut printout).draft.items, at_once.drawn(&mut Printout::default()).draft.items, "{title}");
        }
    }
}
