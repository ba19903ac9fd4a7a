//! The fields of the table of collisions, one row for each band of speed factors.

use super::{Band, Collisions, Content, Hurt, InTable, Place, book};
use rules::Origin;
use rules::kind::{Choosable, Field, Holds, Kind, Offer, Rows, holds, home, lines, origin, table};

/// The table of collisions as a whole, with the field for its source.
pub const COLLISIONS: Kind<Content, Collisions, Collisions, InTable> =
    table(["table of collisions", "Table of collisions"], None, &[origin("Origin of the table Collisions")], |table| {
        Collisions { bands: table.bands, ..Collisions::default() }
    });

/// The bands of the table of collisions, one row for each.
pub const COLLISION_BANDS: Kind<Content, Collisions, Band, InTable> = Kind::of(
    lines(["band", "Collisions"], "table of collisions", "collisions", &["band"]),
    home(),
    Rows::Built {
        parts: |_| (0..Collisions::BANDS as u8).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.bands.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.bands.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    FIELDS,
    |_| Band::default(),
);

type BandField = Field<Content, Band, InTable>;

const FIELDS: &[BandField] = &[
    told("Band", Holds::InWords(|_, place, _| called(place))).help("The bands in their order, the mildest first.").column("band"),
    told("From", holds!(Level, from)).spoken("Least sum").help("The least sum of speed factor and die.").column("from_sum"),
    told("Hull", holds!(Level, damage))
        .spoken("Damage to the hull")
        .help("Points of damage where each hull is struck.")
        .column("hull_damage"),
    told("Struck", holds!(Choice<Band, Hurt>, struck))
        .spoken("Who stands where it is struck")
        .help("What happens to whoever stands on the hexes that meet.")
        .column("struck"),
    told("Killed", holds!(Level, killed))
        .spoken("Others killed")
        .help("How many of the rest of the crew are killed.")
        .column("others_killed"),
    told("Wounded", holds!(Level, wounded))
        .spoken("Others wounded")
        .help("How many of the rest of the crew are wounded.")
        .column("others_wounded"),
    told("Stunned", holds!(Level, stunned))
        .spoken("Others stunned")
        .help("How many of the rest of the crew are stunned.")
        .column("others_stunned"),
];

const fn told(caption: &'static str, holds: Holds<Content, Band>) -> BandField {
    BandField::new(caption, holds).cites(book("9.6"))
}

fn called(place: Place) -> String {
    if let Place::InTable(_, InTable::Line(line)) = place { (line + 1).to_string() } else { String::new() }
}

impl Choosable for Hurt {
    const WHAT: &'static str = "what happens to somebody";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}
