//! Boards made of cells for cards and pieces, each cell with its name above it.

use drawing::{Page, Path};
use exchange::vassal::{Board, Spaces};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{FAINT, HEADING, LINE, STRONG};

use super::boards::Region;

/// The gap between cells.
const APART: Mm = Mm::new(4.0);
/// The height of the name of a cell.
const NAME: Mm = Mm::new(6.0);
/// The height of the title of a board.
const TITLE: Mm = Mm::new(9.0);

/// A board of cells.
#[derive(Clone, Debug)]
pub struct Cells {
    /// The title of the board, which is printed above the cells.
    pub title: String,
    /// The names of the cells; no two are alike.
    pub names: Vec<String>,
    /// The size of a cell.
    pub size: Size,
    /// How many cells stand in a row.
    pub across: usize,
}

impl Cells {
    /// The upper left corner of a cell, counted from 0.
    fn corner(&self, cell: usize) -> Point {
        let (column, row) = (cell % self.across, cell / self.across);
        let step = Size::of(self.size.width + APART, self.size.height + NAME + APART);
        Point::at(APART + step.width * column as f64, TITLE + APART + NAME + step.height * row as f64)
    }

    /// The middle of a cell, counted from 0.
    pub fn middle(&self, cell: usize) -> Point {
        self.corner(cell) + Vector::at(self.size.width * 0.5, self.size.height * 0.5)
    }

    /// A cell, counted from 0, as a space of the board; `None` if there is no such cell.
    pub fn region(&self, cell: usize) -> Option<Region> {
        self.names.get(cell).map(|name| Region { board: self.title.clone(), name: name.clone() })
    }

    /// The board with all its cells.
    pub fn board(&self) -> Board {
        let last = self.corner((0..self.names.len()).last().unwrap_or_default());
        let across = self.corner(self.across.min(self.names.len()).max(1) - 1).x;
        let size = Size::of(across + self.size.width + APART, last.y + self.size.height + APART);
        let mut draft = Draft::new();
        let title = Rect::new(Point::at(APART, Mm::ZERO), Size::of(size.width - APART * 2.0, TITLE));
        draft.line(&self.title, HEADING.bottom(), title);
        for (cell, name) in self.names.iter().enumerate() {
            let corner = self.corner(cell);
            draft.path(Path::rounded_rect(Rect::new(corner, self.size), Mm::new(2.0)).stroked(FAINT, LINE));
            let words = Rect::new(Point::at(corner.x, corner.y - NAME), Size::of(self.size.width, NAME - Mm::new(1.0)));
            draft.line(name, STRONG.bottom(), words);
        }
        let spaces = self.names.iter().enumerate().map(|(cell, name)| (name.clone(), self.middle(cell))).collect();
        let page = Page { items: draft.items, ..Page::new(&*self.title, size) };
        Board { name: self.title.clone(), page, spaces: Spaces::Named(spaces) }
    }
}
