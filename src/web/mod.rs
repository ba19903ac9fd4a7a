//! The beginning of the program in a browser: the editor on the page, or somebody who does errands in one of its workers.
//!
//! Beside this file stand the page and its scripts, which are handed out as they are, and `build`, which puts all of it into a folder.

use wasm_bindgen_futures::spawn_local;

use crate::editor::{self, Launch};
use crate::machine::page;
use crate::playtest::Errands;

/// Begins; the browser calls back from now on.
pub fn run() {
    // A page that breaks down says so; nothing else is left of it.
    std::panic::set_hook(Box::new(|panic| page::broken(&panic.to_string())));
    if page::is_worker() {
        let mut errands = Errands::default();
        page::serve(move |errand| errands.answer(&errand).map_err(|error| error.to_string()));
        return;
    }
    spawn_local(async {
        match editor::run(Launch::default()).await {
            Ok(()) => page::opened(),
            Err(why) => page::broken(&why.to_string()),
        }
    });
}
