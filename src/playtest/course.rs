//! The course of games: what each side has after every turn, and what came from which place. Only games with turns and places have one.

use serde::{Deserialize, Serialize};

use super::words::decimal;
use super::{Amount, Muster, Run, SideReport, Terms};

/// The sums of games turn by turn and place by place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Course {
    /// The turns from the first on.
    pub turns: Vec<TurnTally>,
    /// What came from each place, by the places of the muster.
    pub places: Vec<u64>,
    /// What came from each part of a place, by the parts of the muster.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<u64>,
}

/// What the sides had after a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnTally {
    /// How many games reached this turn.
    pub games: u64,
    /// The sums of each side, by the courses of the muster.
    pub sides: Vec<Vec<u64>>,
}

/// The mean course of games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CourseReport {
    /// The turns from the first on.
    pub turns: Vec<TurnReport>,
    /// What came from each place in the mean of a game.
    pub places: Vec<PlaceReport>,
}

/// What came from a place in the mean of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceReport {
    /// The place.
    pub what: String,
    /// How much of it.
    pub mean: f64,
    /// How much came from each of its parts, where they are distinguished.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Amount>,
}

/// What the sides had after a turn, in the mean of the games that reached it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnReport {
    /// How many games reached it.
    pub games: u64,
    /// What each side had.
    pub sides: Vec<Vec<Amount>>,
}

impl Course {
    /// An empty course for the places and parts of this muster.
    #[must_use]
    pub fn new(muster: &Muster) -> Self {
        Self { turns: Vec::new(), places: vec![0; muster.places.len()], parts: vec![0; muster.parts.len()] }
    }

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.turns.is_empty() && self.places.is_empty()
    }

    /// Adds what the sides have after a turn of a game, counted from 1.
    pub fn add(&mut self, turn: usize, sides: &[Vec<u64>]) {
        while self.turns.len() < turn {
            let none = sides.iter().map(|side| vec![0; side.len()]).collect();
            self.turns.push(TurnTally { games: 0, sides: none });
        }
        if let Some(sums) = turn.checked_sub(1).and_then(|turn| self.turns.get_mut(turn)) {
            sums.merge(&TurnTally { games: 1, sides: sides.to_vec() });
        }
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Self) {
        for (turn, sums) in other.turns.iter().enumerate() {
            match self.turns.get_mut(turn) {
                Some(own) => own.merge(sums),
                None => self.turns.push(sums.clone()),
            }
        }
        for (own, other) in [(&mut self.places, &other.places), (&mut self.parts, &other.parts)] {
            if own.is_empty() {
                own.clone_from(other);
            } else {
                own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
            }
        }
    }

    /// Whether there is a sum for everything that this muster names, and no more.
    #[must_use]
    pub(super) fn fits(&self, muster: &Muster) -> bool {
        let side = |sums: &Vec<u64>| sums.len() == muster.courses.len();
        let turn = |turn: &TurnTally| turn.sides.len() == muster.sides.len() && turn.sides.iter().all(side);
        let named = self.turns.is_empty() || !muster.courses.is_empty();
        named && self.turns.iter().all(turn) && self.places.len() == muster.places.len() && self.parts.len() == muster.parts.len()
    }
}

impl TurnTally {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (own, other) in self.sides.iter_mut().flatten().zip(other.sides.iter().flatten()) {
            *own += other;
        }
    }
}

impl CourseReport {
    /// The course of the games of a playtest.
    #[must_use]
    pub(super) fn of(run: &Run, course: &Course, games: u64) -> Self {
        let amount =
            |(what, sum): (&String, &u64), games: u64| Amount { what: what.clone(), mean: *sum as f64 / games.max(1) as f64 };
        let place = |(number, found): (usize, (&String, &u64))| {
            let Amount { what, mean } = amount(found, games);
            let parts = run.muster.parts.iter().zip(&course.parts).filter(|(part, _)| part.place == number);
            PlaceReport { what, mean, parts: parts.map(|(part, sum)| amount((&part.name, sum), games)).collect() }
        };
        let turn = |turn: &TurnTally| TurnReport {
            games: turn.games,
            sides: turn
                .sides
                .iter()
                .map(|sums| run.muster.courses.iter().zip(sums).map(|found| amount(found, turn.games)).collect())
                .collect(),
        };
        Self {
            turns: course.turns.iter().map(turn).collect(),
            places: run.muster.places.iter().zip(&course.places).enumerate().map(place).collect(),
        }
    }

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.turns.is_empty() && self.places.is_empty()
    }

    /// The heading above the lines.
    #[must_use]
    pub const fn heading(&self) -> &'static str {
        if self.turns.is_empty() { "What was taken where" } else { "Turn by turn, in the mean of the games that came so far" }
    }

    /// What each side has turn by turn, and what comes from where, a line each; what a side never has is left out.
    #[must_use]
    pub fn lines(&self, sides: &[SideReport], terms: &Terms) -> Vec<String> {
        self.turn_lines(sides).into_iter().chain(self.places_line(terms)).collect()
    }

    /// What each side has turn by turn, a line each.
    #[must_use]
    pub fn turn_lines(&self, sides: &[SideReport]) -> Vec<String> {
        let mut lines = Vec::new();
        for (index, side) in sides.iter().enumerate() {
            let told = self.turns.first().and_then(|turn| turn.sides.get(index));
            for (place, amount) in told.into_iter().flatten().enumerate() {
                if self.turns.iter().all(|turn| turn.sides[index][place].mean == 0.0) {
                    continue;
                }
                let means: Vec<String> = self.turns.iter().map(|turn| decimal(turn.sides[index][place].mean)).collect();
                lines.push(format!("{} of {}: {}", amount.what, side.name, means.join(", ")));
            }
        }
        lines
    }

    /// What comes from where, in a line; none where that is next to nothing.
    #[must_use]
    pub fn places_line(&self, terms: &Terms) -> Option<String> {
        let places: Vec<String> = self.places.iter().filter(|place| place.mean >= 0.05).map(PlaceReport::line).collect();
        (!places.is_empty()).then(|| format!("{} in the mean of a game: {}", terms.places, places.join("; ")))
    }
}

impl PlaceReport {
    /// The place with what came from it, and from its parts.
    fn line(&self) -> String {
        let parts = self.parts.iter().filter(|part| part.mean >= 0.05);
        let parts: Vec<String> = parts.map(|part| format!("{} {}", part.what, decimal(part.mean))).collect();
        let from = if parts.len() > 1 { format!(" ({})", parts.join(", ")) } else { String::new() };
        format!("{} {}{from}", self.what, decimal(self.mean))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_different_lengths_are_added_turn_by_turn_in_any_order() {
        let game = |turns: &[u64]| {
            let mut course = Course { places: vec![turns.len() as u64], ..Course::default() };
            for (turn, points) in (1..).zip(turns) {
                course.add(turn, &[vec![*points]]);
            }
            course
        };
        let (short, long) = (game(&[3, 5]), game(&[1, 2, 4]));
        let mut sum = short.clone();
        sum.merge(&long);
        let mut other_way = long;
        other_way.merge(&short);
        assert_eq!(sum, other_way);
        let told: Vec<(u64, u64)> = sum.turns.iter().map(|turn| (turn.games, turn.sides[0][0])).collect();
        assert_eq!((told, sum.places), (vec![(2, 4), (2, 7), (1, 4)], vec![5]));
    }
}
