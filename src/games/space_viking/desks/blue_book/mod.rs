//! The contents of the blue book for this game: worlds, houses with their openings, items, technologies and the tables.
//!
//! Reading order: this file (the choice, and what adding it would do), `shelf.rs` (the list of contents), `details.rs` (one of its
//! things).

mod details;
mod shelf;

use egui::Ui;

use crate::things::{Browsing, Entry};
use kit::action::{Action, Change, Dialog};
use kit::desks::FrameContext;
use kit::desks::blue_book::{self, Copying};
use kit::things;
use kit::things::Browsing as AnyBrowsing;
use project::AnyKind;
use space_viking::{Content, Edit, ITEMS, InTable, PLAYERS, Pick, Place, TECHNOLOGIES, WORLDS};

/// The chapters.
pub type Memory = blue_book::Book<Content>;

/// Shows the book; returns the change that would add what is chosen, if there is anything to add.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = context.memory.own.of::<crate::Memory>().book.open(&context.state.library, pass);
    let book = std::mem::take(&mut context.memory.own.of::<crate::Memory>().book);
    let next = blue_book::show(ui, &book, opened, browsing, shelf::sections(&book, content), |ui, shown| {
        details::show(ui, &book, shown);
    });
    let edits = |entry: &Entry, content: &Content| -> Vec<Edit> {
        book.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, content)).unwrap_or_default()
    };
    let help = "Tick what you want. A house brings its fleets, and what they and its opening name; a table takes the place of the project's own.";
    let change = Copying { edits: &edits, kind, name, help }.show(ui, &next, content);
    context.memory.own.of::<crate::Memory>().book = book;
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(AnyBrowsing::new(next))));
    }
    change
}

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
