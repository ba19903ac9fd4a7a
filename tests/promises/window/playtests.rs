//! Scenarios that captains play and no table here, playtested in the window.

use drydock::editor::action::Bottom;
use drydock::editor::running_playtest::RunningPlaytest;
use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, keys, press};

#[test]
fn scenarios_without_a_table_are_playtested_in_the_window() {
    for (game, template) in [(Game::SpaceViking, "duel")] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = window::open_template_of(game, template, folder.path());
        keys(&mut window, Modifiers::NONE, Key::F9);
        assert!(window.state().state().view.bottom == Bottom::Playtest, "{template}");
        window::type_into(&mut window, Role::SpinButton, "Games", "2");
        keys(&mut window, Modifiers::NONE, Key::Enter);
        press(&mut window, "Start");
        let view = &window.state().state().view;
        let report = view.playtest.as_ref().and_then(RunningPlaytest::report).expect("a report");
        assert_eq!(report.games, 2, "{template}");
        assert!(report.sides.len() >= 2 && report.sides.iter().all(|side| side.wins.of <= 2), "{template}");
        // No game of it can be watched or played at a table.
        assert!(window.query_all_by_label_contains("Watch game").next().is_none(), "{template}");
        press(&mut window, "View");
        assert!(window.query_all_by_label_contains("Play the scenario").next().is_none(), "{template}");
    }
}
