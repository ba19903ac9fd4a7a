//! The dialogs of the window, as data.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Action, ExportDraft, FixedProject, LeftOver, MadePages, Papers, PrintDraft, Stop};
use crate::things::{Browsing, TakenTable};
use manual::Page;
use project::difference::Difference;
use project::{Fix, Place, Project};

/// A dialog over everything else.
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
    /// Whether to replace files in a folder that are in the way of new ones and are not as Drydock has written them.
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
    /// Into which folder the report of the playtest is written.
    PrintReport,
    /// Into which folder the game on the table is written as pages.
    PrintGame,
    /// Into which folder some pages of the print preview are written.
    PrintPages(Box<MadePages>),
    /// A page of the manual, and the block of it that is brought into view.
    Manual(&'static Page, usize),
    /// Every shortcut.
    Shortcuts,
    /// A step of the tour of the window.
    Tour(Stop),
    /// Which picture to import, and the thing that is to show it.
    Picture(Option<Place>),
    /// Which table to import.
    Table,
    /// The welcome page.
    Welcome,
    /// Which version this is.
    About,
    /// The user's settings.
    Settings,
    /// The files that the browser keeps, to delete those that are no longer wanted.
    KeptFiles,
    /// Whether to delete files that the browser keeps.
    DeleteFiles(Vec<PathBuf>),
    /// What to do with the changes that this action would lose.
    Unsaved(Box<Action>),
    /// What to do with the game on the table that this action would lose.
    UnkeptGame(Box<Action>),
    /// Whether to go on with the unsaved project of the last time.
    Recover {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
        /// Where it lies.
        at: PathBuf,
        /// How long ago it was written, in words; empty if that is unknown.
        age: String,
    },
    /// Whether to go on with the unsaved sheet of orders of the last time.
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
        /// The project with the fixes applied.
        fixed: FixedProject,
        /// What they change.
        differences: Vec<Difference>,
    },
    /// Which kind a table to be imported holds, if its columns leave that open.
    TableKind {
        /// The table.
        table: TakenTable,
        /// The names of the tables that it can be.
        kinds: Vec<&'static str>,
    },
    /// Whether an imported table replaces things of the same names.
    TableTwins {
        /// The table.
        table: TakenTable,
        /// The names that exist already; none if the table cannot be added beside what is there, but can replace it.
        names: Vec<String>,
    },
    /// Why a finding is intended.
    Intend(FindingSummary),
    /// Whether to load what another program has written into the open file.
    ChangedOnDisk {
        /// The file.
        path: PathBuf,
        /// Whether it was asked because the project was to be saved.
        on_save: bool,
    },
}

/// What to do with pasted rows that have the names of existing things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twins {
    /// They replace those things.
    Replace,
    /// They are added beside them.
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
