//! What commands tell to programs, and what they say of a word that is none of theirs.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{assert_said, laid_out};
use crate::support::desk::text;

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
