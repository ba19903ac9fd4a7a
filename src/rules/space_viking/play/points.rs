//! Points as the year ends, each kind of sovereign by its own measure (Sovereigns).

use super::turn::Turn;
use super::{Event, Happening, Passage, State};
use crate::rules::Id;
use crate::rules::space_viking::{Content, Player, Sovereign};

impl Turn<'_> {
    /// Writes down everybody's points. Where standings are closed, each learns his own.
    pub fn points(&mut self) {
        self.tick = Event::YEAR_ENDS;
        let all: Vec<Id<Player>> = self.state.seats.iter().map(|seat| seat.player).collect();
        for player in &all {
            let points = self.scored(*player);
            if let Some(seat) = self.state.seat_mut(*player) {
                seat.points.push(points);
            }
            let seen_by = if self.state.campaign.open_standings { all.clone() } else { vec![*player] };
            self.tell(None, seen_by, Passage::End, Happening::Scored { player: *player, points });
        }
    }

    fn scored(&self, player: Id<Player>) -> u32 {
        let Some(seat) = self.state.seat(player) else { return 0 };
        let places = &self.state.places;
        let number: u32 = match seat.kind {
            Sovereign::EmpireBuilder => places.iter().filter_map(|place| place.estate(player)).map(super::Estate::loyal).sum(),
            Sovereign::Pirate => seat.taken,
            Sovereign::Merchant => self.state.money(player),
            Sovereign::Zealot => places.iter().map(|place| place.converts_of(player)).sum(),
            Sovereign::Engineer => seat.technologies.len() as u32,
            Sovereign::Schemer => self.agents_that_count(player),
            Sovereign::Berserker => seat.slain,
        };
        number.saturating_mul(weight(self.content, seat.kind))
    }
}

fn weight(content: &Content, kind: Sovereign) -> u32 {
    content.tables.sovereigns.weights[kind as usize].0.get()
}

impl State {
    /// The money of a player, in the treasury, on worlds and in holds, in IU.
    #[must_use]
    pub fn money(&self, player: Id<Player>) -> u32 {
        let treasury = self.seat(player).map_or(0, |seat| seat.treasury);
        let ashore: u32 = self.places.iter().filter_map(|place| place.estate(player)).map(|estate| estate.iu).sum();
        treasury + ashore + self.fleets_of(player).map(super::Fleet::iu).sum::<u32>()
    }

    /// Who has most points after the last year that was played; those who have equal points share.
    #[must_use]
    pub fn leaders(&self) -> Vec<Id<Player>> {
        let points = |seat: &super::Seat| seat.points.last().copied().unwrap_or(0);
        let most = self.seats.iter().map(points).max().unwrap_or(0);
        self.seats.iter().filter(|seat| points(seat) == most).map(|seat| seat.player).collect()
    }
}
