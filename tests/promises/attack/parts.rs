//! `play merge` takes nothing for the part of a playtest that cannot be one, and `play` nothing for a number that nobody waits for.

use std::fs;
use std::path::Path;

use drydock::playtest::{Counts, Part};
use drydock::project::{Content, Game};
use drydock::rules::launch_fighters;
use drydock::rules::launch_fighters::Part as Stat;

use super::with;
use crate::support::desk::Desk;

/// What somebody has done to a part.
type Harm = fn(&mut Part);

/// A shard of a playtest of forty games, in two parts.
fn desk() -> Desk {
    let desk = with(Game::LaunchFighters, "sample");
    for shard in ["1/2", "2/2"] {
        let out = format!("{}.part", &shard[..1]);
        desk.good(&["play", "project", "--games", "40", "--captain", "random", "--shard", shard, "--out", &out]);
    }
    desk
}

#[test]
fn a_part_that_cannot_be_one_is_refused_with_a_sentence() {
    let desk = desk();
    let path = desk.path("1.part");
    let good = fs::read(&path).unwrap();
    let read = |bytes: &[u8]| Part::read(bytes, Path::new("1.part"));
    let changes: [(&str, Harm); 22] = [
        ("a unit of side 9", |part| part.run.muster.units[0].side = 9),
        ("no sides", |part| part.run.muster.sides.clear()),
        ("a captain too few", |part| drop(part.run.captains.pop())),
        ("a captain whom nobody knows", |part| part.run.captains[1] = "\u{1b}[2J".into()),
        ("3,000 games, of which forty were played", |part| part.run.games = 3_000),
        ("no games", |part| part.run.games = 0),
        ("all the games there are", |part| part.run.games = u32::MAX),
        ("the other half", |part| part.shard.number = 2),
        ("a third half", |part| part.shard.number = 3),
        ("no half", |part| part.shard.number = 0),
        ("billions of shards", |part| part.shard.of = u32::MAX),
        ("more games in a seating", |part| part.tally.seatings[0].games += 1),
        ("more wins than games", |part| part.tally.seatings[0].wins[0] = u64::MAX),
        ("a side that was first too often", |part| part.tally.sides[0].first = u64::MAX),
        ("wins when first that were none", |part| part.tally.sides[1].first_wins = 1_000),
        ("half points without end", |part| part.tally.sides[0].half_points = i64::MIN),
        ("ships that survived more games than there were", |part| part.tally.units[0].survived = 41),
        ("ships that were absent more often", |part| part.tally.units[0].absent = u64::MAX),
        ("shots without end", |part| part.tally.units[0].systems[0].shots = u64::MAX),
        ("endings of other games", |part| part.tally.endings[0] += 1),
        ("no turns", |part| part.tally.turns = Counts::default()),
        ("a lead in a game of another shard", |part| {
            part.tally.leads = Counts::default();
            (0..20).for_each(|_| part.tally.leads.add(1, 39));
        }),
    ];
    for (what, change) in changes {
        let mut part = read(&good).unwrap();
        change(&mut part);
        // With a fingerprint of its own, as somebody who means harm can make one.
        fs::write(&path, part.write().unwrap()).unwrap();
        let error = desk.bad(&["play", "merge", "1.part", "2.part"]);
        assert!(error.contains("1.part cannot be merged"), "{what}: {error}");
    }
    fs::write(&path, &good).unwrap();
    assert!(desk.good(&["play", "merge", "1.part", "2.part"]).contains("40 games"));
}

#[test]
fn both_lines_of_a_part_are_under_its_fingerprint() {
    let desk = desk();
    let good = fs::read_to_string(desk.path("1.part")).unwrap();
    let (head, tally) = good.split_once('\n').unwrap();
    let seed = head.replacen("\"seed\":1", "\"seed\":2", 1);
    let captain = head.replacen("\"captains\":[\"random\",\"random\"]", "\"captains\":[\"random\",\"rule-of-thumb\"]", 1);
    let swapped = tally.replacen("\"first\":", "\"first\":1", 1);
    for changed in [format!("{seed}\n{tally}"), format!("{captain}\n{tally}"), format!("{head}\n{swapped}")] {
        assert_ne!(changed, good);
        fs::write(desk.path("1.part"), changed).unwrap();
        assert!(desk.bad(&["play", "merge", "1.part", "2.part"]).contains("cut off or changed"));
    }
    for nonsense in ["", "\n", "{}\n{}", "[[[[[[\n", "{\"format\":2}\n", "\u{0}\u{0}\n\u{0}"] {
        fs::write(desk.path("1.part"), nonsense).unwrap();
        desk.bad(&["play", "merge", "1.part", "2.part"]);
    }
}

#[test]
fn nobody_waits_for_ever() {
    let desk = with(Game::LaunchFighters, "sample");
    let error = desk.bad(&["play", "project", "--worth", "--games", "1000000000"]);
    assert!(error.contains("28 duels of 1,000,000,000 games each are 28,000,000,000 games"), "{error}");
    // As many workers as the machine has processors, and no more.
    desk.good(&["play", "project", "--games", "2", "--captain", "random", "--jobs", "1000000"]);
}

#[test]
fn a_ship_without_a_price_is_told_before_it_plays() {
    let mut project = project::Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
    let Content::LaunchFighters(content) = &mut project.content else { panic!("another game") };
    let design = unpriced(content);
    let desk = Desk::new();
    desk.save("project", &project);
    let output = desk.run(&["play", "project", "--games", "2", "--captain", "random", "--json"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success());
    assert!(said.starts_with(&format!("{design} has no price by the book, and is played as worth ")), "{said}");
    assert!(serde_json::from_slice::<serde_json::Value>(&output.stdout).is_ok());
}

/// Gives a ship that fights a move that no bracket holds, and tells its name.
fn unpriced(content: &mut launch_fighters::Content) -> String {
    let (_, scenario) = content.scenarios.iter().next().unwrap();
    let fleet = scenario.sides.iter().find_map(|(_, side)| side.fleet).unwrap();
    let design = content.fleets.get(fleet).unwrap().ships.iter().next().unwrap().1.design;
    let ship = content.ships.get_mut(design).unwrap();
    *ship = ship.clone().with(Stat::Move, 9);
    ship.label().to_owned()
}

#[test]
fn no_game_ends_after_its_last_turn() {
    let mut project = project::Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
    let Content::LaunchFighters(content) = &mut project.content else { panic!("another game") };
    let id = content.scenarios.ids().next().unwrap();
    content.scenarios.get_mut(id).unwrap().turn_limit = drydock::rules::Count::new(3);
    let desk = Desk::new();
    desk.save("project", &project);
    let report = desk.good(&["play", "project", "--games", "20", "--captain", "random", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    let bins = report["turns"]["bins"].as_array().unwrap();
    let last = bins.iter().filter(|bin| bin["count"].as_u64() > Some(0)).map(|bin| bin["to"].as_f64().unwrap());
    assert!((last.fold(0.0, f64::max) - 4.0).abs() < 1e-9, "a bin for each turn up to the third: {bins:?}");
}
