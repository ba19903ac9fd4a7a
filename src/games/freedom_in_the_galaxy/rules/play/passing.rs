//! How pieces pass enemy bases: the detection routine for ships (9.3), and fire at units that leave or arrive (9.2).

use super::event::Passed;
use super::moving::Stack;
use super::table::Table;
use super::{Action, EnvironNumber, Event, Look, Party, PlanetNumber, PossessionNumber, Purpose, Question, Task};
use crate::odds::{Base, Passage, Stronghold};
use crate::{CellTable, Detection, Evasion, Side};
use rules::play::{Dice, Sink};

/// The passage of a ship past the base of a planet, as the table of detection needs it.
pub(super) fn passage(look: &Look, planet: PlanetNumber, ship: PossessionNumber, party: Party) -> Passage {
    let pilot = look.bearer(ship).map(|pilot| look.abilities(pilot, party));
    let navigation = pilot.map_or(0, |pilot| pilot.navigation.max(0) as u32);
    let less: i32 = party.iter().map(|character| look.abilities(character, party).base_level).sum();
    Passage {
        evasion: Evasion::with(navigation, &look.public.possession(ship).card).map_or(0, Evasion::value),
        base: match (i32::from(look.open.planet(planet).level) + less).max(0) {
            0 => Base::Level0,
            1 => Base::Level1,
            _ => Base::Level2,
        },
        detected: !party.and(look.open.detected()).is_empty(),
        space: 0,
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// The planet whose enemy base watches the pieces on their way: the planet that they leave if `leaving` is set, or else the one that they reach.
    /// `None` if the enemy has no base there that is up.
    fn watched(&self, leaving: bool) -> Option<PlanetNumber> {
        let journey = self.state.open.journey;
        let environ = if leaving { journey.from } else { journey.to }?;
        let planet = self.public().environ(environ).planet;
        self.look().is_watched(journey.side, planet).then_some(planet)
    }

    /// Lets a base try to detect a ship, after asking whether a possession makes the base blind. It is the base of the planet that the ship leaves if
    /// `leaving` is set, or else of the planet that it reaches.
    pub(super) fn detect(&mut self, leaving: bool) {
        let Some(planet) = self.watched(leaving) else { return };
        let side = self.state.open.journey.side;
        self.then(Task::Detection { leaving });
        if !super::offers::blinds(&self.look(), side).is_empty() {
            self.ask(side, Question::Evade(planet));
        }
    }

    pub(super) fn evade(&mut self, action: Action) {
        if let Action::Use(thing) = action {
            // If this possession is used, the detection roll is skipped.
            self.state.open.agenda.pop();
            self.use_up(thing);
        }
    }

    /// Rolls for the detection of a ship by a base, and carries out the result. It is the base of the planet that the ship leaves if `leaving` is
    /// set, or else of the planet that it reaches.
    pub(super) fn detection(&mut self, leaving: bool) {
        let (Some(planet), Some(ship)) = (self.watched(leaving), self.state.open.journey.ship) else { return };
        let side = self.state.open.journey.side;
        let party = Stack::on_the_way(&self.look(), side).party;
        self.show_what_changes(|look| passage(look, planet, ship, party));
        let passage = passage(&self.look(), planet, ship, party);
        let die = self.roll(side, Purpose::Detection);
        let fate = passage.fate(usize::from(die) - 1, &self.public().tables.detection);
        match fate.unwrap_or(Detection::Undetected) {
            Detection::Undetected => {
                self.tell(Event::Passed(ship, planet, Passed::Unseen));
                for character in party.iter() {
                    self.character_mut(character).detected = false;
                }
            }
            Detection::Damaged if !self.state.open.journey.damaged => {
                self.tell(Event::Passed(ship, planet, Passed::Damaged));
                self.state.open.journey.damaged = true;
                self.detect_party(party);
            }
            Detection::Detected | Detection::DetectedStarred => {
                self.tell(Event::Passed(ship, planet, Passed::Detected));
                self.detect_party(party);
            }
            // A second damage destroys the ship (9.36).
            Detection::Damaged | Detection::Eliminated | Detection::EliminatedStarred => {
                self.tell(Event::Passed(ship, planet, Passed::Destroyed));
                self.destroy_on_the_way();
            }
        }
    }

    // The fire of bases at units that pass:

    fn stronghold(&self, planet: PlanetNumber) -> Stronghold {
        let now = self.state.open.planet(planet);
        Stronghold { level: now.level.into(), up: now.up }
    }

    /// Asks whether a base fires at passing units. It is the base of the planet that the units leave if `leaving` is set, or else of the planet that
    /// they reach.
    pub(super) fn offer_fire(&mut self, leaving: bool) {
        let Some(planet) = self.watched(leaving) else { return };
        let side = self.state.open.journey.side;
        if self.stronghold(planet).fires_at().is_some() && Stack::on_the_way(&self.look(), side).has_units() {
            self.ask(side.other(), Question::Fire(planet));
        }
    }

    pub(super) fn fire(&mut self, planet: PlanetNumber, action: Action) {
        let Some(column) = self.stronghold(planet).fires_at().filter(|_| action == Action::Attack) else { return };
        let side = self.state.open.journey.side;
        self.tell(Event::Fired(planet));
        let (first, second) = (self.roll(side.other(), Purpose::Combat), self.roll(side, Purpose::Combat));
        let cell = |die: u8| self.public().tables.military.cell(usize::from(die) - 1, column).unwrap_or_default();
        let (loss, back) = (cell(first).defender.get(), cell(second).attacker.get());
        let after = self.stronghold(planet).fired(back);
        self.set_base(planet, after);
        self.state.open.battle.owed[side as usize] = loss as u8;
        let transit: EnvironNumber = self.public().transit();
        self.then(Task::Losses(side, transit));
    }

    /// Changes a base to its new state.
    pub(super) fn set_base(&mut self, planet: PlanetNumber, after: Stronghold) {
        let before = *self.state.open.planet(planet);
        let now = self.planet_mut(planet);
        (now.level, now.up) = (after.level as u8, after.up);
        if before.up && !after.up {
            self.tell(Event::BaseDown(planet));
        }
        if u32::from(before.level) != after.level {
            self.tell(Event::BaseLevel(planet, after.level as u8));
        }
    }

    /// If a stack has lost its last unit on the way, its characters fly on if one of their ships has room for all; otherwise they are lost.
    pub(super) fn without_units_on_the_way(&mut self, side: Side) {
        let look = self.look();
        let stack = Stack::on_the_way(&look, side);
        if stack.has_units() {
            return;
        }
        let to = self.state.open.journey.to;
        let from = self.state.open.journey.from;
        let flies = matches!((from, to), (Some(from), Some(to)) if stack.goes(&look, side, from, to));
        if flies {
            self.state.open.journey.ship = stack.ships(&look).first().copied();
            self.detect_party(stack.party);
        } else {
            self.destroy_on_the_way();
        }
    }
}
