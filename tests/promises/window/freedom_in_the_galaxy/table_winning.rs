//! How one wins is told at the table at any moment, with the rules; and at the end why it came out so.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use super::table::{begun, first, is_over, words};
use crate::support::window::{Window, press, press_anywhere};

/// The words with which a line begins.
fn line(window: &Window, begins: &str) -> String {
    let found = words(window).into_iter().find(|line| line.starts_with(begins));
    found.unwrap_or_else(|| panic!("nothing begins with {begins}: {:?}", words(window)))
}

#[test]
fn what_counts_is_told_from_the_beginning_of_a_game_with_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = begun(folder.path(), "sample", false);
    line(&window, "The Rebel wins with 12 victory points or more after turn 6.");
    line(&window, "The Rebel wins at once, as soon as the Rebel player controls 1 planet.");
    for rule in ["Rule: 16.17", "Rule: 16.25", "Rule: 16.26", "Rule: 16.27"] {
        assert!(window.query_all_by_role_and_label(Role::Link, rule).next().is_some(), "{rule} can be read");
    }
    // 16.17: nine points for a planet under Rebel control, of which there is none.
    assert!(line(&window, "Each planet under Rebel control: +9").ends_with(": 0"));
    assert!(line(&window, "The game ends after turn 6; this is turn ").contains("this is turn 1."));
    let heads: Vec<String> = words(&window).into_iter().filter(|line| line == "EMPIRE" || line.starts_with("REBEL: ")).collect();
    assert!(heads[0].starts_with("REBEL: ") && heads[1] == "EMPIRE", "the own side comes first: {heads:?}");
}

#[test]
fn at_the_end_the_result_and_the_sources_of_the_points_lie_over_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", true);
    for _ in 0..3000 {
        if is_over(&window) {
            break;
        }
        first(&mut window);
    }
    let pages = |window: &Window| window.query_all_by_label("The game is over").count();
    assert_eq!(pages(&window), 1);
    let result = words(&window).into_iter().find(|line| line.contains(" player wins")).expect("the result");
    assert!(result.contains("The Rebel has ") || result.contains("the Rebel has "), "{result}");
    // The points of all lines come to those in the heading.
    let is_counted = |line: &str| line.contains(": +") || line.contains(": -");
    let counted = |line: String| {
        let (_, now) = line.rsplit_once(": ").filter(|(term, _)| is_counted(term))?;
        now.parse::<i32>().ok()
    };
    let total: i32 = words(&window).into_iter().filter_map(counted).sum();
    let head = line(&window, "REBEL: ");
    assert_eq!(head.split([' ', ':']).nth(2).and_then(|points| points.parse().ok()), Some(total), "{head}");
    press_anywhere(&mut window, "Look at the board");
    assert_eq!(pages(&window), 0);
    assert!(words(&window).contains(&result), "the result stays beside the board");
    press(&mut window, "Show the result");
    assert_eq!(pages(&window), 1);
}
