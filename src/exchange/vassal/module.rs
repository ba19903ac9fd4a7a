//! What a module holds, as a game describes it: boards, pieces, decks, charts, and where everything is when the game starts.

use super::Piece;
use drawing::Page;
use geometry::{Facing, Grid, GridLayout, Point, Shape, Space};

/// A game to be played in VASSAL, with one position at its start.
#[derive(Clone, Debug)]
pub struct Module {
    /// What it is called, which names its file.
    pub name: String,
    /// What it is, in a sentence.
    pub description: String,
    /// What a player has to know that VASSAL cannot: a paragraph each.
    pub notes: Vec<String>,
    /// The resolution of its pictures in dots per inch; it is lowered where a board would be too large.
    pub resolution: f64,
    /// The sides that players take, in order.
    pub sides: Vec<String>,
    /// The windows with boards; the first is the main one.
    pub tables: Vec<Table>,
    /// Every piece, once.
    pub pieces: Vec<Piece>,
    /// The palettes from which more pieces are taken, a tab each.
    pub palettes: Vec<Palette>,
    /// The charts that everybody may read, a tab each.
    pub charts: Vec<ChartTab>,
    /// The dice that the game throws.
    pub dice: Vec<Dice>,
}

impl Module {
    /// The resolution at which counters of an inch and their words are readable on a screen, in dots per inch.
    pub const USUAL_RESOLUTION: f64 = 110.0;

    /// A module without anything in it.
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

    /// Adds a piece, and tells by which number palettes, stacks and decks name it.
    pub fn add(&mut self, piece: Piece) -> PieceNumber {
        self.pieces.push(piece);
        PieceNumber(self.pieces.len() - 1)
    }

    /// The piece with a number.
    #[must_use]
    pub fn piece(&self, PieceNumber(number): PieceNumber) -> &Piece {
        &self.pieces[number]
    }
}

/// A piece of a module, by its place in [`Module::pieces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PieceNumber(pub(super) usize);

/// A window with boards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// What it is called; no two are alike.
    pub name: String,
    /// The side whose window it is; none if it is everybody's.
    pub owner: Option<String>,
    /// The boards, in rows from the top.
    pub boards: Vec<Vec<Board>>,
    /// What lies on them when the game starts.
    pub stacks: Vec<Stack>,
    /// The decks that lie on them.
    pub decks: Vec<Deck>,
}

/// A board, drawn whole.
#[derive(Clone, Debug)]
pub struct Board {
    /// What it is called; no two of a module are alike.
    pub name: String,
    /// Its drawing, as it prints.
    pub page: Page,
    /// Its spaces.
    pub spaces: Spaces,
}

/// The spaces of a board.
#[derive(Clone, Debug)]
pub enum Spaces {
    /// None: pieces lie anywhere.
    None,
    /// Hexes or squares.
    Grid {
        /// The grid.
        layout: GridLayout,
        /// Where its corner lies on the page.
        corner: Point,
        /// How they are named.
        names: GridNames,
    },
    /// Hexes or squares, of which some have names: these are known by their names, and the others by their numbers.
    NamedGrid {
        /// The grid.
        layout: GridLayout,
        /// Where its corner lies on the page.
        corner: Point,
        /// How the spaces without names are named.
        names: GridNames,
        /// The spaces with names. No two have the same name.
        places: Vec<(Space, String)>,
    },
    /// One grid of hexes or squares on which several sheets lie. Each names its own spaces, such as "C4 of The harbour".
    Joined {
        /// The grid.
        layout: GridLayout,
        /// Where its corner lies on the page.
        corner: Point,
        /// How spaces are named, on each sheet and where none lies.
        names: GridNames,
        /// The sheets, the uppermost last.
        sheets: Vec<Sheet>,
    },
    /// Named places; pieces go to the nearest. No two have the same name or the same point.
    Named(Vec<(String, Point)>),
}

/// A sheet that lies on the grid of a board with others.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What it is called; no two of a board are alike.
    pub name: String,
    /// The space of the board that is its upper left one as it lies.
    pub at: Space,
    /// Its spaces.
    pub grid: Grid,
    /// Whether it is half-turned, so that its names run backwards.
    pub is_turned: bool,
}

/// How the spaces of a grid are named, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridNames {
    /// Column and row in two digits each: 0304.
    Digits,
    /// Letters for the column and the number of the row: C4, and AB4 beyond Z.
    LetterNumber,
}

/// Pieces on one spot when the game starts, the lowest first.
#[derive(Clone, Debug)]
pub struct Stack {
    /// What it is called.
    pub name: String,
    /// The board on which it stands.
    pub board: String,
    /// Where.
    pub at: Spot,
    /// The pieces, and how each stands there.
    pub pieces: Vec<Standing>,
}

/// A spot of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// A space of its grid.
    Space(Space),
    /// A place with a name.
    Named(String),
    /// A point of its page.
    Point(Point),
}

/// How a piece stands at the start.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The piece.
    pub piece: PieceNumber,
    /// Which of its faces is up, counted from 0.
    pub face: usize,
    /// The steps that it is turned clockwise from how it is drawn.
    pub turned: u8,
    /// The side that alone sees it; everybody does if there is none.
    pub hidden_by: Option<String>,
    /// Where its gauges stand, in their order; as at their start if there are fewer.
    pub levels: Vec<u32>,
}

impl Standing {
    /// A piece as it is drawn, for all to see.
    #[must_use]
    pub const fn new(piece: PieceNumber) -> Self {
        Self { piece, face: 0, turned: 0, hidden_by: None, levels: Vec::new() }
    }

    /// The same piece with another face up.
    #[must_use]
    pub fn with_face(self, face: usize) -> Self {
        Self { face, ..self }
    }

    /// The same piece turned to a facing of a board of this shape.
    #[must_use]
    pub fn facing(self, shape: Shape, facing: Facing) -> Self {
        Self { turned: facing.side(shape.sides()), ..self }
    }

    /// The same piece, seen by one side only.
    #[must_use]
    pub fn hidden_by(self, side: impl Into<String>) -> Self {
        Self { hidden_by: Some(side.into()), ..self }
    }
}

/// Cards or other pieces in a pile.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What it is called; no two of a module are alike.
    pub name: String,
    /// The board on which it lies.
    pub board: String,
    /// Its centre, measured on the page of the board.
    pub at: Point,
    /// The pieces in it.
    pub pieces: Vec<PieceNumber>,
    /// Whether it lies face down, and each draw is by chance.
    pub is_hidden: bool,
}

/// A tab of the palettes.
#[derive(Clone, Debug)]
pub struct Palette {
    /// What it is called, such as a side.
    pub name: String,
    /// Its panels: the name of each, such as a sort of piece, and the pieces in it.
    pub panels: Vec<(String, Vec<PieceNumber>)>,
}

/// A tab of charts.
#[derive(Clone, Debug)]
pub struct ChartTab {
    /// What it is called.
    pub name: String,
    /// Its charts, as they print.
    pub pages: Vec<Page>,
}

/// A button that throws dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// What it is called, such as "2d6".
    pub name: &'static str,
    /// How many dice.
    pub count: u8,
    /// How many sides each has.
    pub sides: u8,
    /// Whether they are added up.
    pub is_sum: bool,
}
