//! A project with all safe fixes applied.

use std::sync::Arc;

use project::Project;

/// A project to which all its safe fixes were applied.
#[derive(Clone, Debug, PartialEq)]
pub struct FixedProject {
    /// The project before the fixes.
    pub of: Arc<Project>,
    /// The project after the fixes.
    pub after: Arc<Project>,
    /// The number of fixes that were applied.
    pub fixes: usize,
}
