//! What the pointer does on the display of a game: a press begins a group, a drag sends it, and a press on what cannot be chosen tells why.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::table::{begun, first, log, until, words};
use crate::support::pointer::{click, drag, fitted, said};
use crate::support::window::{Window, keys, press};

/// The scale of the ring on the screen, and where its star is.
pub(super) fn display(window: &Window) -> (f32, Pos2) {
    let canvas = window.get_by_role(Role::GraphicsObject).rect();
    let fitting = (canvas.width().min(canvas.height()) - 24.0) / 188.0;
    let scale = fitted(fitting.into()) as f32;
    (scale, canvas.center())
}

/// Where the pointer makes the line below the display say something, along the middle of its environs.
pub(super) fn find(window: &mut Window, says: &dyn Fn(&str) -> bool) -> Option<(Pos2, String)> {
    let (scale, star) = display(window);
    for radius in [75.0, 68.0, 82.0, 88.0, 62.0] {
        for step in 0..72 {
            let angle = f32::from(step as u8) * 5.0_f32.to_radians();
            let at = star + Vec2::angled(angle) * radius * scale;
            window.hover_at(at);
            window.run();
            let line = words(window).into_iter().find(|line| says(line));
            if let Some(line) = line {
                return Some((at, line));
            }
        }
    }
    None
}

/// What a node is called, or says.
pub(super) fn named(node: &Node) -> String {
    node.accesskit_node().label().or(node.accesskit_node().value()).unwrap_or_default()
}

#[test]
fn a_group_is_begun_by_a_press_and_sent_by_a_drag() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    until(&mut window, "From where does somebody move next?", 60);
    let begins = |line: &str| line.contains("click to begin a group with it, or drag it");
    let (at, line) = find(&mut window, &begins).expect("somebody who can move");
    let name = line.split([',', ';', ' ']).next().expect("a name").to_owned();
    click(&mut window, at);
    assert!(window.query_all_by_label_contains("Who leaves ").next().is_some(), "{name} goes along");
    // Two choices were made, which are taken back one by one.
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "From where does somebody move next?", 1);
    // To another environ: where the plate says "To …".
    let (_, star) = display(&window);
    let mut sent = false;
    for turn in 1..9 {
        let to = star + Vec2::angled((at - star).angle() + turn as f32 * 40.0_f32.to_radians()) * (at - star).length();
        drag(&mut window, at, to);
        if window.query_all_by_label_contains(": ").any(|node| {
            let said = named(&node);
            said.starts_with("From ") && said.contains(" to ") && (said.contains(&name) || said.contains("unit"))
        }) {
            sent = true;
            break;
        }
        while window.query_all_by_label_contains("Who leaves ").next().is_some() {
            keys(&mut window, Modifiers::COMMAND, Key::Z);
        }
    }
    assert!(sent, "{name} is sent by a drag: {:?}", log(&window));
}

#[test]
fn a_press_on_what_cannot_be_chosen_tells_the_rule_against_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    until(&mut window, "From where does somebody move next?", 60);
    assert!(window.query_all_by_label_contains("Counters that stand together").next().is_some(), "a first game is taught");
    let is_of_the_enemy = |line: &str| line == "Militia" || line.ends_with(" × Militia");
    let (at, line) = find(&mut window, &is_of_the_enemy).expect("a counter of the enemy");
    let before = said(&window);
    click(&mut window, at);
    assert!(words(&window).iter().any(|line| line.contains("belongs to the Imperial player.")), "{line}: {:?}", words(&window));
    assert!(window.query_all_by_role(Role::Link).any(|link| named(&link).contains("7.0")), "the rule can be read");
    assert_eq!(said(&window).split('.').next(), before.split('.').next(), "nothing was chosen");
    let (_, star) = display(&window);
    click(&mut window, star);
    assert!(words(&window).iter().any(|line| line.starts_with("Counters stand in environs")), "{:?}", words(&window));
}

/// Where passes take long, the button goes down and the pointer moves on in one.
#[test]
fn a_drag_whose_press_and_first_move_fall_into_one_pass_takes_the_counter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    until(&mut window, "From where does somebody move next?", 60);
    let (at, _) = find(&mut window, &|line| line.contains("click to begin a group with it, or drag it")).expect("a counter");
    let (_, star) = display(&window);
    let to = star + Vec2::angled((at - star).angle() + 40.0_f32.to_radians()) * (at - star).length();
    let button = |pos, pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    press(&mut window, "Fit");
    let events = [Event::PointerMoved(at), button(at, true), Event::PointerMoved(at.lerp(to, 0.6))];
    window.input_mut().events.extend(events);
    window.step();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    let moved = |line: &String| line.starts_with("From ") && line.contains(" to ");
    let gathers = window.query_all_by_label_contains("Who leaves ").next().is_some();
    assert!(gathers || log(&window).iter().any(moved), "{:?}", words(&window));
}

#[test]
fn a_ship_is_handed_on_only_to_somebody_whom_the_player_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    until(&mut window, "Is a possession handed on, and which?", 20);
    let is_handed_on =
        |window: &Window| log(window).into_iter().find(|line| line.starts_with("Planetary Privateer is handed on to "));
    // A press on the environ lists what can be handed on there, and hands nothing on.
    let (at, _) = find(&mut window, &|line| line.starts_with("Quibron, size 4, resource ") && line.contains("Boccanegra"))
        .expect("its environ");
    click(&mut window, at);
    assert!(words(&window).iter().any(|line| line == "Is a possession handed on, and which?"), "nothing was chosen");
    press(&mut window, "Hand on Planetary Privateer of Boccanegra");
    assert!(words(&window).iter().any(|line| line == "To whom does Planetary Privateer go?"), "{:?}", words(&window));
    click(&mut window, at);
    assert_eq!(is_handed_on(&window), None, "a press on an environ hands nothing on");
    first(&mut window);
    let told = is_handed_on(&window).expect("it is handed on");
    assert!(told.ends_with("14.12"), "{told}");
}
