//! A request to write files into a folder, as data, so that it can be repeated once the user has answered a question.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::ExportDraft;
use drawing::Page;
use paper::sheets::{Request, SheetKind};
use project::{LONGEST_LIST, Place, Project, some_of};

/// The papers to write into a folder, that is, pages or tables.
#[derive(Clone, Debug, PartialEq)]
pub enum Papers {
    /// Pages of a project as PDF.
    Print(Arc<Project>, Box<Request>),
    /// Pages or tables of a project. The list holds the chosen things; it counts only if the draft exports just these.
    Export(Arc<Project>, Box<ExportDraft>, Vec<Place>),
    /// Pages of a project that have been laid out already.
    Pages(Arc<Project>, MadePages),
}

/// Pages that have been laid out already: a playtest's report, a game, or pages of a print preview.
#[derive(Clone, Debug, PartialEq)]
pub struct MadePages {
    /// The kind of the pages.
    pub kind: SheetKind,
    /// The name of the file, without its ending.
    pub name: String,
    /// The finished pages, in order.
    pub pages: Vec<Page>,
}

impl MadePages {
    /// All pages of a kind, in a file with the name of that kind.
    #[must_use]
    pub fn whole(kind: SheetKind, pages: Vec<Page>) -> Self {
        Self { kind, name: kind.slug().to_owned(), pages }
    }
}

/// A sentence that names the files in a folder that new files would replace.
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
