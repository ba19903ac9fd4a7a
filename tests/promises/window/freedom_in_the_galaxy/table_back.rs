//! What was taken back at the table: digits stand for what they stood for, and what one drag did goes back as a whole.

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use super::table::{begun, buttons, copied, digit, first, until};
use super::table_by_pointer::{display, find};
use crate::support::pointer::drag;
use crate::support::window::{Window, keys, press};

/// The counters that can be taken along, in the order of the list.
fn takes(window: &Window) -> Vec<String> {
    buttons(window).into_iter().filter(|name| name.starts_with("Take ") && name != "Take back").collect()
}

/// Once something was taken back, each digit stands for what it stood for at that moment. A digit that stands for nothing says so.
#[test]
fn digits_are_the_same_after_a_choice_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    for _ in 0..40 {
        if takes(&window).len() > 1 {
            break;
        }
        first(&mut window);
    }
    let offered = takes(&window);
    assert!(offered.len() > 1, "{offered:?}");
    digit(&mut window, 1);
    digit(&mut window, 2);
    assert!(!takes(&window).contains(&offered[0]) && !takes(&window).contains(&offered[1]), "{:?}", takes(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    let left = takes(&window);
    assert!(!left.contains(&offered[0]) && left.contains(&offered[1]), "one choice is taken back: {left:?}");
    digit(&mut window, 1);
    assert_eq!(takes(&window), left, "1 stood for who is taken already");
    assert!(window.query_all_by_label_contains("1 stands for no choice here").next().is_some());
    digit(&mut window, 2);
    assert!(!takes(&window).contains(&offered[1]), "2 is that of {}: {:?}", offered[1], takes(&window));
    for _ in 0..2 {
        keys(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(takes(&window), offered, "all are offered again");
    digit(&mut window, 1);
    assert!(!takes(&window).contains(&offered[0]) && takes(&window).contains(&offered[1]), "{:?}", takes(&window));
}

/// A drag makes several choices. If dice or the other side interrupt it, all of them are taken back at once.
#[test]
fn a_drag_that_dice_interrupted_is_taken_back_as_a_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    let asks = "From where does somebody move next?";
    until(&mut window, asks, 60);
    let (_, star) = display(&window);
    for _ in 0..8 {
        let begins = |line: &str| line.contains("click to begin a group with it, or drag it");
        let Some((at, _)) = find(&mut window, &begins) else { break };
        let before = copied(&mut window);
        for turn in 1..9 {
            let to = star + Vec2::angled((at - star).angle() + turn as f32 * 40.0_f32.to_radians()) * (at - star).length();
            drag(&mut window, at, to);
            let new: Vec<String> = copied(&mut window).lines().skip(before.lines().count()).map(str::to_owned).collect();
            let interrupted = new.iter().any(|line| line.contains(" rolls ") || line.contains(" fires "));
            if interrupted {
                press(&mut window, "Take back");
                press(&mut window, "Take it back");
                assert!(window.query_all_by_label_contains(asks).next().is_some(), "nobody is on the way: {new:?}");
                assert_eq!(copied(&mut window), before, "nothing of the drag is left");
                return;
            }
            let mut steps = 0;
            while copied(&mut window) != before && steps < 4 {
                keys(&mut window, Modifiers::COMMAND, Key::Z);
                steps += 1;
            }
            while window.query_all_by_label_contains("Who leaves ").next().is_some() {
                keys(&mut window, Modifiers::COMMAND, Key::Z);
            }
        }
        first(&mut window);
        until(&mut window, asks, 200);
    }
    panic!("no drag was interrupted");
}
