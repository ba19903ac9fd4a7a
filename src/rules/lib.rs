//! The rules engine: what exists, what it costs, what is legal, and how it plays. It knows no file, page or screen, and reads no clock; dice are
//! passed in from outside.
//!
//! This crate has what all games share, and knows no particular game. The rules of each game are in a crate above this one, which names no other
//! game. A design may be illegal: that causes a [`Finding`], which advises and never blocks. A design cannot be nonsense: numbers with bounds and
//! typed ids are checked while a file is read. An edit that cannot be applied gives a [`Refusal`].
//!
//! Reading order: `numbers.rs`, `modifier.rs`, `bound.rs`, `cells.rs`, `id.rs`, `shelf/`, `change.rs`, `rule.rs`, `finding.rs`, `fix_budget.rs`,
//! `names.rs`, `kind/`, `designs.rs`, `look_alike.rs`, `play/`, then the `lib.rs` of a game's rules.

mod bound;
mod cells;
mod chance;
mod change;
pub mod designs;
mod finding;
mod fix_budget;
mod id;
pub mod kind;
pub mod look_alike;
mod modifier;
mod names;
mod numbers;
mod origin;
mod picture;
pub mod play;
mod refusal;
mod rule;
mod shelf;
mod slug;
mod tint;
mod words;

pub use bound::Bound;
pub use cells::Cells;
pub use chance::Chance;
pub use change::{Change, HasWeight};
pub use finding::{Finding, Fix, Severity};
pub use fix_budget::FixBudget;
pub use id::Id;
pub use modifier::Modifier;
pub use names::{Names, control_letter, free_name};
pub use numbers::{Count, Level, Points, out_of_bounds, total};
pub use origin::Origin;
pub use picture::Picture;
pub use refusal::Refusal;
pub use rule::{About, AnyRule, Called, Checked, Citation, Code, Example, FindingIn, Rule, changed};
pub use shelf::{Shelf, shelves};
pub use slug::slug;
pub use tint::Tint;
pub use words::{
    capital, counted, dice_in_words, grouped, in_a_sentence, is_of_several, listed, nearest, nth, one_of, several, with_verb,
};
