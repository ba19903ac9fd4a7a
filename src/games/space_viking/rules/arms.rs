//! Heraldry: the arms of a house or a world, which the program draws from a division, a charge and three colours.

use serde::{Deserialize, Serialize};

use rules::Tint;
use rules::kind::{Choosable, Offer};

/// A coat of arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Arms {
    /// How the shield is divided.
    pub division: Division,
    /// The colour of the shield.
    pub field: Tint,
    /// The second colour of a divided shield.
    pub second: Tint,
    /// The charge on the shield.
    pub charge: Charge,
    /// The colour of the charge.
    pub ink: Tint,
}

impl Default for Arms {
    fn default() -> Self {
        Self {
            division: Division::Plain,
            field: Tint([236, 236, 236]),
            second: Tint([200, 200, 200]),
            charge: Charge::None,
            ink: Tint([40, 40, 48]),
        }
    }
}

impl Arms {
    /// Whether any part of the arms was chosen; otherwise all parts are the defaults.
    #[must_use]
    pub fn is_borne(&self) -> bool {
        *self != Self::default()
    }
}

/// How a shield is divided, in heraldic terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Division {
    /// Not divided.
    #[default]
    Plain,
    /// Divided into a left and a right half.
    PerPale,
    /// Divided into an upper and a lower half.
    PerFess,
    /// Divided by a diagonal line.
    PerBend,
    /// Divided into quarters.
    Quarterly,
    /// Bearing a chevron, an inverted V.
    Chevron,
    /// Bearing a broad band along the upper edge.
    Chief,
}

/// A charge on a shield.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Charge {
    /// No charge.
    #[default]
    None,
    /// A sword, point upwards.
    Sword,
    /// Two swords crossed.
    Swords,
    /// A star of five points.
    Star,
    /// A sun with rays.
    Sun,
    /// A crescent.
    Crescent,
    /// A tower.
    Tower,
    /// A rocket.
    Rocket,
    /// A ring.
    Ring,
    /// A cross.
    Cross,
    /// A wheel with cogs.
    Gear,
    /// An eye.
    Eye,
    /// Three discs.
    Discs,
    /// A crown.
    Crown,
}

impl Choosable for Division {
    const WHAT: &'static str = "a division of a shield";

    fn all() -> &'static [Self] {
        &[Self::Plain, Self::PerPale, Self::PerFess, Self::PerBend, Self::Quarterly, Self::Chevron, Self::Chief]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Plain => ("plain", "One colour."),
            Self::PerPale => ("per pale", "Left and right."),
            Self::PerFess => ("per fess", "Above and below."),
            Self::PerBend => ("per bend", "By a slanting line."),
            Self::Quarterly => ("quarterly", "In four quarters."),
            Self::Chevron => ("chevron", "With a rafter across."),
            Self::Chief => ("chief", "With a broad upper edge."),
        };
        Offer { word, help }
    }
}

impl Choosable for Charge {
    const WHAT: &'static str = "a charge";

    fn all() -> &'static [Self] {
        &[
            Self::None,
            Self::Sword,
            Self::Swords,
            Self::Star,
            Self::Sun,
            Self::Crescent,
            Self::Tower,
            Self::Rocket,
            Self::Ring,
            Self::Cross,
            Self::Gear,
            Self::Eye,
            Self::Discs,
            Self::Crown,
        ]
    }

    fn offer(self) -> Offer {
        let word = match self {
            Self::None => rules::kind::NONE,
            Self::Sword => "sword",
            Self::Swords => "crossed swords",
            Self::Star => "star",
            Self::Sun => "sun",
            Self::Crescent => "crescent",
            Self::Tower => "tower",
            Self::Rocket => "rocket",
            Self::Ring => "ring",
            Self::Cross => "cross",
            Self::Gear => "gear",
            Self::Eye => "eye",
            Self::Discs => "discs",
            Self::Crown => "crown",
        };
        Offer { word, help: "" }
    }
}
