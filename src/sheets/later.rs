//! What is drawn when it is wanted.

use std::fmt;
use std::sync::Arc;

use super::{Draft, Printout};

/// A drawing that is made when its page is wanted, and dropped with it: for pages that all together would take much memory.
#[derive(Clone)]
pub struct Later(Arc<Draw>);

type Draw = dyn Fn(&mut Printout) -> Draft + Send + Sync;

impl Later {
    /// What is drawn so, on pages of this printout. It holds what it draws, since it may be wanted when all else is gone.
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
