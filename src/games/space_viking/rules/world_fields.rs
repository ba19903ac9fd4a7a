//! The fields of a world, in the order of the columns of a table. The fields of what players possess there are in `world_list_fields.rs`.

use super::{Charge, Chart, Content, Division, Edit, InWorld, Place, Sector, World, WorldType, book};
use geometry::{GridSize, Space};
use rules::Origin;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows, Same, holds, on_shelf};

/// Where the designs keep worlds: the shelf, which is an ordered list by id, with its edits and its places.
pub(super) const WORLDS_HOME: Home<Content, World, InWorld> = on_shelf!(worlds: Edit::World, Place::World, InWorld::Whole, name);

/// Worlds, as a kind of thing that a designer makes.
pub const WORLDS: Kind<Content, World, World, InWorld> = Kind::of(
    KindFacts {
        one: "world",
        heading: "Worlds",
        thing: "world",
        table: Some("worlds"),
        same: Same { in_columns: &["world"], then: None, once: true },
    },
    WORLDS_HOME,
    Rows::things(),
    FIELDS,
    |world| World { estates: world.estates.clone(), bases: world.bases.clone(), ..World::default() },
)
.listed(Listed {
    name: InWorld::Name,
    new: "World",
    make: |content, name| World { name, at: first_free(content), ..World::default() },
    copied: |world| world.at.row = world.at.row.saturating_add(1),
    label: |world| world.label().to_owned(),
    remark: |content, _, world| {
        let kind = world.kind.map_or("no type", WorldType::label);
        format!("{} {kind}", content.sector.written(world.at))
    },
    given: false,
    rest: "estates and bases",
})
.refuse(|world| world.name.trim().is_empty().then_some(("world", "it has no name")));

/// The first space of the map without a world; the very first space if all have one.
fn first_free(content: &Content) -> Space {
    let Sector { columns, rows, .. } = content.sector;
    let taken: std::collections::HashSet<Space> = content.worlds.iter().map(|(_, world)| world.at).collect();
    let spaces = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (column, row)));
    let spaces = spaces.map(|(column, row)| Space::new(counted(column.into()), counted(row.into())));
    spaces.into_iter().find(|space| !taken.contains(space)).unwrap_or_default()
}

type WorldField = Field<Content, World, InWorld>;

/// The highest number of a column or row, counted from 1.
const FARTHEST: i64 = GridSize::MAX.get() as i64;

const FIELDS: &[WorldField] = &[
    WorldField::new("Name", holds!(Line, name))
        .spoken("World name")
        .hint("Name of the world")
        .column("world")
        .part(InWorld::Name)
        .required(),
    own(
        "Column",
        Holds::Number(
            "a column",
            1,
            FARTHEST,
            |world| i64::from(world.at.column) + 1,
            |world, column| world.at.column = counted(column - 1),
        ),
    )
    .help("Where it stands on the map, from the left; it is dragged there too.")
    .column("column")
    .part(InWorld::Space),
    own(
        "Row",
        Holds::Number("a row", 1, FARTHEST, |world| i64::from(world.at.row) + 1, |world, row| world.at.row = counted(row - 1)),
    )
    .help("Where it stands on the map, from above.")
    .column("row")
    .part(InWorld::Space),
    own("Type", holds!(Choice<World, Option<WorldType>>, kind))
        .spoken("Type of world")
        .folded()
        .help("How much of the old federation is left there.")
        .cites(book("World table"))
        .column("type")
        .part(InWorld::Type),
    WorldField::new("Chart", holds!(Choice<World, Chart>, chart))
        .spoken("What the players' chart shows")
        .help("What the map for players shows of it before anybody has been there.")
        .cites(book("Worlds"))
        .column("chart"),
    own("Troops", holds!(PerhapsLevel("as its type"), troops))
        .spoken("Own troops")
        .help("The troops that defend it, where they are not those of its type.")
        .cites(book("World table"))
        .column("troops")
        .part(InWorld::Values),
    own("Plunder", holds!(PerhapsLevel("as its type"), plunder))
        .spoken("Own dice of plunder")
        .help("The dice of IU that plunder takes, where they are not those of its type.")
        .cites(book("World table"))
        .column("plunder")
        .part(InWorld::Values),
    own("Subjects", holds!(PerhapsCount("as its type"), subjects))
        .spoken("Own natives, in millions")
        .help("Its natives in millions, where they are not those of its type.")
        .cites(book("World table"))
        .column("subjects")
        .part(InWorld::Values),
    own("Guard", holds!(Line, guard))
        .spoken("Own guard in space")
        .hint("as its type")
        .help("The ships that guard it, such as 2 Dreadnought, 4 Monitor; empty for those of its type.")
        .cites(book("World table"))
        .column("guard")
        .part(InWorld::Values),
    WorldField::new("Division", holds!(Choice<World, Division>, arms.division))
        .spoken("Division of its shield")
        .folded()
        .help("How its shield is divided.")
        .part(InWorld::Arms)
        .special(),
    WorldField::new("Shield", holds!(Colour, arms.field)).spoken("Colour of its shield").part(InWorld::Arms),
    WorldField::new("Second", holds!(Colour, arms.second)).spoken("Second colour of its shield").part(InWorld::Arms),
    WorldField::new("Charge", holds!(Choice<World, Charge>, arms.charge))
        .spoken("Charge on its shield")
        .folded()
        .help("What stands on its shield.")
        .part(InWorld::Arms)
        .special(),
    WorldField::new("Ink", holds!(Colour, arms.ink)).spoken("Colour of its charge").part(InWorld::Arms),
    WorldField::new("Notes", holds!(Prose, notes)).spoken("Notes on the world").column("notes").part(InWorld::Notes),
    WorldField::new("Where it comes from", holds!(Choice<World, Origin>, origin))
        .spoken("Origin of the world")
        .folded()
        .help("A change of its numbers makes them your own; say so if you have them from elsewhere."),
];

/// A field of the world. Editing it marks the world as the designer's own.
const fn own(caption: &'static str, holds: Holds<Content, World>) -> WorldField {
    WorldField::new(caption, holds).owns(|world| world.origin = Origin::Own)
}

fn counted(number: i64) -> i16 {
    i16::try_from(number).unwrap_or_default()
}
