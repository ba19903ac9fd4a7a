//! What a screen reader is told of the desks of games, as texts that can be read and compared: roles, names, values, states.

use std::fmt::Write as _;

use drydock::project::Game;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use super::accessibility::told;
use crate::support::golden;
use crate::support::walk::Walk;
use crate::support::window::Window;

/// Of more controls of one role in a row only the first are kept, and their number, so that a change is seen in a diff.
const MOST: usize = 6;

/// The lines of a text, with long runs of one role shortened.
fn short(text: &str) -> String {
    let role = |line: &str| line.split(['“', ' ']).find(|word| !word.is_empty()).unwrap_or_default().to_owned();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = text.lines().collect();
    let mut short = String::new();
    for run in lines.chunk_by(|one, other| depth(one) == depth(other) && role(one) == role(other)) {
        let shown = if run.len() > MOST + 1 { MOST } else { run.len() };
        for line in &run[..shown] {
            let _ = writeln!(short, "{line}");
        }
        if shown < run.len() {
            let _ = writeln!(short, "{:2$}and {} more", "", run.len() - shown, depth(run[0]));
        }
    }
    short
}

fn compare(go: impl FnOnce(&mut Walk<'_>)) {
    let mut wrong = Vec::new();
    let mut look = |stop: &str, window: &mut Window| {
        let region =
            ["Desk", "Table", "Game by post"].into_iter().find_map(|name| window.query_by_role_and_label(Role::Region, name));
        let mut text = told(region.expect("a desk"));
        // Files of a test are in a folder of a name that nobody knows.
        for folder in text
            .clone()
            .split('“')
            .filter_map(|words| Some(words.split_once('”')?.0))
            .filter(|words| words.starts_with(&folder()))
        {
            text = text.replace(folder, "FOLDER");
        }
        wrong.extend(golden::compare(&format!("tree-{stop}"), &short(&text)).err());
    };
    go(&mut Walk::new(Vec2::new(1296.0, 816.0), &mut look));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn folder() -> String {
    std::env::temp_dir().display().to_string()
}

#[test]
fn desks_of_launch_fighters() {
    compare(|walk| {
        walk.designs(Game::LaunchFighters);
        walk.table(Game::LaunchFighters, "sample");
    });
}

#[test]
fn desks_of_freedom_in_the_galaxy() {
    compare(|walk| {
        walk.designs(Game::FreedomInTheGalaxy);
        walk.table(Game::FreedomInTheGalaxy, "varu");
    });
}

#[test]
fn desks_of_star_viking() {
    compare(|walk| {
        walk.designs(Game::StarViking);
        walk.table(Game::StarViking, "sample");
    });
}

#[test]
fn desks_of_vikings() {
    compare(|walk| {
        walk.designs(Game::Vikings);
        walk.table(Game::Vikings, "the-hall");
    });
}

#[test]
fn desks_of_space_viking() {
    compare(|walk| walk.designs(Game::SpaceViking));
}
