//! The machine on which the program runs: a desktop, or a page in a browser. Both halves of this crate offer the same names, so that the code above
//! does not have to ask on which of them it runs.
//!
//! The crate provides work in parallel to the window ([`beside`], [`every`]), the clock ([`now`]), the folder for settings ([`settings_folder`]),
//! questions to the user ([`Question`]), random bytes ([`unguessable`]), helpers that do errands, that is, pieces of work ([`Helpers`]), files and
//! news that come while a window is open ([`given`]), and words for where a file was saved ([`saved_where`]). A desktop has threads, and its dialogs
//! answer at once. A page has one thread, puts work off until the frame is drawn, and learns later what the user has chosen. What only a page has is
//! in `page/`: files in the browser's own storage, downloads, and workers that are programs of their own.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
mod helper;
#[cfg(target_arch = "wasm32")]
pub mod page;
mod question;
mod unguessable;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{
    GivenErrand, Hand, Helpers, address, beside, breaking_down, entitle, every, given, hold_open, in_slices, is_open_elsewhere,
    kept_files, now, saved_where, settings_folder, shown_path,
};
pub use helper::Helper;
#[cfg(target_arch = "wasm32")]
pub use page::{
    GivenErrand, Hand, Helpers, address, beside, breaking_down, entitle, every, given, hold_open, in_slices, is_open_elsewhere,
    kept_files, now, saved_where, settings_folder, shown_path,
};
pub use question::{Given, Question, Wanted};
pub use unguessable::{number_of_this_start, unguessable};

/// Whether the program runs as a page in a browser, which keeps some keys for itself and turns written files into downloads.
pub const IS_PAGE: bool = cfg!(target_arch = "wasm32");
