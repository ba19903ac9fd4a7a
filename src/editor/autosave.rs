//! When what is written is saved by itself, a project or a sheet of orders: a few seconds after the first change that is nowhere on disk, however
//! fast others follow.
//!
//! The clock is the window's own, in seconds, and comes in with each question.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::machine;
use crate::project::files;

/// How long a change may be nowhere on disk; a page can be closed without being asked.
pub const AFTER: Duration = Duration::from_secs(if machine::IS_PAGE { 1 } else { 5 });

/// So many bytes of what was written last make a change wait a second longer on a page, whose only thread writes it: that is about a hundredth of the
/// time. A desktop writes on a thread of its own.
const BYTES_A_SECOND: usize = if machine::IS_PAGE { 256 << 10 } else { usize::MAX };

/// How much longer it may wait at most; a page that is left is written at once.
const MOST_LONGER: Duration = Duration::from_secs(20);

/// What has been saved by itself, and since when something else is there.
pub struct Autosave<T: ?Sized> {
    last: Arc<T>,
    since: Option<f64>,
    /// Whether something has been saved by itself that is still there.
    written: bool,
    there: There<T>,
}

/// What lies there of what was saved by itself, as whoever saves it notes once it does.
pub struct There<T: ?Sized>(Arc<Mutex<Option<Lies<T>>>>);

struct Lies<T: ?Sized> {
    /// Beside which file.
    beside: PathBuf,
    value: Arc<T>,
    /// Of how many bytes it is.
    length: usize,
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Due {
    /// Nothing, until something changes.
    Never,
    /// Ask again after this time.
    In(Duration),
    /// Save now.
    Now,
    /// Take away what was saved by itself: the file has it all again.
    Discard,
}

impl<T: ?Sized> Autosave<T> {
    /// Nothing but this value is there yet.
    #[must_use]
    pub fn new(first: Arc<T>) -> Self {
        Self { last: first, since: None, written: false, there: There(Arc::default()) }
    }

    /// Whether something has been saved by itself that is still there.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.written
    }

    /// Where whoever saves it notes that it is there.
    pub fn there(&self) -> There<T> {
        There(Arc::clone(&self.there.0))
    }

    /// Notes that what was saved by itself the last time is gone on with.
    pub const fn go_on(&mut self) {
        self.written = true;
    }

    /// Notes that this is being saved by itself, whether or not it was due.
    pub fn kept(&mut self, value: &Arc<T>) {
        (self.last, self.since, self.written) = (Arc::clone(value), None, true);
    }

    /// What is to be done about what is there now, which may be saved in its file as it is.
    pub fn due(&mut self, value: &Arc<T>, saved: bool, now: f64) -> Due {
        if saved && std::mem::take(&mut self.written) {
            (self.since, self.last) = (None, Arc::clone(value));
            return Due::Discard;
        }
        if saved || Arc::ptr_eq(value, &self.last) {
            self.since = None;
            return Due::Never;
        }
        let left = self.there.patience().as_secs_f64() - (now - *self.since.get_or_insert(now));
        if left > 0.0 {
            return Due::In(Duration::from_secs_f64(left));
        }
        self.kept(value);
        Due::Now
    }
}

impl<T: ?Sized> There<T> {
    /// Notes that a value of so many bytes lies beside a file.
    pub fn note(&self, beside: &Path, value: &Arc<T>, length: usize) {
        let lies = Lies { beside: beside.into(), value: Arc::clone(value), length };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(lies);
    }

    /// Whether this very value lies beside the file.
    #[must_use]
    pub fn holds(&self, beside: &Path, value: &Arc<T>) -> bool {
        let lies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |lies: &Lies<T>| lies.beside == beside && Arc::ptr_eq(&lies.value, value);
        lies.as_ref().is_some_and(is_same) && files::exists(&files::autosave_path(beside))
    }

    /// How long a change may be nowhere on disk.
    fn patience(&self) -> Duration {
        let lies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let longer = lies.as_ref().map_or(0, |lies| lies.length / BYTES_A_SECOND);
        AFTER + Duration::from_secs(longer as u64).min(MOST_LONGER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::{Game, Project};

    fn project() -> Arc<Project> {
        Arc::new(Project::new(Game::LaunchFighters, "Test"))
    }

    #[test]
    fn a_change_is_saved_after_five_seconds_however_many_follow() {
        let mut autosave = Autosave::new(project());
        for second in 0..5_u32 {
            let due = autosave.due(&project(), false, f64::from(second));
            assert_eq!(due, Due::In(Duration::from_secs(u64::from(5 - second))), "after {second} seconds");
        }
        assert_eq!(autosave.due(&project(), false, 5.0), Due::Now);
        assert_eq!(autosave.due(&project(), false, 5.5), Due::In(AFTER), "a later change has its own five seconds");
    }

    #[test]
    fn it_is_known_what_lies_beside_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, first, second) = (folder.path().join("a.drydock"), project(), project());
        let there = Autosave::new(Arc::clone(&first)).there();
        assert!(!there.holds(&path, &first));
        let length = files::autosave(&path, &first).expect("it is written");
        there.note(&path, &first, length);
        assert!(there.holds(&path, &first) && !there.holds(&path, &second) && !there.holds(folder.path(), &first));
        files::discard_autosave(&path).expect("it is gone");
        assert!(!there.holds(&path, &first), "whoever throws it away has not told");
    }

    #[test]
    fn what_is_saved_is_not_saved_again() {
        let (first, second) = (project(), project());
        let mut autosave = Autosave::new(Arc::clone(&first));
        assert_eq!(autosave.due(&first, false, 9.0), Due::Never);
        assert_eq!(autosave.due(&second, true, 9.0), Due::Never);
        assert_eq!(autosave.due(&second, false, 9.0), Due::In(AFTER));
        assert_eq!(autosave.due(&second, false, 14.0), Due::Now);
        assert_eq!(autosave.due(&second, false, 30.0), Due::Never);
        assert_eq!(autosave.due(&first, true, 31.0), Due::Discard, "undone: what was saved by itself is nothing to go on with");
        assert_eq!(autosave.due(&first, true, 32.0), Due::Never);
        assert_eq!(autosave.due(&second, false, 33.0), Due::In(AFTER), "redone: it is nowhere on disk");
    }
}
