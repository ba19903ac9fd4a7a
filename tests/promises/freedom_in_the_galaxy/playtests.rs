//! Games of one star played many times: sums agree with each other, and are the same by any number of workers; what is not played says so.

use std::num::NonZeroUsize;

use drydock::playtest::{Crew, FairnessRequest, Playtest, PlaytestRequest, Tally, fairness};
use drydock::project::{Game, Library, Project};
use drydock::workers::PoolControl;

fn template(name: &str) -> Project {
    Library::bundled().template(Game::FreedomInTheGalaxy, name).unwrap_or_else(|error| panic!("{error}"))
}

fn request(games: u32, captains: &[&str]) -> PlaytestRequest {
    PlaytestRequest { games, captains: captains.iter().map(|&name| name.to_owned()).collect(), ..PlaytestRequest::default() }
}

fn played(playtest: &Playtest, games: std::ops::Range<u32>, jobs: usize) -> Tally {
    let jobs = NonZeroUsize::new(jobs).expect("somebody plays");
    let mut crew = Crew { jobs, control: &PoolControl::new(), on_progress: &mut || {} };
    playtest.play(games, &mut crew).expect("nobody stops it")
}

#[test]
fn jobs_and_parts_make_no_difference() {
    for name in ["sample", "varu"] {
        let playtest = Playtest::new(&template(name), &request(24, &["random", "rule-of-thumb"])).expect("it can be played");
        let whole = played(&playtest, 0..24, 1);
        assert_eq!(whole, played(&playtest, 0..24, 2));
        let mut parts = played(&playtest, 11..24, 1);
        parts.merge(&played(&playtest, 0..11, 2));
        assert_eq!(whole, parts);
        assert!(whole.is_of(&playtest.run().muster, &(0..24)), "the sums are sound");
    }
}

#[test]
fn sums_of_games_agree_with_each_other() {
    let playtest = Playtest::new(&template("sample"), &request(30, &["random"])).expect("it can be played");
    let tally = played(&playtest, 0..30, 2);
    let report = drydock::playtest::report(playtest.run(), &tally);
    assert_eq!(report.sides.iter().map(|side| side.wins.count).sum::<u64>(), 30);
    assert_eq!(report.endings.iter().map(|ending| ending.games.count).sum::<u64>(), 30);
    for (unit, name) in tally.units.iter().zip(&playtest.run().muster.units) {
        assert!(unit.survived + unit.absent <= 30 * u64::from(name.count), "{}", name.name);
        assert!(unit.systems[0].hits <= unit.systems[0].shots, "{}: no more missions are completed than tried", name.name);
    }
    assert_eq!(report.course.turns.first().map(|turn| turn.games), Some(30));
}

#[test]
fn scenarios_of_one_star_have_rows_in_the_table_of_fairness() {
    let templates = ["sample", "varu"];
    let asked = FairnessRequest {
        templates: templates.map(str::to_owned).into(),
        games: 12,
        duels: 4,
        seed: 1,
        captains: vec!["random".into()],
    };
    let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &PoolControl::new(), on_progress: &mut || {} };
    let rows = fairness(&Library::bundled(), Game::FreedomInTheGalaxy, &asked, &mut crew);
    let rows = rows.expect("a table").expect("nobody stops it");
    assert_eq!(rows.len(), templates.len());
    for (row, name) in rows.iter().zip(templates) {
        assert_eq!((row.template.as_str(), row.games, row.sides.len()), (name, 12, 2));
        assert_eq!(row.sides.iter().map(|side| side.wins.count).sum::<u64>(), 12, "every game is decided");
        assert!(row.level.is_some(), "{row:?}");
        let [captain] = &row.captains[..] else { panic!("{row:?}") };
        assert_eq!((captain.captain.as_str(), captain.beside.as_str(), captain.even), ("random", "rule-of-thumb", 0.5));
        assert_eq!(captain.wins.of, 4);
    }
    // Those of a province and of the galaxy are left out where none is named.
    let brief = FairnessRequest { templates: Vec::new(), games: 1, duels: 0, ..asked };
    let rows = fairness(&Library::bundled(), Game::FreedomInTheGalaxy, &brief, &mut crew);
    let mut names: Vec<String> = rows.expect("a table").expect("nobody stops it").into_iter().map(|row| row.template).collect();
    names.sort_unstable();
    assert_eq!(names, templates);
}

#[test]
fn scenarios_of_a_province_and_of_the_galaxy_say_that_they_wait() {
    for (name, rules) in [("backdoor", "province"), ("orlog", "province"), ("campaign", "galactic")] {
        let refusal = Playtest::new(&template(name), &request(1, &[])).expect_err("it waits").to_string();
        assert!(refusal.contains(&format!("those of the {rules} rules wait for a later step")), "{refusal}");
    }
}
