//! What may fail beside the page: the network, and a worker.

use egui::accesskit::Role;
use egui::{Key, Modifiers};

use crate::beside::Beside;
use crate::served::served;

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn the_page_opens_without_a_network_from_its_second_visit_on() {
    let Some(mut served) = served() else { return };
    let tab = served.open(SIZE);
    tab.evaluate("navigator.serviceWorker.ready.then(() => true)");
    drop(tab);
    served.stop();
    let tab = served.open(SIZE);
    assert_eq!(tab.evaluate("fetch('nowhere').then(() => true, () => false)"), false, "nobody serves it");
}

#[test]
fn a_worker_that_dies_ends_its_playtest_and_nothing_else() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.tab.press(Modifiers::NONE, Key::F9);
    both.window.key_press(Key::F9);
    both.window.run();
    both.press_in_tab(Role::Button, "Start");
    both.tab.break_workers();
    // What was begun has ended, and can be begun anew.
    both.press(Role::Button, "Start");
    both.assert_alike("after it was started again");
}
