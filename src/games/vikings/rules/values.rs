//! The values of a character in all their states (9.1).

use serde::{Deserialize, Serialize};

use super::Strength;
use rules::Level;

/// The values of a character in five states: sound, wounded and stunned on foot, and sound and wounded as a rider. A character who has any value as a
/// rider has a horse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Values {
    /// The values on foot when sound.
    pub sound: Strength,
    /// The values on foot when wounded.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub wounded: Strength,
    /// The defense when stunned. A stunned character neither moves nor attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stunned: Option<Level>,
    /// The values on a horse when sound.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub mounted: Strength,
    /// The values on a horse when wounded.
    #[serde(skip_serializing_if = "Strength::is_empty")]
    pub mounted_wounded: Strength,
}

impl Values {
    /// Whether all values are missing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether there is any value as a rider.
    #[must_use]
    pub fn is_rider(&self) -> bool {
        !(self.mounted.is_empty() && self.mounted_wounded.is_empty())
    }

    /// The values with which the character begins: on a horse for a rider, otherwise on foot.
    #[must_use]
    pub fn at_start(&self) -> Strength {
        if self.is_rider() { self.mounted } else { self.sound }
    }

    /// These values, with missing ones taken from another set of values.
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
