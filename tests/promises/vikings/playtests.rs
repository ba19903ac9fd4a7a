//! Scenarios of Vikings played many times: sums agree with each other and with parts, every captain plays to the end, what types are worth and what would
//! level a scenario is found.

use std::num::NonZeroUsize;

use drydock::drawing::dump;
use drydock::playtest::{Crew, FairnessRequest, Playtest, PlaytestRequest, Tally, fairness, worth};
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::Count;
use drydock::rules::play::Roster as _;
use drydock::rules::vikings::play::CaptainName;
use drydock::rules::vikings::{self, Goal, GoalKind, Player};
use drydock::sheets;
use drydock::workers::PoolControl;

/// The scenarios on land.
const ON_LAND: [&str; 2] = ["shield-wall", "the-hall"];

/// Those with boats.
const AFLOAT: [&str; 8] = [
    "drakkar-in-sight",
    "isle-of-man",
    "last-bend-before-the-sea",
    "princess-of-donegal",
    "sample",
    "vengeance-of-erik",
    "viking-against-viking",
    "when-the-mist-clears",
];

/// What a project of Vikings holds.
fn own(project: &mut Project) -> &mut vikings::Content {
    let Content::Vikings(content) = &mut project.content else { panic!("a project of Vikings") };
    content
}

fn template(name: &str) -> Project {
    Library::bundled().template(Game::Vikings, name).unwrap_or_else(|error| panic!("{error}"))
}

fn request(games: u32, captains: &[CaptainName]) -> PlaytestRequest {
    PlaytestRequest { games, captains: captains.iter().map(|name| name.slug().into()).collect(), ..PlaytestRequest::default() }
}

fn crew<T>(jobs: usize, play: impl FnOnce(&mut Crew<'_>) -> T) -> T {
    let jobs = NonZeroUsize::new(jobs).expect("somebody plays");
    play(&mut Crew { jobs, control: &PoolControl::new(), on_progress: &mut || {} })
}

fn played(playtest: &Playtest, games: std::ops::Range<u32>, jobs: usize) -> Tally {
    crew(jobs, |crew| playtest.play(games, crew)).expect("nobody stops it")
}

#[test]
fn sums_of_scenarios_on_land_agree_with_each_other() {
    for name in ON_LAND {
        for captain in CaptainName::ALL {
            let games = if *captain == CaptainName::LookingAhead { 1 } else { 6 };
            let playtest = Playtest::new(&template(name), &request(games, &[*captain])).expect("it can be played");
            let tally = played(&playtest, 0..games, 2);
            let report = drydock::playtest::report(playtest.run(), &tally);
            let won: u64 = report.sides.iter().map(|side| side.wins.count).sum();
            assert_eq!(report.draws.count + won, u64::from(games), "{name}");
            assert_eq!(report.endings.iter().map(|ending| ending.games.count).sum::<u64>(), u64::from(games));
            // Every death has a cause and a hex.
            let deaths: u64 = tally.units.iter().map(|unit| unit.losses[..5].iter().sum::<u64>()).sum();
            let lived: u64 = tally.units.iter().map(|unit| unit.survived + unit.absent).sum();
            assert_eq!(deaths + lived, u64::from(games) * tally.units.len() as u64, "{name} {captain:?}");
            assert_eq!(tally.course.places.iter().sum::<u64>(), deaths);
            assert!(deaths > 0 && !tally.course.turns.is_empty());
        }
    }
}

#[test]
fn jobs_and_parts_make_no_difference_on_land() {
    let playtest =
        Playtest::new(&template("the-hall"), &request(9, &[CaptainName::RuleOfThumb, CaptainName::Random])).expect("a game");
    let whole = played(&playtest, 0..9, 1);
    assert_eq!(whole, played(&playtest, 0..9, 2));
    let mut parts = played(&playtest, 4..9, 1);
    parts.merge(&played(&playtest, 0..4, 2));
    assert_eq!(whole, parts);
}

#[test]
fn types_have_a_worth_and_sides_are_levelled() {
    let asked = request(1, &[CaptainName::Random]);
    let worth = crew(2, |crew| worth(&template("empty"), &asked, crew)).expect("duels").expect("nobody stops them");
    let mounted = worth.designs.iter().filter(|design| design.name.ends_with(", mounted")).count();
    assert_eq!((worth.designs.len(), mounted), (15, 3), "twelve types, of which three ride");
    assert!(worth.designs.iter().all(|design| design.duels.len() == 14));
}

/// Points come first, and the fix is the scenario that was played; where a goal wins at once, so that no points help, men are given.
#[test]
fn sides_are_levelled_by_points_and_else_by_men() {
    let levelled = |project: &Project| {
        let playtest = Playtest::new(project, &request(24, &[CaptainName::RuleOfThumb])).expect("a game");
        let tally = played(&playtest, 0..24, 2);
        crew(2, |crew| playtest.level(&tally, crew)).expect("a search").expect("nobody stops it")
    };
    let mut project = template("shield-wall");
    let id = own(&mut project).scenarios.ids().next().expect("a scenario");
    own(&mut project).scenarios.get_mut(id).expect("it is there").head_starts = [150, 0].map(Count::clamped);
    let level = levelled(&project);
    let points = level.points.expect("points level it");
    assert!((40.0..=260.0).contains(&points) && level.price == 0, "about as many as the other side has: {level:?}");
    let fix = level.fix.expect("a fix");
    for edit in &fix.edits {
        project.content.apply(edit).expect("it applies");
    }
    let given = own(&mut project).scenarios.get(id).expect("it is there").head_starts[1].get();
    assert_eq!(level.bought, [format!("{given} points for {} before the first turn", level.side)]);
    assert!(fix.title.ends_with(&format!("a head start of {given} points")), "{}", fix.title);

    // A side that kills one of the others wins at once, so that points are worth nothing.
    let mut project = template("the-hall");
    let scenario = own(&mut project).scenarios.get_mut(id).expect("it is there");
    scenario.goals.add(Goal { side: Player::A, what: GoalKind::Killed, wins: true, ..Goal::default() });
    let level = levelled(&project);
    assert!(level.price > 0 && level.bought.iter().all(|bought| !bought.contains("point")), "{level:?}");
}

#[test]
fn a_report_prints_a_map_of_the_fallen_and_what_killed_them() {
    for (name, columns, rows) in [("shield-wall", 16, 14), ("the-hall", 20, 18)] {
        let project = template(name);
        let playtest = Playtest::new(&project, &request(20, &[CaptainName::RuleOfThumb])).expect("a game");
        let report = drydock::playtest::report(playtest.run(), &played(&playtest, 0..20, 2));
        assert_eq!(report.course.places.len(), columns * rows, "{name}");
        let words: String = sheets::playtest::print(&project, &report, None).iter().map(dump::dump).collect();
        for part in ["Fallen by hex, in a hundred games", "Points of", "Ahead for good of", "blades", "passing", "water"] {
            assert!(words.contains(part), "{name}: {part}");
        }
        // Where most fell the map says how many.
        let most = report.course.places.iter().map(|place| place.mean).fold(0.0, f64::max);
        assert!(most > 0.05 && words.contains(&format!("\"{:.0}\"", most * 100.0)), "{name}: {most}");
    }
}

#[test]
fn scenarios_on_land_have_rows_in_the_table_of_fairness() {
    let templates = ON_LAND.map(str::to_owned).into();
    let asked = FairnessRequest { templates, games: 12, duels: 4, seed: 1, captains: vec!["random".into()] };
    let rows =
        crew(2, |crew| fairness(&Library::bundled(), Game::Vikings, &asked, crew)).expect("a table").expect("nobody stops it");
    for (row, name) in rows.iter().zip(ON_LAND) {
        assert_eq!((row.template.as_str(), row.games, row.sides.len()), (name, 12, 2));
        assert!(row.level.is_some(), "{row:?}");
        let [captain] = &row.captains[..] else { panic!("{row:?}") };
        assert_eq!((captain.captain.as_str(), captain.beside.as_str(), captain.even), ("random", "rule-of-thumb", 0.5));
        assert!(captain.wins.of <= 4);
    }
    // Where none is named all are played.
    let brief = FairnessRequest { templates: Vec::new(), games: 1, duels: 0, ..asked };
    let rows =
        crew(2, |crew| fairness(&Library::bundled(), Game::Vikings, &brief, crew)).expect("a table").expect("nobody stops it");
    let mut names: Vec<&str> = rows.iter().map(|row| row.template.as_str()).collect();
    names.sort_unstable();
    let mut all: Vec<&str> = ON_LAND.into_iter().chain(AFLOAT).collect();
    all.sort_unstable();
    assert_eq!(names, all);
}

#[test]
fn sums_of_scenarios_with_boats_agree_with_each_other() {
    for name in AFLOAT {
        for captain in [CaptainName::Random, CaptainName::RuleOfThumb] {
            let games = 2;
            let playtest = Playtest::new(&template(name), &request(games, &[captain])).expect("it can be played");
            let tally = played(&playtest, 0..games, 2);
            let report = drydock::playtest::report(playtest.run(), &tally);
            let won: u64 = report.sides.iter().map(|side| side.wins.count).sum();
            assert_eq!(report.draws.count + won, u64::from(games), "{name}");
            // Every death has a cause, and every boat that is lost sank or capsized.
            let lost: u64 = tally.units.iter().map(|unit| unit.losses[..5].iter().chain(&unit.losses[7..9]).sum::<u64>()).sum();
            let lived: u64 = tally.units.iter().map(|unit| unit.survived + unit.absent).sum();
            assert_eq!(lost + lived, u64::from(games) * tally.units.len() as u64, "{name} {captain:?}");
        }
    }
}
