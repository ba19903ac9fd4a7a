//! Fingers: a tap presses, a long press opens the menu, two fingers zoom.

use egui::accesskit::Role;
use egui::{Pos2, Vec2};

use crate::beside::Beside;
use crate::served::served;
use crate::support::{desk, gallery, window};

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn a_long_press_opens_the_menu_and_a_tap_chooses_from_it() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    let kezzik = both.menu_of(Role::ListItem, "Kezzik");
    both.tab.hold(kezzik);
    both.tap(Role::Button, "Duplicate Ctrl+D");
    both.assert_alike("once a ship is copied");
    both.save();
    let saved = desk::text(&both.tab.download("hail-on-the-orchard-rocks.drydock"));
    assert!(saved.contains("\"Kezzik copy\""), "the ship is there twice");
    assert_eq!(saved, window::bytes(&both.window));
    both.tab.assert_quiet();
}

#[test]
fn two_fingers_zoom_into_a_map() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.press(Role::ListItem, "The Orchard Rocks");
    both.assert_alike("with the map");
    let before = both.tab.picture();
    both.tab.pinch(Pos2::new(500.0, 420.0), [Vec2::new(40.0, 0.0), Vec2::new(120.0, 0.0)]);
    assert!(gallery::alike(&before, &both.tab.picture()).is_err(), "the map is larger");
    both.press(Role::Button, "Fit");
    both.assert_alike("once the map fits again");
    both.tab.assert_quiet();
}
