//! The system's own dialogs, on a desktop or in a browser; those of a browser are in [`machine`](crate::machine).
//!
//! Those of a desktop are here and not in `machine`. So the crates below the window are the same with and without a window, and are built once for
//! both.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use crate::machine::page::{ask, show_folder};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{ask, show_folder, tell};
