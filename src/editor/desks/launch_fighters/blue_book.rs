//! What the blue book has for this game: browsed, searched, looked at, and copied into the project with all that it needs.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `blue_book/shelf.rs` (the list), `blue_book/details.rs` (what one of
//! the things is).

mod details;
mod shelf;

use egui::Ui;

use crate::editor::action::{Action, Change, Dialog};
use crate::editor::desks::{self, FrameContext, blue_book};
use crate::editor::things::launch_fighters::{Browsing, Entry};
use crate::project;
use crate::rules::Game;
use crate::rules::launch_fighters::{Chapter, Content, Edit, Pick, Place};

/// The chapters.
pub type Memory = blue_book::Book<Chapter>;

fn own(chapter: project::Chapter) -> Option<Chapter> {
    match chapter {
        project::Chapter::LaunchFighters(chapter) => Some(chapter),
        project::Chapter::StarViking(_) => None,
    }
}

/// Shows the book; tells the change that would add what is chosen, if there is anything to be added.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = context.memory.launch_fighters_book.open(&context.state.library, Game::LaunchFighters, pass, own);
    let book = std::mem::take(&mut context.memory.launch_fighters_book);
    let next = blue_book::show(ui, &book, opened, browsing, shelf::sections(&book, content), |ui, shown| {
        details::show(ui, context, &book, content, shown);
    });
    let (edits, first) = copies(&book, &next.chosen, content);
    context.memory.launch_fighters_book = book;
    let count = |of: fn(&Edit) -> bool| edits.iter().filter(|edit| of(edit)).count();
    let counts = [
        (count(|edit| matches!(edit, Edit::Fleet(_))), "fleet"),
        (count(|edit| matches!(edit, Edit::Ship(_))), "ship"),
        (count(|edit| matches!(edit, Edit::Style(_))), "style"),
    ];
    let help = "Tick what you want; a fleet brings its ships, and ships bring their style.";
    blue_book::summary(ui, !next.chosen.is_empty(), &counts, help);
    if next != *browsing {
        context.push(Action::Ask(Dialog::BlueBook(desks::Browsing::LaunchFighters(next))));
    }
    let only = match browsing.chosen.as_slice() {
        [Entry { pick: Pick::Ship(name) | Pick::Fleet(name), .. }] => Some(name.as_str()),
        _ => None,
    };
    blue_book::change(only, edits, first)
}

/// The edits that copy things into a project, one after the other, and where the first of them will be.
fn copies(book: &Memory, entries: &[Entry], content: &Content) -> (Vec<Edit>, Option<Place>) {
    let (mut after, mut edits, mut first) = (content.clone(), Vec::new(), None);
    for entry in entries {
        let copied = book.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, &after)).unwrap_or_default();
        for edit in copied {
            let place = match &edit {
                Edit::Ship(_) => Some(super::things::whole_ship(after.ships.next_id())),
                Edit::Fleet(_) => Some(super::things::whole_fleet(after.fleets.next_id())),
                Edit::Style(_) => Some(super::things::whole_style(after.styles.next_id())),
                _ => None,
            };
            if after.apply(&edit).is_ok() {
                // Of a fleet with its ships, the fleet is what was asked for.
                let asked = matches!(
                    (&entry.pick, &edit),
                    (Pick::Ship(_), Edit::Ship(_)) | (Pick::Fleet(_), Edit::Fleet(_)) | (Pick::Style, _)
                );
                first = first.or(place.filter(|_| asked));
                edits.push(edit);
            }
        }
    }
    (edits, first)
}
