//! Corrections that the referee makes by hand before a year is played. They are data with a reason, and are kept with the sheets, so that the year
//! can be played again.

use serde::{Deserialize, Serialize};

use super::battle::player;
use super::turn::Turn;
use super::{CaptainName, Commander, Fleet, FleetId, Happening, Owner, Passage, Plan, Ship, Whereabouts};
use crate::{Item, Mode, Player};
use geometry::Space;
use rules::Id;

/// A correction by the referee, and its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The referee's reason, in words for the players.
    pub reason: String,
    /// The thing that is corrected.
    pub what: Corrected,
}

/// The thing that a correction sets, and its new value. `correction_words.rs` reads and writes it as words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Corrected {
    /// The money in a treasury, in IU.
    Treasury(Id<Player>, u32),
    /// How many natives a place has, in millions.
    Natives(Space, u32),
    /// How many local troops a place has.
    Troops(Space, u32),
    /// How many loyal subjects a player has in a place, in millions.
    Subjects(Space, Id<Player>, u32),
    /// The space where a fleet is.
    Fleet(FleetId, Space),
    /// A fleet is removed; persons aboard go home.
    Disbanded(FleetId),
    /// The space where a person is ashore. The number is the person's index among the persons of the player.
    Person(Id<Player>, usize, Space),
    /// The captain who writes sheets for a player who sends none; `None` if no captain is to do so. The state does not change.
    Captain(Id<Player>, Option<CaptainName>),
    /// Another person takes over a house. The key of its next report is one that the former player cannot work out.
    Hands(Id<Player>),
    /// A house is dissolved, because its player drops out.
    Left(Id<Player>),
    /// This many ships of an item appear in a space. They have no owner, and attack every fleet that comes.
    Rogues(Space, Id<Item>, u32),
    /// An event that the referee makes up. The reason describes it to every player who sees the space as the year begins. The state does not change.
    Event(Space),
    /// A note from the referee to a player, or to everybody; the reason is its text. The state does not change.
    Note(Option<Id<Player>>),
}

impl Correction {
    /// The highest number that a correction can set: more than twenty years yield, and low enough that no sum can overflow.
    pub const MOST: u32 = 999_999;
    /// How many ships a correction can put into a space.
    pub const MOST_SHIPS: u32 = 99;
}

impl Turn<'_> {
    /// Applies a correction. It changes nothing if the thing to be corrected does not exist. The players concerned learn of it, with the reason.
    pub fn correct(&mut self, correction: &Correction) {
        let (mut told, mut place) = (Vec::new(), None);
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
            Corrected::Captain(player, _) | Corrected::Note(Some(player)) => told.push(player),
            Corrected::Hands(player) => {
                if let Some(seat) = self.state.seat_mut(player) {
                    seat.hands += 1;
                    told.push(player);
                }
            }
            Corrected::Left(player) if self.state.seat(player).is_some_and(|seat| !seat.has_left) => {
                self.dissolve(player);
                told.extend(self.everybody());
            }
            Corrected::Left(_) => {}
            // Players who see these ships learn of them as of any strange fleet, but do not learn who put them there.
            Corrected::Rogues(at, item, number) => self.plant(at, item, number),
            Corrected::Event(at) => {
                told = self.viewers(at);
                place = Some(at);
            }
            Corrected::Note(None) => told.extend(self.everybody()),
        }
        let what = Happening::Corrected { what: correction.what, reason: correction.reason.clone() };
        self.tell(place, told, Passage::Referee, what);
    }

    /// All players of the campaign.
    fn everybody(&self) -> Vec<Id<Player>> {
        self.state.seats.iter().map(|seat| seat.player).collect()
    }

    /// Puts ships without an owner into a space.
    fn plant(&mut self, at: Space, item: Id<Item>, number: u32) {
        let is_ship = self.item(item).is_some_and(Item::is_ship);
        if !is_ship || !self.content.sector.holds(at) || number == 0 {
            return;
        }
        let ships: Vec<Ship> = (0..number.min(Correction::MOST_SHIPS)).map(|_| self.state.ship(self.content, item, 0)).collect();
        // The fleet has the same number as its first ship. No other ship gets that number, and it is lower than any number that a seat gives to a
        // fleet.
        let id = FleetId(ships.first().map_or(0, |ship| ship.id.0));
        let fleet = Fleet {
            id,
            owner: Owner::Rogue(id),
            name: "Rogues".into(),
            commander: Commander::Captain(String::new()),
            at,
            from: None,
            plan: Plan { mode: Mode::Berserker, ..Plan::default() },
            ships,
            moves: 0,
            idle: false,
        };
        let place = self.state.fleets.partition_point(|known| known.id < id);
        self.state.fleets.insert(place, fleet);
    }
}
