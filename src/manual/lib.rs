//! The manual: what the program says about itself, its commands and its games.
//!
//! The source is Markdown: a chapter of each game in `blue_book/<game>/manual.md`, and the shared pages beside this file. The program itself writes
//! the pages on the columns of tables that are exchanged, from the kinds of each game. A page is a list of [`Block`]s, which the terminal, the window
//! and paper show each in its own way. Nothing in this crate uses files or a screen.
//!
//! Reading order: `page.rs` (which pages there are), `no_page.rs`, `block.rs`, `markdown.rs`, `tables.rs`, `pictures.rs`, `book.rs`, `places.rs`
//! (what else leads to a place), `search.rs`, `terminal.rs`, `roff.rs` (for `man`), `print.rs`.

mod block;
mod book;
mod markdown;
mod no_page;
mod page;
mod pictures;
mod places;
mod print;
mod roff;
mod search;
mod tables;
mod terminal;

pub use block::{Block, Look, Span, Words, plain};
pub use no_page::NoPage;
pub use page::{Page, named, page, pages};
pub use pictures::Picture;
pub use places::{Spot, Term, cited, gist, heading, rule, term, terms};
pub use print::print;
pub use roff::roff;
pub use search::{Hit, about, search};
pub use terminal::text;
