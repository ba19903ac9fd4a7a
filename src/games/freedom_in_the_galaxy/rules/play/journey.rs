//! A move from the moment when pieces set out to their arrival: the bases that they pass, and the landing (9.1, 9.2).

use super::moving::Stack;
use super::table::Table;
use super::{
    Action, Cause, CharacterNow, CharacterNumber, EnvironNumber, Event, Holding, Journey, Look, Party, PossessionNumber,
    Question, Task, Whereabouts,
};
use crate::Side;
use rules::play::{Dice, Sink};

/// The characters who arrive in this ship: its pilot, and as many characters without a ship as it has room for. If the ship is `None`, all characters
/// who wait in space.
pub(super) fn aboard(look: &Look, side: Side, ship: Option<PossessionNumber>) -> Party {
    let waits = |number: &CharacterNumber| look.open.character(*number).at == Whereabouts::Space;
    let waiting: Party = look.public.of_side(side).iter().filter(waits).collect();
    let Some(ship) = ship else { return waiting };
    let pilot = look.bearer(ship);
    let mut room = look.public.possession(ship).card.passengers.map_or(0, rules::Level::get) as usize;
    let mut aboard: Party = pilot.into_iter().collect();
    room = room.saturating_sub(1);
    for character in waiting.iter().filter(|other| look.open.ship_of(*other, look.public).is_none()) {
        let companions = look.belongings(character).filter(|thing| look.public.is_companion(*thing)).count();
        if room > companions {
            room -= 1 + companions;
            aboard.add(character);
        }
    }
    aboard
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Lets a stack set out. The bases that it passes may detect it or fire at it before it arrives.
    pub(super) fn set_out(&mut self, to: EnvironNumber) {
        let side = self.state.open.journey.side;
        let look = self.look();
        let stack = Stack::on_the_way(&look, side);
        let from = self.state.open.journey.from;
        let planet_of = |environ: EnvironNumber| look.public.environ(environ).planet;
        let by_surface = from.is_some_and(|from| planet_of(from) == planet_of(to));
        let ship = if stack.has_units() { None } else { stack.ships(&look).first().copied() };
        let moved = Event::Moved(stack.party.or(stack.prisoners), stack.units.iter().sum(), from, to);
        let journey = &mut self.state.open.journey;
        (journey.to, journey.ship) = (Some(to), ship);
        self.tell(moved);
        for (kind, number) in self.public().kinds().zip(stack.units).filter(|(_, number)| *number > 0) {
            self.tell(Event::OfKind(kind, number));
        }
        self.then(Task::Land);
        if stack.has_units() && !by_surface {
            self.then_all(&[Task::Fire { leaving: true }, Task::Fire { leaving: false }]);
        } else if ship.is_some() {
            // A move between two environs of one planet takes only one detection roll (9.33).
            self.then(Task::Detect { leaving: false });
            if !by_surface && from.is_some() {
                self.then(Task::Detect { leaving: true });
            }
        }
    }

    /// Lets the stack on its way arrive.
    pub(super) fn land(&mut self) {
        let Journey { side, from, to, ship, damaged, reaction, .. } = self.state.open.journey;
        let Some(to) = to else { return };
        let transit = self.public().transit();
        let stack = Stack::on_the_way(&self.look(), side);
        for kind in self.public().kinds() {
            for _ in 0..stack.units[kind.index()] {
                self.move_unit(kind, transit, to);
                *self.moved_mut(kind, to) += 1;
            }
        }
        let pilot = ship.and_then(|ship| self.look().bearer(ship));
        let on_foot = from.is_some() && !stack.has_units() && ship.is_none();
        for character in stack.party.iter() {
            let now = self.character_mut(character);
            now.at = Whereabouts::In(to);
            now.moved = true;
            now.with_units = stack.has_units();
            now.acted |= !reaction && (on_foot || pilot == Some(character));
            if stack.has_units() {
                now.detected = true;
            } else if on_foot {
                // A character who leaves on foot loses the detected status (9.35).
                now.detected = false;
            }
        }
        for prisoner in stack.prisoners.iter() {
            self.character_mut(prisoner).at = Whereabouts::Captive(to);
        }
        if let Some(ship) = ship.filter(|_| damaged) {
            self.lose_possession(ship);
        }
    }

    /// Spreads detection. If one character of a side in an environ is detected, all of them are (9.4), and so are characters stacked with units
    /// (9.52).
    pub(super) fn spread_detection(&mut self) {
        let (public, open) = (self.public(), &self.state.open);
        let own = |number| if public.of_side(Side::Rebel).has(number) { Side::Rebel } else { Side::Imperial };
        let shows = |side: Side, environ| {
            open.numbered().any(|(number, now)| {
                now.at == Whereabouts::In(environ) && (now.detected || now.with_units) && own(number) == side
            })
        };
        let is_seen = |(number, now): &(CharacterNumber, &CharacterNow)| match now.at {
            Whereabouts::In(environ) => !now.detected && environ != public.transit() && shows(own(*number), environ),
            _ => false,
        };
        let party: Party = open.numbered().filter(is_seen).map(|(number, _)| number).collect();
        self.detect_party(party);
    }

    /// Turns the counters of a party to their detected side.
    pub(super) fn detect_party(&mut self, party: Party) {
        let hidden: Party = party.iter().filter(|character| !self.state.open.character(*character).detected).collect();
        for character in hidden.iter() {
            self.character_mut(character).detected = true;
        }
        if !hidden.is_empty() {
            self.tell(Event::Detected(hidden));
        }
    }

    /// Destroys a ship that is on its way, with all that it carries.
    pub(super) fn destroy_on_the_way(&mut self) {
        let journey = self.state.open.journey;
        let stack = Stack::on_the_way(&self.look(), journey.side);
        if let Some(ship) = journey.ship {
            self.lose_possession(ship);
        }
        for character in stack.party.or(stack.prisoners).iter() {
            self.kill(character, Cause::Ship);
        }
        self.leave_the_way();
    }

    /// Ends the journey, and drops its remaining detection rolls and fire.
    pub(super) fn leave_the_way(&mut self) {
        self.state.open.journey.to = None;
        let of_journey =
            |task: &Task| matches!(task, Task::Detect { .. } | Task::Detection { .. } | Task::Fire { .. } | Task::Land);
        while self.state.open.agenda.last().is_some_and(of_journey) {
            self.state.open.agenda.pop();
        }
    }

    // Characters who come from space, and ships without a pilot:

    /// Lands characters who come from space in the first turn, ship by ship, all in one environ (16.12).
    pub(super) fn next_from_space(&mut self) {
        let side = self.phasing();
        let waits = |number: &CharacterNumber| self.state.open.character(*number).at == Whereabouts::Space;
        let waiting: Party = self.public().of_side(side).iter().filter(waits).collect();
        if waiting.is_empty() {
            return;
        }
        let look = self.look();
        let ship = waiting.iter().find_map(|character| look.open.ship_of(character, look.public));
        match self.state.open.journey.landing.filter(|_| self.state.open.journey.side == side) {
            Some(environ) => self.land_from_space(ship, Action::To(environ)),
            None => self.ask(side, Question::Land(ship)),
        }
    }

    pub(super) fn land_from_space(&mut self, ship: Option<PossessionNumber>, action: Action) {
        let Action::To(environ) = action else { return };
        let side = self.phasing();
        let transit = self.public().transit();
        let aboard = aboard(&self.look(), side, ship);
        for character in aboard.iter() {
            self.character_mut(character).at = Whereabouts::In(transit);
        }
        self.state.open.journey =
            Journey { side, from: None, to: None, ship, damaged: false, reaction: false, landing: Some(environ) };
        self.then(Task::FromSpace);
        self.set_out(environ);
    }

    /// Removes ships without a pilot if neither units nor characters of their side stand with them (14.59).
    pub(super) fn lose_parked_ships(&mut self) {
        for ship in self.public().things() {
            if let Holding::Parked(environ) = self.state.open.possessions[ship.index()].at {
                let side = self.public().possession(ship).card.kind.side();
                if self.look().number(side, environ) == 0 && self.look().free(side, environ).is_empty() {
                    self.lose_possession(ship);
                }
            }
        }
    }
}
