//! A designer's own picture, of which the rules know nothing but the id.

use std::convert::Infallible;

/// A designer's own picture. The project stores it; the designs refer to it by its id and never look at it.
pub struct Picture(Infallible);
