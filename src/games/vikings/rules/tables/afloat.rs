//! The tables of the water: boarding (9.2), drowning (9.3), grappling (9.4) and collisions (9.6).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// The movement points for getting into a boat and out of it, on top of those for the hex (9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boarding {
    /// The movement points into a ship from a boat beside it.
    pub from_boat: Level,
    /// The movement points into a ship from land.
    pub from_land: Level,
    /// The movement points into a ship from shallow water.
    pub from_shallow: Level,
    /// The movement points into a ship from deep water.
    pub from_deep: Level,
    /// The movement points into a rowboat from land.
    pub rowboat_from_land: Level,
    /// The movement points into a rowboat from shallow water.
    pub rowboat_from_shallow: Level,
    /// The movement points into a rowboat from deep water.
    pub rowboat_from_deep: Level,
    /// The movement points out of a ship onto land.
    pub onto_land: Level,
    /// The movement points out of a ship into water.
    pub into_water: Level,
    /// The movement points out of a rowboat.
    pub out_of_rowboat: Level,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The drowning test in deep water (9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Drowning {
    /// The highest die roll with which a character drowns.
    pub drowns: Level,
    /// The modifier of the die roll for a wounded character.
    pub wounded: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// Throwing hooks and cutting ropes (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grappling {
    /// The die roll that a throw needs for each hex of distance.
    pub each_hex: Level,
    /// The length of the rope and of the longest throw, in hexes.
    pub rope: Level,
    /// How many hexes a rope may run out beyond the distance of its throw.
    pub slack: Level,
    /// The modifier of a throw by the wounded, women and elders.
    pub weak_throw: Modifier,
    /// The highest die roll that cuts a rope.
    pub cuts: Level,
    /// The modifier of a cut by the wounded, women and elders.
    pub weak_cut: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The damage of collisions, by the sum of speed factor and die roll (9.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Collisions {
    /// The bands, the mildest first.
    pub bands: [Band; Collisions::BANDS],
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The effects of a collision of one band.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Band {
    /// The least sum of speed factor and die roll.
    pub from: Level,
    /// The points of damage to each hull, at the hex that strikes or is struck.
    pub damage: Level,
    /// The harm to a character on a hex that strikes or is struck.
    pub struck: Hurt,
    /// The number of others of the crew who are killed.
    pub killed: Level,
    /// The number of others of the crew who are wounded.
    pub wounded: Level,
    /// The number of others of the crew who are stunned.
    pub stunned: Level,
}

/// The harm to a character in a collision or by a challenge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hurt {
    /// No harm.
    #[default]
    Unhurt,
    /// A wound.
    Wounded,
    /// Death.
    Killed,
}

impl Grappling {
    /// The greatest length of a rope in the phase of its throw, if the hook held at this distance (4.63); 0 if it cannot be thrown so far.
    #[must_use]
    pub fn reach(&self, thrown: u32) -> u32 {
        if thrown > self.rope.get() { 0 } else { (thrown + self.slack.get()).min(self.rope.get()) }
    }
}

impl Collisions {
    /// The number of bands.
    pub const BANDS: usize = 7;

    /// The band for a sum of speed factor and die roll, lowered by `milder` bands; `None` below the first band.
    #[must_use]
    pub fn band(&self, sum: u32, milder: usize) -> Option<&Band> {
        let at = self.bands.iter().rposition(|band| band.from.get() > 0 && sum >= band.from.get())?;
        self.bands.get(at.checked_sub(milder)?)
    }
}

impl Hurt {
    /// Every result, the mildest first.
    pub const ALL: [Self; 3] = [Self::Unhurt, Self::Wounded, Self::Killed];

    /// The word for the harm.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unhurt => "unhurt",
            Self::Wounded => "wounded",
            Self::Killed => "killed",
        }
    }
}
