//! What is written into a folder, as data, so that it can be repeated after a question.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::ExportDraft;
use drawing::Page;
use paper::sheets::{Request, SheetKind};
use project::{LONGEST_LIST, Place, Project, some_of};

/// What is written into a folder.
#[derive(Clone, Debug, PartialEq)]
pub enum Papers {
    /// Pages of a project as PDF.
    Print(Arc<Project>, Box<Request>),
    /// Pages or tables of a project; of these things if only those are exported.
    Export(Arc<Project>, Box<ExportDraft>, Vec<Place>),
    /// Pages of a project that are laid out already: those of a playtest, or of a game.
    Pages(Arc<Project>, SheetKind, Vec<Page>),
}

/// A sentence that says which files are in the way in a folder.
#[must_use]
pub fn in_the_way(files: &[PathBuf], folder: &Path) -> String {
    let name = |file: &PathBuf| file.strip_prefix(folder).unwrap_or(file).display().to_string();
    let names: Vec<String> = files.iter().map(name).collect();
    let (names, folder) = (some_of(&names, ", ", LONGEST_LIST), folder.display());
    if files.len() == 1 {
        format!("{names} in {folder} is there already, and is not as Drydock has written it.")
    } else {
        format!("{} files in {folder} are there already, and are not as Drydock has written them: {names}.", files.len())
    }
}
