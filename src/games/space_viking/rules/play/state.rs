//! A campaign in progress, between two years: the places, the fleets and the seats. Only the referee sees it.

use serde::{Deserialize, Serialize};

use super::{Fleet, FleetId, Owner, Place, Seat, ShipId};
use crate::orders::Lines;
use crate::{Campaign, Content, Effect, Player};
use geometry::Space;
use rules::Id;
use rules::play::Secret;

/// A campaign in progress. The sector, the tables and the names are in the designs with which the campaign was begun; these never change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many years have been played.
    pub year: u32,
    /// The seed of the game if one was chosen by hand; 0 if a random secret was drawn.
    pub seed: u64,
    /// The secret from which all keys and dice come; `None` in a game that was begun by a version of the program without secrets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// The length and the optional rules of the campaign.
    pub campaign: Campaign,
    /// Worlds, and spaces where a base was installed, in reading order: by row, then by column.
    pub places: Vec<Place>,
    /// The players' seats, in the order of the designs.
    pub seats: Vec<Seat>,
    /// The fleets, sorted by their numbers. A number is never given to another fleet.
    pub fleets: Vec<Fleet>,
    /// Messages that fleets carry.
    pub messages: Vec<Message>,
    /// The number of the newest ship.
    pub next_ship: u32,
}

/// A message that a fleet carries to another fleet of the same player (Command).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The player who sent the message.
    pub from: Id<Player>,
    /// The fleet that carries the message.
    pub courier: FleetId,
    /// The name of the fleet that the message is for.
    pub to: String,
    /// The orders in the message.
    pub lines: Lines,
}

/// Looks up a part of the campaign by its space, its player or its number.
impl State {
    /// Whether the last year has been played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.year >= self.campaign.years.get()
    }

    /// Whether a seed was chosen by hand for the game, so that its keys and dice are not secret.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.secret == Some(Secret::of_seed(self.seed))
    }

    /// The place in a space; `None` for a space without a planet or a base.
    #[must_use]
    pub fn place(&self, at: Space) -> Option<&Place> {
        self.places.binary_search_by_key(&reading(at), |place| reading(place.at)).ok().map(|found| &self.places[found])
    }

    /// The place in a space where fleets meet and see each other: a world, or an installed base (Movement).
    #[must_use]
    pub fn meeting_place(&self, at: Space) -> Option<&Place> {
        self.place(at).filter(|place| self.is_bare() || place.stands())
    }

    /// The place in a space, to change it.
    pub(super) fn place_mut(&mut self, at: Space) -> Option<&mut Place> {
        let found = self.places.binary_search_by_key(&reading(at), |place| reading(place.at)).ok()?;
        Some(&mut self.places[found])
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, player: Id<Player>) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player == player)
    }

    /// The seat of a player, to change it.
    pub(super) fn seat_mut(&mut self, player: Id<Player>) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|seat| seat.player == player)
    }

    /// A fleet by its number.
    #[must_use]
    pub fn fleet(&self, id: FleetId) -> Option<&Fleet> {
        self.fleets.binary_search_by_key(&id, |fleet| fleet.id).ok().map(|found| &self.fleets[found])
    }

    /// A fleet by its number, to change it.
    pub(super) fn fleet_mut(&mut self, id: FleetId) -> Option<&mut Fleet> {
        let found = self.fleets.binary_search_by_key(&id, |fleet| fleet.id).ok()?;
        Some(&mut self.fleets[found])
    }

    /// The fleets of a player, sorted by their numbers.
    pub fn fleets_of(&self, player: Id<Player>) -> impl Iterator<Item = &Fleet> {
        self.fleets.iter().filter(move |fleet| fleet.owner == Owner::Player(player))
    }

    /// The fleets in a space, sorted by their numbers.
    pub fn fleets_at(&self, at: Space) -> impl Iterator<Item = &Fleet> {
        self.fleets.iter().filter(move |fleet| fleet.at == at)
    }

    /// Whether a player can use a technology with this effect. A technology can be used from the year after it was developed.
    #[must_use]
    pub fn serves(&self, content: &Content, player: Id<Player>, effect: Effect) -> bool {
        let is_it = |id| content.technologies.get(id).is_some_and(|technology| technology.effect == effect);
        self.seat(player).is_some_and(|seat| seat.serving(self.year).any(is_it))
    }
}

/// Gives new fleets and ships their numbers.
impl State {
    /// The number for a new fleet of a player. Every seat counts its own fleets, so that no number, and no die that depends on one, reveals how many
    /// fleets others have founded.
    pub(super) fn new_fleet(&mut self, player: Id<Player>) -> FleetId {
        let Some(seat) = self.seats.iter().position(|seat| seat.player == player) else { return FleetId(0) };
        self.seats[seat].founded += 1;
        FleetId((seat as u32 + 1) << FleetId::OF_A_SEAT | self.seats[seat].founded)
    }

    pub(super) const fn new_ship(&mut self) -> ShipId {
        self.next_ship += 1;
        ShipId(self.next_ship)
    }
}

/// The sort key for reading order: by row, then by column.
#[must_use]
pub(super) const fn reading(at: Space) -> (i16, i16) {
    (at.row, at.column)
}
