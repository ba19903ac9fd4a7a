//! The positions of a deck's hexes on paper, with the bow to the right.

use geometry::{Grid, GridLayout, Mm, Point, Rect, Shape, Space};
use vikings::BoatClass;
use vikings::boat::{DeckHex, KeelLength};

/// The plan of a boat's deck.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'boat> {
    /// The class of the boat.
    pub boat: &'boat BoatClass,
    /// The width of a hex, across its flat sides.
    pub hex: Mm,
    /// The grid on which the deck's hexes lie.
    pub layout: GridLayout,
}

/// The row of the grid on which every keel lies, counted from 0.
const KEEL: i16 = 2;
/// The number of rows of the grid.
const ROWS: u16 = 5;

impl<'boat> Plan<'boat> {
    /// The plan of a deck with hexes of this width.
    #[must_use]
    pub const fn new(boat: &'boat BoatClass, hex: Mm) -> Self {
        Self { boat, hex, layout: Self::board(hex) }
    }

    /// The grid that is large enough for every deck.
    #[must_use]
    pub const fn board(hex: Mm) -> GridLayout {
        GridLayout::new(Grid::new(Shape::PointedHex, KeelLength::MAX as u16 + 1, ROWS), hex)
    }

    /// The space of the grid where a hex of the deck lies.
    #[must_use]
    pub fn space(&self, hex: DeckHex) -> Space {
        let keel = self.layout.grid.hex(Space::new(0, KEEL));
        self.layout.grid.space(keel + hex.in_frame())
    }

    /// The hex of the deck on a space of the grid; `None` if no hex of the deck lies there.
    #[must_use]
    pub fn deck_hex(&self, space: Space) -> Option<DeckHex> {
        let keel = self.layout.grid.hex(Space::new(0, KEEL));
        self.boat.deck_hex(self.layout.grid.hex(space) - keel)
    }

    /// The spaces of all hexes of the deck.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        self.boat.deck().map(|hex| self.space(hex))
    }

    /// The spaces of one part of the deck, if it is divided into `parts` of the same length; part 0 is at the stern.
    pub fn of_part(&self, part: u32, parts: u32) -> impl Iterator<Item = Space> + '_ {
        let each = self.boat.length.get().div_ceil(parts);
        // Twice the distance of the hex from the helm, which is a whole number: rows beside the keel lie half a hex ahead.
        let ahead = |hex: DeckHex| 2 * u32::from(hex.along) + u32::from(hex.row.unsigned_abs());
        let last = parts - 1;
        self.boat.deck().filter(move |hex| (ahead(*hex) / (2 * each)).min(last) == part).map(|hex| self.space(hex))
    }

    /// The middle of a hex of the deck.
    #[must_use]
    pub fn centre(&self, hex: DeckHex) -> Point {
        self.layout.centre(self.space(hex))
    }

    /// The rectangle round the whole deck.
    #[must_use]
    pub fn around(&self) -> Rect {
        let all = self.spaces().map(|space| self.layout.bounds(space)).reduce(Rect::union);
        all.unwrap_or_else(|| self.layout.bounds(Space::new(0, KEEL)))
    }
}
