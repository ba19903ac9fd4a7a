//! The parts that points buy for a ship: stats, munitions and add-ons.

use serde::{Deserialize, Serialize};

/// A part that points buy for a ship. Each comment says what a level or piece of it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The cannons: each level is an attack die of the unguided weapons.
    Cannons,
    /// The launchers: each level is a missile that can be fired in one turn.
    Launchers,
    /// The bays: each level is a squadron that can be launched, or recovered, in one turn.
    Bays,
    /// The defense: its level is the number that the sum of a barrage has to beat.
    Defense,
    /// The move stat: each level is a space that the ship can move in a turn.
    Move,
    /// The missiles aboard, one by one.
    Missiles,
    /// The fighter squadrons aboard, one by one.
    Fighters,
    /// The sensors: each level is a point added to the initiative roll.
    Sensors,
    /// The warp drive, by which the ship can leave the map.
    Warp,
    /// Repair: each level is an attempt to raise a reduced stat, which can be made once.
    Repair,
    /// The boosters: each level is an extra space of movement, which can be used once.
    Boosters,
    /// The holds for supplies, one by one.
    Cargo,
    /// The holds for passengers, one by one.
    Passengers,
}

/// The way in which the cost of a part is computed ("Ship Construction" and "Add-ons").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pricing {
    /// Level n costs 1 + 2 + … + n.
    Progressive,
    /// The progressive cost, multiplied by the number of the ship's bracket (1 for the first 20 points of its price, 2 up to 40 points, and so on).
    Multiplied,
    /// The pieces are sold in lots, each at the same price. An incomplete lot costs as much as a whole one.
    Flat {
        /// The cost of a lot in points.
        points: i64,
        /// How many pieces a lot has.
        lot: i64,
    },
}

impl Part {
    /// Every part, in the order of the record sheet.
    pub const ALL: [Self; 13] = [
        Self::Cannons,
        Self::Launchers,
        Self::Bays,
        Self::Defense,
        Self::Move,
        Self::Missiles,
        Self::Fighters,
        Self::Sensors,
        Self::Warp,
        Self::Repair,
        Self::Boosters,
        Self::Cargo,
        Self::Passengers,
    ];
    /// The five ship stats ("Stats").
    pub const STATS: [Self; 5] = [Self::Cannons, Self::Launchers, Self::Bays, Self::Defense, Self::Move];
    /// The supplies that launchers and bays use up.
    pub const MUNITIONS: [Self; 2] = [Self::Missiles, Self::Fighters];
    /// The optional systems ("Add-ons").
    pub const ADD_ONS: [Self; 6] = [Self::Sensors, Self::Warp, Self::Repair, Self::Boosters, Self::Cargo, Self::Passengers];

    /// The name of the part, as it stands at the start of its row on the record sheet.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Cannons => "Cannons",
            Self::Launchers => "Launchers",
            Self::Bays => "Bays",
            Self::Defense => "Defense",
            Self::Move => "Move",
            Self::Missiles => "Missiles",
            Self::Fighters => "Fighters",
            Self::Sensors => "Sensors",
            Self::Warp => "Warp drive",
            Self::Repair => "Repair",
            Self::Boosters => "Boosters",
            Self::Cargo => "Cargo holds",
            Self::Passengers => "Passenger holds",
        }
    }

    /// The name of the part in a file or a path, in lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Cannons => "cannons",
            Self::Launchers => "launchers",
            Self::Bays => "bays",
            Self::Defense => "defense",
            Self::Move => "move",
            Self::Missiles => "missiles",
            Self::Fighters => "fighters",
            Self::Sensors => "sensors",
            Self::Warp => "warp",
            Self::Repair => "repair",
            Self::Boosters => "boosters",
            Self::Cargo => "cargo",
            Self::Passengers => "passengers",
        }
    }

    /// The way in which the part is paid for: by "Ship Construction" for stats, missiles (two for a point) and squadrons (five points each), by
    /// "Add-ons" for the rest (a cargo hold costs one point, a passenger hold two).
    #[must_use]
    pub const fn pricing(self) -> Pricing {
        match self {
            Self::Cannons
            | Self::Launchers
            | Self::Bays
            | Self::Defense
            | Self::Sensors
            | Self::Warp
            | Self::Repair
            | Self::Boosters => Pricing::Progressive,
            Self::Move => Pricing::Multiplied,
            Self::Missiles => Pricing::Flat { points: 1, lot: 2 },
            Self::Fighters => Pricing::Flat { points: 5, lot: 1 },
            Self::Cargo => Pricing::Flat { points: 1, lot: 1 },
            Self::Passengers => Pricing::Flat { points: 2, lot: 1 },
        }
    }

    /// The largest amount that a ship can have: 99 for a part with levels, 999 for a part that is counted in pieces.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self.pricing() {
            Pricing::Progressive | Pricing::Multiplied => 99,
            Pricing::Flat { .. } => 999,
        }
    }

    /// How many boxes the printed record sheet has for the part; `None` for add-ons, which the printed sheet does not show.
    #[must_use]
    pub const fn printed_boxes(self) -> Option<u32> {
        match self {
            Self::Cannons | Self::Launchers | Self::Bays | Self::Defense | Self::Move | Self::Fighters => Some(10),
            Self::Missiles => Some(40),
            Self::Sensors | Self::Warp | Self::Repair | Self::Boosters | Self::Cargo | Self::Passengers => None,
        }
    }
}
