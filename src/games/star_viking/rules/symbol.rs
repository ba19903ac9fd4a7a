//! The pictures on counters. This file only lists them; another crate draws them.

use serde::{Deserialize, Serialize};

/// The picture on a counter ("Unit Type Symbols & Abbreviations").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// No picture.
    #[default]
    None,
    /// A cruiser.
    Cruiser,
    /// A sloop.
    Sloop,
    /// A battlecruiser.
    Battlecruiser,
    /// A frigate.
    Frigate,
    /// An escort.
    Escort,
    /// An armed merchant.
    Merchant,
    /// A patrol boat.
    PatrolBoat,
    /// A fighter.
    Fighter,
    /// A fortress.
    Fortress,
    /// Grav armor.
    GravArmor,
    /// Power troopers.
    PowerTroopers,
    /// Raiders.
    Raiders,
    /// Special or security forces.
    Forces,
    /// An army group.
    ArmyGroup,
    /// An air wing.
    AirWing,
    /// A tank corps.
    TankCorps,
    /// A horde.
    Horde,
    /// Militia.
    Militia,
    /// An ECM pod.
    EcmPod,
    /// A missile pod.
    MissilePod,
    /// A repulsor pod.
    RepulsorPod,
}

impl Symbol {
    /// All pictures: first no picture, then spacecraft, troops and pods.
    pub const ALL: [Self; 22] = [
        Self::None,
        Self::Cruiser,
        Self::Sloop,
        Self::Battlecruiser,
        Self::Frigate,
        Self::Escort,
        Self::Merchant,
        Self::PatrolBoat,
        Self::Fighter,
        Self::Fortress,
        Self::GravArmor,
        Self::PowerTroopers,
        Self::Raiders,
        Self::Forces,
        Self::ArmyGroup,
        Self::AirWing,
        Self::TankCorps,
        Self::Horde,
        Self::Militia,
        Self::EcmPod,
        Self::MissilePod,
        Self::RepulsorPod,
    ];

    /// The words for the picture.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "no symbol",
            Self::Cruiser => "cruiser",
            Self::Sloop => "sloop",
            Self::Battlecruiser => "battlecruiser",
            Self::Frigate => "frigate",
            Self::Escort => "escort",
            Self::Merchant => "armed merchant",
            Self::PatrolBoat => "patrol boat",
            Self::Fighter => "fighter",
            Self::Fortress => "fortress",
            Self::GravArmor => "grav armor",
            Self::PowerTroopers => "power troopers",
            Self::Raiders => "raiders",
            Self::Forces => "special or security forces",
            Self::ArmyGroup => "army group",
            Self::AirWing => "air wing",
            Self::TankCorps => "tank corps",
            Self::Horde => "horde",
            Self::Militia => "militia",
            Self::EcmPod => "ECM pod",
            Self::MissilePod => "missile pod",
            Self::RepulsorPod => "repulsor pod",
        }
    }

    /// The picture of the book's type with these letters.
    #[must_use]
    pub fn of_letters(letters: &str) -> Self {
        match letters {
            "CR" => Self::Cruiser,
            "SL" => Self::Sloop,
            "BC" => Self::Battlecruiser,
            "FF" => Self::Frigate,
            "FE" => Self::Escort,
            "AM" => Self::Merchant,
            "PB" => Self::PatrolBoat,
            "FT" => Self::Fighter,
            "FD" => Self::Fortress,
            "GA" => Self::GravArmor,
            "PT" => Self::PowerTroopers,
            "RD" => Self::Raiders,
            "SF" => Self::Forces,
            "AG" => Self::ArmyGroup,
            "AW" => Self::AirWing,
            "TC" => Self::TankCorps,
            "HO" => Self::Horde,
            "MI" => Self::Militia,
            "ECM" => Self::EcmPod,
            "MSL" => Self::MissilePod,
            "RPL" => Self::RepulsorPod,
            _ => Self::None,
        }
    }
}
