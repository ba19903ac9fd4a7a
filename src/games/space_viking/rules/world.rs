//! A world: its space and its type, what the players' chart shows of it, values of its own that replace those of its type, and what players have
//! there at the start.

use serde::{Deserialize, Serialize};

use super::{Arms, Item, Player, TypeLine, WorldTable, WorldType, bounds};
use geometry::Space;
use rules::kind::{Choosable, Offer};
use rules::{Count, Id, Level, Origin, Shelf};

/// A world. If it has values of its own, they replace those that the world table gives for its type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct World {
    /// The world's name.
    pub name: String,
    /// The world's space.
    pub at: Space,
    /// The world's type; `None` until the designer has chosen it.
    #[serde(rename = "type")]
    pub kind: Option<WorldType>,
    /// The world's coat of arms.
    #[serde(skip_serializing_if = "is_bare")]
    pub arms: Arms,
    /// What the players' chart shows of the world.
    #[serde(skip_serializing_if = "is_usual")]
    pub chart: Chart,
    /// The world's own number of troops; `None` if it has the number of its type.
    pub troops: Option<Level>,
    /// The world's own number of dice of plunder; `None` if it has the number of its type.
    pub plunder: Option<Level>,
    /// The world's own number of natives, in millions; `None` if it has the number of its type.
    pub subjects: Option<Count>,
    /// The world's own guard in space, such as `2 Dreadnought, 4 Monitor`; empty for the guard of its type.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub guard: String,
    /// People of players who live on the world at the start, besides its natives.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_estates")]
    pub estates: Shelf<Estate>,
    /// Bases, troops and ships of players on the world at the start.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_bases")]
    pub bases: Shelf<Base>,
    /// The designer's notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Whether the world is from the book, worked out, or made by the designer.
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
    /// The player whom the people belong to.
    pub player: Option<Id<Player>>,
    /// The kind of people.
    pub people: People,
    /// The number of people, in millions.
    pub number: Count,
    /// The factories in which the people work.
    pub factories: Count,
}

/// Kinds of people on a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum People {
    /// Loyal subjects.
    #[default]
    Subjects,
    /// Subjects who were settled on the world, and need no garrison.
    Colonists,
    /// Natives who are held by a garrison: they pay, do not grow and give no points.
    Captives,
}

/// Units of one item that stand on a world, such as an outpost, a shipyard or troops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Base {
    /// The player who owns the units.
    pub player: Option<Id<Player>>,
    /// The item that the units are.
    pub item: Option<Id<Item>>,
    /// How many units of the item there are.
    pub number: Count,
}

/// What the players' chart shows of a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chart {
    /// The world's name and space, and for a Sword-World or a civilized world its type too; nothing of a barren world.
    #[default]
    Usual,
    /// The world's name and space alone.
    Name,
    /// The world's name, its space and its type.
    Type,
    /// Nothing: the players have to find the world.
    Nothing,
}

impl World {
    /// The world's name, or "Unnamed world" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed world" } else { &self.name }
    }

    /// Whether the players' chart shows the world.
    #[must_use]
    pub fn is_charted(&self) -> bool {
        self.chart != Chart::Nothing && (self.kind != Some(WorldType::Barren) || self.chart != Chart::Usual)
    }

    /// The world's type if the players' chart shows it.
    #[must_use]
    pub fn charted_type(&self) -> Option<WorldType> {
        match self.chart {
            Chart::Usual => self.kind.filter(|kind| kind.is_known()),
            Chart::Type => self.kind,
            Chart::Name | Chart::Nothing => None,
        }
    }

    /// The line of the world table for the world's type.
    fn line<'a>(&self, table: &'a WorldTable) -> Option<&'a TypeLine> {
        table.lines.get(self.kind?.line()?)
    }

    /// How many troops defend the world: its own number, or that of its type.
    #[must_use]
    pub fn troops_in(&self, table: &WorldTable) -> u32 {
        self.troops.or_else(|| self.line(table)?.troops).map_or(0, Level::get)
    }

    /// The lowest roll at which the world's troops hit.
    #[must_use]
    pub fn hits_from(&self, table: &WorldTable) -> u32 {
        self.line(table).map_or(6, |line| line.hits_from.get())
    }

    /// How many dice a plunder of the world yields: its own number, or that of its type.
    #[must_use]
    pub fn dice_in(&self, table: &WorldTable) -> u32 {
        self.plunder.or_else(|| self.line(table)?.plunder).map_or(0, Level::get)
    }

    /// The world's natives, in millions: its own number, or that of its type.
    #[must_use]
    pub fn natives_in(&self, table: &WorldTable) -> u32 {
        self.subjects.or_else(|| self.line(table)?.subjects).map_or(0, Count::get)
    }

    /// The world's guard in space, as text: its own, or that of its type.
    #[must_use]
    pub fn guard_in<'a>(&'a self, table: &'a WorldTable) -> &'a str {
        if self.guard.trim().is_empty() { self.line(table).map_or("", |line| &line.guard) } else { &self.guard }
    }

    /// Roughly how many bytes of memory the world takes.
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
