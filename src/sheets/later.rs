//! Drawings that are made only when they are needed.

use std::fmt;
use std::sync::Arc;

use super::{Draft, Printout};

/// A drawing that is made when its page is needed, and dropped with the page. It is meant for pages that would take much memory if all were drawn at
/// once.
#[derive(Clone)]
pub struct Later(Arc<Draw>);

type Draw = dyn Fn(&mut Printout) -> Draft + Send + Sync;

impl Later {
    /// A drawing that the function `draw` makes later. The function must own its data, because it may be called when everything else is gone.
    pub fn new(draw: impl Fn(&mut Printout) -> Draft + Send + Sync + 'static) -> Self {
        Self(Arc::new(draw))
    }

    /// Makes the drawing now, when its page is needed.
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
