//! Decides when a project or a sheet of orders is autosaved: a second after the first change that is not on disk, however fast others follow. A large
//! project is autosaved later, so that writing it does not hold up the window.
//!
//! The time is that of the window's own clock, in seconds; the caller passes it in each call.

mod own;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::machine;
use own::Own;
pub use own::Turn;

/// How long a change may wait before it is autosaved.
pub const AFTER: Duration = Duration::from_secs(1);

/// The larger the last autosave, the longer the next change waits: a second more for each block of this many bytes. A page in a browser has one
/// thread, which writes about that many bytes in a hundredth of a second. A desktop writes on a thread of its own, but a large project must not keep
/// its disk busy.
const BYTES_A_SECOND: usize = if machine::IS_PAGE { 256 << 10 } else { 8 << 20 };

/// The longest time that a change to a large project waits in addition. When the user leaves a page in a browser, the project is saved at once.
const MOST_LONGER: Duration = Duration::from_secs(20);

/// The value that was autosaved last, and the time at which newer changes began to wait.
pub struct Autosave<T: ?Sized> {
    /// The value that was autosaved last, or that needs no autosave; `None` if another program has deleted the autosave.
    last: Option<Arc<T>>,
    since: Option<f64>,
    /// Whether there is an autosave on disk.
    written: bool,
    turns: u64,
    own: Own<T>,
}

/// What the caller should do next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Due {
    /// There is nothing to do until the value changes.
    Never,
    /// Ask again after this time.
    In(Duration),
    /// Save now.
    Now,
    /// Delete the autosave: the file contains everything again.
    Discard,
}

impl<T: ?Sized> Autosave<T> {
    /// The state before anything was changed or autosaved. `first` is the value at the start, which needs no autosave.
    #[must_use]
    pub fn new(first: Arc<T>) -> Self {
        Self { last: Some(first), since: None, written: false, turns: 0, own: Own::nothing() }
    }

    /// Whether there is an autosave on disk.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.written
    }

    /// The path of the autosave, if there is one.
    #[must_use]
    pub fn at(&self) -> Option<PathBuf> {
        self.own.at()
    }

    /// Whether the autosave beside the file holds exactly this value.
    #[must_use]
    pub fn holds(&self, beside: &Path, value: &Arc<T>) -> bool {
        self.own.holds(beside, value)
    }

    /// Records that this value is being autosaved, whether or not it was due. The caller starts a job that writes it with the returned turn.
    #[must_use]
    pub fn keep(&mut self, value: &Arc<T>) -> Turn<T> {
        (self.last, self.since, self.written) = (Some(Arc::clone(value)), None, true);
        self.turn()
    }

    /// Records that the autosave is being deleted. The caller starts a job that deletes it with the returned turn.
    #[must_use]
    pub fn discard(&mut self) -> Turn<T> {
        self.written = false;
        self.turn()
    }

    fn turn(&mut self) -> Turn<T> {
        self.turns += 1;
        self.own.turn(self.turns)
    }

    /// Records that a file no longer exists. If it was the autosave, it will be written anew.
    pub fn gone(&mut self, at: &Path) {
        if self.written && self.own.is_gone_from(at) {
            self.last = None;
        }
    }

    /// How long a change may wait before it is autosaved, which depends on how many bytes were written last.
    #[must_use]
    pub fn patience(&self) -> Duration {
        let longer = Duration::from_secs((self.own.length() / BYTES_A_SECOND) as u64);
        AFTER + longer.min(MOST_LONGER)
    }

    /// Decides what to do about the present value. `saved` says whether the value's own file holds it, and `busy` whether it is being saved there
    /// now; in that case the caller asks again when the save is done.
    pub fn due(&mut self, value: &Arc<T>, saved: bool, busy: bool, now: f64) -> Due {
        if saved && self.written {
            (self.since, self.last) = (None, Some(Arc::clone(value)));
            return Due::Discard;
        }
        if saved || self.last.as_ref().is_some_and(|last| Arc::ptr_eq(value, last)) {
            self.since = None;
            return Due::Never;
        }
        let left = self.patience().as_secs_f64() - (now - *self.since.get_or_insert(now));
        if left > 0.0 {
            return Due::In(Duration::from_secs_f64(left));
        }
        if busy { Due::Never } else { Due::Now }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::{Game, Project};

    fn project() -> Arc<Project> {
        Arc::new(Project::new(Game::LaunchFighters, "Test"))
    }

    /// Asks what is due, as the window does, and does that.
    fn due(autosave: &mut Autosave<Project>, value: &Arc<Project>, saved: bool, now: f64) -> Due {
        let due = autosave.due(value, saved, false, now);
        match due {
            Due::Now => drop(autosave.keep(value)),
            Due::Discard => drop(autosave.discard()),
            Due::Never | Due::In(_) => {}
        }
        due
    }

    #[test]
    fn a_change_is_saved_after_a_second_however_many_follow() {
        let mut autosave = Autosave::new(project());
        for quarter in 0..4_u32 {
            let asked = due(&mut autosave, &project(), false, f64::from(quarter) / 4.0);
            assert_eq!(asked, Due::In(Duration::from_millis(1_000 - 250 * u64::from(quarter))), "after {quarter} quarters");
        }
        assert_eq!(due(&mut autosave, &project(), false, 1.0), Due::Now);
        assert_eq!(due(&mut autosave, &project(), false, 1.5), Due::In(AFTER), "a later change has its own second");
    }

    #[test]
    fn what_is_saved_is_not_saved_again() {
        let (first, second) = (project(), project());
        let mut autosave = Autosave::new(Arc::clone(&first));
        assert_eq!(due(&mut autosave, &first, false, 9.0), Due::Never);
        assert_eq!(due(&mut autosave, &second, true, 9.0), Due::Never);
        assert_eq!(due(&mut autosave, &second, false, 9.0), Due::In(AFTER));
        assert_eq!(due(&mut autosave, &second, false, 10.0), Due::Now);
        assert_eq!(due(&mut autosave, &second, false, 30.0), Due::Never);
        assert_eq!(
            due(&mut autosave, &first, true, 31.0),
            Due::Discard,
            "undone: what was saved by itself is nothing to go on with"
        );
        assert_eq!(due(&mut autosave, &first, true, 32.0), Due::Never);
        assert_eq!(due(&mut autosave, &second, false, 33.0), Due::In(AFTER), "redone: it is nowhere on disk");
    }

    #[test]
    fn what_is_still_being_saved_is_not_saved_a_second_time_meanwhile() {
        let mut autosave = Autosave::new(project());
        let value = project();
        assert_eq!(autosave.due(&value, false, true, 0.0), Due::In(AFTER));
        assert_eq!(autosave.due(&value, false, true, 5.0), Due::Never);
        assert_eq!(autosave.due(&value, false, false, 5.0), Due::Now, "its second is long over");
    }

    #[test]
    fn a_large_project_waits_longer_and_a_small_one_does_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut autosave = Autosave::new(project());
        let value = project();
        for (megabytes, seconds) in [(1, 1), (7, 1), (8, 2), (20, 3), (64, 9)] {
            let bytes = vec![b' '; megabytes << 20];
            autosave.keep(&value).write(&folder.path().join("x.drydock"), &value, &bytes).expect("it is written");
            assert_eq!(autosave.patience(), Duration::from_secs(seconds), "{megabytes} MB");
        }
    }

    #[test]
    fn what_somebody_has_taken_away_is_saved_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut autosave = Autosave::new(project());
        let value = project();
        let save = |turn: Turn<Project>| turn.write(&folder.path().join("x.drydock"), &value, b"x").expect("it is written");
        save(autosave.keep(&value));
        let at = autosave.at().expect("it lies there");
        autosave.gone(&at);
        assert_eq!(autosave.due(&value, false, false, 3.0), Due::Never, "it is still there");
        std::fs::remove_file(&at).expect("taken away");
        autosave.gone(&at);
        assert_eq!(autosave.due(&value, false, false, 3.0), Due::In(AFTER));
        assert_eq!(autosave.due(&value, false, false, 4.0), Due::Now);
        save(autosave.keep(&value));
        assert!(at.exists() && autosave.due(&value, false, false, 5.0) == Due::Never);
    }
}
