//! How a rebellion starts, the troops that it raises, and their immediate attack (15.2, 15.4, 10.7).

use super::table::Table;
use super::{Action, EnvironNumber, Event, Look, PlanetNumber, Question, Task, UnitKind};
use crate::{Loyalty, PlanetState, Side};
use rules::play::{Dice, Sink};

/// The kinds of units that a rebellion can raise in an environ with this many Force Points: unused units of the environ's type, a 1-0 for one point
/// and a 2-1 for three (15.41).
pub(super) fn troops(look: &Look, environ: EnvironNumber, points: u8) -> Vec<UnitKind> {
    let kind_of = look.public.environ(environ).kind;
    let fits = |kind: &UnitKind| {
        let unit = &look.public.unit(*kind).kind;
        let left = look.in_play(*kind) < unit.count.get();
        unit.side == Side::Rebel && unit.environ == Some(kind_of) && left && cost(look, *kind).is_some_and(|cost| cost <= points)
    };
    look.public.kinds().filter(fits).collect()
}

/// The cost of a unit in Force Points; `None` if it is unknown or 0.
pub(super) fn cost(look: &Look, kind: UnitKind) -> Option<u8> {
    look.public.unit(kind).kind.cost.map(|cost| cost.get().min(99) as u8).filter(|cost| *cost > 0)
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Puts a planet at Unrest into rebellion. If an earlier rebellion on the planet was stopped, the new one raises no troops unless an event
    /// multiplied the resource (15.48, 15.49).
    pub(super) fn start_rebellion(&mut self, planet: PlanetNumber) {
        let now = *self.state.open.planet(planet);
        if now.loyalty != Loyalty::Unrest || !self.look().has_loyalty(planet) {
            return;
        }
        let (multiplied, at) =
            self.state.open.errand.as_ref().map_or((1, None), |errand| (errand.multiplied, Some(errand.environ)));
        self.change_errand(|errand| errand.rebelled = true);
        self.set_state(planet, PlanetState::Rebellion);
        for (side, number, kind) in &self.public().terms.by_rebellion {
            if *side == Side::Imperial {
                self.state.open.coming.extend((0..*number).map(|_| *kind));
            }
        }
        let stopped = now.state == PlanetState::RebellionStopped;
        let places: Vec<EnvironNumber> = self.public().places_on(planet).collect();
        for place in places.iter().rev() {
            self.then(Task::Rise(*place));
        }
        if stopped && multiplied < 2 {
            return;
        }
        for place in places.into_iter().rev() {
            let times = if at == Some(place) && !stopped { multiplied } else { 1 };
            let points = self.public().environ(place).resource.saturating_mul(times);
            self.then(Task::Raise(place, points));
        }
    }

    pub(super) fn raise(&mut self, environ: EnvironNumber, points: u8) {
        if !troops(&self.look(), environ, points).is_empty() {
            self.ask(Side::Rebel, Question::Raise(environ, points));
        }
    }

    /// Raises a unit. If stacking leaves no room, the unit waits (15.44).
    pub(super) fn raise_unit(&mut self, (environ, points): (EnvironNumber, u8), action: Action) {
        let Action::Raise(kind) = action else { return };
        let cost = cost(&self.look(), kind).unwrap_or(points);
        if self.look().room(Side::Rebel, environ) > 0 {
            self.put_unit(kind, environ);
            self.tell(Event::Rose(kind, environ));
        } else {
            self.environ_mut(environ).waiting.push(kind);
        }
        self.then(Task::Raise(environ, points.saturating_sub(cost)));
    }

    /// Asks whether the troops that a rebellion raised attack at once.
    pub(super) fn offer_rise(&mut self, environ: EnvironNumber) {
        let look = self.look();
        if look.number(Side::Rebel, environ) > 0 && look.number(Side::Imperial, environ) > 0 {
            self.ask(Side::Rebel, Question::Rise(environ));
        }
    }

    pub(super) fn rise(&mut self, environ: EnvironNumber, action: Action) {
        if action == Action::Attack {
            self.begin_battle(environ, Side::Rebel, true);
        }
    }
}
