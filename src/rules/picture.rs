//! What the rules know of a picture of the designer's own: its id.

use std::convert::Infallible;

/// A picture of the designer's own. The project keeps it; the designs name it by its id and never look at it.
pub struct Picture(Infallible);
