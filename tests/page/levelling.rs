//! What would level a scenario, which takes many games: it is looked for beside the page, and is what the window finds.

use egui::accesskit::Role;
use egui::{Key, Modifiers};

use crate::beside::Beside;
use crate::served::served;

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn what_would_level_a_scenario_is_found_beside_the_page() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.press(Role::ListItem, "Kezzik");
    for _ in 0..2 {
        both.press(Role::Button, "Increase cannons");
    }
    both.keys(Modifiers::NONE, Key::F9);
    both.press(Role::SpinButton, "Games");
    both.type_text("50");
    both.keys(Modifiers::NONE, Key::Enter);
    both.press(Role::Button, "Start");
    both.assert_alike("after fifty games that one side surely wins");
    both.press(Role::Button, "Find what would level it");
    both.assert_alike("with what would level it");
    both.tab.assert_quiet();
}
