//! A pool of workers for many tasks, above all for playing games.
//!
//! Tasks are numbers, and each goes to any worker that is free. Every worker fills a ledger of its own, so what is in a ledger depends on chance and
//! on the number of workers. Only results that do not depend on how tasks were distributed, such as sums of integers or minima, may be computed from
//! all ledgers together.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// The time for which a worker sleeps before it checks again whether the pause is over.
const NAP: Duration = Duration::from_millis(20);

/// Counts the tasks that are done, and lets another thread pause or stop the work.
#[derive(Debug, Default)]
pub struct PoolControl {
    done: AtomicU64,
    paused: AtomicBool,
    stopped: AtomicBool,
}

impl PoolControl {
    /// A control for work that has not started.
    #[must_use]
    pub const fn new() -> Self {
        Self { done: AtomicU64::new(0), paused: AtomicBool::new(false), stopped: AtomicBool::new(false) }
    }

    /// How many tasks are done, counting all work under this control.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Counts tasks that were done elsewhere, such as in helpers.
    pub fn note(&self, tasks: u64) {
        self.done.fetch_add(tasks, Ordering::Relaxed);
    }

    /// Pauses every worker after its present task, or resumes the work.
    pub fn pause(&self, paused: bool) {
        self.paused.store(paused, Ordering::Relaxed);
    }

    /// Whether the workers are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused.load(Ordering::Relaxed)
    }

    /// Stops every worker after its present task.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the work was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Does every task of a range with this many workers, one of which is the calling thread, and returns the ledgers of the workers; `None` if the work
/// was stopped early. The calling thread calls `on_progress` after each of its own tasks.
pub fn run_tasks<T: Send>(
    tasks: Range<u32>,
    workers: NonZeroUsize,
    control: &PoolControl,
    begin: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u32) + Sync,
    mut on_progress: impl FnMut(),
) -> Option<Vec<T>> {
    let next = AtomicU64::new(tasks.start.into());
    let share = |mut on_progress: Option<&mut dyn FnMut()>| {
        let mut ledger = begin();
        while !control.is_stopped() {
            if control.is_paused() {
                thread::sleep(NAP);
                continue;
            }
            let task = next.fetch_add(1, Ordering::Relaxed);
            if task >= tasks.end.into() {
                break;
            }
            work(&mut ledger, task as u32);
            control.done.fetch_add(1, Ordering::Relaxed);
            if let Some(on_progress) = &mut on_progress {
                on_progress();
            }
        }
        ledger
    };
    let ledgers = thread::scope(|scope| {
        let others: Vec<_> = (1..workers.get().min(tasks.len().max(1))).map(|_| scope.spawn(|| share(None))).collect();
        let mut ledgers = vec![share(Some(&mut on_progress))];
        for other in others {
            match other.join() {
                Ok(ledger) => ledgers.push(ledger),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        ledgers
    });
    (!control.is_stopped()).then_some(ledgers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(workers: usize, control: &PoolControl) -> Option<u64> {
        let workers = NonZeroUsize::new(workers).expect("a worker");
        let mut told = 0;
        let ledgers = run_tasks(10..1_010, workers, control, || 0_u64, |sum, task| *sum += u64::from(task), || told += 1)?;
        assert!(told <= 1_000 && ledgers.len() == workers.get());
        Some(ledgers.into_iter().sum())
    }

    #[test]
    fn every_task_is_done_once_by_any_number_of_workers() {
        for workers in [1, 2, 7] {
            let control = PoolControl::new();
            assert_eq!(sum(workers, &control), Some((10..1_010).sum()));
            assert_eq!(control.done(), 1_000);
        }
    }

    #[test]
    fn what_is_stopped_comes_to_nothing() {
        let control = PoolControl::new();
        control.stop();
        assert_eq!(sum(3, &control), None);
        assert_eq!(control.done(), 0);
    }

    #[test]
    fn a_pause_holds_the_work_until_it_is_over() {
        let control = PoolControl::new();
        control.pause(true);
        thread::scope(|scope| {
            let work = scope.spawn(|| sum(2, &control));
            thread::sleep(NAP * 2);
            assert_eq!(control.done(), 0);
            control.pause(false);
            assert_eq!(work.join().expect("no panic"), Some((10..1_010).sum()));
        });
    }
}
