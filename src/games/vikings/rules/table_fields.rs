//! The kinds of all tables by name, and what the fields for their numbers have in common. A table that is a list of numbers has a single row; such
//! tables are in `situation_fields.rs`, `riding_fields.rs`, `water_fields.rs` and `point_fields.rs`. For the other tables, the rows are of a kind of
//! their own: odds in `blow_fields.rs`, targets of arrows in `missile_fields.rs`, terrains in `ground_fields.rs` and bands of collisions in
//! `collision_fields.rs`. Rows cannot be added or removed; only cells can be changed.

use super::{
    Boarding, Challenges, Collisions, Content, Drowning, Edit, FootTable, Grappling, Grounds, InTable, Markers, Missiles, Place,
    PointTable, RiderTable, Riding, Situations, Table, Tables,
};
use rules::Modifier;
use rules::kind::tables;

tables! { Content, Tables, Table, InTable, Edit, Place:
    FootTable, OnFoot, on_foot, 0.origin;
    RiderTable, AgainstRiders, against_riders, 0.origin;
    Situations, Situations, situations, origin;
    Missiles, Missiles, missiles, origin;
    Grounds, Grounds, grounds, origin;
    Challenges, Challenges, challenges, origin;
    Riding, Riding, riding, origin;
    Boarding, Boarding, boarding, origin;
    Drowning, Drowning, drowning, origin;
    Grappling, Grappling, grappling, origin;
    Collisions, Collisions, collisions, origin;
    PointTable, Points, points, origin;
    Markers, Markers, markers, origin;
}

/// Makes a field of a table that holds a level, with its spoken name, its help text and its column.
macro_rules! level {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $($field:tt)+) => {
        rules::kind::number::<$table>($caption, rules::kind::Holds::Level(|table| table.$($field)+, |table, level| table.$($field)+ = level))
            .spoken($spoken)
            .help($help)
            .cites($crate::book($section))
            .column($column)
    };
}

/// Makes a field of a table that holds a number with a sign.
macro_rules! modifier {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $field:ident) => {
        rules::kind::number::<$table>(
            $caption,
            rules::kind::Holds::Number(
                rules::Modifier::WHAT,
                -(rules::Modifier::MOST as i64),
                rules::Modifier::MOST as i64,
                |table| table.$field.get().into(),
                |table, number| table.$field = $crate::table_fields::clamped(number),
            ),
        )
        .spoken($spoken)
        .help($help)
        .cites($crate::book($section))
        .column($column)
    };
}
pub(super) use {level, modifier};

/// Makes a field of a table that holds a count.
macro_rules! count {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $field:ident) => {
        rules::kind::number::<$table>(
            $caption,
            rules::kind::Holds::Count(|table| table.$field, |table, count| table.$field = count),
        )
        .spoken($spoken)
        .help($help)
        .cites($crate::book($section))
        .column($column)
    };
}

pub(super) use count;

/// The modifier for a number. The caller has already kept the number within its bounds.
pub fn clamped(number: i64) -> Modifier {
    Modifier::clamped(i32::try_from(number).unwrap_or_default())
}
