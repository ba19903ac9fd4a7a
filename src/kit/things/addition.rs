//! Commands that add a thing of a game.

use egui::{Key, KeyboardShortcut};

use crate::keys::ctrl_shift;

/// A command that adds a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addition {
    /// Its name in the settings.
    pub name: &'static str,
    /// The kind of thing, by the word for one of them.
    pub one: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub tooltip: &'static str,
    /// The keys that carry it out, unless the user has chosen others.
    pub keys: Option<KeyboardShortcut>,
}

impl Addition {
    /// The command of every game with fleets.
    pub const FLEET: Self = Self {
        name: "AddFleet",
        one: "fleet",
        label: "Add fleet",
        tooltip: "Start a new fleet.",
        keys: Some(ctrl_shift(Key::F)),
    };

    /// The command of every game with scenarios.
    pub const SCENARIO: Self = Self {
        name: "AddScenario",
        one: "scenario",
        label: "Add scenario",
        tooltip: "Start a new scenario with what the project has.",
        keys: None,
    };
}
