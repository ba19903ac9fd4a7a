//! The unit desk, the table desk and the wall of tiles of Star Viking, driven by the accessible names of their controls.

#[path = "support/window.rs"]
mod window;

use drydock::project::Library;
use drydock::rules::star_viking::{self, Table, UnitType};
use drydock::rules::{Content, Game, Origin};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use window::{Window, keys, open_sized, press, project, type_into};

/// A tall window on the sample, in which nothing has to be scrolled to.
fn open(folder: &std::path::Path) -> Window {
    let file = folder.join("sample.drydock");
    let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    drydock::project::files::save(&file, &sample).expect("a saved file");
    open_sized(Some(file), folder, egui::Vec2::new(1280.0, 2400.0))
}

fn designs(window: &Window) -> &star_viking::Content {
    match &project(window).content {
        Content::StarViking(content) => content,
        Content::LaunchFighters(_) => panic!("a project for another game"),
    }
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

fn label(window: &Window) -> Option<&str> {
    window.state().state().document.undo_label()
}

#[test]
fn tables_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    for table in Table::ALL {
        choose(&mut window, table.label());
    }
}
