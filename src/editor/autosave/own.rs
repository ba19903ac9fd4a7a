//! A window's autosave on disk. It is written in the background, one write after another in the order of their turns.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::project::Error;
use crate::project::files::{self, OwnAutosave};

/// A window's own autosave of one thing.
pub struct Own<T: ?Sized>(Arc<Shared<T>>);

struct Shared<T: ?Sized> {
    /// The lock that a thread holds while it writes the autosave.
    pen: Mutex<Pen>,
    /// What is known of the autosave on disk; other threads can read this even during a write.
    lies: Mutex<Option<Lies<T>>>,
}

#[derive(Default)]
struct Pen {
    own: Option<OwnAutosave>,
    /// The number of the last turn that was carried out, that is, of the last write or deletion.
    turn: u64,
}

/// The autosave that is on disk.
struct Lies<T: ?Sized> {
    /// The file whose autosave this is; both are in the same folder.
    beside: PathBuf,
    at: PathBuf,
    value: Arc<T>,
    /// The length of the autosave in bytes.
    length: usize,
}

/// A turn to write or to delete the autosave. A turn does nothing if one with a higher number was carried out before it.
pub struct Turn<T: ?Sized> {
    shared: Arc<Shared<T>>,
    number: u64,
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T: ?Sized> Own<T> {
    /// A window's autosave before anything was written.
    pub fn nothing() -> Self {
        Self(Arc::new(Shared { pen: Mutex::default(), lies: Mutex::default() }))
    }

    /// Makes the turn with this number. It does nothing if a turn with a higher number was carried out before.
    pub fn turn(&self, number: u64) -> Turn<T> {
        Turn { shared: Arc::clone(&self.0), number }
    }

    /// The path of the autosave, if there is one.
    pub fn at(&self) -> Option<PathBuf> {
        lock(&self.0.lies).as_ref().map(|lies| lies.at.clone())
    }

    /// The length of the autosave in bytes; 0 if there is none.
    pub fn length(&self) -> usize {
        lock(&self.0.lies).as_ref().map_or(0, |lies| lies.length)
    }

    /// Whether the autosave is beside this file and holds exactly this value.
    pub fn holds(&self, beside: &Path, value: &Arc<T>) -> bool {
        let lies = lock(&self.0.lies);
        let is_same = |lies: &&Lies<T>| lies.beside == beside && Arc::ptr_eq(&lies.value, value);
        lies.as_ref().filter(is_same).is_some_and(|lies| files::is_there(&lies.at))
    }

    /// Whether the autosave was at this path and another program has deleted it.
    pub fn is_gone_from(&self, at: &Path) -> bool {
        lock(&self.0.lies).as_ref().is_some_and(|lies| lies.at == at) && !files::is_there(at)
    }
}

impl<T: ?Sized> Turn<T> {
    /// Writes a value as these bytes beside a file, under this window's own name. If the autosave was beside another file, the old one is deleted.
    ///
    /// # Errors
    /// If it cannot be written; the autosave before it is still there.
    pub fn write(&self, beside: &Path, value: &Arc<T>, bytes: &[u8]) -> Result<(), Error> {
        let Some(mut pen) = self.take() else { return Ok(()) };
        let mut before = None;
        match &pen.own {
            Some(own) if own.file() == beside && own.is_own() => own.write(bytes)?,
            _ => {
                let own = OwnAutosave::beside(beside)?;
                own.write(bytes)?;
                before = pen.own.replace(own);
            }
        }
        let at = pen.own.as_ref().map(|own| own.at().to_owned()).unwrap_or_default();
        *lock(&self.shared.lies) = Some(Lies { beside: beside.into(), at, value: Arc::clone(value), length: bytes.len() });
        before.map_or(Ok(()), OwnAutosave::discard)
    }

    /// Deletes the autosave, whichever file it is beside.
    ///
    /// # Errors
    /// If it cannot be deleted.
    pub fn discard(&self) -> Result<(), Error> {
        let Some(mut pen) = self.take() else { return Ok(()) };
        *lock(&self.shared.lies) = None;
        pen.own.take().map_or(Ok(()), OwnAutosave::discard)
    }

    fn take(&self) -> Option<MutexGuard<'_, Pen>> {
        let mut pen = lock(&self.shared.pen);
        let is_due = self.number > pen.turn;
        pen.turn = pen.turn.max(self.number);
        is_due.then_some(pen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> Arc<[u8]> {
        words.as_bytes().into()
    }

    #[test]
    fn it_is_known_what_lies_beside_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, first, second) = (folder.path().join("a.drydock"), text("one"), text("two"));
        let own = Own::nothing();
        assert!(!own.holds(&path, &first) && own.at().is_none());
        own.turn(1).write(&path, &first, &first).expect("it is written");
        assert!(own.holds(&path, &first) && !own.holds(&path, &second) && !own.holds(folder.path(), &first));
        let at = own.at().expect("it lies there");
        assert!(!own.is_gone_from(&at));
        std::fs::remove_file(&at).expect("taken away");
        assert!(own.is_gone_from(&at) && !own.holds(&path, &first), "whoever takes it away has not told");
    }

    #[test]
    fn two_windows_on_one_file_do_not_write_over_one_another_and_each_is_found_when_it_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.drydock");
        let (first, second) = (Own::nothing(), Own::nothing());
        let (one, two) = (text("one"), text("two"));
        first.turn(1).write(&path, &one, &one).expect("written");
        second.turn(1).write(&path, &two, &two).expect("written");
        let places = [first.at(), second.at()].map(|at| at.expect("it lies there"));
        assert_eq!(places, [files::autosave_path(&path), folder.path().join("a.drydock.autosave-2")]);
        assert!(files::left_over(&path).is_empty(), "they belong to windows that are open");
        files::discard_left_over(&places[0]).expect("asked");
        assert_eq!(std::fs::read(&places[0]).expect("still there"), b"one");
        // As if the window had crashed.
        drop(second);
        assert_eq!(files::left_over(&path), [places[1].clone()]);
        // A new window must not overwrite a leftover autosave.
        let third = Own::nothing();
        third.turn(1).write(&path, &one, &one).expect("written");
        assert_eq!(third.at(), Some(folder.path().join("a.drydock.autosave-3")));
        first.turn(2).discard().expect("taken away");
        third.turn(2).discard().expect("taken away");
        files::discard_left_over(&places[1]).expect("taken away");
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is left lying about");
    }

    #[test]
    fn whoever_comes_late_writes_over_nothing_newer() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.drydock");
        let (own, one, two) = (Own::nothing(), text("one"), text("two"));
        own.turn(2).write(&path, &two, &two).expect("written");
        own.turn(1).write(&path, &one, &one).expect("passed over");
        assert!(own.holds(&path, &two));
        own.turn(4).discard().expect("taken away");
        own.turn(3).write(&path, &one, &one).expect("passed over");
        assert!(own.at().is_none() && !files::autosave_path(&path).exists());
    }

    #[test]
    fn what_lay_beside_another_file_goes_when_it_lies_beside_this_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let [first, second] = ["a.drydock", "b.drydock"].map(|name| folder.path().join(name));
        let (own, one) = (Own::nothing(), text("one"));
        own.turn(1).write(&first, &one, &one).expect("written");
        own.turn(2).write(&second, &one, &one).expect("written");
        assert!(own.holds(&second, &one) && !files::autosave_path(&first).exists());
    }
}
