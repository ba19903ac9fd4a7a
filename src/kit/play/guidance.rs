//! Help while a game is played: the lesson of a phase, which is shown the first few times that a player chooses in it, and the reason why something
//! cannot be chosen.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Label, RichText, Ui};
use rules::Citation;

use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::{link_button, section};

/// A lesson: an explanation of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the phase. Lessons with the same name count as one.
    pub phase: &'static str,
    /// The decision that players make in the phase, and its consequences, in one to three sentences.
    pub words: &'static str,
    /// The rule about the phase.
    pub citation: Citation,
}

/// The reason why something cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The rule that forbids the choice, as a sentence about the piece or the space.
    pub words: String,
    /// The place of the rule in the rulebook.
    pub citation: Citation,
}

impl Reason {
    /// The rule with its place in the rulebook.
    pub(super) fn in_words(&self) -> String {
        format!("{} ({})", self.words, self.citation)
    }
}

/// For how many questions of a phase the lesson is shown.
const QUESTIONS: usize = 3;

/// The guidance on a playing desk: lessons and reasons, and which of them were shown already.
#[derive(Default)]
pub struct Guidance {
    /// Whether the player has switched the lessons off.
    pub without_lessons: bool,
    /// For each phase, the first moments at which the player had to choose, each as the number of actions before it.
    questions: BTreeMap<&'static str, BTreeSet<usize>>,
    /// The reason why something cannot be chosen, and the moment at which the player tried: the number of actions before it, and how often a choice
    /// had been taken back.
    reason: Option<((usize, usize), Reason)>,
}

/// Identifies a moment of a game: the number of actions before it, and how often a choice had been taken back.
fn moment<P: PlayedByHand>(game: &Game<P>) -> (usize, usize) {
    (game.replay().at(), game.times_taken_back())
}

impl Guidance {
    /// Forgets which lessons and reasons were shown, since another game begins.
    pub fn begin(&mut self) {
        self.questions.clear();
        self.reason = None;
    }

    /// Forgets the reason against the last attempt, since the player does something else.
    pub(super) fn forget_reason(&mut self) {
        self.reason = None;
    }

    /// The reason why the player's attempt at this moment is impossible; `None` if there was none.
    pub fn reason<P: PlayedByHand>(&self, game: &Game<P>) -> Option<&Reason> {
        let at = moment(game);
        self.reason.as_ref().filter(|(tried, _)| *tried == at).map(|(_, reason)| reason)
    }

    /// The lesson of the present phase, if this is one of the first questions in it.
    fn lesson<P: PlayedByHand>(&mut self, game: &Game<P>) -> Option<Lesson> {
        if self.without_lessons || game.legal().is_empty() {
            return None;
        }
        let lesson = P::lesson(&game.battle, game.state())?;
        let seen = self.questions.entry(lesson.phase).or_default();
        counts(seen, game.replay().at()).then_some(lesson)
    }
}

/// Whether a moment is among the first questions of a phase, whose moments so far are `seen`. A moment to which the player returns counts once.
fn counts(seen: &mut BTreeSet<usize>, at: usize) -> bool {
    if seen.len() < QUESTIONS {
        seen.insert(at);
    }
    seen.contains(&at)
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Shows why something on the board cannot be chosen, until the game goes on or other choices are listed.
    pub fn explain(&mut self, reason: Reason) {
        let Some(game) = &self.game else { return };
        self.guidance.reason = Some((moment(game), reason));
    }

    /// Shows why the last attempt was impossible, if it was.
    pub(super) fn refuse(&self, ui: &mut Ui) {
        let Some(game) = &self.game else { return };
        if let Some(Reason { words, citation }) = self.guidance.reason(game) {
            let palette = Palette::of(ui);
            cited::words(ui, RichText::new(words).color(palette.warning), Some(*citation));
        }
    }

    /// Shows the lesson of the phase, if there is one.
    pub(super) fn teach(&mut self, ui: &mut Ui) {
        let Some(game) = &self.game else { return };
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
        // The player returns to an earlier moment when a choice is taken back.
        assert!(counts(&mut seen, 3));
        assert!(!counts(&mut seen, 4));
    }
}
