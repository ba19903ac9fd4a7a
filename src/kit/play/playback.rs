//! The speed at which a game is shown, and the time when its next action is due.

use std::time::Duration;

/// The speed at which a game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// One action each second.
    Slow,
    /// Four actions each second.
    #[default]
    Steady,
    /// Sixteen actions each second.
    Fast,
    /// Sixty-four actions each second.
    Rapid,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Steady, Self::Fast, Self::Rapid];

    /// How many actions are shown each second.
    pub const fn actions(self) -> u32 {
        match self {
            Self::Slow => 1,
            Self::Steady => 4,
            Self::Fast => 16,
            Self::Rapid => 64,
        }
    }

    /// The speed in words.
    pub fn label(self) -> String {
        match self {
            Self::Slow => "1 action a second".into(),
            Self::Steady | Self::Fast | Self::Rapid => format!("{} actions a second", self.actions()),
        }
    }

    /// The next faster or slower speed; the same speed if there is no such speed.
    #[must_use]
    pub fn stepped(self, faster: bool) -> Self {
        let at = Self::ALL.iter().position(|speed| *speed == self).unwrap_or(0);
        let to = if faster { (at + 1).min(Self::ALL.len() - 1) } else { at.saturating_sub(1) };
        Self::ALL[to]
    }
}

/// The speed of a game that is shown, whether it is running, and when its last action was shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Playback {
    pub speed: Speed,
    running: bool,
    /// The time in seconds on the window's clock at which the last action was shown.
    shown: Option<f64>,
}

impl Playback {
    /// Whether actions are being shown one after another.
    pub const fn is_running(self) -> bool {
        self.running
    }

    /// Sets whether the game runs.
    pub const fn run(&mut self, running: bool) {
        (self.running, self.shown) = (running, None);
    }

    /// The number of actions that are due at `now`, a time in seconds on the window's clock, and the time until the next is due.
    pub fn due(&mut self, now: f64) -> (usize, Duration) {
        let each = 1.0 / f64::from(self.speed.actions());
        let shown = *self.shown.get_or_insert(now);
        // After the window was hidden for a while, at most the actions of one second are shown at once.
        let due = ((now - shown) / each).floor().clamp(0.0, f64::from(self.speed.actions()));
        let from = if due < f64::from(self.speed.actions()) { shown + due * each } else { now };
        self.shown = Some(from);
        (due as usize, Duration::from_secs_f64((from + each - now).max(0.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_fall_due_by_the_clock() {
        let mut playback = Playback::default();
        playback.run(true);
        assert_eq!(playback.due(10.0).0, 0);
        let (due, rest) = playback.due(10.6);
        assert_eq!((due, (rest.as_secs_f64() * 1000.0).round() as u32), (2, 150));
        assert_eq!(playback.due(10.8).0, 1);
        assert_eq!(playback.due(500.0).0, 4, "no more than a second's at once");
        playback.speed = playback.speed.stepped(false).stepped(false);
        assert_eq!((playback.speed, playback.speed.stepped(true)), (Speed::Slow, Speed::Steady));
    }
}
