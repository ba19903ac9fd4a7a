//! Keeps the keyboard focus from getting lost. If something takes it away without giving it to something else, such as a dialog that closes or a
//! button that disappears when it is pressed, the focus is given back.
//!
//! `regions.rs` knows the regions of the window, among which a key moves; `keeper.rs` gives the focus back.

mod keeper;
mod regions;

pub use keeper::Keeper;
pub use regions::{CONTENTS, has_focus, mark, next_region};
