//! A project as a document: what a designer opens, changes, undoes and saves.
//!
//! A [`Project`] is a plain value that holds the designs for one game, the pictures that the designer has added, the choices for printing, the
//! intended findings, and the games and playtests that are kept. [`History`] keeps its earlier states. [`text`] turns it into RON and back. [`files`]
//! reads and writes files, and alone may use `std::fs` in this crate. [`Library`] has the chapters and templates that come with the program. Nothing
//! here may know a page, a screen or a command line; questions about the rules go to `rules` and are never answered here.
//!
//! Three kinds of trouble are kept apart: a design that breaks a rule gives a `Finding`, an edit that cannot be applied gives a `Refusal`, and a file
//! that cannot be read or written gives an [`Error`]. If only one part of the program has an error, that part declares a type for it ([`OwnError`]),
//! and [`Error`] can hold it.
//!
//! This is the lowest crate that knows all games: `games/` joins them.
//!
//! Reading order: `games/`, `document.rs`, `print_choices.rs`, `picture.rs`, `kept.rs`, `in_progress.rs` (a game played by post), `seals.rs`,
//! `checks/`, `hash.rs`, `history.rs`, `difference.rs`, `error.rs`, `text.rs`, `comments.rs`, `syntax.rs`, `file_name.rs`, `files.rs`, `library.rs`,
//! `excerpt.rs`, `link.rs`, `packed.rs`, `settings_file.rs`.

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
pub use error::{Error, ErrorCause, LONGEST_LIST, OwnError, some_of};
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
pub use in_progress::{Coming, Correction, FileSort, GivenSecret, InProgress, InProgressError, PlayedYear, SentSheet, sort_of};
pub use kept::{Kept, KeptSort};
pub use library::{Library, LibraryError};
pub use picture::{PictureFormat, StoredPicture};
pub use print_choices::{Backs, CardSize, LastPrinted, PrintChoices, PrinterProfile, RecordSheetLayout};
pub use settings_file::settings_file;
