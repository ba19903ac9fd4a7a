//! The report of a playtest: everything that is shown, printed or written as JSON, worked out from its sums.

use serde::Serialize;

use super::series::captain_of;
use super::{CourseReport, Highlight, Run, Share, Spread, SystemTally, Tally, Terms, Verdict, highlights};
use project::Game;

/// The report of a playtest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: Game,
    /// The game's own words for what is reported.
    #[serde(skip)]
    pub terms: &'static Terms,
    /// The title of the project.
    pub title: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The seed of all dice.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Whether the scenario is fair.
    pub verdict: Verdict,
    /// Games that ended in a draw.
    pub draws: Share,
    /// The sides in the order of the scenario.
    pub sides: Vec<SideReport>,
    /// What each captain won, at any helm; empty where there is only one captain.
    pub captains: Vec<CaptainReport>,
    /// By how many victory points the best side was ahead of the next.
    pub lead: Spread,
    /// The turns in which games ended.
    pub turns: Spread,
    /// How games ended.
    pub endings: Vec<EndingReport>,
    /// Of the games that had a winner, those in which the winner came first in the order of the first turn.
    pub first_player: Share,
    /// What units carry into the fight and can lose, such as "squadrons".
    pub carried: String,
    /// Every unit with what it carried, or all units of a type that a side has. The field is named as the JSON of the first game had it.
    pub ships: Vec<UnitReport>,
    /// The games worth watching.
    pub highlights: Vec<Highlight>,
    /// The course of games, in games of turns.
    #[serde(skip_serializing_if = "CourseReport::is_empty")]
    pub course: CourseReport,
}

/// What became of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideReport {
    /// Its name.
    pub name: String,
    /// What it costs, in the game's currency.
    pub price: i64,
    /// The captain named for it, who has its helm in straight games.
    pub captain: String,
    /// Games won.
    pub wins: Share,
    /// Games won of the straight ones, then of those in which all players have moved one seat, and so on; with two sides, straight and swapped.
    pub seatings: Vec<Share>,
    /// Games won of those in which it came first in the order of the first turn.
    pub when_first: Share,
    /// Games won of the others.
    pub when_not_first: Share,
    /// Its mean victory points.
    pub points: f64,
    /// Its victory points less those of the best other side.
    pub margin: Spread,
}

/// What a captain won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CaptainReport {
    /// The captain.
    pub name: String,
    /// The side that the captain is named for.
    pub side: String,
    /// Games won, at any helm.
    pub wins: Share,
}

/// A way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingReport {
    /// The way, as a clause.
    pub ending: String,
    /// How many games.
    pub games: Share,
}

/// What a unit did and suffered, or several of a type together; the mean of a game unless stated otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnitReport {
    /// Its name.
    pub name: String,
    /// The name of its side.
    pub side: String,
    /// What it costs with everything aboard, in the game's currency.
    pub price: i64,
    /// Games at whose end it was in play, or which it had left alive, of those in which it appeared.
    pub survived: Share,
    /// Of these, the games that it had left.
    pub left: u64,
    /// What it did with each of its systems.
    pub systems: Vec<SystemReport>,
    /// What it did with all of them.
    pub total: SystemReport,
    /// What it suffered, of each kind: levels lost, or hits.
    pub losses: Vec<Amount>,
    /// What it suffered, of all kinds.
    pub lost: f64,
    /// What it carried and lost.
    pub lost_aboard: f64,
    /// What else it did.
    pub feats: Vec<Amount>,
}

/// What was done with a system in the mean of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SystemReport {
    /// The system.
    pub system: String,
    /// Shots fired.
    pub shots: f64,
    /// Dice rolled for them.
    pub dice: f64,
    /// Shots that hit, directly or not.
    pub hits: f64,
    /// Shots that hit directly, or critically.
    pub direct_hits: f64,
    /// What was taken from others: levels, or the worth of what was destroyed.
    pub dealt: f64,
    /// Units eliminated, and what units carry.
    pub kills: f64,
}

/// The mean amount of something in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Amount {
    /// Of what.
    pub what: String,
    /// How much.
    pub mean: f64,
}

impl Report {
    /// The report on the sums of a playtest, which may be all of its games or a part of them.
    #[must_use]
    pub fn of(run: &Run, tally: &Tally, terms: &'static Terms) -> Self {
        let muster = &run.muster;
        let (games, decided) = (tally.games(), tally.decided());
        let endings = muster.endings.iter().zip(&tally.endings);
        let ending = |(ending, count): (&String, &u64)| EndingReport { ending: ending.clone(), games: Share::new(*count, games) };
        let sides: Vec<SideReport> = (0..muster.sides.len()).map(|side| side_report(run, tally, side)).collect();
        let first_wins = tally.sides.iter().map(|side| side.first_wins).sum();
        Self {
            game: run.game,
            terms,
            title: run.title.clone(),
            scenario: run.scenario.clone(),
            seed: run.seed,
            games,
            verdict: Verdict::of(run, tally, terms),
            draws: Share::new(games - decided, games),
            sides,
            captains: captains(run, tally),
            lead: Spread::of(&tally.leads, 2),
            turns: Spread::of(&tally.turns, 1),
            endings: endings.map(ending).filter(|ending| ending.games.count > 0).collect(),
            first_player: Share::new(first_wins, decided),
            carried: muster.carried.clone(),
            ships: (0..muster.units.len()).map(|unit| unit_report(run, tally, unit)).collect(),
            highlights: highlights(tally),
            course: CourseReport::of(run, &tally.course, games),
        }
    }

    /// The steps in which a game proceeds, one and many: turns, or what the game calls them where it has none.
    #[must_use]
    pub fn steps(&self) -> [&'static str; 2] {
        if self.course.turns.is_empty() { self.terms.turn } else { ["turn", "turns"] }
    }
}

fn side_report(run: &Run, tally: &Tally, side: usize) -> SideReport {
    let (games, wins, sums) = (tally.games(), tally.wins(side), &tally.sides[side]);
    SideReport {
        name: run.muster.sides[side].name.clone(),
        price: run.muster.sides[side].price,
        captain: run.captains[side].clone(),
        wins: Share::new(wins, games),
        seatings: tally.seatings.iter().map(|seating| Share::new(seating.wins[side], seating.games)).collect(),
        when_first: Share::new(sums.first_wins, sums.first),
        when_not_first: Share::new(wins - sums.first_wins, games - sums.first),
        points: mean(sums.half_points as f64 / 2.0, games),
        margin: Spread::of(&sums.margins, 2),
    }
}

fn captains(run: &Run, tally: &Tally) -> Vec<CaptainReport> {
    if run.captains.iter().all(|captain| *captain == run.captains[0]) {
        return Vec::new();
    }
    let sides = run.captains.len();
    let wins = |captain: usize| -> u64 {
        let seatings = tally.seatings.iter().enumerate();
        let won =
            seatings.flat_map(|(seating, sums)| sums.wins.iter().enumerate().map(move |(side, wins)| (seating, side, wins)));
        won.filter(|(seating, side, _)| captain_of(*side, *seating, sides) == captain).map(|(_, _, wins)| *wins).sum()
    };
    let report = |(index, name): (usize, &String)| CaptainReport {
        name: name.clone(),
        side: run.muster.sides[index].name.clone(),
        wins: Share::new(wins(index), tally.games()),
    };
    run.captains.iter().enumerate().map(report).collect()
}

fn unit_report(run: &Run, tally: &Tally, unit: usize) -> UnitReport {
    let (games, muster, sums) = (tally.games(), &run.muster, &tally.units[unit]);
    let name = &muster.units[unit];
    let amounts = |names: &[String], sums: &[u64]| {
        let amount = |(what, sum): (&String, &u64)| Amount { what: what.clone(), mean: mean(*sum as f64, games) };
        names.iter().zip(sums).map(amount).collect::<Vec<_>>()
    };
    let all = sums.systems.iter().fold(SystemTally::default(), |sum, system| SystemTally {
        shots: sum.shots + system.shots,
        dice: sum.dice + system.dice,
        hits: sum.hits + system.hits,
        direct_hits: sum.direct_hits + system.direct_hits,
        dealt: sum.dealt + system.dealt,
        kills: sum.kills + system.kills,
    });
    let systems = muster.systems.iter().zip(&sums.systems);
    UnitReport {
        name: name.name.clone(),
        side: muster.sides[name.side].name.clone(),
        price: name.price,
        survived: Share::new(sums.survived, games * u64::from(name.count) - sums.absent),
        left: sums.left,
        systems: systems.map(|(system, sums)| SystemReport::of(system, sums, games)).collect(),
        total: SystemReport::of("All", &all, games),
        losses: amounts(&muster.losses, &sums.losses),
        lost: mean(sums.losses.iter().sum::<u64>() as f64, games),
        lost_aboard: mean(sums.lost_aboard as f64, games),
        feats: amounts(&muster.feats, &sums.feats),
    }
}

impl SystemReport {
    fn of(system: &str, sums: &SystemTally, games: u64) -> Self {
        let [shots, dice, hits, direct_hits, dealt, kills] =
            [sums.shots, sums.dice, sums.hits, sums.direct_hits, sums.dealt, sums.kills].map(|sum| mean(sum as f64, games));
        Self { system: system.into(), shots, dice, hits, direct_hits, dealt, kills }
    }
}

fn mean(sum: f64, games: u64) -> f64 {
    sum / games.max(1) as f64
}
