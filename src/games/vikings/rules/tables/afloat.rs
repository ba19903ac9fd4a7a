//! What the water asks: boarding (9.2), drowning (9.3), grappling (9.4) and collisions (9.6).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// What getting into a boat and out of it costs beyond the hex (9.2).
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

/// How hooks are thrown and ropes are cut (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grappling {
    /// What a throw needs on the die for each hex.
    pub each_hex: Level,
    /// The longest throw and rope, in hexes.
    pub rope: Level,
    /// How much a rope may run out behind its throw, in hexes.
    pub slack: Level,
    /// What wounded, women and elders have of a throw.
    pub weak_throw: Modifier,
    /// The highest die that cuts a rope.
    pub cuts: Level,
    /// What wounded, women and elders have of a cut.
    pub weak_cut: Modifier,
    /// Where the table comes from.
    pub origin: Origin,
}

/// What boats do to each other, by speed factor and die (9.6).
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
    /// What happens to whoever stands where it is struck.
    pub struck: Hurt,
    /// How many of the rest of the crew are killed.
    pub killed: Level,
    /// How many are wounded.
    pub wounded: Level,
    /// How many are stunned.
    pub stunned: Level,
}

/// What happens to somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hurt {
    /// Nothing.
    #[default]
    Unhurt,
    /// He is wounded.
    Wounded,
    /// He is killed.
    Killed,
}

impl Grappling {
    /// How long a rope may become in the phase in which its hook held at so many hexes (4.63); nothing where it does not reach that far.
    #[must_use]
    pub fn reach(&self, thrown: u32) -> u32 {
        if thrown > self.rope.get() { 0 } else { (thrown + self.slack.get()).min(self.rope.get()) }
    }
}

impl Collisions {
    /// How many bands there are.
    pub const BANDS: usize = 7;

    /// The band of a sum of speed factor and die; none where it is below the first. A milder reading is so many bands lower.
    #[must_use]
    pub fn band(&self, sum: u32, milder: usize) -> Option<&Band> {
        let at = self.bands.iter().rposition(|band| band.from.get() > 0 && sum >= band.from.get())?;
        self.bands.get(at.checked_sub(milder)?)
    }
}

impl Hurt {
    /// Everything that can happen, the mildest first.
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
