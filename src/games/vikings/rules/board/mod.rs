//! Boards: hexes with one terrain each, what stands on their sides, layouts of several boards, and what can be asked of the ground.
//!
//! A [`Board`] and a [`Layout`] are what a designer makes. Whatever is asked goes to a [`Site`], which is one board or all boards of a layout as a
//! single grid, so that nothing ends at a joint: how far somebody comes ([`Reach`]), who can attack or challenge whom ([`Step`]), and what is seen
//! behind what cover ([`Lookout`]). None of it knows any character; it is told what matters of him.
//!
//! Reading order: `surface.rs`, `hexside.rs`, `hexes.rs`, `sides.rs`, `layout.rs` (a board among others), `site.rs`, `building.rs`, `step.rs`,
//! `reach.rs`, `course.rs` (which hexes a straight line crosses), `sight.rs` with `seen.rs`, `volley.rs`, `joint.rs`.

mod building;
mod course;
mod edges;
mod hexes;
mod hexside;
mod joint;
mod layout;
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

/// A board (1.2): pointed hexes with one terrain each, what stands on their sides, and the numbers of its edges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Board {
    /// What it is called.
    pub name: String,
    /// The numbers of its edges, by which layouts are described.
    pub edges: Edges,
    /// What its hexes are.
    pub hexes: Hexes,
    /// Walls, openings and lips on the sides of its hexes.
    #[serde(skip_serializing_if = "Sides::is_empty")]
    pub sides: Sides,
    /// Where it comes from.
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
    /// How wide a hex is on paper across its flats, as a published description of the series has it.
    pub const HEX: Mm = Mm::new(25.0);
    /// The columns and rows of a large board: sheets of some 40 by 60 cm in whole hexes, with an even number of rows so that half-turns
    /// keep them.
    pub const LARGE: (u16, u16) = (24, 18);

    /// Its name, or words that say that it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed board" } else { &self.name }
    }

    /// Its hexes as a grid.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        self.hexes.grid()
    }

    /// Its hexes on paper.
    #[must_use]
    pub const fn layout(&self) -> GridLayout {
        GridLayout::new(self.grid(), Self::HEX)
    }

    /// Gives it so many columns and rows: what is kept stays where it is, what is new is flat, and sides that part no hex of it go.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.hexes = self.hexes.resized(columns, rows);
        let grid = self.grid();
        self.sides.retain(|side| grid.contains(side.space) || grid.contains(side.across().space));
    }

    /// What a hex is called: a letter for its column and a number for its row.
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
