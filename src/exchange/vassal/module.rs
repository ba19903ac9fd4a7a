//! The contents of a module, as a game describes them: boards, pieces, decks, charts, and the positions of everything when the game starts.

use super::Piece;
use drawing::Page;
use geometry::{Facing, Grid, GridLayout, Point, Shape, Space};

/// A game to be played in VASSAL, with one position at its start.
#[derive(Clone, Debug)]
pub struct Module {
    /// The name of the module, after which its file is named.
    pub name: String,
    /// A description of the module, in a sentence.
    pub description: String,
    /// Notes for players on what VASSAL cannot do for them, one paragraph each.
    pub notes: Vec<String>,
    /// The resolution of the pictures in dots per inch; it is lowered if a board would be too large.
    pub resolution: f64,
    /// The sides from which players choose theirs, in order.
    pub sides: Vec<String>,
    /// The windows with boards; the first is the main window.
    pub tables: Vec<Table>,
    /// Every piece of the module, once.
    pub pieces: Vec<Piece>,
    /// The palettes from which players take more pieces, a tab for each.
    pub palettes: Vec<Palette>,
    /// The charts that all players may read, a tab for each.
    pub charts: Vec<ChartTab>,
    /// The dice that players can roll.
    pub dice: Vec<Dice>,
}

impl Module {
    /// The resolution at which one-inch counters and the words on them are readable on a screen, in dots per inch.
    pub const USUAL_RESOLUTION: f64 = 110.0;

    /// A module without contents.
    #[must_use]
    pub fn new(name: impl Into<String>, description: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            description: description.into(),
            notes: Vec::new(),
            resolution: Self::USUAL_RESOLUTION,
            sides: Vec::new(),
            tables: Vec::new(),
            pieces: Vec::new(),
            palettes: Vec::new(),
            charts: Vec::new(),
            dice: Vec::new(),
        }
    }

    /// Adds a piece, and returns the number by which palettes, stacks and decks name it.
    pub fn add(&mut self, piece: Piece) -> PieceNumber {
        self.pieces.push(piece);
        PieceNumber(self.pieces.len() - 1)
    }

    /// The piece with this number.
    #[must_use]
    pub fn piece(&self, PieceNumber(number): PieceNumber) -> &Piece {
        &self.pieces[number]
    }
}

/// The number of a piece: its index in [`Module::pieces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PieceNumber(pub(super) usize);

/// A table to play on: a window with boards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The name of the window; no two windows have the same.
    pub name: String,
    /// The only side that sees the window; `None` if all sides do.
    pub owner: Option<String>,
    /// The boards, in rows from the top.
    pub boards: Vec<Vec<Board>>,
    /// The stacks of pieces on the boards when the game starts.
    pub stacks: Vec<Stack>,
    /// The decks on the boards.
    pub decks: Vec<Deck>,
}

/// A board, drawn as a whole.
#[derive(Clone, Debug)]
pub struct Board {
    /// The name of the board; no two boards of a module have the same.
    pub name: String,
    /// The drawing of the board, as it is printed.
    pub page: Page,
    /// The spaces of the board.
    pub spaces: Spaces,
}

/// The spaces of a board.
#[derive(Clone, Debug)]
pub enum Spaces {
    /// The board has no spaces: pieces may lie anywhere.
    None,
    /// The spaces are hexes or squares.
    Grid {
        /// The grid of the spaces.
        layout: GridLayout,
        /// The position of the grid's upper left corner on the page.
        corner: Point,
        /// How the spaces are named.
        names: GridNames,
    },
    /// The spaces are hexes or squares of which some have names. The others are named by their column and row.
    NamedGrid {
        /// The grid of the spaces.
        layout: GridLayout,
        /// The position of the grid's upper left corner on the page.
        corner: Point,
        /// How the spaces without names of their own are named.
        names: GridNames,
        /// The spaces with names of their own. No two have the same name.
        places: Vec<(Space, String)>,
    },
    /// The spaces are one grid of hexes or squares on which several sheets lie. Each sheet names its own spaces, such as "C4 of The harbour".
    Joined {
        /// The grid of the spaces.
        layout: GridLayout,
        /// The position of the grid's upper left corner on the page.
        corner: Point,
        /// How the spaces are named, both on each sheet and where no sheet covers the grid.
        names: GridNames,
        /// The sheets, the uppermost last.
        sheets: Vec<Sheet>,
    },
    /// The spaces are points with names. Pieces go to the nearest point. No two points have the same name or position.
    Named(Vec<(String, Point)>),
}

/// A sheet that lies, with others, on the grid of a board.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The name of the sheet; no two sheets of a board have the same.
    pub name: String,
    /// The space of the board under the sheet's upper left space.
    pub at: Space,
    /// The shape of the sheet's spaces, and how many columns and rows it has.
    pub grid: Grid,
    /// Whether the sheet is half-turned, so that its names run backwards.
    pub is_turned: bool,
}

/// How a grid's spaces are named by column and row, which are both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridNames {
    /// Column and row in two digits each: 0304.
    Digits,
    /// Letters for the column, followed by the number of the row: C4, and AB4 for a column beyond Z.
    LetterNumber,
}

/// Pieces that lie on the same spot when the game starts.
#[derive(Clone, Debug)]
pub struct Stack {
    /// The name of the stack.
    pub name: String,
    /// The name of the board on which the stack lies.
    pub board: String,
    /// The spot of the board on which the stack lies.
    pub at: Spot,
    /// The pieces with their states, the lowest first.
    pub pieces: Vec<Standing>,
}

/// A spot of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// A space of the board's grid.
    Space(Space),
    /// A place with a name.
    Named(String),
    /// A point of the board's page.
    Point(Point),
}

/// A piece in its state when the game starts.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The number of the piece.
    pub piece: PieceNumber,
    /// The index, from 0, of the face that is up.
    pub face: usize,
    /// By how many steps the piece is turned clockwise from the way in which it is drawn.
    pub turned: u8,
    /// The only side that sees the piece; `None` if all sides do.
    pub hidden_by: Option<String>,
    /// The levels of the piece's gauges, in their order. A gauge for which no level is given has its level at the start.
    pub levels: Vec<u32>,
}

impl Standing {
    /// A piece in the way in which it is drawn, visible to all sides.
    #[must_use]
    pub const fn new(piece: PieceNumber) -> Self {
        Self { piece, face: 0, turned: 0, hidden_by: None, levels: Vec::new() }
    }

    /// Turns up the face with this index.
    #[must_use]
    pub fn with_face(self, face: usize) -> Self {
        Self { face, ..self }
    }

    /// Turns the piece to this facing, on a board with spaces of this shape.
    #[must_use]
    pub fn facing(self, shape: Shape, facing: Facing) -> Self {
        Self { turned: facing.side(shape.sides()), ..self }
    }

    /// Hides the piece from all sides except this one.
    #[must_use]
    pub fn hidden_by(self, side: impl Into<String>) -> Self {
        Self { hidden_by: Some(side.into()), ..self }
    }
}

/// A deck, which is a pile of cards or other pieces.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The name of the deck; no two decks of a module have the same.
    pub name: String,
    /// The name of the board on which the deck lies.
    pub board: String,
    /// The centre of the deck, measured on the page of the board.
    pub at: Point,
    /// The numbers of the pieces in the deck.
    pub pieces: Vec<PieceNumber>,
    /// Whether the deck lies face down and players draw at random.
    pub is_hidden: bool,
}

/// A tab of the palettes.
#[derive(Clone, Debug)]
pub struct Palette {
    /// The name of the tab, for example the name of a side.
    pub name: String,
    /// The panels of the tab. Each is its name, such as a sort of piece, and the pieces in it.
    pub panels: Vec<(String, Vec<PieceNumber>)>,
}

/// A tab with charts.
#[derive(Clone, Debug)]
pub struct ChartTab {
    /// The name of the tab.
    pub name: String,
    /// The charts in the tab, as they are printed.
    pub pages: Vec<Page>,
}

/// A button that rolls dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// The name of the button, such as "2d6".
    pub name: &'static str,
    /// How many dice are rolled.
    pub count: u8,
    /// How many sides each die has.
    pub sides: u8,
    /// Whether the results of the dice are added up.
    pub is_sum: bool,
}
