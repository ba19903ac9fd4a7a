//! What the blue book has for this game: stars with their planets, races, pieces and the tables.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `shelf.rs` (what there is), `details.rs` (what one of the things
//! is).

mod details;
mod shelf;

use egui::Ui;

use crate::things::{Browsing, Entry};
use freedom_in_the_galaxy::cards::{ACTIONS, ASSIGNMENTS, CREATURES, EVENTS, MISSIONS, SECRETS};
use freedom_in_the_galaxy::{CHARACTERS, Content, Edit, InTable, POSSESSIONS, Pick, Place, RACES, SOVEREIGNS, STARS, UNITS};
use kit::action::{Action, Change, Dialog};
use kit::desks::FrameContext;
use kit::desks::blue_book::{self, Copying};
use kit::things;
use kit::things::Browsing as AnyBrowsing;
use project::AnyKind;

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
    let help = "Tick what you want. A star brings its planets and their races, and the routes to stars that are there; a character is at home on those planets that are there; a table takes the place of the \
                project's own.";
    let change = Copying { edits: &edits, kind, name, help }.show(ui, &next, content);
    context.memory.own.of::<crate::Memory>().book = book;
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(AnyBrowsing::new(next))));
    }
    change
}

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
