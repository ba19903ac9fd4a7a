//! Battles of Star Viking played many times: the sides keep their roles, sums agree with each other and with shards, and captains are told
//! apart.

use std::num::NonZeroUsize;

use drydock::playtest::star_viking::PlayableContest;
use drydock::playtest::{Crew, Muster, Playtest, PlaytestRequest, Playtests as _, Report, Tally};
use drydock::project::{Library, Project};
use drydock::rules::play::{Play as _, Roster as _};
use drydock::rules::star_viking::play::CaptainName;
use drydock::rules::{Content, Game, star_viking};
use drydock::workers::PoolControl;

fn template(name: &str) -> Project {
    Library::bundled().template(Game::StarViking, name).unwrap_or_else(|error| panic!("{error}"))
}

fn content(project: &Project) -> &star_viking::Content {
    let Content::StarViking(content) = &project.content else { panic!("designs of another game") };
    content
}

fn request(games: u32, captains: &[CaptainName]) -> PlaytestRequest {
    PlaytestRequest { games, captains: captains.iter().map(|name| name.slug().into()).collect(), ..PlaytestRequest::default() }
}

fn played(playtest: &Playtest, games: std::ops::Range<u32>, jobs: usize) -> Tally {
    let jobs = NonZeroUsize::new(jobs).expect("somebody plays");
    let mut crew = Crew { jobs, control: &PoolControl::new(), on_progress: &mut || {} };
    playtest.play(games, &mut crew).expect("nobody stops it")
}

/// The sum of a number over the units of a side.
fn sum(muster: &Muster, tally: &Tally, side: usize, number: impl Fn(usize) -> u64) -> u64 {
    (0..tally.units.len()).filter(|unit| muster.units[*unit].side == side).map(number).sum()
}

#[test]
fn sums_of_a_battle_agree_with_each_other() {
    let project = template("sanakht");
    for captain in CaptainName::ALL {
        // Whoever looks ahead takes his time.
        let games = if *captain == CaptainName::LookingAhead { 2 } else { 60 };
        let playtest = Playtest::new(&project, &request(games, &[*captain])).expect("it can be played");
        let tally = played(&playtest, 0..games, 2);
        let (muster, report) = (&playtest.run().muster, Report::of(playtest.run(), &tally));
        assert_eq!(report.draws.count + report.sides.iter().map(|side| side.wins.count).sum::<u64>(), u64::from(games));
        let prices: i64 = report.ships.iter().map(|unit| unit.price).sum();
        assert_eq!(prices, report.sides.iter().map(|side| side.price).sum::<i64>());
        for (unit, name) in tally.units.iter().zip(&muster.units) {
            assert!(unit.left <= unit.survived && unit.survived <= u64::from(games) * u64::from(name.count), "{}", name.name);
            assert_eq!(unit.systems[0].dice, 2 * unit.systems[0].shots);
        }
        for (own, other) in [(0, 1), (1, 0)] {
            let kills = sum(muster, &tally, own, |unit| tally.units[unit].systems[0].kills);
            let lost = sum(muster, &tally, other, |unit| {
                u64::from(games) * u64::from(muster.units[unit].count) - tally.units[unit].survived
            });
            assert!(kills <= lost, "{kills} of {lost}: what is lost with its carrier or thrown out is nobody's kill");
            assert!(kills > 0, "somebody is hit");
        }
        assert_eq!(report.endings.iter().map(|ending| ending.games.count).sum::<u64>(), u64::from(games));
        assert_eq!(report.first_player.count, 0, "nobody comes first in the order of a turn");
    }
}

#[test]
fn jobs_and_parts_make_no_difference() {
    let project = template("sanakht");
    let playtest = Playtest::new(&project, &request(41, &[CaptainName::RuleOfThumb, CaptainName::Random])).expect("a battle");
    let whole = played(&playtest, 0..41, 1);
    assert_eq!(whole, played(&playtest, 0..41, 3));
    let mut parts = played(&playtest, 17..41, 1);
    parts.merge(&played(&playtest, 0..17, 2));
    assert_eq!(parts, whole);
}

#[test]
fn sides_keep_their_roles_and_captains_change_helms() {
    let project = template("sanakht");
    let [random, thumb] = [CaptainName::Random, CaptainName::RuleOfThumb];
    let contest = |captains: &[CaptainName]| PlayableContest::new(content(&project), &request(1, captains)).expect("a battle").0;
    let (mixed, same) = (contest(&[thumb, random]), contest(&[thumb]));
    let sides = |game| mixed.series().battle(game).public().sides().iter().map(|side| side.name.clone()).collect::<Vec<_>>();
    assert_eq!(sides(0), sides(1));
    // With another captain at the Viking's helm the game is another one, and each has it in one of two games.
    let [straight, swapped] = [0, 1].map(|game| mixed.series().watch((), game, &mut ()).0.actions);
    let [same_straight, same_swapped] = [0, 1].map(|game| same.series().watch((), game, &mut ()).0.actions);
    assert!(straight != same_straight && swapped != same_swapped);
    let turned = contest(&[random, thumb]);
    assert_ne!(straight, turned.series().watch((), 0, &mut ()).0.actions);
    let report = {
        let playtest = Playtest::new(&project, &request(100, &[thumb, random])).expect("a battle");
        Report::of(playtest.run(), &played(&playtest, 0..100, 2))
    };
    assert_eq!(report.captains.len(), 2);
    assert_eq!(report.sides[0].seatings.iter().map(|seating| seating.of).collect::<Vec<_>>(), [50, 50]);
    assert!(report.captains[0].wins.count > report.captains[1].wins.count, "rules of thumb beat chance from both helms");
}

#[test]
fn campaigns_are_told_turn_by_turn_whatever_the_jobs() {
    for (name, sides) in [("sample", 2), ("double", 3)] {
        let project = template(name);
        let playtest = Playtest::new(&project, &request(5, &[CaptainName::RuleOfThumb])).expect("a campaign");
        let whole = played(&playtest, 0..5, 1);
        assert_eq!(whole, played(&playtest, 0..5, 2), "{name}");
        let mut parts = played(&playtest, 3..5, 1);
        parts.merge(&played(&playtest, 0..3, 1));
        assert_eq!(parts, whole, "{name}");
        let report = Report::of(playtest.run(), &whole);
        assert_eq!(report.steps(), ["turn", "turns"]);
        assert!((1..=12).contains(&report.course.turns.len()));
        assert_eq!(report.course.turns[0].games, 5, "every game has a first turn");
        assert!(report.course.turns.iter().all(|turn| turn.sides.len() == sides));
        let systems: f64 = report.course.turns[0].sides.iter().map(|amounts| amounts[2].mean).sum();
        let in_play = content(&project).scenarios.iter().next().map_or(0, |(_, scenario)| scenario.systems.len());
        assert!((systems - in_play as f64).abs() < 1e-9, "somebody controls every system: {systems}");
        let plundered: f64 = report.course.places.iter().map(|place| place.mean).sum();
        let aboard: f64 = report.ships.iter().map(|unit| unit.feats[0].mean).sum();
        assert!((plundered - aboard).abs() < 1e-9 && plundered > 0.0, "what was plundered was taken aboard");
        for (unit, name) in whole.units.iter().zip(&playtest.run().muster.units) {
            assert!(unit.survived + unit.absent <= 5 * u64::from(name.count), "{}", name.name);
        }
    }
}

#[test]
fn each_viking_of_a_scenario_is_a_side_and_the_federation_is_the_last() {
    for (name, count) in [("sanakht", 2), ("sample", 2), ("double", 3)] {
        let sides = content(&template(name)).fighting(None).expect("it can be played");
        assert_eq!((sides.len(), sides.last().map(String::as_str)), (count, Some("The Federation")), "{name}");
    }
    let empty = content(&template("empty")).fighting(None).expect_err("nothing to play");
    assert!(empty.starts_with("There is no scenario"), "{empty}");
}
