//! The desks of Space Viking in a window.

mod opening;
pub mod orders;
mod referee;
mod sector_desk;

use std::path::Path;

use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Content as AnyContent, Library, Project, files};
use drydock::rules::space_viking::Content;
use egui::Vec2;
use egui_kittest::Harness;

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
