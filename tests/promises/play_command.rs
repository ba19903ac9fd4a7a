//! `drydock play` plays, cuts and merges, and says what is wrong in one sentence.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use drydock::project::{Game, Library, text};
use serde_json::Value;
use tempfile::TempDir;

/// A folder with the bundled templates in it.
fn desk() -> TempDir {
    let desk = tempfile::tempdir().unwrap();
    for name in ["sample", "empty"] {
        let project = Library::bundled().template(Game::LaunchFighters, name).unwrap();
        fs::write(desk.path().join(name), text::write(&project).unwrap()).unwrap();
    }
    for (file, name) in [("sanakht", "sanakht"), ("campaign", "sample")] {
        let project = Library::bundled().template(Game::StarViking, name).unwrap();
        fs::write(desk.path().join(file), text::write(&project).unwrap()).unwrap();
    }
    desk
}

fn run(desk: &Path, words: &str) -> Output {
    let mut command = cargo_bin_cmd!("drydock");
    command.current_dir(desk).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("DRYDOCK_LOG");
    command.args(words.split(' ')).output().unwrap()
}

/// What standard output says of a command that ends well.
fn good(desk: &Path, words: &str) -> String {
    let output = run(desk, words);
    assert!(output.status.success(), "drydock {words}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "drydock {words} complains");
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a command that ends badly.
fn bad(desk: &Path, words: &str) -> String {
    let output = run(desk, words);
    assert_eq!(output.status.code(), Some(2), "drydock {words}");
    assert!(output.stdout.is_empty(), "drydock {words} says something");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.ends_with(".\n") && error.lines().count() == 1, "drydock {words}: {error}");
    error
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_playtest_is_told_in_words_and_as_one_document() {
    let desk = desk();
    let play = "play sample --games 24 --seed 3 --captain random";
    let words = good(desk.path(), play);
    for part in ["24 games, seed 3", "Wins", "Seats", "Endings", "Ships", "Games worth watching"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let text = good(desk.path(), &format!("{play} --json --jobs 1"));
    assert_eq!(text, good(desk.path(), &format!("{play} --json --jobs 3")));
    let document = json(&text);
    assert_eq!((&document["games"], &document["seed"]), (&Value::from(24), &Value::from(3)));
    let sides = document["sides"].as_array().unwrap();
    let wins: u64 = sides.iter().map(|side| side["wins"]["count"].as_u64().unwrap()).sum();
    assert_eq!(wins + document["draws"]["count"].as_u64().unwrap(), 24);
    for field in ["finding", "words", "side", "wins"] {
        assert!(!document["verdict"][field].is_null(), "{field}");
    }
    assert!(document["level"].is_null());
}

#[test]
fn two_captains_change_helms() {
    let desk = desk();
    let document = json(&good(desk.path(), "play sample --games 6 --captain random,random --json"));
    assert_eq!(document["sides"][1]["captain"], "random");
    assert_eq!(document["sides"][0]["seatings"].as_array().unwrap().len(), 2);
}

#[test]
fn both_readings_of_a_ruling_are_told_in_words_and_as_one_document() {
    let desk = desk();
    let duel = Library::bundled().template(Game::SpaceViking, "duel").unwrap();
    fs::write(desk.path().join("duel"), text::write(&duel).unwrap()).unwrap();
    let play = "play duel --compare one-treasury --games 6";
    let words = good(desk.path(), play);
    for part in
        ["6 games under each reading of one-treasury, seed 1", "On: There is one treasury", "has it on.", "off and on", "Points"]
    {
        assert!(words.contains(part), "{part}: {words}");
    }
    let document = json(&good(desk.path(), &format!("{play} --json")));
    assert_eq!((&document["games"], &document["switch"]["name"]), (&Value::from(6), &Value::from("one-treasury")));
    assert!(["matters", "points", "unclear", "alike"].contains(&document["finding"].as_str().unwrap()));
    assert_eq!(document["sides"].as_array().unwrap().len(), 2);
    assert!(bad(desk.path(), "play duel --compare one-tresury").contains("one-treasury may be meant"));
    assert!(bad(desk.path(), "play sample --compare one-treasury").contains("Launch Fighters!"));
    assert!(bad(desk.path(), "play duel --compare one-treasury --level").contains("do not go together"));
}

#[test]
fn merged_shards_are_the_whole_to_the_byte() {
    let desk = desk();
    let play = "play sample --games 22 --captain random";
    let whole = [good(desk.path(), play), good(desk.path(), &format!("{play} --json"))];
    for shard in 1..=3 {
        let said = good(desk.path(), &format!("{play} --shard {shard}/3 --out {shard}.jsonl"));
        assert!(said.contains(&format!("shard {shard}/3")), "{said}");
    }
    assert_eq!(good(desk.path(), "play merge 2.jsonl 3.jsonl 1.jsonl"), whole[0]);
    assert_eq!(good(desk.path(), "play merge 1.jsonl 2.jsonl 3.jsonl --json"), whole[1]);
    assert!(bad(desk.path(), "play merge 1.jsonl 3.jsonl").contains("Shard 2 of 3 is missing"));
    assert!(bad(desk.path(), "play merge 1.jsonl 2.jsonl 1.jsonl 3.jsonl").contains("Shard 1/3 is there twice"));
    good(desk.path(), "play sample --games 22 --captain random --seed 9 --shard 3/3 --out other.jsonl");
    let error = bad(desk.path(), "play merge 1.jsonl 2.jsonl other.jsonl");
    assert!(error.contains("1.jsonl and other.jsonl") && error.contains("seed"), "{error}");
    assert!(bad(desk.path(), "play merge 1.jsonl sample").contains("sample is a project, not a part of a playtest"));
    assert!(bad(desk.path(), "play merge none.jsonl").contains("none.jsonl"));
}

#[test]
fn a_battle_of_the_other_game_is_told_in_its_own_words() {
    let desk = desk();
    let play = "play sanakht --games 30 --seed 3";
    let words = good(desk.path(), play);
    for part in ["30 games, seed 3", "mega-credits", "with captains changed", "Rounds", "Units, with the cargo", "plunder"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    for part in ["Ships", "victory points", "levels taken", "first in the first turn", "squadrons"] {
        assert!(!words.contains(part), "{part}: {words}");
    }
    let text = good(desk.path(), &format!("{play} --json --jobs 1"));
    assert_eq!(text, good(desk.path(), &format!("{play} --json --jobs 3")));
    let document = json(&text);
    assert_eq!(document["sides"][0]["captain"], "rule-of-thumb");
    assert_eq!(document["sides"].as_array().unwrap().len(), 2);
    for shard in 1..=2 {
        good(desk.path(), &format!("{play} --shard {shard}/2 --out {shard}.jsonl"));
    }
    assert_eq!(good(desk.path(), "play merge 2.jsonl 1.jsonl --json"), text);
    good(desk.path(), &format!("{play} --paper report.pdf"));
    assert!(fs::read(desk.path().join("report.pdf")).unwrap().starts_with(b"%PDF"));
}

#[test]
fn level_and_worth_play_more() {
    let desk = desk();
    let level = &json(&good(desk.path(), "play sample --games 6 --captain random --level --json"))["level"];
    assert!(!level["trials"].as_array().unwrap().is_empty() && level["side"].is_string(), "{level}");
    let words = good(desk.path(), "play sample --games 6 --captain random --level");
    assert!(words.contains("What would level it"), "{words}");
    let worth = json(&good(desk.path(), "play sample --games 1 --captain random --worth --json"));
    assert_eq!(worth["designs"].as_array().unwrap().len(), 7);
    assert_eq!(worth["designs"][0]["duels"].as_array().unwrap().len(), 6);
}

#[test]
fn the_report_lands_on_paper() {
    let desk = desk();
    let said = good(desk.path(), "play sample --games 4 --captain random --paper report.pdf");
    assert!(said.contains("report.pdf"), "{said}");
    assert!(fs::read(desk.path().join("report.pdf")).unwrap().starts_with(b"%PDF"));
}

#[test]
fn misuse_is_one_sentence() {
    let desk = desk();
    for (words, part) in [
        ("play", "<FILE>"),
        ("play merge", "<PART>"),
        ("play nothing", "no such file"),
        ("play empty", "no scenario"),
        ("play sample --games 0", "--games"),
        ("play sample --jobs 0", "--jobs"),
        ("play sample --seed first", "--seed"),
        ("play sample --scenario Nowhere", "Nowhere"),
        ("play sample --captain bold", "bold"),
        ("play sample --captain random,random,random", "2 sides"),
        ("play sample --shard 0/3 --out x", "0/3"),
        ("play sample --shard 4/3 --out x", "4/3"),
        ("play sample --shard 1/3", "--out"),
        ("play sample --out x", "--shard"),
        ("play sample --shard 1/3 --out x --level", "--level"),
        ("play sample --worth --scenario x", "name no scenario"),
        ("play sanakht --captain bold", "by-dice"),
        ("play sample --games 2 --captain random --paper no/such/folder.pdf", "no/such"),
    ] {
        let error = bad(desk.path(), words);
        assert!(error.contains(part), "drydock {words}: {error}");
    }
    assert!(!desk.path().join("x").exists());
}

#[test]
fn the_fairness_of_templates_is_told_in_one_table() {
    let desk = desk();
    let table = "play table --game star-viking --template sanakht --games 30 --duels 6 --seed 4 --captain random --date Today";
    let words = good(desk.path(), table);
    assert_eq!(words, good(desk.path(), &format!("{table} --jobs 1")), "whatever the jobs");
    for part in ["Star Viking, Today: 30 games", "seed 4", "| `sanakht` | The Federation |", "| `random` | `rule-of-thumb` |"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let widths: Vec<usize> = words.lines().filter(|line| line.starts_with('|')).map(|line| line.matches('|').count()).collect();
    assert_eq!(widths, [5, 5, 5, 5, 8, 8, 8], "{words}");
    let document = &json(&good(desk.path(), &format!("{table} --json")))["templates"][0];
    let alone = json(&good(desk.path(), "play sanakht --games 30 --seed 4 --json"));
    for side in 0..2 {
        let wins = |found: &Value| found["sides"][side]["wins"]["count"].clone();
        assert_eq!(wins(document), wins(&alone), "as the template alone is played");
    }
    let strength = &document["captains"][0];
    assert!(strength["low"].as_f64().unwrap() < strength["wins"]["share"].as_f64().unwrap(), "{strength}");
    assert_eq!(strength["even"], 0.5);
    assert!(document["change"].as_str().is_some(), "the battle is uneven, and mega-credits level it");
    let brief = good(desk.path(), "play table --game star-viking --games 2 --duels 0 --date Today");
    for template in ["`double`", "`sample`", "`sanakht`"] {
        assert!(brief.contains(template) && !brief.contains("levelled"), "{brief}");
    }
    assert!(bad(desk.path(), "play table --game star-viking --template empty --date Today").contains("no scenario"));
    assert!(bad(desk.path(), "play table --game star-viking --games 2").contains("--date"));
    assert!(bad(desk.path(), "play table --game star-viking --template none --date Today").contains("none"));
}
