//! The progress of the games, and how much time the rest will take. Both are shown on standard error if that is a terminal, and are never written
//! into a file or a pipe.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crate::playtest::words;
use crate::rules::counted;
use crate::workers::PoolControl;

/// Shows the progress of the games.
pub(super) struct Progress<'a> {
    control: &'a PoolControl,
    /// How many games will be played; `None` if that is unknown.
    expected: Option<u64>,
    begun: Instant,
    /// Whether standard error is a terminal. Only then is the progress shown.
    seen: bool,
    /// The number of played games that the line on the terminal shows at present.
    told: u64,
}

/// After this many games the line is updated.
const STEP: u64 = 50;

impl<'a> Progress<'a> {
    pub fn new(control: &'a PoolControl, expected: Option<u64>) -> Self {
        Self { control, expected, begun: Instant::now(), seen: io::stderr().is_terminal(), told: 0 }
    }

    pub fn show(&mut self) {
        let done = self.control.done();
        if self.seen && done >= self.told + STEP {
            self.told = done;
            // This fails if the terminal is gone, and then nobody reads the line.
            let _ = write!(io::stderr(), "\r\x1b[K{}", sentence(done, self.expected, self.begun.elapsed()));
        }
    }

    /// Clears the line, so that other text can be written in its place.
    pub fn wipe(&self) {
        if self.told > 0 {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Says how many games have been played after this time, and how long the rest will take at the same pace.
fn sentence(done: u64, expected: Option<u64>, elapsed: Duration) -> String {
    let Some(expected) = expected.filter(|expected| *expected >= done && done > 0) else {
        return words::games(done);
    };
    let left = elapsed.as_secs_f64() / done as f64 * (expected - done) as f64;
    format!("{} of {}, {} more", words::grouped(done), words::games(expected), about(left))
}

/// This many seconds in words, rounded to seconds, minutes or hours.
fn about(seconds: f64) -> String {
    match seconds.ceil() as u64 {
        few @ 0..100 => format!("about {}", counted(few, "second")),
        some @ 100..6_000 => format!("about {}", counted(some.div_ceil(60), "minute")),
        many => format!("about {}", counted(many.div_ceil(3_600), "hour")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_takes_as_long_as_the_games_so_far() {
        let told = |done, expected, seconds| sentence(done, expected, Duration::from_secs(seconds));
        assert_eq!(told(50, Some(28_000), 1), "50 of 28,000 games, about 10 minutes more");
        assert_eq!(told(50, Some(51), 50), "50 of 51 games, about 1 second more");
        assert_eq!(told(100, Some(1_000_000), 10), "100 of 1,000,000 games, about 28 hours more");
        assert_eq!(told(1_250, None, 9), "1,250 games");
    }
}
