//! The editor of Windows: the same program without a console.
//!
//! Windows fixes in a program's file whether it has a console. One that has shows an empty black window behind the editor; one that has not
//! is not waited for by a shell, and its answers come after the next prompt or, with some redirections, nowhere. So there are two: `drydock.exe`
//! for commands, whose pipes and exit codes are those of any system, and this one, `drydock-editor.exe`, for menus and double clicks.

#![cfg_attr(windows, windows_subsystem = "windows")]

#[path = "../main.rs"]
mod program;

use std::process::ExitCode;

fn main() -> ExitCode {
    let code = program::main();
    if code != ExitCode::SUCCESS {
        // What standard error was told nobody has seen.
        drydock::editor::tell("Drydock has ended with an error. In a console, drydock.exe says which.");
    }
    code
}
