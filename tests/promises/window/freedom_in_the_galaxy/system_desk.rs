//! The star system desk, by keys: loyalty is taken along the track, environs come, go and change places, and control is told.

use std::path::Path;

use drydock::project::{Content as AnyContent, Game, Library, files};
use drydock::rules::freedom_in_the_galaxy::{Content, EnvironType, Planet};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use crate::support::pointer::{said, undo_label};
use crate::support::window::{Window, bytes, find, keys, open_sized, press, project};

/// A window on the sample, at the display of Egrix with its planet Angoff selected.
fn open(folder: &Path) -> Window {
    let file = folder.join("sample.drydock");
    let sample = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
    files::save(&file, &sample).expect("a saved file");
    let mut window = open_sized(Some(file), folder, Vec2::new(1600.0, 1400.0));
    choose(&mut window, "Angoff");
    window
}

fn choose(window: &mut Window, name: &str) {
    find(window, name);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
}

fn content(window: &Window) -> &Content {
    let AnyContent::FreedomInTheGalaxy(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn angoff(window: &Window) -> &Planet {
    content(window).planets.find(|planet| planet.name == "Angoff").expect("the planet").1
}

fn key(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

#[test]
fn loyalty_is_taken_along_the_track_and_control_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    assert!(said(&window).starts_with("Star system. Orbit of Angoff"), "{}", said(&window));
    let before = (angoff(&window).start, bytes(&window));
    // The pieces are gone through until the marker of this planet comes.
    for _ in 0..40 {
        key(&mut window, Key::N);
        if said(&window).contains("of Angoff, marked S") {
            break;
        }
    }
    assert!(said(&window).contains("no units, Imperial units, units of both: Imperial"), "{}", said(&window));
    key(&mut window, Key::Enter);
    assert!(said(&window).contains("In hand:"), "{}", said(&window));
    for arrow in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
        key(&mut window, arrow);
        let said = said(&window);
        if said.contains("In hand: Angoff starts at") && !said.contains("starts at Neutral") {
            break;
        }
    }
    key(&mut window, Key::Enter);
    assert_ne!(angoff(&window).start, before.0, "{}", said(&window));
    assert!(undo_label(&window).is_some_and(|label| label.starts_with("Start Angoff at")));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(bytes(&window), before.1);
    // Backspace takes the marker off.
    key(&mut window, Key::Backspace);
    assert_eq!(angoff(&window).start, None);
}

#[test]
fn environs_come_change_places_and_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let kinds = |window: &Window| angoff(window).environs.iter().map(|(_, environ)| environ.kind).collect::<Vec<_>>();
    let first = kinds(&window);
    press(&mut window, "Add fire environ");
    assert_eq!(kinds(&window).last(), Some(&EnvironType::Fire));
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::ALT, Key::ArrowLeft);
    let after = kinds(&window);
    assert_eq!(after.iter().position(|kind| *kind == EnvironType::Fire), Some(first.len() - 1), "{after:?}");
    press(&mut window, "Remove the selected part");
    assert_eq!(kinds(&window), first);
    // Its planets are put in another order too.
    let planets = |window: &Window| content(window).planets.iter().map(|(_, planet)| planet.name.clone()).collect::<Vec<_>>();
    let before = planets(&window);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_ne!(planets(&window), before);
    assert_eq!(undo_label(&window).as_deref(), Some("Move Angoff"));
}
