//! What the blue book has for this game: troop types, the roster, boats, boards and the tables.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `shelf.rs` (what there is), `details.rs` (what one of the things
//! is).

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
use vikings::{BOARDS, BOATS, CHARACTERS, Content, Edit, Pick, Place, TROOPS};

/// The chapters.
pub type Memory = blue_book::Book<Content>;

/// Shows the book; tells the change that would add what is chosen, if there is anything to be added.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = context.memory.own.of::<crate::Memory>().book.open(&context.state.library, pass);
    let book = std::mem::take(&mut context.memory.own.of::<crate::Memory>().book);
    let next = blue_book::show(ui, &book, opened, browsing, shelf::sections(&book, content), |ui, shown| {
        details::show(ui, context, &book, content, shown);
    });
    let edits = |entry: &Entry, content: &Content| -> Vec<Edit> {
        book.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, content)).unwrap_or_default()
    };
    let help = "Tick what you want. A table takes the place of the project's own; a character brings the type along; everything else is added.";
    let change = Copying { edits: &edits, kind, name, help }.show(ui, &next, content);
    context.memory.own.of::<crate::Memory>().book = book;
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(AnyBrowsing::new(next))));
    }
    change
}

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
