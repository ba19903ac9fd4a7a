//! Keeps the keyboard focus from getting lost. The control with the focus may disappear, for example when a dialog closes, or when a button is
//! pressed that then goes away. If nothing else takes the focus then, this module gives it back.
//!
//! `regions.rs` knows the regions of the window, from one to the next of which a key moves the focus; `keeper.rs` gives the focus back.

mod keeper;
mod regions;

pub use keeper::Keeper;
pub use regions::{CONTENTS, has_focus, mark, next_region};
