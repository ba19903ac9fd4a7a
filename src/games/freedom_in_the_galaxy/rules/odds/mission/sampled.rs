//! The odds of missions whose groups are too large for an exact computation. Each mission is played many times by dice.

use std::collections::BTreeMap;

use super::events::{Deck, Kind, Step};
use super::group::Group;
use super::setting::Setting;
use super::solver::{Prospect, ignores};
use crate::odds::fight::{Fate, Force, Skirmish};
use crate::verbs::{Aftermath, CoupOutcome, Draw, Trait};
use rules::play::Dice as _;
use rules::play::Seeded;

/// How often the mission is played for each stopping rule. A stopping rule says after how many letters the group stops drawing.
const RUNS: u32 = 20_000;

/// The odds of a mission for a group of any size, from many missions played by dice with a fixed seed. The rules "stop with one letter", "stop with
/// two letters" and so on are all tried, and the best of them counts. `None` if there is no deck or a table has no answer.
#[must_use]
pub fn sampled(setting: &Setting, group: &Group) -> Option<Prospect> {
    sampled_unless(setting, group, &|| false)
}

/// Like [`sampled`], but gives up and returns `None` once `stopped` returns true.
#[must_use]
pub fn sampled_unless(setting: &Setting, group: &Group, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
    played(setting, group, RUNS, stopped)
}

/// Like [`sampled_unless`], with this many missions for each stopping rule.
pub(super) fn played(setting: &Setting, group: &Group, runs: u32, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
    let letter = setting.mission.letter()?;
    let deck = Deck::of(setting, group, letter)?;
    let cards: Vec<(usize, bool)> = deck.kinds.iter().enumerate().flat_map(|(at, kind)| cards_of(at, kind)).collect();
    if cards.is_empty() || group.members.is_empty() {
        return None;
    }
    let size = if setting.mission.draws.contains(&Draw::Only) { 0 } else { setting.size.min(cards.len() as u32) };
    let table = Played { setting, group, deck, cards, size, foes: foes(setting, group)? };
    let most = setting.mission.letters_wanted(size + 99, setting.phasing).min(size.max(1));
    let prospects: Vec<Prospect> = (1..=most).map_while(|wanted| table.many(wanted, runs, stopped)).collect();
    let shift = setting.mission.cost_of_shift();
    let worth = |prospect: &Prospect| prospect.success - shift * prospect.shifts;
    let best = prospects.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.filter(|_| !stopped())
}

fn cards_of(at: usize, kind: &Kind) -> impl Iterator<Item = (usize, bool)> {
    let [with, without] = kind.cards;
    (0..with).map(move |_| (at, true)).chain((0..without).map(move |_| (at, false)))
}

/// The fights that the group may meet, each ready to be played.
struct Foes<'a> {
    creatures: BTreeMap<(String, u32), Skirmish<'a>>,
    locals: Option<Skirmish<'a>>,
    squad: Option<Skirmish<'a>>,
    characters: Option<Skirmish<'a>>,
}

fn foes<'a>(setting: &Setting, group: &'a Group) -> Option<Foes<'a>> {
    let ready = |force: Force| Skirmish::new(&group.members, &force, group.guarded(), setting.tables);
    let perhaps = |force: Option<Force>| force.map_or(Some(None), |force| ready(force).map(Some));
    let mut creatures = BTreeMap::new();
    for creature in setting.creature.into_iter().chain(setting.robots) {
        for number in 0..=9 {
            creatures.insert((creature.name.clone(), number), ready(Force::creature(creature, number))?);
        }
    }
    Some(Foes {
        creatures,
        locals: perhaps(setting.locals.map(|locals| Force::locals(locals, group.halves_locals())))?,
        squad: perhaps(setting.enemy.squad())?,
        characters: perhaps(setting.enemy.attackers())?,
    })
}

struct Played<'a> {
    setting: &'a Setting<'a>,
    group: &'a Group,
    deck: Deck<'a>,
    cards: Vec<(usize, bool)>,
    size: u32,
    foes: Foes<'a>,
}

/// The state of one mission while it is played.
struct Run {
    fates: Vec<Fate>,
    aborted: bool,
    barred: bool,
    more: i32,
    shifts: u32,
}

impl Played<'_> {
    fn many(&self, wanted: u32, runs: u32, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
        let members = self.group.members.len();
        let mut prospect = Prospect { free: vec![0.0; members], captured: vec![0.0; members], ..Prospect::default() };
        let each = 1.0 / f64::from(runs);
        for number in 0..runs {
            if stopped() {
                return None;
            }
            let mut dice = Seeded::new(1, number.into());
            let (letters, run) = self.once(wanted, &mut dice);
            if prospect.letters.len() <= letters as usize {
                prospect.letters.resize(letters as usize + 1, 0.0);
            }
            prospect.letters[letters as usize] += each;
            prospect.success += each * f64::from(self.setting.mission.success_of(letters, self.setting.phasing));
            prospect.shifts += each * f64::from(run.shifts);
            if run.aborted {
                prospect.aborted += each;
            } else if self.group.free(&run.fates).next().is_none() {
                prospect.lost += each;
            }
            for (at, fate) in run.fates.iter().enumerate() {
                match fate {
                    Fate::Free(_) => prospect.free[at] += each,
                    Fate::Captured => prospect.captured[at] += each,
                    Fate::Killed => {}
                }
            }
        }
        Some(prospect)
    }

    fn once(&self, wanted: u32, dice: &mut Seeded) -> (u32, Run) {
        let mut deck = self.cards.clone();
        let (mut seen, mut ignores) = (0, ignores(self.setting, self.group));
        let mut run = Run { fates: self.group.fresh(), aborted: false, barred: false, more: 0, shifts: 0 };
        let mut letters = 0;
        for _ in 0..self.size {
            let (kind, hit) = deck.swap_remove(dice.below(deck.len() as u32) as usize);
            let carried = self.deck.carried(kind, (seen, ignores), |step| match step {
                Step::AbortDiplomacy(Some((rating, least))) => self.group.best(&run.fates, *rating) >= *least,
                _ => false,
            });
            (seen, ignores) = (carried.seen, carried.ignores);
            for step in self.deck.steps_in(kind, carried.steps) {
                if !run.aborted || !step.is_for_group() {
                    self.step(step, &mut run, dice);
                }
            }
            if run.aborted || self.group.free(&run.fates).next().is_none() {
                return (0, run);
            }
            letters += u32::from(hit);
            if letters >= wanted {
                return (letters, run);
            }
        }
        for _ in 0..self.setting.extra_draws(self.group, &run.fates, run.barred, run.more) {
            if deck.is_empty() {
                deck.clone_from(&self.cards);
            }
            letters += u32::from(deck.swap_remove(dice.below(deck.len() as u32) as usize).1);
        }
        if self.setting.mission.success_of(letters, self.setting.phasing) == 0 {
            let die = u32::from(dice.die());
            let [captured, killed] = self.setting.mission.failure_die();
            let hits = |range: Option<(u32, u32)>| range.is_some_and(|(first, last)| (first..=last).contains(&die));
            if hits(killed) {
                run.all(Fate::Killed);
            } else if hits(captured) && self.setting.enemy.is_there() {
                run.all(Fate::Captured);
            }
        }
        (letters, run)
    }

    fn step(&self, step: &Step, run: &mut Run, dice: &mut Seeded) {
        let best = |fates: &[Fate], rating| self.group.best(fates, rating);
        match step {
            Step::Creature(creature, number) => {
                let away = |effect: &Trait| matches!(effect, Trait::OnlyBelow(rating, least) if best(&run.fates, *rating) >= least.get());
                if creature.effects.iter().any(away) {
                    return;
                }
                for effect in &creature.effects {
                    match effect {
                        Trait::NoExtraDraws => run.barred = true,
                        Trait::ExtraDraws(bonus) => run.more += bonus.get(),
                        Trait::WoundsLessRating(wounds, rating) => {
                            let wounds = wounds.get().saturating_sub(best(&run.fates, *rating));
                            (0..run.fates.len()).for_each(|who| self.wound(run, who, wounds));
                        }
                        _ => {}
                    }
                }
                let tires = creature.effects.iter().any(|effect| matches!(effect, Trait::Stays(_, Aftermath::NoExtraDraws)));
                if !creature.effects.contains(&Trait::NoFight)
                    && let Some(foe) = self.foes.creatures.get(&(creature.name.clone(), (*number).min(9)))
                {
                    run.barred |= foe.play(&mut run.fates, dice) && tires;
                }
            }
            Step::Locals => fight(self.foes.locals.as_ref(), run, dice),
            Step::Squad => fight(self.foes.squad.as_ref(), run, dice),
            Step::Search => self.search(run, dice),
            Step::Wound(wounds) => {
                let bears = |who: &usize| match run.fates[*who] {
                    Fate::Free(known) => self.group.members[*who].endurance - u32::from(known),
                    Fate::Captured | Fate::Killed => 0,
                };
                if let Some(who) = (0..run.fates.len()).max_by_key(bears) {
                    self.wound(run, who, *wounds);
                }
            }
            Step::Abort => run.aborted = true,
            Step::AbortDiplomacy(unless) => {
                run.aborted |= !unless.is_some_and(|(rating, least)| best(&run.fates, rating) >= least);
            }
            Step::AbortCoup(die) => {
                run.aborted = true;
                let outcome = die.0[dice.below(6) as usize];
                self.enemy_shift(u32::from(outcome.shifts()), run);
                match outcome {
                    CoupOutcome::Nothing | CoupOutcome::Shift => {}
                    CoupOutcome::Captured | CoupOutcome::ShiftAndCaptured | CoupOutcome::ShiftCapturedOneKilled => {
                        if self.setting.enemy.is_there() {
                            run.all(Fate::Captured);
                        }
                    }
                    CoupOutcome::Killed | CoupOutcome::ShiftAndKilled => run.all(Fate::Killed),
                    CoupOutcome::Found | CoupOutcome::ShiftAndFound => {
                        fight(self.foes.squad.as_ref().or(self.foes.characters.as_ref()), run, dice);
                    }
                }
            }
            Step::Caught => {
                run.aborted = true;
                if self.setting.enemy.leader {
                    run.all(Fate::Captured);
                } else {
                    fight(self.foes.squad.as_ref(), run, dice);
                }
            }
            Step::NoExtraDraws => run.barred = true,
            Step::MoreDraws(number) => run.more += number,
            Step::EnemyShift(spaces) => self.enemy_shift(*spaces, run),
            Step::ToNeutral(most) => self.enemy_shift(self.setting.own_loyalty(run.shifts, *most), run),
            Step::NoSearches | Step::NoCreatures => {}
        }
    }

    fn search(&self, run: &mut Run, dice: &mut Seeded) {
        let finds = |value: u32, hiding: u32, die: u8| {
            self.setting.tables.search.finds(value, hiding).is_some_and(|faces| die <= faces.get())
        };
        let enemy = &self.setting.enemy;
        let hiding = [false, true].map(|from_units| self.group.hiding(&run.fates, self.setting.size, from_units));
        if self.foes.characters.is_some() && finds(enemy.search_value(), hiding[0], dice.die()) {
            fight(self.foes.characters.as_ref(), run, dice);
        } else if let Some((_, value)) = enemy.units
            && finds(value, hiding[1], dice.die())
        {
            fight(self.foes.squad.as_ref(), run, dice);
        }
    }

    fn enemy_shift(&self, spaces: u32, run: &mut Run) {
        run.shifts = (run.shifts + spaces).min(self.setting.enemy_room());
    }

    fn wound(&self, run: &mut Run, who: usize, wounds: u32) {
        if let Fate::Free(known) = run.fates[who] {
            let sum = u32::from(known) + wounds;
            let dies = sum >= self.group.members[who].endurance;
            run.fates[who] = if dies { Fate::Killed } else { Fate::Free(sum.min(255) as u8) };
        }
    }
}

fn fight(foe: Option<&Skirmish>, run: &mut Run, dice: &mut Seeded) {
    if let Some(foe) = foe {
        foe.play(&mut run.fates, dice);
    }
}

impl Run {
    fn all(&mut self, fate: Fate) {
        self.fates.iter_mut().filter(|known| matches!(known, Fate::Free(_))).for_each(|known| *known = fate);
    }
}
