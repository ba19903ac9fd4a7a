//! The blue book of this game: troop types, the roster, boats, boards and the tables.
//!
//! Reading order: this file (the picked thing and the change that adds it), `shelf.rs` (the list of things), `details.rs` (one thing in detail),
//! `faces.rs` (its small picture).

mod details;
mod faces;
mod shelf;

use kit::desks::blue_book::{BlueBook, Book};
use kit::things;
use project::AnyKind;
use vikings::{BOARDS, BOATS, CHARACTERS, Chapter, Content, Pick, Place, TROOPS};

/// What the blue book keeps while the program runs: the chapters of this game's library, and the pictures already shown.
pub type Memory = Book<Content>;

/// The blue book of Vikings: how its things are listed, pictured, shown and copied.
pub const BLUE_BOOK: BlueBook<Content, Pick> = BlueBook {
    sections: shelf::sections,
    face: faces::face,
    details: details::show,
    copy: Chapter::copy,
    kind,
    name,
    help: "Tick what you want. A table takes the place of the project's own; a character brings the type along; everything else is added.",
};

fn kind(pick: &Pick) -> &'static dyn AnyKind {
    match pick {
        Pick::Troop(_) => &TROOPS,
        Pick::Character(_) => &CHARACTERS,
        Pick::Boat(_) => &BOATS,
        Pick::Board(_) => &BOARDS,
        Pick::Table(table) => things::kind_of(&Place::Table(*table).into()).unwrap_or(&CHARACTERS),
    }
}

fn name(pick: &Pick) -> Option<&str> {
    match pick {
        Pick::Troop(name) | Pick::Character(name) | Pick::Boat(name) | Pick::Board(name) => Some(name),
        Pick::Table(_) => None,
    }
}
