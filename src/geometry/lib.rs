//! Lengths, points, angles, hexes and squares: the ground floor, which knows no game and no page.
//!
//! Whatever a drawing or a board uses to say *where* something is belongs here, but not what is there, how it looks, or which book it comes from.
//!
//! Reading order: [`Mm`], [`Point`] and [`Vector`] (a position and a difference are different types), [`Angle`] (the only code that computes sine and
//! cosine), [`Transform`], then the boards: [`Hex`] is exact axial arithmetic, [`Grid`] is a board of spaces with offset coordinates, [`Spot`] makes
//! distances quick to compute, and [`GridLayout`] is the only code that converts spaces to millimetres. [`Seed`] makes small decorative choices that
//! are the same on every machine.

mod angle;
mod facing;
mod grid;
mod hex;
mod layout;
mod length;
mod point;
mod rect;
mod rings;
mod seed;
mod shape;
mod space;
mod spot;
mod transform;

pub use angle::Angle;
pub use facing::{Arc, Facing};
pub use grid::Grid;
pub use hex::Hex;
pub use layout::GridLayout;
pub use length::{Mm, NoLength};
pub use point::{Point, Vector};
pub use rect::{Rect, Size};
pub use seed::Seed;
pub use shape::{Edge, Shape};
pub use space::{GridSize, Space, nth_letter};
pub use spot::Spot;
pub use transform::Transform;
