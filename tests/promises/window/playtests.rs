//! Scenarios that captains play and no table here, playtested in the window.

use drydock::editor::action::Bottom;
use drydock::editor::running_playtest::RunningPlaytest;
use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, keys, press};

#[test]
fn a_scenario_without_a_table_is_playtested_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template_of(Game::SpaceViking, "duel", folder.path());
    keys(&mut window, Modifiers::NONE, Key::F9);
    assert!(window.state().state().view.bottom == Bottom::Playtest);
    window::type_into(&mut window, Role::SpinButton, "Games", "2");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Start");
    let view = &window.state().state().view;
    let report = view.playtest.as_ref().and_then(RunningPlaytest::report).expect("a report");
    assert_eq!(report.games, 2);
    assert!(report.sides.len() >= 2 && report.sides.iter().all(|side| side.wins.of <= 2));
    // No game of it can be watched or played at a table.
    assert!(window.query_all_by_label_contains("Watch game").next().is_none());
    press(&mut window, "View");
    assert!(window.query_all_by_label_contains("Play the scenario").next().is_none());
}
