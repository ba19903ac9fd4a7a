//! The tasks that a captain gives to crews: to row, to board, to bail in time, to throw hooks and to pull (4.2, 4.6, 4.7).

use super::super::{Action, BoatNumber, Duty, ManNumber, Public, View, distance, other};
use super::bearings::{hull, nearest_boat, strength};
use crate::GoalKind;

/// The distances from the enemy, in hexes, at which characters get ready to board and at which they make hooks ready.
pub(super) const NEAR: [u32; 2] = [2, 7];
/// The greatest distance at which a hook is thrown, because it is unlikely to hold from further away.
const FAR_THROW: u32 = 4;

/// Gives a new task to a character who should have another one. If every character has the right task, ends the choice.
pub(super) fn task(public: &Public, view: &View<'_>, boat: BoatNumber, legal: &[Action]) -> Action {
    let crew = Crew::of(public, view, boat);
    let wanted = |action: &&Action| {
        let Action::Assign(man, duty) = **action else { return false };
        crew.should(man) == duty
    };
    legal.iter().find(wanted).copied().unwrap_or(Action::Done)
}

/// A crew whose tasks a captain chooses.
struct Crew<'a> {
    public: &'a Public,
    view: &'a View<'a>,
    boat: BoatNumber,
    /// The distance in hexes from the hull to the nearest standing enemy who is on a deck or directly beside the hull.
    near: u32,
    /// The characters who bail.
    bailers: Vec<ManNumber>,
}

impl<'a> Crew<'a> {
    fn of(public: &'a Public, view: &'a View<'a>, boat: BoatNumber) -> Self {
        let position = view.position;
        let own = hull(public, position, boat);
        let foes = public.men_of(other(view.player)).map(|(man, _)| position.man(man)).filter(|state| state.stands());
        let afloat = foes.filter(|state| {
            public.ground_now(position).deck(state.pose.hex).is_some()
                || own.iter().any(|hex| distance(*hex, state.pose.hex) <= 1)
        });
        let near = afloat.flat_map(|state| own.iter().map(move |hex| distance(*hex, state.pose.hex))).min().unwrap_or(99);
        let mut crew = Self { public, view, boat, near, bailers: Vec::new() };
        crew.bailers = crew.who_bails();
        crew
    }

    /// Chooses who bails: as many as are needed to keep the water from rising. Characters without an oar are chosen first.
    fn who_bails(&self) -> Vec<ManNumber> {
        let position = self.view.position;
        let state = position.boat(self.boat);
        let hull = &state.hull;
        let comes = hull.will_leak().max(hull.leaking());
        let spare = hull.total.saturating_sub(hull.collisions);
        if state.held || state.player != self.view.player || comes + spare == 0 {
            return Vec::new();
        }
        let sinks = self.public.boats()[self.boat.index()].class.hull.get();
        let able =
            |man: &ManNumber| self.public.can_do(position, *man, Duty::Bailing) || position.man(*man).duty == Duty::Bailing;
        let mut men: Vec<ManNumber> = self
            .public
            .aboard(position, self.boat)
            .filter(|man| self.public.man(*man).player == self.view.player && position.man(*man).stands() && able(man))
            .collect();
        men.sort_by_key(|man| (self.public.can_do(position, *man, Duty::Oars), position.man(*man).duty != Duty::Bailing, *man));
        // If the boat would sink within three phases, rowers bail too, as many as are needed.
        let urgent = hull.total + hull.new + 3 * comes >= sinks;
        let free = men.iter().filter(|man| !self.public.can_do(position, **man, Duty::Oars)).count();
        let needed = 2 * (comes + u32::from(spare > 0)) as usize;
        men.truncate(if urgent { needed } else { needed.min(free) });
        men
    }

    /// The task that a character should have.
    fn should(&self, man: ManNumber) -> Duty {
        let position = self.view.position;
        let can = |duty: Duty| self.public.can_do(position, man, duty) || position.man(man).duty == duty;
        if can(Duty::Patching) && !self.public.is_beset(position, man) && self.near > 1 && position.man(man).stands() {
            return Duty::Patching;
        }
        if self.can_free_the_boat(man) {
            return Duty::Boarding;
        }
        if self.bailers.contains(&man) {
            return Duty::Bailing;
        }
        let roped = position.ropes.iter().any(|rope| rope.other_end(self.boat).is_some());
        if can(Duty::Hook) && self.near <= NEAR[1] && !self.public.is_beset(position, man) && self.fights() {
            return Duty::Hook;
        }
        if self.near <= NEAR[0] || roped && self.fights() && self.near <= NEAR[1] {
            return Duty::Boarding;
        }
        if can(Duty::Helm) {
            return Duty::Helm;
        }
        if can(Duty::Oars) { Duty::Oars } else { Duty::Boarding }
    }

    /// Whether a character can and should cut a rope that ends on their hex: a rope to a boat that has sunk (R33), or any rope if the captain does
    /// not want this boat to fight.
    fn can_free_the_boat(&self, man: ManNumber) -> bool {
        let position = self.view.position;
        let own = self.public.deck_of(position, man);
        let sunk = |boat: BoatNumber| !position.boat(boat).is_here();
        position.ropes.iter().any(|rope| {
            let held = rope.held();
            let wreck = held.is_some_and(|(boat, _)| sunk(boat)) && own == Some((rope.boat, rope.coil));
            wreck || held.is_some() && held == own && (sunk(rope.boat) || !self.fights())
        })
    }

    /// Whether the captain wants this boat to fight the nearest enemy boat.
    fn fights(&self) -> bool {
        let position = self.view.position;
        let escapes = self.public.goals().iter().any(|aim| aim.player == self.view.player && aim.goal.what == GoalKind::Escaped);
        let Some(enemy) = nearest_boat(self.public, position, self.boat) else { return false };
        let own = strength(self.public, position, self.boat, self.view.player);
        !escapes && own * 2 >= strength(self.public, position, enemy, other(self.view.player))
    }
}

/// Chooses a hook to throw or a rope to cut, or passes.
pub(super) fn between(public: &Public, view: &View<'_>, legal: &[Action]) -> Action {
    let position = view.position;
    let fights = |man: ManNumber| {
        let Some(boat) = public.boat_of(position, man) else { return false };
        Crew { public, view, boat, near: 0, bailers: Vec::new() }.fights()
    };
    let throw = legal.iter().filter_map(|action| match *action {
        Action::Throw(man, at) if fights(man) => Some(((distance(position.man(man).pose.hex, at), man), *action)),
        _ => None,
    });
    if let Some((_, action)) = throw.filter(|((far, _), _)| *far <= FAR_THROW).min_by_key(|(near, _)| *near) {
        return action;
    }
    let cuts = |action: &&Action| match **action {
        Action::Cut(man, rope) => {
            let rope = &position.ropes[rope.index()];
            let wreck =
                rope.held().is_some_and(|(held, _)| !position.boat(held).is_here()) || !position.boat(rope.boat).is_here();
            wreck || !fights(man)
        }
        _ => false,
    };
    legal.iter().find(cuts).copied().unwrap_or(Action::Done)
}

/// Chooses to pull boats together if the rules allow it.
pub(super) fn pulling(legal: &[Action]) -> Action {
    legal.iter().find(|action| matches!(action, Action::Haul(..))).copied().unwrap_or(Action::Done)
}
