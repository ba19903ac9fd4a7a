//! Playtests that were never played: sums made by hand, the same whatever captains learn.

use drydock::playtest::{Counts, Muster, Run, SeatingTally, SideName, SideTally, SystemTally, Tally, UnitName, UnitTally};
use drydock::project::Game;

/// Two sides of two ships each.
fn run(games: u32) -> Run {
    let side = |key: u32, name: &str| SideName { key, name: name.into(), price: 200 };
    let unit = |key: u32, side: usize, name: &str| UnitName { key, side, name: name.into(), price: 100, count: 1 };
    Run {
        version: "1.0.0".into(),
        game: Game::LaunchFighters,
        title: "Paper".into(),
        project: "00".into(),
        scenario: "A fight on paper".into(),
        seed: 7,
        games,
        captains: vec!["random".into(), "rule-of-thumb".into()],
        muster: Muster {
            sides: vec![side(1, "Reds"), side(2, "Blues")],
            units: vec![unit(1, 0, "Ruby"), unit(2, 0, "Garnet"), unit(1, 1, "Azure"), unit(2, 1, "Cobalt")],
            systems: ["Cannons", "Guns"].map(str::to_owned).into(),
            losses: ["Defense", "Move"].map(str::to_owned).into(),
            feats: ["Missiles fired".to_owned()].into(),
            carried: "squadrons".into(),
            endings: ["one fleet was left", "the turn limit was reached"].map(str::to_owned).into(),
            courses: Vec::new(),
            places: Vec::new(),
            parts: Vec::new(),
        },
    }
}

/// Games of which the two sides have won so many, the first half of them straight.
#[must_use]
pub fn scored(wins: [u64; 2], games: u64) -> (Run, Tally) {
    let run = run(games as u32);
    let mut tally = Tally::new(&run.muster);
    let half = |count: u64| [count.div_ceil(2), count / 2];
    tally.seatings = (0..2)
        .map(|seating| SeatingTally { games: half(games)[seating], wins: wins.map(|count| half(count)[seating]).into() })
        .collect();
    (run, tally)
}

/// A thousand games with something in every place of the report.
#[must_use]
pub fn synthetic() -> (Run, Tally) {
    let (run, mut tally) = scored([540, 430], 1_000);
    let (mut margins, mut mirrored) = (Counts::default(), Counts::default());
    for game in 0..1_000_u32 {
        // Something like a bell: the sum of the digits, spread out and moved a little to the right.
        let margin = (game % 10 + game / 10 % 10 + game / 100) as i32 * 12 - 150;
        margins.add(margin, game);
        mirrored.add(-margin, game);
        tally.leads.add(margin.abs(), game);
        tally.turns.add(6 + (game % 7 + game % 5) as i32, game);
    }
    tally.sides = vec![
        SideTally { margins, half_points: 412_000, first: 480, first_wins: 290 },
        SideTally { margins: mirrored, half_points: 400_000, first: 520, first_wins: 240 },
    ];
    tally.endings = vec![880, 120];
    for (index, unit) in (1..).zip(&mut tally.units) {
        let shots = |times: u64| SystemTally {
            shots: times * 900 * index,
            dice: times * 2_300 * index,
            hits: times * 510 * index,
            direct_hits: times * 120 * index,
            dealt: times * 480 * index,
            kills: times * 60 * index,
        };
        *unit = UnitTally {
            systems: vec![shots(2), shots(1)],
            losses: vec![1_100 * index, 700],
            feats: vec![3_000],
            lost_aboard: 250 * index,
            survived: 1_000 - 190 * index,
            left: 40,
            absent: 0,
        };
    }
    (run, tally)
}
