//! The dialogs and messages that a desktop shows in windows of its own.

use std::path::{Path, PathBuf};

use crate::machine::{Question, Wanted};

/// Opens the system's file dialog. If the system has none, it returns `None`, as if the user had cancelled; then the user can still type a path in
/// the program's own dialog.
#[must_use]
pub fn ask(question: &Question) -> Option<PathBuf> {
    let dialog = rfd::FileDialog::new().set_title(question.title);
    let dialog = question.files.iter().fold(dialog, |dialog, (what, endings)| dialog.add_filter(*what, endings));
    match &question.wanted {
        Wanted::File => dialog.pick_file(),
        Wanted::Place(name) => dialog.set_file_name(name).save_file(),
        Wanted::Folder => dialog.pick_folder(),
    }
}

/// Shows a folder in the system's file manager; returns false if there is no file manager.
#[must_use]
pub fn show_folder(folder: &Path) -> bool {
    open::that_detached(folder).is_ok()
}

/// Shows a message in a box of its own, and returns when the user has closed it.
pub fn tell(what: &str) {
    rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title("Drydock").set_description(what).show();
}
