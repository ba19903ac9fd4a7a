//! Checks whether the sums in a file are possible for the games that the file names. It cannot check whether the sums are true. But it refuses sums
//! that no games can produce, so that no other code has to handle them.

use std::ops::Range;

use super::tally::{SideTally, UnitTally};
use super::{Captain, Counts, Course, Muster, PlaytestRequest, Run, Tally, TurnTally};

/// How many things of one kind a muster may name. Units and parts of places have bounds of their own.
const MOST_NAMES: usize = 1_000;

/// How many parts of places a muster may name.
const MOST_PARTS: usize = 100_000;

/// How many units a muster may name. Six sides of a thousand ships each have far fewer.
const MOST_UNITS: u64 = 100_000;

/// How often one unit may do any one counted thing in a game. Even the sum over a billion games then fits into a whole number of 64 bits.
const MOST_A_GAME: u64 = 1_000_000;

impl Run {
    /// Whether a playtest like this is possible: its sides, captains and counts fit together, and all its captains are among `known`, the captains of
    /// the game.
    #[must_use]
    pub fn is_sound(&self, known: &[Captain]) -> bool {
        let Muster { sides, units, systems, losses, feats, carried: _, endings, courses, places, parts } = &self.muster;
        (1..=PlaytestRequest::MOST_GAMES).contains(&self.games)
            && !sides.is_empty()
            && self.captains.len() == sides.len()
            && self.captains.iter().all(|name| known.iter().any(|captain| captain.name == name))
            && units.iter().map(|unit| u64::from(unit.count.max(1))).sum::<u64>() <= MOST_UNITS
            && units.iter().all(|unit| unit.side < sides.len() && unit.count > 0)
            && sides.len() <= MOST_NAMES
            && [systems, losses, feats, endings, courses, places].iter().all(|names| names.len() <= MOST_NAMES)
            && parts.len() <= MOST_PARTS
            && parts.iter().all(|part| part.place < places.len())
    }
}

impl Tally {
    /// Whether games with these numbers, between the sides of this muster, can have these sums.
    #[must_use]
    pub fn is_of(&self, muster: &Muster, games: &Range<u32>) -> bool {
        let count = games.len() as u64;
        let sides = muster.sides.len();
        let seats = |seating: usize| games.clone().filter(|game| *game as usize % sides == seating).count() as u64;
        self.fits(muster)
            && self.seatings.iter().enumerate().all(|(seating, sums)| sums.games == seats(seating))
            && self.seatings.iter().all(|sums| sum(&sums.wins) <= sums.games.into())
            && self.sides.iter().enumerate().all(|(side, sums)| sums.is_of(self.wins(side), games))
            && self.sides.iter().map(|side| u128::from(side.first)).sum::<u128>() <= count.into()
            && self.units.iter().zip(&muster.units).all(|(unit, name)| unit.is_of(count, name.count.into()))
            && self.leads.is_of(games)
            && self.turns.is_of(games)
            && self.turns.iter().all(|(turn, _)| turn >= 0)
            && sum(&self.endings) == u128::from(count)
            && self.course.is_of(count)
    }
}

impl Course {
    fn is_of(&self, games: u64) -> bool {
        let most = games * MOST_A_GAME;
        let sums = |turn: &TurnTally| turn.sides.iter().flatten().all(|sum| *sum <= most);
        self.turns.len() <= MOST_NAMES
            && self.turns.iter().all(|turn| turn.games <= games && sums(turn))
            && self.places.iter().chain(&self.parts).all(|sum| *sum <= most)
    }
}

impl SideTally {
    fn is_of(&self, wins: u64, games: &Range<u32>) -> bool {
        let count = games.len() as u64;
        self.margins.is_of(games)
            && self.half_points.unsigned_abs() <= count * i32::MAX as u64
            && self.first <= count
            && self.first_wins <= self.first.min(wins)
            && wins - self.first_wins <= count - self.first
    }
}

impl UnitTally {
    fn is_of(&self, games: u64, count: u64) -> bool {
        let (most, all) = (games * MOST_A_GAME, games * count);
        let systems = self.systems.iter();
        let done = systems.flat_map(|sums| [sums.shots, sums.dice, sums.hits, sums.direct_hits, sums.dealt, sums.kills]);
        let others = self.losses.iter().chain(&self.feats).copied().chain([self.lost_aboard]);
        done.chain(others).all(|sum| sum <= most)
            && self.left <= self.survived
            && self.absent <= all
            && self.survived <= all - self.absent
    }
}

impl Counts {
    /// Whether exactly one value was counted for each of these games, and whether the first game of each value is one of them.
    fn is_of(&self, games: &Range<u32>) -> bool {
        let counted: u128 = self.iter().map(|(_, count)| u128::from(count)).sum();
        counted == games.len() as u128
            && self.iter().all(|(value, count)| count > 0 && self.first_game(value).is_some_and(|first| games.contains(&first)))
    }
}

fn sum(counts: &[u64]) -> u128 {
    counts.iter().copied().map(u128::from).sum()
}
