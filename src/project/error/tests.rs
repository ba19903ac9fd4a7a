//! Tests that each error is one readable sentence, whatever a file contains.

use super::*;

#[test]
fn an_error_is_one_sentence_that_names_its_file() {
    let file = || PathBuf::from("fleet.drydock");
    let full = Error::Write { file: file(), cause: io::ErrorKind::StorageFull.into() };
    assert_eq!(
        full.to_string(),
        "Cannot write fleet.drydock (nothing was changed): there is no room left on the disk; make room or choose another folder."
    );
    let unknown = Error::Unknown { what: "template", name: "x".into(), known: vec!["a".into(), "b".into(), "c".into()] };
    assert_eq!(unknown.to_string(), "No template is called \"x\": choose a, b or c.");
    let known = ["The Gate, part 2", "Breakout", "Wormhole or not"].map(String::from).to_vec();
    let unknown = Error::Unknown { what: "scenario", name: "x".into(), known };
    assert_eq!(unknown.to_string(), "No scenario is called \"x\": choose \"The Gate, part 2\", Breakout or \"Wormhole or not\".");
    let mistaken = Error::Mistaken { file: "x.game".into(), kind: FileKind::GameInProgress, wanted: "a project" };
    assert_eq!(mistaken.to_string(), "x.game is a game by post, not a project: drydock referee turn plays it.");
    let said = Error::Say { cause: io::ErrorKind::StorageFull.into() }.to_string();
    assert!(said.contains("standard output") && !said.contains("nothing was changed"), "{said}");
    let large = Error::TooLarge { file: file(), limit: 64 << 20 };
    assert_eq!(large.to_string(), "fleet.drydock is too large: at most 64 MB can be used.");
}

#[test]
fn an_error_stays_readable_whatever_stands_in_the_file() {
    let word = "é".repeat(1_000_000);
    let file = || PathBuf::from(&word);
    let many = |count: usize| (1..=count).map(|number| format!("row {number}")).collect::<Vec<_>>();
    let refusal = Refusal::new(word.clone());
    for error in [
        Error::Read { file: file(), cause: io::Error::other(word.clone()) },
        Error::Write { file: file(), cause: io::ErrorKind::StorageFull.into() },
        Error::HalfWritten { file: file(), cause: io::ErrorKind::StorageFull.into(), left: vec![file(); 9] },
        Error::Changed { file: file() },
        Error::NotOurs { files: vec![file(); 9] },
        Error::Syntax { file: file(), line: 1, column: 1, message: word.clone() },
        Error::Rows { file: file(), problems: vec![word.clone(); 3] },
        Error::Unknown { what: "template", name: word.clone(), known: vec![word.clone(); 3] },
        Error::Refused { file: file(), refusal },
        Error::Misread { what: "It", cause: word.clone().into() },
        Error::Denied(Refusal::new(word.clone())),
        Error::Own(word.clone().into()),
    ] {
        let sentence = error.to_string();
        assert!(sentence.chars().count() < 500 && sentence.ends_with('.'), "{sentence}");
    }
    let rows = Error::Rows { file: "x".into(), problems: many(12_000) }.to_string();
    assert!(rows.starts_with("Nothing was taken from x: row 1; row 2; ") && rows.ends_with(" more."), "{rows}");
    assert!(rows.contains(" and 11,9"), "{rows}");
    let unknown = Error::Unknown { what: "template", name: "x".into(), known: many(12_000) }.to_string();
    assert!(unknown.contains("choose one of \"row 1\", \"row 2\"") && unknown.contains(" and 11,9"), "{unknown}");
    let deep = Error::Changed { file: PathBuf::from(format!("/{}/fleet.drydock", "folder/".repeat(90).trim_end_matches('/'))) }
        .to_string();
    assert!(deep.starts_with('…') && deep.contains("folder/fleet.drydock was changed"), "{deep}");
}

#[test]
fn what_only_one_part_has_is_found_again_by_its_type() {
    use crate::{InProgressError, LibraryError};

    let error = Error::from(InProgressError::LongDeadline(80));
    assert_eq!(error.to_string(), "A deadline has 80 letters at the most.");
    assert_eq!(error.own(), Some(&InProgressError::LongDeadline(80)));
    assert_eq!(error.own::<LibraryError>(), None);
    assert_eq!(Error::Cancelled.own::<InProgressError>(), None);
    let large = Error::Overgrown { what: "The game", limit: 64 << 20, advice: "some sheets are far too long" };
    assert_eq!(large.to_string(), "The game is larger than a file may be, 64 MB: some sheets are far too long.");
}
