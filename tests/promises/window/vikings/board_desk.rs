//! The desk of boards and layouts, driven by the accessible names of its controls and by keys.

use std::path::Path;
use std::sync::Arc;

use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::geometry::Space;
use drydock::project::{Content as AnyContent, Library, Project, files};
use drydock::rules::Shelf;
use drydock::rules::vikings::board::{Barrier, Board, Hexes, Hexside, Laid, Layout, Surface};
use drydock::rules::vikings::{Chapter, Content};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

type Window = Harness<'static, App>;

/// A window on a project with a board of nine columns and rows, and another, which a layout joins where it is told to.
fn open(folder: &Path, with_layout: bool) -> Window {
    let board = |name: &str| Board { name: name.into(), hexes: Hexes::new(9, 10), ..Board::default() };
    let boards: Shelf<Board> = if with_layout {
        [board("West Shore"), board("East Shore")].into_iter().collect()
    } else {
        [board("West Shore")].into_iter().collect()
    };
    let laid = boards.ids().zip([0, 9]).map(|(id, column)| Laid { board: Some(id), at: Space::new(column, 0), turned: false });
    let layout = Layout { name: "Bay".into(), boards: laid.collect() };
    let layouts = if with_layout { [layout].into_iter().collect() } else { Shelf::default() };
    let tables: Chapter = Library::bundled().chapter::<Content>("tables").expect("the tables");
    let tables = tables.tables.map(|tables| Arc::clone(&tables)).unwrap_or_default();
    let content = Content { boards, layouts, tables, ..Content::default() };
    let file = folder.join("shore.drydock");
    files::save(&file, &Project::with_content(content.into(), "Shores")).expect("a saved file");
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::Vikings(content) = &window.state().state().document.project().content else {
        panic!("a project for another game")
    };
    content
}

fn board(window: &Window) -> Board {
    content(window).boards.iter().next().expect("a board").1.clone()
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
fn terrain_and_hexsides_are_put_down_by_keys_and_each_is_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), false);
    let before = board(&window);
    press(&mut window, "Brush");
    press(&mut window, "Sea");
    keys(&mut window, &[Key::Enter]);
    let at = Space::new(4, 4);
    assert_eq!(board(&window).hexes.get(at), Some(Surface::Sea));
    assert!(said(&window).contains("Board. Hex E5: deep sea"), "{}", said(&window));
    press(&mut window, "Beach");
    keys(&mut window, &[Key::ArrowRight, Key::Enter, Key::ArrowLeft]);
    assert!(said(&window).contains("shallow sea"), "the shallows follow by themselves: {}", said(&window));
    press(&mut window, "Hexsides");
    press(&mut window, "Wall");
    keys(&mut window, &[Key::CloseBracket, Key::CloseBracket, Key::Enter]);
    assert_eq!(board(&window).sides.get(Hexside::new(at, 2)), Some((Barrier::Wall, true)));
    assert!(said(&window).contains("wall E"), "{}", said(&window));
    for _ in 0..3 {
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        window.run();
    }
    assert_eq!(board(&window), before);
}

#[test]
fn sight_and_reach_are_told_in_words_and_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), false);
    let before = board(&window);
    press(&mut window, "Sight");
    keys(&mut window, &[Key::Enter, Key::ArrowRight, Key::ArrowRight]);
    assert!(said(&window).contains("from E5: 2 hexes, +0 on the die, cover none"), "{}", said(&window));
    press(&mut window, "Reach");
    press(&mut window, "On a horse");
    assert!(said(&window).contains("from E5: 2 movement points"), "{}", said(&window));
    keys(&mut window, &[Key::OpenBracket, Key::OpenBracket, Key::OpenBracket]);
    assert!(!said(&window).contains(": 2 movement points"), "he has to turn first: {}", said(&window));
    assert_eq!(board(&window), before);
}

#[test]
fn the_boards_of_a_layout_are_half_turned_where_they_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), true);
    // The outline comes before whatever else names it.
    window.get_all_by_label_contains("Bay").next().expect("the layout in the outline").click();
    window.run();
    assert!(said(&window).starts_with("Layout. "), "{}", said(&window));
    window.get_by_role_and_label(Role::Button, "Half-turn board 2").click();
    window.run();
    let (_, layout) = content(&window).layouts.iter().next().expect("a layout");
    let turned: Vec<bool> = layout.boards.iter().map(|(_, laid)| laid.turned).collect();
    assert_eq!(turned, [false, true]);
}
