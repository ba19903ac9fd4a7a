//! The blue book of this game: its things are listed, searched, shown, and copied into the project with everything that they need.
//!
//! Reading order: this file (the chosen thing and the change that adds it), `blue_book/shelf.rs` (the list), `blue_book/details.rs` (one thing in
//! detail), `blue_book/faces.rs` (the small picture of a thing).

mod details;
mod faces;
mod shelf;

use kit::desks::blue_book::{BlueBook, Book};
use launch_fighters::{Chapter, Content, FLEETS, Pick, SHIPS, STYLES};
use project::AnyKind;

/// What the blue book keeps while the program runs: the chapters of this game's library, and the pictures already shown.
pub type Memory = Book<Content>;

/// The blue book of Launch Fighters!: how its things are listed, pictured, shown and copied.
pub const BLUE_BOOK: BlueBook<Content, Pick> = BlueBook {
    sections: shelf::sections,
    face: faces::face,
    details: details::show,
    copy: Chapter::copy,
    kind,
    name,
    help: "Tick what you want; a fleet brings its ships, and ships bring their style.",
};

fn kind(pick: &Pick) -> &'static dyn AnyKind {
    match pick {
        Pick::Style => &STYLES,
        Pick::Ship(_) => &SHIPS,
        Pick::Fleet(_) => &FLEETS,
    }
}

fn name(pick: &Pick) -> Option<&str> {
    match pick {
        Pick::Style => None,
        Pick::Ship(name) | Pick::Fleet(name) => Some(name),
    }
}
