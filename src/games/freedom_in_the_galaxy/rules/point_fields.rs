//! The fields of the tables of points and markers.

use super::{Content, InTable, Markers, PointTable, Table, book};
use rules::Citation;
use rules::kind::{Holds, Kind, number, origin, table};

/// The citation for the weights of ratings.
const OWN: Citation = Citation::Drydock("the book prices no character, so that the weights are our own");

/// Makes the field for the weight of a rating, in points. The book gives no weights.
macro_rules! weight {
    ($caption:literal, $spoken:literal, $column:literal, $field:ident) => {
        number($caption, Holds::Level(|table: &PointTable| table.$field, |table, level| table.$field = level))
            .spoken($spoken)
            .help("What each of it is worth.")
            .cites(OWN)
            .column($column)
    };
}

/// Makes the field for how many markers of one kind the game has.
macro_rules! count {
    ($caption:literal, $spoken:literal, $help:literal, $column:literal, $field:ident) => {
        number($caption, Holds::Count(|table: &Markers| table.$field, |table, count| table.$field = count))
            .spoken($spoken)
            .help($help)
            .cites(book("2.33"))
            .column($column)
    };
}

/// The table of points: how many points each rating and extra draw of a character is worth.
pub const POINTS: Kind<Content, PointTable, PointTable, InTable> = table(
    ["table of points", "Points"],
    Some("points"),
    &[
        weight!("Combat", "Points for combat", "points_combat", combat),
        weight!("Endurance", "Points for endurance", "points_endurance", endurance),
        weight!("Intelligence", "Points for intelligence", "points_intelligence", intelligence),
        weight!("Leadership", "Points for leadership", "points_leadership", leadership),
        weight!("Space leadership", "Points for space leadership", "points_space_leadership", space_leadership),
        weight!("Diplomacy", "Points for diplomacy", "points_diplomacy", diplomacy),
        weight!("Navigation", "Points for navigation", "points_navigation", navigation),
        weight!("Extra draw", "Points for an extra draw", "points_draw", draw),
        origin("Origin of the table of points").cites(book(Table::Points.case())),
    ],
    |_| PointTable::default(),
);

/// The table of markers: how many markers of each kind the game has.
pub const MARKERS: Kind<Content, Markers, Markers, InTable> = table(
    ["table of markers", "Markers"],
    Some("markers"),
    &[
        count!("Bases", "Base markers", "How many bases there are, which are down behind.", "bases", bases),
        count!(
            "Loyalties",
            "Loyalty markers",
            "How many markers of loyalty there are, with rebellion behind.",
            "loyalties",
            loyalties
        ),
        count!("Secrets", "Secret markers", "How many planet secrets there are.", "secrets", secrets),
        count!("Camps", "Camp markers", "How many Rebel camps there are, with a coup behind.", "camps", camps),
        count!("Credits", "Credit markers", "How many markers of Force Points there are.", "credits", credits),
        count!("Turns", "Turn markers", "How many markers of the turn there are.", "turns", turns),
        count!("Phases", "Phase markers", "How many markers of the phase there are.", "phases", phases),
        origin("Origin of the table of markers").cites(book(Table::Markers.case())),
    ],
    |_| Markers::default(),
);
