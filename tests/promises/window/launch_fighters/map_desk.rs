//! The map desk, driven by the accessible names of its controls, by the mouse and by keys.

use std::path::Path;

use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::geometry::{Grid, Shape, Space};
use drydock::project::{Content as AnyContent, Library, Project, files, text};
use drydock::rules::launch_fighters::{Content, Map, TerrainKind};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::fitted;

type Window = Harness<'static, App>;

/// A window on a project with one small map.
fn open(folder: &Path) -> Window {
    let map = Map { name: "Narrows".into(), grid: Grid::new(Shape::Square, 20, 10), ..Map::default() };
    let content = Content { maps: [map].into_iter().collect(), ..Content::default() };
    let file = folder.join("map.drydock");
    files::save(&file, &Project::with_content(content.into(), "Charts")).expect("a saved file");
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

fn map(window: &Window) -> Map {
    let AnyContent::LaunchFighters(content) = &window.state().state().document.project().content else {
        panic!("a project for another game")
    };
    content.maps.iter().next().expect("a map").1.clone()
}

fn terrain(window: &Window) -> Vec<(Space, TerrainKind)> {
    map(window).terrain_by_space().into_iter().collect()
}

fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

/// Where a space of the board is on the screen while all of it is shown: the board lies in the middle of the canvas.
fn at(window: &Window, column: f32, row: f32) -> Pos2 {
    let rect = window.get_by_role(Role::GraphicsObject).rect();
    let size = Vec2::new(20.0, 10.0) * 25.4;
    let fitting = ((rect.width() - 24.0) / size.x).min((rect.height() - 24.0) / size.y);
    let scale = fitted(fitting.into()) as f32;
    rect.center() + (Vec2::new(column + 0.5, row + 0.5) * 25.4 - size * 0.5) * scale
}

fn drag(window: &mut Window, from: (f32, f32), to: (f32, f32)) {
    window.hover_at(at(window, from.0, from.1));
    window.drag_at(at(window, from.0, from.1));
    window.run();
    for part in 1..=4 {
        let part = part as f32 / 4.0;
        window.hover_at(at(window, from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
        window.run();
    }
    window.drop_at(at(window, to.0, to.1));
    window.run();
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_region_is_chosen_dragged_copied_pasted_and_emptied_each_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Rectangle");
    press(&mut window, "Nebula");
    drag(&mut window, (2.0, 2.0), (3.0, 3.0));
    let before = terrain(&window);
    assert_eq!(before.len(), 4);
    press(&mut window, "Region");
    drag(&mut window, (1.0, 1.0), (4.0, 4.0));
    assert_eq!(terrain(&window), before, "choosing changes nothing");
    drag(&mut window, (2.0, 2.0), (10.0, 4.0));
    let spaces = |window: &Window| terrain(window).into_iter().map(|(space, _)| (space.column, space.row)).collect::<Vec<_>>();
    assert_eq!(spaces(&window), [(10, 4), (10, 5), (11, 4), (11, 5)]);
    window.event(Event::Copy);
    window.step();
    let copied = window.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    window.run();
    window.event(Event::Paste(copied.expect("words on the clipboard")));
    window.run();
    assert_eq!(spaces(&window).len(), 4, "it is in the hand and not yet put down");
    window.hover_at(at(&window, 1.0, 1.0));
    window.run();
    window.drag_at(at(&window, 1.0, 1.0));
    window.run();
    window.drop_at(at(&window, 1.0, 1.0));
    window.run();
    assert_eq!(spaces(&window).len(), 8);
    assert!(spaces(&window).contains(&(2, 2)));
    window.key_press_modifiers(Modifiers::NONE, Key::Backspace);
    window.run();
    assert_eq!(spaces(&window), [(10, 4), (10, 5), (11, 4), (11, 5)], "what was pasted is the region now");
    let undo = |window: &mut Window| press(window, "Undo");
    undo(&mut window);
    assert_eq!(spaces(&window).len(), 8);
    undo(&mut window);
    undo(&mut window);
    assert_eq!(terrain(&window), before);
}

#[test]
fn a_right_click_paints_a_space_and_writes_on_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let here = at(&window, 5.0, 5.0);
    let menu = |window: &mut Window| {
        window.hover_at(here);
        window.run();
        for pressed in [true, false] {
            window.event(Event::PointerButton {
                pos: here,
                button: PointerButton::Secondary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            window.run();
        }
    };
    menu(&mut window);
    press(&mut window, "Write a label here");
    assert_eq!(map(&window).labels.iter().map(|(_, label)| label.at).collect::<Vec<_>>(), [Space::new(5, 5)]);
    press(&mut window, "Undo");
    assert!(map(&window).labels.is_empty());
}

#[test]
fn a_stroke_of_the_brush_is_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Brush");
    press(&mut window, "Nebula");
    drag(&mut window, (2.0, 3.0), (7.0, 3.0));
    let painted: Vec<_> = (2..=7).map(|column| (Space::new(column, 3), TerrainKind::Nebula)).collect();
    assert_eq!(terrain(&window), painted);
    press(&mut window, "Erase");
    drag(&mut window, (4.0, 3.0), (5.0, 3.0));
    assert_eq!(terrain(&window).len(), 4);
    press(&mut window, "Undo");
    assert_eq!(terrain(&window), painted);
    press(&mut window, "Undo");
    assert!(terrain(&window).is_empty());
    assert!(window.state().state().document.undo_label().is_none());
}

#[test]
fn a_stroke_is_given_up_with_escape() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Brush");
    window.hover_at(at(&window, 2.0, 2.0));
    window.drag_at(at(&window, 2.0, 2.0));
    window.run();
    window.key_press(Key::Escape);
    window.hover_at(at(&window, 6.0, 2.0));
    window.run();
    window.drop_at(at(&window, 6.0, 2.0));
    window.run();
    assert!(terrain(&window).is_empty());
}

#[test]
fn the_map_is_painted_by_keys_alone_and_says_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    assert_eq!(said(&window), "Map. Space 1005: open space");
    for key in [Key::B, Key::ArrowRight, Key::ArrowDown, Key::Enter] {
        window.key_press(key);
        window.run();
    }
    assert_eq!(terrain(&window), [(Space::new(10, 5), TerrainKind::Asteroids)]);
    assert_eq!(said(&window), "Map. Space 1106: asteroids");
    window.key_press(Key::ArrowLeft);
    window.run();
    window.key_press(Key::Space);
    window.run();
    assert_eq!(terrain(&window).len(), 2);
    for key in [Key::E, Key::Enter] {
        window.key_press(key);
        window.run();
    }
    assert_eq!(terrain(&window).len(), 1);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(terrain(&window).len(), 2);
}

#[test]
fn a_region_is_fenced_off_filled_and_picked_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Rectangle");
    drag(&mut window, (5.0, 0.0), (5.0, 9.0));
    assert_eq!(terrain(&window).len(), 10, "a fence from top to bottom");
    press(&mut window, "Fill");
    press(&mut window, "Planetoid");
    drag(&mut window, (1.0, 1.0), (1.0, 1.0));
    assert_eq!(terrain(&window).len(), 10 + 50, "all that lies left of the fence");
    press(&mut window, "Pick");
    drag(&mut window, (5.0, 4.0), (5.0, 4.0));
    drag(&mut window, (15.0, 4.0), (15.0, 4.0));
    assert!(terrain(&window).contains(&(Space::new(15, 4), TerrainKind::Asteroids)));
    for _ in 0..3 {
        press(&mut window, "Undo");
    }
    assert!(terrain(&window).is_empty());
}

#[test]
fn the_wheel_zooms_and_ctrl_0_shows_all_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let before = text::write(window.state().state().document.project()).expect("text");
    press(&mut window, "Brush");
    press(&mut window, "Zoom in");
    press(&mut window, "Zoom in");
    drag(&mut window, (1.0, 1.0), (1.0, 1.0));
    assert!(!terrain(&window).contains(&(Space::new(1, 1), TerrainKind::Asteroids)), "another space lies there now");
    press(&mut window, "Undo");
    assert_eq!(text::write(window.state().state().document.project()).expect("text"), before);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num0);
    window.run();
    drag(&mut window, (1.0, 1.0), (1.0, 1.0));
    assert_eq!(terrain(&window), [(Space::new(1, 1), TerrainKind::Asteroids)]);
}

#[test]
fn terrain_is_generated_and_taken_back_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    for (name, size) in [("Columns", "60"), ("Rows", "50")] {
        window.get_by_role_and_label(Role::SpinButton, name).focus();
        window.run();
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.get_by_role_and_label(Role::SpinButton, name).type_text(size);
        window.run();
    }
    let before = map(&window);
    assert_eq!((before.grid.columns.get(), before.grid.rows.get()), (60, 50));
    let button = window.get_by_role_and_label(Role::Button, "Generate terrain");
    button.scroll_to_me();
    window.run();
    press(&mut window, "Generate terrain");
    assert!(terrain(&window).len() > 200);
    press(&mut window, "Undo");
    assert_eq!(map(&window), before);
}

#[test]
fn labels_and_areas_are_added_named_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Label");
    drag(&mut window, (3.0, 2.0), (3.0, 2.0));
    let text = |window: &Window| map(window).labels.iter().map(|(_, label)| (label.text.clone(), label.at)).collect::<Vec<_>>();
    assert_eq!(text(&window), [("New label".to_owned(), Space::new(3, 2))]);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, "Words of label 1").type_text("Strait");
    window.run();
    assert_eq!(text(&window), [("Strait".to_owned(), Space::new(3, 2))]);
    window.get_by_role_and_label(Role::Button, "Remove label 1").click_accesskit();
    window.run();
    assert!(text(&window).is_empty());
    press(&mut window, "Area");
    drag(&mut window, (8.0, 4.0), (10.0, 4.0));
    drag(&mut window, (9.0, 4.0), (9.0, 4.0));
    let areas: Vec<_> = map(&window).areas.iter().map(|(_, area)| (area.name.clone(), area.spaces.len())).collect();
    assert_eq!(areas, [("Area 1".to_owned(), 2)]);
}

#[test]
fn a_smaller_board_keeps_what_lies_beyond_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Brush");
    drag(&mut window, (2.0, 3.0), (12.0, 3.0));
    let painted = terrain(&window);
    window.get_by_role_and_label(Role::SpinButton, "Columns").focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::SpinButton, "Columns").type_text("8");
    window.run();
    assert_eq!((map(&window).grid.columns.get(), terrain(&window)), (8, painted.clone()));
    let findings = window.state().state().document.findings();
    let message = findings.iter().find(|finding| finding.about.name == "terrain-off-map").map(|finding| finding.message.clone());
    // The inspector says it at the board as well.
    window.get_by_role_and_label(Role::Button, &format!("error: {}", message.expect("the finding")));
    press(&mut window, "Undo");
    assert_eq!((map(&window).grid.columns.get(), terrain(&window)), (20, painted), "one step, and nothing is lost");
}

#[test]
fn keys_lead_to_what_is_written_and_to_areas() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Label");
    drag(&mut window, (3.0, 2.0), (3.0, 2.0));
    press(&mut window, "Area");
    drag(&mut window, (8.0, 4.0), (8.0, 4.0));
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    let mut next = |modifiers| {
        window.key_press_modifiers(modifiers, Key::N);
        window.run();
        said(&window)
    };
    assert_eq!(next(Modifiers::NONE), "Map. Space 0905: open space, the area Area 1", "the label was selected last");
    assert_eq!(next(Modifiers::NONE), "Map. Space 0403: open space, label “New label”");
    assert_eq!(next(Modifiers::SHIFT), "Map. Space 0905: open space, the area Area 1");
}

#[test]
fn a_press_on_the_small_map_looks_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let small = "Small map: press where to look";
    assert!(window.query_by_label(small).is_none(), "all of it is seen");
    press(&mut window, "Brush");
    for _ in 0..6 {
        press(&mut window, "Zoom in");
    }
    let corner = window.get_by_label(small).rect().left_top() + Vec2::splat(3.0);
    let middle = window.get_by_role(Role::GraphicsObject).rect().center();
    for at in [corner, middle] {
        window.hover_at(at);
        window.drag_at(at);
        window.run();
        window.drop_at(at);
        window.run();
    }
    assert_eq!(terrain(&window), [(Space::new(0, 0), TerrainKind::Asteroids)], "nothing is painted through the small map");
}

/// What a finger does at a place of the screen: the first of all stands for the pointer as well, as in a browser.
fn finger(window: &mut Window, number: u64, phase: TouchPhase, pos: Pos2) {
    let touch = Event::Touch { device_id: TouchDeviceId(1), id: TouchId(number), phase, pos, force: None };
    let button = |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    let as_pointer = match phase {
        TouchPhase::Start => vec![Event::PointerMoved(pos), button(true)],
        TouchPhase::Move => vec![Event::PointerMoved(pos)],
        TouchPhase::End | TouchPhase::Cancel => vec![button(false), Event::PointerGone],
    };
    window.input_mut().events.extend(as_pointer.into_iter().filter(|_| number == 1).chain([touch]));
    // A finger that is down longer than a few passes would open a menu.
    if phase == TouchPhase::End { _ = window.run() } else { window.step() }
}

#[test]
fn a_finger_paints_and_taps_and_two_fingers_pan_and_take_back_what_the_first_has_painted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Brush");
    press(&mut window, "Nebula");
    let [here, there, other] = [(4.0, 4.0), (8.0, 4.0), (4.0, 8.0)].map(|(column, row)| at(&window, column, row));
    finger(&mut window, 1, TouchPhase::Start, here);
    finger(&mut window, 1, TouchPhase::Move, there);
    finger(&mut window, 2, TouchPhase::Start, other);
    let down = Vec2::new(0.0, 30.0);
    finger(&mut window, 2, TouchPhase::Move, other + down);
    finger(&mut window, 1, TouchPhase::Move, there + down);
    finger(&mut window, 2, TouchPhase::End, other + down);
    finger(&mut window, 1, TouchPhase::Move, here);
    finger(&mut window, 1, TouchPhase::End, here);
    assert!(terrain(&window).is_empty(), "nothing is painted by two");
    // All of it is where it was.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num0);
    window.run();
    finger(&mut window, 1, TouchPhase::Start, here);
    assert!(terrain(&window).is_empty(), "it may be one of two");
    finger(&mut window, 1, TouchPhase::End, here);
    assert_eq!(terrain(&window).len(), 1, "a tap");
    finger(&mut window, 1, TouchPhase::Start, here);
    finger(&mut window, 1, TouchPhase::Move, there);
    finger(&mut window, 1, TouchPhase::End, there);
    assert_eq!(terrain(&window).len(), 5, "a stroke");
}

#[test]
fn a_layer_that_is_locked_or_hidden_is_not_painted_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    for (switch, state) in [("Locked: Terrain", "is locked"), ("Shown: Terrain", "is hidden")] {
        for (menu, painted) in [("Layers", false), ("Layers (1 changed)", true)] {
            press(&mut window, menu);
            window.get_by_role_and_label(Role::CheckBox, switch).click();
            window.run();
            window.key_press(Key::Escape);
            window.run();
            press(&mut window, "Brush");
            let before = terrain(&window);
            drag(&mut window, (2.0, 3.0), (7.0, 3.0));
            if painted {
                assert_eq!(terrain(&window).len(), 6);
                press(&mut window, "Undo");
            } else {
                assert_eq!(terrain(&window), before);
                let notice = window.state().state().notice.clone().expect("a message says why");
                assert!(notice.failed && notice.text.contains(state), "{}", notice.text);
            }
        }
    }
}
