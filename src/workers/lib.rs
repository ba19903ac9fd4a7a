//! Many hands for much work: the only threads below the window.
//!
//! What has a number and no order is dealt by [`run_tasks`], as games are; what comes one by one and must come out in its order goes along
//! [`in_order`], as pages do. Neither knows what the work is. Whatever is made here is the same by any number of workers.

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
