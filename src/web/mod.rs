//! The start of the program in a browser, either of the editor on the page or of a helper in one of the page's workers.
//!
//! Beside this file are the page and its scripts, which are served unchanged, and the script `build`, which puts everything into a folder.

use wasm_bindgen_futures::spawn_local;

use crate::editor::effects::Errands;
use crate::editor::job_status::JobStatus;
use crate::editor::{self, Launch};
use crate::machine::page;

/// Starts the program and returns. From then on, the browser calls the program.
pub fn run() {
    // If the program panics, the page shows that, since nothing else works any more.
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
