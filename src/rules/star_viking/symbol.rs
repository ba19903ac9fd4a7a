//! The pictures on counters, which are drawn elsewhere.

use serde::{Deserialize, Serialize};

/// The picture on a counter ("Unit Type Symbols & Abbreviations").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// None.
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
    /// The picture that goes with the letters of the book's types.
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
