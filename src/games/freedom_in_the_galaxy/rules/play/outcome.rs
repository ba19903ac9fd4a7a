//! The outcome of a game.

use super::reckoning::victory_points;
use super::{Conclusion, Contest, State, player_of};
use crate::Side;
use rules::play::Outcome;

impl Contest {
    /// The victory points that the Rebel has as the board stands (16.17).
    #[must_use]
    pub fn points(&self, state: &State) -> i32 {
        victory_points(&state.whole(&self.public))
    }

    /// The outcome of the game; none while it is played. The Rebel scores the victory points, and the Imperial player half a point less than the
    /// threshold.
    pub(super) fn result(&self, state: &State) -> Option<Outcome> {
        let winner = match state.open.conclusion? {
            Conclusion::Instant(side) | Conclusion::Points(side) => side,
        };
        let threshold = self.public.terms.threshold;
        let held = if threshold == i32::MAX { 0 } else { 2 * threshold - 1 };
        let mut half_points = vec![0; 2];
        half_points[Side::Rebel as usize] = 2 * self.points(state);
        half_points[Side::Imperial as usize] = held;
        Some(Outcome { winner: Some(player_of(winner)), half_points, turn: state.open.turn.into() })
    }
}
