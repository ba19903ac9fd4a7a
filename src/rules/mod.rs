//! The rules engine: what exists, what it costs, what is legal, how it plays. It knows no file, page or screen and reads
//! no clock; dice are passed in from outside.
//!
//! What every game shares stands here; each game has a folder. [`Content`], [`Edit`] and [`Place`] have one variant a game and are
//! matched exhaustively. A design may be illegal — that is a [`Finding`], which advises and never blocks — but never nonsense:
//! bounded numbers and typed ids see to that while a file is read. An edit that cannot apply is a [`Refusal`].
//!
//! Reading order: `numbers.rs`, `modifier.rs`, `bound.rs`, `cells.rs`, `id.rs`, `shelf/`, `change.rs`, `rule.rs`, `finding.rs`, `fix_budget.rs`, `names.rs`, `kind/`, `designs.rs`, `look_alike.rs`, `game.rs`, `play/`,
//! then a game's `mod.rs`.

mod bound;
mod cells;
mod chance;
mod change;
pub mod designs;
mod finding;
mod fix_budget;
pub mod freedom_in_the_galaxy;
mod game;
mod id;
pub mod kind;
pub mod launch_fighters;
pub mod look_alike;
mod modifier;
mod names;
mod numbers;
mod origin;
mod picture;
pub mod play;
mod refusal;
mod rule;
mod safe_fixes;
mod shelf;
mod slug;
pub mod space_viking;
pub mod star_viking;
mod tint;
pub mod vikings;
mod words;

pub use bound::Bound;
pub use cells::Cells;
pub use chance::Chance;
pub use change::Change;
pub use designs::Paths;
pub use finding::{Finding, Fix, Severity};
pub use fix_budget::FixBudget;
#[cfg(feature = "window")]
pub(crate) use game::one_of_all;
pub use game::{Content, Edit, Game, Place};
pub use id::Id;
pub use modifier::Modifier;
pub use names::{Names, control_letter, free_name};
pub use numbers::{Count, Level, Points, total};
pub use origin::Origin;
pub use picture::Picture;
pub use refusal::Refusal;
pub use rule::{About, AnyRule, Citation, Code, Example, Rule};
pub use safe_fixes::apply_safe_fixes;
pub use shelf::Shelf;
pub use slug::slug;
pub use tint::Tint;
pub use words::{
    capital, counted, dice_in_words, grouped, in_a_sentence, is_of_several, listed, nearest, nth, several, with_verb,
};
