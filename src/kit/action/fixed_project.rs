//! What all safe fixes make of a project.

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
