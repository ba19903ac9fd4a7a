//! The lengths of ropes, the rowboats in tow, and the coils and hooks at their ends (4.63).

use super::super::{BoatNumber, ManNumber, Position, Public, RopeNumber, distance};
use super::{Hook, Rope};
use crate::boat::{Berth, DeckHex};
use geometry::Space;

/// How long ropes are, and which boats, coils and hooks are at their ends.
impl Public {
    /// Every rope with its number.
    pub fn ropes<'a>(&self, position: &'a Position) -> impl Iterator<Item = (RopeNumber, &'a Rope)> {
        (0..).map(RopeNumber).zip(&position.ropes)
    }

    /// The length of a rope in hexes, from its coil to its hook; `None` if the hook holds no boat in play. With `moved`, the length that the rope
    /// would have if the boat given there were in the berth given there.
    #[must_use]
    pub fn rope_length(&self, position: &Position, rope: &Rope, moved: Option<(BoatNumber, Berth)>) -> Option<u8> {
        let (held, hex) = rope.held()?;
        let at = |boat: BoatNumber, hex: DeckHex| {
            let state = position.boat(boat);
            let berth = moved.filter(|(other, _)| *other == boat).map_or_else(|| state.berth(), |(_, berth)| berth);
            let class = &self.boats[boat.index()].class;
            state.is_here().then(|| super::space_of(class.hex_at(berth, hex)))
        };
        Some(distance(at(rope.boat, rope.coil)?, at(held, hex)?) as u8)
    }

    /// Whether every rope between a boat and another would be long enough if the boat were in another berth. Ropes to rowboats that a ship tows do
    /// not count.
    #[must_use]
    pub fn ropes_reach(&self, position: &Position, boat: BoatNumber, berth: Berth) -> bool {
        position.ropes.iter().all(|rope| {
            let Some(other) = rope.other_end(boat) else { return true };
            self.tows(boat, other) || !self.is_too_long(position, *rope, Some((boat, berth)))
        })
    }

    /// Whether a rope is longer than it may be. With `moved`, whether it would be too long if the boat given there were in the berth given there.
    pub(super) fn is_too_long(&self, position: &Position, rope: Rope, moved: Option<(BoatNumber, Berth)>) -> bool {
        let Hook::Holds { most, .. } = rope.hook else { return false };
        self.rope_length(position, &rope, moved).is_some_and(|length| length > most)
    }

    /// Whether the first boat would tow the second if a rope connects them: a ship tows a rowboat (4.63).
    #[must_use]
    pub fn tows(&self, ship: BoatNumber, rowboat: BoatNumber) -> bool {
        !self.boats[ship.index()].class.is_rowboat() && self.boats[rowboat.index()].class.is_rowboat()
    }

    /// How many rowboats a boat has in tow.
    #[must_use]
    pub fn towed(&self, position: &Position, boat: BoatNumber) -> u8 {
        let hangs = |other: &BoatNumber| {
            position.boat(*other).is_here()
                && self.tows(boat, *other)
                && position.ropes.iter().any(|rope| rope.other_end(boat) == Some(*other))
        };
        (0..position.boats.len() as u8).map(BoatNumber).filter(hangs).count() as u8
    }

    /// The rope whose coil lies on the hex of a character aboard; `None` if there is none.
    #[must_use]
    pub fn coil_under(&self, position: &Position, man: ManNumber) -> Option<RopeNumber> {
        let (boat, hex) = self.deck_of(position, man)?;
        let lies = |(_, rope): &(RopeNumber, &Rope)| {
            rope.boat == boat && rope.coil == hex && !matches!(rope.hook, Hook::ToLay | Hook::Gone | Hook::Carried(_))
        };
        self.ropes(position).find(lies).map(|(number, _)| number)
    }

    /// The hex on which the hook of a rope holds; `None` if the hook holds no boat in play.
    #[must_use]
    pub fn hook_on(&self, position: &Position, rope: &Rope) -> Option<Space> {
        let (boat, hex) = rope.held()?;
        let state = position.boat(boat);
        state.is_here().then(|| super::space_of(self.boats[boat.index()].class.hex_at(state.berth(), hex)))
    }
}
