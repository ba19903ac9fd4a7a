//! The desks of Vikings in a window.

mod answers;
mod board_desk;
mod force_desk;
mod play;
mod presses;
mod secrets;
mod set_up_desk;
mod table;
mod taken_back;
mod winning;

use std::path::Path;

use drydock::project::{Content as AnyContent, Game, Library, files};
use drydock::rules::vikings::Content;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, Window, project};

/// A window on the sample with something of it on the desk; so large that nothing has to be scrolled to.
fn open(thing: &str, folder: &Path) -> Window {
    let file = folder.join("raid.drydock");
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the template");
    files::save(&file, &project).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1800.0, 2600.0));
    window.get_by_role_and_label(Role::ListItem, thing).click();
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::Vikings(content) = &project(window).content else { panic!("designs of another game") };
    content
}

fn found(window: &Window, rule: &str) -> bool {
    window.state().state().document.findings().iter().any(|finding| finding.about.name == rule)
}
