//! Drydock.

pub mod drawing;
pub mod geometry;
