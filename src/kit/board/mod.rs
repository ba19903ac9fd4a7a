//! A board with pieces, for any game: hexes and squares of a map, sectors of a tile.
//!
//! The module has layers, and each desk uses the ones that it needs. The lowest is a `viewport`, which shows a flat thing that can be panned and
//! zoomed, with its picture: [`Drawn`] says what the picture contains, and [`Painted`] paints it in tiles. The next layer are the [`Spaces`], which a
//! game describes by a small trait: [`board`] shows them, finds the space under the pointer, and moves a cursor from space to space by the arrow
//! keys. On the spaces lie [`Pieces`], which a second trait describes: a [`Board`] finds the piece under the pointer, takes it into the [`Hand`], and
//! puts it down in a space or in a box beside the board. The game says which change of the project a drop makes. An [`Overlay`] paints what lies over
//! the picture: [`Lights`] with their legend, rings, lines, signs.
//!
//! A [`toolbox()`] holds the tools of a desk, [`Swatches`] show what a brush paints, and a [`Sweep`] gathers the spaces that a stroke passes over.
//! [`Layers`] of a painted map can be hidden and locked, and [`arrange`] puts pieces in line. The module does not know what is painted or played, how
//! a picture is drawn, or what a piece represents.
//!
//! Reading order: `spaces.rs`, `grid.rs`, `view.rs`, `hand.rs`, `pieces.rs` with `choosing.rs` and `keys.rs`, `stack.rs` and `boxes.rs`,
//! `overlay.rs`, `lights.rs`, `sweep.rs`, `toolbox.rs`, `swatch.rs`, `layers.rs`, `arrange.rs`; then `viewport.rs` with `finger.rs`, `placed.rs`,
//! `painted.rs`, `printed_map.rs` and `tiles.rs`, `line.rs`, `small_map.rs` and `around.rs`.

mod around;
pub mod arrange;
mod boxes;
mod choosing;
mod finger;
mod grid;
mod hand;
mod keys;
mod layers;
mod lights;
mod line;
mod overlay;
mod painted;
mod pieces;
mod placed;
mod printed_map;
mod small_map;
mod spaces;
mod stack;
mod swatch;
mod sweep;
mod tiles;
mod toolbox;
mod view;
mod viewport;

pub use around::{above, below, beside};
pub use boxes::{TAKES_OFF, box_line, scroll_at_ends, tray};
pub use grid::GridSpaces;
pub use hand::{Hand, HeldBy, Over, Target};
pub use keys::{DESK, DESK_KEYS, next_asked, next_of};
pub use layers::Layers;
pub use lights::{Light, Lights, legend, legend_line, ring_line};
pub use overlay::{Ground, Overlay, verdict};
pub use painted::{Drawn, Painted};
pub use pieces::{Board, Pieces};
pub use placed::Placed;
pub use printed_map::PrintedMap;
pub use spaces::{Direction, Spaces, around_all, bounds};
pub use stack::{badge, stack};
pub use swatch::Swatches;
pub use sweep::{Sweep, Way, like_around};
use tiles::Tiles;
pub use toolbox::are_told_apart;
pub use toolbox::{ToolEntry, tool_pressed, toolbox};
pub use view::{BoardResponse, View, board};
pub use viewport::Viewport;
