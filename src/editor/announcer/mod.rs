//! Announces to users of screen readers what happens in the window. After each pass, which draws one frame, the changes since the last pass are put
//! into a node of the accessible tree that screen readers read aloud by themselves.
//!
//! `heard.rs` holds the state that is compared, and puts the changes into words. Nothing here knows a game.

mod heard;

use egui::accesskit::{Live, Role};
use egui::{Context, Id};

use heard::Heard;

use super::state::State;
use crate::editor::play::Table;
use crate::editor::widgets::take_said;

/// Announces changes of the window to a screen reader.
#[derive(Default)]
pub struct Announcer {
    before: Option<Heard>,
    /// The words that are announced now.
    words: String,
    /// Whether the words interrupt whatever the screen reader is reading.
    is_urgent: bool,
    /// How many announcements there were. The count makes two announcements in a row differ even if their words are equal, since a screen reader
    /// would not read the same text again.
    times: usize,
}

impl Announcer {
    /// Compares the window with its state after the last frame, and puts the changes into words. Does nothing if no screen reader is running.
    pub fn listen(&mut self, context: &Context, state: &State, table: Option<&dyn Table>) {
        if context.accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_none() {
            return;
        }
        let now = Heard::of(state, table, self.before.as_ref());
        let changes = self.before.as_ref().map(|before| now.since(before)).unwrap_or_default();
        let words = changes.into_iter().chain(take_said(context)).collect::<Vec<_>>().join(" ");
        let is_urgent = self.before.as_ref().is_some_and(|before| now.is_urgent_since(before));
        // Words for one player must not reach the next player, nor a screen reader that reads the node again after the game on the table is covered
        // or gone.
        if self.before.as_ref().is_some_and(|before| now.hides_the_table_of(before)) {
            self.words.clear();
        }
        self.before = Some(now);
        if !words.is_empty() {
            (self.words, self.is_urgent) = (words, is_urgent);
            self.times += 1;
            context.request_repaint();
        }
    }

    /// Puts the announcement into its node of the accessible tree.
    pub fn show(&self, context: &Context) {
        // One or two blanks at the end, which no screen reader speaks, make two equal announcements in a row differ. They also make every
        // announcement differ from the labels in the window.
        let again = if self.times.is_multiple_of(2) { "\u{a0}" } else { "\u{a0}\u{a0}" };
        context.accesskit_node_builder(Id::unique("announcements"), |node| {
            node.set_role(Role::Status);
            node.set_live(if self.is_urgent { Live::Assertive } else { Live::Polite });
            node.set_label(format!("{}{again}", self.words));
        });
    }
}
