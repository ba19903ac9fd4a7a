//! How a year is played and what each player learns of it.
//!
//! Reading order: `knowledge.rs`, `account.rs`.

mod account;
pub mod knowledge;

pub use account::{Chapter, Entry};
pub use knowledge::Knowledge;
