//! The keyboard focus is never lost: what takes it away without giving it to something else, such as a dialog that closes or a button that
//! disappears with what it did, gives it back.
//!
//! `regions.rs` knows the regions of the window, round which a key leads; `keeper.rs` gives the focus back.

mod keeper;
mod regions;

pub use keeper::Keeper;
pub use regions::{CONTENTS, has_focus, mark, next_region};
