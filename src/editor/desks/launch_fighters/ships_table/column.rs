//! The columns of the table: those of `ships.csv`, and the fleets that a design serves in.

use crate::rules::launch_fighters::Part;

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A text of the design, or its style, by the column of `ships.csv` that it stands in.
    Text(&'static str, &'static str),
    /// A stat, munition or add-on.
    Part(Part),
    /// What it costs, in points; worked out.
    Price,
    /// The fleets that it serves in; worked out.
    Fleets,
}

use Column::{Fleets, Price, Text};

/// Every column, in the order of `ships.csv`.
pub const COLUMNS: [Column; 22] = [
    Text("name", "Name"),
    Text("class", "Class"),
    Text("type", "Type"),
    Text("letter", "Letter"),
    Column::Part(Part::Cannons),
    Column::Part(Part::Launchers),
    Column::Part(Part::Bays),
    Column::Part(Part::Defense),
    Column::Part(Part::Move),
    Column::Part(Part::Missiles),
    Column::Part(Part::Fighters),
    Column::Part(Part::Sensors),
    Column::Part(Part::Warp),
    Column::Part(Part::Repair),
    Column::Part(Part::Boosters),
    Column::Part(Part::Cargo),
    Column::Part(Part::Passengers),
    Price,
    Text("number", "Hull number"),
    Text("style", "Style"),
    Text("fighter-warp", "Fighter warp"),
    Fleets,
];

impl Column {
    /// The heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Text(_, label) => label,
            Self::Part(part) => part.label(),
            Price => "Price",
            Fleets => "Fleets",
        }
    }

    /// What a spreadsheet calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Text(name, _) => name,
            Self::Part(part) => part.slug(),
            Price => "cost",
            Fleets => "fleets",
        }
    }

    /// Whether its cells can be changed.
    #[must_use]
    pub const fn is_editable(self) -> bool {
        !matches!(self, Price | Fleets)
    }

    /// Whether numbers stand in it, one under the other.
    #[must_use]
    pub const fn is_number(self) -> bool {
        matches!(self, Self::Part(_) | Price)
    }

    /// How wide it is on screen.
    #[must_use]
    pub fn width(self) -> f32 {
        match self {
            Text("name", _) => 150.0,
            Text("letter", _) => 56.0,
            Text("style", _) => 130.0,
            Text(..) => 100.0,
            // So that the longest word of its heading and the mark of the order have room.
            Self::Part(_) => {
                let longest = self.label().split(' ').map(str::len).max().unwrap_or(0);
                26.0 + 6.2 * longest as f32
            }
            Price => 60.0,
            Fleets => 180.0,
        }
    }
}
