//! A side's view of a state: the open half, the side's own hand, and the question that it has to answer.

use super::{ImperialHand, Look, Open, Public, Question, RebelHand, State};
use crate::Side;

/// A side's view of a state. A captain who gets only a view cannot know more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<'a> {
    /// The side that has this view.
    pub side: Side,
    /// The half of the state that both players see.
    pub open: &'a Open,
    /// The question that this side has to answer; `None` if it is not asked.
    pub question: Option<Question>,
    /// The Imperial player's hand, if this is the Imperial player's view.
    pub imperial: Option<&'a ImperialHand>,
    /// The Rebel player's hand, if this is the Rebel player's view.
    pub rebel: Option<&'a RebelHand>,
}

impl<'a> View<'a> {
    /// The view that a side has of a state.
    pub(super) fn of(state: &'a State, side: Side) -> Self {
        Self {
            side,
            open: &state.open,
            question: state.asked.filter(|asked| asked.side == side).map(|asked| asked.question),
            imperial: (side == Side::Imperial).then_some(&state.imperial),
            rebel: (side == Side::Rebel).then_some(&state.rebel),
        }
    }

    /// What the side sees, in the form in which the rules read it.
    #[must_use]
    pub const fn look(&self, public: &'a Public) -> Look<'a> {
        Look { public, open: self.open, imperial: self.imperial, rebel: self.rebel, able: None }
    }
}

impl State {
    /// What the engine sees: both hands and the open half.
    #[must_use]
    pub const fn whole<'a>(&'a self, public: &'a Public) -> Look<'a> {
        Look { public, open: &self.open, imperial: Some(&self.imperial), rebel: Some(&self.rebel), able: None }
    }
}
