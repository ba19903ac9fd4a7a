//! The point value of a character or a boat, line by line. The book has no point values; the weights come from a table of the project.

use super::{BoatClass, Character, PointTable};
use rules::Points;

/// The point value of a character or a boat. The points of the lines add up to the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// The lines of the value, one for each property with an amount above 0.
    pub lines: Vec<Line>,
    /// The sum of the points.
    pub total: Points,
}

/// A line of a point value: one property that counts, such as the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The property that counts.
    pub what: Worth,
    /// The amount of the property, such as an attack of 12.
    pub amount: u32,
    /// The points that this amount is worth.
    pub points: Points,
}

/// The property of a character or a boat that a line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// The attack value at the start.
    Attack,
    /// The defense value at the start.
    Defense,
    /// The movement at the start.
    Movement,
    /// Armour.
    Armour,
    /// A bow.
    Bow,
    /// An axe for both hands.
    Axe,
    /// The damage that a hull can take.
    Hull,
    /// The best speed of a boat.
    Speed,
    /// Seats at the oars.
    Seats,
}

impl Worth {
    /// The words for the property.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Attack => "Attack",
            Self::Defense => "Defense",
            Self::Movement => "Movement",
            Self::Armour => "Armour",
            Self::Bow => "Bow",
            Self::Axe => "Axe",
            Self::Hull => "Hull",
            Self::Speed => "Best speed",
            Self::Seats => "Seats",
        }
    }

    /// The word for the property in a file.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defense => "defense",
            Self::Movement => "movement",
            Self::Armour => "armour",
            Self::Bow => "bow",
            Self::Axe => "axe",
            Self::Hull => "hull",
            Self::Speed => "speed",
            Self::Seats => "seats",
        }
    }
}

impl Breakdown {
    /// The point value of a character. For a rider, the values on horseback count. Missing values add no points.
    #[must_use]
    pub fn of(character: &Character, weights: &PointTable) -> Self {
        let start = character.values.at_start();
        let level = |level: Option<rules::Level>| level.map_or(0, rules::Level::get);
        // An axe for both hands counts as a percentage of the attack on foot, because it doubles the attack; the result is rounded up. The usual
        // percentage is 50, because the axe also exposes the character who holds it.
        let axe = (level(character.values.sound.attack) * weights.axe.get()).div_ceil(100);
        let each = [
            (Worth::Attack, level(start.attack), level(start.attack) * weights.attack.get()),
            (Worth::Defense, level(start.defense), level(start.defense) * weights.defense.get()),
            (Worth::Movement, level(start.movement), level(start.movement) * weights.movement.get()),
            (Worth::Armour, character.armour.into(), weights.armour.get()),
            (Worth::Bow, character.bow.into(), weights.bow.get()),
            (Worth::Axe, character.axe.into(), axe),
        ];
        Self::add_up(each)
    }

    /// The point value of a boat of a class.
    #[must_use]
    pub fn of_boat(boat: &BoatClass, weights: &PointTable) -> Self {
        let [hull, speed, seats] = [boat.hull, boat.best_speed(), boat.seats].map(rules::Level::get);
        Self::add_up([
            (Worth::Hull, hull, hull * weights.hull.get()),
            (Worth::Speed, speed, speed * weights.speed.get()),
            (Worth::Seats, seats, seats * weights.seat.get()),
        ])
    }

    /// The lines of all properties with an amount above 0, and the sum of their points. `each` has the amount and the points of every property.
    fn add_up<const LINES: usize>(each: [(Worth, u32, u32); LINES]) -> Self {
        let counting = each.into_iter().filter(|(_, amount, _)| *amount > 0);
        let lines: Vec<Line> =
            counting.map(|(what, amount, points)| Line { what, amount, points: Points::new(points.into()) }).collect();
        let total = lines.iter().map(|line| line.points).sum();
        Self { lines, total }
    }
}
