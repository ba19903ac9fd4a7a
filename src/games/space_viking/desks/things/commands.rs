//! The commands of Space Viking that add things.

use egui::Key;

use kit::keys::of_window_shift;
use kit::things::Addition;

/// The commands that add a thing, in the same order as in the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddWorld",
        one: "world",
        label: "Add world",
        tooltip: "Start a new world in the first free space of the map.",
        keys: Some(of_window_shift(Key::N)),
    },
    Addition {
        name: "AddPlayer",
        one: "player",
        label: "Add player",
        tooltip: "Start a new player with an opening to spend.",
        keys: None,
    },
    Addition::FLEET,
    Addition {
        name: "AddCampaign",
        one: "campaign",
        label: "Add campaign",
        tooltip: "Start a new campaign, with its years and its switches.",
        keys: None,
    },
    Addition { name: "AddItem", one: "item", label: "Add item", tooltip: "Start a new item that can be built.", keys: None },
    Addition {
        name: "AddTechnology",
        one: "technology",
        label: "Add technology",
        tooltip: "Start a new technology of a track.",
        keys: None,
    },
];
