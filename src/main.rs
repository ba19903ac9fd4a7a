//! The program: the command line, or the editor where a window is asked for.

use std::process::ExitCode;

use drydock::cli::{self, Outcome};
use drydock::editor::{self, NoWindow};

fn main() -> ExitCode {
    match cli::run() {
        Outcome::Done(code) => code,
        Outcome::Open(launch) => match editor::run(editor::Launch { file: launch.file, library: launch.library }) {
            Ok(()) => ExitCode::SUCCESS,
            Err(NoWindow::Broken) => ExitCode::from(2),
            Err(why) => {
                log::warn!("{why}");
                cli::no_display()
            }
        },
    }
}
