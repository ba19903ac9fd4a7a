//! Every command on every sort of file: it does its work or says in one sentence why not, to people and to programs, and changes nothing that it is
//! not there to change.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;

use crate::support::desk::{Desk, names, text};

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
            let name = names(&desk.path(folder)).iter().find(of_player).unwrap().clone();
            fs::read(desk.path(folder).join(name)).unwrap()
        };
        let file = |name: &str| fs::read(desk.path(name)).unwrap();
        let report = ending("reports", ".txt");
        let at = text(&report).rfind("\norders ").unwrap() + 1;
        let project = file("project.drydock");
        vec![
            ("project.drydock", project.clone()),
            ("cut.drydock", project[..project.len() / 2].to_vec()),
            ("a.game", file("a.game")),
            ("a.report", ending("reports", ".report")),
            ("report.json", ending("reports", ".json")),
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
    reads("referee start {} --seed 7 --out new.game", PROJECTS),
    reads("referee start project.drydock --seed 7 --out {}", &[MISSING]),
    tells("referee check {} sheet.orders", &["a.game", "a.report", "report.json"]),
    tells("referee check a.game {}", SENT),
    tells("referee report {} --out out", &["a.game"]),
    tells("referee verify {}", &["a.game"]),
    tells("referee correct {}", &["a.game"]),
    tells("referee undo {}", &[]),
    Row { words: "referee turn {} --out out", takes: &["a.game"], changes: true, json: true },
    changes("import {} --into project.drydock", &["table.csv"]),
    changes("import table.csv --into {}", PROJECTS),
    reads("new --game vikings {}", &[MISSING]),
    changes("new --game vikings --force {}", ALL_FILES),
    reads("package --for windows {}", &[FOLDER, MISSING]),
    reads("serve {}", &[]),
];

/// The rows of what a playtest writes: only what Drydock itself wrote so before is replaced.
const WRITTEN: &[Row] = &[
    tells("play project.drydock --games 1 --captain random --paper {}", &["a.pdf", MISSING]),
    tells("play project.drydock --games 1 --captain random --shard 1/1 --out {}", &["a.jsonl", MISSING]),
];

#[test]
fn every_command_does_its_work_or_says_why_not_on_every_sort_of_file() {
    ROWS.iter().for_each(try_row);
}

#[test]
fn a_playtest_replaces_nothing_that_drydock_did_not_write() {
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
            let either = sort == LOOSE && row.words.starts_with("play project");
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
    let replaced = (row.words.contains("--out {}") || row.words.contains("--paper {}")) && row.takes.contains(&sort);
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

/// Names that something could stumble over, of files and of things.
const HOSTILE: [&str; 40] = [
    "-5",
    "--json",
    "--",
    "-",
    " ",
    " a",
    "a ",
    "a  b",
    "a.",
    ".a",
    "..a",
    "a,b; c",
    "a or b",
    "'a'",
    "\"a\"",
    "a\\b",
    "a:b",
    "a|b",
    "a<b>c",
    "a?b*c",
    "$(a)",
    "`a`",
    "~",
    "#a",
    "&a;",
    "%n%s",
    "{}",
    "a\nb",
    "a\tb",
    "a\u{1b}[31mb",
    "a\u{7}\u{8}b",
    "a\u{202e}b",
    "a\u{200b}b",
    "\u{feff}a",
    "é",
    "e\u{301}",
    "ЖЯ 漢字",
    "\u{1f680}",
    "CON",
    "aux.drydock",
];

#[cfg(unix)]
#[test]
fn files_of_hostile_names_are_read_written_and_told_in_one_line() {
    let desk = Desk::new();
    let long = "n".repeat(240);
    for name in HOSTILE.into_iter().chain([&*long]) {
        let file = format!("./{name}");
        let new = desk.run(&["new", "--game", "vikings", &file]);
        assert!(new.status.success(), "{name:?}: {}", text(&new.stderr));
        assert_eq!(text(&new.stdout).lines().count(), 1, "{name:?}");
        for json in [false, true] {
            let mut words = vec!["check", &file];
            words.extend(json.then_some("--json"));
            let output = desk.run(words.as_slice());
            assert_said(&words, &output, json);
            assert_ne!(output.status.code(), Some(2), "{name:?}: {}", text(&output.stderr));
            // The same name where there is no such file.
            let missing = format!("none/{name}");
            let mut words = vec!["check", &missing];
            words.extend(json.then_some("--json"));
            let output = desk.run(words.as_slice());
            assert_said(&words, &output, json);
            assert_eq!(output.status.code(), Some(2), "{name:?}");
            if json {
                let document: Value = serde_json::from_slice(&output.stdout).unwrap();
                assert_eq!(document["error"]["file"], missing.as_str());
            }
        }
    }
}

#[test]
fn things_of_hostile_names_go_through_every_command_that_names_them() {
    use drydock::project::Project;
    use drydock::rules::launch_fighters::{Content, Fleet, Scenario, Ship};
    let desk = Desk::new();
    let content = Content {
        ships: HOSTILE.iter().map(|name| Ship::named(*name)).collect(),
        fleets: HOSTILE.iter().map(|name| Fleet { name: (*name).to_owned(), ..Fleet::default() }).collect(),
        scenarios: HOSTILE.iter().map(|name| Scenario { name: (*name).to_owned(), ..Scenario::default() }).collect(),
        ..Content::default()
    };
    desk.save("x.drydock", &Project::with_content(content.into(), HOSTILE[33]));
    for words in [
        &["check", "x.drydock"][..],
        &["price", "x.drydock"],
        &["export", "x.drydock", "--to", "csv", "--out", "tables"],
        &["export", "x.drydock", "--to", "svg", "--only", "record-sheets", "--out", "pages"],
        &["print", "x.drydock", "--only", "record-sheets", "--out", "paper"],
        &["print", "x.drydock", "--scenario", "none of them"],
        &["play", "x.drydock", "--scenario", "none of them"],
        &["explain", HOSTILE[29]],
    ] {
        for json in [false, true] {
            let mut words = words.to_vec();
            words.extend(json.then_some("--json"));
            let output = desk.run(words.as_slice());
            assert_said(&words, &output, json);
            let is_command = |letter: char| letter != '\n' && (letter.is_control() || matches!(letter, '\u{202e}' | '\u{2066}'));
            assert!(
                !text(&output.stdout).contains(is_command) && !text(&output.stderr).contains(['\u{1b}', '\u{202e}']),
                "{words:?}"
            );
        }
    }
    let priced: Value = serde_json::from_str(&desk.good("price x.drydock --json")).unwrap();
    let named: Vec<&str> = priced.as_array().unwrap().iter().map(|ship| ship["name"].as_str().unwrap()).collect();
    assert_eq!(named.len(), HOSTILE.len());
    for name in HOSTILE {
        let option = format!("--scenario={name}");
        let words = ["print", "x.drydock", "--only", "battle-log", "--out", "logs", &option, "--json"];
        assert_said(&words, &desk.run(&words), true);
    }
}

/// The encodings in which a text comes, by name.
fn encoded(text: &str) -> [(&'static str, Vec<u8>); 5] {
    let of_units =
        |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| mark.into_iter().chain(text.encode_utf16().flat_map(bytes)).collect();
    // Of the letters of these texts each is the same number there.
    let windows = text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    [
        ("UTF-8", text.as_bytes().to_vec()),
        ("UTF-8 with its mark", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("UTF-16 LE", of_units([0xff, 0xfe], u16::to_le_bytes)),
        ("UTF-16 BE", of_units([0xfe, 0xff], u16::to_be_bytes)),
        ("Windows-1252", windows),
    ]
}

#[test]
fn a_project_is_text_in_utf_8_and_a_sheet_is_read_in_any_encoding() {
    let desk = laid_out();
    let project = text(&fs::read(desk.path("project.drydock")).unwrap()).replace('–', "-").replacen("title: \"", "title: \"É", 1);
    let plain: String = project.chars().filter(|letter| u32::from(*letter) < 256).collect();
    for (encoding, bytes) in encoded(&plain) {
        fs::write(desk.path("project.drydock"), bytes).unwrap();
        let words = ["check", "project.drydock", "--json"];
        let output = desk.run(&words);
        assert_said(&words, &output, true);
        assert_eq!(output.status.code() == Some(2), !encoding.starts_with("UTF-8"), "{encoding}: {}", text(&output.stderr));
        if output.status.code() == Some(2) {
            let document: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert!(document["error"]["line"].is_u64() && text(&output.stderr).contains("save it as UTF-8"), "{encoding}");
        }
    }
    let sheet = text(&made().iter().find(|(name, _)| *name == "sheet.orders").unwrap().1.clone());
    let sheet: String = sheet.chars().filter(|letter| u32::from(*letter) < 256).collect();
    for (encoding, bytes) in encoded(&(sheet + "; déjà vu\n")) {
        fs::write(desk.path("sheet.orders"), bytes).unwrap();
        let output = desk.run("referee check a.game sheet.orders");
        assert_ne!(output.status.code(), Some(2), "{encoding}: {}", text(&output.stderr));
    }
}

#[test]
fn a_table_is_read_in_any_encoding_of_a_spreadsheet() {
    for (encoding, bytes) in encoded("name,cannons,move\nÉgalité,3,2\n") {
        let desk = Desk::new();
        desk.good("new --game launch-fighters x.drydock");
        fs::write(desk.path("ships.csv"), bytes).unwrap();
        let output = desk.run("import ships.csv --into x.drydock");
        assert!(output.status.success(), "{encoding}: {}", text(&output.stderr));
        assert!(fs::read_to_string(desk.path("x.drydock")).unwrap().contains("\"Égalité\""), "{encoding}");
        assert!(desk.run("price ships.csv --json").status.success(), "{encoding}");
    }
}

#[test]
fn what_fails_is_told_to_programs_with_what_the_others_showed() {
    let desk = laid_out();
    let read = |words: &[&str]| -> Value { serde_json::from_slice(&desk.run(words).stdout).unwrap() };
    let told = read(&["check", "project.drydock", "cut.drydock", "missing.drydock", "--json"]);
    assert_eq!(told["error"]["file"], "cut.drydock");
    assert!(told["error"]["line"].as_u64().unwrap() > 1 && told["error"]["column"].is_u64(), "{told}");
    let files = told["files"].as_array().unwrap();
    assert_eq!(files.len(), 3);
    assert!(files[0]["error"].is_null() && files[0]["findings"].is_array());
    assert_eq!(files[1]["error"], told["error"]);
    assert!(files[2]["error"]["line"].is_null() && files[2]["error"]["file"] == "missing.drydock");
    for words in [
        &["chekc", "x", "--json"][..],
        &["play", "--seed", "-5", "x", "--json"],
        &["--json"],
        &["serve", "--json", "--port", "x"],
    ] {
        let output = desk.run(words);
        assert_said(words, &output, true);
        assert_eq!(output.status.code(), Some(2));
    }
    // Behind two dashes it is the name of a file.
    assert!(desk.bad(&["check", "--", "--json"]).contains("--json"));
}

#[test]
fn what_is_printed_exported_and_explained_is_told_to_programs() {
    let desk = laid_out();
    let json = |words: &str| -> Value { serde_json::from_str(&desk.good(words)).unwrap() };
    let printed = json("print project.drydock --only calibration,price-list --out out --json");
    let files = printed["files"].as_array().unwrap();
    assert_eq!(files.len(), 2);
    for file in files {
        let bytes = fs::metadata(desk.path(file["path"].as_str().unwrap())).unwrap().len();
        assert_eq!(file["bytes"].as_u64().unwrap(), bytes);
        assert!(file["pages"].as_u64().unwrap() > 0);
    }
    assert!(printed["findings"].is_array());
    let left_out = printed["left_out"].as_array().unwrap();
    assert!(left_out.len() == 1 && left_out[0].as_str().unwrap().contains("Gazetteer"), "{left_out:?}");
    let said = desk.good("print project.drydock --only calibration,price-list --out out");
    assert_eq!(said.lines().filter(|line| line.starts_with("Left out by the choice of kinds: ")).count(), 1, "{said}");
    let exported = json("export project.drydock --to csv --out tables --json");
    for file in exported["files"].as_array().unwrap() {
        assert!(
            Path::new(file["path"].as_str().unwrap()).starts_with("tables")
                && file["pages"].is_null()
                && file["holds"].is_string()
        );
    }
    let pictures = json("export project.drydock --to svg --only calibration --out svg --json");
    assert_eq!(pictures["files"][0]["pages"], 1);
    let rule = json("explain LF002 --json");
    assert_eq!((&rule[0]["rule"], &rule[0]["severity"]), (&Value::from("launchers-without-missiles"), &Value::from("error")));
    assert!(rule[0]["examples"][0]["message"].as_str().unwrap().contains("no missiles"), "{rule}");
    let all = json("explain --json");
    assert_eq!(all.as_array().unwrap().len(), desk.good("explain").lines().count());
}

#[test]
fn a_word_near_a_command_is_told_so_and_a_file_is_opened() {
    let desk = laid_out();
    for words in ["chekc project.drydock", "chekc", "chekc missing.drydock --json", "--library folder chekc x"] {
        let output = desk.run(words);
        let error = text(&output.stderr);
        assert!(error.starts_with("There is no command called chekc; check may be meant: see"), "{words}: {error}");
    }
    let error = desk.bad("play mereg a.jsonl");
    assert!(error.starts_with("There is no command called mereg; merge may be meant: see"), "{error}");
    assert!(desk.bad("quite-another x").starts_with("There is no command and no file called quite-another: see"));
    assert!(desk.bad("project.drydock a.game").starts_with("a.game is one word too many: see"));
    // A file that is called so is opened, for which there is no window here.
    fs::write(desk.path("chekc"), "").unwrap();
    assert!(!desk.bad("chekc").contains("no command"));
}
