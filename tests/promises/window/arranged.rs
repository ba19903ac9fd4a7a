//! Several things of a map or a tile that are chosen together are put in line or at equal distances, and pieces of a set-up are moved and set
//! together, by one step that undoing takes back.

use drydock::project::{Content as AnyContent, Game, Library};
use drydock::rules::{freedom_in_the_galaxy, launch_fighters, star_viking};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{said, undo_label};
use crate::support::window::{Window, bytes, keys, open_template_of, press, press_anywhere, project, type_into};

/// Draws a band with Shift from one corner of a part of the window to the other.
fn band(window: &mut Window, part: Rect) {
    let button =
        |pos: Pos2, pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::SHIFT };
    let (from, to) = (part.min, part.max);
    let drawn = [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(part.center()),
        Event::PointerMoved(to),
        button(to, false),
    ];
    let held = |modifiers| std::iter::once(Event::ModifiersChanged(modifiers));
    for event in held(Modifiers::SHIFT).chain(drawn).chain(held(Modifiers::NONE)) {
        window.event(event);
        window.run();
    }
}

/// The board.
fn board(window: &Window) -> Rect {
    window.get_by_role(Role::GraphicsObject).rect()
}

/// Chooses an arrangement from the menu.
fn arrange(window: &mut Window, how: &str) {
    press(window, "Arrange");
    press(window, how);
}

#[test]
fn stars_come_into_a_row_and_go_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::FreedomInTheGalaxy, "two-stars", folder.path());
    press(&mut window, "Stars as the map of the galaxy");
    let before = bytes(&window);
    assert!(window.get_by_role_and_label(Role::Button, "Arrange").accesskit_node().is_disabled(), "nothing is chosen yet");
    let all = board(&window).shrink(2.0);
    band(&mut window, all);
    arrange(&mut window, "Align in a row");
    let stars = |window: &Window| {
        let AnyContent::FreedomInTheGalaxy(content) = &project(window).content else { panic!("another game") };
        let of = |star: &freedom_in_the_galaxy::Star| (star.at.x.get(), star.at.y.get());
        content.stars.iter().map(|(_, star)| of(star)).collect::<Vec<_>>()
    };
    let now = stars(&window);
    assert!(now.len() > 1 && now.iter().all(|(_, y)| (y - now[0].1).abs() < 0.1), "{now:?}");
    assert!(undo_label(&window).is_some_and(|label| label.starts_with("Align in a row: ")), "{:?}", undo_label(&window));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}

#[test]
fn bodies_of_a_tile_come_into_a_column_along_their_orbits() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder.path());
    window.get_by_role_and_label(Role::ListItem, "Sanakht").click();
    window.run();
    let before = bytes(&window);
    // The right half of the tile: a body of each orbit, and their boxes of deep space.
    let tile = board(&window).shrink(2.0);
    band(&mut window, tile.with_min_x(tile.center().x - 60.0));
    press(&mut window, "Arrange");
    assert!(window.query_by_label("Align at the top").is_none(), "bodies move along their orbits alone");
    press(&mut window, "Align in a column");
    let along = |window: &Window| {
        let AnyContent::StarViking(content) = &project(window).content else { panic!("another game") };
        let (_, system) = content.systems.find(|system: &star_viking::System| system.label() == "Sanakht").expect("the system");
        let orbits = system.orbits.iter().map(|(_, orbit)| orbit.bodies.iter().filter_map(|(_, body)| body.look.along).collect());
        orbits.collect::<Vec<Vec<u16>>>()
    };
    let now = along(&window);
    assert!(now.len() == 3 && now.iter().all(|orbit| orbit.len() == 1 && orbit == &now[0]), "{now:?}");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}

#[test]
fn labels_in_the_chosen_spaces_of_a_map_come_to_the_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::LaunchFighters, Library::SAMPLE, folder.path());
    window.get_by_role_and_label(Role::ListItem, "The Orchard Rocks").click();
    window.run();
    let labels = |window: &Window| {
        let AnyContent::LaunchFighters(content) = &project(window).content else { panic!("another game") };
        let (_, map) = content.maps.iter().next().expect("a map");
        map.labels.iter().map(|(_, label): (_, &launch_fighters::Label)| label.at).collect::<Vec<_>>()
    };
    let (before, stood) = (bytes(&window), labels(&window));
    press(&mut window, "Region");
    let all = board(&window);
    band(&mut window, all.shrink2(egui::Vec2::new(all.width() * 0.12, all.height() * 0.1)));
    arrange(&mut window, "Align at the left");
    let now = labels(&window);
    let least = stood.iter().map(|at| at.column).min();
    assert!(now.iter().all(|at| Some(at.column) == least), "{stood:?} became {now:?}");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}

#[test]
fn pieces_of_a_set_up_round_a_star_move_and_are_set_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::FreedomInTheGalaxy, Library::SAMPLE, folder.path());
    type_into(&mut window, Role::TextInput, "Search outline", "Flight to Egrix");
    window.get_by_role_and_label(Role::ListItem, "Flight to Egrix").click();
    window.run();
    let before = bytes(&window);
    let all = board(&window).shrink(2.0);
    band(&mut window, all);
    window.get_by_label_contains(" chosen");
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    // The keys take up the piece at the cursor, and the others with it.
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let ways = [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::ArrowDown, Key::ArrowDown, Key::ArrowDown];
    let found = ways.into_iter().any(|way| {
        keys(&mut window, Modifiers::NONE, way);
        said(&window).to_lowercase().contains("orbit of")
    });
    assert!(found, "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let label = undo_label(&window);
    assert!(label.as_ref().is_some_and(|label| label.starts_with("Move ") && label.ends_with(" pieces")), "{label:?}");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}

#[test]
fn characters_of_a_set_up_that_are_chosen_on_the_boards_are_set_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::Vikings, Library::SAMPLE, folder.path());
    type_into(&mut window, Role::TextInput, "Search outline", "A drakkar off the coast");
    window.get_by_role_and_label(Role::ListItem, "A drakkar off the coast").click();
    window.run();
    let before = bytes(&window);
    // Ashore stand those of the coast; the boat of the raiders is at the other end of the boards.
    let all = board(&window).shrink(2.0);
    band(&mut window, all.with_max_x(all.center().x));
    window.get_by_label_contains(" chosen");
    let differs = window.query_all_by_role(Role::Button).find_map(|node| {
        let name = node.accesskit_node().label()?;
        name.starts_with("Give this to all: ").then_some(name)
    });
    press_anywhere(&mut window, &differs.expect("something in which they differ"));
    assert_ne!(bytes(&window), before);
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}
