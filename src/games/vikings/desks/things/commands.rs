//! The commands of Vikings that add things, and the keys of its desks.

use egui::Key;

use kit::keys::{ctrl_shift, desk_keys, of_window_shift};
use kit::things::Addition;

/// The commands that add a thing, in the order of the menu.
pub const ADDITIONS: &[Addition] = &[
    Addition {
        name: "AddCharacter",
        one: "character",
        label: "Add character",
        tooltip: "Start a new character, who becomes counters.",
        keys: Some(of_window_shift(Key::N)),
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
    Addition { name: "AddBoard", one: "board", label: "Add board", tooltip: "Start a new board of flat ground.", keys: None },
    Addition {
        name: "AddLayout",
        one: "layout",
        label: "Add layout",
        tooltip: "Start a new layout, to which boards are joined.",
        keys: None,
    },
    Addition {
        name: "AddVikingForce",
        one: "force",
        label: "Add force",
        tooltip: "Start a new force: who fights together, and in which boats they come.",
        keys: Some(ctrl_shift(Key::F)),
    },
    Addition::SCENARIO,
];

const BOARD: &str = "Board desk";
const DECK: &str = "Force desk";
const SET_UP: &str = "Set-up of boards";

desk_keys! {
    BOARD_SELECT "BoardSelect", BOARD, "Select", "Drag to pan, click a hex to see what is there; on a layout, drag a board.", V;
    BOARD_BRUSH "BoardBrush", BOARD, "Brush", "Paint terrain, as wide as the brush.", B;
    BOARD_FILL "BoardFill", BOARD, "Fill", "Paint all connected hexes of the same terrain.", F;
    BOARD_RECTANGLE "BoardRectangle", BOARD, "Rectangle of hexes", "Paint terrain from corner to corner.", R;
    BOARD_PICK "BoardPick", BOARD, "Pick", "Pick up the terrain of a hex with the brush.", I;
    BOARD_SIDES "BoardSides", BOARD, "Hexsides", "Put walls, openings and lips onto the sides that the pointer passes.", W;
    BOARD_CLEAR "BoardClear", BOARD, "Clear hexsides", "Take away what stands on the sides that the pointer passes.", E;
    BOARD_SIGHT "BoardSight", BOARD, "Sight", "Press a hex to see what a bow there bears on.", S;
    BOARD_REACH "BoardReach", BOARD, "Reach", "Press a hex to see in how many turns every other is reached from there.", T;
    BOARD_LEFT "BoardLeft", BOARD, "Turn left", "A smaller brush; of the hexsides the one before; turns a rider left.", OpenBracket;
    BOARD_RIGHT "BoardRight", BOARD, "Turn right", "A larger brush; of the hexsides the next; turns a rider right.", CloseBracket;
    BOARD_HALF_TURN "BoardHalfTurn", BOARD, "Half-turn", "Turn the selected board of a layout upside down.", H;
    DECK_CREW "DeckCrew", DECK, "Lawful crew", "Man the boat that is meant: rowers in pairs, a helmsman, the others ready to board.", L;
    DECK_TASK "DeckTask", DECK, "Next task", "Give the selected character the next of the tasks that can be done there.", T;
    DECK_HOOK "DeckHook", DECK, "Hook", "Put a grappling hook on the hex of the cursor, or take it away.", H;
    DECK_HORSE "DeckHorse", DECK, "Horse", "Put a horse on the hex of the cursor, or take it away.", O;
    SET_UP_SELECT "VikingsSetUpSelect", SET_UP, "Select", "Drag boats, characters and things to where they begin.", V;
    SET_UP_BRUSH "VikingsSetUpBrush", SET_UP, "Paint the area", "Add hexes to the area, as wide as the brush.", B;
    SET_UP_ERASER "VikingsSetUpEraser", SET_UP, "Take out of the area", "Take hexes out of the area, as wide as the brush.", E;
    SET_UP_LEFT "VikingsSetUpLeft", SET_UP, "Turn left", "Turn the boat or rider in hand or selected anticlockwise; a smaller brush.", OpenBracket;
    SET_UP_RIGHT "VikingsSetUpRight", SET_UP, "Turn right", "Turn the boat or rider in hand or selected clockwise; a larger brush.", CloseBracket;
}
