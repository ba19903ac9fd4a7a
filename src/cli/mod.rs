//! The command line: the same library without a window, one file for each subcommand. A subcommand takes its arguments and returns a `Report`: the
//! text for standard output, and an exit code, which says whether a check found an error. An [`Error`] becomes one sentence on standard error and
//! exit code 2, and so does an unknown word; if JSON is requested, the error also becomes a document on standard output. Nothing is computed here:
//! prices come from `rules`, pages from `sheets`. No other part of the program may use this one. Reading order: this file, `command_word.rs`,
//! `command_error.rs`, `misuse.rs`, `report.rs`, `failure.rs`, `findings.rs`, then any subcommand.

mod check;
mod command_error;
mod command_word;
mod explain;
mod export;
mod failure;
mod findings;
mod import;
mod library;
mod manual;
mod misuse;
mod new;
mod odds;
mod on_paper;
mod open;
mod package;
mod play;
mod price;
mod print;
mod questions;
mod referee;
mod report;
mod serve;
mod settings;
mod what;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use clap::{FromArgMatches as _, Parser, Subcommand};

use crate::project::{Error, Library};
use command_error::CommandError;
use failure::WrittenError;
use report::{Report, complain};

/// Design ships, fleets, maps and scenarios for tabletop wargames, check them against the rulebook and print them.
#[derive(Debug, Parser)]
#[command(name = "drydock", bin_name = "drydock", version, disable_help_subcommand = true)]
struct Arguments {
    /// The project to open in the editor, or the report of a game by post
    file: Option<PathBuf>,
    /// A folder with chapters and templates of your own, laid out like the bundled ones
    #[arg(long, global = true, value_name = "DIR")]
    library: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    New(new::New),
    Check(check::Check),
    Price(price::Price),
    Odds(odds::Odds),
    Print(print::Print),
    Play(play::Play),
    Referee(referee::Referee),
    Explain(explain::Explain),
    Export(export::Export),
    Import(import::Import),
    Library(library::Show),
    Manual(manual::Manual),
    Package(package::Package),
    Serve(serve::Serve),
}

/// What follows from the command line: the work has been done, or the window has to be opened.
#[derive(Debug)]
pub enum Outcome {
    /// The work has been done, and the program ends with this exit code.
    Done(ExitCode),
    /// The user asked for the window.
    Open {
        /// The file of a project; `None` if the user has not named one.
        file: Option<PathBuf>,
        /// The library of templates and of the blue book.
        library: Library,
    },
}

/// The exit code if the program panics because of a bug. It is the usual exit code of a Rust program that panics. Bad files and wrong arguments never
/// lead to it.
const OWN_MISTAKE: u8 = 101;

/// Carries out the command line, or returns what the window has to open.
#[must_use]
pub fn run() -> Outcome {
    std::panic::set_hook(Box::new(|panic| {
        // Only places in Drydock's own source are named, because the paths of other libraries are paths on the machine that built the program.
        let own = panic.location().filter(|place| place.file().starts_with("src"));
        let place = own.map_or_else(String::new, |place| format!(" ({}:{})", place.file(), place.line()));
        complain(&format!("Drydock has made a mistake of its own{place}: your files are as they were; please report it."));
    }));
    // Nothing is logged unless the variable is set, because standard error is meant for a single sentence.
    env_logger::Builder::new().filter_level(log::LevelFilter::Off).parse_env("DRYDOCK_LOG").init();
    let words: Vec<OsString> = env::args_os().collect();
    std::panic::catch_unwind(|| parse_and_run(&words)).unwrap_or_else(|_| {
        tell_programs(&words, WrittenError::of_no_file("Drydock has made a mistake of its own."));
        Outcome::Done(ExitCode::from(OWN_MISTAKE))
    })
}

/// Says in one sentence why no window can be opened, and which commands work without one.
#[must_use]
pub fn no_window() -> ExitCode {
    let why = if cfg!(feature = "window") {
        "There is no display to open a window on"
    } else {
        "This drydock was built without its window"
    };
    complain(&format!(
        "{why}: new, check, price, odds, print, play, referee, explain, export, import, library, manual and serve work without one (see drydock --help)."
    ));
    ExitCode::from(2)
}

fn parse_and_run(words: &[OsString]) -> Outcome {
    let arguments = match Arguments::read(words) {
        Ok(arguments) => arguments,
        Err(error) => return Outcome::Done(misused(&error, words)),
    };
    let result = match arguments.library.map_or_else(|| Ok(Library::bundled()), Library::in_folder) {
        Err(error) => Err(error),
        Ok(library) => match arguments.command {
            None => match open::refuse_a_command(arguments.file.as_deref(), words) {
                Ok(()) => return Outcome::Open { file: arguments.file, library },
                Err(error) => Err(error),
            },
            Some(_) if arguments.file.is_some() => Err(CommandError::FileAndCommand.into()),
            Some(command) => command.run(&library),
        },
    };
    Outcome::Done(match result.and_then(Report::deliver) {
        Ok(code) => code,
        Err(error) => {
            // If standard output cannot be written, a document cannot be written there either.
            if !matches!(error, Error::Say { .. }) {
                tell_programs(words, WrittenError::from(&error));
            }
            complain(&error.to_string());
            ExitCode::from(2)
        }
    })
}

impl Arguments {
    /// Reads the arguments of the command line from these words.
    fn read(words: &[OsString]) -> Result<Self, clap::Error> {
        let program = command_word::arguments();
        Self::from_arg_matches(&program.try_get_matches_from(command_word::help_as_option(words))?)
    }
}

/// If the arguments ask for JSON, writes a document that says why the command failed.
fn tell_programs(words: &[OsString], error: WrittenError) {
    if failure::is_for_programs(words) {
        // If this fails, the sentence on standard error still says why.
        let _ = error.report().and_then(Report::deliver);
    }
}

impl Command {
    fn run(self, library: &Library) -> Result<Report, Error> {
        match self {
            Self::New(new) => new.run(library),
            Self::Check(check) => check.run(),
            Self::Price(price) => price.run(library),
            Self::Odds(odds) => odds.run(library),
            Self::Print(print) => print.run(library),
            Self::Play(play) => play.run(library),
            Self::Referee(referee) => referee.run(),
            Self::Explain(explain) => explain.run(),
            Self::Export(export) => export.run(),
            Self::Import(import) => import.run(),
            Self::Library(show) => show.run(library),
            Self::Manual(manual) => manual.run(),
            Self::Package(package) => package.run(),
            Self::Serve(serve) => serve.run(),
        }
    }
}

/// Answers a request for help or for the version on standard output. Puts any other error into one sentence.
fn misused(error: &clap::Error, words: &[OsString]) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // This fails if the reader closes the pipe, which means that the reader needs no more of the help.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    // If the command is unknown, the error is in that word and not in those after it.
    let is_of_words = match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => true,
        // The conflict is that a word follows a file, after which no command may come. That word may be meant as a command.
        ErrorKind::ArgumentConflict => error.get(ContextKind::InvalidArg).is_none(),
        _ => false,
    };
    let no_command = is_of_words.then(|| command_word::unknown(words)).flatten();
    let of = if no_command.is_some() { "drydock".to_owned() } else { command_word::called(words) };
    let sentence = format!("{}: see {of} --help.", no_command.map_or_else(|| misuse::sentence(error), |wrong| wrong.to_string()));
    tell_programs(words, WrittenError::of_no_file(&sentence));
    complain(&sentence);
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_arguments_are_consistent() {
        super::command_word::arguments().debug_assert();
    }
}
