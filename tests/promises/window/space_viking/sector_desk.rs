//! The map of the sector, driven by the accessible names of its controls and by keys.

use drydock::geometry::Space;
use drydock::rules::space_viking::{Content, World, WorldType};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Window, content, open};

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

fn sector_desk(content: Content) -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), content);
    window.get_all_by_label_contains("Sector map").next().expect("the sector in the outline").click();
    window.run();
    (folder, window)
}

#[test]
fn a_world_is_added_at_the_cursor_and_carried_to_another_space() {
    let (_folder, mut window) = sector_desk(Content::default());
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    assert!(said(&window).starts_with("Sector map. Space 1113"), "{}", said(&window));
    press(&mut window, "Add world at the cursor");
    let spaces = |window: &Window| content(window).worlds.iter().map(|(_, world)| world.at).collect::<Vec<_>>();
    assert_eq!(spaces(&window), [Space::new(10, 12)]);
    // It was selected when it was added, so that it is taken up at once; the map stays on the desk.
    keys(&mut window, &[Key::Enter, Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    assert_eq!(spaces(&window), [Space::new(12, 12)]);
    assert!(said(&window).contains("New World: 1313"), "{}", said(&window));
    keys(&mut window, &[Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft]);
    assert!(said(&window).contains("3 moves from New World, 2 years at jump 2"), "{}", said(&window));
}

#[test]
fn worlds_are_strewn_in_one_step_and_players_see_no_more_than_the_chart() {
    let hidden = World { name: "Nemo".into(), at: Space::new(10, 12), kind: Some(WorldType::Medieval), ..World::default() };
    let (_folder, mut window) = sector_desk(Content { worlds: [hidden].into_iter().collect(), ..Content::default() });
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    assert!(said(&window).contains("medieval"), "{}", said(&window));
    press(&mut window, "Players' view");
    assert!(said(&window).contains("Nemo: 1113 nobody knows"), "{}", said(&window));
    press(&mut window, "Strew 42 worlds");
    assert_eq!(content(&window).worlds.len(), 43);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(content(&window).worlds.len(), 1);
}
