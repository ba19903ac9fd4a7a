//! Paper: its sizes, which way up it lies, and the margins that printers need.
//!
//! Only the types stand here, with the bounds that a file may not break; what a user chose is part of the project, and where
//! things go on the paper is decided by the sheets.

mod duplex;
mod margins;
mod paper;
mod registration;

pub use duplex::Duplex;
pub use margins::Margins;
pub use paper::{Orientation, Paper, PaperError};
pub use registration::Registration;
