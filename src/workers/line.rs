//! An assembly line: workers process things as they come, and the results leave in the order in which the things came.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{TrySendError, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Processes things as they come with this many workers, and hands over the results in the order of the things.
///
/// The calling thread is one of the workers. It makes the things and hands over the results. If as many things wait as there are other workers, it
/// processes the next thing itself. So at any time at most about twice as many things as there are workers are unprocessed.
///
/// # Errors
///
/// Returns the error of `hand_over`, after which nothing more is made or handed over.
pub fn in_order<T: Send, R: Send, E>(
    things: impl Iterator<Item = T>,
    workers: NonZeroUsize,
    work: impl Fn(T) -> R + Sync,
    mut hand_over: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let others = workers.get() - 1;
    // The queue has room for as many things as there are other workers. If it is full, the calling thread does the work itself.
    let (queue, queued) = sync_channel::<(usize, T)>(others);
    let (finished, made) = channel();
    let queued = Mutex::new(queued);
    let (queued, work) = (&queued, &work);
    thread::scope(|scope| {
        for _ in 0..others {
            let finished = finished.clone();
            scope.spawn(move || {
                loop {
                    let next = queued.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, thing)) = next else { break };
                    if finished.send((number, work(thing))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(finished);
        let mut early = BTreeMap::new();
        let mut handed_over = 0;
        let mut hand_over_in_turn = |number: usize, result: R| {
            early.insert(number, result);
            while let Some(result) = early.remove(&handed_over) {
                handed_over += 1;
                hand_over(result)?;
            }
            Ok(())
        };
        for (number, thing) in things.enumerate() {
            if let Err(TrySendError::Full((_, thing)) | TrySendError::Disconnected((_, thing))) = queue.try_send((number, thing))
            {
                hand_over_in_turn(number, work(thing))?;
            }
            while let Ok((number, result)) = made.try_recv() {
                hand_over_in_turn(number, result)?;
            }
        }
        // The workers end when the queue is closed, and the last worker to end closes the channel of results.
        drop(queue);
        for (number, result) in made {
            hand_over_in_turn(number, result)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    fn workers(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("a worker")
    }

    #[test]
    fn what_is_made_leaves_in_the_order_of_the_things() {
        for count in [1, 2, 5] {
            let slow_at_first = |number: u64| {
                thread::sleep(Duration::from_micros(300_u64.saturating_sub(number * 10)));
                number * number
            };
            let mut made = Vec::new();
            let all = in_order(0..50_u64, workers(count), slow_at_first, |result| {
                made.push(result);
                Ok::<_, Infallible>(())
            });
            assert_eq!(all, Ok(()));
            assert_eq!(made, (0..50).map(|number| number * number).collect::<Vec<_>>(), "{count} workers");
        }
    }

    #[test]
    fn no_more_things_exist_than_hands_and_one_that_waits_for_each() {
        let (alive, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let things = (0..200).inspect(|_| {
            most.fetch_max(alive.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        });
        let drop_one = |_: i32| {
            thread::sleep(Duration::from_micros(50));
            alive.fetch_sub(1, Ordering::SeqCst);
        };
        assert_eq!(in_order(things, workers(3), drop_one, |()| Ok::<_, Infallible>(())), Ok(()));
        assert!(most.load(Ordering::SeqCst) <= 6, "{most:?} at a time");
    }

    #[test]
    fn who_hands_over_may_stop_the_line() {
        for count in [1, 3] {
            let made = AtomicUsize::new(0);
            let work = |number: usize| {
                made.fetch_add(1, Ordering::SeqCst);
                number
            };
            let stopped =
                in_order(0..1_000_000, workers(count), work, |result| if result == 10 { Err("enough") } else { Ok(()) });
            assert_eq!(stopped, Err("enough"));
            assert!(made.load(Ordering::SeqCst) < 1_000_000);
        }
    }
}
