//! A map: the board, its terrain, labels, and the areas and edges that matter to a scenario.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use geometry::{Edge, Grid, GridLayout, Mm, Shape, Space};
use rules::Shelf;

/// A map ("The Map").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Map {
    /// The map's name.
    pub name: String,
    /// The shape of the map's spaces, and how many columns and rows there are.
    pub grid: Grid,
    /// The width of a space on paper, from flat side to flat side.
    pub space_size: Mm,
    /// The style in which spaces are numbered on paper.
    pub numbering: Numbering,
    /// Whether the map is drawn in light colours on a dark sky.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub night: bool,
    /// Asteroids, planetoids and nebulae ("Terrain").
    pub terrain: Shelf<Terrain>,
    /// Words printed on the map.
    pub labels: Shelf<Label>,
    /// Named groups of spaces that the goals and reinforcements of a scenario refer to.
    pub areas: Shelf<Area>,
    /// The edges where a unit must retreat ("D) Recovery").
    pub retreat_edges: BTreeSet<Edge>,
}

/// The style in which the spaces of a map are numbered on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Numbering {
    /// Spaces are not numbered.
    None,
    /// The number of a space is its column and row, two digits each: 0305.
    #[default]
    ColumnRow,
    /// The number of a space is a letter for its column and a number for its row: C5.
    LetterNumber,
}

/// Terrain of one kind in one or many spaces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// The kind of terrain.
    pub kind: TerrainKind,
    /// The name of the terrain; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The spaces that the terrain covers.
    pub spaces: BTreeSet<Space>,
}

/// The kinds of terrain ("Terrain").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TerrainKind {
    /// Rocks that may hit a unit that enters.
    Asteroids,
    /// A moon or planet, whose spaces may not be entered.
    Planetoid,
    /// A cloud; only adjacent units attack out of it or into it.
    Nebula,
}

/// Words printed on a map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The words that are printed.
    pub text: String,
    /// The space on which the words are centred.
    pub at: Space,
}

/// A group of spaces that a scenario refers to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// The area's name.
    pub name: String,
    /// The purpose of the area.
    pub purpose: AreaPurpose,
    /// The spaces of the area.
    pub spaces: BTreeSet<Space>,
}

/// The purpose of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AreaPurpose {
    /// An area that can be held for victory, and where reinforcements can enter.
    Control,
    /// An area whose units must retreat in the recovery phase ("D) Recovery", 3).
    Retreat,
}

impl Default for Map {
    fn default() -> Self {
        Self {
            name: String::new(),
            grid: Grid::new(Shape::FlatHex, 30, 24),
            space_size: Self::PRINTED_SPACE,
            numbering: Numbering::default(),
            night: false,
            terrain: Shelf::default(),
            labels: Shelf::default(),
            areas: Shelf::default(),
            retreat_edges: Edge::ALL.into_iter().collect(),
        }
    }
}

impl Numbering {
    /// Every numbering, in the order in which the designer sees them.
    pub const ALL: [Self; 3] = [Self::None, Self::ColumnRow, Self::LetterNumber];

    /// The label of the numbering on screen, which is an example of a number.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::ColumnRow => "0305",
            Self::LetterNumber => "C5",
        }
    }

    /// The number of a space as it is printed, counting from 1; empty if spaces are not numbered.
    #[must_use]
    pub fn number(self, space: Space) -> String {
        let (column, row) = space.counted_from_one();
        match self {
            Self::None => String::new(),
            Self::ColumnRow => format!("{column:02}{row:02}"),
            Self::LetterNumber => space.to_string(),
        }
    }

    /// The labels of a space's column and row along the edges of a small picture. Spaces have these labels even if they are not numbered on paper.
    #[must_use]
    pub fn column_and_row(self, space: Space) -> (String, String) {
        let (column, row) = space.counted_from_one();
        match self {
            Self::None | Self::ColumnRow => (format!("{column:02}"), format!("{row:02}")),
            Self::LetterNumber => {
                let letters = space.to_string();
                (letters.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned(), row.to_string())
            }
        }
    }

    /// The name of a space, worded for a sentence. It exists even if spaces are not numbered on paper.
    #[must_use]
    pub fn space_label(self, space: Space) -> String {
        let number = self.number(space);
        let (column, row) = space.counted_from_one();
        if number.is_empty() { format!("{column:02}{row:02}") } else { number }
    }
}

impl TerrainKind {
    /// Every kind, in the order of the book.
    pub const ALL: [Self; 3] = [Self::Planetoid, Self::Asteroids, Self::Nebula];

    /// The name of the kind, in lower case.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Asteroids => "asteroids",
            Self::Planetoid => "planetoid",
            Self::Nebula => "nebula",
        }
    }
}

impl AreaPurpose {
    /// Both purposes, in the order in which the designer sees them.
    pub const ALL: [Self; 2] = [Self::Control, Self::Retreat];

    /// The name of the purpose.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Control => "control",
            Self::Retreat => "retreat",
        }
    }
}

impl Terrain {
    /// The name of the terrain for the middle of a sentence: "the nebula", "the planetoid Kastor".
    #[must_use]
    pub fn label(&self) -> String {
        let name = self.name.trim();
        if name.is_empty() { format!("the {}", self.kind.label()) } else { format!("the {} {name}", self.kind.label()) }
    }
}

impl Area {
    /// The name of the area for the middle of a sentence: "the area Wormhole", "an unnamed area".
    #[must_use]
    pub fn label(&self) -> String {
        let name = self.name.trim();
        if name.is_empty() { "an unnamed area".into() } else { format!("the area {name}") }
    }
}

impl Map {
    /// The width of a space on the usual map: one inch ("What You Need To Play").
    pub const PRINTED_SPACE: Mm = Mm::inches(1.0);
    /// The smallest width of a map that the book calls ideal, in spaces of an inch ("What You Need To Play").
    pub const IDEAL_WIDTH: u16 = 24;

    /// The map's name, or "Unnamed map" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed map" } else { &self.name }
    }

    /// Where every space lies on paper.
    #[must_use]
    pub const fn layout(&self) -> GridLayout {
        GridLayout::new(self.grid, self.space_size)
    }

    /// The kind of terrain in every space that has any; if two pieces overlap, the later one counts.
    #[must_use]
    pub fn terrain_by_space(&self) -> BTreeMap<Space, TerrainKind> {
        self.terrain.iter().flat_map(|(_, terrain)| terrain.spaces.iter().map(|space| (*space, terrain.kind))).collect()
    }

    /// Whether a unit that ends its turn in this space must retreat: an outermost space of a retreat edge, or a space in or beside a retreat area
    /// ("D) Recovery", 3). Spaces of an area that lie off the map have no effect.
    #[must_use]
    pub fn forces_retreat(&self, space: Space) -> bool {
        let near_area =
            |area: &Area| area.spaces.contains(&space) || self.grid.neighbours(space).any(|near| area.spaces.contains(&near));
        self.grid.edges_at(space).any(|edge| self.retreat_edges.contains(&edge))
            || self.areas.iter().any(|(_, area)| area.purpose == AreaPurpose::Retreat && near_area(area))
    }

    /// The number of a space as it is printed, counting from 1; empty if spaces are not numbered.
    #[must_use]
    pub fn number(&self, space: Space) -> String {
        self.numbering.number(space)
    }

    /// The name of a space, worded for a sentence. It exists even if spaces are not numbered on paper.
    #[must_use]
    pub fn space_label(&self, space: Space) -> String {
        self.numbering.space_label(space)
    }

    /// About how many bytes of memory the map takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let terrain: usize = self.terrain.iter().map(|(_, terrain)| 96 + terrain.name.len() + 8 * terrain.spaces.len()).sum();
        let areas: usize = self.areas.iter().map(|(_, area)| 96 + area.name.len() + 8 * area.spaces.len()).sum();
        let labels: usize = self.labels.iter().map(|(_, label)| 64 + label.text.len()).sum();
        size_of::<Self>() + self.name.len() + terrain + areas + labels
    }
}
