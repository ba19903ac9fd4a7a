//! What one side knows: everything except the covered choices of the other side and, if the side is rewarded for treasures, the kinds of the markers
//! that lie face down. A view holds nothing else of a state, so that nobody can learn more from it.

use super::{Position, Public, Sealed, State};
use crate::{GoalKind, TokenKind};
use rules::play::Player;

/// What one side knows of a state.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The player whose view it is.
    pub player: Player,
    /// The part of the state that both sides see.
    pub position: &'a Position,
    /// The player's own choices for boats that are still covered.
    pub sealed: &'a Sealed,
    /// The kinds of all markers; `None` for a side that is rewarded for treasures. Such a side learns the kinds only as markers are turned over
    /// (5.5).
    pub markers: Option<&'a [TokenKind]>,
}

impl<'a> View<'a> {
    /// The view that a player has of a state.
    pub(super) fn of(public: &Public, state: &'a State, player: Player) -> Self {
        let hunts = public.goals.iter().any(|aim| aim.player == player && aim.goal.what == GoalKind::Treasure);
        let markers = (!hunts).then_some(state.markers.as_slice());
        Self { player, position: &state.position, sealed: &state.sealed[player.index()], markers }
    }
}
