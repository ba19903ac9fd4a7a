//! The cost of a ship: one function for each formula of "Ship Construction" and "Add-ons".

use super::part::Pricing;
use super::{Options, Part, Ship};
use rules::Points;

/// The price of a ship, and its components.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The cost in points of everything except move.
    pub base: Points,
    /// The cost of move in points, already multiplied.
    pub movement: Points,
    /// The factor by which the cost of move was multiplied, which is the number of the bracket that contains the total.
    pub multiplier: i64,
    /// The total price in points: the base cost and the cost of move together.
    pub total: Points,
}

/// The width of each bracket of the move multiplier, in points. The brackets are 1–20, 21–40, … ("Points Cost Multiplier").
pub const BRACKET: i64 = 20;

/// The flat price of a warp drive under the optional rule ("Warp Drive").
pub const FLAT_WARP: i64 = 5;

/// The cost of a level and all levels before it: 1 + 2 + … + level ("Ship Construction").
#[must_use]
pub const fn progressive(level: u32) -> i64 {
    let level = level as i64;
    level * (level + 1) / 2
}

/// The cost of `pieces` if a lot (a group of `lot` pieces that are sold together) costs `points`. An incomplete lot costs as much as a whole one ("A
/// single point buys 2 missiles").
#[must_use]
pub const fn flat(pieces: u32, points: i64, lot: i64) -> i64 {
    (pieces as i64 + lot - 1) / lot * points
}

/// The cost of a part of a ship; for move, the cost before the multiplier is applied.
#[must_use]
pub const fn part(ship: &Ship, part: Part, options: &Options) -> i64 {
    let amount = ship.amount(part);
    match (part, part.pricing()) {
        (Part::Warp, _) if options.flat_warp => {
            if amount > 0 {
                FLAT_WARP
            } else {
                0
            }
        }
        (_, Pricing::Progressive | Pricing::Multiplied) => progressive(amount),
        (_, Pricing::Flat { points, lot }) => flat(amount, points, lot),
    }
}

/// The cost of warp drives for a ship's squadrons: a point for each squadron, if the optional rule is in use ("Warp Drive").
#[must_use]
pub const fn fighter_warp(ship: &Ship, options: &Options) -> i64 {
    if options.warp_for_fighters && ship.warp_fighters { ship.amount(Part::Fighters) as i64 } else { 0 }
}

/// The cost of everything aboard except move.
#[must_use]
pub fn base(ship: &Ship, options: &Options) -> i64 {
    let parts: i64 = Part::ALL.into_iter().filter(|each| *each != Part::Move).map(|each| part(ship, each, options)).sum();
    parts + fighter_warp(ship, options)
}

/// The number of the bracket that contains a total, counted from 1.
#[must_use]
pub const fn bracket(total: i64) -> i64 {
    if total <= BRACKET { 1 } else { (total + BRACKET - 1) / BRACKET }
}

/// The factor by which the cost of move is multiplied: the smallest number k for which `base + k * movement` lies within the first k brackets. `None`
/// if there is no such number.
///
/// A total T of bracket k has T <= 20 k, hence k >= base / (20 - movement). From a move cost of 20 on, that is from move 6, each further bracket adds
/// more points than it spans, so there is no such number.
#[must_use]
pub const fn multiplier(base: i64, movement: i64) -> Option<i64> {
    if movement >= BRACKET {
        return None;
    }
    let room = BRACKET - movement;
    let brackets = (base + room - 1) / room;
    Some(if brackets < 1 { 1 } else { brackets })
}

/// The price of a ship: the smallest total that lies in its own bracket; `None` from move 6 on.
#[must_use]
pub fn price(ship: &Ship, options: &Options) -> Option<Price> {
    let base = base(ship, options);
    let movement = part(ship, Part::Move, options);
    let multiplier = multiplier(base, movement)?;
    Some(Price {
        base: Points::new(base),
        movement: Points::new(movement * multiplier),
        multiplier,
        total: Points::new(base + movement * multiplier),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(amounts: [u32; 7]) -> Ship {
        Part::ALL.into_iter().zip(amounts).fold(Ship::default(), |ship, (part, amount)| ship.with(part, amount))
    }

    #[test]
    fn the_two_ships_of_the_book_cost_what_the_book_says() {
        let excelsior = price(&ship([3, 5, 0, 6, 3, 28, 0]), &Options::default()).expect("a price");
        assert_eq!((excelsior.total, excelsior.multiplier), (Points::new(80), 4));
        let otox_gol = price(&ship([4, 1, 0, 6, 2, 4, 0]), &Options::default()).expect("a price");
        assert_eq!((otox_gol.total, otox_gol.multiplier), (Points::new(40), 2));
    }

    #[test]
    fn move_six_has_no_price() {
        assert!(price(&ship([0, 0, 0, 0, 5, 0, 0]), &Options::default()).is_some());
        assert_eq!(price(&ship([0, 0, 0, 0, 6, 0, 0]), &Options::default()), None);
    }

    #[test]
    fn the_options_change_the_price_of_warp() {
        let carrier = Ship { warp_fighters: true, ..Ship::named("Carrier").with(Part::Warp, 3).with(Part::Fighters, 4) };
        let cost = |options| price(&carrier, &options).expect("a price").total.get();
        assert_eq!(cost(Options::default()), 26);
        assert_eq!(cost(Options { flat_warp: true, ..Options::default() }), 25);
        assert_eq!(cost(Options { warp_for_fighters: true, ..Options::default() }), 30);
    }
}
