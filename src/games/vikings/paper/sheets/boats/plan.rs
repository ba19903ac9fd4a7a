//! Where the hexes of a deck lie on paper, with the bow to the right.

use geometry::{Grid, GridLayout, Mm, Point, Rect, Shape, Space};
use vikings::BoatClass;
use vikings::boat::{DeckHex, KeelLength};

/// The plan of a boat's deck.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'boat> {
    /// The class of the boat.
    pub boat: &'boat BoatClass,
    /// The width of a hex, from flat side to flat side.
    pub hex: Mm,
    /// The grid in which the hexes of the deck lie.
    pub layout: GridLayout,
}

/// The row of the grid on which every keel lies, counted from 0.
const KEEL: i16 = 2;
/// How many rows the grid has.
const ROWS: u16 = 5;

impl<'boat> Plan<'boat> {
    /// The plan of a deck with hexes of this width.
    #[must_use]
    pub const fn new(boat: &'boat BoatClass, hex: Mm) -> Self {
        Self { boat, hex, layout: Self::board(hex) }
    }

    /// A grid that is large enough for every deck.
    #[must_use]
    pub const fn board(hex: Mm) -> GridLayout {
        GridLayout::new(Grid::new(Shape::PointedHex, KeelLength::MAX as u16 + 1, ROWS), hex)
    }

    /// The space of the grid in which a hex of the deck lies.
    #[must_use]
    pub fn space(&self, hex: DeckHex) -> Space {
        let keel = self.layout.grid.hex(Space::new(0, KEEL));
        self.layout.grid.space(keel + hex.in_frame())
    }

    /// The hex of the deck that lies in a space of the grid; `None` if there is none.
    #[must_use]
    pub fn deck_hex(&self, space: Space) -> Option<DeckHex> {
        let keel = self.layout.grid.hex(Space::new(0, KEEL));
        self.boat.deck_hex(self.layout.grid.hex(space) - keel)
    }

    /// The spaces of all hexes of the deck.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        self.boat.deck().map(|hex| self.space(hex))
    }

    /// The spaces of one part of the deck, which is divided into `parts` parts of the same length. Part 0 is at the stern.
    pub fn of_part(&self, part: u32, parts: u32) -> impl Iterator<Item = Space> + '_ {
        let each = self.boat.length.get().div_ceil(parts);
        // Twice the distance of the hex from the helm. This is a whole number, although rows beside the keel lie half a hex further ahead.
        let ahead = |hex: DeckHex| 2 * u32::from(hex.along) + u32::from(hex.row.unsigned_abs());
        let last = parts - 1;
        self.boat.deck().filter(move |hex| (ahead(*hex) / (2 * each)).min(last) == part).map(|hex| self.space(hex))
    }

    /// The middle of a hex of the deck.
    #[must_use]
    pub fn centre(&self, hex: DeckHex) -> Point {
        self.layout.centre(self.space(hex))
    }

    /// The smallest rectangle round the whole deck.
    #[must_use]
    pub fn around(&self) -> Rect {
        let all = self.spaces().map(|space| self.layout.bounds(space)).reduce(Rect::union);
        all.unwrap_or_else(|| self.layout.bounds(Space::new(0, KEEL)))
    }
}
