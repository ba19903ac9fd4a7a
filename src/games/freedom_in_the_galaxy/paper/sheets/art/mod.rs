//! The pictures of cards for which the designer has supplied no picture: portraits by race, side and name, beasts by their traits, and scenes of
//! environs and of the sky. Each picture is the same on every machine.
//!
//! Reading order: `brush.rs` (how pictures are drawn), `portrait.rs` with `heads.rs`, `faces.rs`, `hair.rs` and `dress.rs`, `scene.rs` with `land.rs`
//! and `sky.rs`, `beast.rs`, `backdrop.rs` (behind the symbols of counters).

mod backdrop;
mod beast;
mod body;
mod brush;
mod dress;
mod faces;
mod hair;
mod heads;
mod land;
mod portrait;
mod scene;
mod sky;

pub use backdrop::Backdrop;
pub use beast::beast;
pub use portrait::{Sitter, portrait};
pub use scene::{Scene, scene};
