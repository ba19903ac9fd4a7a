//! Exchanges designs and pages of any game in the formats of other programs, and answers questions about them.
//!
//! Reading order: `game.rs`, `pictures.rs`, `vassal_module.rs`.

pub mod game;
mod pictures;
mod vassal_module;

pub use exchange::*;
pub use pictures::{each_page, pictures};
pub use vassal_module::{vassal_module, vassal_module_file};
