//! Drawings that are made when they are needed.

use std::fmt;
use std::sync::Arc;

use super::{Draft, Printout};

/// A drawing that is made when its page is needed, and dropped with it: for pages that would take much memory all together.
#[derive(Clone)]
pub struct Later(Arc<Draw>);

type Draw = dyn Fn(&mut Printout) -> Draft + Send + Sync;

impl Later {
    /// A later drawing by this function. It owns its data, since it may be needed when everything else is gone.
    pub fn new(draw: impl Fn(&mut Printout) -> Draft + Send + Sync + 'static) -> Self {
        Self(Arc::new(draw))
    }

    /// Draws it.
    #[must_use]
    pub fn draw(&self, printout: &mut Printout) -> Draft {
        (self.0)(printout)
    }
}

impl fmt::Debug for Later {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Later")
    }
}
