//! Questions over everything else, as data.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Action, ExportDraft, FixedProject, LeftOver, Papers, PrintDraft, Stop};
use crate::difference::Difference;
use crate::things::{Browsing, TakenTable};
use project::{Fix, Place, Project};

/// A question over everything else.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Every command, to be searched.
    Palette,
    /// Which template to start from.
    New,
    /// Which file to open.
    Open,
    /// Which file to save in.
    SaveAs,
    /// Whether to replace a file that is there already.
    Overwrite(PathBuf),
    /// Whether to replace files that are in the way of what is to be written into a folder, and are not as Drydock has written them.
    Replace {
        /// The files.
        files: Vec<PathBuf>,
        /// What is to be written.
        papers: Papers,
        /// Where.
        folder: PathBuf,
    },
    /// What to start from in a file that is not there yet.
    StartThere(PathBuf),
    /// What to take from the blue book.
    BlueBook(Browsing),
    /// Which pages to write, how, and where.
    Print(PrintDraft),
    /// What to export, as what, and where.
    Export(ExportDraft),
    /// What the user's printers do to a page.
    Printers {
        /// The print dialog to go back to.
        then: Box<PrintDraft>,
    },
    /// Where the report of the playtest goes.
    PrintReport,
    /// Where the game on the table goes as pages.
    PrintGame,
    /// Every shortcut.
    Shortcuts,
    /// A step of the tour of the window.
    Tour(Stop),
    /// Which picture to take into the project, and the thing that is to wear it.
    Picture(Option<Place>),
    /// Which table to take into the project.
    Table,
    /// The first page.
    Welcome,
    /// Which version this is.
    About,
    /// The choices that are the user's.
    Settings,
    /// What the browser keeps, and what of it is no longer wanted.
    KeptFiles,
    /// Whether files are to be taken away that the browser keeps.
    DeleteFiles(Vec<PathBuf>),
    /// What becomes of the changes that this would lose.
    Unsaved(Box<Action>),
    /// What becomes of the game on the table that this would lose.
    UnkeptGame(Box<Action>),
    /// Whether to go on with what was not saved the last time.
    Recover {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
        /// Where it lies.
        at: PathBuf,
        /// How long ago it was written, in words; empty where nobody knows.
        age: String,
    },
    /// Whether to go on with what was not saved of a sheet of orders the last time.
    RecoverSheet(LeftOver),
    /// Whether to apply a fix, with what it changes.
    Fix {
        /// The fix.
        fix: Fix,
        /// What it changes.
        differences: Vec<Difference>,
    },
    /// Whether to apply all safe fixes, with what they change together.
    SafeFixes {
        /// What they make of the project.
        fixed: FixedProject,
        /// What they change.
        differences: Vec<Difference>,
    },
    /// What a table that is taken in holds, where its columns do not say.
    TableKind {
        /// The table.
        table: TakenTable,
        /// The names of the tables that it can be.
        kinds: Vec<&'static str>,
    },
    /// What becomes of a table that is taken in, where something of the same name is there.
    TableTwins {
        /// The table.
        table: TakenTable,
        /// The names that are there already; none where the table cannot be added beside what is there, but can replace it.
        names: Vec<String>,
    },
    /// Why a finding is meant to be.
    Intend(FindingSummary),
    /// Whether to take what another program has written into the open file.
    ChangedOnDisk {
        /// The file.
        path: PathBuf,
        /// Whether it was asked because the project was to be saved.
        on_save: bool,
    },
}

/// What becomes of pasted rows of which something of the same name is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twins {
    /// They take its place.
    Replace,
    /// They are added beside it.
    Add,
}

/// A finding that a question is about.
#[derive(Clone, Debug, PartialEq)]
pub struct FindingSummary {
    /// The name of its rule.
    pub rule: &'static str,
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub message: String,
}
