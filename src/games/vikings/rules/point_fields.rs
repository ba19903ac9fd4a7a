//! The fields of the tables of points and markers.

use super::table_fields::count;
use super::{Content, InTable, Markers, PointTable};
use rules::kind::{Field, Holds, Kind, holds, number, origin, table};

/// The table of points for characters and boats, with its fields.
pub const POINTS: Kind<Content, PointTable, PointTable, InTable> = table(
    ["table of points", "Points"],
    Some("points"),
    &[
        weight("Attack", holds!(Level, attack))
            .spoken("Points for attack")
            .help("For each point of attack at the start.")
            .column("points_attack"),
        weight("Defense", holds!(Level, defense))
            .spoken("Points for defense")
            .help("For each point of defense at the start.")
            .column("points_defense"),
        weight("Movement", holds!(Level, movement))
            .spoken("Points for movement")
            .help("For each point of movement at the start.")
            .column("points_move"),
        weight("Armour", holds!(Level, armour)).spoken("Points for armour").help("For armour.").column("points_armour"),
        weight("Bow", holds!(Level, bow)).spoken("Points for a bow").help("For a bow.").column("points_bow"),
        weight("Axe, %", holds!(Count, axe))
            .spoken("Points for an axe, in percent")
            .help("For a two-handed axe, in percent of the attack on foot, rounded up.")
            .column("points_axe"),
        weight("Hull", holds!(Level, hull))
            .spoken("Points for a hull")
            .help("For each point of damage that sinks a boat.")
            .column("points_hull"),
        weight("Speed", holds!(Level, speed))
            .spoken("Points for speed")
            .help("For each point of a boat's best speed.")
            .column("points_speed"),
        weight("Seat", holds!(Level, seat))
            .spoken("Points for a seat")
            .help("For each seat at a boat's oars.")
            .column("points_seat"),
        origin("Origin of the table Points"),
    ],
    |_| PointTable::default(),
);

/// A field for a weight, such as the points for a bow. Weights are not from the book, which has no point values.
const fn weight(caption: &'static str, holds: Holds<Content, PointTable>) -> Field<Content, PointTable, InTable> {
    number(caption, holds)
}

/// The table of how many markers of each kind the game has, with its fields.
pub const MARKERS: Kind<Content, Markers, Markers, InTable> = table(
    ["table of markers", "Markers"],
    Some("markers"),
    &[
        count!(Markers, "Treasures", "Treasure markers", "How many treasures are printed.", "1.33", "treasures", treasures),
        count!(
            Markers,
            "Hooks",
            "Hook markers",
            "How many hooks are printed, each with a rope of its own.",
            "1.33",
            "hooks",
            hooks
        ),
        count!(
            Markers,
            "Of a speed",
            "Markers of a speed",
            "How many markers there are of each speed from -8 to +8.",
            "1.33",
            "of_a_speed",
            of_a_speed
        ),
        count!(Markers, "Axes", "Axe markers", "How many axes are printed.", "1.33", "axes", axes),
        count!(Markers, "Buckets", "Bucket markers", "How many buckets are printed.", "1.33", "buckets", buckets),
        count!(Markers, "Blank", "Blank markers", "How many blank ones are printed.", "1.33", "blanks", blanks),
        origin("Origin of the table Markers"),
    ],
    |_| Markers::default(),
);
