//! The program: the command line, or the editor if the user asks for a window. In a browser it is the editor on a page.

#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
use drydock::cli::{self, Launch, Outcome};

#[cfg(target_arch = "wasm32")]
fn main() {
    drydock::web::run();
}

/// Carries out the command line or opens the editor, and returns the exit code.
#[cfg(not(target_arch = "wasm32"))]
pub fn main() -> ExitCode {
    match cli::run() {
        Outcome::Done(code) => code,
        Outcome::Open(launch) => open(launch),
    }
}

#[cfg(all(not(target_arch = "wasm32"), feature = "window"))]
fn open(launch: Launch) -> ExitCode {
    use drydock::editor::{self, NoWindow};

    match editor::run(editor::Launch { file: launch.file, library: launch.library }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(NoWindow::Broken) => ExitCode::from(2),
        Err(why) => {
            log::warn!("{why}");
            cli::no_window()
        }
    }
}

#[cfg(all(not(target_arch = "wasm32"), not(feature = "window")))]
fn open(_: Launch) -> ExitCode {
    cli::no_window()
}
