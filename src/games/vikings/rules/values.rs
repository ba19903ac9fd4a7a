//! The values of a character in all of his states (9.1).

use serde::{Deserialize, Serialize};

use super::Strength;
use rules::Level;

/// What a character is sound, wounded and stunned on foot, and sound and wounded as a rider. Whoever has any value as a rider has a horse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Values {
    /// On foot and in full health.
    pub sound: Strength,
    /// On foot and wounded.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub wounded: Strength,
    /// The defense of a stunned one, who neither moves nor attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stunned: Option<Level>,
    /// Mounted and in full health.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub mounted: Strength,
    /// Mounted and wounded.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub mounted_wounded: Strength,
}

impl Values {
    /// Whether none of them is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether they are a rider's: he has some value with a horse under him.
    #[must_use]
    pub fn is_rider(&self) -> bool {
        !(self.mounted.is_empty() && self.mounted_wounded.is_empty())
    }

    /// As he begins: mounted, if he has a horse.
    #[must_use]
    pub fn at_start(&self) -> Strength {
        if self.is_rider() { self.mounted } else { self.sound }
    }

    /// These, and what of them is missing as others have it.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            sound: self.sound.or(other.sound),
            wounded: self.wounded.or(other.wounded),
            stunned: self.stunned.or(other.stunned),
            mounted: self.mounted.or(other.mounted),
            mounted_wounded: self.mounted_wounded.or(other.mounted_wounded),
        }
    }
}
