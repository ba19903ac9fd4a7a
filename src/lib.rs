//! Drydock.

pub mod drawing;
pub mod geometry;
pub mod rules;
