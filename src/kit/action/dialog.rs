//! The dialogs of the window, as data: what each shows or asks the user.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Action, ExportDraft, FixedProject, LeftOver, MadePages, Papers, PrintDraft, Stop};
use crate::things::{Browsing, TakenTable};
use manual::Page;
use project::difference::Difference;
use project::{Fix, Place, Project};

/// A dialog that covers the rest of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Shows every command, for the user to search.
    Palette,
    /// Asks which template a new project starts from.
    New,
    /// Asks which file to open.
    Open,
    /// Asks which file to save the project in.
    SaveAs,
    /// Asks whether to replace the file at this path, which exists already.
    Overwrite(PathBuf),
    /// Asks whether to replace files in a folder that have the same names as new files and that Drydock has not written.
    Replace {
        /// The files that would be replaced.
        files: Vec<PathBuf>,
        /// The pages or tables to be written.
        papers: Papers,
        /// The folder to write the pages or tables into.
        folder: PathBuf,
    },
    /// Asks for a template from which to start a project at this path, where no file exists yet.
    StartThere(PathBuf),
    /// Shows the blue book, to copy designs from.
    BlueBook(Browsing),
    /// Asks which pages to print, how, and into which folder.
    Print(PrintDraft),
    /// Asks what to export, in which format, and into which folder.
    Export(ExportDraft),
    /// Shows the profiles of the user's printers: how each shifts or scales a page.
    Printers {
        /// The print dialog to go back to.
        then: Box<PrintDraft>,
    },
    /// Asks for the folder to write the report of the playtest into.
    PrintReport,
    /// Asks for the folder to write the game on the table into, as pages.
    PrintGame,
    /// Asks for the folder to write these pages of the print preview into.
    PrintPages(Box<MadePages>),
    /// Shows a page of the manual, scrolled to the block with this index.
    Manual(&'static Page, usize),
    /// Shows every keyboard shortcut.
    Shortcuts,
    /// Shows a step of the tour of the window.
    Tour(Stop),
    /// Asks which picture to import. If a thing is given, the picture is for that thing.
    Picture(Option<Place>),
    /// Asks which table to import.
    Table,
    /// Shows the welcome page.
    Welcome,
    /// Shows the version of the program.
    About,
    /// Shows the user's settings.
    Settings,
    /// Lists the files that the browser keeps, so that the user can delete some.
    KeptFiles,
    /// Asks whether to delete these files that the browser keeps.
    DeleteFiles(Vec<PathBuf>),
    /// Asks what to do with the unsaved changes that this action would lose.
    Unsaved(Box<Action>),
    /// Asks what to do with the game on the table that this action would lose.
    UnkeptGame(Box<Action>),
    /// Asks whether to go on with an unsaved project that the last session left behind.
    Recover {
        /// The unsaved project.
        project: Arc<Project>,
        /// The project's own file. The unsaved copy was found in the same folder.
        path: PathBuf,
        /// The file of the unsaved copy.
        at: PathBuf,
        /// How long ago the unsaved copy was written, in words; empty if that is unknown.
        age: String,
    },
    /// Asks whether to go on with an unsaved sheet of orders that the last session left behind.
    RecoverSheet(LeftOver),
    /// Asks whether to apply a fix, and shows what it changes.
    Fix {
        /// The fix that the user is asked about.
        fix: Fix,
        /// What the fix changes.
        differences: Vec<Difference>,
    },
    /// Asks whether to apply all safe fixes, and shows what they change together.
    SafeFixes {
        /// The project with the fixes applied.
        fixed: FixedProject,
        /// What the fixes change.
        differences: Vec<Difference>,
    },
    /// Asks what kind of things an imported table holds, because its columns fit several kinds.
    TableKind {
        /// The table to be imported.
        table: TakenTable,
        /// The names of the kinds whose tables have the columns of the imported one.
        kinds: Vec<&'static str>,
    },
    /// Asks whether the rows of an imported table replace things with the same names.
    TableTwins {
        /// The table to be imported.
        table: TakenTable,
        /// The names of imported rows that the project has already. The list is empty if the rows can only replace existing things and cannot be
        /// added beside them.
        names: Vec<String>,
    },
    /// Asks for the reason why a finding is intended.
    Intend(FindingSummary),
    /// Asks whether to load the open file again, because another program has written it.
    ChangedOnDisk {
        /// The open file.
        path: PathBuf,
        /// Whether the change was found while saving the project.
        on_save: bool,
    },
}

/// The user's choice for twins, that is, imported rows that have the names of existing things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twins {
    /// The rows replace the things with the same names.
    Replace,
    /// The rows are added beside the things with the same names.
    Add,
}

/// A finding that a dialog asks about.
#[derive(Clone, Debug, PartialEq)]
pub struct FindingSummary {
    /// The name of the rule that is broken.
    pub rule: &'static str,
    /// The place in the project that the finding points at.
    pub place: Place,
    /// The sentence of the finding.
    pub message: String,
}
