//! Campaigns of Space Viking played many times: any number of workers comes to the same, and the report tells who wins, by what, and what was lost.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use drydock::playtest::{
    Amount, Bearing, Crew, Part, Playtest, PlaytestRequest, Shard, Tally, UnitReport, merge, readings, worth,
};
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::Shelf;
use drydock::rules::play::Roster as _;
use drydock::rules::space_viking::play::CaptainName;
use drydock::workers::PoolControl;

fn sample() -> Project {
    Library::bundled().template(Game::SpaceViking, "sample").unwrap_or_else(|error| panic!("{error}"))
}

fn request(games: u32, captains: &[CaptainName]) -> PlaytestRequest {
    PlaytestRequest { games, captains: captains.iter().map(|name| name.slug().into()).collect(), ..PlaytestRequest::default() }
}

fn with_crew<T>(jobs: usize, work: impl FnOnce(&mut Crew<'_>) -> T) -> T {
    let jobs = NonZeroUsize::new(jobs).expect("somebody plays");
    work(&mut Crew { jobs, control: &PoolControl::new(), on_progress: &mut || {} })
}

fn played(playtest: &Playtest, games: std::ops::Range<u32>, jobs: usize) -> Tally {
    with_crew(jobs, |crew| playtest.play(games, crew)).expect("nobody stops it")
}

#[test]
fn any_number_of_workers_and_machines_come_to_the_same() {
    const GAMES: u32 = 5;
    let project = sample();
    for captains in [&[CaptainName::Random][..], &[CaptainName::RuleOfThumb]] {
        let playtest = Playtest::new(&project, &request(GAMES, captains)).expect("it can be played");
        let whole = played(&playtest, 0..GAMES, 1);
        assert_eq!(whole, played(&playtest, 0..GAMES, 2));
        let part = |number| {
            let shard = Shard { number, of: 2 };
            let tally = played(&playtest, shard.games(GAMES), 1);
            let text = Part { shard, run: playtest.run().clone(), tally }.write().expect("a part");
            (PathBuf::from(shard.to_string()), Part::read(text.as_bytes(), Path::new("part")).expect("the same part"))
        };
        let (run, merged) = merge(&[part(2), part(1)]).expect("both are there");
        assert_eq!((run, merged), (playtest.run().clone(), whole));
    }
}

#[test]
fn the_report_tells_who_wins_and_where_the_money_came_from() {
    const GAMES: u32 = 4;
    let project = sample();
    let playtest = Playtest::new(&project, &request(GAMES, &[CaptainName::RuleOfThumb])).expect("it can be played");
    let report = drydock::playtest::report(playtest.run(), &played(&playtest, 0..GAMES, 2));
    assert_eq!(report.sides.len(), 7);
    assert!(report.sides.iter().all(|side| side.price == 50 && side.name.ends_with(')')), "{:?}", report.sides);
    let won: u64 = report.sides.iter().map(|side| side.wins.count).sum();
    assert_eq!(won + report.draws.count, u64::from(GAMES));
    assert_eq!((report.course.turns.len(), report.course.turns[19].games), (20, u64::from(GAMES)));
    // What was plundered is told by house, by world and by year, and comes to the same.
    let of = |unit: &UnitReport, what: &str| {
        unit.feats.iter().filter(|feat| feat.what.starts_with(what)).map(|feat| feat.mean).sum::<f64>()
    };
    let by_house: f64 = report.ships.iter().map(|unit| of(unit, "IU plundered")).sum();
    let by_world: f64 = report.course.places.iter().map(|place| place.mean).sum();
    let in_year =
        |side: &Vec<Amount>| side.iter().find(|amount| amount.what == "IU from plunder").map_or(0.0, |amount| amount.mean);
    let by_year: f64 = report.course.turns.iter().flat_map(|turn| &turn.sides).map(in_year).sum();
    assert!(
        by_house > 0.0 && (by_house - by_world).abs() < 1e-6 && (by_house - by_year).abs() < 1e-6,
        "{by_house} {by_world} {by_year}"
    );
    // The last year's points are those of the game.
    for (side, told) in report.sides.iter().zip(&report.course.turns[19].sides) {
        assert!((side.points - told[0].mean).abs() < 1e-6, "{}", side.name);
    }
}

#[test]
fn both_readings_of_a_ruling_are_held_against_each_other_game_by_game() {
    const GAMES: u32 = 4;
    let project = sample();
    let asked = request(GAMES, &[CaptainName::RuleOfThumb]);
    let told = |switch: &str, jobs| with_crew(jobs, |crew| readings(&project, &asked, switch, crew));
    let own_track = told("own-track", 1).expect("a switch").expect("nobody stops it");
    assert_eq!(Some(&own_track), told("own-track", 2).expect("a switch").as_ref(), "any number of workers comes to the same");
    // What the campaign has is what a playtest tells without a word on rulings.
    let playtest = Playtest::new(&project, &asked).expect("it can be played");
    let report = drydock::playtest::report(playtest.run(), &played(&playtest, 0..GAMES, 2));
    assert!(!own_track.switch.is_on, "any track opens a level in the sample");
    for (shift, side) in own_track.sides.iter().zip(&report.sides) {
        assert_eq!((&shift.name, shift.wins[0]), (&side.name, side.wins));
        assert!((shift.points[0] - side.points).abs() < 1e-9, "{}", side.name);
        assert!((shift.points[1] - shift.points[0] - shift.gain.mean).abs() < 1e-9, "{}", side.name);
        let only = shift.alone.map(|alone| alone as i64);
        assert_eq!(only[1] - only[0], shift.wins[1].count as i64 - shift.wins[0].count as i64, "{}", side.name);
    }
    // Whether the map may be anything is for the checks alone: no game hangs on it.
    let free = told("free", 2).expect("a switch").expect("nobody stops it");
    assert_eq!((free.finding, free.alike), (Bearing::Alike, GAMES.into()), "{}", free.words);
    assert!(free.sides.iter().all(|side| side.wins[0] == side.wins[1] && !side.is_sure));

    let error = told("own-trak", 1).expect_err("no such switch").to_string();
    assert!(error.contains("own-track may be meant") && error.contains("peace-at-home"), "{error}");
    let other = Library::bundled().template(Game::StarViking, "sample").expect("the sample");
    let error = with_crew(1, |crew| readings(&other, &PlaytestRequest::default(), "own-track", crew)).expect_err("no switches");
    assert!(error.to_string().contains("Star Viking"), "{error}");
}

#[test]
fn what_items_are_worth_is_told_house_by_house() {
    let mut project = sample();
    let Content::SpaceViking(content) = &mut project.content else { panic!("designs of another game") };
    let two: Shelf<_> = content.players.iter().take(2).map(|(_, player)| player.clone()).collect();
    content.fleets = content
        .fleets
        .iter()
        .filter(|(_, fleet)| fleet.player.is_some_and(|player| player.number() <= 2))
        .map(|(_, fleet)| fleet.clone())
        .collect();
    content.players = two;
    let worth = with_crew(2, |crew| worth(&project, &request(1, &[CaptainName::RuleOfThumb]), crew));
    let worth = worth.expect("it can be played").expect("nobody stops it");
    assert_eq!(worth.purchases.len() + worth.left_out.len(), 2 * 16);
    let escorts = worth.purchases.iter().find(|purchase| purchase.unit == "Escort").expect("escorts are for sale");
    assert_eq!((escorts.count, escorts.cost), (2, 16));
}

#[test]
fn weights_level_all_kinds_at_once_whoever_plays_and_the_change_is_told() {
    const GAMES: u32 = 60;
    let project = sample();
    let request = request(GAMES, &[CaptainName::RuleOfThumb]);
    let playtest = Playtest::new(&project, &request).expect("it can be played");
    let tally = played(&playtest, 0..GAMES, 2);
    assert_eq!(tally.wins(2), u64::from(GAMES), "by the book the Merchant wins");
    let found = |jobs| with_crew(jobs, |crew| playtest.level(&tally, crew)).expect("an answer").expect("nobody stops it");
    let level = found(1);
    assert_eq!(level, found(2), "whatever the jobs");
    let before: Vec<u32> = level.shares.iter().map(|side| side.before).collect();
    assert_eq!(before, [1, 2, 1, 1, 5, 5, 1]);
    let wins: Vec<f64> = level.shares.iter().map(|side| side.wins.value()).collect();
    assert!(wins.iter().all(|wins| (0.01..0.45).contains(wins)), "{wins:?}");
    let mut levelled = project.clone();
    for edit in &level.fix.expect("a change").edits {
        levelled.content.apply(edit).expect("it applies");
    }
    let tally = played(&Playtest::new(&levelled, &request).expect("it can be played"), 0..GAMES, 2);
    assert!((0..7).all(|side| tally.wins(side) < u64::from(GAMES) / 2), "{:?}", tally.seatings);
    // Nothing but weights has changed.
    let (Content::SpaceViking(before), Content::SpaceViking(after)) = (&project.content, &mut levelled.content) else {
        panic!("designs of another game")
    };
    let mut tables = space_viking::Tables::clone(&after.tables);
    tables.sovereigns = before.tables.sovereigns;
    after.tables = tables.into();
    assert_eq!(before, after);
}

/// Its weights are found by playing, and nothing else keeps them true to what captains do.
#[test]
fn the_template_that_is_called_level_is_nobodys() {
    const CAMPAIGNS: u32 = 70;
    let project = Library::bundled().template(Game::SpaceViking, "levelled").expect("the template");
    let request = PlaytestRequest { games: CAMPAIGNS, ..PlaytestRequest::default() };
    let tally = played(&Playtest::new(&project, &request).expect("it can be played"), 0..CAMPAIGNS, 2);
    assert!((0..7).all(|side| (1..u64::from(CAMPAIGNS) * 2 / 5).contains(&tally.wins(side))), "{:?}", tally.seatings);
}
