//! Paper: its sizes, its orientation, and the margins that printers need.
//!
//! Only the types are here, with the bounds that their values in a file must keep. The user's choices are part of the project, and the sheets decide
//! where things go on the paper.

mod duplex;
mod margins;
mod paper;
mod registration;

pub use duplex::Duplex;
pub use margins::Margins;
pub use paper::{Orientation, Paper, PaperError};
pub use registration::Registration;
