//! Promises about time, about memory, and about a process that is killed or that changes where it works.
//!
//! Each test here hands itself to [`alone`], and so runs in a process of its own and no other of them beside it, whatever the number of the
//! harness's threads. All other promises are in `tests/promises/`.

mod files;
#[cfg(feature = "window")]
mod monkey;
mod paper;
#[cfg(feature = "window")]
mod recovery;
#[expect(dead_code, reason = "these promises need little of what all share")]
#[path = "../support/mod.rs"]
mod support;

use std::any::type_name;
use std::env;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// Set where a test has a process of its own.
const ALONE: &str = "DRYDOCK_TEST_ALONE";

/// The test that holds it may run.
static TURN: Mutex<()> = Mutex::new(());

/// Runs a test, which hands its closure to this, in a process of its own while no other does.
fn alone<T: FnOnce()>(test: T) {
    if env::var_os(ALONE).is_some() {
        return test();
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    // A closure bears the path of the function that it stands in.
    let path = type_name::<T>().trim_end_matches("::{{closure}}");
    let (_, name) = path.split_once("::").expect("a path that begins with the program");
    let ended = process(name).output().expect("a process");
    let said = [ended.stdout, ended.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(ended.status.success() && said.contains("1 passed"), "{name} by itself:\n{said}");
}

/// This program once more, for one of its tests.
fn process(name: &str) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", name, "--nocapture"]).env(ALONE, "1");
    command
}
