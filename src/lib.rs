//! Drydock.

pub mod geometry;
pub mod rules;
