//! The work of sovereigns and cronies on worlds at the end of the year: Zealots convert, Schemers place agents (Sovereigns).

use super::spoils::add_share;
use super::turn::Turn;
use super::{Happening, Passage, Place, Purpose, State, Whereabouts};
use crate::{Content, Player, Sovereign, WorldType};
use geometry::Space;
use rules::Id;
use rules::play::Dice;

impl Turn<'_> {
    /// Lets every person do the work of the player's kind of sovereign on the world where the person is, ashore or aboard.
    pub fn persons_work(&mut self) {
        let mut at_work: Vec<(Id<Player>, Sovereign, usize, Space)> = Vec::new();
        for seat in &self.state.seats {
            for (number, person) in seat.persons.iter().enumerate() {
                let at = match person.at {
                    Whereabouts::Ashore(at) => Some(at),
                    Whereabouts::Aboard(fleet) => self.state.fleet(fleet).map(|fleet| fleet.at),
                    Whereabouts::Adrift => None,
                };
                at_work.extend(at.map(|at| (seat.player, seat.kind, number, at)));
            }
        }
        for (player, kind, person, at) in at_work {
            if self.state.place(at).is_none_or(|place| place.world.is_none()) {
                continue;
            }
            match kind {
                Sovereign::Zealot => self.convert(player, person, at),
                Sovereign::Schemer => self.recruit(player, person, at),
                Sovereign::EmpireBuilder
                | Sovereign::Pirate
                | Sovereign::Merchant
                | Sovereign::Engineer
                | Sovereign::Berserker => {}
            }
        }
        self.won_over();
    }

    /// Lets a person convert as many millions of people as a die shows: first natives or captives, then subjects of players.
    fn convert(&mut self, player: Id<Player>, person: usize, at: Space) {
        let rolled = self.roller.dice(at, self.tick, Purpose::Conversion, player.number() * 4 + person as u32).die();
        let Some(place) = self.state.place_mut(at) else { return };
        let people = place.convert(player, u32::from(rolled));
        if people > 0 {
            let what = Happening::Converted { player, person, people };
            self.tell_dice(Some(at), vec![player], Passage::Sovereigns, what, vec![rolled]);
        }
    }

    fn recruit(&mut self, player: Id<Player>, person: usize, at: Space) {
        let rolled = self.roller.dice(at, self.tick, Purpose::Agent, player.number() * 4 + person as u32).die();
        let placed = u32::from(rolled) >= self.content.tables.rolls.agent.get();
        let Some(place) = self.state.place_mut(at) else { return };
        if place.agents.contains(&player) || place.people() == 0 {
            return;
        }
        if placed {
            place.agents.push(player);
            place.agents.sort_unstable();
        }
        self.tell_dice(
            Some(at),
            vec![player],
            Passage::Sovereigns,
            Happening::Recruited { player, person, placed },
            vec![rolled],
        );
    }

    /// Gives a Zealot each world where everybody shares the Zealot's views, unless another player has troops or bases there.
    fn won_over(&mut self) {
        let zealots: Vec<Id<Player>> =
            self.state.seats.iter().filter(|seat| seat.kind == Sovereign::Zealot).map(|seat| seat.player).collect();
        let mut won = Vec::new();
        for place in self.state.places.iter().filter(|place| place.natives > 0) {
            for zealot in &zealots {
                let kept = place
                    .estates
                    .iter()
                    .any(|estate| estate.player != *zealot && (!estate.stock.is_empty() || !estate.bases.is_empty()));
                if !kept && place.converts_of(*zealot) == place.people() {
                    won.push((place.at, *zealot));
                }
            }
        }
        for (at, zealot) in won {
            let Some(place) = self.state.place_mut(at) else { continue };
            let people = place.people();
            let others = std::mem::take(&mut place.estates);
            let (own, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|estate| estate.player == zealot);
            place.estates = own;
            for other in others {
                place.natives += other.loyal();
                for share in other.converts {
                    add_share(&mut place.converts, share.player, share.people);
                }
                let own = place.estate_mut(zealot);
                (own.factories, own.robots, own.iu) =
                    (own.factories + other.factories, own.robots + other.robots, own.iu + other.iu);
            }
            place.troops = 0;
            place.win_over(zealot);
            let seen_by = self.viewers(at).into_iter().chain([zealot]).collect();
            self.tell(Some(at), seen_by, Passage::Sovereigns, Happening::WonOver { player: zealot, people });
        }
    }
}

impl State {
    /// How many of a player's agents score points: only those on worlds above the Stone Age.
    pub(super) fn agents_that_count(&self, content: &Content, player: Id<Player>) -> u32 {
        let counts = |place: &&Place| {
            let kind = place.world.and_then(|world| content.worlds.get(world)).and_then(|world| world.kind);
            place.agents.contains(&player) && !matches!(kind, None | Some(WorldType::StoneAge | WorldType::Barren))
        };
        self.places.iter().filter(counts).count() as u32
    }
}

impl Place {
    /// Converts up to this many millions of people who do not share a Zealot's views yet, and returns how many.
    fn convert(&mut self, player: Id<Player>, wanted: u32) -> u32 {
        let shared = |shares: &[super::Share]| shares.iter().map(|share| share.people).sum::<u32>();
        let natives = wanted.min(self.natives.saturating_sub(shared(&self.converts)));
        if natives > 0 {
            add_share(&mut self.converts, player, natives);
        }
        let mut left = wanted - natives;
        for estate in &mut self.estates {
            let people = left.min(estate.loyal().saturating_sub(shared(&estate.converts)));
            if people > 0 {
                add_share(&mut estate.converts, player, people);
            }
            left -= people;
        }
        wanted - left
    }

    /// How many people in the place share a player's views, in millions.
    #[must_use]
    pub fn converts_of(&self, player: Id<Player>) -> u32 {
        let estates = self.estates.iter().flat_map(|estate| &estate.converts);
        self.converts.iter().chain(estates).filter(|share| share.player == player).map(|share| share.people).sum()
    }
}
