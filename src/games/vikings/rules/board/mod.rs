//! Boards: hexes with one terrain each, the barriers on their sides, layouts of several boards, and questions about the ground. A [`Board`] and a
//! [`Layout`] are what a designer makes. A [`Site`] is one board, or all boards of a layout, as a single grid, so that movement and sight do not end
//! at a joint. It answers how far a character can move ([`Reach`]), which hexes they can attack or challenge ([`Step`]), and what they see behind
//! what cover ([`Lookout`]). None of these types knows a character; the caller passes the properties that matter. Reading order: `surface.rs`,
//! `hexside.rs`, `hexes.rs`, `sides.rs`, `layout.rs` (a board among others), `site.rs`, `named.rs`, `building.rs`, `step.rs`, `reach.rs`, `course.rs`
//! (which hexes a straight line crosses), `sight.rs` with `seen.rs`, `volley.rs`, `joint.rs`.

mod building;
mod course;
mod edges;
mod hexes;
mod hexside;
mod joint;
mod layout;
mod named;
mod reach;
mod room;
mod seen;
mod sides;
mod sight;
mod site;
mod step;
mod surface;
mod volley;

pub use building::{Building, buildings};
pub use edges::Edges;
pub use hexes::Hexes;
pub(crate) use hexside::neighbour;
pub use hexside::{Barrier, Hexside};
pub use joint::{Facing, Joint, joints};
pub use layout::{Laid, Layout};
pub use reach::{Arrival, Reach, Rider};
pub use room::{Room, rooms};
pub use seen::{Hidden, Obstacle, Seen, Sight};
pub use sides::Sides;
pub use sight::Lookout;
pub use site::{ForHulls, Passage, Site, Standing};
pub use step::{Step, Walker};
pub use surface::Surface;
pub use volley::{Shot, volley};

use serde::{Deserialize, Serialize};

use geometry::{Grid, GridLayout, Mm, Space};
use rules::Origin;

/// A board (1.2): hexes that stand on a corner, with one terrain each, the barriers on their sides, and the numbers of the board's edges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Board {
    /// The name of the board.
    pub name: String,
    /// The numbers of the board's edges, by which diagrams of layouts name them.
    pub edges: Edges,
    /// The surfaces of the board's hexes.
    pub hexes: Hexes,
    /// The walls, openings and lips on the sides of the board's hexes.
    #[serde(skip_serializing_if = "Sides::is_empty")]
    pub sides: Sides,
    /// The source of the board, such as the book or the designer.
    pub origin: Origin,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            name: String::new(),
            edges: Edges::default(),
            hexes: Hexes::new(Self::LARGE.0, Self::LARGE.1),
            sides: Sides::default(),
            origin: Origin::Own,
        }
    }
}

impl Board {
    /// The width of a hex on paper, from side to side. The value comes from a published description of the series of games.
    pub const HEX: Mm = Mm::new(25.0);
    /// The columns and rows of a large board: a sheet of about 60 by 40 cm in whole hexes. The number of rows is even, so that a half-turn keeps the
    /// same rows shifted.
    pub const LARGE: (u16, u16) = (24, 18);

    /// The board's name, or "Unnamed board".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed board" } else { &self.name }
    }

    /// The board's hexes as a grid.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        self.hexes.grid()
    }

    /// The positions of the board's hexes on paper.
    #[must_use]
    pub const fn layout(&self) -> GridLayout {
        GridLayout::new(self.grid(), Self::HEX)
    }

    /// Changes the numbers of columns and rows. Hexes that remain keep their surface, new hexes are flat, and barriers that are now off the board are
    /// removed.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.hexes = self.hexes.resized(columns, rows);
        let grid = self.grid();
        self.sides.retain(|side| grid.contains(side.space) || grid.contains(side.across().space));
    }

    /// The name of a hex: a letter for its column and a number for its row.
    #[must_use]
    pub fn space_label(space: Space) -> String {
        space.to_string()
    }

    /// About how many bytes of memory the board takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.hexes.weight() + self.sides.weight()
    }
}
