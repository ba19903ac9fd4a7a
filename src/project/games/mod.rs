//! All games as one: designs, edits and places of any game, for code that serves all of them.
//!
//! An enum with one variant for each game holds what differs by game ([`Content`], [`Edit`], [`Place`]). The rules of each game answer questions in
//! their own types; the functions here answer the same questions for any game. They refuse edits and places of another game, so that no caller has to
//! compare two games.
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

/// A way to fix a finding.
pub type Fix = rules::Fix<Edit>;
