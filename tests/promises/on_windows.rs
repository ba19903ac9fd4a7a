//! The program of Windows does what this one does, to the byte: it is run by Wine beside it.
//!
//! `DRYDOCK_WINDOWS` names it, such as `target/x86_64-pc-windows-gnu/debug/drydock.exe`.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Once;
use std::{env, fs};

use drydock::project::{Game, Library};

use crate::support::desk::{Desk, names, text};
use crate::support::long::long;
use crate::support::not_run::not_run;

/// The program of Windows; where there is none to try, the reason why not is said.
fn windows() -> Option<PathBuf> {
    let Some(named) = env::var_os("DRYDOCK_WINDOWS") else {
        not_run("DRYDOCK_WINDOWS names no program of Windows");
        return None;
    };
    if let Err(error) = Command::new("wine").arg("--version").output() {
        not_run(&format!("Wine cannot be run: {error}"));
        return None;
    }
    Some(Path::new(env!("CARGO_MANIFEST_DIR")).join(named).canonicalize().expect("DRYDOCK_WINDOWS names a file"))
}

/// What Wine makes of a command.
fn under_wine(program: &Path, desk: &Desk, words: &[&str]) -> Output {
    static IS_SET_UP: Once = Once::new();
    // Its first start makes its disks, tells so, and lets no other begin meanwhile.
    IS_SET_UP.call_once(|| assert!(wine().args(["wineboot", "--init"]).status().unwrap().success()));
    wine().arg(program).args(words).current_dir(desk.folder()).output().unwrap()
}

/// Wine, whose own disks and settings are kept below `target`.
fn wine() -> Command {
    let mut wine = Command::new("wine");
    // No words of Wine's own, and no questions for parts of it that nothing here needs.
    wine.env("WINEPREFIX", concat!(env!("CARGO_TARGET_TMPDIR"), "/wine")).env("WINEDEBUG", "-all");
    wine.env("WINEDLLOVERRIDES", "mscoree,mshtml=").env_remove("DISPLAY").env_remove("DRYDOCK_LOG");
    wine
}

/// Every file below a folder, as a path in it and its bytes; but for the one that is locked in the stead of a folder where none can be.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let below = |name: String| {
        let path = folder.join(&name);
        if !path.is_dir() {
            return vec![(name, fs::read(path).unwrap())];
        }
        files(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)).collect()
    };
    names(folder).into_iter().filter(|name| name != ".drydock.lock").flat_map(below).collect()
}

/// Where two texts part, for a report.
fn parting(one: &str, other: &str) -> String {
    let lines = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    lines.map_or_else(|| "one goes on".to_owned(), |(one, other)| format!("{one:?} against {other:?}"))
}

/// Does the same here and under Wine, and adds to a list in what they differ.
fn compare(program: &Path, desks: &(Desk, Desk), words: &[&str], differences: &mut Vec<String>) {
    let here = desks.0.command().args(words).output().unwrap();
    let there = under_wine(program, &desks.1, words);
    let mut note = |what: String| differences.push(format!("{}: {what}", words.join(" ")));
    if here.status.code() != there.status.code() {
        note(format!("ends with {:?} and {:?}", here.status.code(), there.status.code()));
    }
    for (stream, here, there) in [("output", here.stdout, there.stdout), ("error", here.stderr, there.stderr)] {
        if here != there {
            note(format!("standard {stream}: {}", parting(&text(&here), &text(&there))));
        }
    }
    let (here, there) = (files(desks.0.folder()), files(desks.1.folder()));
    let listed = |files: &[(String, Vec<u8>)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    if listed(&here) != listed(&there) {
        note(format!("writes {:?} and {:?}", listed(&here), listed(&there)));
    }
    for ((name, here), (_, there)) in here.iter().zip(&there).filter(|(here, there)| here != there) {
        note(format!("{name} has {} and {} bytes, which are not the same", here.len(), there.len()));
    }
}

#[test]
fn every_template_is_made_checked_printed_and_played_with_the_same_bytes_under_wine() {
    let Some(program) = windows() else { return };
    let games = long("2", "50");
    let mut differences = Vec::new();
    for game in Game::ALL {
        for template in Library::bundled().templates(game).unwrap() {
            let (desks, file) = ((Desk::new(), Desk::new()), format!("{template}.drydock"));
            let game = game.to_string();
            let mut both = |words: &[&str]| compare(&program, &desks, words, &mut differences);
            both(&["new", "--game", &game, "--template", &template, &file]);
            both(&["check", &file]);
            both(&["print", &file, "--out", "paper/"]);
            both(&["play", &file, "--games", games, "--seed", "7", "--jobs", "2", "--json"]);
            println!("{game}/{template}: {} files", files(desks.0.folder()).len());
        }
    }
    assert!(differences.is_empty(), "these differ:\n{}", differences.join("\n"));
}

#[test]
fn mistakes_are_told_in_the_same_words_under_wine() {
    let Some(program) = windows() else { return };
    let (desks, mut differences) = ((Desk::new(), Desk::new()), Vec::new());
    for desk in [&desks.0, &desks.1] {
        fs::write(desk.path("Ægir’s raid.drydock"), "(nonsense").unwrap();
    }
    for words in [&["--version"][..], &["--help"], &["prnt"], &["check", "Ægir’s raid.drydock"], &["check", "nowhere.drydock"]]
    {
        compare(&program, &desks, words, &mut differences);
    }
    assert!(differences.is_empty(), "these differ:\n{}", differences.join("\n"));
}

#[test]
fn the_program_of_windows_has_its_icon_and_its_version_inside() {
    let Some(program) = windows() else { return };
    let (program, icon) =
        (fs::read(program).unwrap(), fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/src/windows/drydock.ico")).unwrap());
    let has = |part: &[u8]| program.windows(part.len()).any(|bytes| bytes == part);
    // The last picture of the file, which its last entry tells the place of.
    let last = u32::from_le_bytes(icon[6 + 6 * 16 + 12..][..4].try_into().unwrap()) as usize;
    assert!(has(&icon[last..]), "it has no icon");
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    assert!(has(&wide(concat!("ProductVersion\0", env!("CARGO_PKG_VERSION"), "\0"))), "it has no version");
}
