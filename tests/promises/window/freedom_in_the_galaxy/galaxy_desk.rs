//! The map of the galaxy, driven by the accessible names of its controls and by keys.

use std::path::Path;

use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::geometry::Mm;
use drydock::project::{Content as AnyContent, Library, Project, files};
use drydock::rules::Shelf;
use drydock::rules::freedom_in_the_galaxy::{Content, MapPlace, Star};
use egui::accesskit::Role;
use egui::{Key, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

type Window = Harness<'static, App>;

/// A window on a project with two stars beside one another, at their map.
fn open(folder: &Path) -> Window {
    let star = |name: &str, x| Star { name: name.into(), at: MapPlace { x: Mm::new(x), y: Mm::new(200.0) }, ..Star::default() };
    let stars: Shelf<Star> = [star("Egrix", 200.0), star("Varu", 400.0)].into_iter().collect();
    let file = folder.join("galaxy.drydock");
    let content = Content { stars, ..Content::default() };
    files::save(&file, &Project::with_content(content.into(), "Galaxy")).expect("a saved file");
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 900.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    press(&mut window, "Stars as the map of the galaxy");
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::FreedomInTheGalaxy(content) = &window.state().state().document.project().content else {
        panic!("a project for another game")
    };
    content
}

fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
}

fn keys(window: &mut Window, keys: &[Key]) {
    for key in keys {
        window.key_press(*key);
        window.run();
    }
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_route_is_drawn_from_star_to_star_and_then_jumps_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    assert!(said(&window).starts_with("Galaxy. Egrix"), "{}", said(&window));
    keys(&mut window, &[Key::ArrowRight]);
    assert!(said(&window).contains("Varu"), "{}", said(&window));
    press(&mut window, "Draw routes");
    keys(&mut window, &[Key::Enter, Key::Enter, Key::ArrowLeft, Key::Enter]);
    let routes: Vec<_> = content(&window).routes.iter().map(|(_, route)| (route.from, route.to)).collect();
    let stars: Vec<_> = content(&window).stars.ids().map(Some).collect();
    assert_eq!(routes, [(stars[1], stars[0])]);
    // Another route between them is not drawn.
    keys(&mut window, &[Key::Enter, Key::Enter, Key::ArrowRight, Key::Enter]);
    assert_eq!(content(&window).routes.len(), 1);
    assert!(said(&window).contains("a jump of 1 from Egrix"), "{}", said(&window));
}

#[test]
fn the_galaxy_is_drawn_by_night_at_a_press() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "By night");
    assert!(content(&window).night);
    assert_eq!(window.state().state().document.undo_label(), Some("Draw the galaxy by night"));
    press(&mut window, "By night");
    assert!(!content(&window).night);
}
