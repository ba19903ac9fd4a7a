//! What the blue book has for this game: browsed, searched, looked at, and copied into the project with all that it needs.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `blue_book/shelf.rs` (the list), `blue_book/details.rs` (what one of
//! the things is).

mod details;
mod shelf;

use egui::Ui;

use crate::things::{Browsing, Entry};
use kit::action::{Action, Change, Dialog};
use kit::desks::FrameContext;
use kit::desks::blue_book::{self, Copying};
use kit::things::Browsing as AnyBrowsing;
use launch_fighters::{Content, Edit, FLEETS, Pick, SHIPS, STYLES};
use project::AnyKind;

/// The chapters.
pub type Memory = blue_book::Book<Content>;

/// Shows the book; returns the change that would add what is chosen, if there is anything to add.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = context.memory.own.of::<crate::Memory>().book.open(&context.state.library, pass);
    let book = std::mem::take(&mut context.memory.own.of::<crate::Memory>().book);
    let next = blue_book::show(ui, &book, opened, browsing, shelf::sections(&book, content), |ui, shown| {
        details::show(ui, context, &book, content, shown);
    });
    let edits = |entry: &Entry, content: &Content| -> Vec<Edit> {
        let copied = book.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, content));
        copied.unwrap_or_default()
    };
    let help = "Tick what you want; a fleet brings its ships, and ships bring their style.";
    let change = Copying { edits: &edits, kind, name, help }.show(ui, &next, content);
    context.memory.own.of::<crate::Memory>().book = book;
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(AnyBrowsing::new(next))));
    }
    change
}

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
