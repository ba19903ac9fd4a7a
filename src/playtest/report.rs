//! The report of a playtest: everything that is shown, printed or written as JSON. The whole report is worked out from the sums of the games.

use serde::Serialize;

use super::series::captain_of;
use super::{CourseReport, Highlight, Run, Share, Spread, SystemTally, Tally, Terms, Verdict, highlights};
use project::Game;

/// The report of a playtest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game that was played.
    pub game: Game,
    /// The game's own words for the units, points and turns in the report.
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
    /// The share of the games that ended in a draw.
    pub draws: Share,
    /// The sides in the order of the scenario.
    pub sides: Vec<SideReport>,
    /// The wins of each captain, whichever side the captain commanded; empty if there is only one captain.
    pub captains: Vec<CaptainReport>,
    /// By how many victory points the best side was ahead of the next one in each game.
    pub lead: Spread,
    /// The turns in which games ended.
    pub turns: Spread,
    /// The ways in which games ended, and how often.
    pub endings: Vec<EndingReport>,
    /// The share of the decided games that was won by the player who came first in the order of the first turn.
    pub first_player: Share,
    /// The word for what units carry into the fight and can lose, such as "squadrons".
    pub carried: String,
    /// Every unit with everything that it carried, or all units of one type that a side has together. The field is called `ships` for the sake of
    /// older JSON, because Drydock's first game had ships.
    pub ships: Vec<UnitReport>,
    /// The games worth watching.
    pub highlights: Vec<Highlight>,
    /// The mean course of the games; empty if they have neither turns nor places.
    #[serde(skip_serializing_if = "CourseReport::is_empty")]
    pub course: CourseReport,
}

/// The results of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideReport {
    /// The name of the side.
    pub name: String,
    /// The price of the side, in the game's currency.
    pub price: i64,
    /// The captain that the user named for the side. The captain commands the side in straight games, in which no captain has changed sides.
    pub captain: String,
    /// The share of the games that the side won.
    pub wins: Share,
    /// The share of games that the side won in each seating: first the straight games, in which nobody has changed seats, then those in which all
    /// players have moved by one seat, and so on. With two sides there are straight and swapped games.
    pub seatings: Vec<Share>,
    /// The share of the games that the side won among those in which it came first in the order of the first turn.
    pub when_first: Share,
    /// The share of the games that the side won among those in which it did not come first in the order of the first turn.
    pub when_not_first: Share,
    /// The mean of the side's victory points.
    pub points: f64,
    /// The side's victory points less those of the best other side, per game.
    pub margin: Spread,
}

/// The results of a captain.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CaptainReport {
    /// The name of the captain.
    pub name: String,
    /// The name of the side for which the user named the captain.
    pub side: String,
    /// The share of the games that the captain won, whichever side the captain commanded.
    pub wins: Share,
}

/// A way in which games ended, and how often.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingReport {
    /// The way, as a clause.
    pub ending: String,
    /// The share of the games that ended in this way.
    pub games: Share,
}

/// What a unit, or several units of one type together, did and lost. All values are means for one game unless stated otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnitReport {
    /// The name of the unit.
    pub name: String,
    /// The name of the side that the unit belongs to.
    pub side: String,
    /// The price with everything aboard, in the game's currency.
    pub price: i64,
    /// The share of the games that the unit survived, among those in which it appeared. A unit survives a game if it is in play at the end or has
    /// left the map alive.
    pub survived: Share,
    /// In how many of the games that it survived the unit had left the map.
    pub left: u64,
    /// How the unit used each of its systems, on average in a game.
    pub systems: Vec<SystemReport>,
    /// How the unit used all its systems together, on average in a game.
    pub total: SystemReport,
    /// The unit's losses of each kind: levels lost, or hits.
    pub losses: Vec<Amount>,
    /// The unit's losses of all kinds together, on average in a game.
    pub lost: f64,
    /// How many of the things that the unit carried, such as squadrons, were lost in a game on average.
    pub lost_aboard: f64,
    /// The other things that the unit did and that are counted.
    pub feats: Vec<Amount>,
}

/// How a system was used, on average in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SystemReport {
    /// The name of the system.
    pub system: String,
    /// How many shots were fired in a game on average.
    pub shots: f64,
    /// How many dice were rolled for the shots of a game on average.
    pub dice: f64,
    /// How many shots hit in a game on average, directly or not.
    pub hits: f64,
    /// How many shots of a game were direct or critical hits on average.
    pub direct_hits: f64,
    /// How much damage was done to other units in a game on average: levels taken from them, or the worth of what was destroyed.
    pub dealt: f64,
    /// How many units, and things that units carry, were eliminated in a game on average.
    pub kills: f64,
}

/// The mean amount of something in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Amount {
    /// The name of what is counted.
    pub what: String,
    /// The mean amount in a game.
    pub mean: f64,
}

impl Report {
    /// Makes the report on the sums of all games of a playtest, or of a part of them.
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

    /// The words for one and for several of the steps in which the game proceeds. These are turns, unless the game has a word of its own.
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
