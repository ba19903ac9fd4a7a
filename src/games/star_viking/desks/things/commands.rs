//! The commands of Star Viking that add things, and the keys of its desks.

use egui::Key;

use kit::keys::{ctrl_shift, desk_keys, of_window_shift};
use kit::things::Addition;

/// The commands that add a thing, in the same order as in the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddSystem",
        one: "system",
        label: "Add system",
        tooltip: "Start a new star system.",
        keys: Some(of_window_shift(Key::N)),
    },
    Addition {
        name: "AddUnit",
        one: "unit type",
        label: "Add unit type",
        tooltip: "Start a new type of unit, which becomes counters.",
        keys: None,
    },
    Addition {
        name: "AddForce",
        one: "force",
        label: "Add force",
        tooltip: "Start a new force: what one side buys, and what its holds carry.",
        keys: Some(ctrl_shift(Key::F)),
    },
    Addition::SCENARIO,
];

const SET_UP: &str = "Star Viking set-up";
const SHOP: &str = "Star Viking shop";
const TILE: &str = "Tile desk";
const GAME: &str = "Star Viking games";

desk_keys! {
    SET_UP_SYSTEM_BEFORE "SetUpSystemBefore", SET_UP, "Previous system", "Look at the previous system in play.", OpenBracket;
    SET_UP_NEXT_SYSTEM "SetUpNextSystem", SET_UP, "Next system", "Look at the next system in play.", CloseBracket;
    SET_UP_IN_SYSTEM "SetUpInSystem", SET_UP, "In the system", "Let the player of the selected unit choose its sector.", I + ALT;
    SET_UP_BESIDE "SetUpBeside", SET_UP, "Beside the tile", "Put the selected unit beside the tile.", B + ALT;
    SET_UP_AT_HOME "SetUpAtHome", SET_UP, "At the home base", "Put the selected unit at the home base.", H + ALT;
    SHOP_TAKE "ShopTake", SHOP, "One more", "Buy or take one more of the type in focus.", Plus;
    SHOP_RETURN "ShopReturn", SHOP, "One less", "Sell or put back the last of the type in focus.", Minus;
    TILE_BACK "TileBack", TILE, "Body back", "Move the selected body one place back along its orbit, to the left.", ArrowLeft + ALT;
    TILE_ON "TileOn", TILE, "Body on", "Move the selected body one place on along its orbit, to the right.", ArrowRight + ALT;
    TILE_NUDGE_LEFT "TileNudgeLeft", TILE, "Nudge left", "Put the chosen bodies a millimetre further left along their orbits.", Comma;
    TILE_NUDGE_RIGHT "TileNudgeRight", TILE, "Nudge right", "Put the chosen bodies a millimetre further right.", Period;
    TILE_SMALLER "TileSmaller", TILE, "Body smaller", "Make the chosen bodies smaller, down to what their counters need.", OpenBracket;
    TILE_LARGER "TileLarger", TILE, "Body larger", "Make the chosen bodies larger.", CloseBracket;
    TILE_TURN "TileTurn", TILE, "Turn body", "Turn the ground of the chosen bodies clockwise.", R;
    TILE_TURN_BACK "TileTurnBack", TILE, "Turn body back", "Turn the ground of the chosen bodies anticlockwise.", R + SHIFT;
    TILE_LOCK "TileLock", TILE, "Lock or lay out", "Lock the chosen bodies where they stand, or have them laid out again.", L;
    TILE_VARY "TileVary", TILE, "Another ground", "Show another ground of the same kind on the chosen bodies.", V;
    TILE_TIDY "TileTidy", TILE, "Tidy", "Lay out every body of the tile again.", T;
    TILE_GHOSTS "TileGhosts", TILE, "Ghost counters", "Show a counter at its true size in every sector, or no longer.", G;
    TILE_COPY "TileCopy", TILE, "Copy bodies or orbit", "Copy the chosen bodies, or the selected orbit, for this tile or another.", C;
    TILE_PASTE "TilePaste", TILE, "Paste bodies or orbit", "Paste what was copied from a tile.", P;
    GAME_WALL "GameWall", GAME, "Wall or tile", "Show the wall of all systems, or the tile of one.", W;
}
