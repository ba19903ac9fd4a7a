//! The contents of the blue book for this game: worlds, houses with their openings, items, technologies and the tables.
//!
//! Reading order: this file (the picked thing and the change that adds it), `shelf.rs` (the list of contents), `details.rs` (one thing in detail),
//! `faces.rs` (its small picture).

mod details;
mod faces;
mod shelf;

use kit::desks::blue_book::{BlueBook, Book};
use kit::things;
use project::AnyKind;
use space_viking::{Chapter, Content, ITEMS, InTable, PLAYERS, Pick, Place, TECHNOLOGIES, WORLDS};

/// What the blue book keeps while the program runs: the chapters of this game's library, and the pictures already shown.
pub type Memory = Book<Content>;

/// The blue book of Space Viking: how its things are listed, pictured, shown and copied.
pub const BLUE_BOOK: BlueBook<Content, Pick> = BlueBook {
    sections: shelf::sections,
    face: faces::face,
    details: details::show,
    copy: Chapter::copy,
    kind,
    name,
    help: "Tick what you want. A house brings its fleets, and what they and its opening name; a table takes the place of the project's own.",
};

fn kind(pick: &Pick) -> &'static dyn AnyKind {
    match pick {
        Pick::World(_) => &WORLDS,
        Pick::Item(_) => &ITEMS,
        Pick::Technology(_) => &TECHNOLOGIES,
        Pick::Player(_) => &PLAYERS,
        Pick::Table(table) => things::kind_of(&Place::Table(*table, InTable::Whole).into()).unwrap_or(&WORLDS),
    }
}

fn name(pick: &Pick) -> Option<&str> {
    match pick {
        Pick::World(name) | Pick::Item(name) | Pick::Technology(name) | Pick::Player(name) => Some(name),
        Pick::Table(_) => None,
    }
}
