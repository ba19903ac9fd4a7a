//! The commands of the manual work as they are written, page by page, in a folder with the files that the page takes for granted.

#![cfg(unix)] // A shell reads them.
#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use drydock::manual::{self, Block, Page};

use crate::support::desk::{Desk, text};

/// The files that pages take for granted, and the game whose sample each is.
const GIVEN: [(&str, &str); 4] = [
    ("my-fleet.drydock", "launch-fighters"),
    ("game.drydock", "launch-fighters"),
    ("fight.drydock", "launch-fighters"),
    ("sector.drydock", "space-viking"),
];

/// Stands in for the program: of the thousands of games that a page plays, four are enough here.
const FEWER: &str = r#"#!/bin/sh
case "$1" in play) set -- "$@" --games 4 ;; esac
for word in "$@"; do
    shift
    if [ "$last" = --games ] && [ "$word" != 4 ]; then last=; continue; fi
    if [ "$last" = --games ]; then set -- "$@" --games; fi
    if [ "$word" != --games ]; then set -- "$@" "$word"; fi
    last="$word"
done
exec "$DRYDOCK" "$@"
"#;

/// The blocks of a page that are typed at a prompt, in their order.
fn typed(page: &Page) -> Vec<&str> {
    let lines = page.blocks.iter().filter_map(|block| if let Block::Lines(lines) = block { Some(lines.as_str()) } else { None });
    lines.filter(|lines| lines.starts_with("drydock ")).collect()
}

/// A block of a page that begins so.
fn block(page: &Page, begins: &str) -> Option<String> {
    page.blocks.iter().find_map(|block| match block {
        Block::Lines(lines) if lines.starts_with(begins) => Some(lines.clone()),
        _ => None,
    })
}

/// Types lines into a shell in the folder, which ends at the first that fails.
fn shell(desk: &Desk, lines: &str) -> Result<(), String> {
    let path = format!("{}:{}", desk.path("bin").display(), std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-ec", lines]).current_dir(desk.folder()).env("PATH", path).env("DRYDOCK", cargo_bin!("drydock"));
    let output = command.env("XDG_CONFIG_HOME", desk.path("config")).env("HOME", desk.folder()).output().unwrap();
    if output.status.success() { Ok(()) } else { Err(text(&output.stderr)) }
}

/// Puts the files into the folder that a page takes for granted, and does not make itself.
fn prepare(desk: &Desk, page: &Page, typed: &str) {
    fs::create_dir(desk.path("bin")).unwrap();
    fs::write(desk.path("bin/drydock"), FEWER).unwrap();
    fs::set_permissions(desk.path("bin/drydock"), fs::Permissions::from_mode(0o755)).unwrap();
    for (file, game) in GIVEN.iter().filter(|(file, _)| typed.contains(file)) {
        let is_made = typed.lines().any(|line| line.starts_with("drydock new ") && line.ends_with(file));
        if !is_made {
            desk.good(&format!("new --game {game} --template sample {file}"));
        }
    }
    if let Some(settings) = block(page, "(printers:") {
        fs::create_dir_all(desk.path("config/drydock")).unwrap();
        fs::write(desk.path("config/drydock/settings.ron"), settings).unwrap();
    }
}

/// Writes the sheet of a page where its commands look for it, with the key that its player has got.
fn deliver(desk: &Desk, page: &Page) {
    let report = desk.path("post/start/start-house-skarrow.report");
    let Some(sheet) = block(page, "orders ").filter(|_| report.exists()) else { return };
    fs::copy(&report, desk.path("start-house-skarrow.report")).unwrap();
    let told = fs::read_to_string(desk.path("post/start/start-house-skarrow.txt")).unwrap();
    let key = |words: &str| words.split(" key ").nth(1).and_then(|rest| rest.split_whitespace().next()).unwrap().to_owned();
    let sheet = sheet.replace(&key(&sheet), &key(&told));
    fs::create_dir_all(desk.path("sheets-1")).unwrap();
    fs::write(desk.path("sheets-1/skarrow.orders"), &sheet).unwrap();
    fs::write(desk.path("my-sheet.txt"), sheet).unwrap();
}

#[test]
fn commands_of_the_manual_work_as_they_are_written() {
    let (mut failed, mut seen) = (Vec::new(), 0);
    for page in manual::pages().iter().filter(|page| !typed(page).is_empty()) {
        let desk = Desk::new();
        prepare(&desk, page, &typed(page).join("\n"));
        for lines in typed(page) {
            seen += lines.lines().count();
            if let Err(error) = shell(&desk, lines) {
                failed.push(format!("{}:\n{lines}\n{error}", page.name));
            }
            deliver(&desk, page);
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(seen > 30, "only {seen} commands are there");
}

#[test]
fn a_fleet_of_ones_own_is_on_paper_after_five_commands() {
    let desk = Desk::new();
    fs::write(desk.path("ships.csv"), "name,move,defense,cannons\nFox,3,2,2\nHare,4,1,1\n").unwrap();
    desk.good("new --game launch-fighters my-fleet.drydock");
    desk.good("import ships.csv --into my-fleet.drydock");
    desk.good("price my-fleet.drydock");
    desk.good("check my-fleet.drydock");
    let printed = desk.good("print my-fleet.drydock --only record-sheets");
    assert!(printed.contains("record-sheets.pdf: 1 page"), "{printed}");
}
