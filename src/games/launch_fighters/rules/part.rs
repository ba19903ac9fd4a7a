//! The things that a ship is made of and paid for: stats, munitions and add-ons.

use serde::{Deserialize, Serialize};

/// One of the things that points buy for a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Attack dice of unguided weapons.
    Cannons,
    /// Missiles that can be fired in a turn.
    Launchers,
    /// Squadrons that can be launched, or recovered, in a turn.
    Bays,
    /// What the sum of a barrage has to beat.
    Defense,
    /// Spaces a turn.
    Move,
    /// Missiles aboard.
    Missiles,
    /// Fighter squadrons aboard.
    Fighters,
    /// A bonus to the initiative roll.
    Sensors,
    /// A drive for leaving the map.
    Warp,
    /// One-time attempts at raising a stat again.
    Repair,
    /// One-time extra spaces.
    Boosters,
    /// Holds for supplies.
    Cargo,
    /// Holds for passengers.
    Passengers,
}

/// How a part is paid for ("Ship Construction" and "Add-ons").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pricing {
    /// Level n costs 1 + 2 + … + n.
    Progressive,
    /// As progressive, times the multiplier of the ship's bracket.
    Multiplied,
    /// A number of points for a lot of pieces; a part of a lot costs a whole one.
    Flat {
        /// Points for a lot.
        points: i64,
        /// Pieces in a lot.
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
    /// What launchers and bays use up.
    pub const MUNITIONS: [Self; 2] = [Self::Missiles, Self::Fighters];
    /// The optional systems ("Add-ons").
    pub const ADD_ONS: [Self; 6] = [Self::Sensors, Self::Warp, Self::Repair, Self::Boosters, Self::Cargo, Self::Passengers];

    /// The word for it, as it begins a row of the record sheet.
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

    /// The word for it in a file or a path, in lower case.
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

    /// How it is paid for: "Ship Construction" for stats, missiles (two a point) and squadrons (five points), "Add-ons" for the
    /// rest (a cargo hold one point, a passenger hold two).
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

    /// The largest amount that a ship can have: 99 levels, 999 pieces.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self.pricing() {
            Pricing::Progressive | Pricing::Multiplied => 99,
            Pricing::Flat { .. } => 999,
        }
    }

    /// How many of it a printed record sheet has boxes for; none for add-ons, which the printed sheet does not show.
    #[must_use]
    pub const fn printed_boxes(self) -> Option<u32> {
        match self {
            Self::Cannons | Self::Launchers | Self::Bays | Self::Defense | Self::Move | Self::Fighters => Some(10),
            Self::Missiles => Some(40),
            Self::Sensors | Self::Warp | Self::Repair | Self::Boosters | Self::Cargo | Self::Passengers => None,
        }
    }
}
