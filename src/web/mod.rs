//! The beginning of the program in a browser: the editor on the page, or somebody who does errands in one of its workers.
//!
//! Beside this file stand the page and its scripts, which are handed out as they are, and `build`, which puts all of it into a folder.

use wasm_bindgen_futures::spawn_local;

use crate::editor::effects::Errands;
use crate::editor::job_status::JobStatus;
use crate::editor::{self, Launch};
use crate::machine::page;

/// Begins; the browser calls back from now on.
pub fn run() {
    // A page that breaks down says so; nothing else is left of it.
    std::panic::set_hook(Box::new(|panic| page::broken(&panic.to_string())));
    if page::is_worker() {
        let mut errands = Errands::default();
        let status = JobStatus::told_to(|progress| page::tell_progress(progress.done, progress.of));
        page::serve(move |errand| errands.answer(&errand, &status).map_err(|error| error.to_string()));
        return;
    }
    spawn_local(async {
        match editor::run(Launch::default()).await {
            Ok(()) => page::opened(),
            Err(why) => page::broken(&why.to_string()),
        }
    });
}
