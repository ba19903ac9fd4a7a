//! The pages for `man` and the completions for shells, made from the description of the command line; and the pages of the manual, as pages for
//! `man`.

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Placed, placed};
use crate::cli::Arguments;
use crate::manual;
use crate::project::Error;

/// Each shell, with the folder in which it looks for completions and the name of the file for which it looks there.
const SHELLS: [(Shell, &str, &str); 3] = [
    (Shell::Bash, "bash-completion/completions", "drydock"),
    (Shell::Fish, "fish/vendor_completions.d", "drydock.fish"),
    (Shell::Zsh, "zsh/vendor-completions", "_drydock"),
];

/// The pages for `man`: one for the program, one for each command, and one for each page of the manual. Also a file of completions for each shell.
pub(super) fn files() -> Result<Vec<Placed>, Error> {
    let mut command = Arguments::command();
    // This gives subcommands their full names, such as `drydock-referee-turn`.
    command.build();
    let mut files = Vec::new();
    of_command(&command, &mut files)?;
    for page in manual::pages() {
        let holds = format!("manual: {}", page.title);
        files.push(placed("man/man7", &format!("drydock-{}.7", page.name), manual::roff(page).into_bytes(), &holds));
    }
    for (shell, folder, name) in SHELLS {
        let mut bytes = Vec::new();
        clap_complete::generate(shell, &mut command, "drydock", &mut bytes);
        files.push(placed(folder, name, bytes, &format!("completions for {shell}")));
    }
    Ok(files)
}

/// Adds the page of a command and those of its subcommands.
fn of_command(command: &Command, files: &mut Vec<Placed>) -> Result<(), Error> {
    let program = concat!("Drydock ", env!("CARGO_PKG_VERSION"));
    // An empty date would be left out, and the name of the program would then stand in the place of the date.
    let man = Man::new(command.clone()).date(" ").source(program).manual("Drydock");
    let mut bytes = Vec::new();
    man.render(&mut bytes).map_err(|cause| Error::Say { cause })?;
    let holds = format!("manual of {}", command.get_bin_name().unwrap_or("drydock"));
    files.push(placed("man/man1", &man.get_filename(), bytes, &holds));
    command.get_subcommands().try_for_each(|own| of_command(own, files))
}
