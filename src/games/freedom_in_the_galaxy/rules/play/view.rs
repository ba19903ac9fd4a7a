//! What one side knows of a state: what lies open, its own hand, and the question to it.

use super::{ImperialHand, Look, Open, Public, Question, RebelHand, State};
use crate::Side;

/// What one side knows of a state. A captain with only a view cannot know more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<'a> {
    /// The side whose view it is.
    pub side: Side,
    /// What lies open.
    pub open: &'a Open,
    /// The question to this side; none where it is not asked.
    pub question: Option<Question>,
    /// Its own hand, if it is the Imperial player's.
    pub imperial: Option<&'a ImperialHand>,
    /// Its own hand, if it is the Rebel player's.
    pub rebel: Option<&'a RebelHand>,
}

impl<'a> View<'a> {
    /// What a side knows of a state.
    pub(super) fn of(state: &'a State, side: Side) -> Self {
        Self {
            side,
            open: &state.open,
            question: state.asked.filter(|asked| asked.side == side).map(|asked| asked.question),
            imperial: (side == Side::Imperial).then_some(&state.imperial),
            rebel: (side == Side::Rebel).then_some(&state.rebel),
        }
    }

    /// What it sees.
    #[must_use]
    pub const fn look(&self, public: &'a Public) -> Look<'a> {
        Look { public, open: self.open, imperial: self.imperial, rebel: self.rebel, able: None }
    }
}

impl State {
    /// What the engine sees, which is everything.
    #[must_use]
    pub const fn whole<'a>(&'a self, public: &'a Public) -> Look<'a> {
        Look { public, open: &self.open, imperial: Some(&self.imperial), rebel: Some(&self.rebel), able: None }
    }
}
