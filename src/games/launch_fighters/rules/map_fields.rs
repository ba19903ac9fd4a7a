//! The fields of a map, and of its terrain, labels and areas, which are rows of tables.

use std::collections::BTreeSet;

use super::map::Label;
use super::{Area, AreaPurpose, Content, Edit, InMap, Map, Numbering, Place, Terrain, TerrainKind, book};
use geometry::{Edge, GridSize, Mm, Space};
use rules::Id;
use rules::kind::{Choosable, Field, Holds, Home, Kept, Kind, KindFacts, Link, Listed, Offer, Rows, Same, Value, holds};

/// Where a project keeps its maps.
pub const MAPS_HOME: Home<Content, Map, InMap> = Home {
    kept: Kept::Shelf(|content| &content.maps, Edit::Map),
    place: Place::Map,
    part,
    whole: InMap::Whole,
    name: |map| &map.name,
    rename: |map, name| map.name = name,
};

/// Maps, with their fields.
pub const MAPS: Kind<Content, Map, Map, InMap> = Kind::of(
    KindFacts {
        one: "map",
        heading: "Maps",
        thing: "map",
        table: Some("maps"),
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    MAPS_HOME,
    Rows::things(),
    FIELDS,
    |map| Map {
        terrain: map.terrain.clone(),
        labels: map.labels.clone(),
        areas: map.areas.clone(),
        night: map.night,
        ..Map::default()
    },
)
.listed(Listed {
    name: InMap::Name,
    new: "Map",
    make: |_, name| Map { name, ..Map::default() },
    copied: |_| (),
    label: |map| map.label().to_owned(),
    remark: |_, _, map| format!("{} × {}", map.grid.columns.get(), map.grid.rows.get()),
    given: false,
    rest: "board",
});

/// The terrain of maps; each row is one piece with all its spaces.
pub const TERRAIN: Kind<Content, Map, Terrain, InMap> = Kind::of(
    facts("piece of terrain", "Terrain", "terrain", &["terrain", "name"]),
    MAPS_HOME,
    Rows::List {
        shelf: |map| &map.terrain,
        shelf_mut: |map| &mut map.terrain,
        part: InMap::Terrain,
        id: |part| if let InMap::Terrain(id) = part { Some(id) } else { None },
        order: |map| map.terrain.ids().collect(),
        blank: blank_terrain,
        misfit: |_| None,
    },
    TERRAIN_FIELDS,
    |_| blank_terrain(),
);

/// The labels of maps.
pub const LABELS: Kind<Content, Map, Label, InMap> = Kind::of(
    facts("label", "Labels", "labels", &["label"]),
    MAPS_HOME,
    Rows::List {
        shelf: |map| &map.labels,
        shelf_mut: |map| &mut map.labels,
        part: InMap::Label,
        id: |part| if let InMap::Label(id) = part { Some(id) } else { None },
        order: |map| map.labels.ids().collect(),
        blank: || Label { text: String::new(), at: Space::default() },
        misfit: |_| None,
    },
    LABEL_FIELDS,
    |_| Label { text: String::new(), at: Space::default() },
);

/// The areas of maps.
pub const AREAS: Kind<Content, Map, Area, InMap> = Kind::of(
    facts("area", "Areas", "areas", &["area"]),
    MAPS_HOME,
    Rows::List {
        shelf: |map| &map.areas,
        shelf_mut: |map| &mut map.areas,
        part: InMap::Area,
        id: |part| if let InMap::Area(id) = part { Some(id) } else { None },
        order: |map| map.areas.ids().collect(),
        blank: blank_area,
        misfit: |_| None,
    },
    AREA_FIELDS,
    |_| blank_area(),
);

type MapField = Field<Content, Map, InMap>;

const FIELDS: &[MapField] = &[
    MapField::new("Name", holds!(Line, name)).spoken("Map name").hint("Name of the map").column("name").part(InMap::Name),
    MapField::new("Spaces", holds!(Choice<Map, _>, grid.shape))
        .folded()
        .help("What the spaces look like; pieces keep their columns and rows.")
        .cites(book("Setup: The Map"))
        .column("shape")
        .part(InMap::Shape),
    size("Columns", |map| map.grid.columns.get().into(), |map, count| map.grid.columns = grid_size(count)).column("columns"),
    size("Rows", |map| map.grid.rows.get().into(), |map, count| map.grid.rows = grid_size(count)).column("rows"),
    MapField::new(
        "Space width",
        Holds::Length(Mm::new(5.0), Mm::new(100.0), |map| map.space_size, |map, width| map.space_size = width),
    )
    .help("How wide a space is on paper, across its flats; 25.4 mm is an inch.")
    .cites(book("What You Need To Play"))
    .column("space-width")
    .part(InMap::Spaces),
    MapField::new("Numbers", holds!(Choice<Map, _>, numbering))
        .folded()
        .help("How spaces are numbered on paper.")
        .column("numbers")
        .part(InMap::Spaces),
    MapField::new("By night", holds!(Switch("no"), night))
        .help(
            "Whether the map is drawn light on a dark sky, on screen and on paper; a print that saves ink leaves the sky white.",
        )
        .part(InMap::Spaces),
    MapField::new("On paper", Holds::InWords(|_, _, map| paper(map))).help("How large the map is on paper.").special(),
    retreat("North edge", Holds::Switch("no", |map| retreats(map, Edge::North), |map, on| set_retreat(map, Edge::North, on)))
        .spoken("Retreat north")
        .column("retreat-north"),
    retreat("East edge", Holds::Switch("no", |map| retreats(map, Edge::East), |map, on| set_retreat(map, Edge::East, on)))
        .spoken("Retreat east")
        .column("retreat-east"),
    retreat("South edge", Holds::Switch("no", |map| retreats(map, Edge::South), |map, on| set_retreat(map, Edge::South, on)))
        .spoken("Retreat south")
        .column("retreat-south"),
    retreat("West edge", Holds::Switch("no", |map| retreats(map, Edge::West), |map, on| set_retreat(map, Edge::West, on)))
        .spoken("Retreat west")
        .column("retreat-west"),
    MapField::new("Terrain", Holds::WorkedOut(|_, _, map| Value::Number(map.terrain_by_space().len() as i64)))
        .spoken("Spaces with terrain")
        .help("How many spaces have terrain.")
        .cites(book("Advanced Rules: Terrain"))
        .special(),
    MapField::new("Scenarios", Holds::InWords(scenarios)).help("The scenarios that are fought on it.").special(),
];

type TerrainField = Field<Content, Terrain, InMap>;

const TERRAIN_FIELDS: &[TerrainField] = &[
    TerrainField::new("Terrain", holds!(Choice<Terrain, _>, kind))
        .help("What it is.")
        .cites(book("Advanced Rules: Terrain"))
        .column("terrain")
        .required(),
    TerrainField::new("Name", holds!(Line, name)).help("What it is called, if it has a name.").column("name"),
    TerrainField::new("Spaces", holds!(Spaces, spaces)).help(WHERE).column("spaces").special(),
];

type LabelField = Field<Content, Label, InMap>;

const LABEL_FIELDS: &[LabelField] = &[
    LabelField::new("Words", holds!(Line, text)).hint("Words on the map").help("Words printed on the map.").column("label"),
    LabelField::new("Space", holds!(Space, at)).help("The space on which they are centred.").column("space").required().special(),
];

type AreaField = Field<Content, Area, InMap>;

const AREA_FIELDS: &[AreaField] = &[
    AreaField::new("Name", holds!(Line, name)).help("What the area is called.").column("area"),
    AreaField::new("Purpose", holds!(Choice<Area, _>, purpose))
        .folded()
        .help("An area for control can be held for victory and entered by reinforcements; in one for retreat units must retreat.")
        .cites(book("The Battle: D) Recovery"))
        .column("purpose"),
    AreaField::new("Spaces", holds!(Spaces, spaces)).help(WHERE).column("spaces").special(),
];

const WHERE: &str = "Where it is: letters for columns and numbers for rows, such as C5 C6 D5.";

/// Offers the maps of the project as choices, and the choice of no map.
pub(super) const ANY_MAP: Link<Content> = Link {
    things: |content| content.maps.iter().map(|(id, map)| (id.number(), map.name.clone())).collect(),
    one: "map",
    nothing: Some("no map"),
    make: None,
};

const fn facts(one: &'static str, heading: &'static str, table: &'static str, in_columns: &'static [&'static str]) -> KindFacts {
    KindFacts { one, heading, thing: "map", table: Some(table), same: Same { in_columns, then: None, once: false } }
}

fn part(place: Place) -> Option<(Id<Map>, InMap)> {
    if let Place::Map(id, part) = place { Some((id, part)) } else { None }
}

/// The field for the number of columns or rows of a map.
const fn size(caption: &'static str, get: fn(&Map) -> i64, set: fn(&mut Map, i64)) -> MapField {
    let (least, most) = (GridSize::MIN.get() as i64, GridSize::MAX.get() as i64);
    MapField::new(caption, Holds::Number(GridSize::WHAT, least, most, get, set))
        .help("What lies beyond the new edge stays where it is, and is told of below.")
        .cites(book("What You Need To Play"))
        .part(InMap::Size)
}

fn grid_size(count: i64) -> GridSize {
    GridSize::clamped(u16::try_from(count).unwrap_or_default())
}

const fn retreat(caption: &'static str, holds: Holds<Content, Map>) -> MapField {
    MapField::new(caption, holds)
        .help("A unit in an outermost space there must retreat.")
        .cites(book("The Battle: D) Recovery"))
        .part(InMap::Edges)
}

fn retreats(map: &Map, edge: Edge) -> bool {
    map.retreat_edges.contains(&edge)
}

fn set_retreat(map: &mut Map, edge: Edge, on: bool) {
    if on {
        map.retreat_edges.insert(edge);
    } else {
        map.retreat_edges.remove(&edge);
    }
}

fn paper(map: &Map) -> String {
    let size = map.layout().size();
    format!("{:.0} × {:.0} mm", size.width.get(), size.height.get())
}

/// The names of the scenarios that are fought on a map, separated by commas.
fn scenarios(content: &Content, place: Place, _: &Map) -> String {
    let Place::Map(id, _) = place else { return String::new() };
    let fought = content.scenarios.iter().filter(|(_, scenario)| scenario.map == Some(id));
    let names: Vec<&str> = fought.map(|(_, scenario)| scenario.label()).collect();
    names.join(", ")
}

const fn blank_terrain() -> Terrain {
    Terrain { kind: TerrainKind::Asteroids, name: String::new(), spaces: BTreeSet::new() }
}

const fn blank_area() -> Area {
    Area { name: String::new(), purpose: AreaPurpose::Control, spaces: BTreeSet::new() }
}

impl Choosable for Numbering {
    const WHAT: &'static str = "a way to number spaces";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        // Each numbering is shown by the number that it gives to the fifth space of the third column.
        let word = match self {
            Self::None => "none",
            Self::ColumnRow => "0305, column and row",
            Self::LetterNumber => "C5, letter and number",
        };
        Offer { word, help: "" }
    }
}

impl Choosable for TerrainKind {
    const WHAT: &'static str = "terrain";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Asteroids => "Rocks that may hit whoever enters.",
            Self::Planetoid => "A moon or planet, whose spaces may not be entered.",
            Self::Nebula => "A cloud out of and into which only neighbours attack.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for AreaPurpose {
    const WHAT: &'static str = "a purpose";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}
