//! A project with all safe fixes applied.

use std::sync::Arc;

use project::Project;

/// A project after all its safe fixes.
#[derive(Clone, Debug, PartialEq)]
pub struct FixedProject {
    /// The project before them.
    pub of: Arc<Project>,
    /// The project after them.
    pub after: Arc<Project>,
    /// How many there were.
    pub fixes: usize,
}
