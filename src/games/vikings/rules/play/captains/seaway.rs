//! Where a captain's boats go: to close with an enemy, to land, or to get away, by the best course that a few moves ahead can be seen (4.3, 4.4).

use std::sync::Arc;

use super::super::{Action, BoatNumber, Position, Public, Sail, View, other};
use super::bearings::{Errand, nearest_boat, strength};
use super::helm::{Course, best_course};
use super::shore::Shore;
use crate::GoalKind;
use geometry::Space;
use rules::play::Player;

/// What the boats of a side are about in a naval phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Seaway {
    /// The moves that each boat has before it, the next one last.
    plans: Vec<(BoatNumber, Vec<Sail>)>,
    /// Which phase they are for: the turn, and who is first.
    phase: (u16, u8),
    /// The way ashore of each boat, with the turn in which it was found out.
    shores: Vec<(BoatNumber, u16, Option<Arc<Shore>>)>,
}

/// A boat keeps away from one that is more than so many times as strong.
const WEAK: u32 = 2;
/// For so many turns the way ashore is taken for what it was.
const LASTS: u16 = 4;

impl Seaway {
    fn begin(&mut self, position: &Position) {
        let phase = (position.turn, position.active.index() as u8);
        if self.phase != phase {
            self.phase = phase;
            self.plans.clear();
        }
    }

    /// How fast a boat goes.
    pub(super) fn speed(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber, legal: &[Action]) -> Action {
        self.begin(view.position);
        let errand = self.errand(public, view, boat);
        let shore = if errand == Errand::Land { self.shore(public, view.position, boat, view.player) } else { None };
        let mut scratch = view.position.clone();
        let mut best: Option<(f64, i8, Course)> = None;
        for action in legal {
            let Action::Speed(speed) = *action else { continue };
            let state = &mut scratch.boats[boat.index()];
            state.clone_from(view.position.boat(boat));
            (state.given, state.lost, state.moves, state.hexes, state.turns) = (speed, 0, 0, 0, 0);
            state.waits = false;
            let course = best_course(public, &mut scratch, boat, (errand, shore.as_deref()));
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

    /// Which move a boat makes.
    pub(super) fn sail(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber, legal: &[Action]) -> Action {
        self.begin(view.position);
        let plan = self.plans.iter_mut().find(|(known, _)| *known == boat);
        if let Some(next) = plan.and_then(|(_, plan)| plan.pop()).map(Action::Sail).filter(|next| legal.contains(next)) {
            return next;
        }
        let errand = self.errand(public, view, boat);
        let shore = if errand == Errand::Land { self.shore(public, view.position, boat, view.player) } else { None };
        let mut scratch = view.position.clone();
        let mut course = best_course(public, &mut scratch, boat, (errand, shore.as_deref()));
        course.sails.reverse();
        let next = course.sails.pop().map(Action::Sail).filter(|next| legal.contains(next));
        self.plans.retain(|(known, _)| *known != boat);
        self.plans.push((boat, course.sails));
        next.unwrap_or(legal[0])
    }

    /// What a boat is about.
    fn errand(&mut self, public: &Public, view: &View<'_>, boat: BoatNumber) -> Errand {
        let (position, player) = (view.position, view.player);
        let goals = || public.goals().iter().filter(|aim| aim.player == player);
        let loots = goals().any(|aim| aim.goal.what == GoalKind::Treasure);
        let escapes = goals().any(|aim| aim.goal.what == GoalKind::Escaped);
        if escapes || loots && has_loot(public, position, boat) && !is_loot_left(public, position) {
            return Errand::Home;
        }
        if let Some(enemy) = nearest_boat(public, position, boat) {
            let (own, theirs) = (strength(public, position, boat, player), strength(public, position, enemy, other(player)));
            return if own * WEAK < theirs { Errand::Away(enemy) } else { Errand::Fight(enemy) };
        }
        if self.shore(public, position, boat, player).is_some() { Errand::Land } else { Errand::Stay }
    }
}

impl Seaway {
    /// The way ashore of a boat, looked for again every few turns, as those ashore move.
    fn shore(&mut self, public: &Public, position: &Position, boat: BoatNumber, player: Player) -> Option<Arc<Shore>> {
        let turn = position.turn;
        if let Some((.., shore)) = self.shores.iter().find(|(known, since, _)| *known == boat && turn < since + LASTS) {
            return shore.clone();
        }
        self.shores.retain(|(known, ..)| *known != boat);
        let shore = Shore::of(public, position, boat, player).map(Arc::new);
        self.shores.push((boat, turn, shore.clone()));
        shore
    }
}

/// Whether a treasure is aboard.
fn has_loot(public: &Public, position: &Position, boat: BoatNumber) -> bool {
    let aboard = |space: Space| public.boat_at(position, space) == Some(boat);
    position.markers.iter().filter(|marker| marker.here).any(|marker| match marker.carrier {
        Some(man) => aboard(position.man(man).pose.hex),
        None => aboard(marker.hex),
    })
}

/// Whether something that may be a treasure lies ashore.
fn is_loot_left(public: &Public, position: &Position) -> bool {
    position
        .markers
        .iter()
        .any(|marker| marker.here && marker.carrier.is_none() && public.boat_at(position, marker.hex).is_none())
}
