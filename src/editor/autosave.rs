//! When what is written is saved by itself, a project or a sheet of orders: a few seconds after the first change that is nowhere on disk, however
//! fast others follow.
//!
//! The clock is the window's own, in seconds, and comes in with each question.

use std::sync::Arc;
use std::time::Duration;

use crate::machine;

/// How long a change may be nowhere on disk; a page can be closed without being asked.
pub const AFTER: Duration = Duration::from_secs(if machine::IS_PAGE { 1 } else { 5 });

/// What has been saved by itself, and since when something else is there.
pub struct Autosave<T: ?Sized> {
    last: Arc<T>,
    since: Option<f64>,
    /// Whether something has been saved by itself that is still there.
    written: bool,
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
    pub const fn new(first: Arc<T>) -> Self {
        Self { last: first, since: None, written: false }
    }

    /// Whether something has been saved by itself that is still there.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.written
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
        let left = AFTER.as_secs_f64() - (now - *self.since.get_or_insert(now));
        if left > 0.0 {
            return Due::In(Duration::from_secs_f64(left));
        }
        self.kept(value);
        Due::Now
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Project;
    use crate::rules::Game;

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
