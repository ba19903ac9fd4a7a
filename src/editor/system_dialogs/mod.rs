//! The dialogs of the desktop or of the browser; [`machine`](crate::machine) knows those of a browser.
//!
//! They are not in `machine`, so that the crates below the window are the same with and without one, and are built once for both.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use crate::machine::page::{ask, show_folder};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{ask, show_folder, tell};
