//! Recognises a word that stands in the place of a command but is none, and suggests the command that the user may mean.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use clap::{Arg, Command, CommandFactory as _};

use super::Arguments;
use crate::rules::nearest;

/// The description of the command line, by which arguments are read. Every option accepts a negative number as its value. So a negative number that
/// is not allowed is reported as a bad value of that option, and not as an unknown option.
pub(super) fn arguments() -> Command {
    fn lenient(command: Command) -> Command {
        command
            .mut_args(|argument| if takes_a_value(&argument) { argument.allow_negative_numbers(true) } else { argument })
            .mut_subcommands(lenient)
    }
    lenient(Arguments::command())
}

/// The words of the command line. If the first word after the program is `help`, it is replaced by `--help` at the end, unless a file is called
/// `help`.
pub(super) fn help_as_option(words: &[OsString]) -> Vec<OsString> {
    match words {
        [program, help, rest @ ..] if help == "help" && !Path::new(help).exists() => {
            std::iter::once(program).chain(rest).cloned().chain(["--help".into()]).collect()
        }
        _ => words.to_vec(),
    }
}

/// The full name of the command with which the words begin, such as `drydock referee turn`. The first word is the name of the program.
pub(super) fn called(words: &[OsString]) -> String {
    let program = arguments();
    let (mut command, mut called) = (&program, program.get_name().to_owned());
    for word in words.iter().skip(1) {
        let Some(found) = command.find_subcommand(word) else { break };
        command = found;
        called = format!("{called} {}", found.get_name());
    }
    called
}

fn takes_a_value(argument: &Arg) -> bool {
    argument.get_long().is_some() && argument.get_action().takes_values()
}

/// A word that stands in the place of a command but is none. Its message is the beginning of a sentence.
#[derive(Debug)]
pub(super) struct NoCommand {
    word: String,
    /// The command that the user may mean; `None` if the word resembles no command, so that it may be meant as a file.
    near: Option<String>,
}

impl fmt::Display for NoCommand {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { word, near } = self;
        match near {
            Some(near) => write!(out, "There is no command called {word}; {near} may be meant"),
            None => write!(out, "There is no command and no file called {word}"),
        }
    }
}

/// The first word that stands in the place of a command and is neither a command nor the name of an existing file; `None` if there is no such word.
/// The first of `words` is the name of the program.
pub(super) fn unknown(words: &[OsString]) -> Option<NoCommand> {
    let program = arguments();
    let mut command = &program;
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        let told = word.to_string_lossy();
        if let Some(option) = told.strip_prefix("--") {
            let (name, value) = option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
            let mut options = command.get_arguments().chain(program.get_arguments());
            // If an option is unknown, the word after it may be its value.
            let known = options.find(|argument| argument.get_long() == Some(name))?;
            if takes_a_value(known) && value.is_none() {
                words.next();
            }
        } else if let Some(found) = command.find_subcommand(&*told) {
            command = found;
        } else if command.has_subcommands() && !told.starts_with('-') && !Path::new(word).exists() {
            let near = nearest(&told, command.get_subcommands().map(Command::get_name)).map(str::to_owned);
            return Some(NoCommand { word: told.into_owned(), near });
        } else {
            return None;
        }
    }
    None
}
