//! What the referee sets right by hand before a year is played: data with a reason, kept with the sheets, so that a game can be played again.

use serde::{Deserialize, Serialize};

use super::battle::player;
use super::turn::Turn;
use super::{CaptainName, Commander, FleetId, Happening, Passage, Whereabouts};
use crate::Player;
use geometry::Space;
use rules::Id;

/// Something that is set right, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// Why.
    pub reason: String,
    /// What.
    pub what: Corrected,
}

/// What is set right. How it is said stands in `correction_words.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Corrected {
    /// What is in a treasury, in IU.
    Treasury(Id<Player>, u32),
    /// How many natives a place has, in millions.
    Natives(Space, u32),
    /// How many local troops it has.
    Troops(Space, u32),
    /// How many loyal subjects a player has there, in millions.
    Subjects(Space, Id<Player>, u32),
    /// Where a fleet is.
    Fleet(FleetId, Space),
    /// That a fleet is no more; persons aboard are home.
    Disbanded(FleetId),
    /// Where a person is, by the number in the seat.
    Person(Id<Player>, usize, Space),
    /// Which captain writes the sheets of a player who sends none; none where nobody does any more. Nothing in the state changes by that.
    Captain(Id<Player>, Option<CaptainName>),
}

impl Correction {
    /// The most of anything that a correction gives: more than twenty years bring, and few enough that no sum runs over.
    pub const MOST: u32 = 999_999;
}

impl Turn<'_> {
    /// Sets something right. What is not there stays as it is. The players whose things they are learn of it, and why.
    pub fn correct(&mut self, correction: &Correction) {
        let mut told = Vec::new();
        let bounded = |number: u32| number.min(Correction::MOST);
        match correction.what {
            Corrected::Treasury(whose, iu) => {
                if let Some(seat) = self.state.seat_mut(whose) {
                    seat.treasury = bounded(iu);
                    told.push(whose);
                }
            }
            Corrected::Natives(at, people) => {
                if let Some(place) = self.state.place_mut(at) {
                    place.natives = bounded(people);
                    place.fit_converts();
                }
            }
            Corrected::Troops(at, troops) => {
                if let Some(place) = self.state.place_mut(at) {
                    place.troops = bounded(troops);
                }
            }
            Corrected::Subjects(at, player, people) => {
                let known = self.state.seat(player).is_some();
                if let Some(place) = self.state.place_mut(at).filter(|_| known) {
                    place.estate_mut(player).subjects = bounded(people);
                    place.fit_converts();
                    told.push(player);
                }
            }
            Corrected::Fleet(id, at) => {
                let is_on_map = self.content.sector.holds(at);
                if let Some(fleet) = self.state.fleet_mut(id).filter(|_| is_on_map) {
                    (fleet.at, fleet.from) = (at, None);
                    fleet.plan.ahead.clear();
                    told.extend(player(fleet.owner));
                }
            }
            Corrected::Disbanded(id) => {
                told.extend(self.state.fleet(id).and_then(|fleet| player(fleet.owner)));
                self.lose_fleet(id);
            }
            Corrected::Person(player, number, at) => {
                let is_there = self.state.place(at).is_some();
                let seat = self.state.seat_mut(player).filter(|_| is_there);
                if let Some(person) = seat.and_then(|seat| seat.persons.get_mut(number)) {
                    let was = std::mem::replace(&mut person.at, Whereabouts::Ashore(at));
                    if let Whereabouts::Aboard(fleet) = was
                        && let Some(left) = self.state.fleet_mut(fleet)
                        && left.commander == Commander::Person(number)
                    {
                        left.commander = Commander::Captain(String::new());
                    }
                    told.push(player);
                }
            }
            Corrected::Captain(player, _) => told.push(player),
        }
        let what = Happening::Corrected { what: correction.what, reason: correction.reason.clone() };
        self.tell(None, told, Passage::Referee, what);
    }
}
