//! The program: the command line, or the editor if the user asks for a window. In a browser it is the editor on a page.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
use drydock::cli::{self, Outcome};
#[cfg(not(target_arch = "wasm32"))]
use drydock::project::Library;

#[cfg(target_arch = "wasm32")]
fn main() {
    drydock::web::run();
}

/// Carries out the command line or opens the editor, and returns the exit code.
#[cfg(not(target_arch = "wasm32"))]
pub fn main() -> ExitCode {
    match cli::run() {
        Outcome::Done(code) => code,
        Outcome::Open { file, library } => open(file, library),
    }
}

#[cfg(all(not(target_arch = "wasm32"), feature = "window"))]
fn open(file: Option<PathBuf>, library: Library) -> ExitCode {
    use drydock::editor::{self, Launch, NoWindow};

    match editor::run(Launch { file, library }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(NoWindow::Broken) => ExitCode::from(2),
        Err(why) => {
            log::warn!("{why}");
            cli::no_window()
        }
    }
}

#[cfg(all(not(target_arch = "wasm32"), not(feature = "window")))]
fn open(_: Option<PathBuf>, _: Library) -> ExitCode {
    cli::no_window()
}
