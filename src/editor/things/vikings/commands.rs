//! What Vikings adds to the commands: its kinds of thing.

use egui::Key;

use crate::editor::keys::ctrl_shift;
use crate::editor::things::Addition;

/// The commands that add a thing, in the order of the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddCharacter",
        one: "character",
        label: "Add character",
        tooltip: "Start a new character, who becomes counters.",
        keys: Some(ctrl_shift(Key::N)),
    },
    Addition {
        name: "AddTroopType",
        one: "troop type",
        label: "Add troop type",
        tooltip: "Start a new troop type: letters, colour, usual values and rights.",
        keys: None,
    },
    Addition {
        name: "AddBoat",
        one: "boat",
        label: "Add boat",
        tooltip: "Start a new class of boats: hull, oars and handling.",
        keys: None,
    },
];
