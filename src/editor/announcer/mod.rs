//! What happens is said to those who work by ear: after each pass, what has changed since the last one goes into a node of the accessible tree
//! that screen readers read aloud by themselves.
//!
//! `heard.rs` holds what is compared, and tells the changes in words; nothing here knows a game.

mod heard;

use egui::accesskit::{Live, Role};
use egui::{Context, Id};

use heard::Heard;

use super::state::State;
use crate::editor::play::Table;
use crate::editor::widgets::take_said;

/// Says what has changed.
#[derive(Default)]
pub struct Announcer {
    before: Option<Heard>,
    /// What is said now.
    words: String,
    /// Whether it interrupts what is being read.
    is_urgent: bool,
    /// How often something was said; two equal sentences in a row have to differ for a reader to read both.
    times: usize,
}

impl Announcer {
    /// Compares the window with how it was after the last pass, and puts the changes into words. Without a screen reader nothing is compared.
    pub fn listen(&mut self, context: &Context, state: &State, table: Option<&dyn Table>) {
        if context.accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_none() {
            return;
        }
        let now = Heard::of(state, table, self.before.as_ref());
        let changes = self.before.as_ref().map(|before| now.since(before)).unwrap_or_default();
        let words = changes.into_iter().chain(take_said(context)).collect::<Vec<_>>().join(" ");
        let is_urgent = self.before.as_ref().is_some_and(|before| now.is_urgent_since(before));
        // What one player was asked is not for the next, nor for a reader that looks at it again once the table is covered or cleared.
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

    /// The node with what is said.
    pub fn show(&self, context: &Context) {
        // Blanks that nobody hears: what is said twice in a row differs, and no label of the window says the same.
        let again = if self.times.is_multiple_of(2) { "\u{a0}" } else { "\u{a0}\u{a0}" };
        context.accesskit_node_builder(Id::unique("announcements"), |node| {
            node.set_role(Role::Status);
            node.set_live(if self.is_urgent { Live::Assertive } else { Live::Polite });
            node.set_label(format!("{}{again}", self.words));
        });
    }
}
