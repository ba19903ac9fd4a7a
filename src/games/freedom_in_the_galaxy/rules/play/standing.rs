//! What follows from the board: control of planets, lost camps, shifts of loyalty, and victory (15.5, 16.17).

use super::contest::shifted;
use super::reckoning::victory_points;
use super::table::Table;
use super::{Camp, CharacterNumber, Conclusion, EnvironNumber, Event, Look, PlanetNumber, Whereabouts};
use crate::terms::InstantVictory;
use crate::verbs::Failure;
use crate::{Loyalty, PlanetState, Side, UnitsPresent};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Applies everything that takes effect as soon as its condition holds: detection, mission groups, guards, parked ships, control and lost camps.
    pub(super) fn tidy(&mut self) {
        self.spread_detection();
        for character in 0..self.state.open.characters.len() {
            let now = self.state.open.characters[character];
            if let (true, Whereabouts::In(environ)) = (now.with_units, now.at) {
                let character = CharacterNumber(character as u8);
                let alone = self.look().number(self.look().side_of(character), environ) == 0;
                if alone {
                    self.character_mut(character).with_units = false;
                }
            }
        }
        self.thin_groups();
        self.loosen_prisoners();
        self.lose_parked_ships();
        for planet in self.public().worlds() {
            // A planet whose rebellion was stopped comes under Imperial control as soon as only the Empire has units there (15.54).
            let stopped = self.state.open.planet(planet).state == PlanetState::RebellionStopped;
            if stopped && self.look().present(planet) == UnitsPresent::Imperial {
                self.set_state(planet, PlanetState::ImperialControl);
            }
        }
        for environ in self.public().places() {
            if self.state.open.environ(environ).camp != Camp::None && camp_is_lost(&self.look(), environ) {
                self.environ_mut(environ).camp = Camp::None;
                self.tell(Event::CampLost(environ));
            }
        }
    }

    pub(super) fn set_state(&mut self, planet: PlanetNumber, state: PlanetState) {
        self.planet_mut(planet).state = state;
        self.tell(Event::State(planet, state));
    }

    /// Shifts the loyalty of a planet by this many spaces in favour of a side, as far as the track goes (15.12, 15.13). Returns whether it shifted at
    /// all.
    pub(super) fn shift(&mut self, planet: PlanetNumber, spaces: u32, side: Side) -> bool {
        let mut moved = false;
        for _ in 0..spaces {
            let Some(next) = shifted(self.state.open.planet(planet).loyalty, side) else { break };
            if !self.look().has_loyalty(planet) {
                break;
            }
            self.set_loyalty(planet, next);
            moved = true;
        }
        moved
    }

    pub(super) fn set_loyalty(&mut self, planet: PlanetNumber, loyalty: Loyalty) {
        self.planet_mut(planet).loyalty = loyalty;
        self.tell(Event::Loyalty(planet, loyalty));
    }

    // How a game ends:

    /// Ends the game if a side has an instant victory, and returns whether it has. If both sides have one, the phasing player wins.
    pub(super) fn is_over_at_once(&mut self) -> bool {
        self.has_won(false)
    }

    pub(super) fn is_over_at_end_of_turn(&mut self) -> bool {
        self.has_won(true)
    }

    fn has_won(&mut self, at_end: bool) -> bool {
        if self.state.open.turn == 0 {
            return false;
        }
        let phasing = self.phasing();
        let winner = [phasing, phasing.other()].into_iter().find(|side| wins_at_once(&self.look(), *side, at_end).is_some());
        if let Some(side) = winner {
            self.conclude(Conclusion::Instant(side));
        }
        winner.is_some()
    }

    pub(super) fn conclude_by_points(&mut self) {
        let enough = victory_points(&self.look()) >= self.public().terms.threshold;
        self.conclude(Conclusion::Points(if enough { Side::Rebel } else { Side::Imperial }));
    }

    fn conclude(&mut self, conclusion: Conclusion) {
        self.state.asked = None;
        self.state.open.agenda.clear();
        self.state.open.fight = None;
        self.state.open.conclusion = Some(conclusion);
        self.tell(Event::Over(conclusion));
    }
}

/// Whether a camp is lost because of the loyalty of its planet or the enemy's strength in its environ. The mission that places camps sets the limits
/// (13.2).
fn camp_is_lost(look: &Look, environ: EnvironNumber) -> bool {
    let found = look.public.environ(environ);
    let planet = look.open.planet(found.planet);
    let strength = look.strength(Side::Imperial, environ);
    look.public.missions.iter().flat_map(|mission| &mission.card.failure).any(|failure| match failure {
        Failure::CampLostAt(one, other) => look.has_loyalty(found.planet) && (planet.loyalty == *one || planet.loyalty == *other),
        Failure::CampLostToStrength(more) => strength >= u32::from(found.size) + more.get(),
        _ => false,
    })
}

/// The instant victory of the scenario that this side has reached; `None` if it has reached none (16.18). `at_end` says whether it is the end of a
/// turn.
pub(super) fn wins_at_once<'a>(look: &Look<'a>, side: Side, at_end: bool) -> Option<&'a InstantVictory> {
    let terms = &look.public.terms;
    let known = terms.instant.iter().zip(&terms.named).filter(|(instant, _)| instant.winner() == Some(side));
    known.into_iter().find(|(instant, named)| comes_about(look, instant, **named, at_end)).map(|(instant, _)| instant)
}

fn comes_about(look: &Look, instant: &InstantVictory, named: [Option<PlanetNumber>; 2], at_end: bool) -> bool {
    // Whether the Rebels hold a planet depends on its state. Whether the Empire holds a planet depends on the chart of control.
    let holds = |side: Side, planet: PlanetNumber| match side {
        Side::Rebel => look.open.planet(planet).state == PlanetState::RebelControl,
        Side::Imperial => look.control(planet) == Some(Side::Imperial),
    };
    let held = |side: Side| look.public.worlds().filter(|planet| holds(side, *planet)).count() as u32;
    let all_held = |side: Side| look.public.worlds().all(|planet| look.control(planet) == Some(side));
    let both = |side: Side| named.iter().all(|planet| planet.is_some_and(|planet| holds(side, planet)));
    let lost = |side: Side| {
        let gone = look.open.numbered().filter(|(number, now)| {
            look.public.of_side(side).has(*number) && matches!(now.at, Whereabouts::Killed | Whereabouts::Captive(_))
        });
        gone.count() as u32
    };
    match instant {
        InstantVictory::HoldsBothAtEnd(side, ..) => at_end && both(*side),
        InstantVictory::HoldsTwoAtEnd(side, _, _, more) => at_end && both(*side) && held(*side) >= 2 + more.get(),
        InstantVictory::HoldsBoth(side, ..) => both(*side),
        InstantVictory::HoldsTwo(side, _, _, more) => both(*side) && held(*side) >= 2 + more.get(),
        InstantVictory::HoldsOne(side, _, more) => {
            named[0].is_some_and(|planet| holds(*side, planet)) && held(*side) > more.get()
        }
        InstantVictory::Holds(side, number) => held(*side) >= number.get(),
        InstantVictory::AllLostAndHeld(side) => look.at_large(*side) == 0 && all_held(side.other()),
        InstantVictory::LostAndHeld(number, side) => lost(*side) >= number.get() && all_held(side.other()),
        InstantVictory::AllLost(side) => look.at_large(*side) == 0,
        InstantVictory::NoRevolt(turn) => {
            let quiet = |planet: PlanetNumber| {
                !matches!(look.open.planet(planet).state, PlanetState::Rebellion | PlanetState::RebelControl)
            };
            let units = look.public.places().any(|environ| look.number(Side::Rebel, environ) > 0);
            at_end && u32::from(look.open.turn) >= turn.get() && look.public.worlds().all(quiet) && !units
        }
        InstantVictory::BaseFoundAndNoneHeld | InstantVictory::Printed(_) => false,
    }
}
