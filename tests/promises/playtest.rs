//! Playtests keep their promises: the same seed gives the same result with any workers, parts add up to the whole, sums add up in
//! themselves, and even chances come out even.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use drydock::drawing::{bounds_of, dump};
use drydock::geometry::{Mm, Point, Rect};
use drydock::playtest::launch_fighters::{LaunchFighters, PlayableScenario, duel, ladder, series};
use drydock::playtest::{
    Crew, Fairness, Kind, Part, Playtest, PlaytestRequest, PriceVerdict, Series, Shard, Share, Tally, Verdict, merge, worth,
};
use drydock::project::{self, Game, Library, Project};
use drydock::rules::launch_fighters::play::{Action, Battle, CaptainName, State};
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Map, Scenario, Side};
use drydock::rules::play::{AtRandom, Captain, Play, Roster, Seeded};
use drydock::rules::{Id, Shelf};
use drydock::sheets;
use drydock::workers::PoolControl;

use crate::support::golden;
use crate::support::long::long;
use crate::support::playtests::{scored, synthetic};

fn crew<T>(jobs: usize, play: impl FnOnce(&mut Crew<'_>) -> T) -> T {
    let control = PoolControl::new();
    play(&mut Crew { jobs: NonZeroUsize::new(jobs).expect("a worker"), control: &control, on_progress: &mut || {} })
}

fn template(name: &str) -> Project {
    Library::bundled().template(Game::LaunchFighters, name).expect("a template")
}

fn content(project: &Project) -> &Content {
    let project::Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
    content
}

/// So many games between captains who choose at random, which are the fastest.
fn request(games: u32) -> PlaytestRequest {
    PlaytestRequest { games, seed: 5, captains: vec!["random".into()], ..PlaytestRequest::default() }
}

/// A playtest of the sample.
fn sample(games: u32) -> Playtest {
    Playtest::new(&template("sample"), &request(games)).unwrap_or_else(|error| panic!("{error}"))
}

fn play(playtest: &Playtest, jobs: usize) -> Tally {
    crew(jobs, |crew| playtest.play(0..playtest.run().games, crew)).expect("nobody stops it")
}

/// A scenario in which both sides have one and the same fleet of two destroyers on an open map.
fn mirrored() -> (Content, Id<Scenario>) {
    let mut content = content(&template("sample")).clone();
    let map = content.maps.add(Map::default());
    let destroyer = content.ships.ids().nth(1).expect("a destroyer");
    let ships = [FleetShip::of(destroyer), FleetShip::of(destroyer)].into_iter().collect();
    let fleet = content.fleets.add(Fleet { name: "Two destroyers".into(), ships, ..Fleet::default() });
    let side = |name: &str| Side { name: name.into(), fleet: Some(fleet), ..Side::default() };
    let sides = [side("Left"), side("Right")].into_iter().collect();
    let scenario = content.scenarios.add(Scenario { name: "Even".into(), map: Some(map), sides, ..Scenario::default() });
    (content, scenario)
}

fn at_random(content: &Content, scenario: Id<Scenario>) -> Series<LaunchFighters> {
    series(content, scenario, &[Arc::new(|| Box::new(AtRandom))], 11).unwrap_or_else(|refusal| panic!("{refusal}"))
}

#[test]
fn the_same_seed_gives_the_same_result_whoever_plays() {
    let playtest = sample(60);
    let one = play(&playtest, 1);
    for jobs in [2, 5] {
        assert_eq!(play(&playtest, jobs), one, "{jobs} workers");
    }
    let written = |tally| serde_json::to_string(&drydock::playtest::report(playtest.run(), tally)).expect("JSON");
    assert_eq!(written(&one), written(&play(&sample(60), 3)));
    let request = PlaytestRequest { games: 60, seed: 6, captains: vec!["random".into()], ..PlaytestRequest::default() };
    let other = Playtest::new(&template("sample"), &request).expect("a playtest");
    assert_ne!(play(&other, 1), one, "another seed, other games");
}

#[test]
fn shards_and_slices_merge_into_the_whole() {
    let playtest = sample(50);
    let whole = play(&playtest, 2);
    let part = |number| {
        let shard = Shard { number, of: 7 };
        let tally = crew(2, |crew| playtest.play(shard.games(50), crew)).expect("nobody stops it");
        let text = Part { shard, run: playtest.run().clone(), tally }.write().expect("a text");
        let file = PathBuf::from(format!("part-{number}.jsonl"));
        let read = Part::read(text.as_bytes(), &file).unwrap_or_else(|error| panic!("{error}"));
        (file, read)
    };
    let parts: Vec<(PathBuf, Part)> = [3, 1, 7, 2, 6, 5, 4].map(part).into();
    let (run, tally) = merge(&parts).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((&run, &tally), (playtest.run(), &whole));

    let mut slices = Tally::new(&run.muster);
    for from in (0..50).step_by(20) {
        slices.merge(&crew(2, |crew| playtest.play(from..50.min(from + 20), crew)).expect("nobody stops it"));
    }
    assert_eq!(slices, whole);

    let refused = |parts: Vec<(PathBuf, Part)>| merge(&parts).expect_err("a refusal").to_string();
    let without = |left_out: &[u32]| parts.iter().filter(|(_, part)| !left_out.contains(&part.shard.number)).cloned().collect();
    assert!(refused(Vec::new()).contains("nothing to merge"));
    assert_eq!(refused(without(&[2, 4, 5, 6])), "Shards 2, 4 to 6 of 7 are missing: play and name them too.");
    let twice = [parts.clone(), vec![("copy.jsonl".into(), parts[0].1.clone())]].concat();
    assert_eq!(refused(twice), "Shard 3/7 is there twice, in part-3.jsonl and copy.jsonl: leave one out.");
    let mut foreign = parts.clone();
    foreign[4].1.run.seed += 1;
    let error = refused(foreign);
    assert!(error.contains("part-3.jsonl and part-6.jsonl") && error.contains("seed"), "{error}");
    let mut cut = parts.clone();
    cut[1].1.shard.of = 8;
    assert!(refused(cut).contains("number of shards"));
}

#[test]
fn a_part_that_is_damaged_is_told() {
    let playtest = sample(4);
    let part = Part { shard: Shard { number: 1, of: 1 }, run: playtest.run().clone(), tally: play(&playtest, 1) };
    let text = part.write().expect("a text");
    let error = |text: &str| Part::read(text.as_bytes(), Path::new("part.jsonl")).expect_err("a refusal").to_string();
    assert!(error(&text[..text.len() - 9]).contains("cut off or changed"));
    assert!(error(&text.replacen("\"games\":2", "\"games\":3", 1)).contains("part.jsonl"));
    for other in ["", "\n", "{}\n{}\n", "(format: 1)"] {
        assert!(error(other).contains("no part"), "{other:?}");
    }
    assert_eq!(Part::read(text.as_bytes(), Path::new("part.jsonl")).expect("a part"), part);
}

#[test]
fn intervals_are_those_of_the_books() {
    // The method of Wilson without continuity correction, in Newcombe, "Two-sided confidence intervals for the single proportion", 1998.
    let known =
        [((81, 263), (0.2553, 0.3662)), ((15, 148), (0.0624, 0.1605)), ((0, 20), (0.0, 0.1611)), ((1, 29), (0.0061, 0.1718))];
    for ((count, of), (low, high)) in known {
        let interval = Share::new(count, of).interval();
        assert!((interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5, "{count} of {of}: {interval:?}");
        let other = Share::new(of - count, of).interval();
        assert!((interval.low + other.high - 1.0).abs() < 1e-12, "what is not won is lost");
    }
    let nothing = Share::new(0, 0).interval();
    assert!(nothing.contains(0.0) && nothing.contains(1.0));
}

#[test]
fn a_mirrored_scenario_gives_each_side_half() {
    let (content, scenario) = mirrored();
    let tally = crew(2, |crew| at_random(&content, scenario).play(0..long(200, 4_000), crew)).expect("nobody stops it");
    let decided = tally.decided();
    assert!(decided > 30, "{decided} games are decided");
    for side in 0..2 {
        let wins = Share::new(tally.wins(side), decided);
        assert!(wins.interval().contains(0.5), "{wins:?}");
    }
}

/// Takes the first action always, and so never fires.
struct Timid;

impl Captain<Battle> for Timid {
    fn choose(&mut self, _: &Battle, _: &State, legal: &[Action], _: &mut Seeded) -> Action {
        *legal.iter().find(|action| matches!(action, Action::Done)).unwrap_or(&legal[0])
    }

    fn at_once<'a>(&mut self, _: &Battle, _: &dyn Fn() -> &'a State) -> Option<Action> {
        None
    }
}

#[test]
fn swapped_games_change_captains_and_order_and_nothing_else() {
    let (content, scenario) = mirrored();
    let series =
        series(&content, scenario, &[Arc::new(|| Box::new(AtRandom)), Arc::new(|| Box::new(Timid))], 11).expect("a series");
    let names = |game| series.battle(game).sides().iter().map(|side| side.name.clone()).collect::<Vec<_>>();
    assert_eq!((names(0), names(1)), (vec!["Left".into(), "Right".into()], vec!["Right".into(), "Left".into()]));
    assert_eq!(names(6), names(0));
    let tally = crew(2, |crew| series.play(0..101, crew)).expect("nobody stops it");
    let [straight, swapped] = &tally.seatings[..] else { panic!("two seatings") };
    assert_eq!((straight.games, swapped.games), (51, 50));
    // The bold captain has the left side in straight games and the right side in swapped ones.
    assert!(straight.wins[0] > 3 * straight.wins[1], "{straight:?}");
    assert!(swapped.wins[1] > 3 * swapped.wins[0], "{swapped:?}");
    for game in [0, 1, 9] {
        let (record, state) = series.watch(scenario, game, &mut ());
        let again = record.replay(series.battle(game), &mut ()).expect("every action is legal");
        assert_eq!(again, state);
    }
}

#[test]
fn three_sides_take_turns_at_every_seat() {
    let (mut content, scenario) = mirrored();
    let fleet = content.fleets.ids().next_back();
    let side = Side { name: "Third".into(), fleet, ..Side::default() };
    content.scenarios.get_mut(scenario).expect("the scenario").sides.add(side);
    let series = at_random(&content, scenario);
    let tally = crew(2, |crew| series.play(0..30, crew)).expect("nobody stops it");
    assert_eq!(tally.seatings.iter().map(|seating| seating.games).collect::<Vec<_>>(), [10; 3]);
    assert_eq!(series.battle(2).sides()[0].name, "Third");
    assert_eq!(tally.units.len(), series.muster().units.len());
    assert!(tally.fits(series.muster()));
}

#[test]
fn the_sums_add_up() {
    for name in ["sample", "breakout", "satellites", "wormhole"] {
        let request = PlaytestRequest { games: 40, captains: vec!["random".into()], ..PlaytestRequest::default() };
        let playtest = Playtest::new(&template(name), &request).unwrap_or_else(|error| panic!("{name}: {error}"));
        let tally = play(&playtest, 2);
        assert_eq!(tally.games(), 40, "{name}");
        assert_eq!(tally.endings.iter().sum::<u64>(), 40);
        assert_eq!((tally.leads.total(), tally.turns.total()), (40, 40));
        assert_eq!(tally.sides.iter().map(|side| side.first).sum::<u64>(), 40, "{name}: somebody comes first");
        for (index, side) in tally.sides.iter().enumerate() {
            assert_eq!(side.margins.total(), 40);
            assert!(side.first_wins <= tally.wins(index) && side.first_wins <= side.first);
        }
        if let [one, two] = &tally.sides[..] {
            assert!((one.margins.mean() + two.margins.mean()).abs() < 1e-9, "what one is ahead the other is behind");
            assert!(((one.half_points - two.half_points) as f64 / 40.0 - one.margins.mean()).abs() < 1e-9);
        }
        let dealt: u64 = tally.units.iter().flat_map(|unit| &unit.systems).map(|system| system.dealt).sum();
        let lost: u64 = tally.units.iter().map(|unit| unit.losses.iter().take(5).sum::<u64>()).sum();
        assert_eq!(dealt, lost, "{name}: every level that one takes another loses");
        let report = drydock::playtest::report(playtest.run(), &tally);
        assert_eq!(report.draws.count + report.sides.iter().map(|side| side.wins.count).sum::<u64>(), 40);
        for side in &report.sides {
            assert_eq!(side.margin.bins.iter().map(|bin| bin.count).sum::<u64>(), 40);
            assert_eq!(side.when_first.count + side.when_not_first.count, side.wins.count);
            assert_eq!(side.seatings.iter().map(|share| share.of).sum::<u64>(), 40);
        }
        let prices: i64 = report.ships.iter().map(|unit| unit.price).sum();
        assert_eq!(prices, report.sides.iter().map(|side| side.price).sum::<i64>());
    }
}

#[test]
fn the_games_worth_watching_are_what_they_are_called() {
    let (content, scenario) = mirrored();
    let series = at_random(&content, scenario);
    let tally = crew(2, |crew| series.play(0..80, crew)).expect("nobody stops it");
    let lead = |game: u32| {
        let (_, state) = series.watch((), game, &mut ());
        let points = series.battle(game).outcome(&state).expect("an outcome").half_points;
        f64::from((points[0] - points[1]).abs()) / 2.0
    };
    let leads: Vec<f64> = (0..80).map(lead).collect();
    let highlights = drydock::playtest::highlights(&tally);
    assert_eq!(highlights.iter().filter(|highlight| highlight.kind == Kind::Closest).count(), 3);
    for highlight in &highlights {
        assert!((leads[highlight.game as usize] - highlight.lead).abs() < 1e-9, "{highlight:?}");
    }
    let first = |kind| highlights.iter().find(|highlight| highlight.kind == kind).expect("one of each kind").lead;
    assert!(leads.iter().all(|lead| (first(Kind::Closest)..=first(Kind::Lopsided)).contains(lead)));
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    let request = |captains: &[&str], scenario: Option<&str>| PlaytestRequest {
        captains: captains.iter().map(|&name| name.to_owned()).collect(),
        scenario: scenario.map(str::to_owned),
        ..PlaytestRequest::default()
    };
    let refused =
        |project: &Project, request: &PlaytestRequest| Playtest::new(project, request).expect_err("a refusal").to_string();
    let sample = template("sample");
    let error = refused(&sample, &request(&["nobody"], None));
    assert!(CaptainName::ALL.iter().all(|name| error.contains(name.slug())), "{error}");
    assert!(refused(&sample, &request(&["random"; 3], None)).contains("3 captains are named for 2 sides"));
    assert!(refused(&sample, &request(&[], Some("Nowhere"))).contains("Nowhere"));
    assert!(refused(&template("empty"), &request(&[], None)).contains("no scenario"));
    let mut bare = content(&sample).clone();
    let scenario = bare.scenarios.ids().next().expect("a scenario");
    bare.scenarios.get_mut(scenario).expect("it").map = None;
    assert!(refused(&Project::with_content(bare.into(), "Bare"), &request(&[], None)).contains("no map"));
}

#[test]
fn every_captain_can_have_the_helm() {
    let small = Project::with_content(mirrored().0.into(), "Small");
    for name in CaptainName::ALL.iter().copied() {
        let request = PlaytestRequest {
            games: 2,
            captains: vec![name.slug().into()],
            scenario: Some("Even".into()),
            ..PlaytestRequest::default()
        };
        let playtest = Playtest::new(&small, &request).expect("a playtest");
        assert_eq!(playtest.run().captains, [name.slug(), name.slug()]);
        assert_eq!(play(&playtest, 2).games(), 2);
    }
    let usual = Playtest::new(&template("sample"), &PlaytestRequest::default()).expect("a playtest");
    assert_eq!(usual.run().captains[0], CaptainName::default().slug());
}

#[test]
fn what_is_stopped_comes_to_nothing() {
    let control = PoolControl::new();
    let mut on_progress = || control.stop();
    let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut on_progress };
    assert_eq!(sample(50).play(0..50, &mut crew), None);
    assert_eq!(control.done(), 1);
}

#[test]
fn a_verdict_says_no_more_than_the_games_do() {
    let verdict = |wins: [u64; 2], games: u64| {
        let (run, tally) = scored(wins, games);
        Verdict::of(&run, &tally, drydock::playtest::game::terms(run.game))
    };
    for (wins, games, finding, words) in [
        ([5_050, 4_900], 10_000, Fairness::Fair, "Fair: Reds win 50.8 % (49.8 to 51.7) of the decided games"),
        ([600, 300], 1_000, Fairness::Ahead, "Reds are ahead"),
        ([300, 600], 1_000, Fairness::Ahead, "Blues are ahead"),
        ([6, 4], 10, Fairness::Unclear, "Too few games to tell"),
        ([0, 0], 10, Fairness::Drawn, "Nobody ever wins"),
    ] {
        let verdict = verdict(wins, games);
        assert_eq!(verdict.finding, finding, "{wins:?}: {}", verdict.words);
        assert!(verdict.words.starts_with(words), "{}", verdict.words);
    }
}

#[test]
fn a_ladder_makes_one_side_dearer_and_leaves_the_rest_alone() {
    let (content, scenario) = mirrored();
    let before = Battle::new(&content, scenario).expect("a battle");
    let right = before.sides()[1].id.number();
    let rungs = ladder(&content, scenario, right);
    assert!(rungs.len() > 8 && rungs.is_sorted_by(|one, next| one.added < next.added), "{} rungs", rungs.len());
    assert!(rungs[0].added > 0 && rungs.last().expect("a rung").added > 100, "the points are nearly doubled");
    for rung in [&rungs[0], &rungs[8]] {
        let battle = Battle::new(&rung.content, scenario).expect("a battle");
        let hulls = |battle: &Battle, side: usize| -> Vec<(String, i32)> {
            let ships = battle.ships().iter().filter(|ship| ship.player.index() == side);
            ships.map(|ship| (ship.name.clone(), ship.hull)).collect()
        };
        assert_eq!(hulls(&battle, 0), hulls(&before, 0));
        let (old, new) = (hulls(&before, 1), hulls(&battle, 1));
        assert!(old.iter().zip(&new).all(|(old, new)| old.0 == new.0 && old.1 <= new.1), "{old:?}, {new:?}");
        let speed = |battle: &Battle| battle.ships().iter().map(|ship| ship.levels[4]).collect::<Vec<_>>();
        assert_eq!(speed(&battle), speed(&before));
    }
}

#[test]
fn a_weak_side_is_levelled_by_more_points() {
    let (mut content, scenario) = mirrored();
    let design = content.ships.ids().next().expect("a ship");
    let ships: Shelf<FleetShip> = [FleetShip::of(design)].into_iter().collect();
    let weak = content.fleets.add(Fleet { name: "Few".into(), ships, ..Fleet::default() });
    let side = content.scenarios.get(scenario).and_then(|scenario| scenario.sides.ids().next()).expect("a side");
    content.scenarios.get_mut(scenario).and_then(|scenario| scenario.sides.get_mut(side)).expect("a side").fleet = Some(weak);
    content.scenarios.get_mut(scenario).expect("it").name = "Uneven".into();
    let project = Project::with_content(content.into(), "Uneven");
    let request = PlaytestRequest {
        games: 30,
        captains: vec!["random".into()],
        scenario: Some("Uneven".into()),
        ..PlaytestRequest::default()
    };
    let playtest = Playtest::new(&project, &request).expect("a playtest");
    let tally = play(&playtest, 2);
    let level = crew(2, |crew| playtest.level(&tally, crew)).expect("a level").expect("nobody stops it");
    assert!(level.trials.len() > 1 && level.trials.is_sorted_by_key(|trial| trial.added), "{level:?}");
    assert_eq!(level.trials[0].wins.count, tally.wins(0).min(tally.wins(1)));
    if let (Some(low), Some(points)) = (level.low, level.points) {
        assert!(low <= points && level.high.is_none_or(|high| points <= high), "{level:?}");
    }
}

#[test]
fn duels_are_between_fleets_of_equal_price() {
    let project = template("sample");
    let content = content(&project);
    let designs: Vec<_> = content.ships.ids().collect();
    for one in &designs {
        for other in &designs {
            let duel = duel(content, *one, *other).expect("both have a price");
            let price = |ship| content.price(ship).expect("a price").get();
            assert_eq!(duel.prices, [i64::from(duel.ships[0]) * price(*one), i64::from(duel.ships[1]) * price(*other)]);
            assert!(duel.prices.iter().all(|price| *price <= 200));
            let apart = (duel.prices[0] - duel.prices[1]).abs();
            assert!(apart * 2 <= price(*one).min(price(*other)), "{apart} points apart");
            assert!(one != other || apart == 0);
        }
    }
}

#[test]
fn worth_compares_every_design_with_every_other() {
    let mut small = content(&template("sample")).clone();
    let kept: Vec<_> = small.ships.ids().skip(1).step_by(2).take(2).collect();
    small.ships.retain_ids(|id| kept.contains(&id));
    let project = Project::with_content(small.into(), "Two designs");
    let request = PlaytestRequest { games: 6, captains: vec!["random".into()], ..PlaytestRequest::default() };
    let worth = crew(2, |crew| worth(&project, &request, crew)).expect("a worth").expect("nobody stops it");
    let [one, two] = &worth.designs[..] else { panic!("two designs") };
    assert_eq!((one.duels.len(), &one.duels[0].against), (1, &two.name));
    assert_eq!(one.wins.count + two.wins.count, one.wins.of);
    assert!(one.yields >= two.yields);
    if let (Some(one), Some(two)) = (one.yields, two.yields) {
        assert!((one * two - 1.0).abs() < 1e-9, "what one brings more the other brings less");
    }
    assert!(worth.designs.iter().all(|design| (0.0..=1.0).contains(&design.mirror_destroyed) && design.mirror_turns > 0.0));
    assert_eq!(PriceVerdict::of(Share::new(90, 100)), PriceVerdict::Cheap);
    assert_eq!(PriceVerdict::of(Share::new(10, 100)), PriceVerdict::Dear);
}

#[test]
fn the_report_on_paper_is_the_one_that_was_read() {
    let (run, tally) = synthetic();
    let project = Project::new(Game::LaunchFighters, "Paper");
    let pages = sheets::playtest::print(&project, &drydock::playtest::report(&run, &tally), None);
    for page in &pages {
        let sheet = Rect::new(Point::ORIGIN, page.size).inset(Mm::new(-0.001));
        assert!(sheet.encloses(bounds_of(&page.items).expect("something is drawn")), "{} is drawn outside its sheet", page.title);
    }
    let text: String = pages.iter().map(dump::dump).collect();
    golden::compare("playtest", &text).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_playtest_can_be_played_elsewhere_and_its_games_watched() {
    fn assert_send<T: Send + Sync>(_: &T) {}
    let playtest = sample(10);
    assert_send(&playtest);
    let (playable, _) = PlayableScenario::new(content(&template("sample")), &request(10)).expect("a scenario");
    let (record, state) = playable.series().watch(playable.scenario(), 3, &mut ());
    assert_eq!((record.seed, record.game), (5, 3));
    let outcome = playable.series().battle(3).outcome(&state).expect("an outcome");
    let lead = (outcome.half_points[0] - outcome.half_points[1]).abs();
    let tally = crew(1, |crew| playtest.play(3..4, crew)).expect("nobody stops it");
    assert_eq!(tally.leads.iter().collect::<Vec<_>>(), [(lead, 1)]);
}
