//! What is drawn when it is wanted.

use std::fmt;
use std::rc::Rc;

use super::Draft;

/// A drawing that is made when its page is wanted, and dropped with it: for pages that all together would take much memory.
#[derive(Clone)]
pub struct Later(Rc<dyn Fn() -> Draft>);

impl Later {
    /// What is drawn so; texts that are cut in it are to be noted by whoever puts it off.
    pub fn new(draw: impl Fn() -> Draft + 'static) -> Self {
        Self(Rc::new(draw))
    }

    /// Draws it.
    #[must_use]
    pub fn draw(&self) -> Draft {
        (self.0)()
    }
}

impl fmt::Debug for Later {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Later")
    }
}
