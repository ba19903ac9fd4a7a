//! Drydock.

pub mod drawing;
pub mod geometry;
pub mod project;
pub mod rules;
pub mod sheets;
