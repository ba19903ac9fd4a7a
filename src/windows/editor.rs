//! The editor for Windows: the same program as `drydock.exe`, but without a console.
//!
//! On Windows, the file of a program says whether the program has a console. With a console, an empty black window would show behind the editor.
//! Without one, a shell does not wait for the program, and its output appears after the next prompt or, with some redirections, nowhere. So there are
//! two programs: `drydock.exe` for commands, with pipes and exit codes as on any system, and this one, `drydock-editor.exe`, for menus and double
//! clicks.

#![cfg_attr(windows, windows_subsystem = "windows")]

#[path = "../main.rs"]
mod program;

use std::process::ExitCode;

fn main() -> ExitCode {
    let code = program::main();
    if code != ExitCode::SUCCESS {
        // There is no console, so no user has seen what was written to standard error.
        drydock::editor::tell("Drydock has ended with an error. In a console, drydock.exe says which.");
    }
    code
}
