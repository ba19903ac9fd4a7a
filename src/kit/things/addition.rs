//! Commands that add a thing of a game.

use egui::{Key, KeyboardShortcut};

use crate::keys::ctrl_shift;

/// A command that adds a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The name of the command in the settings.
    pub name: &'static str,
    /// The kind of thing, given by the game's word for one such thing, such as "ship".
    pub one: &'static str,
    /// The label of the command in the menu.
    pub label: &'static str,
    /// The purpose of the command, in a sentence.
    pub tooltip: &'static str,
    /// The default keys of the command; `None` if it has no keys.
    pub keys: Option<KeyboardShortcut>,
}

impl Addition {
    /// The command that adds a fleet, for every game with fleets.
    pub const FLEET: Self = Self {
        name: "AddFleet",
        one: "fleet",
        label: "Add fleet",
        tooltip: "Start a new fleet.",
        keys: Some(ctrl_shift(Key::F)),
    };

    /// The command that adds a scenario, for every game with scenarios.
    pub const SCENARIO: Self = Self {
        name: "AddScenario",
        one: "scenario",
        label: "Add scenario",
        tooltip: "Start a new scenario with what the project has.",
        keys: None,
    };
}
