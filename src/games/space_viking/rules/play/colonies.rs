//! Revolts of worlds without a garrison, colonies whose people all become loyal, growth, and new troops on free worlds (Colonies).

use super::turn::Turn;
use super::{Happening, Passage, Place, Purpose, Whereabouts};
use crate::forecast::grown;
use crate::{Item, Player};
use geometry::Space;
use rules::Id;
use rules::play::{Dice, Seeded};

/// Growth raises the number of subjects of an estate, and that of its colonists, to at most this many millions.
const MOST_PEOPLE: u32 = 999_999;

impl Turn<'_> {
    /// Fights the revolts of worlds that are held without a garrison. Natives and colonists fight to the end; if there are no colonists, the natives
    /// become free at once. A world does not revolt if its holder's loyal people outnumber the natives.
    pub fn revolts(&mut self) {
        let mut rising: Vec<(Space, Id<Player>)> = Vec::new();
        for place in &self.state.places {
            let Some(holder) = place.holder.filter(|_| place.natives > 0) else { continue };
            let estate = place.estate(holder);
            let is_troop = |stock: &super::Stock| stock.number > 0 && self.item(stock.item).is_some_and(Item::is_troop);
            let kept = estate.is_some_and(|estate| estate.stock.iter().any(is_troop));
            if !kept && estate.map_or(0, super::Estate::loyal) <= place.natives {
                rising.push((place.at, holder));
            }
        }
        let rolls = (self.content.tables.rolls.natives.get(), self.content.tables.rolls.colonists.get());
        for (at, holder) in rising {
            let mut dice = self.roller.dice(at, self.tick, Purpose::Revolt, holder.number());
            let Some(place) = self.state.place_mut(at) else { continue };
            let (natives, colonists) = (place.natives, place.estate(holder).map_or(0, super::Estate::loyal));
            let (mut rebels, mut loyal) = (natives, colonists);
            let mut thrown = Vec::new();
            while rebels > 0 && loyal > 0 && rolls.0.min(rolls.1) <= 6 {
                let by_rebels = hits(&mut dice, rebels, rolls.0, &mut thrown);
                let by_loyal = hits(&mut dice, loyal, rolls.1, &mut thrown);
                rebels = rebels.saturating_sub(by_loyal);
                loyal = loyal.saturating_sub(by_rebels);
            }
            place.natives = rebels;
            let estate = place.estate_mut(holder);
            let dead = estate.loyal() - loyal;
            let colonists_dead = dead.min(estate.colonists);
            estate.colonists -= colonists_dead;
            estate.subjects -= dead - colonists_dead;
            if rebels > 0 {
                place.holder = None;
            }
            place.fit_converts();
            let what = Happening::Revolted {
                player: holder,
                natives: rebels,
                colonists: loyal,
                lost_natives: natives - rebels,
                lost_colonists: colonists - loyal,
            };
            let seen_by = self.viewers(at).into_iter().chain([holder]).collect();
            self.tell_dice(Some(at), seen_by, Passage::Colonies, what, thrown);
        }
    }

    /// Makes all natives of a world loyal subjects of its holder if colonists outnumber them.
    pub fn colonies(&mut self) {
        let outnumber = |place: &&Place| {
            let colonists = place.holder.and_then(|holder| place.estate(holder)).map_or(0, |estate| estate.colonists);
            place.natives > 0 && colonists > place.natives
        };
        let loyal: Vec<Space> = self.state.places.iter().filter(outnumber).map(|place| place.at).collect();
        for at in loyal {
            let Some(place) = self.state.place_mut(at) else { continue };
            let (Some(player), people) = (place.holder, place.natives) else { continue };
            place.win_over(player);
            let seen_by = self.viewers(at);
            self.tell(Some(at), seen_by, Passage::Colonies, Happening::Colonized { player, people });
        }
    }

    /// Adds the year's births, one for every ten subjects or as the tables say. Free worlds that lack troops each get one unit of troops.
    pub fn growth(&mut self) {
        let start = &self.content.tables.start;
        let (mut told, mut raised) = (Vec::new(), Vec::new());
        for place in &mut self.state.places {
            let at = place.at;
            for estate in &mut place.estates {
                let before = estate.loyal();
                // The limit is the largest number that orders can name.
                let born = |people: u32| grown(people, start).min(MOST_PEOPLE.max(people)) - people;
                let (subjects, colonists) = (born(estate.subjects), born(estate.colonists));
                let people = subjects + colonists;
                if people == 0 {
                    continue;
                }
                estate.subjects += subjects;
                estate.colonists += colonists;
                // Children share the views of their parents: all children if all parents have the same views, else a proportion of the children,
                // rounded down.
                for share in &mut estate.converts {
                    let more = u64::from(people) * u64::from(share.people) / u64::from(before.max(1));
                    share.people = share.people.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
                }
                told.push((at, estate.player, Happening::Born { player: estate.player, people }));
            }
            let most = place
                .world
                .and_then(|world| self.content.worlds.get(world))
                .map_or(0, |world| world.troops_in(&self.content.tables.worlds));
            if place.holder.is_none() && place.natives > 0 && place.troops < most {
                place.troops += 1;
                raised.push((at, Happening::Raised { troops: place.troops }));
            }
        }
        for (at, player, what) in told {
            self.tell(Some(at), vec![player], Passage::Colonies, what);
        }
        for (at, what) in raised {
            let seen_by = self.viewers(at);
            self.tell(Some(at), seen_by, Passage::Worlds, what);
        }
    }

    /// Removes places without a planet as soon as no player has anything there (Movement).
    pub fn abandon_places(&mut self) {
        if self.state.is_bare() {
            return;
        }
        let is_gone = |place: &Place| !place.stands() && place.natives == 0 && place.estates.iter().all(super::Estate::is_empty);
        let gone: Vec<Space> = self.state.places.iter().filter(|place| is_gone(place)).map(|place| place.at).collect();
        self.state.places.retain(|place| !is_gone(place));
        for person in self.state.seats.iter_mut().flat_map(|seat| &mut seat.persons) {
            if matches!(person.at, Whereabouts::Ashore(at) if gone.contains(&at)) {
                person.at = Whereabouts::Adrift;
            }
        }
    }

    /// Brings persons from lost ships home at the end of the year.
    pub fn homecoming(&mut self) {
        let mut home = Vec::new();
        for seat in &mut self.state.seats {
            let fallback = seat.home.unwrap_or_default();
            for (number, person) in seat.persons.iter_mut().enumerate() {
                if person.at == Whereabouts::Adrift {
                    person.at = Whereabouts::Ashore(fallback);
                    home.push((seat.player, number, fallback));
                }
            }
        }
        for (player, person, at) in home {
            self.tell(Some(at), vec![player], Passage::Command, Happening::CameHome { player, person });
        }
        for place in &mut self.state.places {
            place.estates.retain(|estate| !estate.is_empty() || estate.sacked.is_some());
        }
    }
}

/// Throws a die for each shooter, and returns how many hit.
fn hits(dice: &mut Seeded, shooters: u32, from: u32, thrown: &mut Vec<u8>) -> u32 {
    (0..shooters)
        .filter(|_| {
            let die = dice.die();
            thrown.push(die);
            u32::from(die) >= from
        })
        .count() as u32
}
