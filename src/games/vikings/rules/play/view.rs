//! What one side knows: everything but what lies face down before a side that looks for treasures, and what the other has sealed. A view holds nothing else of a state, so that nobody
//! can know more from a view alone.

use super::{Position, Public, Sealed, State};
use crate::{GoalKind, TokenKind};
use rules::play::Player;

/// What one side knows of a state.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Whose view it is.
    pub player: Player,
    /// Everything that lies open.
    pub position: &'a Position,
    /// What it has chosen for its boats and not turned up yet.
    pub sealed: &'a Sealed,
    /// What the markers are; none for a side that is rewarded for treasures, which learns it only as they are turned up (5.5).
    pub markers: Option<&'a [TokenKind]>,
}

impl<'a> View<'a> {
    /// What a player knows of a state.
    pub(super) fn of(public: &Public, state: &'a State, player: Player) -> Self {
        let hunts = public.goals.iter().any(|aim| aim.player == player && aim.goal.what == GoalKind::Treasure);
        let markers = (!hunts).then_some(state.markers.as_slice());
        Self { player, position: &state.position, sealed: &state.sealed[player.index()], markers }
    }
}
