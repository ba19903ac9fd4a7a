//! What one side knows: everything but what lies face down and what the other has sealed. A view holds nothing else of a state, so that nobody
//! can know more from a view alone.

use super::{Position, Sealed, State};
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
}

impl<'a> View<'a> {
    /// What a player knows of a state.
    pub(super) const fn of(state: &'a State, player: Player) -> Self {
        Self { player, position: &state.position, sealed: &state.sealed[player.index()] }
    }
}
