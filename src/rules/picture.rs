//! A picture of the designer's own, of which the rules know only the id.

use std::convert::Infallible;

/// A picture of the designer's own. The project stores it; the designs refer to it by its id and never look at it.
pub struct Picture(Infallible);
