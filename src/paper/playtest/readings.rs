//! Finds out whether a ruling matters: the same games are played under both of its readings, and each game is compared with the game that has the
//! same seed under the other reading.
//!
//! The two games of such a pair differ only in the ruling, so pairs are compared instead of shares of wins. For each side, only those pairs count in
//! which it won under one reading alone. If the ruling did not matter to the side, either reading would be equally likely in each of these pairs, and
//! the probability that chance divides them so unevenly can be computed exactly (the sign test). All sides are tested, and among many sides one
//! easily looks odd by chance. So a shift is called more than chance only if that many tests would find one like it in fewer than one case of twenty.

use std::f64::consts::LN_2;
use std::num::NonZeroUsize;

use serde::Serialize;

use super::{Playtest, game};
use playtest::words::{decimal, games, grouped, percent};
use playtest::{Counts, Crew, Gain, Playable, PlaytestError, PlaytestRequest, Run, Share, Switch, Tally};
use project::{Error, Game, Project};
use rules::{listed, with_verb};
use workers::{PoolControl, run_tasks};

/// The comparison of the two readings of a ruling.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Readings {
    /// The name of the scenario.
    pub scenario: String,
    /// The seed of all dice.
    pub seed: u64,
    /// How many games were played under each reading.
    pub games: u32,
    /// The ruling whose two readings are compared.
    pub switch: Switch,
    /// Whether the ruling matters.
    pub finding: Bearing,
    /// Whether the ruling matters, as a sentence.
    pub words: String,
    /// In how many games every side had the same points under both readings.
    pub alike: u64,
    /// Each side under both readings.
    pub sides: Vec<SideShift>,
    /// The share of games that were drawn: first with the ruling switched off, then with it switched on.
    pub draws: [Share; 2],
}

/// What a ruling means for the games, that is, whether it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bearing {
    /// A side wins more or fewer games than chance can explain.
    Matters,
    /// No side's wins differ more than chance can explain, but some side's points do.
    Points,
    /// Games end differently, but neither wins nor points differ more than chance can explain.
    Unclear,
    /// All games ended alike.
    Alike,
}

/// A side under both readings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideShift {
    /// The name of the side.
    pub name: String,
    /// The name of the side's captain.
    pub captain: String,
    /// The share of games that the side won: first with the ruling switched off, then with it switched on.
    pub wins: [Share; 2],
    /// How many games the side won under one reading only: first with the ruling switched off, then with it switched on.
    pub alone: [u64; 2],
    /// The probability that chance alone divides the games that the side won under one reading only so unevenly, from 0 to 1.
    pub chance: f64,
    /// Whether the side's wins differ more than chance can explain, given the number of sides.
    pub is_sure: bool,
    /// The side's mean points in a game: first with the ruling switched off, then with it switched on.
    pub points: [f64; 2],
    /// How many points per game the side gains by the ruling, from games compared in pairs.
    pub gain: Gain,
    /// Whether the side's points differ more than chance can explain, given the number of sides.
    pub gains: bool,
}

/// The probability below which a difference counts as more than chance.
const SURE: f64 = 0.05;

/// Plays the games of a scenario under both readings of a ruling and compares them; `None` if the games were stopped.
///
/// # Errors
///
/// If there is no such scenario, captain or ruling, or the scenario cannot be played.
pub fn readings(
    project: &Project,
    request: &PlaytestRequest,
    switch: &str,
    crew: &mut Crew<'_>,
) -> Result<Option<Readings>, Error> {
    let playtest = Playtest::new(project, request)?;
    let of_game = game::of(&project.content);
    let scenario = &playtest.run().scenario;
    let switches = of_game.switches(Some(scenario))?;
    let tables = of_game.readings(request, switch)?;
    let Some((found, tables)) = switches.iter().find(|known| known.name == switch).zip(tables) else {
        return Err(unknown(switch, &switches, project.content.game()).into());
    };
    Ok(play(&tables, request, crew).map(|pairs| pairs.told(playtest.run(), found)))
}

/// The error for a name that is not the name of a ruling with two readings.
fn unknown(name: &str, switches: &[Switch], game: Game) -> PlaytestError {
    if switches.is_empty() {
        return PlaytestError::NoSwitches(game);
    }
    PlaytestError::NoSwitch { name: name.into(), known: switches.iter().map(|switch| switch.name.clone()).collect() }
}

/// The sums of games that were played under both readings.
struct Pairs {
    tallies: [Tally; 2],
    sides: Vec<Pair>,
    alike: u64,
}

/// The sums of one side over all pairs of games.
#[derive(Clone, Default)]
struct Pair {
    alone: [u64; 2],
    /// By how many half points the side had more with the ruling switched on, counted by game.
    gained: Counts,
}

fn play(tables: &[Box<dyn Playable>; 2], request: &PlaytestRequest, crew: &mut Crew<'_>) -> Option<Pairs> {
    let Crew { jobs, control, on_progress } = crew;
    let begin = || Pairs {
        tallies: tables.each_ref().map(|table| Tally::new(table.muster())),
        sides: vec![Pair::default(); tables[0].muster().sides.len()],
        alike: 0,
    };
    let work = |pairs: &mut Pairs, game: u32| {
        let one = |table: &dyn Playable| {
            // Pairs of games are already spread over workers, so each pair is played by one worker, under both readings.
            let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &PoolControl::new(), on_progress: &mut || () };
            table.play(game..game + 1, &mut crew)
        };
        if let (Some(off), Some(on)) = (one(&*tables[0]), one(&*tables[1])) {
            pairs.add(&[off, on], game);
        }
    };
    let ledgers = run_tasks(0..request.games, *jobs, control, begin, work, on_progress)?;
    ledgers.into_iter().reduce(|pairs, other| pairs.merged(&other))
}

impl Pairs {
    /// Adds the game with this number, as it was played under both readings.
    fn add(&mut self, played: &[Tally; 2], game: u32) {
        let mut is_alike = true;
        for (side, pair) in self.sides.iter_mut().enumerate() {
            let [off, on] = played.each_ref().map(|tally| tally.wins(side));
            pair.alone[0] += u64::from(off > on);
            pair.alone[1] += u64::from(on > off);
            let [off, on] = played.each_ref().map(|tally| tally.sides[side].half_points);
            let gained = (on - off).clamp(i32::MIN.into(), i32::MAX.into());
            pair.gained.add(gained as i32, game);
            is_alike &= off == on;
        }
        self.alike += u64::from(is_alike);
        for (own, played) in self.tallies.iter_mut().zip(played) {
            own.merge(played);
        }
    }

    fn merged(mut self, other: &Self) -> Self {
        for (own, other) in self.tallies.iter_mut().zip(&other.tallies) {
            own.merge(other);
        }
        for (own, other) in self.sides.iter_mut().zip(&other.sides) {
            for (own, other) in own.alone.iter_mut().zip(other.alone) {
                *own += other;
            }
            own.gained.merge(&other.gained);
        }
        self.alike += other.alike;
        self
    }

    /// The comparison of the two readings, worked out from these sums.
    fn told(&self, run: &Run, switch: &Switch) -> Readings {
        let played = u64::from(run.games);
        let looks = self.sides.len() as f64;
        let shift = |(place, pair): (usize, &Pair)| {
            let (chance, gain) = (by_chance(pair.alone), Gain::in_pairs(&pair.gained));
            let points = |tally: &Tally| tally.sides[place].half_points as f64 / 2.0 / played.max(1) as f64;
            SideShift {
                name: run.muster.sides[place].name.clone(),
                captain: run.captains[place].clone(),
                wins: self.tallies.each_ref().map(|tally| Share::new(tally.wins(place), played)),
                alone: pair.alone,
                chance,
                is_sure: chance * looks < SURE,
                points: self.tallies.each_ref().map(points),
                gain,
                gains: gain.by_chance() * looks < SURE,
            }
        };
        let sides: Vec<SideShift> = self.sides.iter().enumerate().map(shift).collect();
        let (finding, words) = verdict(&sides, self.alike, played);
        Readings {
            scenario: run.scenario.clone(),
            seed: run.seed,
            games: run.games,
            switch: switch.clone(),
            finding,
            words,
            alike: self.alike,
            draws: self.tallies.each_ref().map(|tally| Share::new(tally.games() - tally.decided(), played)),
            sides,
        }
    }
}

/// The probability that chance divides this many games at least as unevenly, if each game is equally likely to fall on either side.
fn by_chance([one, other]: [u64; 2]) -> f64 {
    let (few, all) = (one.min(other), one + other);
    if one == other {
        return 1.0;
    }
    let factorial = |number: u64| libm::lgamma(number as f64 + 1.0);
    // The sum begins with the largest term and goes down; each term is a known fraction of the one before.
    let mut term = libm::exp(factorial(all) - factorial(few) - factorial(all - few) - all as f64 * LN_2);
    let (mut sum, mut left) = (term, few);
    while left > 0 && term > sum * f64::EPSILON {
        term *= left as f64 / (all - left + 1) as f64;
        sum += term;
        left -= 1;
    }
    (2.0 * sum).min(1.0)
}

/// Whether the ruling matters, as a value and as a sentence.
fn verdict(sides: &[SideShift], alike: u64, played: u64) -> (Bearing, String) {
    // If several sides have the same chance, the first of them counts.
    let most = sides.iter().min_by(|one, other| one.chance.total_cmp(&other.chance));
    let Some(side) = most.filter(|_| alike < played) else {
        let words = format!("It does not matter here: under both readings {} came out alike.", games(played));
        return (Bearing::Alike, words);
    };
    let [off, on] = side.wins.map(|wins| percent(wins.value()));
    let wins = with_verb(&side.name, "wins", "win");
    if !side.is_sure {
        let odd = if sides.iter().any(|side| side.alone[0] != side.alone[1]) {
            let chance = percent(side.chance);
            format!(
                "Nobody's wins move by more than chance: the oddest of it is that {wins} {on} of the games where it is on and {off} where it \
                 is off, which chance alone brings about in {chance} of such comparisons"
            )
        } else {
            "Nobody wins more games under one reading than under the other".into()
        };
        let (finding, points) = points(sides);
        let changed = format!("{} of {} came to other points", grouped(played - alike), games(played));
        return (finding, format!("{odd}. {changed}{points}."));
    }
    let others: Vec<String> =
        sides.iter().filter(|other| other.is_sure && other.name != side.name).map(|other| other.name.clone()).collect();
    let others = match others.as_slice() {
        [] => String::new(),
        others => format!("; so do the wins of {}", listed(others)),
    };
    let words = format!(
        "It matters: {wins} {on} of the games where it is on and {off} where it is off, which is more than chance{others}."
    );
    (Bearing::Matters, words)
}

/// The side whose points differ most surely between the two readings, as the end of the verdict's sentence.
fn points(sides: &[SideShift]) -> (Bearing, String) {
    let moved = sides.iter().filter(|side| side.gains);
    let Some(side) = moved.max_by(|one, other| one.gain.mean.abs().total_cmp(&other.gain.mean.abs())) else {
        return (Bearing::Unclear, ", and nobody's move by more than chance".into());
    };
    let (has, mean) = (with_verb(&side.name, "has", "have"), side.gain.mean);
    let more = if mean < 0.0 { "fewer" } else { "more" };
    let words = format!(": {has} {} {more} in the mean where it is on, which is more than chance", decimal(mean.abs()));
    (Bearing::Points, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_divides_as_a_coin_that_is_tossed() {
        let near = |alone, chance: f64| {
            let told = by_chance(alone);
            assert!((told - chance).abs() < chance * 1e-9, "{alone:?}: {told}, not {chance}");
        };
        near([0, 0], 1.0);
        near([0, 1], 1.0);
        near([0, 5], 2.0 / 32.0);
        near([1, 5], 2.0 * 7.0 / 64.0);
        near([8, 2], 2.0 * 56.0 / 1_024.0);
        near([7, 7], 1.0);
        assert!(by_chance([4_900_000, 5_100_000]) < 1e-300);
        let even = by_chance([499_999, 500_001]);
        assert!(even > 0.99 && even <= 1.0, "{even}");
    }

    fn shift(name: &str, alone: [u64; 2], looks: f64) -> SideShift {
        let chance = by_chance(alone);
        SideShift {
            name: name.into(),
            captain: String::new(),
            wins: [Share::new(20 + alone[0], 100), Share::new(20 + alone[1], 100)],
            alone,
            chance,
            is_sure: chance * looks < SURE,
            points: [0.0; 2],
            gain: Gain::in_pairs(&Counts::default()),
            gains: false,
        }
    }

    #[test]
    fn a_verdict_allows_for_as_many_looks_as_there_are_sides() {
        let sides = |looks| [shift("One", [1, 9], looks), shift("Others", [5, 4], looks)];
        let (finding, words) = verdict(&sides(2.0), 60, 100);
        assert_eq!(finding, Bearing::Matters);
        assert!(words.contains("One wins 29.0 % of the games where it is on and 21.0 % where it is off"), "{words}");
        let (finding, words) = verdict(&sides(7.0), 60, 100);
        assert_eq!(finding, Bearing::Unclear);
        assert!(words.starts_with("Nobody's wins") && words.contains("40 of 100 games") && words.contains("2.1 %"), "{words}");
        assert_eq!(verdict(&sides(2.0), 100, 100).0, Bearing::Alike);
        // The points of a side that wins every game can still differ.
        let mut always = shift("One", [0, 0], 2.0);
        (always.gain, always.gains) = (Gain { mean: -12.0, low: -13.0, high: -11.0 }, true);
        let (finding, words) = verdict(&[always, shift("Others", [0, 0], 2.0)], 0, 100);
        assert_eq!(finding, Bearing::Points);
        assert!(words.contains("Nobody wins more games") && words.contains("One has 12 fewer"), "{words}");
    }
}
