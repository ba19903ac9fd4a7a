//! Turns content into pages. This crate has what all games share: here pages are framed, filled and laid on paper.
//!
//! A game draws its own things as the [`frame::Body`] of a page. This crate has the [`frame`] around it, the [`imposition`] of pieces, which
//! [`interlock`] if they are hexes, the [`poster`] with its plan of [`assembly`], the [`flow`] of strips down a page, ruled [`table`]s, prose in
//! [`columns`], the [`cover`] of a project, a check for sides that look [`alike`], a sky by [`night`], the [`room`] in which a page is drawn, the
//! [`calibration`] page and the report of a [`mod@playtest`]. A game must provide [`game::Sheets`]. The code here knows no file, no screen and
//! nothing of the inside of a PDF: pages are data, and the back ends in `drawing` turn them into bytes. Pages are laid out one by one, written and
//! dropped; the pages of fleets, scenarios and stars are laid out a [`section`] at a time. A [`Leaf`] can lay its page out again to show it.
//!
//! Reading order: `printout.rs`, `binding.rs`, `draft.rs`, `frame.rs`, `leaf.rs`, `surround.rs`, `kind.rs`, `game.rs`.

pub mod alike;
pub mod assembly;
mod binding;
pub mod boundary;
pub mod calibration;
pub mod columns;
pub mod cover;
pub mod cut_marks;
pub mod cuts;
pub mod draft;
pub mod findings;
pub mod flow;
pub mod frame;
pub mod game;
pub mod game_record;
pub mod grid_lines;
pub mod imposition;
pub mod interlock;
mod kind;
pub mod large;
pub mod later;
mod leaf;
mod letters;
pub mod look;
pub mod night;
pub mod picture;
mod pieces;
pub mod playtest;
pub mod poster;
pub mod printout;
pub mod roll;
pub mod room;
pub mod scraps;
pub mod section;
mod surround;
pub mod table;

pub use binding::{Binder, FileHead};
pub use draft::Draft;
pub use kind::SheetKind;
pub use leaf::{Leaf, Leaves};
pub use printout::{KeptPages, PrintedFile, Printout, Request};
