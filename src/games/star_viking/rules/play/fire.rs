//! Mutual combat: evasion, targets, and the dice ("Mutual Combat", "Evasion").
//!
//! All players declare evasion before any of them names a target, and they name every target before the first die is rolled. Until then no player
//! sees what the others chose. `blows.rs` carries out what the shots do.

use super::{Blow, Contest, Event, Phase, Purpose, Question, Shooter, Shot, State, Table, UnitNumber, UnitState, Where};
use crate::Shot as Result;
use crate::combat::{Column, Differential, Firer, Target};
use crate::odds::Chances;
use crate::{Space, UnitType};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the phase of combat that follows a phase of movement.
    pub(super) fn begin_combat(&mut self) {
        self.state.phase = if self.state.phase == Phase::InvaderMovement { Phase::FirstCombat } else { Phase::SecondCombat };
        self.look();
        self.state.evaders = evaders(self.contest, self.state);
        self.state.cursor = 0;
        self.state.shots.clear();
        self.state.blows.clear();
        self.next_evader();
    }

    /// Asks whether the next unit that could evade does so; after the last such unit, goes on to the shots.
    fn next_evader(&mut self) {
        if let Some(unit) = self.state.evaders.get(usize::from(self.state.cursor)).copied() {
            return self.ask(self.state.unit(unit).owner, Question::Evade(unit));
        }
        for unit in std::mem::take(&mut self.state.evaders) {
            if self.state.unit(unit).used.evades {
                self.tell(Event::Evades(unit));
            }
        }
        self.state.cursor = 0;
        self.state.shooters = shooters(self.contest, self.state);
        self.next_shooter();
    }

    pub(super) fn evade(&mut self, unit: UnitNumber, evades: bool) {
        self.unit_mut(unit).used.evades = evades;
        self.state.cursor += 1;
        self.next_evader();
    }

    /// Asks for the target of the next shot; after the last, rolls the dice of all shots.
    fn next_shooter(&mut self) {
        if let Some(shooter) = self.state.shooters.get(usize::from(self.state.cursor)).copied() {
            return self.ask(player(self.state, shooter), Question::Aim(shooter));
        }
        self.state.shooters.clear();
        self.roll_shots();
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
            let Some(differential) = differential(self.contest, self.state, shooter, target, Pods::All) else { continue };
            let result = differential.shot(roll.into(), &self.contest.public.tables).unwrap_or(Result::Miss);
            self.state.shot = true;
            self.show_pods(shooter, target);
            let total = differential.total().clamp(i8::MIN.into(), i8::MAX.into()) as i8;
            let tile = self.state.tile;
            self.tell(Event::Shot { tile, shooter, target, differential: total, roll, result: result.into() });
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
        // All shots are simultaneous, so a pod fires its last missiles even if its carrier is destroyed.
        for pod in expended {
            self.tell(Event::Expended(pod));
            self.destroy(pod);
        }
        self.settle_blows();
    }

    /// Shows all players the pods that count in a shot, both the target's and the shooter's.
    fn show_pods(&mut self, shooter: Shooter, target: UnitNumber) {
        let firer = match shooter {
            Shooter::Unit(unit) => Some(unit),
            Shooter::Pod(pod) => {
                self.all_note(pod);
                None
            }
            Shooter::Sector(_) => None,
        };
        for carrier in firer.into_iter().chain([target]) {
            let (contest, state) = (self.contest, &*self.state);
            let counts = |pod: &UnitNumber| {
                let kind = contest.kind_of(state, *pod);
                kind.ew.get() > 0 || (carrier == target && kind.defense.get() > 0)
            };
            let shown: Vec<UnitNumber> = contest.pods(state, carrier).filter(counts).collect();
            for pod in shown {
                self.all_note(pod);
            }
        }
    }
}

/// The units that could evade, the invaders' first. These are spacecraft in deep space, among asteroids or in a starcity, if an enemy is in the same
/// sector or the sector itself shoots at them.
pub(super) fn evaders(contest: &Contest, state: &State) -> Vec<UnitNumber> {
    let threatened = |unit: &UnitState, space: Space| {
        let system = contest.system(state);
        let open = Column::of(system, space) == Column::Open;
        let sector = sector_shoots_at(contest, state, unit.owner, space);
        open && contest.public.kind(unit).operations.is_spacecraft() && (state.is_held_against(unit.owner, space) || sector)
    };
    let of = |player: Player| {
        state.standing().filter(move |(_, unit, space)| unit.owner == player && threatened(unit, *space)).map(|(id, ..)| id)
    };
    let mut players = state.invaders();
    players.push(state.defender);
    players.into_iter().flat_map(of).collect()
}

fn sector_shoots_at(contest: &Contest, state: &State, player: Player, space: Space) -> bool {
    let attack = contest.sector(state, space).is_some_and(|sector| sector.attack.get() > 0);
    attack && player != state.defender && !state.surrendered
}

/// Every shooter that could hit a unit, the invaders' first. Each unit is followed by its missile pods, and the sectors themselves come last.
pub(super) fn shooters(contest: &Contest, state: &State) -> Vec<Shooter> {
    let mut shooters = Vec::new();
    let mut players = state.invaders();
    players.push(state.defender);
    for player in players {
        for (id, unit, _) in state.standing().filter(|(_, unit, _)| unit.owner == player && !unit.used.evades) {
            let attack = contest.public.values(unit).attack > 0;
            shooters.extend(attack.then_some(Shooter::Unit(id)));
            let missiles = contest.pods(state, id).filter(|pod| contest.kind_of(state, *pod).attack.get() > 0);
            shooters.extend(missiles.map(Shooter::Pod));
        }
    }
    if !state.surrendered {
        let sectors = contest.system(state).sectors().filter(|(.., sector)| sector.attack.get() > 0);
        shooters.extend(sectors.map(|(spot, ..)| Shooter::Sector(spot)));
    }
    shooters.retain(|shooter| !targets(contest, state, *shooter).is_empty());
    shooters
}

/// The player who chooses the target of a shooter.
pub(super) fn player(state: &State, shooter: Shooter) -> Player {
    match shooter {
        Shooter::Unit(unit) | Shooter::Pod(unit) => state.unit(unit).owner,
        Shooter::Sector(_) => state.defender,
    }
}

/// The sector in which a shooter is; `None` if it is in none.
fn space_of(state: &State, shooter: Shooter) -> Option<Space> {
    match shooter {
        Shooter::Unit(unit) => state.unit(unit).space(),
        Shooter::Pod(pod) => match state.unit(pod).at {
            Where::Aboard(carrier) => state.unit(carrier).space(),
            _ => None,
        },
        Shooter::Sector(spot) => Some(Space::On(spot)),
    }
}

/// The enemies that a shot can hit, as far as the shooting player knows; of units that are alike only one is listed. A unit that no roll can hit is
/// not a target, and a shooter without any target does not shoot.
pub(super) fn targets(contest: &Contest, state: &State, shooter: Shooter) -> Vec<UnitNumber> {
    let Some(space) = space_of(state, shooter) else { return Vec::new() };
    let firer = player(state, shooter);
    let hits = |(id, unit, at): &(UnitNumber, &UnitState, Space)| {
        unit.owner != firer && *at == space && chances(contest, state, shooter, *id).is_some_and(|chances| chances.at_all() > 0)
    };
    // A unit at which a shot is already aimed differs as a target from a like unit at which none is aimed. Only the player's own shots count here,
    // since targets are secret.
    let own = |shot: &Shot| player(state, shot.shooter) == firer;
    let aimed = |unit: UnitNumber| state.shots.iter().filter(|shot| shot.target == unit && own(shot)).count();
    let mut distinct: Vec<UnitNumber> = Vec::new();
    for (id, ..) in state.standing().filter(hits) {
        if !distinct.iter().any(|known| look_alike(contest, state, *known, id) && aimed(*known) == aimed(id)) {
            distinct.push(id);
        }
    }
    distinct
}

/// Whether two units look the same to their enemies. A unit with a hold differs from every other, since enemies cannot see what is in it.
fn look_alike(contest: &Contest, state: &State, one: UnitNumber, other: UnitNumber) -> bool {
    let seen = |unit: &UnitState| (unit.kind, unit.owner, unit.damage, unit.used.handled, unit.used.evades);
    let (one, other) = (state.unit(one), state.unit(other));
    seen(one) == seen(other) && contest.public.kind(one).capacity.is_none()
}

/// The chances of a shot at a unit in the same sector, as far as the shooting player knows; `None` if the combat table lacks a cell.
pub(super) fn chances(contest: &Contest, state: &State, shooter: Shooter, target: UnitNumber) -> Option<Chances> {
    contest.public.chances(planned(contest, state, shooter, target)?.total())
}

/// The differential of a shot as the shooting player knows it; `None` if the shooter is in no sector. Pods in another player's hold count only after
/// they were shown ("Limited Intelligence").
pub(super) fn planned(contest: &Contest, state: &State, shooter: Shooter, target: UnitNumber) -> Option<Differential> {
    differential(contest, state, shooter, target, Pods::KnownTo(player(state, shooter)))
}

/// The pods that count in a differential: all, or those that a player knows of.
#[derive(Clone, Copy)]
enum Pods {
    All,
    KnownTo(Player),
}

impl Pods {
    /// Whether a pod aboard a carrier counts.
    fn count(self, state: &State, pod: UnitNumber, carrier: UnitNumber) -> bool {
        let Self::KnownTo(player) = self else { return true };
        let noted = || state.side(player).seen.get(usize::from(pod.0)).copied().flatten();
        state.unit(pod).owner == player || noted().is_some_and(|sighting| sighting.at == Where::Aboard(carrier))
    }
}

/// The differential of a shot with all its modifiers; `None` if the shooter is in no sector.
fn differential(contest: &Contest, state: &State, shooter: Shooter, target: UnitNumber, pods: Pods) -> Option<Differential> {
    let space = space_of(state, shooter)?;
    let aimed = state.unit(target);
    let (letters, attack, sees) = match shooter {
        Shooter::Unit(unit) => (
            contest.kind_of(state, unit).letters.as_str(),
            contest.public.values(state.unit(unit)).attack,
            Some(ew(contest, state, unit, pods)),
        ),
        Shooter::Pod(pod) => {
            let Where::Aboard(carrier) = state.unit(pod).at else { return None };
            let attack = contest.kind_of(state, pod).attack.get() as i32;
            (contest.kind_of(state, carrier).letters.as_str(), attack, Some(ew(contest, state, carrier, pods)))
        }
        Shooter::Sector(spot) => ("", contest.system(state).sector(spot)?.attack.get() as i32, None),
    };
    let target = Target {
        defense: defense(contest, state, target, pods),
        ew: ew(contest, state, target, pods),
        operations: contest.public.kind(aimed).operations,
        unloading: aimed.used.handled,
        evading: aimed.used.evades,
    };
    Some(Differential::new(
        Firer { letters, attack, ew: sees },
        target,
        Column::of(contest.system(state), space),
        &contest.public.tables,
    ))
}

/// The EW of a unit, with the modifiers of its pods and, for a defender, of its sector; never below 0.
fn ew(contest: &Contest, state: &State, unit: UnitNumber, pods: Pods) -> i32 {
    let sector = defended(contest, state, unit).map_or(0, |sector| sector.ew.get());
    (contest.public.values(state.unit(unit)).ew + from_pods(contest, state, (unit, pods), |pod| pod.ew.get()) + sector).max(0)
}

fn defense(contest: &Contest, state: &State, unit: UnitNumber, pods: Pods) -> i32 {
    let sector = defended(contest, state, unit).map_or(0, |sector| sector.defense.get());
    contest.public.values(state.unit(unit)).defense + from_pods(contest, state, (unit, pods), |pod| pod.defense.get()) + sector
}

fn from_pods(contest: &Contest, state: &State, (unit, pods): (UnitNumber, Pods), value: fn(&UnitType) -> u32) -> i32 {
    let counted = contest.pods(state, unit).filter(|pod| pods.count(state, *pod, unit));
    counted.map(|pod| value(contest.kind_of(state, pod)) as i32).sum()
}

/// The sector that a unit defends and whose modifiers help it; `None` for invaders and in deep space.
fn defended<'a>(contest: &'a Contest, state: &State, unit: UnitNumber) -> Option<&'a crate::Sector> {
    let unit = state.unit(unit);
    contest.sector(state, unit.space()?).filter(|_| unit.owner == state.defender)
}
