//! Points at the end of the year, counted for each kind of sovereign in its own way (Sovereigns).

use super::turn::Turn;
use super::{Event, Happening, Passage, State};
use crate::{Content, Player, Sovereign};
use rules::Id;

impl Turn<'_> {
    /// Records the points of all players. If standings are secret, players learn only their own points.
    pub fn points(&mut self) {
        self.tick = Event::YEAR_ENDS;
        let all: Vec<Id<Player>> = self.state.seats.iter().map(|seat| seat.player).collect();
        for player in &all {
            let seat = self.state.seat(*player);
            let points = match seat.filter(|seat| seat.has_left) {
                Some(seat) => seat.points.last().copied().unwrap_or_default(),
                None => self.state.scored(self.content, *player),
            };
            if let Some(seat) = self.state.seat_mut(*player) {
                seat.points.push(points);
            }
            let seen_by = if self.state.campaign.open_standings { all.clone() } else { vec![*player] };
            self.tell(None, seen_by, Passage::End, Happening::Scored { player: *player, points });
        }
    }
}

fn weight(content: &Content, kind: Sovereign) -> u32 {
    content.tables.sovereigns.weights[kind as usize].0.get()
}

impl State {
    /// The points of a player in the present state, counted in the way of the player's kind of sovereign (Sovereigns).
    fn scored(&self, content: &Content, player: Id<Player>) -> u32 {
        let Some(seat) = self.seat(player) else { return 0 };
        let number = match seat.kind {
            Sovereign::EmpireBuilder => {
                let estates = self.places.iter().filter_map(|place| place.estate(player));
                estates.map(super::Estate::loyal).fold(0, u32::saturating_add)
            }
            Sovereign::Pirate => seat.taken,
            Sovereign::Merchant => self.money(player),
            Sovereign::Zealot => self.places.iter().map(|place| place.converts_of(player)).fold(0, u32::saturating_add),
            Sovereign::Engineer => seat.technologies.len() as u32,
            Sovereign::Schemer => self.agents_that_count(content, player),
            Sovereign::Berserker => seat.slain,
        };
        number.saturating_mul(weight(content, seat.kind))
    }

    /// The points of a player at the end of the last year that was played. Before the first year, they are the points for what the player starts with
    /// ("Start", "Sovereigns").
    #[must_use]
    pub fn points(&self, content: &Content, player: Id<Player>) -> u32 {
        let last = self.seat(player).and_then(|seat| seat.points.last().copied());
        last.unwrap_or_else(|| self.scored(content, player))
    }

    /// All money of a player, in the treasury, on worlds and in holds, in IU.
    #[must_use]
    pub fn money(&self, player: Id<Player>) -> u32 {
        let treasury = self.seat(player).map_or(0, |seat| seat.treasury);
        let ashore = self.places.iter().filter_map(|place| place.estate(player)).map(|estate| estate.iu);
        ashore.chain(self.fleets_of(player).map(super::Fleet::iu)).fold(treasury, u32::saturating_add)
    }

    /// The winners; empty until the last year has been played.
    #[must_use]
    pub fn winners(&self) -> Vec<Id<Player>> {
        if self.is_over() { self.leaders() } else { Vec::new() }
    }

    /// The players with the most points after the last year that was played, without those who have dropped out; several players if their points are
    /// equal.
    #[must_use]
    pub fn leaders(&self) -> Vec<Id<Player>> {
        let points = |seat: &super::Seat| seat.points.last().copied().unwrap_or(0);
        let there = || self.seats.iter().filter(|seat| !seat.has_left);
        let most = there().map(points).max().unwrap_or(0);
        there().filter(|seat| points(seat) == most).map(|seat| seat.player).collect()
    }
}
