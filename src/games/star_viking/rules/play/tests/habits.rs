//! Counts costly habits of captains over games of the sample: a few games here, 1,000 of each template if `DRYDOCK_LONG` asks for long tests.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::Operations;

/// The counts of costly habits over many games.
#[derive(Debug, Default)]
struct Habits {
    /// How many raiders left a sector for its enemies and were back in the next round, with enemies still there.
    returns: u32,
    /// How many hits the starships of Vikings took.
    hits: u32,
    /// How many cruisers were lost.
    cruisers: u32,
    /// How many mega-credits of emergency aid there were, and how many of these lapsed.
    aid: [u32; 2],
    /// How many segments ended with troops of an invading Viking left in another player's system without a ship of that Viking to take them along.
    marooned: u32,
    /// How many Vikings were without a starship with at least eight turns left, and how many of these got a starship again.
    bereft: [u32; 2],
    /// In how many phases a side aimed three shots at one target, and no shot at another target that the same shots could have hit.
    lopsided: u32,
    /// How many shots of defenders on the capital could hit with only one throw of 36.
    hopeless_shots: u32,
    /// How many times a Viking jumped from a system that the Viking won in this turn or the one before into a system that another Viking holds.
    feuds: u32,
}

/// What the count has to remember within one game.
#[derive(Debug, Default)]
struct Memory {
    /// The sector that each unit left last, and the round of the segment in which it left.
    left: BTreeMap<UnitNumber, (Space, u16)>,
    marooned: BTreeSet<UnitNumber>,
    /// The turn in which each tile came under its present control.
    won: BTreeMap<u8, u16>,
    /// The Vikings who were without a starship with at least eight turns left, and whether they have a starship again.
    bereft: BTreeMap<Player, bool>,
}

impl Habits {
    /// Plays games of a template by rules of thumb and counts the habits.
    fn of(template: &str, games: u64) -> Self {
        let contest = changed(designs(template), |_| ());
        let mut habits = Self::default();
        for game in 0..games {
            habits.play(&contest, game);
        }
        habits
    }

    fn play(&mut self, contest: &Contest, game: u64) {
        let (mut dice, mut choices) = (Seeded::new(1, game), Seeded::new(2, game));
        let (mut events, mut legal, mut memory) = (Vec::new(), Vec::new(), Memory::default());
        let mut state = contest.start(&mut dice, &mut events);
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            let view = contest.view(&state, player);
            let chosen = match legal.as_slice() {
                [only] => *only,
                [..] => RuleOfThumb.choose(contest.public(), view, &legal, &mut choices),
            };
            let before = state.clone();
            events.clear();
            contest.apply_listed(&mut state, chosen, &mut dice, &mut events);
            for event in &events {
                self.count(contest, [&before, &state], event, &mut memory);
            }
            self.count_shots(contest, &before, &events);
        }
        let [all, again] = &mut self.bereft;
        *all += memory.bereft.len() as u32;
        *again += memory.bereft.values().filter(|again| **again).count() as u32;
    }

    fn count(&mut self, contest: &Contest, [before, after]: [&State; 2], event: &Event, memory: &mut Memory) {
        let starship = |unit: UnitNumber| contest.kind_of(after, unit).operations == Operations::S;
        let raids = |unit: UnitNumber| contest.public.is_viking(after.unit(unit).owner) && starship(unit);
        match *event {
            Event::Segment(_) => memory.left.clear(),
            Event::Moved(unit, from, to) if raids(unit) => {
                let back = memory.left.get(&unit).is_some_and(|(left, round)| *left == to.space && before.round <= round + 1);
                self.returns += u32::from(back && before.is_held_against(before.unit(unit).owner, to.space));
                if before.is_held_against(before.unit(unit).owner, from) {
                    memory.left.insert(unit, (from, before.round));
                }
            }
            Event::Hit(unit) | Event::Crippled(unit) => self.hits += u32::from(raids(unit)),
            Event::Destroyed(unit) => self.cruisers += u32::from(contest.kind_of(after, unit).letters == "CR"),
            Event::Aid(amount) => self.aid[0] += amount,
            Event::Lapsed(Purse::Aid, amount) => self.aid[1] += amount,
            Event::Control(tile, owner) => {
                if before.tile(tile).control != owner {
                    memory.won.insert(tile, before.turn);
                }
                self.count_marooned(contest, [before, after], tile, memory);
            }
            Event::Jumped(unit, Port::Tile(from), Port::Tile(to)) if raids(unit) => {
                let owner = after.unit(unit).owner;
                let fresh = memory.won.get(&from).is_some_and(|turn| turn + 2 > after.turn);
                let rival = contest.public.is_viking(after.tile(to).control) && after.tile(to).control != owner;
                self.feuds += u32::from(fresh && rival && after.tile(from).control == owner);
            }
            Event::Turn(turn) => {
                for viking in contest.public.raiders() {
                    let ship = |(id, unit): (UnitNumber, &UnitState)| unit.owner == viking && unit.is_left() && starship(id);
                    let has_one = after.numbered().any(ship);
                    if !has_one && turn + 7 <= contest.public.turns {
                        memory.bereft.entry(viking).or_insert(false);
                    }
                    if let Some(again) = memory.bereft.get_mut(&viking).filter(|_| has_one) {
                        *again = true;
                    }
                }
            }
            _ => {}
        }
    }

    /// Counts landed troops that no ship of their player can take along at the end of a segment.
    fn count_marooned(&mut self, contest: &Contest, [before, state]: [&State; 2], tile: u8, memory: &mut Memory) {
        let there = |unit: &UnitState| unit.tile == tile && matches!(unit.at, Where::In(_));
        let mut marooned = false;
        for (id, unit) in state.numbered().filter(|(_, unit)| there(unit) && contest.public.is_viking(unit.owner)) {
            let kind = contest.public.kind(unit);
            let carrier = |other: &UnitState| {
                other.owner == unit.owner && there(other) && contest.public.kind(other).operations == Operations::S
            };
            let stays = contest.public.is_local(unit) || kind.operations == Operations::S || kind.is_fortress();
            if stays || state.tile(tile).control == unit.owner || state.units.iter().any(carrier) {
                continue;
            }
            // Troops that defended the system and lost it were not landed, so they do not count.
            marooned |= memory.marooned.insert(id) && before.defender != unit.owner;
        }
        self.marooned += u32::from(marooned);
    }

    /// Counts the lopsided and hopeless shots of a phase, all of which are fired at once.
    fn count_shots(&mut self, contest: &Contest, before: &State, events: &[Event]) {
        let shots: Vec<(Shooter, UnitNumber)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Shot { shooter, target, .. } => Some((*shooter, *target)),
                _ => None,
            })
            .collect();
        let mut state = before.clone();
        state.shots.clear();
        let firer = |shooter| fire::player(&state, shooter);
        let lopsided = |player: Player| {
            shots.iter().filter(|(shooter, _)| firer(*shooter) == player).any(|(_, target)| {
                let at = || shots.iter().filter(|(shooter, at)| at == target && firer(*shooter) == player);
                let spare = |shooter: Shooter| {
                    let others = fire::targets(contest, &state, shooter);
                    others.into_iter().any(|other| shots.iter().all(|(shooter, at)| *at != other || firer(*shooter) != player))
                };
                at().count() >= 3 && at().any(|(shooter, _)| spare(*shooter))
            })
        };
        self.lopsided += contest.public.players().filter(|player| lopsided(*player)).count() as u32;
        let capital = contest.system(&state).capital;
        let hopeless = |(shooter, target): &&(Shooter, UnitNumber)| {
            let on_capital = match *shooter {
                Shooter::Unit(unit) => state.unit(unit).space() == capital.map(Space::On),
                Shooter::Pod(_) | Shooter::Sector(_) => false,
            };
            let one_case = fire::chances(contest, &state, *shooter, *target).is_some_and(|chances| chances.at_all() == 1);
            on_capital && firer(*shooter) == state.defender && one_case
        };
        self.hopeless_shots += shots.iter().filter(hopeless).count() as u32;
    }
}

#[test]
fn captains_keep_few_bad_habits() {
    let games = as_many(30, 1_000);
    // A small sample may be worse by chance than a large one.
    let slack = f64::from(as_many(2, 1));
    let templates: &[&str] = if games < 1_000 { &["sample"] } else { &["sample", "double", "sanakht"] };
    for template in templates {
        let habits = Habits::of(template, games.into());
        println!("{template}: {habits:?}");
        let a_game = |number: u32| f64::from(number) / f64::from(games);
        assert!(a_game(habits.returns) <= 0.05 * slack, "{template}: raiders return {} times", habits.returns);
        let [aid, lapsed] = habits.aid.map(f64::from);
        assert!(lapsed <= 0.2 * slack * aid, "{template}: {lapsed} of {aid} mega-credits of aid lapse");
        assert!(a_game(habits.marooned) <= 0.1 * slack, "{template}: {} parties are marooned", habits.marooned);
        let [bereft, again] = habits.bereft.map(f64::from);
        assert!(again * 2.0 * slack >= bereft, "{template}: {again} of {bereft} Vikings have a starship again");
        assert!(a_game(habits.lopsided) <= 1.25 * slack, "{template}: {} lopsided phases", habits.lopsided);
        assert_eq!(habits.hopeless_shots, 0, "{template}: shots that only keep the fight going");
        assert_eq!(habits.feuds, 0, "{template}: Vikings leave what they won to rob each other");
    }
}
