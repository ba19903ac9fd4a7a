//! The outcome of a game.

use super::reckoning::victory_points;
use super::standing::wins_at_once;
use super::{Conclusion, Contest, Look, State, player_of};
use crate::Side;
use crate::terms::InstantVictory;
use rules::play::Outcome;

impl Contest {
    /// The victory points of the Rebel on the present board (16.17).
    #[must_use]
    pub fn points(&self, state: &State) -> i32 {
        victory_points(&state.whole(&self.public))
    }

    /// The instant victory that ended the game; `None` if the game goes on or ended otherwise (16.18).
    #[must_use]
    pub fn won_by<'a>(&self, look: &Look<'a>) -> Option<&'a InstantVictory> {
        match look.open.conclusion? {
            Conclusion::Instant(side) => wins_at_once(look, side, false).or_else(|| wins_at_once(look, side, true)),
            Conclusion::Points(_) => None,
        }
    }

    /// The outcome of the game; `None` while it is played. The Rebel scores the victory points, and the Imperial player scores half a point less than
    /// the threshold.
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
