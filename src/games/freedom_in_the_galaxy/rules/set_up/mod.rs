//! The set-up of a scenario: which pieces stand where, with which others, and from which turn on. A scenario may leave any of this to its players.
//!
//! Reading order: `piece.rs`, `placed.rs`, `planet_start.rs`, `board.rs` (the planets in play as the set-up leaves them), `spending.rs` (Force
//! Points), `victory.rs` (points at set-up), `groups.rs` (pieces that travel together), `standing.rs` (where pieces may stand), `by_the_book.rs` and
//! `deal.rs` (what a scenario itself places, and what it deals by chance).

mod board;
mod by_the_book;
mod deal;
mod groups;
mod piece;
mod placed;
mod planet_start;
mod spending;
mod standing;
mod victory;

pub use board::{Board, PlanetOnBoard};
pub use by_the_book::placed_by_the_book;
pub use deal::{deals, dealt};
pub use groups::{Station, where_it_stands};
pub use piece::Piece;
pub use placed::{Placed, Spot};
pub use planet_start::PlanetStart;
pub use spending::{Budget, Spending, SpentOn};
pub use standing::{MOST_BASE, against_limit, no_secret_base, objection};
pub use victory::{kind_of_planet, most_points, points_at_set_up};

#[cfg(test)]
mod tests;
