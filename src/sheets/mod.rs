//! From content to pages: record sheets, counters, maps, rosters, scenario sheets — and how they lie on paper.
//!
//! [`print()`] turns a project into a [`Printout`]: pages by kind, the places that tags on them stand for, and findings about the pages
//! themselves. What is every game's stands here — the [`frame`] of a page, [`imposition`] of pieces, which [`interlock`] where they are hexes, the [`poster`] with its plan of [`assembly`], the [`flow`] of
//! strips down a page, prose in [`columns`], the [`room`] that a page is drawn in, the [`calibration`] page, the report of a [`mod@playtest`] — and each game has a folder that draws its own things, behind the door [`game`]. Nothing here knows a file, a screen or a
//! PDF: pages are data, and whoever wants bytes asks a back end of the drawing floor.
//!
//! Reading order: `printout.rs`, `draft.rs`, `frame.rs`, `kind.rs`, `game.rs`, then a game's `mod.rs`.

pub mod assembly;
mod binding;
pub mod calibration;
pub mod columns;
pub mod cut_marks;
pub mod cuts;
pub mod draft;
pub mod findings;
pub mod flow;
pub mod frame;
pub mod game;
pub mod imposition;
pub mod interlock;
mod kind;
pub mod launch_fighters;
mod letters;
pub mod look;
pub mod picture;
mod pieces;
pub mod playtest;
pub mod poster;
mod print;
mod printout;
pub mod room;
pub mod seed;
pub mod star_viking;

pub use draft::Draft;
pub use kind::SheetKind;
pub use print::{print, print_with_progress};
pub use printout::{PrintedFile, Printout, Request, to_pdf, to_pdf_with_progress};
