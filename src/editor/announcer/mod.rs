//! Announces what happens to users of screen readers. After each pass, the changes since the last pass are put into a node of the accessible tree
//! that screen readers read aloud by themselves.
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
    /// How many announcements there were. A screen reader reads two equal sentences in a row only if they differ in something.
    times: usize,
}

impl Announcer {
    /// Compares the window with its state after the last frame, and puts the changes into words. Without a screen reader it does nothing.
    pub fn listen(&mut self, context: &Context, state: &State, table: Option<&dyn Table>) {
        if context.accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_none() {
            return;
        }
        let now = Heard::of(state, table, self.before.as_ref());
        let changes = self.before.as_ref().map(|before| now.since(before)).unwrap_or_default();
        let words = changes.into_iter().chain(take_said(context)).collect::<Vec<_>>().join(" ");
        let is_urgent = self.before.as_ref().is_some_and(|before| now.is_urgent_since(before));
        // The words for one player must not reach the next player, nor a screen reader that reads the node again after the table is covered or
        // cleared.
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

    /// Puts the words into the node.
    pub fn show(&self, context: &Context) {
        // One or two blanks, which no screen reader speaks. They make two equal announcements in a row differ, and no label of the window equals an
        // announcement.
        let again = if self.times.is_multiple_of(2) { "\u{a0}" } else { "\u{a0}\u{a0}" };
        context.accesskit_node_builder(Id::unique("announcements"), |node| {
            node.set_role(Role::Status);
            node.set_live(if self.is_urgent { Live::Assertive } else { Live::Polite });
            node.set_label(format!("{}{again}", self.words));
        });
    }
}
