//! The commands of Freedom in the Galaxy that add things.

use egui::Key;

use kit::keys::{ctrl_shift, of_window_shift};
use kit::things::Addition;

/// The commands that add a thing, in the order of the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddStar",
        one: "star",
        label: "Add star",
        tooltip: "Start a new star, which planets go round.",
        keys: Some(of_window_shift(Key::N)),
    },
    Addition {
        name: "AddPlanet",
        one: "planet",
        label: "Add planet",
        tooltip: "Start a new planet round a star.",
        keys: Some(ctrl_shift(Key::F)),
    },
    Addition { name: "AddRoute", one: "route", label: "Add route", tooltip: "Start a new route between two stars.", keys: None },
    Addition {
        name: "AddProvince",
        one: "province",
        label: "Add province",
        tooltip: "Start a new province, which stars are in.",
        keys: None,
    },
    Addition {
        name: "AddRace",
        one: "race",
        label: "Add race",
        tooltip: "Start a new race, which lives in environs.",
        keys: None,
    },
    Addition {
        name: "AddGalacticCharacter",
        one: "character",
        label: "Add character",
        tooltip: "Start a new character, who has a card and a counter.",
        keys: None,
    },
    Addition {
        name: "AddPossession",
        one: "possession",
        label: "Add possession",
        tooltip: "Start a new possession: a ship, a weapon, an object or a companion.",
        keys: None,
    },
    Addition {
        name: "AddMilitaryUnit",
        one: "military unit",
        label: "Add military unit",
        tooltip: "Start a new type of unit, which becomes counters.",
        keys: None,
    },
    Addition {
        name: "AddSovereign",
        one: "sovereign",
        label: "Add sovereign",
        tooltip: "Start a new sovereign, who is summoned where they rule.",
        keys: None,
    },
    Addition {
        name: "AddMission",
        one: "mission",
        label: "Add mission",
        tooltip: "Start a new mission, which characters do.",
        keys: None,
    },
    Addition {
        name: "AddAction",
        one: "action card",
        label: "Add action card",
        tooltip: "Start a new card of the action deck.",
        keys: None,
    },
    Addition { name: "AddEvent", one: "event", label: "Add event", tooltip: "Start a new galactic event.", keys: None },
    Addition {
        name: "AddAssignment",
        one: "assignment",
        label: "Add assignment",
        tooltip: "Start a new strategic assignment.",
        keys: None,
    },
    Addition { name: "AddSecret", one: "secret", label: "Add secret", tooltip: "Start a new secret of a planet.", keys: None },
    Addition {
        name: "AddCreature",
        one: "creature",
        label: "Add creature",
        tooltip: "Start a new creature, which lives in environs.",
        keys: None,
    },
    Addition::SCENARIO,
];
