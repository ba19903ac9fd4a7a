//! Every command on every sort of file: it does its work or says in one sentence why not, to people and to programs, and changes nothing that it is
//! not there to change.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

mod encodings;
mod names;
mod programs;

use std::fs;
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;

use crate::support::desk::{Desk, names as names_in, text};

/// The files of a desk, each with its bytes; none for a folder.
const FOLDER: &str = "folder";
const PIPE: &str = "pipe";
/// A link to the project, and one that leads nowhere.
const LINK: &str = "link.drydock";
const LOOSE: &str = "loose.drydock";
const MISSING: &str = "missing.drydock";

/// What is made once, since games and prints take a while.
fn made() -> &'static [(&'static str, Vec<u8>)] {
    static MADE: OnceLock<Vec<(&str, Vec<u8>)>> = OnceLock::new();
    MADE.get_or_init(|| {
        let desk = Desk::new();
        desk.good("new --game space-viking --template duel project.drydock");
        desk.good("referee start project.drydock --seed 7316904455120983 --out a.game");
        desk.good("referee report a.game --out reports");
        desk.good("print project.drydock --only calibration --out printed");
        desk.good("play project.drydock --games 1 --captain random --shard 1/1 --out a.jsonl");
        desk.good("export project.drydock --to csv --out tables");
        desk.good("export project.drydock --to png --resolution 20 --only calibration --out pictures");
        let ending = |folder: &str, ending: &str| {
            let of_player = |name: &&String| name.ends_with(ending) && !name.contains("gazette");
            let name = names_in(&desk.path(folder)).iter().find(of_player).unwrap().clone();
            fs::read(desk.path(folder).join(name)).unwrap()
        };
        let file = |name: &str| fs::read(desk.path(name)).unwrap();
        let report = ending("reports/start", ".txt");
        let at = text(&report).rfind("\norders ").unwrap() + 1;
        let project = file("project.drydock");
        vec![
            ("project.drydock", project.clone()),
            ("cut.drydock", project[..project.len() / 2].to_vec()),
            ("a.game", file("a.game")),
            ("a.report", ending("reports/start", ".report")),
            ("report.json", ending("reports/start", ".json")),
            ("sheet.orders", report[at..].to_vec()),
            ("report.txt", report),
            ("a.jsonl", file("a.jsonl")),
            ("a.pdf", ending("printed", ".pdf")),
            ("a.png", ending("pictures", ".png")),
            ("table.csv", fs::read(desk.path("tables/worlds.csv")).unwrap_or_else(|_| ending("tables", ".csv"))),
            ("words.txt", b"Ships and stars.\nNothing else.\n".to_vec()),
            ("empty", Vec::new()),
            ("noise", (0_u8..=255).collect()),
        ]
    })
}

/// A desk with a file of every sort.
fn laid_out() -> Desk {
    let desk = Desk::new();
    for (name, bytes) in made() {
        fs::write(desk.path(name), bytes).unwrap();
    }
    fs::create_dir(desk.path(FOLDER)).unwrap();
    #[cfg(unix)]
    {
        assert!(Command::new("mkfifo").arg(desk.path(PIPE)).status().unwrap().success());
        std::os::unix::fs::symlink("project.drydock", desk.path(LINK)).unwrap();
        std::os::unix::fs::symlink("nowhere", desk.path(LOOSE)).unwrap();
    }
    desk
}

/// Every sort of file by its name.
fn sorts() -> Vec<&'static str> {
    let mut sorts: Vec<&str> = made().iter().map(|(name, _)| *name).collect();
    sorts.extend([FOLDER, MISSING]);
    if cfg!(unix) {
        sorts.extend([PIPE, LINK, LOOSE]);
    }
    sorts
}

/// A command with `{}` for a file, the files that it takes, and whether it is there to change them.
struct Row {
    words: &'static str,
    takes: &'static [&'static str],
    changes: bool,
    json: bool,
}

const fn reads(words: &'static str, takes: &'static [&'static str]) -> Row {
    Row { words, takes, changes: false, json: false }
}

const fn tells(words: &'static str, takes: &'static [&'static str]) -> Row {
    Row { words, takes, changes: false, json: true }
}

const fn changes(words: &'static str, takes: &'static [&'static str]) -> Row {
    Row { words, takes, changes: true, json: false }
}

const PROJECTS: &[&str] = &["project.drydock", LINK];
/// What may be sent in instead of a sheet: any text, and what is none.
const SENT: &[&str] = &["sheet.orders", "report.txt", "table.csv", "words.txt", "empty", "noise"];
const ALL_FILES: &[&str] = &[
    "project.drydock",
    "cut.drydock",
    "a.game",
    "a.report",
    "report.json",
    "sheet.orders",
    "report.txt",
    "a.jsonl",
    "a.pdf",
    "a.png",
    "table.csv",
    "words.txt",
    "empty",
    "noise",
    LINK,
    LOOSE,
    MISSING,
];

const ROWS: &[Row] = &[
    reads("{}", &[]),
    tells("check {}", PROJECTS),
    tells("check project.drydock {}", PROJECTS),
    tells("price {}", PROJECTS),
    tells("odds {}", PROJECTS),
    tells("print {} --only calibration --out out", PROJECTS),
    tells("export {} --to csv --out out", PROJECTS),
    tells("export {} --to svg --only calibration --out out", PROJECTS),
    tells("export {} --to cut --only calibration --out out", &[]),
    tells("play {} --games 1 --captain random", PROJECTS),
    tells("play {} --games 1 --captain random --shard 1/1 --out part", PROJECTS),
    tells("play merge {}", &["a.jsonl"]),
    tells("explain {}", &[]),
    tells("library --library {}", &[]),
    tells("manual {}", &[]),
    reads("referee start {} --seed 7 --out new.game", PROJECTS),
    reads("referee start project.drydock --seed 7 --out {}", &[MISSING]),
    tells("referee check {} sheet.orders", &["a.game", "a.report", "report.json"]),
    tells("referee check a.game {}", SENT),
    tells("referee report {} --out out", &["a.game"]),
    tells("referee mail {} --out out", &["a.game"]),
    tells("referee map {} --out out", &["a.report", "report.json"]),
    Row { words: "referee receive {} sheet.orders", takes: &["a.game"], changes: true, json: true },
    tells("referee verify {}", &["a.game"]),
    tells("referee correct {}", &["a.game"]),
    tells("referee undo {}", &[]),
    Row { words: "referee turn {} --turn 1 --out out", takes: &["a.game"], changes: true, json: true },
    changes("import {} --into project.drydock", &["table.csv"]),
    changes("import table.csv --into {}", PROJECTS),
    reads("new --game vikings {}", &[MISSING]),
    changes("new --game vikings --force {}", ALL_FILES),
    reads("package --for windows {}", &[FOLDER, MISSING]),
    reads("serve {}", &[]),
];

/// The rows of what a playtest and the manual write: only what Drydock itself wrote so before is replaced.
const WRITTEN: &[Row] = &[
    tells("play project.drydock --games 1 --captain random --paper {}", &["a.pdf", MISSING]),
    tells("play project.drydock --games 1 --captain random --shard 1/1 --out {}", &["a.jsonl", MISSING]),
    tells("manual --pdf {}", &["a.pdf", MISSING]),
];

#[test]
fn every_command_does_its_work_or_says_why_not_on_every_sort_of_file() {
    ROWS.iter().for_each(try_row);
}

#[test]
fn a_file_of_one_name_replaces_nothing_that_drydock_did_not_write() {
    WRITTEN.iter().for_each(try_row);
}

fn try_row(row: &Row) {
    for sort in sorts() {
        for json in [false, true].into_iter().filter(|json| !json || row.json) {
            let desk = laid_out();
            let mut words: Vec<&str> = row.words.split(' ').map(|word| if word == "{}" { sort } else { word }).collect();
            words.extend(json.then_some("--json"));
            let output = desk.run(words.as_slice().to_vec().as_slice());
            assert_said(&words, &output, json);
            let takes = row.takes.contains(&sort);
            let code = output.status.code();
            // A link that leads nowhere is as good as no file to some.
            let either = sort == LOOSE && WRITTEN.iter().any(|written| written.words == row.words);
            assert!(either || takes == (code != Some(2)), "drydock {words:?}: {code:?}, {}", text(&output.stderr));
            assert_kept(&desk, row, sort, &words);
        }
    }
}

/// One sentence on standard error where the command fails and none of a programmer's words; with JSON one document on standard output.
fn assert_said(words: &[&str], output: &Output, json: bool) {
    let (code, said, error) = (output.status.code(), text(&output.stdout), text(&output.stderr));
    assert!(matches!(code, Some(0..=2)), "drydock {words:?}: {code:?}, {error}");
    for word in
        ["panick", "RUST_", "os error", "Os {", "Err(", "Error {", "Custom", "unwrap", "kind:", "Some(", "0..=", "usize", "serde"]
    {
        assert!(!error.contains(word), "drydock {words:?} says {word}: {error}");
    }
    if code == Some(2) {
        assert!(error.ends_with(".\n") && error.lines().count() == 1, "drydock {words:?}: {error:?}");
        assert!(error.chars().count() < 500, "drydock {words:?}: {error:?}");
    }
    if !json {
        return;
    }
    let document: Value = serde_json::from_str(&said).unwrap_or_else(|wrong| panic!("drydock {words:?}: {wrong} in {said:?}"));
    if code == Some(2) {
        let told = &document["error"];
        assert_eq!(told["message"].as_str().unwrap(), error.trim_end_matches('\n'), "drydock {words:?}");
        let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
        assert_eq!(keys.len(), 4, "drydock {words:?}: {keys:?}");
        assert!(["file", "line", "column"].iter().all(|key| keys.iter().any(|found| found == key)), "{keys:?}");
        assert_eq!(told["line"].is_null(), told["column"].is_null(), "drydock {words:?}");
    } else {
        assert!(document.get("error").is_none(), "drydock {words:?}: {document}");
    }
}

/// Every file is as it was, but for those that the command is there to change.
fn assert_kept(desk: &Desk, row: &Row, sort: &str, words: &[&str]) {
    let into = if row.words.contains("--into project.drydock") { Some("project.drydock") } else { None };
    let target = if sort == LINK { "project.drydock" } else { sort };
    let changed = row.changes.then_some(target).filter(|_| into.is_none() && row.takes.contains(&sort));
    // What is written anew where Drydock had written it before.
    let replaced =
        ["--out {}", "--paper {}", "--pdf {}"].iter().any(|word| row.words.contains(word)) && row.takes.contains(&sort);
    for (name, bytes) in made() {
        let may_change = changed == Some(*name) || (into == Some(*name) && sort == "table.csv") || (replaced && *name == sort);
        assert!(may_change || fs::read(desk.path(name)).unwrap() == *bytes, "drydock {words:?} has changed {name}");
    }
    assert!(fs::metadata(desk.path(FOLDER)).unwrap().is_dir(), "drydock {words:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        assert!(fs::metadata(desk.path(PIPE)).unwrap().file_type().is_fifo(), "drydock {words:?}");
        // What is to be made anew may take the place of a link that leads nowhere.
        for link in [LINK, LOOSE].into_iter().filter(|link| *link != sort || sort == LINK) {
            assert!(fs::symlink_metadata(desk.path(link)).unwrap().is_symlink(), "drydock {words:?}");
        }
    }
}
