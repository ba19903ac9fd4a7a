//! How a captain's boats move: they approach an enemy, land, or get away, by the best course of the phase (4.3, 4.4).

use std::sync::Arc;

use super::super::afloat::{Comes, Way};
use super::super::{Action, BoatNumber, Position, Public, Sail, View, other};
use super::bearings::{Errand, goes_home, nearest_boat, strength, waits_for_hands};
use super::fairway::Fairway;
use super::helm::{Course, best_course};

/// The plans for the boats of a side in a naval phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Seaway {
    /// The planned moves of each boat, in reverse order: the next move is the last.
    plans: Vec<(BoatNumber, Vec<Sail>)>,
    /// The phase for which the plans are made: the turn, and the player whose phase comes after the naval phase.
    phase: (u16, u8),
    /// The distances that were computed for boats: the boat, whether the way leads ashore or off the board, the turn in which the distances were
    /// computed, and the distances themselves; `None` if there is no way.
    fairways: Vec<(BoatNumber, bool, u16, Option<Arc<Fairway>>)>,
}

/// A boat keeps away from an enemy boat that is more than this many times as strong.
const WEAK: u32 = 2;
/// After this many turns the distances are computed anew.
const LASTS: u16 = 4;

impl Seaway {
    fn begin(&mut self, position: &Position) {
        let phase = (position.turn, position.active.index() as u8);
        if self.phase != phase {
            self.phase = phase;
            self.plans.clear();
        }
    }

    /// Chooses the speed of a boat.
    pub(super) fn speed(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber, legal: &[Action]) -> Action {
        self.begin(view.position);
        let errand = self.errand(public, view, boat);
        let fairway = self.fairway(public, view.position, boat, errand);
        let mut scratch = view.position.clone();
        let mut best: Option<(f64, i8, Course)> = None;
        for action in legal {
            let Action::Speed(speed) = *action else { continue };
            let state = &mut scratch.boats[boat.index()];
            state.clone_from(view.position.boat(boat));
            (state.given, state.lost, state.taken, state.moves, state.hexes) = (speed, 0, 0, 0, 0);
            (state.turns, state.waits) = (0, false);
            let course = best_course(public, &mut scratch, boat, (errand, fairway.as_deref()));
            let score = course.score;
            if best.as_ref().is_none_or(|(known, ..)| score > known + 1e-9) {
                best = Some((score, speed, course));
            }
        }
        let Some((_, speed, mut course)) = best else { return legal[0] };
        course.sails.reverse();
        self.plans.retain(|(known, _)| *known != boat);
        self.plans.push((boat, course.sails));
        Action::Speed(speed)
    }

    /// Chooses the next move of a boat.
    pub(super) fn sail(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber, legal: &[Action]) -> Action {
        self.begin(view.position);
        let plan = self.plans.iter_mut().find(|(known, _)| *known == boat);
        // Other boats have moved since the plan was made, so if the planned move would now strike something, a new plan is made.
        let ways = public.ways(view.position, boat);
        let strikes = |way: &Way| matches!(way.comes, Comes::Rams(..) | Comes::Wrecks);
        let is_clear = |next: &Sail| ways.iter().any(|way| way.sail == *next && !strikes(way));
        if let Some(next) = plan.and_then(|(_, plan)| plan.pop()).filter(is_clear) {
            return Action::Sail(next);
        }
        let errand = self.errand(public, view, boat);
        let fairway = self.fairway(public, view.position, boat, errand);
        let mut scratch = view.position.clone();
        let mut course = best_course(public, &mut scratch, boat, (errand, fairway.as_deref()));
        course.sails.reverse();
        let next = course.sails.pop().map(Action::Sail).filter(|next| legal.contains(next));
        self.plans.retain(|(known, _)| *known != boat);
        self.plans.push((boat, course.sails));
        next.unwrap_or(legal[0])
    }

    /// Decides the errand of a boat.
    fn errand(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber) -> Errand {
        let (position, player) = (view.position, view.player);
        if goes_home(public, position, boat) {
            return if waits_for_hands(public, position, boat) { Errand::Stay } else { Errand::Home };
        }
        if let Some(enemy) = nearest_boat(public, position, boat) {
            let (own, theirs) = (strength(public, position, boat, player), strength(public, position, enemy, other(player)));
            return if own * WEAK < theirs { Errand::Away(enemy) } else { Errand::Fight(enemy) };
        }
        if self.fairway(public, position, boat, Errand::Land).is_some() { Errand::Land } else { Errand::Stay }
    }
}

impl Seaway {
    /// The distances from all berths to a boat's destination. They are computed anew every few turns, because characters ashore move. `None` if the
    /// boat has no destination or no way there.
    fn fairway(&mut self, public: &Public, position: &Position, boat: BoatNumber, errand: Errand) -> Option<Arc<Fairway>> {
        let lands = match errand {
            Errand::Land => true,
            Errand::Home => false,
            Errand::Fight(_) | Errand::Away(_) | Errand::Stay => return None,
        };
        let turn = position.turn;
        let known = |(known, landing, since, _): &&(BoatNumber, bool, u16, Option<Arc<Fairway>>)| {
            *known == boat && *landing == lands && turn < since + LASTS
        };
        if let Some((.., fairway)) = self.fairways.iter().find(known) {
            return fairway.clone();
        }
        self.fairways.retain(|(known, landing, ..)| *known != boat || *landing != lands);
        let player = position.boat(boat).player;
        let found =
            if lands { Fairway::ashore(public, position, boat, player) } else { Fairway::home(public, position, boat, player) };
        let fairway = found.map(Arc::new);
        self.fairways.push((boat, lands, turn, fairway.clone()));
        fairway
    }
}
