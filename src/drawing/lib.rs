//! A page as data, in millimetres, with its text already laid out, and the back ends that export it.
//!
//! A [`Page`] holds [`Item`]s of four kinds. Text is measured and broken into lines once, in [`text`], from the embedded fonts. The back ends are
//! free functions, each of which handles all four kinds: [`pdf`], [`svg`], [`png`], [`dump`] (the text log that golden tests compare) and [`hit`]
//! (which tag lies under a point). No back end measures, wraps or decides, and nothing here knows a game, a rule or a file. For a print with less
//! ink, [`ink`] changes the page before a back end gets it.
//!
//! Reading order: `item.rs`, `path.rs`, `text.rs`, then any back end; `progress.rs` reports the progress of long work and stops it.

mod color;
pub mod dump;
mod face;
pub mod hit;
pub mod ink;
mod item;
mod knife;
pub mod mark;
mod page;
mod path;
pub mod pdf;
pub mod picture;
pub mod png;
mod progress;
#[cfg(test)]
mod samples;
pub mod stock;
pub mod svg;
pub mod text;
pub mod vision;

pub use color::Color;
pub use face::Face;
pub use ink::Ink;
pub use item::{Glyph, Group, Item, Items, Picture, Tag, TextRun, bounds_of, ink_of_words};
pub use knife::{Knife, Stretch};
pub use page::{Page, SheetSide};
pub use path::{Ground, Path, Segment, Stroke};
pub use progress::{Progress, ProgressMonitor, Stopped};
