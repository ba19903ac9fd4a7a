//! Order sheets: a player's orders for a year, as a value and as text typed by hand.
//!
//! A [`Sheet`] holds the lines that were understood, which are carried out. It also keeps the lines that were not understood ([`Refused`]) as they
//! were written, and these are reported. No name in a sheet is looked up: it is just the player's word. The code that carries the sheet out, or
//! checks it against the player's knowledge, finds out what the name refers to. Every order has its [`Spot`] in the text; an order made by a form or
//! a captain has none.
//!
//! Each line of a block is optional, and a line that is left out changes nothing. The words `nobody`, `never` and `nothing` cancel an earlier order.
//!
//! [`grammar`] is one table from which the reader, the writer, completion and the printed reference come.
//!
//! Reading order: `spot.rs`, `sheet.rs`, `route.rs`, `grammar.rs`, `tokens.rs`, `said.rs`, `read.rs`, `sheet_text.rs`, `folded.rs`, `mail_head.rs`,
//! `parse.rs`, `write.rs`, `versions.rs`, `complete.rs`, `checks/`; then what helps to write a sheet: `written.rs` (its text with the findings),
//! `line.rs` and `rewrite.rs` (changes to the text that a form makes), `suggest.rs` (names to fill in), `voyage.rs` (when fleets arrive), `budget.rs`
//! (what the sheet earns and spends).

mod budget;
pub mod checks;
mod complete;
mod folded;
pub mod grammar;
mod line;
mod mail_head;
mod parse;
mod read;
mod rewrite;
mod route;
mod said;
mod sheet;
mod sheet_text;
mod spot;
mod suggest;
mod tokens;
mod versions;
mod voyage;
mod write;
mod written;

pub use budget::{Budget, Earned, Holds, Spent, holds, sure_income};
pub use complete::{Completion, complete};
pub use rewrite::BlockAt;
pub use route::{Act, Lot, Route, Stop, Thing, Waypoint, What};
pub use sheet::{Build, FleetBlock, Lines, Message, Opening, Order, Sheet};
pub use sheet_text::{SheetText, decoded};
pub use spot::{Name, Refused, Spot, Spotted};
pub use suggest::{Suggestion, suggestions};
pub use versions::that_counts;
pub use voyage::{Leg, Told, Voyage, voyages};
pub use written::Written;

#[cfg(test)]
mod mail_tests;
#[cfg(test)]
mod tests;
