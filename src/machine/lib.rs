//! The machine below us: a desktop, or a page in a browser. Both halves have the same names, and the code above does not ask which of them it is.
//!
//! Work beside the window ([`beside`], [`every`]), the clock ([`now`]), where a user's settings lie ([`settings_folder`]), what is asked of the
//! user ([`Question`]), random bytes ([`unguessable`]), helpers that do errands ([`Helpers`]), what comes from outside while a window is open
//! ([`given`]), and where a save went ([`saved_where`]). A desktop has threads and answers at once; a page has one thread, puts work off until the
//! frame is drawn, and learns later what the user has chosen. What only a page has — files in the browser's own storage, downloads, workers that
//! are programs of their own — stands in `page/`.

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
pub use unguessable::unguessable;

/// Whether it is a page in a browser, which keeps some keys for itself, and where written files become downloads.
pub const IS_PAGE: bool = cfg!(target_arch = "wasm32");
