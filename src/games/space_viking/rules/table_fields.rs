//! The tables as kinds of things, with fields for their numbers and lines. Lines cannot be added or removed; only their cells can be edited.

use super::{
    Content, Edit, InTable, Place, Reading, Rolls, Sovereign, SovereignTable, Start, Table, Tables, TypeLine, Weight, WorldTable,
    WorldType, book,
};
use rules::Origin;
use rules::kind::{Field, Holds, Kind, Rows, holds, home, lines, number, origin, table, tables};

tables! { Content, Tables, Table, InTable, Edit, Place:
    WorldTable, Worlds, worlds, origin;
    Rolls, Rolls, rolls, origin;
    SovereignTable, Sovereigns, sovereigns, origin;
    Start, Start, start, origin;
}

/// The world table as a whole, without its lines.
pub const WORLD_TABLE: Kind<Content, WorldTable, WorldTable, InTable> =
    table(["world table", "World table"], None, &[origin("Origin of the table World types")], |table| WorldTable {
        lines: table.lines.clone(),
        ..WorldTable::default()
    });

/// The lines of the world table, one for each type of world.
pub const WORLD_TYPES: Kind<Content, WorldTable, TypeLine, InTable> = Kind::of(
    lines(["world type", "World types"], "world table", "world-types", &["type"]),
    home(),
    Rows::Built {
        parts: |table| (0_u8..).take(table.lines.len()).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.lines.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.lines.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    &[
        told("Type", Holds::InWords(|_, place, _| line_of(place, |line| WorldType::ALL.get(line).map(|kind| kind.label()))))
            .column("type"),
        told("Troops", holds!(PerhapsLevel("missing"), troops)).help("How many troops defend such a world.").column("troops"),
        told("Plunder", holds!(PerhapsLevel("missing"), plunder))
            .spoken("Dice of plunder")
            .help("How many dice of IU plunder takes.")
            .column("plunder"),
        told("Subjects", holds!(PerhapsCount("missing"), subjects))
            .spoken("Natives, in millions")
            .help("How many millions live there.")
            .column("subjects"),
        told("Hits from", holds!(Level, hits_from))
            .spoken("Least roll of its troops")
            .help("The least roll at which its troops hit.")
            .column("hits_from"),
        told("Guard", holds!(Line, guard))
            .spoken("Guard in space")
            .help("The ships that guard it, such as 2 Dreadnought, 4 Monitor.")
            .column("guard"),
    ],
    |_| TypeLine::default(),
);

type TypeField = Field<Content, TypeLine, InTable>;

const fn told(caption: &'static str, holds: Holds<Content, TypeLine>) -> TypeField {
    TypeField::new(caption, holds).cites(book("World table"))
}

fn line_of(place: Place, word: fn(usize) -> Option<&'static str>) -> String {
    let Place::Table(_, InTable::Line(line)) = place else { return String::new() };
    word(line.into()).unwrap_or_default().to_owned()
}

/// The table of sovereigns as a whole, without its lines.
pub const SOVEREIGN_TABLE: Kind<Content, SovereignTable, SovereignTable, InTable> =
    table(["table of sovereigns", "Table of sovereigns"], None, &[origin("Origin of the table Sovereigns")], |table| {
        SovereignTable { weights: table.weights, ..SovereignTable::default() }
    });

/// The lines of the table of sovereigns: the points of each kind.
pub const SOVEREIGNS: Kind<Content, SovereignTable, Weight, InTable> = Kind::of(
    lines(["sovereign", "Sovereigns"], "table of sovereigns", "sovereigns", &["sovereign"]),
    home(),
    Rows::Built {
        parts: |table| (0_u8..).take(table.weights.len()).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.weights.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.weights.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    &[
        weight(
            "Sovereign",
            Holds::InWords(|_, place, _| line_of(place, |line| Sovereign::ALL.get(line).map(|kind| kind.label()))),
        )
        .column("sovereign"),
        weight("Points", holds!(Count, 0)).help("The points for one of what it scores.").column("points"),
        weight("For", Holds::InWords(|_, place, _| line_of(place, |line| Sovereign::ALL.get(line).map(|kind| kind.scores()))))
            .spoken("What it scores")
            .column("for"),
    ],
    |_| Weight::default(),
);

type WeightField = Field<Content, Weight, InTable>;

const fn weight(caption: &'static str, holds: Holds<Content, Weight>) -> WeightField {
    WeightField::new(caption, holds).cites(book("Sovereigns"))
}

/// The table of rolls.
pub const ROLLS: Kind<Content, Rolls, Rolls, InTable> = table(
    ["table of rolls", "Rolls"],
    Some("rolls"),
    &[
        number("Shot", Holds::Level(|rolls: &Rolls| rolls.shot, |rolls, roll| rolls.shot = roll))
            .spoken("Least roll of a shot in space")
            .cites(book("Space combat"))
            .column("shot"),
        number("Empire Builder", Holds::Level(|rolls: &Rolls| rolls.empire_builder, |rolls, roll| rolls.empire_builder = roll))
            .spoken("What an Empire Builder adds")
            .help("What an Empire Builder who is there in person adds to the roll of their ships.")
            .cites(book("Sovereigns"))
            .column("empire_builder"),
        number("Landed ship", Holds::Level(|rolls: &Rolls| rolls.landed_ship, |rolls, roll| rolls.landed_ship = roll))
            .spoken("Least roll of a landed ship")
            .cites(book("Ground combat"))
            .column("landed_ship"),
        number("Natives", Holds::Level(|rolls: &Rolls| rolls.natives, |rolls, roll| rolls.natives = roll))
            .spoken("Least roll of natives")
            .help("The least roll at which natives hit who rise in revolt.")
            .cites(book("Ground combat"))
            .column("natives"),
        number("Colonists", Holds::Level(|rolls: &Rolls| rolls.colonists, |rolls, roll| rolls.colonists = roll))
            .spoken("Least roll of colonists")
            .cites(book("Colonies"))
            .column("colonists"),
        number("Treachery", Holds::Level(|rolls: &Rolls| rolls.treachery, |rolls, roll| rolls.treachery = roll))
            .spoken("Treachery in a hundred")
            .help("How often in a hundred an ordinary captain is tempted to treachery in a year.")
            .cites(book("Command"))
            .column("treachery"),
        number("With robots", Holds::Level(|rolls: &Rolls| rolls.loyal_treachery, |rolls, roll| rolls.loyal_treachery = roll))
            .spoken("Treachery in a hundred with robot controls")
            .help("The same with the technology that keeps captains loyal.")
            .cites(book("Command"))
            .column("with_robots"),
        number("Agent", Holds::Level(|rolls: &Rolls| rolls.agent, |rolls, roll| rolls.agent = roll))
            .spoken("Least roll for an agent")
            .cites(book("Sovereigns"))
            .column("agent"),
        number("Association", Holds::Level(|rolls: &Rolls| rolls.association, |rolls, roll| rolls.association = roll))
            .spoken("Least roll for an association")
            .cites(book("Colonies"))
            .column("association"),
        origin("Origin of the table Rolls"),
    ],
    |_| Rolls::default(),
);

/// The table of the start and the economy.
pub const START: Kind<Content, Start, Start, InTable> = table(
    ["table of the start", "Start and economy"],
    Some("start"),
    &[
        number("Opening", Holds::Count(|start: &Start| start.money, |start, money| start.money = money))
            .spoken("IU of an opening")
            .cites(book("Start"))
            .column("opening"),
        number("Subjects", Holds::Count(|start: &Start| start.subjects, |start, subjects| start.subjects = subjects))
            .spoken("Subjects of the start, in millions")
            .cites(book("Start"))
            .column("subjects"),
        number("Growth", Holds::Count(|start: &Start| start.growth, |start, growth| start.growth = growth))
            .spoken("Of how many one more is born")
            .help("Of how many subjects one more is born in a year.")
            .cites(book("Colonies"))
            .column("growth"),
        number("IU a hold", Holds::Count(|start: &Start| start.iu_a_hold, |start, iu| start.iu_a_hold = iu))
            .spoken("IU in a unit of cargo")
            .cites(book("Items"))
            .column("iu_a_hold"),
        number(
            "Berserker's factories",
            Holds::Count(|start: &Start| start.berserker_factories, |start, number| start.berserker_factories = number),
        )
        .spoken("Robotic factories of a Berserker")
        .cites(book("Sovereigns"))
        .column("berserker_factories"),
        number("Reading", holds!(Choice<Start, Reading>, reading))
            .spoken("Reading of the item table")
            .help("How the item table is read where its columns run together.")
            .cites(book("Items"))
            .column("reading"),
        origin("Origin of the table Start and economy"),
    ],
    |_| Start::default(),
);
