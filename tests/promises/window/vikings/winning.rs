//! How one wins is told at the table: goals, head starts, grades and the tide; and at the end the points of each goal and the grade.

use std::path::Path;

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Window, keys, press};

fn words(window: &Window) -> Vec<String> {
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
    window.query_all_by_role(Role::Label).filter_map(label).collect()
}

/// The Hall at its table, begun against a captain.
fn hall(folder: &Path) -> Window {
    let file = folder.join("game.drydock");
    files::save(&file, &Library::bundled().template(Game::Vikings, "the-hall").expect("the template")).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1600.0, 1500.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

/// The points in the headings of both sides.
fn headed(window: &Window) -> Vec<String> {
    let points = |line: String| Some(line.strip_suffix(" POINTS")?.rsplit_once(": ")?.1.to_owned());
    words(window).into_iter().filter_map(points).collect()
}

#[test]
fn goals_head_start_grades_and_tide_are_told_from_the_beginning() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = hall(folder.path());
    let told = words(&window);
    let has = |part: &str| assert!(told.iter().any(|line| line.contains(part)), "nothing tells {part}: {told:?}");
    ["treasure carried off the board", "Had before the first turn: 50", "10 %, 25 % and 50 %", "through turn 8"]
        .into_iter()
        .for_each(has);
    assert_eq!(headed(&window), ["0", "50"], "what each side has stands over its goals");
}

#[test]
fn the_optional_rules_in_force_are_listed_with_their_sections() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = hall(folder.path());
    let told = words(&window);
    let at = told.iter().position(|line| line == "OPTIONAL RULES").expect("a heading");
    let rules = &told[at + 1..];
    for rule in ["Treasures (5.5)", "Pigs and goats (5.5)", "Captives"] {
        assert!(rules.iter().any(|line| line.starts_with(rule)), "{rule}: {rules:?}");
    }
    assert!(!rules.iter().any(|line| line.contains("(5.1)")), "a rule that is off is not listed: {rules:?}");
}

#[test]
fn the_page_at_the_end_tells_who_won_by_which_grade() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = hall(folder.path());
    press(&mut window, "Let a captain finish");
    for _ in 0..600 {
        if window.query_by_label("The game is over").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        window.step();
    }
    press(&mut window, "To the end");
    let told = words(&window);
    let result = told.iter().find(|line| line.contains(" points") && line.contains(" to ")).expect("the result");
    let wins = result.contains(" win. ") || result.contains(" wins. ");
    assert!(wins && result.contains(": victory of grade ") || result.starts_with("A draw."), "{result}");
    for points in headed(&window) {
        assert!(result.contains(&points), "{result}: {points}");
    }
    press(&mut window, "Look at the board");
    assert!(words(&window).contains(result), "the result stays beside the board");
}
