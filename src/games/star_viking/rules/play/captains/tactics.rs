//! The rules of thumb of a campaign's segments: the raider goes where plunder is worth more than it costs and leaves when it must; the Federation
//! garrisons what can be plundered, and attacks if it is stronger.

use super::super::{Action, Phase, Question, Seen, UnitNumber, UnitState, Where};
use super::rule_of_thumb::Helm;
use crate::movement::moves;
use crate::{Operations, Space, System, UnitType};
use rules::Count;

/// A cost that is higher than the value of any prize.
const NEVER: i64 = 100_000;
/// How many sixths, in which plunder is weighed, make a mega-credit.
const SIXTHS: i64 = 6;
/// The largest number of turns for which the taxes of a captured system count.
const TURNS_OF_TAXES: i64 = 3;

impl Helm<'_> {
    /// The best of the legal actions; if several are equally good, the first. `None` if there are no actions.
    pub(super) fn best(legal: &[Action], worth: impl Fn(Action) -> i64) -> Option<Action> {
        legal.iter().rev().copied().max_by_key(|action| worth(*action))
    }

    /// The action that answers a question of a campaign's segment; `None` for questions that are answered as in a battle.
    pub(super) fn tactics(&self, legal: &[Action]) -> Option<Action> {
        match self.view.question? {
            Question::Place(unit) => Self::best(legal, |action| match action {
                Action::Place(space) if self.view.defender == self.view.player => self.worth_of_post(unit, space),
                Action::Place(space) => self.worth_of_rallying(unit, space),
                _ => -NEVER,
            }),
            Question::EarlyWithdrawal => Self::best(legal, |action| match action {
                Action::Withdraw(unit) => i64::from(self.is_hopeless(unit) && !self.stays_for_troops(unit)) * 2,
                _ => 1,
            }),
            Question::Mover => Self::best(legal, |action| match action {
                Action::Pick(unit) => 2 * i64::from(self.has_a_task(unit)),
                _ => 1,
            }),
            Question::Activate(unit) => Self::best(legal, |action| self.worth_of_task(unit, action)),
            Question::Evade(unit) => Some(Action::Evade(self.evades(unit))),
            Question::End => Some(Action::End(if self.raids() { !self.wants_more() } else { !self.is_stronger() })),
            Question::Lift(_) => legal.first().copied(),
            _ => None,
        }
    }

    fn system(&self) -> &System {
        &self.contest.tile(self.view.tile).system
    }

    fn cost(&self, unit: &UnitState) -> i64 {
        self.kind(unit.kind).and_then(|kind| kind.cost).map_or(0, |cost: Count| i64::from(cost.get()))
    }

    /// The captain's own units on the tile or beside it.
    fn standing(&self) -> impl Iterator<Item = &(UnitNumber, UnitState)> {
        self.view.own.iter().filter(|(_, unit)| unit.tile == self.view.tile && matches!(unit.at, Where::In(_) | Where::Beside))
    }

    /// The strength of a unit in a fight, in mega-credits: its cost with its cargo, reduced by its damage.
    fn force(&self, id: UnitNumber) -> i64 {
        let Some(unit) = self.own(id) else { return 0 };
        let aboard = self.view.own.iter().filter(|(_, cargo)| cargo.at == Where::Aboard(id)).map(|(_, cargo)| self.cost(cargo));
        let defense = self.kind(unit.kind).map_or(1, |kind| i64::from(kind.defense.get()).max(1));
        let left = i64::from(self.contest.values(unit).defense);
        (self.cost(unit) + aboard.sum::<i64>()) * left / defense
    }

    /// The strength of a carrier's party in its sector, in mega-credits. The party is the carrier, its cargo, and the units beside it that can be
    /// carried.
    fn party(&self, id: UnitNumber) -> i64 {
        let at = self.own(id).and_then(UnitState::space);
        let beside =
            self.standing().filter(|(other, unit)| *other != id && at.is_some() && unit.space() == at && self.is_cargo(unit));
        self.force(id) + beside.map(|(other, _)| self.force(*other)).sum::<i64>()
    }

    /// Whether a unit can be carried and is not a fortress.
    fn is_cargo(&self, unit: &UnitState) -> bool {
        self.kind(unit.kind).is_some_and(|kind| kind.size.is_some() && !kind.is_fortress())
    }

    /// The cost of the enemies' spacecraft that can be seen on the tile, in mega-credits. They count wherever they are, because spacecraft come and
    /// go as they like.
    fn enemy_fleet(&self) -> i64 {
        *self.known.enemy_fleet.get_or_init(|| {
            let flies = |kind| self.kind(kind).is_some_and(|kind| kind.operations.is_spacecraft());
            let fleet = self.view.others.iter().filter(|seen| flies(seen.kind));
            fleet.filter_map(|seen| Some(i64::from(self.kind(seen.kind)?.cost?.get()))).sum()
        })
    }

    fn own_fleet(&self) -> i64 {
        *self.known.own_fleet.get_or_init(|| {
            let flies = |unit: &UnitState| self.kind(unit.kind).is_some_and(|kind| kind.operations.is_spacecraft());
            self.standing().filter(|(_, unit)| flies(unit)).map(|(id, _)| self.force(*id)).sum()
        })
    }

    /// Whether the Federation's spacecraft on the tile are strong enough to attack the raiders.
    fn is_stronger(&self) -> bool {
        let enemy = self.enemy_fleet();
        enemy > 0 && self.own_fleet() * 5 >= enemy * 4
    }

    /// Whether a starship is too damaged, or too outnumbered, to go on.
    fn is_hopeless(&self, id: UnitNumber) -> bool {
        let Some(unit) = self.own(id) else { return false };
        let Some(kind) = self.kind(unit.kind).filter(|kind| kind.operations == Operations::S) else { return false };
        let worn = self.contest.values(unit).defense * 2 <= kind.defense.get() as i32;
        let beset = unit.space().map_or_else(|| self.enemy_fleet() / 2, |at| self.enemy_strength(at));
        worn || beset * 100 > self.own_fleet() * self.aims.stand
    }

    /// Whether a unit carries anything but pods.
    fn has_troops(&self, carrier: UnitNumber) -> bool {
        let troop = |unit: &UnitState| self.kind(unit.kind).is_some_and(|kind| !kind.is_pod());
        self.view.own.iter().any(|(_, unit)| unit.at == Where::Aboard(carrier) && troop(unit))
    }

    /// The value of a sector to a raider of strength `force`, less the cost of taking it, in sixths of a mega-credit.
    fn prize(&self, space: Space, force: i64) -> i64 {
        let enemy = self.enemy_strength(space);
        let capital = self.system().capital.map(Space::On) == Some(space);
        let turns = i64::from(self.contest.turns().saturating_sub(self.view.turn)).min(TURNS_OF_TAXES);
        let held = self.view.defender == self.view.player;
        let crown = if self.view.capitals.contains(&self.view.tile) { 50 } else { 0 };
        let throne = if capital && !held { (i64::from(self.system().wealth.get()) * turns + crown) * SIXTHS / 2 } else { 0 };
        let toll = if enemy * 100 > force * self.aims.prey { NEVER } else { enemy * enemy * SIXTHS / force.max(1) };
        self.plunder(space) + throne - toll
    }

    /// The sector with the best prize for a raider of strength `force`; `None` if no prize is worth its cost.
    fn quarry(&self, force: i64) -> Option<Space> {
        let worth = |space: &Space| self.prize(*space, force);
        let spaces = self.spaces().iter().copied().filter(|space| matches!(space, Space::On(_)) && worth(space) > 0);
        spaces.rev().max_by_key(worth)
    }

    /// Whether a raider still has a reason to stay: a defended sector or the capital that it can take, or troops to take along.
    fn wants_more(&self) -> bool {
        let waited_for = |(id, unit): &&(UnitNumber, UnitState)| {
            self.contest.values(unit).capacity > 0 && unit.space().is_some_and(|at| self.has_stragglers(*id, at))
        };
        if self.view.tiles[usize::from(self.view.tile)].control != self.view.player
            && self.standing().any(|found| waited_for(&found))
        {
            return true;
        }
        let wants = |(id, unit): &&(UnitNumber, UnitState)| {
            let capital = self.system().capital.map(Space::On);
            let quarry = self.quarry(self.party(*id));
            self.contest.values(unit).capacity > 0
                && !self.is_hopeless(*id)
                && quarry.is_some_and(|space| {
                    self.enemy_strength(space) > 0 || (Some(space) == capital && unit.at != Where::In(space))
                })
        };
        self.standing().any(|found| wants(&found))
    }

    /// The value of a starting sector for a defender. Ground units keep raiders from plundering empty sectors, the capital first; a fortress stands
    /// on the capital, and starships stand in the deep space of the capital's orbit.
    fn worth_of_post(&self, id: UnitNumber, space: Space) -> i64 {
        let Some(kind) = self.own(id).and_then(|unit| self.kind(unit.kind)) else { return 0 };
        let capital = self.system().capital;
        let bare = !self.others_stand(id, space);
        match space {
            Space::Deep(orbit) => {
                let gate = capital.is_some_and(|capital| capital.orbit == orbit);
                if kind.operations == Operations::S && gate { 25 } else { 0 }
            }
            Space::On(spot) if Some(spot) == capital => {
                let throne = if kind.is_fortress() { 200 } else { 20 };
                if bare { 60 + throne } else { throne }
            }
            Space::On(_) if bare => self.plunder(space),
            Space::On(_) => 1,
        }
    }

    /// The value of a starting sector for invaders left over from an earlier turn. They gather in one sector, far from the defender's spacecraft, so
    /// that carriers can take the others along.
    fn worth_of_rallying(&self, id: UnitNumber, space: Space) -> i64 {
        let company = self.standing().filter(|(other, unit)| *other != id && unit.at == Where::In(space)).count() as i64;
        let waits = |(_, unit): &&(UnitNumber, UnitState)| unit.tile == self.view.tile && unit.at == Where::Waiting;
        let all_may = self.view.own.iter().filter(waits).all(|(_, unit)| self.may_be(unit, space));
        1000 * company + 500 * i64::from(all_may) + self.plunder(space) - SIXTHS * self.danger(space)
    }

    /// Whether a unit has anything better to do than to stay where it is.
    fn has_a_task(&self, id: UnitNumber) -> bool {
        let Some(unit) = self.own(id) else { return false };
        if unit.at == Where::Beside {
            return true;
        }
        let Some(kind) = self.kind(unit.kind) else { return false };
        let (Some(at), true) = (unit.space(), kind.operations.is_spacecraft()) else { return false };
        if self.raids() {
            if self.contest.values(unit).capacity == 0 {
                return false;
            }
            let quarry = self.quarry(self.party(id));
            let lands = self.has_troops(id) && !unit.used.handled && matches!(at, Space::On(_)) && self.fights_on(id, at);
            return self.is_hopeless(id) || lands || self.has_stragglers(id, at) || quarry.is_some_and(|quarry| quarry != at);
        }
        let hunts = self.is_stronger() && self.enemy_strength(at) == 0;
        let leaves = self.is_hopeless(id) && kind.operations == Operations::S;
        hunts || leaves || moves(kind, self.system(), at).iter().any(|to| self.worth_of_guarding(id, *to) > 0)
    }

    /// Whether units of the captain beside a carrier wait to be taken along while the carrier does not fight on.
    fn has_stragglers(&self, id: UnitNumber, at: Space) -> bool {
        !self.fights_on(id, at) && self.has_troops_ashore(id, at)
    }

    /// Whether a raider's party fights on for its sector: it can win the sector, and the prize is worth the fight.
    fn fights_on(&self, id: UnitNumber, at: Space) -> bool {
        self.enemy_strength(at) > 0 && !self.is_hopeless(id) && self.prize(at, self.party(id)) > 0
    }

    /// Whether units of the captain stand beside a carrier that has room for them.
    fn has_troops_ashore(&self, id: UnitNumber, at: Space) -> bool {
        self.standing().any(|(other, unit)| *other != id && unit.at == Where::In(at) && self.has_room_for(id, unit))
    }

    /// Whether a carrier has room for this unit, or can make room by throwing out pods that cost no more than the unit. A carrier throws nothing out
    /// beside an enemy.
    pub(super) fn has_room_for(&self, carrier: UnitNumber, unit: &UnitState) -> bool {
        let size = |unit: &UnitState| self.kind(unit.kind).and_then(|kind| kind.size).map_or(0, rules::Level::get);
        let Some(ship) = self.own(carrier).filter(|_| self.is_cargo(unit)) else { return false };
        let aboard = || self.view.own.iter().map(|(_, unit)| unit).filter(|unit| unit.at == Where::Aboard(carrier));
        let loaded: u32 = aboard().map(size).sum();
        let mut room = self.contest.values(ship).capacity.saturating_sub(loaded);
        let elsewhere = matches!(self.view.phase, Phase::Orders | Phase::EarlyWithdrawal);
        let quiet = elsewhere || ship.space().is_none_or(|at| self.enemy_strength(at) == 0);
        let is_pod = |unit: &&UnitState| self.kind(unit.kind).is_some_and(UnitType::is_pod);
        let mut pods: Vec<&UnitState> = aboard().filter(|unit| quiet && is_pod(unit)).collect();
        pods.sort_by_key(|pod| self.cost(pod));
        let mut price = 0;
        for pod in pods {
            if room < size(unit) {
                room += size(pod);
                price += self.cost(pod);
            }
        }
        size(unit) <= room && price <= self.cost(unit)
    }

    /// Whether a damaged starship left over from an earlier turn stays for a round to take its landed troops along. It stays only if they can be
    /// placed together out of the reach of spacecraft.
    fn stays_for_troops(&self, id: UnitNumber) -> bool {
        let stands = self.own(id).is_some_and(|unit| unit.space().is_some());
        let safe = |unit: &UnitState, space: Space| {
            let free = matches!(space, Space::On(_)) && self.enemy_strength(space) == 0;
            free && self.danger(space) == 0 && self.may_be(unit, space)
        };
        let taken = |(other, unit): &&(UnitNumber, UnitState)| *other != id && self.has_room_for(id, unit);
        stands && self.standing().any(|found| taken(&found) && self.spaces().iter().any(|space| safe(&found.1, *space)))
    }

    /// The cost of the enemies' spacecraft that can reach a sector's orbit, in mega-credits.
    fn danger(&self, space: Space) -> i64 {
        let reaches = |seen: &&Seen| match (self.kind(seen.kind).map(|kind| kind.operations), seen.at) {
            (Some(Operations::S | Operations::P), _) => true,
            (Some(Operations::LimitedP), Where::In(at)) => at.orbit() == space.orbit(),
            _ => false,
        };
        let near = self.view.others.iter().filter(reaches);
        near.filter_map(|seen| Some(i64::from(self.kind(seen.kind)?.cost?.get()))).sum()
    }

    fn worth_of_task(&self, id: UnitNumber, action: Action) -> i64 {
        let at = self.own(id).and_then(UnitState::space);
        let enemies = at.map_or(0, |at| self.enemy_strength(at));
        match action {
            Action::Withdraw(_) => {
                if self.is_hopeless(id) {
                    900
                } else {
                    -NEVER
                }
            }
            // A carrier that leaves loads the units that it has set down.
            Action::Load(_) => {
                if self.raids() && at.is_some_and(|at| !self.fights_on(id, at)) {
                    950
                } else {
                    -NEVER
                }
            }
            Action::ThrowOut(pod) => {
                let waits = at.is_some_and(|at| enemies == 0 && self.has_stragglers(id, at));
                if self.raids() && waits { 940 - self.own(pod).map_or(0, |pod| self.cost(pod)) } else { -NEVER }
            }
            Action::Unload(_) => {
                let lands = |at| if self.raids() { matches!(at, Space::On(_)) && self.fights_on(id, at) } else { enemies > 0 };
                if at.is_some_and(lands) { 600 } else { -NEVER }
            }
            Action::Move(to) if self.raids() => self.worth_of_raid(id, at, to),
            Action::Move(to) => self.worth_of_hunt(id, to),
            Action::Done => 0,
            _ => -NEVER,
        }
    }

    fn worth_of_raid(&self, id: UnitNumber, at: Option<Space>, to: Space) -> i64 {
        let force = self.party(id);
        let danger = self.enemy_strength(to);
        // A carrier waits for its troops if they are in a fight beside it.
        if at.is_some_and(|at| !self.is_hopeless(id) && self.has_troops_ashore(id, at)) {
            return -NEVER;
        }
        if self.is_hopeless(id) && at.is_some() {
            let out = matches!(to, Space::Deep(_)) && danger == 0;
            return if out { 50 } else { -danger };
        }
        let Some(quarry) = self.quarry(force) else {
            // A unit that enters the tile and has no sector to raid takes the safest way.
            return if at.is_none() { -danger } else { -1 };
        };
        if to == quarry {
            return 500;
        }
        let near = quarry.orbit() == to.orbit();
        let leaves = at.is_some_and(|at| at.orbit() == quarry.orbit());
        if leaves { -1000 } else { i64::from(near) * 60 - danger }
    }

    /// The value of a move for the Federation. If it is stronger, it hunts raiders down; otherwise it moves to unguarded sectors.
    fn worth_of_hunt(&self, id: UnitNumber, to: Space) -> i64 {
        if self.is_stronger() {
            let there = |space: Space| self.view.others.iter().any(|seen| seen.at == Where::In(space));
            let near = self.view.others.iter().any(|seen| matches!(seen.at, Where::In(space) if space.orbit() == to.orbit()));
            if there(to) {
                return 400;
            }
            if near && matches!(to, Space::Deep(_)) {
                return 100;
            }
        }
        self.worth_of_guarding(id, to)
    }

    fn evades(&self, id: UnitNumber) -> bool {
        !self.can_hit_anybody(id) || self.is_hopeless(id)
    }
}
