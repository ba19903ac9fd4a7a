//! A hull as hexes: the hexes of a deck with bow, helm, mast, edge and rail (4.1, 4.2), and the hexes that a boat covers on a map. A deck is the same
//! wherever the boat lies, so a hex of the deck is given by its row and its distance from the stern. A boat's berth on a map consists of the hex of
//! its axis and the side of that hex at which the bow points.

use serde::{Deserialize, Serialize};

use super::{BoatClass, Rows};
use geometry::{Facing, Hex};

/// A hex of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DeckHex {
    /// The row: 0 for the keel, negative to port, positive to starboard.
    pub row: i8,
    /// The distance from the sternmost hex of the row.
    pub along: u8,
}

/// A side of a boat, as seen by a rower who faces the bow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The boat's left side.
    Port,
    /// The boat's right side.
    Starboard,
}

/// The place and direction of a boat on a map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Berth {
    /// The hex that the boat's axis is on.
    pub axis: Hex,
    /// The side of the axis hex at which the boat's bow points.
    pub bow: Facing,
}

/// How many sides a hex has.
const SIDES: u8 = 6;

impl DeckHex {
    /// The place of the deck hex in axial coordinates in which the bow points right and the helm is the origin.
    #[must_use]
    pub const fn in_frame(self) -> Hex {
        let (along, row) = (self.along as i32, self.row as i32);
        Hex::new(if row < 0 { along - row } else { along }, row)
    }
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Port, Self::Starboard];

    /// The word for the side.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Port => "port",
            Self::Starboard => "starboard",
        }
    }
}

impl Berth {
    /// The berth with this axis and bow.
    #[must_use]
    pub const fn new(axis: Hex, bow: Facing) -> Self {
        Self { axis, bow: Facing::new(bow.side(SIDES)) }
    }

    /// The step to the next hex in the direction of the bow.
    #[must_use]
    pub fn ahead(self) -> Hex {
        Hex::NEIGHBOURS[usize::from(self.bow.side(SIDES))]
    }

    /// The step to the next hex at 60 degrees to the bow, on this side of the boat.
    #[must_use]
    pub fn ahead_to(self, side: Side) -> Hex {
        self.turned(if side == Side::Port { -1 } else { 1 }).ahead()
    }

    /// The berth with the same axis and the bow turned clockwise by this many sides of a hex.
    #[must_use]
    pub fn turned(self, sides: i8) -> Self {
        let turned = (self.bow.side(SIDES) as i8 + sides).rem_euclid(SIDES as i8);
        Self { bow: Facing::new(turned as u8), ..self }
    }

    /// The berth with the same bow and the axis moved by a step.
    #[must_use]
    pub fn moved(self, step: Hex) -> Self {
        Self { axis: self.axis + step, ..self }
    }
}

/// The hexes of the class's deck: bow, helm, mast, edge and rail.
impl BoatClass {
    /// Every hex of the deck, row by row from port, each row from the stern.
    pub fn deck(&self) -> impl Iterator<Item = DeckHex> + Clone + use<> {
        let (aside, length) = (self.rows.aside(), self.length.get() as u8);
        (-aside..=aside).flat_map(move |row| {
            let shorter = length.saturating_sub(row.unsigned_abs());
            (0..shorter).map(move |along| DeckHex { row, along })
        })
    }

    /// How many hexes a boat of the class covers.
    #[must_use]
    pub fn size(&self) -> usize {
        self.deck().count()
    }

    /// The hex of the helm at the stern, marked G.
    #[must_use]
    pub const fn stern(&self) -> DeckHex {
        DeckHex { row: 0, along: 0 }
    }

    /// The hex of the bow, marked with an arrow.
    #[must_use]
    pub const fn bow(&self) -> DeckHex {
        DeckHex { row: 0, along: self.length.get() as u8 - 1 }
    }

    /// The hex of the axis, with the mast; `None` if the axis is off the keel.
    #[must_use]
    pub fn mast(&self) -> Option<DeckHex> {
        let along = self.axis.get().checked_sub(1)?;
        (along < self.length.get()).then_some(DeckHex { row: 0, along: along as u8 })
    }

    /// Whether a hex of the deck is at its edge, with water beside it.
    #[must_use]
    pub fn is_edge(&self, hex: DeckHex) -> bool {
        Hex::NEIGHBOURS.into_iter().any(|step| self.deck_hex(hex.in_frame() + step).is_none())
    }

    /// The hexes whose occupants can row (4.2, 4.32): the edge without bow and helm, or, in a hull of one row, all hexes.
    pub fn rail(&self) -> impl Iterator<Item = DeckHex> + '_ {
        let is_end = |hex: &DeckHex| *hex == self.stern() || *hex == self.bow();
        self.deck().filter(move |hex| self.rows == Rows::One || self.is_edge(*hex) && !is_end(hex))
    }

    /// The side of the boat on which a hex of the rail lies; `None` for the keel.
    #[must_use]
    pub const fn side_of(&self, hex: DeckHex) -> Option<Side> {
        match hex.row {
            0 => None,
            row if row < 0 => Some(Side::Port),
            _ => Some(Side::Starboard),
        }
    }

    /// The name of a hex of the deck, such as `B5`: a letter for the row, counted from port, and a number, counted from the stern.
    #[must_use]
    pub fn hex_name(&self, hex: DeckHex) -> String {
        let letter = b'A'.saturating_add_signed(hex.row + self.rows.aside());
        format!("{}{}", char::from(letter), hex.along + 1)
    }

    /// The deck hex at a place in the coordinates of [`DeckHex::in_frame`]; `None` if the deck has no hex there.
    #[must_use]
    pub fn deck_hex(&self, place: Hex) -> Option<DeckHex> {
        let from_keel = i8::try_from(place.r).ok().filter(|row| row.abs() <= self.rows.aside())?;
        let along = if place.r < 0 { place.q + place.r } else { place.q };
        let longest = self.length.get() as i32 - i32::from(from_keel.abs());
        (0..longest).contains(&along).then_some(DeckHex { row: from_keel, along: along as u8 })
    }
}

/// The hexes of a map on which a boat lies.
impl BoatClass {
    /// The hex of the map on which a deck hex of a boat at a berth lies.
    #[must_use]
    pub fn hex_at(&self, berth: Berth, hex: DeckHex) -> Hex {
        let aside = if hex.row < 0 { berth.ahead_to(Side::Port) } else { berth.ahead_to(Side::Starboard) };
        let from_axis = i32::from(hex.along) + 1 - self.axis.get() as i32;
        berth.axis + berth.ahead() * from_axis + aside * i32::from(hex.row.abs())
    }

    /// The hexes of the map that a boat at a berth covers, in the order of its deck.
    pub fn covers(&self, berth: Berth) -> impl Iterator<Item = Hex> + '_ {
        self.deck().map(move |hex| self.hex_at(berth, hex))
    }

    /// The deck hex that lies on a hex of the map; `None` if the boat does not cover that hex.
    #[must_use]
    pub fn deck_hex_at(&self, berth: Berth, hex: Hex) -> Option<DeckHex> {
        self.deck().find(|deck| self.hex_at(berth, *deck) == hex)
    }
}

/// This many hexes in words.
#[must_use]
pub fn hexes(number: usize) -> String {
    if number == 1 { "1 hex".into() } else { format!("{number} hexes") }
}
