//! Errors about commands that cannot be carried out or that make no sense.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::command_word::NoCommand;
use super::print::WhyNot;
use crate::drawing::pdf::PdfError;
use crate::drawing::png::PngError;
use crate::project::{OwnError, PrinterProfile};

/// Why a command was not carried out.
#[derive(Debug)]
pub(super) enum CommandError {
    /// The user gave both a file to open and a command. Only one of the two is possible.
    FileAndCommand,
    /// A word is neither a command nor a file.
    NoCommand(NoCommand),
    /// There is no rule that is called so.
    NoRule(String),
    /// The user asked for a page of the manual, but gave the name of a rule.
    RuleForPage(String),
    /// A name fits several things.
    SeveralAlike {
        /// The kind of thing that was looked for, such as "scenario".
        what: &'static str,
        /// The name that the user gave.
        name: String,
        /// How many things the name fits.
        count: usize,
    },
    /// The game cannot answer a question about odds, for this reason.
    Unanswered(String),
    /// The user named a program that is to read the tables, but did not ask for tables.
    ReaderWithoutTable,
    /// The user chose pages, but asked for tables, which have no pages.
    PagesOfTable,
    /// The user chose pages, but asked for the pieces or the module of a scenario.
    PagesOfScenario,
    /// The user named a kept game together with a scenario, or did not ask for a module.
    KeptWithoutModule,
    /// The user gave a bleed, but did not ask for anything that is cut out.
    BleedWithoutPictures,
    /// The project keeps no game that is called so.
    NoKeptGame(String),
    /// No page was printed, because findings prevent it.
    NothingPrinted(WhyNot),
    /// No page shows the thing that the user named.
    NoPageShows,
    /// The project has nothing of the kind that the user asked for.
    NothingToWrite,
    /// A PDF cannot be made.
    NoPdf {
        /// The file into which the PDF should have been written.
        file: PathBuf,
        /// The error of the PDF writer.
        cause: PdfError,
    },
    /// The manual cannot be printed.
    NoManual(PdfError),
    /// An icon cannot be drawn.
    NoIcon(PngError),
    /// The user named a printer profile, but the settings contain no profiles at all.
    NoProfiles(String),
    /// A number of a printer profile is out of its bounds.
    UnsoundProfile {
        /// The name of the profile.
        name: String,
        /// The file that contains the profile.
        file: PathBuf,
    },
    /// The user wants to write a new game by post to this file, but the file exists already.
    GameExists(PathBuf),
    /// The user named neither sheets nor a deadline, so there is nothing to receive.
    NothingToReceive,
    /// The user wants to make a map for players from this file, but the file is for the referee alone.
    RefereeFile(PathBuf),
    /// The referee has made no correction with this number for the next turn.
    NoCorrection(usize),
    /// This folder contains no page that could be served.
    NoPage(PathBuf),
    /// The program cannot use the port.
    NoPort {
        /// The number of the port.
        port: u16,
        /// The error that the system has reported.
        cause: io::Error,
    },
}

/// How many letters of a printer profile's name are quoted in a message, at most.
const LONGEST_NAME: usize = 40;

impl fmt::Display for CommandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FileAndCommand => out.write_str("A file to open and a command do not go together: see drydock --help"),
            Self::NoCommand(wrong) => write!(out, "{wrong}: see drydock --help"),
            Self::NoRule(name) => write!(
                out,
                "There is no rule {name:?}: drydock explain alone lists them all, and drydock manual --search WORDS looks in the manual"
            ),
            Self::RuleForPage(name) => write!(out, "{name} is a rule and no page: see drydock explain {name}"),
            Self::SeveralAlike { what, name, count } => {
                write!(out, "{count} {what}s are called like \"{name}\": write the name as the project does")
            }
            Self::Unanswered(why) => out.write_str(why),
            Self::ReaderWithoutTable => out.write_str("--for is for tables: it goes with --to csv"),
            Self::PagesOfTable => out.write_str(
                "Tables are of the whole project: --only, --scenario and --one-page are for pages, and go with --to svg, png or cut",
            ),
            Self::PagesOfScenario => out.write_str(
                "Pieces and modules are of one scenario: --only, --everything and --one-page are for pages, and go with --to svg, png or cut",
            ),
            Self::KeptWithoutModule => out.write_str(
                "A kept game has its own scenario and is played on in VASSAL: --kept goes with --to vassal, and without --scenario",
            ),
            Self::BleedWithoutPictures => {
                out.write_str("--bleed is for pictures of cards, tiles and pieces: it goes with --to svg, png or pieces")
            }
            Self::NoKeptGame(name) => write!(out, "There is no kept game called {name}"),
            Self::NothingPrinted(why) => write!(out, "Nothing was printed: {}", why.to_string().trim_end_matches('.')),
            Self::NoPageShows => out.write_str("Nothing was printed: no page of those kinds shows it"),
            Self::NothingToWrite => {
                out.write_str("There is nothing to write: the project has nothing of what was asked for")
            }
            Self::NoPdf { file, cause } => write!(out, "{} was not written: {cause}", file.display()),
            Self::NoManual(cause) => write!(out, "The manual was not printed: {cause}"),
            Self::NoIcon(cause) => write!(out, "{cause}"),
            Self::NoProfiles(name) => {
                let name: String = name.chars().take(LONGEST_NAME).collect();
                let how = "the window makes them: Print to PDF, Printer profiles; drydock manual printing tells how";
                write!(out, "There is no printer profile yet, and so none called {name:?}; {how}")
            }
            Self::UnsoundProfile { name, file } => write!(
                out,
                "The printer profile {name:?} in {} is out of bounds: a scale is {} to {}, an offset at most {} mm, a turn at most {} degrees and a stretch {} to {}",
                file.display(),
                PrinterProfile::SCALES.start(),
                PrinterProfile::SCALES.end(),
                PrinterProfile::OFFSETS.end(),
                PrinterProfile::TURNS.end(),
                PrinterProfile::STRETCHES.start(),
                PrinterProfile::STRETCHES.end()
            ),
            Self::GameExists(file) => write!(out, "{} is there already: give the game another name", file.display()),
            Self::NothingToReceive => {
                out.write_str("Nothing is to be received: name sheets, mails or a folder of them, or a --deadline")
            }
            Self::RefereeFile(file) => {
                write!(out, "{} is a game by post, which knows more than its players may share", file.display())
            }
            Self::NoCorrection(number) => write!(out, "There is no correction {number} for the next turn"),
            Self::NoPage(folder) => {
                write!(out, "{} holds no page: build one with src/web/build, and name its folder", folder.display())
            }
            Self::NoPort { port, cause } => write!(out, "Port {port} cannot be had ({cause}): choose another with --port"),
        }
    }
}

impl std::error::Error for CommandError {}

impl OwnError for CommandError {}
