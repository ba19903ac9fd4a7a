//! The one table of the desks' own keys, which count while a desk is shown and its board has the keys.
//!
//! A desk that wants a key adds a line here and asks [`DeskKey::pressed`]; tooltips, the list of shortcuts and the user's own choices follow.

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};

use super::binding::{Binding, Group};
use crate::editor::keys::{KeyChoices, consume};

/// A desk with keys of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Desk {
    /// Every desk that shows a board.
    Board,
    /// The map desk.
    Map,
    /// The game of a scenario.
    Play,
    /// The set-up of Star Viking.
    StarVikingSetUp,
    /// The tile desk.
    Tile,
}

impl Desk {
    /// Every desk, in the order in which the shortcuts are listed.
    pub const ALL: [Self; 5] = [Self::Board, Self::Map, Self::Play, Self::StarVikingSetUp, Self::Tile];

    /// What the desk is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Board => "Boards",
            Self::Map => "Map desk",
            Self::Play => "Games",
            Self::StarVikingSetUp => "Star Viking set-up",
            Self::Tile => "Tile desk",
        }
    }
}

macro_rules! desk_keys {
    ($($id:ident, $desk:ident, $label:literal, $tooltip:literal, $key:ident $(+ $modifier:ident)?;)*) => {
        /// A key of a desk, by which other files call it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum DeskKey { $($id),* }

        impl DeskKey {
            /// Every key of a desk, in order.
            pub const ALL: &[Self] = &[$(Self::$id),*];

            /// What it carries out, and its own key.
            #[must_use]
            pub const fn binding(self) -> Binding {
                match self {
                    $(Self::$id => Binding {
                        name: stringify!($id),
                        group: Group::Desk(Desk::$desk),
                        game: None,
                        label: $label,
                        tooltip: $tooltip,
                        own: Some(KeyboardShortcut::new(Modifiers::NONE$(.plus(Modifiers::$modifier))?, Key::$key)),
                    }),*
                }
            }
        }
    };
}

desk_keys! {
    BoardNextPiece, Board, "Next piece", "Go on to the next piece of a board.", N;
    BoardPreviousPiece, Board, "Previous piece", "Go back to the previous piece.", N + SHIFT;
    BoardZoom, Board, "Zoom to selection", "Look at what is selected from near, or at the space of the cursor.", Z;
    MapSelect, Map, "Select", "Drag to pan, click a space to see what is there.", V;
    MapBrush, Map, "Brush", "Paint terrain, as wide as the brush.", B;
    MapFill, Map, "Fill", "Paint all connected spaces that hold the same terrain.", F;
    MapRectangle, Map, "Rectangle", "Paint terrain from corner to corner.", R;
    MapErase, Map, "Erase", "Take terrain away, as wide as the brush.", E;
    MapPick, Map, "Pick", "Pick up the terrain of a space with the brush.", I;
    MapLabel, Map, "Label", "Write on a space, or go to what is written there.", L;
    MapArea, Map, "Area", "Put spaces into the area chosen below; a stroke that begins inside it takes them out.", A;
    MapSmallerBrush, Map, "Smaller brush", "Paint fewer spaces at once.", OpenBracket;
    MapLargerBrush, Map, "Larger brush", "Paint more spaces at once.", CloseBracket;
    PlayOrPause, Play, "Play or pause", "Let the game run, or stop it.", P;
    PlayStep, Play, "Step", "Show the next action.", Period;
    PlayBack, Play, "Back", "Go back an action.", Comma;
    PlayFirst, Play, "To the beginning", "Go to the beginning of the game.", Home;
    PlayLast, Play, "To the end", "Go to the end of the game as far as it was played.", End;
    PlayNextTurn, Play, "Next turn", "Go to the beginning of the next turn.", PageDown;
    PlayTurnBefore, Play, "Turn before", "Go to the beginning of this turn, or of the one before.", PageUp;
    PlaySlower, Play, "Slower", "Show fewer actions a second.", OpenBracket;
    PlayFaster, Play, "Faster", "Show more actions a second.", CloseBracket;
    PlayTakeBack, Play, "Take back", "Take your last choice back, and what came of it; the same dice come again.", U;
    SetUpSystemBefore, StarVikingSetUp, "Previous system", "Look at the previous system in play.", OpenBracket;
    SetUpNextSystem, StarVikingSetUp, "Next system", "Look at the next system in play.", CloseBracket;
    TileBack, Tile, "Body back", "Move the selected body one place back along its orbit, to the left.", ArrowLeft + ALT;
    TileOn, Tile, "Body on", "Move the selected body one place on along its orbit, to the right.", ArrowRight + ALT;
}

impl DeskKey {
    /// Whether its keys were pressed in this pass, which uses them up.
    #[must_use]
    pub fn pressed(self, ui: &Ui, choices: &KeyChoices) -> bool {
        let keys = self.binding().keys(choices);
        keys.into_iter().any(|keys| ui.input_mut(|input| consume(input, keys)))
    }

    /// The tooltip with its keys behind it.
    #[must_use]
    pub fn help(self, context: &Context, choices: &KeyChoices) -> String {
        self.binding().help(context, choices)
    }
}
