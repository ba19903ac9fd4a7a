//! The course of games: the resources of each side after every turn, and the yield of each place that a game names, such as a space of its board.
//! Only games with turns and places have one.

use serde::{Deserialize, Serialize};

use super::words::decimal;
use super::{Amount, Muster, Run, SideReport, Terms};

/// The course of games as sums: the resources of the sides turn by turn, and the yield of each place, such as a space of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Course {
    /// The sums of the sides' resources after each turn, from the first turn on.
    pub turns: Vec<TurnTally>,
    /// The yield of each place over all games, in the order in which the muster, the list of all that is counted, names the places.
    pub places: Vec<u64>,
    /// The yield of each part of a place over all games, in the order in which the muster, the list of all that is counted, names the parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<u64>,
}

/// The resources of the sides after a turn, as sums over the games that reached it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnTally {
    /// How many games reached the turn.
    pub games: u64,
    /// For each side, the sum of each of its resources, in the order in which the muster lists the resources.
    pub sides: Vec<Vec<u64>>,
}

/// The mean course of a series of games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CourseReport {
    /// The mean resources of the sides after each turn, from the first turn on.
    pub turns: Vec<TurnReport>,
    /// The mean yield of each place in a game.
    pub places: Vec<PlaceReport>,
}

/// The mean yield of a place in a game. A place is, for example, a space of the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceReport {
    /// The name of the place.
    pub what: String,
    /// The mean yield of the place.
    pub mean: f64,
    /// The mean yield of each part of the place; empty if the place has no parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Amount>,
}

/// The mean resources of the sides after a turn, over the games that reached it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnReport {
    /// How many games reached the turn.
    pub games: u64,
    /// For each side, the mean of each of its resources.
    pub sides: Vec<Vec<Amount>>,
}

impl Course {
    /// Empty sums, for the places and parts that this muster names.
    #[must_use]
    pub fn new(muster: &Muster) -> Self {
        Self { turns: Vec::new(), places: vec![0; muster.places.len()], parts: vec![0; muster.parts.len()] }
    }

    /// Whether the course has no turns and no places.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.turns.is_empty() && self.places.is_empty()
    }

    /// Adds the resources of the sides after a turn of one game; turns are counted from 1.
    pub fn add(&mut self, turn: usize, sides: &[Vec<u64>]) {
        while self.turns.len() < turn {
            let none = sides.iter().map(|side| vec![0; side.len()]).collect();
            self.turns.push(TurnTally { games: 0, sides: none });
        }
        if let Some(sums) = turn.checked_sub(1).and_then(|turn| self.turns.get_mut(turn)) {
            sums.merge(&TurnTally { games: 1, sides: sides.to_vec() });
        }
    }

    /// Adds the sums of the course of other games.
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

    /// Whether the course has a sum for each resource, place and part that the muster names, and no others.
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
    /// The mean course of the games of a playtest.
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

    /// Whether the course has no turns and no places.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.turns.is_empty() && self.places.is_empty()
    }

    /// The heading above [`lines`](Self::lines).
    #[must_use]
    pub const fn heading(&self) -> &'static str {
        if self.turns.is_empty() { "What was taken where" } else { "Turn by turn, in the mean of the games that came so far" }
    }

    /// The course in words. A line for each resource of a side gives its mean turn by turn, and one line gives the yield of the places. Resources
    /// that a side never has are left out.
    #[must_use]
    pub fn lines(&self, sides: &[SideReport], terms: &Terms) -> Vec<String> {
        self.turn_lines(sides).into_iter().chain(self.places_line(terms)).collect()
    }

    /// A line for each resource of a side with its mean turn by turn.
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

    /// A line with the mean yield of the places; `None` if no place yields more than a negligible amount.
    #[must_use]
    pub fn places_line(&self, terms: &Terms) -> Option<String> {
        let places: Vec<String> = self.places.iter().filter(|place| place.mean >= 0.05).map(PlaceReport::line).collect();
        (!places.is_empty()).then(|| format!("{} in the mean of a game: {}", terms.places, places.join("; ")))
    }
}

impl PlaceReport {
    /// The name of the place with its yield, and with the yield of its parts.
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
