//! The blue book of this game: star systems, the catalogue of units and the tables.
//!
//! Reading order: this file (the picked thing and the change that adds it), `shelf.rs` (the list of things), `details.rs` (one thing in detail),
//! `faces.rs` (its small picture).

mod details;
mod faces;
mod shelf;

use kit::desks::blue_book::{BlueBook, Book};
use kit::things;
use project::AnyKind;
use star_viking::{Chapter, Content, Pick, Place, SYSTEMS, UNITS};

/// What the blue book keeps while the program runs: the chapters of this game's library, and the pictures already shown.
pub type Memory = Book<Content>;

/// The blue book of Star Viking: how its things are listed, pictured, shown and copied.
pub const BLUE_BOOK: BlueBook<Content, Pick> = BlueBook {
    sections: shelf::sections,
    face: faces::face,
    details: details::show,
    copy: Chapter::copy,
    kind,
    name,
    help: "Tick what you want. A table takes the place of the project's own; everything else is added.",
};

fn kind(pick: &Pick) -> &'static dyn AnyKind {
    match pick {
        Pick::System(_) => &SYSTEMS,
        Pick::Unit(..) => &UNITS,
        Pick::Table(table) => things::kind_of(&Place::Table(*table).into()).unwrap_or(&SYSTEMS),
    }
}

fn name(pick: &Pick) -> Option<&str> {
    match pick {
        Pick::System(name) | Pick::Unit(_, name) => Some(name),
        Pick::Table(_) => None,
    }
}
