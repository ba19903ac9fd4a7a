//! The itemised price of a ship: one line for each part that costs points, and the cost of adding one more of a part.

use super::{Options, Part, Price, Ship, cost};
use rules::Points;

/// The itemised price of a ship. The points of its lines add up to its total price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// One line for each part that costs points, in the order of the record sheet.
    pub lines: Vec<Line>,
    /// The total price; `None` if the ship's move is too high to have a price (see [`cost::price`]).
    pub price: Option<Price>,
}

/// One part of the ship that costs points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The part that is paid for.
    pub what: Paid,
    /// How many levels or pieces of the part the ship has.
    pub amount: u32,
    /// The cost of all these levels or pieces; `None` for the move of a ship whose move is too high to have a price.
    pub points: Option<Points>,
}

/// What a line is about: a part of the ship, or warp drives for its fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paid {
    /// A part of the ship.
    Part(Part),
    /// Warp drives for the ship's squadrons.
    FighterWarp,
}

impl Paid {
    /// The label of the line on screen and on paper.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Part(part) => part.label(),
            Self::FighterWarp => "Warp for fighters",
        }
    }

    /// The name of the line's subject in a file.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Part(part) => part.slug(),
            Self::FighterWarp => "warp for fighters",
        }
    }
}

impl Line {
    /// The line's points as a fraction of a total, from 0 to 1; 0 if the total is 0 or the line has no price.
    #[must_use]
    pub fn share(&self, total: Points) -> f64 {
        match self.points {
            Some(points) if total > Points::ZERO => points.get() as f64 / total.get() as f64,
            _ => 0.0,
        }
    }
}

impl Breakdown {
    /// The itemised price of a ship.
    #[must_use]
    pub fn of(ship: &Ship, options: &Options) -> Self {
        let price = cost::price(ship, options);
        let line = |part: Part| Line {
            what: Paid::Part(part),
            amount: ship.amount(part),
            points: match part {
                Part::Move => price.map(|price| price.movement),
                _ => Some(Points::new(cost::part(ship, part, options))),
            },
        };
        let mut lines: Vec<Line> = Part::ALL.into_iter().filter(|part| ship.amount(*part) > 0).map(line).collect();
        let fighter_warp = cost::fighter_warp(ship, options);
        if fighter_warp > 0 {
            let points = Some(Points::new(fighter_warp));
            lines.push(Line { what: Paid::FighterWarp, amount: ship.amount(Part::Fighters), points });
        }
        Self { lines, price }
    }

    /// How many more points can be spent before the total enters the next bracket, in which the multiplier of the move cost is higher by one. `None`
    /// if the ship has no price.
    #[must_use]
    pub fn left_in_bracket(&self) -> Option<Points> {
        self.price.map(|price| Points::new(price.multiplier * cost::BRACKET) - price.total)
    }
}

/// By how much the price would rise if the ship had one more level or piece of a part. A jump into a higher bracket is included. `None` if the part
/// is at its maximum, or if the ship has no price with or without the addition.
#[must_use]
pub fn one_more(ship: &Ship, part: Part, options: &Options) -> Option<Points> {
    let amount = ship.amount(part);
    if amount >= part.most() {
        return None;
    }
    let more = cost::price(&ship.clone().with(part, amount + 1), options)?;
    Some(more.total - cost::price(ship, options)?.total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_price_of_one_more_includes_the_jump_into_the_next_bracket() {
        let excelsior = Ship::named("Excelsior")
            .with(Part::Cannons, 3)
            .with(Part::Launchers, 5)
            .with(Part::Defense, 6)
            .with(Part::Move, 3)
            .with(Part::Missiles, 28);
        let options = Options::default();
        let breakdown = Breakdown::of(&excelsior, &options);
        assert_eq!(breakdown.left_in_bracket(), Some(Points::ZERO), "80 points fill the fourth bracket");
        assert_eq!(one_more(&excelsior, Part::Cannons, &options), Some(Points::new(4 + 6)));
        assert_eq!(one_more(&excelsior, Part::Move, &options), Some(Points::new(116 - 80)), "base 56, move 10, six times");
        let sum: Points = breakdown.lines.iter().filter_map(|line| line.points).sum();
        assert_eq!(sum, Points::new(80));
    }
}
