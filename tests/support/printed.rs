//! What a player may print, in words.

use drydock::drawing::dump;
use drydock::project::Project;
use drydock::sheets::{PrintedFile, Request, SheetKind, print};

/// What stands in a file that a player prints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The kind of its pages.
    pub kind: SheetKind,
    /// The one player who may see it; none where all may.
    pub reader: Option<String>,
    /// Its pages in words, with the fingerprints at their feet.
    pub words: String,
}

/// Every file that one player prints.
pub fn printed_for(project: &Project, reader: &str) -> Vec<Printed> {
    let printout = print(project, &Request { reader: Some(reader.to_owned()), ..Request::default() });
    let file = |file: &PrintedFile| Printed {
        kind: file.kind,
        reader: file.reader.map(str::to_owned),
        words: file.pages.iter().map(dump::dump).collect(),
    };
    printout.files().iter().map(file).collect()
}
