//! The fields of the terrain table, one row for each terrain.

use super::{Content, Cover, Effect, Ground, Grounds, InTable, Place, Terrain, book};
use rules::Origin;
use rules::kind::{Choosable, Field, Holds, Kind, Offer, Rows, holds, home, lines, origin, table};

/// The terrain table as a whole, with the field for its source.
pub const GROUND_TABLE: Kind<Content, Grounds, Grounds, InTable> =
    table(["table of terrains", "Table of terrains"], None, &[origin("Origin of the table Terrain")], |table| Grounds {
        lines: table.lines,
        ..Grounds::default()
    });

/// The rows of the terrain table.
pub const GROUNDS: Kind<Content, Grounds, Ground, InTable> = Kind::of(
    lines(["terrain", "Terrain"], "table of terrains", "terrain", &["ground"]),
    home(),
    Rows::Built {
        parts: |_| (0..Terrain::ALL.len() as u8).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.lines.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.lines.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    FIELDS,
    |_| Ground::default(),
);

type GroundField = Field<Content, Ground, InTable>;

const FIELDS: &[GroundField] = &[
    told("Terrain", Holds::InWords(|_, place, _| terrain(place).map(Terrain::label).unwrap_or_default().to_owned()))
        .help("What the hex is, or what its side makes of it.")
        .column("ground"),
    told("Cost", holds!(Level, cost))
        .spoken("Cost on foot")
        .help("The movement points that a hex of it takes on foot.")
        .column("cost"),
    told("Horse", holds!(PerhapsLevel("no horse enters"), horse))
        .spoken("Cost for a horse")
        .hint("Horses enter")
        .help("The movement points that it takes of a horse; empty where none can enter.")
        .column("horse_cost"),
    told("Armour", holds!(Switch("no"), armour))
        .spoken("Armour enters")
        .help("Whether whoever wears armour can enter.")
        .column("armour_enters"),
    told("Cover", holds!(Choice<Ground, Cover>, cover)).help("The most that it keeps arrows off.").column("cover"),
    told("Attacking", holds!(Choice<Ground, Effect>, attacking))
        .spoken("Effect on whoever attacks out of it")
        .help("Whether it helps whoever attacks out of it.")
        .column("attacking"),
    told("Defending", holds!(Choice<Ground, Effect>, defending))
        .spoken("Effect on a defender in it")
        .help("Whether it helps a defender in it.")
        .column("defending"),
];

const fn told(caption: &'static str, holds: Holds<Content, Ground>) -> GroundField {
    GroundField::new(caption, holds).cites(book("8.5"))
}

fn terrain(place: Place) -> Option<Terrain> {
    if let Place::InTable(_, InTable::Line(line)) = place { Terrain::ALL.get(usize::from(line)).copied() } else { None }
}

impl Choosable for Cover {
    const WHAT: &'static str = "a cover";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::None => "Nothing keeps arrows off.",
            Self::Light => "Branches, water, a boat's side.",
            Self::Medium => "A slope's lip, a window, a row of shields along a rail.",
            Self::Heavy => "A slit, a wall of shields.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for Effect {
    const WHAT: &'static str = "an effect";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Worse => "A disadvantage.",
            Self::Even => "Neither.",
            Self::Better => "An advantage.",
        };
        Offer { word: self.written(), help }
    }
}
