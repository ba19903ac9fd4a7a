//! The numbers that decide how a ship's picture looks: the ship's size, and how many of each system are visible.

use geometry::Seed;
use launch_fighters::{Part, Ship, cost};
use rules::Points;

/// The numbers that decide how a ship's picture looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Stature {
    /// The class of the hull, from 0 for a corvette to 7 for a superdreadnought; it decides how many layers and segments the hull has.
    pub tier: u8,
    /// The share of the box that the ship fills, from 0 to 1.
    pub bulk: f64,
    /// The breadth of the ship relative to its length; 1 is ordinary.
    pub beam: f64,
    /// How many turrets are visible.
    pub turrets: usize,
    /// How many launch tubes are visible.
    pub tubes: usize,
    /// How many hangar mouths are visible.
    pub bays: usize,
    /// The weight of the plating, from 0 to 10.
    pub plating: usize,
    /// How many nozzles are visible.
    pub engines: usize,
    /// The length of the exhaust, from 0 to 1.
    pub thrust: f64,
    /// Whether the ship has missiles, which show in its tubes.
    pub armed: bool,
    /// Whether the ship has squadrons, which show in its hangars.
    pub crewed: bool,
    /// Whether a dish for sensors is visible.
    pub dish: bool,
    /// How many rings of a warp drive are visible.
    pub coils: usize,
    /// How many containers there are on each side, at most three.
    pub holds: usize,
    /// A seed from the ship's name, for details that carry no meaning.
    pub seed: Seed,
}

/// The highest price of a ship in each tier except the last, which has no limit.
const TIERS: [i64; 7] = [8, 15, 24, 36, 52, 74, 104];

impl Stature {
    pub fn of(ship: &Ship, price: Option<Points>) -> Self {
        let price = price.map_or_else(|| estimate(ship), Points::get);
        let tier = TIERS.iter().take_while(|most| price > **most).count() as u8;
        let below = if tier == 0 { 0 } else { TIERS[usize::from(tier) - 1] };
        let above = TIERS.get(usize::from(tier)).copied().unwrap_or(below + 60);
        let within = ((price - below) as f64 / (above - below) as f64).clamp(0.0, 1.0);
        let seen = |part: Part, most: u32| ship.amount(part).min(most) as usize;
        let [guns, tubes, bays, plating, speed] = Part::STATS.map(|part| f64::from(ship.amount(part).min(10)));
        // A carrier is broad, an armoured ship stout, a fast one lean.
        let weight = (guns + tubes + bays + plating + speed).max(1.0);
        let seed = Seed::of(&ship.name);
        let beam =
            1.0 + 0.30 * bays / weight + 0.16 * plating / weight - 0.035 * (speed.min(6.0) - 2.0) + seed.between(0, -0.05, 0.05);
        Self {
            tier,
            bulk: (f64::from(tier) + within) / 8.0,
            beam: beam.clamp(0.82, 1.25),
            turrets: seen(Part::Cannons, 10),
            tubes: seen(Part::Launchers, 10),
            bays: seen(Part::Bays, 8),
            plating: seen(Part::Defense, 10),
            engines: seen(Part::Move, 6),
            thrust: (speed / 8.0).min(1.0),
            armed: ship.amount(Part::Missiles) > 0,
            crewed: ship.amount(Part::Fighters) > 0,
            dish: ship.amount(Part::Sensors) > 0,
            coils: seen(Part::Warp, 3),
            holds: (ship.amount(Part::Cargo) + ship.amount(Part::Passengers)).min(6).div_ceil(2) as usize,
            seed,
        }
    }

    /// The tier as a floating-point number, for calculations.
    pub fn size(&self) -> f64 {
        f64::from(self.tier)
    }
}

/// An estimated price, from the ship's numbers, for a ship whose price is unknown.
fn estimate(ship: &Ship) -> i64 {
    let stats = [Part::Cannons, Part::Launchers, Part::Bays, Part::Defense].map(|part| cost::progressive(ship.amount(part)));
    let speed = i64::from(ship.amount(Part::Move));
    stats.into_iter().sum::<i64>()
        + 5 * speed
        + i64::from(ship.amount(Part::Fighters)) * 5
        + i64::from(ship.amount(Part::Missiles)) / 2
}
