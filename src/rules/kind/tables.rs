//! Tables of a book as data of a project: there is always one of each, with its single numbers and where it comes from.
//!
//! A game names its tables in one list ([`tables`](crate::kind::tables)), and says once where they are kept ([`WithTables`]); whatever every
//! description of a table shares follows from that.

use super::{Chosen, Field, Holds, Home, Kept, Kind, KindFacts, Rows, Same};
use crate::designs::Designs;
use crate::{Id, Origin};

/// Designs with tables that a designer can change.
pub trait WithTables: Designs {
    /// All tables of a project.
    type Tables: Clone + 'static;
    /// One of them, by its name.
    type Table: Copy + Eq + 'static;
    /// A part of one.
    type InTable: Copy + PartialEq + Sync + 'static;

    /// A table as a whole.
    const WHOLE: Self::InTable;
    /// Where it comes from.
    const ORIGIN: Self::InTable;

    /// The tables.
    fn tables(&self) -> &Self::Tables;
    /// The edit that replaces the tables.
    fn tables_edit(tables: Self::Tables) -> Self::Edit;
    /// A place in a table.
    fn place_in(table: Self::Table, part: Self::InTable) -> Self::Place;
    /// The table and the part of it that a place refers to, if it is in one.
    fn part_in(place: Self::Place) -> Option<(Self::Table, Self::InTable)>;
    /// What a table is called.
    fn table_label(table: Self::Table) -> &'static str;
}

/// One of the tables as a thing of its own.
pub trait OneTable: Clone + PartialEq + Default + 'static {
    /// The designs that have it.
    type Of: WithTables;
    /// Which it is.
    const TABLE: <Self::Of as WithTables>::Table;
    /// The table, taken from all of them.
    fn of(tables: &<Self::Of as WithTables>::Tables) -> &Self;
    /// The table, taken from all of them, to be changed.
    fn of_mut(tables: &mut <Self::Of as WithTables>::Tables) -> &mut Self;
    /// Where it comes from.
    fn origin(&self) -> Origin;
    /// Says where it comes from.
    fn set_origin(&mut self, origin: Origin);
}

/// A part of a table, as the designs that have it name it.
type PartOf<T> = <<T as OneTable>::Of as WithTables>::InTable;

/// Declares the tables of a game, each with its type, its name, its field among all tables and the field of its origin.
#[doc(hidden)]
#[macro_export]
macro_rules! __tables {
    ($content:ty, $tables:ident, $table:ident: $($type:ty, $which:ident, $field:ident, $($origin:tt).+;)*) => {
        $(impl $crate::kind::OneTable for $type {
            type Of = $content;
            const TABLE: $table = $table::$which;

            fn of(tables: &$tables) -> &Self {
                &tables.$field
            }

            fn of_mut(tables: &mut $tables) -> &mut Self {
                &mut tables.$field
            }

            fn origin(&self) -> $crate::Origin {
                self.$($origin).+
            }

            fn set_origin(&mut self, origin: $crate::Origin) {
                self.$($origin).+ = origin;
            }
        })*

        impl $tables {
            /// Where a table comes from.
            #[must_use]
            pub const fn origin(&self, table: $table) -> $crate::Origin {
                match table {
                    $($table::$which => self.$field.$($origin).+,)*
                }
            }

            /// Says where a table comes from; what a designer changes becomes the designer's own.
            pub const fn set_origin(&mut self, table: $table, origin: $crate::Origin) {
                match table {
                    $($table::$which => self.$field.$($origin).+ = origin,)*
                }
            }

            /// Replaces one table by that of other tables.
            pub fn take(&mut self, table: $table, other: &Self) {
                match table {
                    $($table::$which => self.$field.clone_from(&other.$field),)*
                }
            }
        }
    };
}
pub use __tables as tables;

/// Where a table is kept.
pub const fn home<T: OneTable>() -> Home<T::Of, T, PartOf<T>> {
    Home {
        kept: Kept::One(
            |designs| T::of(designs.tables()),
            |designs, table| {
                let mut tables = designs.tables().clone();
                *T::of_mut(&mut tables) = table;
                T::Of::tables_edit(tables)
            },
        ),
        place: |_, part| T::Of::place_in(T::TABLE, part),
        part: |place| {
            let (table, part) = T::Of::part_in(place)?;
            (table == T::TABLE).then(|| (Id::new(1), part))
        },
        whole: T::Of::WHOLE,
        name: |_| T::Of::table_label(T::TABLE),
        rename: |_, _| (),
    }
}

/// What is known of the lines of a table; an import finds a line again by these columns.
pub const fn lines(
    [one, heading]: [&'static str; 2],
    thing: &'static str,
    table: &'static str,
    same: &'static [&'static str],
) -> KindFacts {
    KindFacts { one, heading, thing, table: Some(table), same: Same { in_columns: same, then: None, once: false } }
}

/// A table as a whole.
pub const fn table<T: OneTable>(
    [one, heading]: [&'static str; 2],
    table: Option<&'static str>,
    fields: &'static [Field<T::Of, T, PartOf<T>>],
    undescribed: fn(&T) -> T,
) -> Kind<T::Of, T, T, PartOf<T>> {
    let same = Same { in_columns: &[], then: None, once: false };
    Kind::of(KindFacts { one, heading, thing: one, table, same }, home(), Rows::things(), fields, undescribed)
}

/// Where a table comes from.
pub const fn origin<T: OneTable>(spoken: &'static str) -> Field<T::Of, T, PartOf<T>> {
    Field::new("Where the numbers come from", Holds::Choice(Origins::<T>::CHOICE))
        .spoken(spoken)
        .folded()
        .help("A change makes the table your own; say so if you have it from elsewhere.")
        .part(T::Of::ORIGIN)
}

struct Origins<T>(T);

impl<T: OneTable> Origins<T> {
    const CHOICE: &'static Chosen<T, Origin> = &Chosen { get: T::origin, set: T::set_origin };
}

/// A number of a table, a change of which makes the table the designer's own.
pub const fn number<T: OneTable>(caption: &'static str, holds: Holds<T::Of, T>) -> Field<T::Of, T, PartOf<T>> {
    Field::new(caption, holds).owns(|table| table.set_origin(Origin::Own))
}
