//! What the descriptions of all tables share: each is a thing that there always is one of, with its single numbers and where it comes from.
//!
//! A table that is a list of numbers is a row of them: `situation_fields.rs`, `riding_fields.rs`, `water_fields.rs` and `point_fields.rs`. The others have their
//! lines as a kind of their own: odds in `blow_fields.rs`, targets of arrows in `missile_fields.rs`, terrains in `ground_fields.rs` and bands of
//! collisions in `collision_fields.rs`. No line is added or taken away: only cells change.

use std::sync::Arc;

use super::{
    Boarding, Challenges, Collisions, Content, Drowning, Edit, FootTable, Grappling, Grounds, InTable, Markers, Missiles, Place,
    PointTable, RiderTable, Riding, Situations, Table, Tables,
};
use crate::rules::kind::{Chosen, Field, Holds, Home, Kept, Kind, KindFacts, Rows, Same};
use crate::rules::{Id, Modifier, Origin};

/// One of the tables as a thing of its own.
pub trait OneTable: Clone + PartialEq + Default + 'static {
    /// Which it is.
    const TABLE: Table;
    /// It, among all.
    fn of(tables: &Tables) -> &Self;
    /// It, among all, to be changed.
    fn of_mut(tables: &mut Tables) -> &mut Self;
    /// Where it comes from.
    fn origin(&self) -> Origin;
    /// Says where it comes from.
    fn set_origin(&mut self, origin: Origin);
}

macro_rules! tables {
    ($($type:ty, $table:ident, $field:ident, $($origin:tt).+;)*) => {$(
        impl OneTable for $type {
            const TABLE: Table = Table::$table;

            fn of(tables: &Tables) -> &Self {
                &tables.$field
            }

            fn of_mut(tables: &mut Tables) -> &mut Self {
                &mut tables.$field
            }

            fn origin(&self) -> Origin {
                self.$($origin).+
            }

            fn set_origin(&mut self, origin: Origin) {
                self.$($origin).+ = origin;
            }
        }
    )*};
}

tables! {
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

/// Where a table is kept.
pub const fn home<T: OneTable>() -> Home<Content, T, InTable> {
    Home {
        kept: Kept::One(
            |content| T::of(&content.tables),
            |content, table| {
                let mut tables = Tables::clone(&content.tables);
                *T::of_mut(&mut tables) = table;
                Edit::Tables(Arc::new(tables))
            },
        ),
        place: |_, part| Place::of_table(T::TABLE, part),
        part: |place| {
            let (table, part) = place.in_table()?;
            (table == T::TABLE).then(|| (Id::new(1), part))
        },
        whole: InTable::Whole,
        name: |_| T::TABLE.label(),
        rename: |_, _| (),
    }
}

/// What is known of the lines of a table, which are found again by this column.
pub const fn lines(
    [one, heading]: [&'static str; 2],
    thing: &'static str,
    table: &'static str,
    same: &'static [&'static str],
) -> KindFacts {
    KindFacts { one, heading, thing, table: Some(table), same: Same { in_columns: same, then: None, once: false } }
}

/// A table as such.
pub const fn table<T: OneTable>(
    [one, heading]: [&'static str; 2],
    table: Option<&'static str>,
    fields: &'static [Field<Content, T, InTable>],
    undescribed: fn(&T) -> T,
) -> Kind<Content, T, T, InTable> {
    let same = Same { in_columns: &[], then: None, once: false };
    Kind::of(KindFacts { one, heading, thing: one, table, same }, home(), Rows::things(), fields, undescribed)
}

/// Where a table comes from.
pub const fn origin<T: OneTable>(spoken: &'static str) -> Field<Content, T, InTable> {
    Field::new("Where the numbers come from", Holds::Choice(Origins::<T>::CHOICE))
        .spoken(spoken)
        .folded()
        .help("A change makes the table your own; say so if you have it from elsewhere.")
        .part(InTable::Origin)
}

struct Origins<T>(T);

impl<T: OneTable> Origins<T> {
    const CHOICE: &'static Chosen<T, Origin> = &Chosen { get: T::origin, set: T::set_origin };
}

/// A number of a table, a change of which makes the table the designer's own.
pub const fn number<T: OneTable>(caption: &'static str, holds: Holds<Content, T>) -> Field<Content, T, InTable> {
    Field::new(caption, holds).owns(|table| table.set_origin(Origin::Own))
}

/// A field of a table that holds a level, with what it is called aloud, what it is for and its column.
macro_rules! level {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $($field:tt)+) => {
        $crate::rules::vikings::table_fields::number::<$table>($caption, $crate::rules::kind::Holds::Level(|table| table.$($field)+, |table, level| table.$($field)+ = level))
            .spoken($spoken)
            .help($help)
            .cites($crate::rules::vikings::book($section))
            .column($column)
    };
}

/// A field of a table that holds a number with a sign.
macro_rules! modifier {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $field:ident) => {
        $crate::rules::vikings::table_fields::number::<$table>(
            $caption,
            $crate::rules::kind::Holds::Number(
                $crate::rules::Modifier::WHAT,
                -($crate::rules::Modifier::MOST as i64),
                $crate::rules::Modifier::MOST as i64,
                |table| table.$field.get().into(),
                |table, number| table.$field = $crate::rules::vikings::table_fields::clamped(number),
            ),
        )
        .spoken($spoken)
        .help($help)
        .cites($crate::rules::vikings::book($section))
        .column($column)
    };
}
pub(super) use {level, modifier};

/// A field of a table that holds a count.
macro_rules! count {
    ($table:ty, $caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $field:ident) => {
        $crate::rules::vikings::table_fields::number::<$table>(
            $caption,
            $crate::rules::kind::Holds::Count(|table| table.$field, |table, count| table.$field = count),
        )
        .spoken($spoken)
        .help($help)
        .cites($crate::rules::vikings::book($section))
        .column($column)
    };
}

pub(super) use count;

/// The modifier of a number that is within its bounds.
pub fn clamped(number: i64) -> Modifier {
    Modifier::clamped(i32::try_from(number).unwrap_or_default())
}
