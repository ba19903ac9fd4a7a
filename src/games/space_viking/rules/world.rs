//! A world: where it stands, its type, what the players' chart shows of it, its own values, and what players have there at the start.

use serde::{Deserialize, Serialize};

use super::{Arms, Item, Player, TypeLine, WorldTable, WorldType, bounds};
use geometry::Space;
use rules::kind::{Choosable, Offer};
use rules::{Count, Id, Level, Origin, Shelf};

/// A world. Its own values replace those that the world table has for its type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct World {
    /// What it is called.
    pub name: String,
    /// Where it stands.
    pub at: Space,
    /// Its type; none until that is settled.
    #[serde(rename = "type")]
    pub kind: Option<WorldType>,
    /// Its heraldry.
    #[serde(skip_serializing_if = "is_bare")]
    pub arms: Arms,
    /// What the players' chart shows of it.
    #[serde(skip_serializing_if = "is_usual")]
    pub chart: Chart,
    /// Its own troops.
    pub troops: Option<Level>,
    /// Its own dice of plunder.
    pub plunder: Option<Level>,
    /// Its own natives, in millions.
    pub subjects: Option<Count>,
    /// Its own guard in space, such as `2 Dreadnought, 4 Monitor`; empty for the guard of its type.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub guard: String,
    /// The players' people who live there at the start, besides its natives.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_estates")]
    pub estates: Shelf<Estate>,
    /// What stands there at the start, and who owns it.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_bases")]
    pub bases: Shelf<Base>,
    /// The designer's notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Where it comes from.
    pub origin: Origin,
}

fn is_bare(arms: &Arms) -> bool {
    !arms.is_borne()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_usual(chart: &Chart) -> bool {
    *chart == Chart::Usual
}

/// People on a world who belong to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Estate {
    /// The player they belong to.
    pub player: Option<Id<Player>>,
    /// What kind of people they are.
    pub people: People,
    /// How many, in millions.
    pub number: Count,
    /// The factories that work for them.
    pub factories: Count,
}

/// Kinds of people on a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum People {
    /// Loyal subjects.
    #[default]
    Subjects,
    /// Subjects who were settled there, and need no garrison.
    Colonists,
    /// Natives held by a garrison: they pay, do not grow and give no points.
    Captives,
}

/// Units of one item that stand on a world: an outpost, a shipyard, troops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Base {
    /// The player who owns them.
    pub player: Option<Id<Player>>,
    /// The item that they are.
    pub item: Option<Id<Item>>,
    /// How many.
    pub number: Count,
}

/// What the players' chart shows of a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chart {
    /// Its name and space; of a Sword-World or a civilized world the type too.
    #[default]
    Usual,
    /// Its name and space alone.
    Name,
    /// Its name, its space and its type.
    Type,
    /// Nothing.
    Nothing,
}

impl World {
    /// What it is called, or words that say that it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed world" } else { &self.name }
    }

    /// Whether the players' chart shows where it is.
    #[must_use]
    pub fn is_charted(&self) -> bool {
        self.chart != Chart::Nothing && (self.kind != Some(WorldType::Barren) || self.chart != Chart::Usual)
    }

    /// The type that the players' chart tells.
    #[must_use]
    pub fn charted_type(&self) -> Option<WorldType> {
        match self.chart {
            Chart::Usual => self.kind.filter(|kind| kind.is_known()),
            Chart::Type => self.kind,
            Chart::Name | Chart::Nothing => None,
        }
    }

    /// The line of the world table for its type.
    fn line<'a>(&self, table: &'a WorldTable) -> Option<&'a TypeLine> {
        table.lines.get(self.kind?.line()?)
    }

    /// The troops that defend it.
    #[must_use]
    pub fn troops_in(&self, table: &WorldTable) -> u32 {
        self.troops.or_else(|| self.line(table)?.troops).map_or(0, Level::get)
    }

    /// The lowest roll at which its troops hit.
    #[must_use]
    pub fn hits_from(&self, table: &WorldTable) -> u32 {
        self.line(table).map_or(6, |line| line.hits_from.get())
    }

    /// How many dice plunder takes from it.
    #[must_use]
    pub fn dice_in(&self, table: &WorldTable) -> u32 {
        self.plunder.or_else(|| self.line(table)?.plunder).map_or(0, Level::get)
    }

    /// Its natives, in millions.
    #[must_use]
    pub fn natives_in(&self, table: &WorldTable) -> u32 {
        self.subjects.or_else(|| self.line(table)?.subjects).map_or(0, Count::get)
    }

    /// Its guard in space, as text.
    #[must_use]
    pub fn guard_in<'a>(&'a self, table: &'a WorldTable) -> &'a str {
        if self.guard.trim().is_empty() { self.line(table).map_or("", |line| &line.guard) } else { &self.guard }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let lists = self.estates.len() * size_of::<Estate>() + self.bases.len() * size_of::<Base>();
        size_of::<Self>() + self.name.len() + self.guard.len() + self.notes.len() + lists
    }
}

impl Choosable for Chart {
    const WHAT: &'static str = "what a chart shows";

    fn all() -> &'static [Self] {
        &[Self::Usual, Self::Name, Self::Type, Self::Nothing]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Usual => {
                ("usual", "Name and space, and what it is of a Sword-World or a civilized world; nothing of a barren one.")
            }
            Self::Name => ("name", "Name and space alone."),
            Self::Type => ("type", "Name, space and type."),
            Self::Nothing => ("nothing", "Nothing: the players have to find it."),
        };
        Offer { word, help }
    }
}

impl Choosable for People {
    const WHAT: &'static str = "a kind of people";

    fn all() -> &'static [Self] {
        &[Self::Subjects, Self::Colonists, Self::Captives]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Subjects => ("subjects", "Loyal: they pay, grow and count."),
            Self::Colonists => ("colonists", "Settled there: they pay, grow and count, and need no garrison."),
            Self::Captives => ("captives", "Held by a garrison: they pay, and neither grow nor count."),
        };
        Offer { word, help }
    }
}
