//! What an empty desk shows: what is missing, and buttons for the first steps.

use egui::{Response, Ui};

use crate::action::{Action, Change};
use crate::command::{self, Id};
use crate::desks::FrameContext;
use crate::state::State;
use crate::things;
use crate::widgets::{empty_with, primary_button};
use rules::one_of;

/// A way to get the first thing of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Add a new thing.
    New,
    /// Copy a thing from the blue book.
    BlueBook,
}

/// Shows buttons to get the first thing of a kind; `one` is the word for one, such as "ship". `button` draws each button. The blue book is offered
/// only if it has things of the kind.
pub fn ways(ui: &mut Ui, context: &mut FrameContext, one: &str, button: impl Fn(&mut Ui, Way) -> Response) {
    let content = &context.state.document.project().content;
    if let Some((edit, place)) = things::add(content, one) {
        let new = button(ui, Way::New).on_hover_text(format!("Add {} to the project.", one_of(one)));
        if new.clicked() {
            context.change(Change::edit(format!("Add {one}"), edit).then_select(place));
        }
    }
    if context.state.document.things().is_in_the_blue_book(content, one) {
        let command = command::command(Id::BlueBook);
        let help = command.help(ui.ctx(), &context.state.settings.keys);
        if button(ui, Way::BlueBook).on_hover_text(help).clicked()
            && let Some(action) = command.action(context.state)
        {
            context.push(action);
        }
    }
}

/// Says that the project has no thing of a kind yet and, in `words`, why one is needed. Offers the ways to get the first one.
pub fn none_yet(ui: &mut Ui, context: &mut FrameContext, one: &str, words: &str) {
    let kind = things::kind_called(&context.state.document.project().content, one);
    let title = format!("No {} yet", kind.map_or("things", |kind| kind.facts().heading).to_lowercase());
    empty_with(ui, &title, words, |ui| {
        ways(ui, context, one, |ui, way| match way {
            Way::New => primary_button(ui, &format!("Add {one}"), true),
            Way::BlueBook => ui.button("Blue book\u{2026}"),
        });
    });
}

/// What a task of the checklist offers instead of a new thing: a ready-made thing from the blue book. The result holds the words of the button, a
/// sentence that explains it, and its action; `None` if the blue book cannot be opened now.
#[must_use]
pub fn ready_made(state: &State) -> Option<(&'static str, &'static str, Action)> {
    Some(("Blue book\u{2026}", "Take something ready-made.", command::command(Id::BlueBook).action(state)?))
}

/// How many things get a button of their own at most.
const OFFERED: usize = 3;

/// Says that a thing still needs another one, such as one of those that the project has. Shows a button for each of the first few of these. `others`
/// is the label and the tooltip of a button that leads to all of them. Returns the choice if a button was pressed.
pub fn choose<T>(
    ui: &mut Ui,
    (title, words): (&str, &str),
    offered: impl Iterator<Item = (T, String)>,
    others: Option<(&str, &str)>,
) -> Option<Chosen<T>> {
    let mut chosen = None;
    empty_with(ui, title, words, |ui| {
        for (thing, name) in offered.take(OFFERED) {
            if ui.button(name).clicked() {
                chosen = Some(Chosen::This(thing));
            }
        }
        if let Some((others, help)) = others
            && ui.button(others).on_hover_text(help).clicked()
        {
            chosen = Some(Chosen::Other);
        }
    });
    chosen
}

/// The user's choice in [`choose`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen<T> {
    /// This thing was chosen.
    This(T),
    /// The user wants to see the place that lists all things, instead of choosing an offered one.
    Other,
}
