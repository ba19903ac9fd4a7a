//! The commands of Launch Fighters! that add things, and the keys of its desks.

use egui::Key;

use kit::keys::{desk_keys, of_window_shift};
use kit::things::Addition;

/// The commands that add a thing, in the order of the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddShip",
        one: "ship",
        label: "Add ship",
        tooltip: "Start a new ship design.",
        keys: Some(of_window_shift(Key::N)),
    },
    Addition::FLEET,
    Addition { name: "AddMap", one: "map", label: "Add map", tooltip: "Start a new map.", keys: None },
    Addition::SCENARIO,
    Addition {
        name: "AddStyle",
        one: "fleet style",
        label: "Add fleet style",
        tooltip: "Start a new fleet style: the hulls and colours of one maker.",
        keys: None,
    },
];

const MAP: &str = "Map desk";

desk_keys! {
    MAP_SELECT "MapSelect", MAP, "Select", "Drag to pan, click a space to see what is there.", V;
    MAP_BRUSH "MapBrush", MAP, "Brush", "Paint terrain, as wide as the brush.", B;
    MAP_FILL "MapFill", MAP, "Fill", "Paint all connected spaces that hold the same terrain.", F;
    MAP_RECTANGLE "MapRectangle", MAP, "Rectangle", "Paint terrain from corner to corner.", R;
    MAP_ERASE "MapErase", MAP, "Erase", "Take terrain away, as wide as the brush.", E;
    MAP_PICK "MapPick", MAP, "Pick", "Pick up the terrain of a space with the brush.", I;
    MAP_LABEL "MapLabel", MAP, "Label", "Write on a space, or go to what is written there.", L;
    MAP_AREA "MapArea", MAP, "Area", "Put spaces into the area chosen below; a stroke that begins inside it takes them out.", A;
    MAP_REGION "MapRegion", MAP, "Region", "Choose a rectangle, with Shift one more; drag it elsewhere, or copy and paste it (Ctrl+C, Ctrl+V). Backspace empties it.", M;
    MAP_SMALLER_BRUSH "MapSmallerBrush", MAP, "Smaller brush", "Paint fewer spaces at once.", OpenBracket;
    MAP_LARGER_BRUSH "MapLargerBrush", MAP, "Larger brush", "Paint more spaces at once.", CloseBracket;
}
