//! The dialogs of the system below: a desktop's, or a browser's, which [`machine`](crate::machine) knows.
//!
//! They stand here and not there, so that what lies below the window is the same with and without one, and is built once for both.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use crate::machine::page::{ask, show_folder};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{ask, show_folder, tell};
