//! Drydock.

pub mod cli;
pub mod drawing;
pub mod editor;
pub mod exchange;
pub mod geometry;
pub mod project;
pub mod rules;
pub mod sheets;
