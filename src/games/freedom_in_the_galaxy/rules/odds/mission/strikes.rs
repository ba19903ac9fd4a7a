//! What the events of one card do to a group, with every fight on the way.

use std::collections::BTreeMap;

use super::events::Step;
use super::group::Group;
use super::setting::Setting;
use crate::cards::Creature;
use crate::odds::fight::{Fate, Fight, Force};
use crate::verbs::{Aftermath, CoupDie, CoupOutcome, Trait};

/// One possible result of an event for the group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Struck {
    /// The fates of the group's members.
    pub fates: Vec<Fate>,
    /// Whether the mission is aborted.
    pub aborted: bool,
    /// Whether the group makes no extra draws.
    pub barred: bool,
    /// How many more extra draws the group makes.
    pub more: i32,
    /// By how many spaces the loyalty of the planet shifts in the enemy's favour.
    pub shifts: u32,
}

/// The possible results of an event, each with its chance.
pub(super) type Ways = Vec<(Struck, f64)>;

/// The possible results of a fight: the fates of the group, whether the attacker stayed for all its rounds, and the chance.
type Fought = Vec<(Vec<Fate>, bool, f64)>;

/// The force that the group fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Foe {
    Creature(u32),
    Locals,
    Squad,
    Characters,
}

/// The fights of one group in one setting. Each fight is computed only once.
pub(super) struct Strikes<'a> {
    setting: &'a Setting<'a>,
    group: &'a Group,
    fights: BTreeMap<Foe, Option<Fight<'a>>>,
    known: BTreeMap<(Foe, Vec<Fate>), Fought>,
    stopped: &'a dyn Fn() -> bool,
}

impl<'a> Strikes<'a> {
    /// Prepares the fights of a group; computations are given up once `stopped` returns true.
    pub fn new(setting: &'a Setting<'a>, group: &'a Group, stopped: &'a dyn Fn() -> bool) -> Self {
        Self { setting, group, fights: BTreeMap::new(), known: BTreeMap::new(), stopped }
    }

    /// The results of all steps of a card: for each choice of the group's owner, the possible results. `before` says by how many spaces the loyalty
    /// has already shifted in the enemy's favour. `None` if a table has no answer.
    pub fn ways(&mut self, steps: &[Step], fates: &[Fate], before: u32) -> Option<Vec<Ways>> {
        let start = Struck { fates: fates.to_vec(), aborted: false, barred: false, more: 0, shifts: 0 };
        let mut choices = vec![vec![(start, 1.0)]];
        for step in steps {
            let mut next = Vec::new();
            for ways in choices {
                next.extend(self.step(step, &ways, before)?);
            }
            choices = next;
        }
        Some(choices)
    }

    fn step(&mut self, step: &Step, ways: &Ways, before: u32) -> Option<Vec<Ways>> {
        let is_over = |struck: &Struck| struck.aborted && step.is_for_group();
        if let Step::Wound(wounds) = step {
            // The player chooses the character before anything else of the event is rolled.
            let picks = (0..self.group.members.len()).filter_map(|who| {
                let hit = |(struck, chance): &(Struck, f64)| {
                    let mut struck = struck.clone();
                    if is_over(&struck) {
                        return Some((struck, *chance));
                    }
                    self.wound(&mut struck.fates, who, *wounds).then_some((struck, *chance))
                };
                ways.iter().map(hit).collect::<Option<Ways>>()
            });
            let picks: Vec<Ways> = picks.collect();
            return Some(if picks.is_empty() { vec![ways.clone()] } else { picks });
        }
        let mut all: BTreeMap<Struck, f64> = BTreeMap::new();
        for (struck, chance) in ways {
            let ends = if is_over(struck) { vec![(struck.clone(), 1.0)] } else { self.sure(step, struck, before)? };
            for (next, also) in ends {
                *all.entry(next).or_default() += chance * also;
            }
        }
        Some(vec![all.into_iter().collect()])
    }

    /// The possible results of a step that leaves the group's owner no choice.
    fn sure(&mut self, step: &Step, struck: &Struck, before: u32) -> Option<Ways> {
        let mut next = struck.clone();
        match step {
            Step::Creature(creature, number) => return self.creature(creature, *number, struck),
            Step::Locals => return self.fight(Foe::Locals, struck),
            Step::Search => return self.search(struck),
            Step::Squad => return self.fight(Foe::Squad, struck),
            Step::AbortCoup(die) => return self.coup(*die, struck),
            Step::Caught => {
                next.aborted = true;
                if self.setting.enemy.leader {
                    next.fates.iter_mut().filter(|fate| matches!(fate, Fate::Free(_))).for_each(|fate| *fate = Fate::Captured);
                } else if self.setting.enemy.units.is_some() {
                    return self.fight(Foe::Squad, &next);
                }
            }
            Step::Abort => next.aborted = true,
            Step::AbortDiplomacy(unless) => {
                let spared = unless.is_some_and(|(rating, least)| self.group.best(&struck.fates, rating) >= least);
                next.aborted |= !spared;
            }
            Step::NoExtraDraws => next.barred = true,
            Step::MoreDraws(number) => next.more += number,
            Step::EnemyShift(spaces) => next.shifts += spaces,
            Step::ToNeutral(most) => next.shifts += self.setting.own_loyalty(before + next.shifts, *most),
            Step::NoSearches | Step::NoCreatures | Step::Wound(_) => {}
        }
        Some(vec![(next, 1.0)])
    }

    /// Marks wounds on a member. Returns false if the member is not free.
    fn wound(&self, fates: &mut [Fate], who: usize, wounds: u32) -> bool {
        let Fate::Free(known) = fates[who] else { return false };
        let sum = u32::from(known) + wounds;
        fates[who] = if sum >= self.group.members[who].endurance { Fate::Killed } else { Fate::Free(sum.min(255) as u8) };
        true
    }

    fn creature(&mut self, creature: &Creature, number: u32, struck: &Struck) -> Option<Ways> {
        let mut next = struck.clone();
        let best = |rating| self.group.best(&struck.fates, rating);
        let stays_away = creature
            .effects
            .iter()
            .any(|effect| matches!(effect, Trait::OnlyBelow(rating, least) if best(*rating) >= least.get()));
        if stays_away {
            return Some(vec![(next, 1.0)]);
        }
        for effect in &creature.effects {
            match effect {
                Trait::NoExtraDraws => next.barred = true,
                Trait::ExtraDraws(bonus) => next.more += bonus.get(),
                Trait::WoundsLessRating(wounds, rating) => {
                    let wounds = wounds.get().saturating_sub(best(*rating));
                    for who in 0..next.fates.len() {
                        self.wound(&mut next.fates, who, wounds);
                    }
                }
                _ => {}
            }
        }
        if creature.effects.contains(&Trait::NoFight) {
            return Some(vec![(next, 1.0)]);
        }
        let tires = creature.effects.iter().any(|effect| matches!(effect, Trait::Stays(_, Aftermath::NoExtraDraws)));
        let mut ways = Ways::new();
        for (fates, stayed, chance) in self.fought(Foe::Creature(number), Some(creature), &next.fates)? {
            ways.push((Struck { fates, barred: next.barred || (tires && stayed), ..next.clone() }, chance));
        }
        Some(ways)
    }

    fn fight(&mut self, foe: Foe, struck: &Struck) -> Option<Ways> {
        let fought = self.fought(foe, None, &struck.fates)?;
        Some(fought.into_iter().map(|(fates, _, chance)| (Struck { fates, ..struck.clone() }, chance)).collect())
    }

    /// Lets the enemy search, with characters first, and with units if the characters find nobody (11.2, 13.48). Returns the possible results.
    fn search(&mut self, struck: &Struck) -> Option<Ways> {
        let table = &self.setting.tables.search;
        let finds = |value: u32, hiding: u32| Some(f64::from(table.finds(value, hiding)?.get()) / 6.0);
        let enemy = &self.setting.enemy;
        let hiding = |from_units| self.group.hiding(&struck.fates, self.setting.size, from_units);
        let by_characters = if enemy.characters.is_empty() { 0.0 } else { finds(enemy.search_value(), hiding(false))? };
        let by_units = enemy.units.map_or(Some(0.0), |(_, value)| finds(value, hiding(true)))? * (1.0 - by_characters);
        let mut ways = vec![(struck.clone(), 1.0 - by_characters - by_units)];
        for (foe, found) in [(Foe::Characters, by_characters), (Foe::Squad, by_units)] {
            if found > 0.0 {
                ways.extend(self.fight(foe, struck)?.into_iter().map(|(next, chance)| (next, chance * found)));
            }
        }
        Some(ways)
    }

    /// The possible results for a group whose coup is aborted. Nobody is captured if there is no enemy (12.87).
    fn coup(&mut self, die: CoupDie, struck: &Struck) -> Option<Ways> {
        let struck = Struck { aborted: true, ..struck.clone() };
        let all = |fate: Fate| {
            let fates = struck.fates.iter().map(|known| if matches!(known, Fate::Free(_)) { fate } else { *known }).collect();
            Struck { fates, ..struck.clone() }
        };
        let captured = if self.setting.enemy.is_there() { all(Fate::Captured) } else { struck.clone() };
        let mut ways = Ways::new();
        for outcome in die.0 {
            let first = ways.len();
            match outcome {
                CoupOutcome::Nothing | CoupOutcome::Shift => ways.push((struck.clone(), 1.0)),
                CoupOutcome::Captured | CoupOutcome::ShiftAndCaptured => ways.push((captured.clone(), 1.0)),
                CoupOutcome::Killed | CoupOutcome::ShiftAndKilled => ways.push((all(Fate::Killed), 1.0)),
                CoupOutcome::Found | CoupOutcome::ShiftAndFound => ways.extend(self.found(&struck)?),
                CoupOutcome::ShiftCapturedOneKilled => {
                    // The phasing player picks the character who dies: the one who is worth least in a fight.
                    let free = |at: &usize| matches!(struck.fates[*at], Fate::Free(_));
                    let members = &self.group.members;
                    let weakest = (0..members.len()).filter(free).min_by_key(|at| members[*at].combat + members[*at].endurance);
                    let mut next = captured.clone();
                    if let Some(at) = weakest {
                        next.fates[at] = Fate::Killed;
                    }
                    ways.push((next, 1.0));
                }
            }
            for (next, _) in &mut ways[first..] {
                next.shifts += u32::from(outcome.shifts());
            }
        }
        for (_, chance) in &mut ways {
            *chance /= 6.0;
        }
        Some(ways)
    }

    /// The possible results for a group that is found without a search: a squad attacks it, or the enemy's characters do if the enemy has no units
    /// (12.15).
    fn found(&mut self, struck: &Struck) -> Option<Ways> {
        if self.setting.enemy.units.is_some() {
            self.fight(Foe::Squad, struck)
        } else if self.setting.enemy.characters.is_empty() {
            Some(vec![(struck.clone(), 1.0)])
        } else {
            self.fight(Foe::Characters, struck)
        }
    }

    /// The possible results of a fight for the group, and for each whether the attacker stayed for all its rounds. `None` if the tables have no
    /// answer or the computation is given up.
    fn fought(&mut self, foe: Foe, creature: Option<&Creature>, fates: &[Fate]) -> Option<Fought> {
        if self.group.free(fates).next().is_none() {
            return Some(vec![(fates.to_vec(), false, 1.0)]);
        }
        if let Some(known) = self.known.get(&(foe, fates.to_vec())) {
            return Some(known.clone());
        }
        let (setting, group, stopped) = (self.setting, self.group, self.stopped);
        let fight = self.fights.entry(foe).or_insert_with(|| {
            let force = match foe {
                Foe::Creature(number) => creature.map(|creature| Force::creature(creature, number)),
                Foe::Locals => setting.locals.map(|locals| Force::locals(locals, group.halves_locals())),
                Foe::Squad => setting.enemy.squad(),
                Foe::Characters => setting.enemy.attackers(),
            };
            let fight = force.and_then(|force| Fight::new(&group.members, &force, group.guarded(), setting.tables));
            fight.map(|fight| fight.unless(stopped))
        });
        let mut ends: BTreeMap<(Vec<Fate>, bool), f64> = BTreeMap::new();
        let ended = fight.as_mut()?.ends(fates);
        if ended.is_empty() {
            return None;
        }
        for (end, chance) in ended {
            *ends.entry((end.fates, end.stayed)).or_default() += chance;
        }
        let ends: Vec<_> = ends.into_iter().map(|((fates, stayed), chance)| (fates, stayed, chance)).collect();
        self.known.insert((foe, fates.to_vec()), ends.clone());
        Some(ends)
    }
}
