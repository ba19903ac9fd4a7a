//! Worker threads for games and pages, which are the only threads outside the window.
//!
//! [`run_tasks`] distributes numbered tasks whose order does not matter, such as games. [`in_order`] processes things that come one by one and whose
//! results must keep that order, such as pages. Neither knows what the work is. The results are the same with any number of workers.

mod line;
mod pool;

use std::num::NonZeroUsize;
use std::thread;

pub use line::in_order;
pub use pool::{PoolControl, run_tasks};

/// How many workers this machine has room for.
#[must_use]
pub fn processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
