//! Projects that stand beside the tests and do not change with the templates.

use std::path::Path;

use drydock::project::{Project, text};

/// The two ships of the rulebook in two fleets.
///
/// # Panics
/// If the file beside the tests cannot be read as a project.
#[must_use]
pub fn two_fleets() -> Project {
    let written = include_bytes!("../fixtures/two-fleets.drydock");
    text::read(written, Path::new("two-fleets.drydock")).expect("a good project")
}
