//! The ground on which characters stand: that of the boards, and the decks of boats over it (4.8).

use super::super::{BoatNumber, BoatState, Depth, Ground, ManNumber, Position, Public, side_towards};
use super::Boat;
use crate::board::{Barrier, Site, Walker, neighbour};
use crate::boat::DeckHex;
use crate::{Boarding, Effect, Grounds, Terrain};
use geometry::Space;

/// The ground, together with the decks that lie over it.
#[derive(Clone, Copy, Debug)]
pub struct Footing<'a> {
    /// The site on whose boards the characters stand.
    pub site: &'a Site,
    ground: &'a Ground,
    /// The number of the boat that lies over each hex, counted from 1; 0 for a hex without a boat. Empty if the game has no boats.
    decks: &'a [u8],
    states: &'a [BoatState],
    boats: &'a [Boat],
    grounds: &'a Grounds,
    boarding: &'a Boarding,
}

/// The greatest difference between the speeds of two boats at which characters can move and fight between them (4.82).
const APART: u8 = 1;

impl<'a> Footing<'a> {
    pub(in super::super) fn of(public: &'a Public, position: &'a Position) -> Self {
        let ground = public.ground(position.turn);
        Self {
            site: &ground.site,
            ground,
            decks: &position.decks,
            states: &position.boats,
            boats: &public.boats,
            grounds: &public.tables.grounds,
            boarding: &public.tables.boarding,
        }
    }

    /// The boat that lies over a hex; `None` if there is none.
    #[must_use]
    #[inline]
    pub fn deck(&self, space: Space) -> Option<BoatNumber> {
        if self.decks.is_empty() {
            return None;
        }
        let number = *self.decks.get(self.site.index(space)?)?;
        number.checked_sub(1).map(BoatNumber)
    }

    /// The movement points for a step across a side of a hex; `None` if the walker cannot take the step.
    #[must_use]
    #[inline]
    pub fn cost(&self, walker: Walker, from: Space, side: usize) -> Option<u8> {
        if self.decks.is_empty() {
            return self.ground.cost(walker, from, side);
        }
        let to = neighbour(from, side);
        match (self.deck(from), self.deck(to)) {
            (None, None) => self.ground.cost(walker, from, side),
            (own, other) => self.cost_aboard(walker, (from, own), (to, other), side),
        }
    }

    /// The movement points for a step on a deck, into a boat or out of it (8.5, 9.2). `None` for a rider, or if the speeds of the boats forbid the
    /// step (4.82).
    fn cost_aboard(
        &self,
        walker: Walker,
        (from, own): (Space, Option<BoatNumber>),
        (to, other): (Space, Option<BoatNumber>),
        side: usize,
    ) -> Option<u8> {
        if walker.mounted {
            return None;
        }
        if self.are_apart(own, other) {
            return None;
        }
        let deck = small(self.grounds.of(Terrain::Boat).cost);
        let rowboat = |boat: BoatNumber| self.boats[boat.index()].class.is_rowboat();
        let table = self.boarding;
        match (own, other) {
            (Some(own), Some(other)) if own == other => Some(deck),
            (Some(_), Some(other)) => {
                let into = if rowboat(other) { 0 } else { small(table.from_boat) };
                Some(deck + into)
            }
            (None, Some(other)) => {
                let wall = matches!(self.ground.barrier(from, side), Some(Barrier::Wall | Barrier::Slit | Barrier::Window));
                if wall {
                    return None;
                }
                let into = match (self.ground.water(from), rowboat(other)) {
                    (None, false) => table.from_land,
                    (Some(Depth::Shallow), false) => table.from_shallow,
                    (Some(Depth::Deep), false) => table.from_deep,
                    (None, true) => table.rowboat_from_land,
                    (Some(Depth::Shallow), true) => table.rowboat_from_shallow,
                    (Some(Depth::Deep), true) => table.rowboat_from_deep,
                };
                Some(deck + small(into))
            }
            (Some(own), None) => {
                let out = match (self.ground.water(to), rowboat(own)) {
                    (_, true) => table.out_of_rowboat,
                    (None, false) => table.onto_land,
                    (Some(_), false) => table.into_water,
                };
                Some(self.ground.cost(walker, from, side)? + small(out))
            }
            (None, None) => self.ground.cost(walker, from, side),
        }
    }

    /// Whether the speeds of boats forbid steps and attacks between two hexes (4.82).
    #[must_use]
    pub fn is_too_fast(&self, from: Space, to: Space) -> bool {
        !self.decks.is_empty() && self.are_apart(self.deck(from), self.deck(to))
    }

    /// Whether the speeds of two boats, or of a boat and the shore, differ too much for steps and attacks between them. `None` stands for the shore.
    fn are_apart(&self, own: Option<BoatNumber>, other: Option<BoatNumber>) -> bool {
        let speed = |boat: Option<BoatNumber>| boat.map_or(0, |boat| self.speed(boat));
        own != other && speed(own).abs_diff(speed(other)) > APART
    }

    /// The speed that a boat's marker shows, without its sign.
    fn speed(&self, boat: BoatNumber) -> u8 {
        self.states[boat.index()].speed().unsigned_abs()
    }

    /// Whether a boat lies still.
    #[must_use]
    pub fn is_still(&self, boat: BoatNumber) -> bool {
        self.speed(boat) == 0
    }

    /// Whether a walker can be on a hex at all.
    #[must_use]
    pub fn holds(&self, walker: Walker, space: Space, grounds: &Grounds) -> bool {
        if self.deck(space).is_some() { !walker.mounted } else { self.ground.holds(walker, space, grounds) }
    }

    /// The movement points for a character who comes onto a hex from beyond the board; `None` if the character cannot enter it.
    #[must_use]
    pub fn entry(&self, walker: Walker, space: Space, grounds: &Grounds) -> Option<u8> {
        if self.deck(space).is_some() { None } else { self.ground.entry(walker, space, grounds) }
    }

    /// The barrier on a side of a hex; `None` if there is none.
    #[must_use]
    pub fn barrier(&self, from: Space, side: usize) -> Option<Barrier> {
        self.ground.barrier(from, side)
    }

    /// Whether a character can carry somebody from one hex to a neighbouring hex, or lead a captive or beast there. Neither a wall, arrow-slit or
    /// window (2.51) nor a moving boat may be in between.
    #[must_use]
    pub fn is_open_to(&self, from: Space, to: Space) -> bool {
        let (own, other) = (self.deck(from), self.deck(to));
        let moves = |boat: Option<BoatNumber>| boat.is_some_and(|boat| !self.is_still(boat));
        self.ground.is_open_to(from, to) && (own == other || !moves(own) && !moves(other))
    }

    /// Whether a beast without a rider can be on a hex: on land outside buildings; a horse also in water and in the middle of a ship (4.83).
    #[must_use]
    pub fn holds_beast(&self, space: Space, horse: bool) -> bool {
        let Some(boat) = self.deck(space) else { return self.ground.holds_beast(space, horse) };
        let class = &self.boats[boat.index()].class;
        let deck: Option<DeckHex> = class.deck_on(self.states[boat.index()].berth(), space);
        horse && class.takes_horses() && deck.is_some_and(|deck| class.is_for_horses(deck))
    }

    /// The depth of the water on a hex; `None` on land, or if a deck lies over the hex.
    #[must_use]
    #[inline]
    pub fn water(&self, space: Space) -> Option<Depth> {
        if self.deck(space).is_some() { None } else { self.ground.water(space) }
    }

    /// The effects of a hex on the odds: for an attacker in it, and for a defender in it. A deck has no effect by itself (4.86).
    #[must_use]
    pub fn effects(&self, space: Space, grounds: &Grounds) -> [Effect; 2] {
        if self.deck(space).is_some() { [Effect::Even; 2] } else { self.ground.effects(space, grounds) }
    }
}

fn small(level: rules::Level) -> u8 {
    u8::try_from(level.get()).unwrap_or(u8::MAX)
}

/// Finds the boat that a character is aboard, and their hex of its deck.
impl Public {
    /// The boat that lies over a hex; `None` if there is none.
    #[must_use]
    pub fn boat_at(&self, position: &Position, space: Space) -> Option<BoatNumber> {
        if position.decks.is_empty() { None } else { Footing::of(self, position).deck(space) }
    }

    /// The boat that a character is aboard; `None` if they are not aboard one.
    #[must_use]
    pub fn boat_of(&self, position: &Position, man: ManNumber) -> Option<BoatNumber> {
        let state = position.man(man);
        if position.decks.is_empty() || !state.is_here() { None } else { self.boat_at(position, state.pose.hex) }
    }

    /// The boat that a character is aboard, and their hex of its deck; `None` if they are not aboard a boat.
    #[must_use]
    pub fn deck_of(&self, position: &Position, man: ManNumber) -> Option<(BoatNumber, DeckHex)> {
        let boat = self.boat_of(position, man)?;
        let class = &self.boats[boat.index()].class;
        Some((boat, class.deck_on(position.boat(boat).berth(), position.man(man).pose.hex)?))
    }

    /// The characters of both sides who are alive and aboard a boat.
    pub fn aboard<'a>(&'a self, position: &'a Position, boat: BoatNumber) -> impl Iterator<Item = ManNumber> + 'a {
        let men = position.numbered().filter(|(_, state)| state.is_here());
        men.map(|(man, _)| man).filter(move |man| self.boat_of(position, *man) == Some(boat))
    }

    /// Whether a standing enemy is beside a character in the same boat.
    #[must_use]
    pub fn is_beset(&self, position: &Position, man: ManNumber) -> bool {
        let Some(boat) = self.boat_of(position, man) else { return false };
        let (player, hex) = (self.man(man).player, position.man(man).pose.hex);
        self.aboard(position, boat).any(|other| {
            let state = position.man(other);
            self.man(other).player != player && state.stands() && side_towards(state.pose.hex, hex).is_some()
        })
    }
}
