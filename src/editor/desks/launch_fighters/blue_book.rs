//! What the blue book has for this game: browsed, searched, looked at, and copied into the project with all that it needs.
//!
//! Reading order: this file (what is chosen, and what adding it would do), `blue_book/shelf.rs` (the list), `blue_book/details.rs` (what one of
//! the things is).

mod details;
mod shelf;

use egui::{Rect, Response, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2};

use crate::editor::action::{Action, Change};
use crate::editor::desks;
use crate::editor::stage::Stage;
use crate::editor::state::Dialog;
use crate::editor::theme::{self, Palette};
use crate::project::{self, Library};
use crate::rules::Game;
use crate::rules::launch_fighters::{Chapter, Content, Edit, Pick, Place};
use crate::rules::{self, counted};
use crate::sheets::launch_fighters::words::{capital, listed};

/// What is searched for, looked at and chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Browsing {
    /// Only things whose names or kinds hold these letters.
    pub search: String,
    /// What is looked at.
    pub shown: Option<Entry>,
    /// What is to be added, in the order in which it was chosen.
    pub chosen: Vec<Entry>,
}

/// A thing of the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name of its chapter's file.
    pub chapter: String,
    /// Which thing of the chapter.
    pub pick: Pick,
}

/// The chapters as they were last read, so that they are read once for each time the book is opened.
#[derive(Default)]
pub struct Memory {
    chapters: Vec<(String, Chapter)>,
    /// Why some chapter could not be read.
    trouble: Option<String>,
    /// The pass in which the book was last shown.
    pass: Option<u64>,
}

impl Memory {
    /// Reads the chapters unless the book was open in the pass before; tells whether it has just been opened.
    fn open(&mut self, library: &Library, pass: u64) -> bool {
        let open = self.pass.is_some_and(|last| last + 2 >= pass);
        self.pass = Some(pass);
        if open {
            return false;
        }
        let read = |name: String| {
            Ok(match library.chapter(Game::LaunchFighters, &name)? {
                project::Chapter::LaunchFighters(chapter) => Some((name, chapter)),
                project::Chapter::StarViking(_) => None,
            })
        };
        let names = library.chapters(Game::LaunchFighters);
        match names
            .and_then(|names| names.into_iter().filter_map(|name| read(name).transpose()).collect::<Result<_, project::Error>>())
        {
            Ok(chapters) => (self.chapters, self.trouble) = (chapters, None),
            Err(error) => (self.chapters, self.trouble) = (Vec::new(), Some(error.to_string())),
        }
        true
    }

    fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|(known, _)| known == name).map(|(_, chapter)| chapter)
    }

    /// The edits that copy things into a project, one after the other, and where the first of them will be.
    fn copies(&self, entries: &[Entry], content: &Content) -> (Vec<Edit>, Option<Place>) {
        let (mut after, mut edits, mut first) = (content.clone(), Vec::new(), None);
        for entry in entries {
            let copied = self.chapter(&entry.chapter).and_then(|chapter| chapter.copy(&entry.pick, &after)).unwrap_or_default();
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
}

/// Shows the book; tells the change that would add what is chosen, if there is anything to be added.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, browsing: &Browsing) -> Option<Change> {
    let pass = ui.ctx().cumulative_pass_nr();
    let opened = stage.memory.launch_fighters_book.open(&stage.state.library, pass);
    let book = std::mem::take(&mut stage.memory.launch_fighters_book);
    let mut next = browsing.clone();
    let field = search(ui, &mut next.search);
    if opened {
        field.request_focus();
    }
    let height = (ui.ctx().content_rect().height() - 330.0).clamp(160.0, 560.0);
    let (room, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover());
    let (left, right) = room.split_left_right_at_fraction(0.46);
    column(ui, "book", left, |ui| shelf::show(ui, &book, content, &mut next));
    column(ui, "details", right.with_min_x(right.left() + theme::GAP * 2.0), |ui| {
        details::show(ui, stage, &book, content, browsing.shown.as_ref());
    });
    let (edits, first) = book.copies(&next.chosen, content);
    let words = summary(&next, &edits);
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
    stage.memory.launch_fighters_book = book;
    if next != *browsing {
        stage.push(Action::Ask(Dialog::BlueBook(desks::Browsing::LaunchFighters(next))));
    }
    let label = match browsing.chosen.as_slice() {
        [Entry { pick: Pick::Ship(name) | Pick::Fleet(name), .. }] => format!("Add {name} from the blue book"),
        _ => "Add from the blue book".to_owned(),
    };
    let change = Change::edits(label, edits);
    let change = if let Some(place) = first { change.then_select(rules::Place::from(place)) } else { change };
    (!change.steps.is_empty()).then_some(change)
}

/// A part of the room that is scrolled by itself.
fn column(ui: &mut Ui, name: &str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
    ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(&mut part, |ui| {
        ui.set_width((rect.width() - 14.0).max(80.0));
        contents(ui);
    });
}

fn search(ui: &mut Ui, words: &mut String) -> Response {
    let hint = RichText::new("Search by name or kind").color(Palette::of(ui).weak);
    let edit = TextEdit::singleline(words).id_salt("search book").hint_text(hint).desired_width(f32::INFINITY);
    ui.add(edit).accessible_name("Search the blue book").on_hover_text("Show only what has these letters in its name or kind.")
}

/// What adding would do, in a sentence.
fn summary(browsing: &Browsing, edits: &[Edit]) -> String {
    if browsing.chosen.is_empty() {
        return "Tick what you want; a fleet brings its ships, and ships bring their style.".to_owned();
    }
    if edits.is_empty() {
        return "The project has all of this already.".to_owned();
    }
    let count = |of: fn(&Edit) -> bool| edits.iter().filter(|edit| of(edit)).count();
    let parts = [
        (count(|edit| matches!(edit, Edit::Fleet(_))), "fleet"),
        (count(|edit| matches!(edit, Edit::Ship(_))), "ship"),
        (count(|edit| matches!(edit, Edit::Style(_))), "style"),
    ];
    let words: Vec<_> = parts.iter().filter(|(count, _)| *count > 0).map(|(count, one)| counted(*count, one)).collect();
    let verb = if edits.len() == 1 { "is" } else { "are" };
    format!("{} {verb} added, as one step; what the project has already is not copied again.", capital(&listed(&words)))
}
