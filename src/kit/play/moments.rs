//! The moments of a game that can be told apart in a view. If a side hides something from another, the secret actions of that side are skipped and
//! not counted.

use super::PlayedByHand;
use super::eyes::Eyes;
use super::game::Game;

/// The moments of a game that can be told apart in a view: the beginning, each moment with an event that the view shows, and the last moment that was
/// played. Each is given as the number of actions before it.
pub struct Moments(Vec<usize>);

impl Moments {
    /// The moments that can be told apart in this view of a game.
    pub fn of<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> Self {
        let end = game.replay().len();
        if eyes == Eyes::All {
            return Self((0..=end).collect());
        }
        let heard = game.replay().events().iter().filter(|past| eyes.hear(past.heard_by)).map(|past| past.after);
        let mut moments: Vec<usize> = std::iter::once(0).chain(heard).chain([end]).collect();
        moments.dedup();
        Self(moments)
    }

    /// The number of steps from the beginning to the last moment.
    pub fn steps(&self) -> usize {
        self.0.len() - 1
    }

    /// The number of steps from the beginning to the moment after this many actions.
    pub fn steps_to(&self, after: usize) -> usize {
        self.0.partition_point(|moment| *moment <= after).max(1) - 1
    }

    /// The number of actions before the moment that is this many steps from the beginning, or before the last moment if there are fewer steps.
    pub fn after(&self, steps: usize) -> usize {
        self.0.get(steps).or(self.0.last()).copied().unwrap_or(0)
    }

    /// The number of actions before the moment that is this many steps later than the moment after `after` actions.
    pub fn on(&self, after: usize, steps: usize) -> usize {
        self.after(self.steps_to(after) + steps)
    }

    /// The number of actions before the moment that is one step earlier than the moment after `after` actions.
    pub fn back(&self, after: usize) -> usize {
        self.after(self.0.partition_point(|moment| *moment < after).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_heard_is_stepped_over_and_not_counted() {
        let moments = Moments(vec![0, 2, 3, 30]);
        assert_eq!(moments.steps(), 3);
        assert_eq!([0, 1, 2, 3, 29, 30].map(|after| moments.steps_to(after)), [0, 0, 1, 2, 2, 3]);
        assert_eq!([0, 1, 2, 3, 29, 30].map(|after| moments.on(after, 1)), [2, 2, 3, 30, 30, 30]);
        assert_eq!([0, 1, 2, 3, 29, 30].map(|after| moments.back(after)), [0, 0, 0, 2, 3, 3]);
        assert_eq!(moments.on(2, 7), 30);
    }
}
