//! Files and things whose names something could stumble over.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::path::Path;

use serde_json::Value;

use super::assert_said;
use crate::support::desk::{Desk, text};

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
        let file = if Path::new(name).extension().is_some() { file } else { file + ".drydock" };
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
