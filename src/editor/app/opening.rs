//! A note that a project is being opened, kept beside the settings until the project has been shown. If the program ends before that, for lack of
//! memory or because of a fault, the next start does not open the project automatically, since the program would end in the same way again.

use std::path::{Path, PathBuf};

use crate::editor::settings::{self, Settings};
use crate::machine;
use crate::project::files;

/// A project counts as shown after this many passes, each of which draws a frame.
const PASSES: u8 = 6;
/// How many bytes of a note are read at most: more than any path has.
const MOST_BYTES: u64 = 64 << 10;

/// The note, and for how long the project that it names has been visible.
pub struct Opening {
    note: Option<PathBuf>,
    /// How many passes, each of which draws a frame, have shown the project; `None` if nothing is being opened.
    passes: Option<u8>,
}

impl Opening {
    /// The note beside these settings, for a window that is not opening a project yet.
    pub fn beside(settings: &Settings) -> Self {
        Self { note: settings.opening_note(), passes: None }
    }

    /// Whether an earlier run of the program ended while it was opening this file. False if another window is opening it now.
    pub fn was_left(&self, path: &Path) -> bool {
        let left = self.note.as_ref().and_then(|note| files::read(note, MOST_BYTES).ok());
        left.is_some_and(|left| left == noted(path)) && !machine::is_open_elsewhere(path)
    }

    /// Records that a file is being opened.
    pub fn begin(&mut self, path: &Path) {
        let Some(note) = &self.note else { return };
        self.passes = Some(0);
        // If the note cannot be written, the file is opened all the same.
        let made = note.parent().map_or(Ok(()), settings::make_folder);
        let written = made.and_then(|()| files::replace(note, &noted(path)).map_err(|error| error.to_string()));
        if let Err(why) = written {
            log::warn!("{why}");
        }
    }

    /// Counts a pass that has shown the file, unless work on the file is still running. Returns whether another pass must follow.
    pub fn pass(&mut self, is_under_way: bool) -> bool {
        let Some(passes) = self.passes.as_mut().filter(|_| !is_under_way) else { return false };
        *passes += 1;
        if *passes < PASSES {
            return true;
        }
        self.end();
        false
    }

    /// Deletes the note, since the file has been shown or the window is being closed as usual.
    pub fn end(&mut self) {
        if let (Some(_), Some(note)) = (self.passes.take(), &self.note)
            && let Err(error) = files::delete(note)
        {
            log::warn!("{error}");
        }
    }
}

/// The contents of the note for a file.
fn noted(path: &Path) -> Vec<u8> {
    files::whole(path).to_string_lossy().into_owned().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_shown_is_known_at_the_next_start_and_what_was_shown_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let start = || Opening::beside(&Settings::load_from(&folder.path().join("settings")));
        let (one, other) = (folder.path().join("one.drydock"), folder.path().join("other.drydock"));
        let mut opening = start();
        assert!(!opening.was_left(&one));
        opening.begin(&one);
        assert!((0..100).all(|_| !opening.pass(true)), "it is still being read");
        assert!(opening.pass(false));
        let mut opening = start();
        assert!(opening.was_left(&one) && !opening.was_left(&other));
        // If a run of the program opens no file, the note of an earlier run stays.
        opening.end();
        assert!(start().was_left(&one));
        opening.begin(&other);
        while opening.pass(false) {}
        assert!(!start().was_left(&one) && !start().was_left(&other));
        opening.begin(&one);
        opening.end();
        assert!(!start().was_left(&one), "closed in good order");
    }
}
