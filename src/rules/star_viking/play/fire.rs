//! Mutual combat: who evades, who fires at whom, and what the dice say ("Mutual Combat", "Evasion").
//!
//! Evasion is declared by all before any target is named, and every target before the first die falls; nobody is shown what the others chose
//! before that. What the shots do is carried out in `blows.rs`.

use super::{Battle, Blow, Event, Phase, Purpose, Question, Shooter, Shot, State, Table, UnitNumber, UnitState};
use crate::rules::play::{Dice, Player, Sink};
use crate::rules::star_viking::combat::{Column, Differential, Firer, Target};
use crate::rules::star_viking::odds::Chances;
use crate::rules::star_viking::{Shot as Result, Space, UnitType};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the combat after a movement.
    pub(super) fn begin_combat(&mut self) {
        self.state.phase = if self.state.phase == Phase::InvaderMovement { Phase::FirstCombat } else { Phase::SecondCombat };
        self.state.cursor = 0;
        self.state.shots.clear();
        self.state.blows.clear();
        self.next_evader();
    }

    /// Asks the next unit that could evade; then the first that could fire.
    fn next_evader(&mut self) {
        let evaders = evaders(self.battle, self.state);
        if let Some(unit) = evaders.get(usize::from(self.state.cursor)) {
            return self.ask(self.state.unit(*unit).owner, Question::Evade(*unit));
        }
        for unit in evaders {
            if self.state.unit(unit).used.evades {
                self.tell(Event::Evades(unit));
            }
        }
        self.state.cursor = 0;
        self.next_shooter();
    }

    pub(super) fn evade(&mut self, unit: UnitNumber, evades: bool) {
        self.unit_mut(unit).used.evades = evades;
        self.state.cursor += 1;
        self.next_evader();
    }

    /// Asks the next that could hit anybody; then the dice fall.
    fn next_shooter(&mut self) {
        let shooters = shooters(self.battle, self.state);
        match shooters.get(usize::from(self.state.cursor)) {
            Some((player, shooter)) => self.ask(*player, Question::Aim(*shooter)),
            None => self.roll_shots(),
        }
    }

    pub(super) fn aim(&mut self, shooter: Shooter, target: Option<UnitNumber>) {
        self.state.shots.extend(target.map(|target| Shot { shooter, target }));
        self.state.cursor += 1;
        self.next_shooter();
    }

    fn roll_shots(&mut self) {
        let shots = std::mem::take(&mut self.state.shots);
        let mut expended = Vec::new();
        for Shot { shooter, target } in shots {
            let player = player(self.state, shooter);
            let (one, other) = (self.roll(player, Purpose::Shot(shooter)), self.roll(player, Purpose::Shot(shooter)));
            let roll = one + other;
            let Some(differential) = differential(self.battle, self.state, shooter, target) else { continue };
            let result = differential.shot(roll.into(), &self.battle.public.tables).unwrap_or(Result::Miss);
            self.state.shot = true;
            let total = differential.total().clamp(i8::MIN.into(), i8::MAX.into()) as i8;
            self.tell(Event::Shot { shooter, target, differential: total, roll, result: result.into() });
            if result == Result::Miss {
                continue;
            }
            self.state.stirred = true;
            let at = self.state.blows.iter().position(|blow| blow.unit == target).unwrap_or_else(|| {
                self.state.blows.push(Blow { unit: target, hits: 0, criticals: 0 });
                self.state.blows.len() - 1
            });
            match (result, shooter) {
                (Result::Critical, Shooter::Pod(pod)) => {
                    self.state.blows[at].criticals += 1;
                    expended.push(pod);
                }
                (Result::Critical, _) => self.state.blows[at].criticals += 1,
                (Result::Hit | Result::Miss, _) => self.state.blows[at].hits += 1,
            }
        }
        // All shots are simultaneous, so that a pod fires its last missiles whatever becomes of its carrier.
        for pod in expended {
            self.tell(Event::Expended(pod));
            self.destroy(pod);
        }
        self.settle_blows();
    }
}

/// The units that could evade, the invader's first: spacecraft in the open with an enemy beside them, or in front of a sector's own attack.
pub(super) fn evaders(battle: &Battle, state: &State) -> Vec<UnitNumber> {
    let threatened = |unit: &UnitState, space: Space| {
        let system = battle.system(state);
        let open = Column::of(system, space) == Column::Open;
        let sector = sector_shoots_at(battle, state, unit.owner, space);
        open && battle.public.kind(unit).operations.is_spacecraft()
            && (state.is_held_by(Battle::enemy(unit.owner), space) || sector)
    };
    let of = |player: Player| {
        state.standing().filter(move |(_, unit, space)| unit.owner == player && threatened(unit, *space)).map(|(id, ..)| id)
    };
    of(Battle::enemy(state.defender())).chain(of(state.defender())).collect()
}

fn sector_shoots_at(battle: &Battle, state: &State, player: Player, space: Space) -> bool {
    let attack = battle.sector(state, space).is_some_and(|sector| sector.attack.get() > 0);
    attack && player != state.defender() && !state.surrendered
}

/// Everybody who could hit somebody, the invader's first: each unit, then its missile pods, and last the sectors themselves.
pub(super) fn shooters(battle: &Battle, state: &State) -> Vec<(Player, Shooter)> {
    let mut shooters = Vec::new();
    for player in [Battle::enemy(state.defender()), state.defender()] {
        for (id, unit, _) in state.standing().filter(|(_, unit, _)| unit.owner == player && !unit.used.evades) {
            let attack = battle.public.values(unit).attack > 0;
            shooters.extend(attack.then_some((player, Shooter::Unit(id))));
            let missiles = battle.pods(state, id).filter(|pod| battle.kind_of(state, *pod).attack.get() > 0);
            shooters.extend(missiles.map(|pod| (player, Shooter::Pod(pod))));
        }
    }
    if !state.surrendered {
        let sectors = battle.system(state).sectors().filter(|(.., sector)| sector.attack.get() > 0);
        shooters.extend(sectors.map(|(spot, ..)| (state.defender(), Shooter::Sector(spot))));
    }
    shooters.retain(|(_, shooter)| !targets(battle, state, *shooter).is_empty());
    shooters
}

/// Whose shot it is.
pub(super) fn player(state: &State, shooter: Shooter) -> Player {
    match shooter {
        Shooter::Unit(unit) | Shooter::Pod(unit) => state.unit(unit).owner,
        Shooter::Sector(_) => state.defender(),
    }
}

/// The sector in which a shooter is.
fn space_of(state: &State, shooter: Shooter) -> Option<Space> {
    match shooter {
        Shooter::Unit(unit) => state.unit(unit).space(),
        Shooter::Pod(pod) => match state.unit(pod).at {
            super::Where::Aboard(carrier) => state.unit(carrier).space(),
            _ => None,
        },
        Shooter::Sector(spot) => Some(Space::On(spot)),
    }
}

/// The enemies that a shot can hit at all, those that are alike once: what no roll can hit is no target, and no shooting.
pub(super) fn targets(battle: &Battle, state: &State, shooter: Shooter) -> Vec<UnitNumber> {
    let Some(space) = space_of(state, shooter) else { return Vec::new() };
    let enemy = Battle::enemy(player(state, shooter));
    let hits = |(id, unit, at): &(UnitNumber, &UnitState, Space)| {
        unit.owner == enemy && *at == space && chances(battle, state, shooter, *id).is_some_and(|chances| chances.at_all() > 0)
    };
    // Of two that are alike, one that is aimed at already is another target than one that is not.
    let aimed = |unit: UnitNumber| state.shots.iter().filter(|shot| shot.target == unit).count();
    let mut distinct: Vec<UnitNumber> = Vec::new();
    for (id, ..) in state.standing().filter(hits) {
        if !distinct.iter().any(|known| state.are_alike(*known, id) && aimed(*known) == aimed(id)) {
            distinct.push(id);
        }
    }
    distinct
}

/// The chances of a shot at a unit in the same sector.
pub(super) fn chances(battle: &Battle, state: &State, shooter: Shooter, target: UnitNumber) -> Option<Chances> {
    Chances::of(differential(battle, state, shooter, target)?.total(), &battle.public.tables)
}

/// The differential of a shot with all its modifiers.
pub(super) fn differential(battle: &Battle, state: &State, shooter: Shooter, target: UnitNumber) -> Option<Differential> {
    let space = space_of(state, shooter)?;
    let aimed = state.unit(target);
    let (letters, attack, sees) = match shooter {
        Shooter::Unit(unit) => (
            battle.kind_of(state, unit).letters.as_str(),
            battle.public.values(state.unit(unit)).attack,
            Some(ew(battle, state, unit)),
        ),
        Shooter::Pod(pod) => {
            let super::Where::Aboard(carrier) = state.unit(pod).at else { return None };
            let attack = battle.kind_of(state, pod).attack.get() as i32;
            (battle.kind_of(state, carrier).letters.as_str(), attack, Some(ew(battle, state, carrier)))
        }
        Shooter::Sector(spot) => ("", battle.system(state).sector(spot)?.attack.get() as i32, None),
    };
    let target = Target {
        defense: defense(battle, state, target),
        ew: ew(battle, state, target),
        operations: battle.public.kind(aimed).operations,
        unloading: aimed.used.handled,
        evading: aimed.used.evades,
    };
    Some(Differential::new(
        Firer { letters, attack, ew: sees },
        target,
        Column::of(battle.system(state), space),
        &battle.public.tables,
    ))
}

/// The EW of a unit with its pods and, of a defender, its sector; never below 0.
fn ew(battle: &Battle, state: &State, unit: UnitNumber) -> i32 {
    let sector = defended(battle, state, unit).map_or(0, |sector| sector.ew.get());
    (battle.public.values(state.unit(unit)).ew + from_pods(battle, state, unit, |pod| pod.ew.get()) + sector).max(0)
}

fn defense(battle: &Battle, state: &State, unit: UnitNumber) -> i32 {
    let sector = defended(battle, state, unit).map_or(0, |sector| sector.defense.get());
    battle.public.values(state.unit(unit)).defense + from_pods(battle, state, unit, |pod| pod.defense.get()) + sector
}

fn from_pods(battle: &Battle, state: &State, unit: UnitNumber, value: fn(&UnitType) -> u32) -> i32 {
    battle.pods(state, unit).map(|pod| value(battle.kind_of(state, pod)) as i32).sum()
}

/// The sector that a unit defends, whose modifiers help it.
fn defended<'a>(battle: &'a Battle, state: &State, unit: UnitNumber) -> Option<&'a crate::rules::star_viking::Sector> {
    let unit = state.unit(unit);
    battle.sector(state, unit.space()?).filter(|_| unit.owner == state.defender())
}
