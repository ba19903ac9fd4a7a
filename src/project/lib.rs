//! A project as a document: what a designer opens, changes, undoes and saves.
//!
//! A [`Project`] is a plain value that holds one game's designs, the designer's own pictures, how it is printed, the intended findings, and
//! the games and playtests that are kept. [`History`] keeps its earlier values. [`text`] turns it into RON and back, [`files`] puts it on a
//! disk and is the only place of this floor that may use `std::fs`, and [`Library`] is what comes with the program to copy from. Nothing here
//! may know a page, a screen or a command line; what the rules say is asked of `rules` and never worked out here.
//!
//! Three kinds of trouble are never mixed: a design that breaks a rule is a `Finding`, an edit that cannot apply is a `Refusal`, and a
//! file that cannot be read or written is an [`Error`].
//!
//! This is the first floor that knows all games: `games/` makes one of them.
//!
//! Reading order: `games/`, `document.rs`, `print_choices.rs`, `picture.rs`, `kept.rs`, `in_progress.rs` (a game played by post), `seals.rs`, `checks/`, `hash.rs`, `history.rs`, `difference.rs`, `error.rs`, `text.rs`, `comments.rs`, `syntax.rs`, `file_name.rs`,
//! `files.rs`, `library.rs`, `excerpt.rs`, `link.rs`, `packed.rs`, `settings_file.rs`.

pub mod checks;
mod comments;
pub mod difference;
mod document;
mod error;
mod excerpt;
mod file_kind;
pub mod file_name;
pub mod files;
mod fixes_text;
mod games;
mod hash;
mod history;
mod in_progress;
mod kept;
mod library;
pub mod link;
pub mod packed;
mod picture;
mod print_choices;
mod seals;
mod settings_file;
mod syntax;
pub mod text;

pub use document::{Intended, Project};
pub use drawing::stock::Duplex;
pub use error::Error;
pub use error::{LONGEST_LIST, some_of};
#[cfg(not(target_arch = "wasm32"))]
pub use error::{one_of, typed};
pub use excerpt::excerpt;
pub use file_kind::{FileKind, mistaken};
pub use fixes_text::FixesText;
pub use games::{
    AnyDesigns, AnyKind, Content, Edit, Finding, Fix, Game, Incoming, IncomingRow, OfGame, OneOf, Paths, Place, apply_safe_fixes,
    one_of_all,
};
pub use hash::hexadecimal;
pub use hash::{bytes_hash, content_hash, designs_hash};
pub use history::{Gesture, History};
pub use in_progress::{Coming, Correction, FileSort, GivenSecret, InProgress, PlayedYear, SentSheet, sort_of};
pub use kept::{Kept, KeptSort};
pub use library::Library;
pub use picture::{PictureFormat, StoredPicture};
pub use print_choices::{Backs, CardSize, LastPrinted, PrintChoices, PrinterProfile, RecordSheetLayout};
pub use settings_file::settings_file;
