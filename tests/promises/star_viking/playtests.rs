//! Battles of Star Viking played many times: the sides keep their roles, sums agree with each other and with shards, and captains are told
//! apart.

use std::num::NonZeroUsize;

use drydock::playtest::star_viking::{GamePapers, PlayableContest, Playtested};
use drydock::playtest::{Crew, Muster, Playtest, PlaytestRequest, Playtests as _, Share, Tally, worth};
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::play::{Play as _, Roster as _};
use drydock::rules::star_viking::play::CaptainName;
use drydock::rules::star_viking::{BattleGoal, Color, Purchases};
use drydock::rules::{Points, star_viking};
use drydock::sheets::frame::Frame;
use drydock::sheets::star_viking::game_papers::game_papers;
use drydock::sheets::{Printout, Request};
use drydock::workers::PoolControl;

use crate::support::long::long;

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
        // A captain who looks ahead takes time.
        let games = if *captain == CaptainName::LookingAhead { 6 } else { 60 };
        let playtest = Playtest::new(&project, &request(games, &[*captain])).expect("it can be played");
        let tally = played(&playtest, 0..games, 2);
        let (muster, report) = (&playtest.run().muster, drydock::playtest::report(playtest.run(), &tally));
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
        drydock::playtest::report(playtest.run(), &played(&playtest, 0..100, 2))
    };
    assert_eq!(report.captains.len(), 2);
    assert_eq!(report.sides[0].seatings.iter().map(|seating| seating.of).collect::<Vec<_>>(), [50, 50]);
    assert!(report.captains[0].wins.count > report.captains[1].wins.count, "rules of thumb beat chance from both helms");
}

/// A template in which the Federation has so many mega-credits more: before the first turn, in a battle on its side of the balance.
fn with_purse(name: &str, purse: i64) -> Project {
    let mut project = template(name);
    let Content::StarViking(content) = &mut project.content else { panic!("Star Viking") };
    let blue = content.forces.iter().find(|(_, force)| force.color != Color::Red).map(|(id, _)| id);
    let id = content.scenarios.ids().next().expect("a scenario");
    let scenario = content.scenarios.get_mut(id).expect("a scenario");
    let id = scenario.deployments.iter().find(|(_, deployment)| deployment.force == blue).map(|(id, _)| id).expect("its place");
    scenario.deployments.get_mut(id).expect("its place").purse = Points::new(purse);
    project
}

/// The exact chance to win at least so many of these games for a captain who wins each with this chance.
fn at_least(wins: u64, games: u64, chance: f64) -> f64 {
    let (mut term, mut sum) = (chance.powi(games as i32), 0.0);
    for won in (wins..=games).rev() {
        sum += term;
        term *= won as f64 / (games - won + 1) as f64 * (1.0 - chance) / chance;
    }
    sum
}

/// In the levelled games of the README, so many of them that a captain who wins nine of ten would win as many once in a hundred times at most.
#[test]
fn rule_of_thumb_beats_random_in_nine_games_of_ten() {
    assert!((at_least(0, 9, 0.9) - 1.0).abs() < 1e-12 && (at_least(9, 10, 0.9) - 0.736_098_929_1).abs() < 1e-9);
    for (name, purse, games) in
        [("sanakht", 28, long(1_000, 10_000)), ("sample", 400, long(45, 600)), ("double", 0, long(45, 600))]
    {
        let project = with_purse(name, purse);
        let sides = Playtested(content(&project)).fighting(None).expect("it can be played").len();
        let mut captains = vec![CaptainName::Random; sides];
        captains[0] = CaptainName::RuleOfThumb;
        let playtest = Playtest::new(&project, &request(games, &captains)).expect("it can be played");
        let report = drydock::playtest::report(playtest.run(), &played(&playtest, 0..games, 2));
        let wins = &report.captains[0].wins;
        assert_eq!((report.captains[0].name.as_str(), wins.of), (CaptainName::RuleOfThumb.slug(), u64::from(games)));
        let luck = at_least(wins.count, wins.of, 0.9);
        assert!(luck < 0.01, "{name}: {} of {games} are won by luck with a chance of {luck}", wins.count);
    }
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
        let report = drydock::playtest::report(playtest.run(), &whole);
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

fn with_crew<T>(jobs: usize, work: impl FnOnce(&mut Crew<'_>) -> T) -> T {
    let jobs = NonZeroUsize::new(jobs).expect("somebody plays");
    work(&mut Crew { jobs, control: &PoolControl::new(), on_progress: &mut || {} })
}

/// The decided games of a playtest that a side won, by its name.
fn won(project: &Project, request: &PlaytestRequest, side: &str) -> Share {
    let playtest = Playtest::new(project, request).expect("it can be played");
    let tally = played(&playtest, 0..request.games, 2);
    let number = playtest.run().muster.sides.iter().position(|found| found.name == side).expect("the side");
    Share::new(tally.wins(number), tally.decided())
}

#[test]
fn mega_credits_level_a_battle_and_the_change_that_does_it_is_told() {
    let project = template("sanakht");
    let request = request(60, &[CaptainName::RuleOfThumb]);
    let playtest = Playtest::new(&project, &request).expect("a battle");
    let tally = played(&playtest, 0..60, 2);
    let found = |jobs| with_crew(jobs, |crew| playtest.level(&tally, crew)).expect("an answer").expect("nobody stops it");
    let level = found(1);
    assert_eq!(level, found(2), "whatever the jobs");
    assert_eq!(level.side, "The Federation");
    let (low, points, high) = (level.low.expect("low"), level.points.expect("enough"), level.high.expect("high"));
    assert!(low <= points && points <= high && (5.0..100.0).contains(&points), "{low} to {high}");
    // On its side of the balance the same battles are fought, so that the head start says the same.
    assert!((level.head_start - points).abs() < 3.0, "{} and {points}", level.head_start);
    let fix = level.fix.expect("a change");
    let mut levelled = project.clone();
    for edit in &fix.edits {
        levelled.content.apply(edit).expect("it applies");
    }
    let (before, after) = (won(&project, &request, &level.side), won(&levelled, &request, &level.side));
    assert!(before.value() < 0.1 && after.value() >= 0.5, "{} and {}: {}", before.value(), after.value(), fix.title);
    let written = project::text::write(&levelled).expect("text");
    let read = project::text::read(written.as_bytes(), std::path::Path::new("levelled")).expect("the same again");
    assert_eq!(read.content, levelled.content);
}

#[test]
fn units_level_a_battle_that_is_won_by_plunder_or_by_control() {
    for goal in [BattleGoal::Plunder, BattleGoal::Control] {
        let mut project = template("sanakht");
        let Content::StarViking(content) = &mut project.content else { panic!("Star Viking") };
        let id = content.scenarios.ids().next().expect("a scenario");
        content.scenarios.get_mut(id).expect("the scenario").victory.battle = goal;
        let request = request(8, &[CaptainName::RuleOfThumb]);
        let playtest = Playtest::new(&project, &request).expect("a battle");
        let tally = played(&playtest, 0..8, 2);
        let level = with_crew(2, |crew| playtest.level(&tally, crew)).expect("an answer").expect("nobody stops it");
        assert!(level.trials.len() > 1 && level.trials.is_sorted_by_key(|trial| trial.added), "{level:?}");
        let Some(fix) = &level.fix else {
            assert!(level.points.is_none(), "{goal:?}: {level:?}");
            continue;
        };
        assert!(!level.bought.is_empty(), "{level:?}");
        let mut levelled = project.clone();
        for edit in &fix.edits {
            levelled.content.apply(edit).expect("it applies");
        }
        let (before, after) = (won(&project, &request, &level.side), won(&levelled, &request, &level.side));
        assert!(before.value() < 0.5 && after.value() >= 0.5, "{goal:?}: {} and {}", before.value(), after.value());
    }
}

#[test]
fn an_opening_purse_is_new_money_of_its_side() {
    let mut project = template("sample");
    let Content::StarViking(content) = &mut project.content else { panic!("Star Viking") };
    let id = content.scenarios.ids().next().expect("a scenario");
    let scenario = content.scenarios.get_mut(id).expect("the scenario");
    let forces: Vec<_> = scenario.deployments.ids().take(2).collect();
    for force in forces {
        scenario.deployments.get_mut(force).expect("a force").purse = Points::new(400);
    }
    let request = request(3, &[CaptainName::RuleOfThumb]);
    let money = |project: &Project| {
        let playtest = Playtest::new(project, &request).expect("a campaign");
        let report = drydock::playtest::report(playtest.run(), &played(&playtest, 0..3, 2));
        let first = &report.course.turns[0];
        let sides = 0..first.sides.len();
        sides.map(|side| (report.sides[side].price, first.sides[side][0].mean)).collect::<Vec<_>>()
    };
    for ((rich, points), (poor, before)) in money(&project).into_iter().zip(money(&template("sample"))) {
        assert_eq!(rich, poor + 400);
        assert!(points > before + 80.0, "{points} points after a turn, {before} without");
    }
}

#[test]
fn what_more_of_a_unit_gains_is_told_for_each_that_a_side_can_buy() {
    let project = template("sanakht");
    let request = request(40, &[CaptainName::RuleOfThumb]);
    let found = |jobs| with_crew(jobs, |crew| worth(&project, &request, crew)).expect("an answer").expect("nobody stops it");
    let answer = found(2);
    assert_eq!(answer, found(1), "whatever the jobs");
    assert!(answer.designs.is_empty() && answer.purchases.len() > 15, "{:?}", answer.left_out);
    for purchase in &answer.purchases {
        assert!(purchase.cost <= 12 || purchase.count == 1, "{purchase:?}");
        assert!(purchase.gain.low <= purchase.gain.mean && purchase.gain.mean <= purchase.gain.high);
    }
    let sides: Vec<&str> = answer.purchases.iter().map(|purchase| purchase.side.as_str()).collect();
    assert!(sides.contains(&"The Federation") && sides.windows(2).filter(|pair| pair[0] != pair[1]).count() == 1, "{sides:?}");
}

#[test]
fn what_more_of_a_unit_gains_is_told_of_a_force_that_is_bought_in_play() {
    let mut project = template("sample");
    let Content::StarViking(content) = &mut project.content else { panic!("Star Viking") };
    let id = content.scenarios.ids().next().expect("a scenario");
    content.scenarios.get_mut(id).expect("the scenario").purchases = Purchases::WithinBudgets;
    let request = request(2, &[CaptainName::Random]);
    let answer = with_crew(2, |crew| worth(&project, &request, crew)).expect("an answer").expect("nobody stops it");
    let (federation, vikings): (Vec<_>, Vec<_>) = answer.purchases.iter().partition(|found| found.side == "The Federation");
    assert!(federation.len() > 5 && vikings.len() > 5, "{:?}", answer.left_out);
    // A game begins with what was added at the Viking's home base, and with all that is to be spent besides.
    let playtest = Playtest::new(&project, &request).expect("a campaign");
    assert!(vikings.iter().all(|found| found.count > 0 && found.unit.starts_with("red")), "{vikings:?}");
    assert!(playtest.run().muster.sides[0].price > 0);
}

#[test]
fn a_game_fills_in_the_papers_of_its_players() {
    for name in ["sample", "double", "sanakht"] {
        let project = template(name);
        let (playable, _) = PlayableContest::new(content(&project), &request(1, &[CaptainName::RuleOfThumb])).expect("a game");
        let contest = playable.series().battle(0);
        let mut events = Vec::new();
        let (_, state) = playable.series().watch((), 0, &mut events);
        let papers = GamePapers::of(contest, &state, &events, None);
        assert_eq!(papers.turns.len(), usize::from(state.turn), "{name}");
        for (number, player) in contest.public().players().enumerate() {
            let Some(last) = papers.turns.last() else { continue };
            assert_eq!(last.sides[number].total, state.side(player).points, "{name}");
            let gained: u32 = papers.turns.iter().map(|turn| turn.sides[number].points).sum();
            assert_eq!(gained, state.side(player).points, "{name}: what was gained turn by turn is the total");
        }
        assert!(!papers.plunder.is_empty() && papers.plunder.iter().all(|line| line.words.iter().all(|words| !words.is_empty())));
        let frame = Frame::new(&project, &Request::default());
        let mut printout = Printout::default();
        let pages = game_papers(content(&project), playable.scenario(), &papers, &frame, &mut printout);
        let titles: Vec<&str> = pages.iter().map(|page| page.title.as_str()).collect();
        assert!(titles.iter().any(|title| title.contains("Plunder log")), "{titles:?}");
        assert_eq!(titles.iter().any(|title| title.contains("Turn record")), name != "sanakht", "{titles:?}");
    }
}

#[test]
fn each_viking_of_a_scenario_is_a_side_and_the_federation_is_the_last() {
    for (name, count) in [("sanakht", 2), ("sample", 2), ("double", 3)] {
        let sides = Playtested(content(&template(name))).fighting(None).expect("it can be played");
        assert_eq!((sides.len(), sides.last().map(String::as_str)), (count, Some("The Federation")), "{name}");
    }
    let empty = Playtested(content(&template("empty"))).fighting(None).expect_err("nothing to play");
    assert!(empty.starts_with("There is no scenario"), "{empty}");
}
