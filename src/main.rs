//! The program: the command line, or the editor where a window is asked for.

use std::process::ExitCode;

use drydock::cli::{self, Outcome};

fn main() -> ExitCode {
    match cli::run() {
        Outcome::Done(code) => code,
        Outcome::Open(launch) => {
            log::info!("no window for {:?} with {:?}", launch.file, launch.library);
            cli::no_display()
        }
    }
}
