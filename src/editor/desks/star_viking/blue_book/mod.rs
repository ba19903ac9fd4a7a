//! What the blue book has for this game: star systems, the catalogue of units and the tables.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `shelf.rs` (what there is), `details.rs` (what one of the things
//! is).

mod details;
mod shelf;

use egui::Ui;

use crate::editor::action::{Action, Change, Dialog};
use crate::editor::desks::{FrameContext, blue_book};
use crate::editor::things::star_viking::{Browsing, Entry};
use crate::rules::star_viking::{Content, Edit, InSystem, InUnit, Pick, Place};

/// The chapters.
pub type Memory = blue_book::Book<Content>;

/// Shows the book; tells the change that would add what is chosen, if there is anything to be added.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = context.memory.star_viking.book.open(&context.state.library, pass);
    let book = std::mem::take(&mut context.memory.star_viking.book);
    let next = blue_book::show(ui, &book, opened, browsing, shelf::sections(&book, content), |ui, shown| {
        details::show(ui, context, &book, content, shown);
    });
    let (edits, first) = copies(&book, &next.chosen, content);
    context.memory.star_viking.book = book;
    let count = |of: fn(&Edit) -> bool| edits.iter().filter(|edit| of(edit)).count();
    let counts = [
        (count(|edit| matches!(edit, Edit::System(_))), "system"),
        (count(|edit| matches!(edit, Edit::Unit(_))), "unit type"),
        (count(|edit| matches!(edit, Edit::Tables(_))), "table"),
    ];
    let help = "Tick what you want. A table takes the place of the project's own; everything else is added.";
    blue_book::summary(ui, !next.chosen.is_empty(), &counts, help);
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(next.into())));
    }
    let only = match browsing.chosen.as_slice() {
        [Entry { pick: Pick::System(name) | Pick::Unit(_, name), .. }] => Some(name.as_str()),
        _ => None,
    };
    blue_book::change(only, edits, first)
}

/// The edits that copy things into a project, one after the other, and where the first of them will be.
fn copies(book: &Memory, entries: &[Entry], content: &Content) -> (Vec<Edit>, Option<Place>) {
    let (mut after, mut edits, mut first) = (content.clone(), Vec::new(), None);
    for entry in entries {
        let copied = book.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, &after)).flatten();
        let Some(edit) = copied else { continue };
        let place = match entry.pick {
            Pick::System(_) => Place::System(after.systems.next_id(), InSystem::Whole),
            Pick::Unit(..) => Place::Unit(after.units.next_id(), InUnit::Whole),
            Pick::Table(table) => Place::Table(table),
        };
        if after.apply(&edit).is_ok() {
            first = first.or(Some(place));
            edits.push(edit);
        }
    }
    (edits, first)
}
