//! The order in which fleets act, where that matters. It depends on what others can see of the fleets, then on their names, and never on the order in
//! which they were founded.

use super::{Fleet, FleetId, Owner, State};
use crate::{Item, Player};
use geometry::Space;
use rules::Id;

/// The sort key of a fleet. First comes what others see: its apparent owner, as `seems` gives it, and its ships. Then comes what only its owner
/// knows: the index of the seat that founded it, and its name.
type Look = ((u8, Option<Id<Player>>), Vec<Id<Item>>, Option<usize>, String);

/// The owner that a fleet appears to have: 0 and the player, 1 for any rogue, or 2 for natives. All rogues appear to be the same owner.
pub(super) const fn seems(owner: Owner) -> (u8, Option<Id<Player>>) {
    match owner {
        Owner::Player(player) => (0, Some(player)),
        Owner::Rogue(_) => (1, None),
        Owner::Natives => (2, None),
    }
}

fn look(fleet: &Fleet) -> Look {
    let mut ships: Vec<Id<Item>> = fleet.ships.iter().map(|ship| ship.item).collect();
    ships.sort_unstable();
    (seems(fleet.owner), ships, fleet.id.founder(), fleet.name.trim().to_lowercase())
}

impl State {
    /// Whether the game was begun by a version of the program without secrets, and has no secret yet. Its years then have the same results as they
    /// had at that time.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        self.secret.is_none()
    }

    /// The fleets in a space, in the order in which they act.
    pub(super) fn in_order_at(&self, at: Space) -> Vec<&Fleet> {
        let mut here: Vec<&Fleet> = self.fleets_at(at).collect();
        if !self.is_bare() && here.len() > 1 {
            here.sort_by_cached_key(|fleet| look(fleet));
        }
        here
    }

    /// Sorts fleets into the order in which they act.
    pub(super) fn put_in_order(&self, fleets: &mut [FleetId]) {
        if !self.is_bare() && fleets.len() > 1 {
            fleets.sort_by_cached_key(|id| self.fleet(*id).map(look));
        }
    }

    /// The index of a fleet among those fleets of the list that have the same apparent owner.
    pub(super) fn rank_of(&self, fleet: FleetId, among: &[FleetId]) -> u32 {
        let owner = |id: FleetId| self.fleet(id).map(|fleet| seems(fleet.owner));
        let mut alike: Vec<FleetId> = among.iter().copied().filter(|id| owner(*id) == owner(fleet)).collect();
        self.put_in_order(&mut alike);
        alike.iter().position(|id| *id == fleet).unwrap_or_default() as u32
    }

    /// A number that distinguishes an owner's dice in a space from those of other owners. For a rogue it depends on its index among the rogues there.
    pub(super) fn number_of(&self, owner: Owner, at: Space) -> u32 {
        match owner {
            Owner::Player(player) => player.number(),
            Owner::Rogue(_) => {
                let rogues = self.in_order_at(at).into_iter().filter(|fleet| seems(fleet.owner) == seems(owner));
                let before = rogues.take_while(|fleet| fleet.owner != owner).count();
                (1 << 30) + before as u32
            }
            Owner::Natives => 0,
        }
    }
}
