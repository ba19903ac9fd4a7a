//! The tables of the water: boarding (9.2), drowning (9.3), grappling (9.4) and collisions (9.6).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// The cost of getting into a boat and out of it, beyond the cost of the hex (9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boarding {
    /// Into a ship from a boat beside it.
    pub from_boat: Level,
    /// Into a ship from land.
    pub from_land: Level,
    /// Into a ship from shallow water.
    pub from_shallow: Level,
    /// Into a ship from deep water.
    pub from_deep: Level,
    /// Into a rowboat from land.
    pub rowboat_from_land: Level,
    /// Into a rowboat from shallow water.
    pub rowboat_from_shallow: Level,
    /// Into a rowboat from deep water.
    pub rowboat_from_deep: Level,
    /// Out of a ship onto land.
    pub onto_land: Level,
    /// Out of a ship into water.
    pub into_water: Level,
    /// Out of a rowboat.
    pub out_of_rowboat: Level,
    /// Where the table comes from.
    pub origin: Origin,
}

/// Who drowns in deep water (9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Drowning {
    /// The highest die that drowns.
    pub drowns: Level,
    /// What a wound adds to the die.
    pub wounded: Modifier,
    /// Where the table comes from.
    pub origin: Origin,
}

/// Throwing hooks and cutting ropes (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grappling {
    /// The die that a throw needs for each hex.
    pub each_hex: Level,
    /// The longest throw and rope, in hexes.
    pub rope: Level,
    /// How far a rope may run out beyond its throw, in hexes.
    pub slack: Level,
    /// The modifier of a throw by the wounded, women and elders.
    pub weak_throw: Modifier,
    /// The highest die that cuts a rope.
    pub cuts: Level,
    /// The modifier of a cut by the wounded, women and elders.
    pub weak_cut: Modifier,
    /// Where the table comes from.
    pub origin: Origin,
}

/// The damage of collisions, by speed factor and die (9.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Collisions {
    /// The bands, the mildest first.
    pub bands: [Band; Collisions::BANDS],
    /// Where the table comes from.
    pub origin: Origin,
}

/// What a collision of one band does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Band {
    /// The least sum of speed factor and die.
    pub from: Level,
    /// The damage to each hull where it is struck.
    pub damage: Level,
    /// What happens to a character where it is struck.
    pub struck: Hurt,
    /// The number of the rest of the crew who are killed.
    pub killed: Level,
    /// The number who are wounded.
    pub wounded: Level,
    /// The number who are stunned.
    pub stunned: Level,
}

/// What happens to a character in a collision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hurt {
    /// Nothing.
    #[default]
    Unhurt,
    /// A wound.
    Wounded,
    /// Death.
    Killed,
}

impl Grappling {
    /// The length that a rope may reach in the phase in which its hook held at this many hexes (4.63); 0 where it does not reach that far.
    #[must_use]
    pub fn reach(&self, thrown: u32) -> u32 {
        if thrown > self.rope.get() { 0 } else { (thrown + self.slack.get()).min(self.rope.get()) }
    }
}

impl Collisions {
    /// How many bands there are.
    pub const BANDS: usize = 7;

    /// The band of a sum of speed factor and die, lowered by `milder` bands; none below the first.
    #[must_use]
    pub fn band(&self, sum: u32, milder: usize) -> Option<&Band> {
        let at = self.bands.iter().rposition(|band| band.from.get() > 0 && sum >= band.from.get())?;
        self.bands.get(at.checked_sub(milder)?)
    }
}

impl Hurt {
    /// Every result, the mildest first.
    pub const ALL: [Self; 3] = [Self::Unhurt, Self::Wounded, Self::Killed];

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unhurt => "unhurt",
            Self::Wounded => "wounded",
            Self::Killed => "killed",
        }
    }
}
