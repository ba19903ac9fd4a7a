//! The desks of Space Viking in a window.

mod opening;
mod orders;
mod referee;
mod sector_desk;

use std::path::Path;

use drydock::editor::action::Bottom;
use drydock::editor::running_playtest::RunningPlaytest;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::space_viking::Content;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, keys, press};

type Window = Harness<'static, App>;

/// A window on a project with this content.
fn open(folder: &Path, content: Content) -> Window {
    let file = folder.join("sector.drydock");
    files::save(&file, &Project::with_content(content.into(), "Sector")).expect("a saved file");
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 1600.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::SpaceViking(content) = &window.state().state().document.project().content else {
        panic!("a project for another game")
    };
    content
}

#[test]
fn a_campaign_is_playtested_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template_of(Game::SpaceViking, "duel", folder.path());
    keys(&mut window, Modifiers::NONE, Key::F9);
    assert!(window.state().state().view.bottom == Bottom::Playtest);
    window::type_into(&mut window, Role::SpinButton, "Games", "2");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Start");
    let view = &window.state().state().view;
    let report = view.playtest.as_ref().and_then(RunningPlaytest::report).expect("a report");
    assert_eq!(report.sides.iter().map(|side| side.wins.of).max(), Some(2));
    // It is played by post and by captains, and at no table.
    assert!(window.query_all_by_label_contains("Watch game").next().is_none());
    press(&mut window, "View");
    assert!(window.query_all_by_label_contains("Play the scenario").next().is_none());
}
