//! B) Movement: steps from space to space, facing, boosters, warp, and pushed squadrons.

use super::{Action, Battle, Berth, Course, Event, Question, ShipNumber, SquadronNumber, SquadronState, State, Table, Unit};
use geometry::{Facing, Space};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Starts the movement of a unit.
    pub(super) fn set_out(&mut self, unit: Unit) {
        self.state.active = Some(unit);
        let (left, booster, refuge) = match unit {
            Unit::Ship(number) => {
                let ship = self.state.ship_mut(number);
                ship.done.moved = true;
                // "If your ship's move is zero you can't use a booster" ("Boosters").
                (ship.movement(), ship.boosters > 0 && ship.movement() > 0, ship.at)
            }
            Unit::Squadron(number) => {
                let squadron = self.state.squadron_mut(number);
                squadron.done.moved = true;
                (SquadronState::MOVE, false, squadron.space().unwrap_or_default())
            }
        };
        self.state.course = Some(Course { left, booster, under_way: false, stopped: false, refuge });
        self.continue_course();
    }

    /// Asks for the next step of the moving unit, or ends the movement of a squadron that can go no further.
    pub(super) fn continue_course(&mut self) {
        let (Some(unit), Some(course)) = (self.state.active, self.state.course) else { return };
        match unit {
            Unit::Squadron(_) if course.stopped || course.left == 0 => self.halt(),
            _ => self.ask(self.battle.player(unit), Question::Course),
        }
    }

    /// Moves the active unit one space, by a booster or by its move stat.
    pub(super) fn step(&mut self, to: Space, boosted: bool) {
        let (Some(unit), Some(mut course)) = (self.state.active, self.state.course) else { return };
        let from = self.state.space(unit).unwrap_or(to);
        course.under_way = true;
        if boosted {
            course.booster = false;
        } else {
            course.left = course.left.saturating_sub(1);
        }
        match unit {
            Unit::Ship(number) => {
                let ship = self.state.ship_mut(number);
                ship.at = to;
                ship.boosters = ship.boosters.saturating_sub(u8::from(boosted));
                self.emit(if boosted { Event::Boosted(number, from, to) } else { Event::Moved(unit, from, to) });
            }
            Unit::Squadron(number) => {
                self.state.squadron_mut(number).berth = Berth::OnMap(to);
                self.emit(Event::Moved(unit, from, to));
            }
        }
        if may_end(self.state, unit, to) {
            course.refuge = to;
        }
        self.state.course = Some(course);
        if self.asteroids_hit(unit, to) {
            self.strand(unit);
        } else {
            self.continue_course();
        }
    }

    /// Stops a unit that asteroids have hit: it ends its movement in the last space of its path where it may stay ("Asteroids").
    fn strand(&mut self, unit: Unit) {
        let Some(course) = &mut self.state.course else { return };
        course.left = 0;
        course.booster = false;
        course.stopped = true;
        let refuge = course.refuge;
        if self.state.space(unit) != Some(refuge) {
            match unit {
                Unit::Ship(ship) => self.state.ship_mut(ship).at = refuge,
                Unit::Squadron(squadron) => self.state.squadron_mut(squadron).berth = Berth::OnMap(refuge),
            }
            self.emit(Event::FellBack(unit, refuge));
        }
        self.suffer_asteroids(unit);
    }

    /// Declares that the moving unit engages warp at the end of the turn ("Warp Drive").
    pub(super) fn engage_warp(&mut self) {
        let Some(unit) = self.state.active else { return };
        match unit {
            Unit::Ship(ship) => self.state.ship_mut(ship).done.warp = true,
            Unit::Squadron(squadron) => self.state.squadron_mut(squadron).done.warp = true,
        }
        self.emit(Event::Warp(unit));
        if self.battle.options.no_move_at_warp
            && let Some(course) = &mut self.state.course
        {
            course.left = 0;
            course.booster = false;
        }
        self.continue_course();
    }

    /// Ends a ship's movement with a facing, and pushes away a squadron in the same space.
    pub(super) fn face(&mut self, ship: ShipNumber, facing: Facing) {
        self.state.face(ship, facing);
        self.emit(Event::Faced(ship, facing));
        let at = self.state.ship(ship).at;
        self.state.course = None;
        match self.state.squadron_at(at) {
            None => self.resume(),
            Some(squadron) if empty_spaces(self.battle, self.state, at).next().is_some() => {
                self.ask(self.battle.squadron(squadron).player, Question::Push(squadron));
            }
            Some(squadron) => self.return_to_base(squadron, None),
        }
    }

    /// Ends the active squadron's movement.
    pub(super) fn halt(&mut self) {
        self.state.course = None;
        self.resume();
    }

    /// Puts a pushed squadron into a space.
    pub(super) fn push(&mut self, squadron: SquadronNumber, to: Space) {
        self.state.squadron_mut(squadron).berth = Berth::OnMap(to);
        self.emit(Event::Pushed(squadron, to));
        self.drift_in(squadron, to);
        self.resume();
    }
}

/// Offers every action with which the moving unit can continue or end its movement.
pub(super) fn offer_course(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    let (Some(unit), Some(course)) = (state.active, state.course) else { return };
    let Some(at) = state.space(unit) else { return };
    let boosting = course.left == 0;
    let ahead = course.left + u8::from(course.booster);
    if ahead > 0 {
        let near = battle.board.near(at);
        let barred = barred(state, unit, at, near);
        for (index, to) in near.iter().copied().enumerate().filter(|(_, to)| battle.board.is_enterable(*to)) {
            if barred >> index & 1 == 0 || leads_on(battle, state, unit, to, ahead - 1) {
                offer(if boosting { Action::Boost(to) } else { Action::Step(to) });
            }
        }
    }
    if may_warp(battle, state, unit, course) {
        offer(Action::Warp);
    }
    if may_end(state, unit, at) {
        match unit {
            Unit::Ship(_) => (0..battle.board.sides()).for_each(|side| offer(Action::Face(Facing::new(side)))),
            Unit::Squadron(_) => offer(Action::Halt),
        }
    }
}

/// Whether [`offer_course`] would offer this action.
pub(super) fn may_go_on(battle: &Battle, state: &State, action: Action) -> bool {
    let (Some(unit), Some(course)) = (state.active, state.course) else { return false };
    let Some(at) = state.space(unit) else { return false };
    let leads_to = |to: Space, ahead: u8| {
        let enters = battle.board.is_enterable(to) && battle.board.near(at).contains(&to);
        enters && (may_end(state, unit, to) || leads_on(battle, state, unit, to, ahead - 1))
    };
    match (action, unit) {
        (Action::Step(to), _) => course.left > 0 && leads_to(to, course.left + u8::from(course.booster)),
        (Action::Boost(to), _) => course.left == 0 && course.booster && leads_to(to, 1),
        (Action::Warp, _) => may_warp(battle, state, unit, course),
        (Action::Face(facing), Unit::Ship(_)) => {
            (0..battle.board.sides()).any(|side| facing == Facing::new(side)) && may_end(state, unit, at)
        }
        (Action::Halt, Unit::Squadron(_)) => may_end(state, unit, at),
        _ => false,
    }
}

/// Offers every space into which a pushed squadron can go.
pub(super) fn offer_push(battle: &Battle, state: &State, squadron: SquadronNumber, offer: &mut impl FnMut(Action)) {
    if let Some(at) = state.squadron(squadron).space() {
        empty_spaces(battle, state, at).for_each(|space| offer(Action::Push(space)));
    }
}

/// The neighbours of a space that are empty and may be entered.
pub(super) fn empty_spaces<'a>(battle: &'a Battle, state: &'a State, at: Space) -> impl Iterator<Item = Space> + 'a {
    let near = battle.board.near(at).iter().copied();
    near.filter(|space| battle.board.is_enterable(*space) && state.is_empty(*space))
}

/// Whether a moving unit may declare that it engages warp ("Warp Drive").
pub(super) fn may_warp(battle: &Battle, state: &State, unit: Unit, course: Course) -> bool {
    if course.stopped || (battle.options.no_move_at_warp && course.under_way) {
        return false;
    }
    match unit {
        Unit::Ship(number) => {
            let ship = state.ship(number);
            battle.ship(number).warp && !ship.done.warp && ship.movement() > 0
        }
        Unit::Squadron(number) => battle.squadron(number).warp && !state.squadron(number).done.warp,
    }
}

/// Whether a unit may end its movement in a space: a ship if no other ship is there, a squadron if no unit is there ("How to Move").
fn may_end(state: &State, unit: Unit, at: Space) -> bool {
    state.ship_at(at).is_none() && (matches!(unit, Unit::Ship(_)) || state.squadron_at(at).is_none())
}

/// The spaces of `near` in which a moving unit may not end its movement, as a bit for each space. The units nearby are looked up only once, not for
/// each space.
fn barred(state: &State, unit: Unit, at: Space, near: &[Space]) -> u8 {
    let mut barred = 0;
    let mut bar = |other: Unit, there: Space| {
        // This quick test comes first: neighbours are at most one column and one row away, and most units are farther away.
        if at.column.abs_diff(there.column) <= 1 && at.row.abs_diff(there.row) <= 1 && other != unit {
            near.iter().enumerate().for_each(|(index, space)| barred |= u8::from(*space == there) << index);
        }
    };
    state.ships_on_map().for_each(|(number, ship)| bar(Unit::Ship(number), ship.at));
    if matches!(unit, Unit::Squadron(_)) {
        state.squadrons_on_map().for_each(|(number, at)| bar(Unit::Squadron(number), at));
    }
    barred
}

/// Whether a unit could go on from a space in which it may not end its movement, within this many more spaces, to a space in which it may. Otherwise
/// the space is a dead end, and no unit moves into it.
fn leads_on(battle: &Battle, state: &State, unit: Unit, at: Space, spaces: u8) -> bool {
    let is_free = |to: &Space| battle.board.is_enterable(*to) && may_end(state, unit, *to);
    if spaces == 0 {
        return false;
    }
    // This quick test settles nearly every case without a search.
    if battle.board.near(at).iter().any(is_free) {
        return true;
    }
    let mut seen = vec![(at, spaces)];
    let mut next = 0;
    while let Some((from, left)) = seen.get(next).copied().filter(|(_, left)| *left > 0) {
        for to in battle.board.near(from).iter().copied().filter(|to| battle.board.is_enterable(*to)) {
            if may_end(state, unit, to) {
                return true;
            }
            if !seen.iter().any(|(known, _)| *known == to) {
                seen.push((to, left - 1));
            }
        }
        next += 1;
    }
    false
}
