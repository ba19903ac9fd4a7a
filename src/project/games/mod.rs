//! All games as one: designs, edits and places of any game, for code that serves all of them.
//!
//! What differs by game is an enum with one variant a game ([`Content`], [`Edit`], [`Place`]); what a game's rules say in its own types is
//! asked here of any game, and another game's edits and places are refused, so that nothing above has to pair two games.
//!
//! Reading order: `game.rs` (the door, the only file here that names games), `designs.rs`, `kind.rs`, `safe_fixes.rs`.

mod designs;
mod game;
mod kind;
mod safe_fixes;

pub use designs::{AnyDesigns, OfGame, OneOf, Paths};
pub use game::one_of_all;
pub use game::{Content, Edit, Game, Place};
pub use kind::{AnyKind, Incoming, IncomingRow};
pub use safe_fixes::apply_safe_fixes;

/// Something in a project that breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to fix it.
pub type Fix = rules::Fix<Edit>;
