//! The tables for boats and water: boarding (9.2), drowning (9.3), grappling (9.4) and collisions (9.6).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// The movement points that it costs to get into a boat and out of it, in addition to those for the hex (9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boarding {
    /// The movement points from a boat beside it into a ship.
    pub from_boat: Level,
    /// The movement points from land into a ship.
    pub from_land: Level,
    /// The movement points from shallow water into a ship.
    pub from_shallow: Level,
    /// The movement points from deep water into a ship.
    pub from_deep: Level,
    /// The movement points from land into a rowboat.
    pub rowboat_from_land: Level,
    /// The movement points from shallow water into a rowboat.
    pub rowboat_from_shallow: Level,
    /// The movement points from deep water into a rowboat.
    pub rowboat_from_deep: Level,
    /// The movement points out of a ship onto land.
    pub onto_land: Level,
    /// The movement points out of a ship into the water.
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
    /// The highest modified die roll at which a character drowns.
    pub drowns: Level,
    /// The modifier of the die roll for a wounded character.
    pub wounded: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The rolls for throwing hooks and cutting ropes (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grappling {
    /// By how much each hex of distance raises the die roll that a throw needs.
    pub each_hex: Level,
    /// The length of the rope and of the longest throw, in hexes.
    pub rope: Level,
    /// By how many hexes a rope may become longer than the distance of its throw.
    pub slack: Level,
    /// The modifier of a throw by a wounded character, a woman or an elder.
    pub weak_throw: Modifier,
    /// The highest modified die roll that cuts a rope.
    pub cuts: Level,
    /// The modifier of a cut by a wounded character, a woman or an elder.
    pub weak_cut: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The damage of collisions, by the sum of speed factor and die roll (9.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Collisions {
    /// The bands, from the mildest to the worst.
    pub bands: [Band; Collisions::BANDS],
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The effects of a collision whose sum of speed factor and die roll lies in this band.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Band {
    /// The lowest sum of speed factor and die roll that belongs to the band.
    pub from: Level,
    /// The points of damage to each hull, on the hex that strikes or is struck.
    pub damage: Level,
    /// The harm to a character on a hex that strikes or is struck.
    pub struck: Hurt,
    /// How many others of the crew are killed.
    pub killed: Level,
    /// How many others of the crew are wounded.
    pub wounded: Level,
    /// How many others of the crew are stunned.
    pub stunned: Level,
}

/// The harm that a collision or a challenge does to a character.
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
    /// The length in hexes that a rope can have at most in the phase of its throw, if the hook holds at this distance (4.63); 0 if the hook cannot be
    /// thrown so far.
    #[must_use]
    pub fn reach(&self, thrown: u32) -> u32 {
        if thrown > self.rope.get() { 0 } else { (thrown + self.slack.get()).min(self.rope.get()) }
    }
}

impl Collisions {
    /// How many bands the table has.
    pub const BANDS: usize = 7;

    /// The band for a sum of speed factor and die roll, or the one that is milder by `milder` bands; `None` if there is no such band.
    #[must_use]
    pub fn band(&self, sum: u32, milder: usize) -> Option<&Band> {
        let at = self.bands.iter().rposition(|band| band.from.get() > 0 && sum >= band.from.get())?;
        self.bands.get(at.checked_sub(milder)?)
    }
}

impl Hurt {
    /// Every result, from the mildest to the worst.
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
