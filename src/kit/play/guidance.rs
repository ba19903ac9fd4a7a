//! Help while a game is played: what a phase is about, the first times a player chooses in it, and why something cannot be chosen.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Label, RichText, Ui};
use rules::Citation;

use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::{link_button, section};

/// What a phase is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What the phase is called. Lessons of the same name count as one.
    pub phase: &'static str,
    /// What is decided in it, and what follows from that; one to three sentences.
    pub words: &'static str,
    /// The rule.
    pub citation: Citation,
}

/// Why something cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The rule against it, as a sentence about the piece or space.
    pub words: String,
    /// Where the book says so.
    pub citation: Citation,
}

impl Reason {
    /// The rule with where it stands.
    pub(super) fn in_words(&self) -> String {
        format!("{} ({})", self.words, self.citation)
    }
}

/// How many questions of a phase come with its lesson.
const QUESTIONS: usize = 3;

/// The help that a desk gives.
#[derive(Default)]
pub struct Guidance {
    /// Whether the player needs no lessons.
    pub without_lessons: bool,
    /// The first moments of a game at which the player chose in each phase, each as the number of actions before it.
    questions: BTreeMap<&'static str, BTreeSet<usize>>,
    /// Why something cannot be chosen, with the moment at which the player tried.
    reason: Option<(usize, Reason)>,
}

impl Guidance {
    /// Begins anew, for another game.
    pub fn begin(&mut self) {
        self.questions.clear();
        self.reason = None;
    }

    /// Why what was tried at this moment cannot be chosen.
    pub fn reason(&self, at: usize) -> Option<&Reason> {
        self.reason.as_ref().filter(|(tried, _)| *tried == at).map(|(_, reason)| reason)
    }

    /// The lesson of a moment, as long as it is among the first questions of its phase.
    fn lesson<P: PlayedByHand>(&mut self, game: &Game<P>) -> Option<Lesson> {
        if self.without_lessons || game.legal().is_empty() {
            return None;
        }
        let lesson = P::lesson(&game.battle, game.state())?;
        let seen = self.questions.entry(lesson.phase).or_default();
        counts(seen, game.replay().at()).then_some(lesson)
    }
}

/// Whether a moment is among the first questions of a phase. A moment that a player comes back to counts once.
fn counts(seen: &mut BTreeSet<usize>, at: usize) -> bool {
    if seen.len() < QUESTIONS {
        seen.insert(at);
    }
    seen.contains(&at)
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Tells why something on the board cannot be chosen, until the game goes on.
    pub fn explain(&mut self, reason: Reason) {
        let Some(game) = &self.game else { return };
        self.guidance.reason = Some((game.replay().at(), reason));
    }

    /// Shows the lesson of the phase and the reason against the last attempt, where there are such.
    pub(super) fn guide(&mut self, ui: &mut Ui) {
        let Some(game) = &self.game else { return };
        if let Some(Reason { words, citation }) = self.guidance.reason(game.replay().at()) {
            let palette = Palette::of(ui);
            ui.add(Label::new(RichText::new(words).color(palette.warning)).wrap());
            cited::link(ui, *citation);
            ui.add_space(4.0);
        }
        if let Some(lesson) = self.guidance.lesson(game) {
            section(ui, &lesson.phase.to_uppercase());
            ui.add(Label::new(RichText::new(lesson.words).size(theme::SMALL)).wrap());
            let help = "Play without these remarks; the page on which a game begins brings them back.";
            let row = ui.horizontal_wrapped(|ui| {
                cited::link(ui, lesson.citation);
                link_button(ui, "Tell me no more about phases").on_hover_text(help).clicked()
            });
            self.guidance.without_lessons |= row.inner;
            ui.add_space(4.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_questions_of_a_phase_come_with_its_lesson() {
        let mut seen = BTreeSet::new();
        assert_eq!([2, 3, 9, 12].map(|at| counts(&mut seen, at)), [true, true, true, false]);
        // After taking back, the player stands at a moment again.
        assert!(counts(&mut seen, 3));
        assert!(!counts(&mut seen, 4));
    }
}
