//! The tables of the book as data of a project: a designer can change them, and each records its origin. Each file has one table, or a few that
//! belong together. The fields for their rows and numbers are in `table_fields.rs` and the files that are named there.

mod afloat;
mod arrows;
mod combat;
mod ground;
mod points;
mod steps;

pub use afloat::{Band, Boarding, Collisions, Drowning, Grappling, Hurt};
pub use arrows::{Arrow, ArrowTarget, Cover, Missiles};
pub use combat::{Blow, CombatTable, FootTable, RiderTable, Situations};
pub use ground::{Effect, Ground, Grounds, Terrain};
pub use points::{Markers, PointTable};
pub use steps::{Challenges, Riding};

use serde::{Deserialize, Serialize};

/// Every table of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// The combat table against defenders on foot.
    pub on_foot: FootTable,
    /// The combat table against mounted defenders.
    pub against_riders: RiderTable,
    /// The situations that help and hinder an attack.
    pub situations: Situations,
    /// The results of arrows.
    pub missiles: Missiles,
    /// The costs and effects of each terrain.
    pub grounds: Grounds,
    /// The challenges to those who pass an enemy.
    pub challenges: Challenges,
    /// The costs of turning a horse, mounting and dismounting.
    pub riding: Riding,
    /// The costs of getting into a boat and out of it.
    pub boarding: Boarding,
    /// The drowning test.
    pub drowning: Drowning,
    /// The rolls for throwing hooks and cutting ropes.
    pub grappling: Grappling,
    /// The damage of collisions of boats.
    pub collisions: Collisions,
    /// The point values of characters and boats.
    pub points: PointTable,
    /// How many markers of each kind the game has.
    pub markers: Markers,
}

/// Names one of the tables of a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// The combat table against defenders on foot.
    OnFoot,
    /// The combat table against mounted defenders.
    AgainstRiders,
    /// The situations that help and hinder an attack.
    Situations,
    /// The results of arrows.
    Missiles,
    /// The costs and effects of each terrain.
    Grounds,
    /// The challenges to those who pass an enemy.
    Challenges,
    /// The costs of turning a horse, mounting and dismounting.
    Riding,
    /// The costs of getting into a boat and out of it.
    Boarding,
    /// The drowning test.
    Drowning,
    /// The rolls for throwing hooks and cutting ropes.
    Grappling,
    /// The damage of collisions of boats.
    Collisions,
    /// The point values of characters and boats.
    Points,
    /// How many markers of each kind the game has.
    Markers,
}

impl Table {
    /// Every table, in the order of the fields of [`Tables`].
    pub const ALL: [Self; 13] = [
        Self::OnFoot,
        Self::AgainstRiders,
        Self::Situations,
        Self::Missiles,
        Self::Grounds,
        Self::Challenges,
        Self::Riding,
        Self::Boarding,
        Self::Drowning,
        Self::Grappling,
        Self::Collisions,
        Self::Points,
        Self::Markers,
    ];

    /// The name of the table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::OnFoot => "Combat on foot",
            Self::AgainstRiders => "Combat against riders",
            Self::Situations => "Situations",
            Self::Missiles => "Missiles",
            Self::Grounds => "Terrain",
            Self::Challenges => "Challenges",
            Self::Riding => "Riding",
            Self::Boarding => "Boarding",
            Self::Drowning => "Drowning",
            Self::Grappling => "Grappling",
            Self::Collisions => "Collisions",
            Self::Points => "Points",
            Self::Markers => "Markers",
        }
    }

    /// What the table says, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::OnFoot => {
                "What a blow does to somebody on foot, by odds and die: - nothing, A attacker wounded, B attacker retreats, C defender retreats, D stunned, E wounded, F killed."
            }
            Self::AgainstRiders => {
                "What a blow does to a rider, by odds and die: - nothing, A attacker wounded, B attacker retreats, C rider retreats, D stunned and dismounted, E wounded, F horse killed and rider wounded, G rider killed, H both killed."
            }
            Self::Situations => "What ground, company, axes and armour add to a blow.",
            Self::Missiles => {
                "What an arrow does, by cover and die: A retreat, B and C worse, D horse killed and rider wounded, - nothing."
            }
            Self::Grounds => {
                "What each terrain costs to enter, what cover it gives, what it does to a fight, and whom it keeps out."
            }
            Self::Challenges => "What happens to whoever passes an enemy who is in a position to attack.",
            Self::Riding => "What a rider pays for turning, mounting and dismounting.",
            Self::Boarding => "What getting into a boat and out of it costs beyond the hex.",
            Self::Drowning => "Who drowns in deep water.",
            Self::Grappling => "How hooks are thrown and ropes are cut.",
            Self::Collisions => "What boats do to each other, by speed factor and die.",
            Self::Points => "What characters and boats are worth. The book prices nothing.",
            Self::Markers => "How many of each marker the game holds.",
        }
    }

    /// The name of the table in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::OnFoot => "combat-on-foot",
            Self::AgainstRiders => "combat-against-riders",
            Self::Situations => "situations",
            Self::Missiles => "missiles",
            Self::Grounds => "terrain",
            Self::Challenges => "challenges",
            Self::Riding => "riding",
            Self::Boarding => "boarding",
            Self::Drowning => "drowning",
            Self::Grappling => "grappling",
            Self::Collisions => "collisions",
            Self::Points => "points",
            Self::Markers => "markers",
        }
    }
}

impl Tables {
    /// Whether a table is empty, as in a new project.
    #[must_use]
    pub fn is_empty(&self, table: Table) -> bool {
        let (mut only, none) = (Self::default(), Self::default());
        only.take(table, self);
        only.set_origin(table, none.origin(table));
        only == none
    }

    /// About how many bytes of memory the tables take.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.on_foot.0.weight() + self.against_riders.0.weight() + self.missiles.weight()
    }
}
