//! From content to pages: record sheets, counters, maps, rosters, scenario sheets — and how they lie on paper.
//!
//! [`print()`] turns a project into a [`Printout`]: pages by kind, the places that tags on them stand for, and findings about the pages
//! themselves. What is every game's stands here — the [`frame`] of pages, [`imposition`] of pieces, which [`interlock`] where they are hexes, the [`poster`] with its plan of [`assembly`], the [`flow`] of
//! strips down a page, ruled [`table`]s, prose in [`columns`], sides that look [`alike`], a sky by [`night`], the [`room`] that a page is drawn in, the [`calibration`] page, the report of a [`mod@playtest`] — and each game has a folder that draws its own things, behind the door [`game`]. Nothing here knows a file, a screen or a
//! PDF's insides: pages are data, and whoever wants bytes asks a back end of the drawing floor. Pages are laid out one by one, to be written and dropped,
//! those of fleets, scenarios and stars a [`section`] at a time, and a [`Leaf`] lays its page out again for who looks at it.
//!
//! Reading order: `print.rs`, `printout.rs`, `binding.rs`, `pdf_files.rs`, `draft.rs`, `frame.rs`, `leaf.rs`, `left_out.rs`, `surround.rs`, `kind.rs`, `game.rs`, then a game's `mod.rs`.

pub mod alike;
pub mod assembly;
mod binding;
pub mod boundary;
pub mod calibration;
pub mod columns;
pub mod cut_marks;
pub mod cuts;
pub mod draft;
pub mod findings;
pub mod flow;
pub mod frame;
pub mod freedom_in_the_galaxy;
pub mod game;
pub mod game_record;
pub mod grid_lines;
pub mod imposition;
pub mod interlock;
mod kind;
pub mod large;
pub mod later;
pub mod launch_fighters;
mod leaf;
mod left_out;
mod letters;
pub mod look;
pub mod night;
mod pdf_files;
pub mod picture;
mod pieces;
pub mod playtest;
pub mod poster;
mod print;
mod printout;
pub mod room;
pub mod section;
pub mod space_viking;
pub mod star_viking;
mod surround;
pub mod table;
pub mod vikings;

pub use binding::{Binder, FileHead};
pub use draft::Draft;
pub use kind::SheetKind;
pub use leaf::{Leaf, Leaves};
pub use left_out::left_out;
pub use pdf_files::{PdfFile, PrintError, file_to_pdf, print_to_pdf, to_pdf};
pub use print::{print, print_into, print_with_progress};
pub use printout::{PrintedFile, Printout, Request};
