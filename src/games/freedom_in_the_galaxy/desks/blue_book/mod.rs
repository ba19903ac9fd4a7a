//! The blue book of this game: stars with their planets, races, pieces and the tables.
//!
//! Reading order: this file (the picked thing and the edits that add it to a project), `shelf.rs` (the list of things), `details.rs` (one thing in
//! detail), `faces.rs` (its small picture).

mod details;
mod faces;
mod shelf;

use freedom_in_the_galaxy::cards::{ACTIONS, ASSIGNMENTS, CREATURES, EVENTS, MISSIONS, SECRETS};
use freedom_in_the_galaxy::{CHARACTERS, Chapter, Content, InTable, POSSESSIONS, Pick, Place, RACES, SOVEREIGNS, STARS, UNITS};
use kit::desks::blue_book::{BlueBook, Book};
use kit::things;
use project::AnyKind;

/// What the blue book keeps while the program runs: the chapters of this game's library, and the pictures already shown.
pub type Memory = Book<Content>;

/// The blue book of Freedom in the Galaxy: how its things are listed, pictured, shown and copied.
pub const BLUE_BOOK: BlueBook<Content, Pick> = BlueBook {
    sections: shelf::sections,
    face: faces::face,
    details: details::show,
    copy: Chapter::copy,
    kind,
    name,
    help: "Tick what you want. A star brings its planets and their races, and the routes to stars that are there; a character is at home on those planets that are there; a table takes the place of the \
                project's own.",
};

fn kind(pick: &Pick) -> &'static dyn AnyKind {
    match pick {
        Pick::Star(_) => &STARS,
        Pick::Race(_) => &RACES,
        Pick::Character(_) => &CHARACTERS,
        Pick::Possession(_) => &POSSESSIONS,
        Pick::Unit(_) => &UNITS,
        Pick::Sovereign(_) => &SOVEREIGNS,
        Pick::Mission(_) => &MISSIONS,
        Pick::Action(_) => &ACTIONS,
        Pick::Event(_) => &EVENTS,
        Pick::Assignment(_) => &ASSIGNMENTS,
        Pick::Secret(_) => &SECRETS,
        Pick::Creature(_) => &CREATURES,
        Pick::Table(table) => things::kind_of(&Place::Table(*table, InTable::Whole).into()).unwrap_or(&STARS),
    }
}

fn name(pick: &Pick) -> Option<&str> {
    match pick {
        Pick::Star(name)
        | Pick::Race(name)
        | Pick::Character(name)
        | Pick::Possession(name)
        | Pick::Unit(name)
        | Pick::Sovereign(name)
        | Pick::Mission(name)
        | Pick::Event(name)
        | Pick::Secret(name)
        | Pick::Creature(name) => Some(name),
        Pick::Action(_) | Pick::Assignment(_) | Pick::Table(_) => None,
    }
}
