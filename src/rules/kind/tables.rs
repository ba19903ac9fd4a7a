//! The tables of a book as data of a project. Each table always exists exactly once, with its own numbers and its origin.
//!
//! A game lists its tables once ([`tables`](crate::kind::tables)), which also says where they are kept ([`WithTables`]). Whatever the descriptions of
//! all tables have in common follows from that.

use super::{Chosen, Field, Holds, Home, Kept, Kind, KindFacts, Rows, Same};
use crate::designs::Designs;
use crate::{Id, Origin};

/// Designs with tables that a designer can change.
pub trait WithTables: Designs {
    /// The type that holds all tables of a project together.
    type Tables: Clone + 'static;
    /// The type that names one of the tables.
    type Table: Copy + Eq + 'static;
    /// The type of a part of a table.
    type InTable: Copy + PartialEq + Sync + 'static;

    /// The part that stands for a whole table.
    const WHOLE: Self::InTable;
    /// The part that is a table's origin.
    const ORIGIN: Self::InTable;

    /// All tables of the project.
    fn tables(&self) -> &Self::Tables;
    /// The edit that replaces all tables.
    fn tables_edit(tables: Self::Tables) -> Self::Edit;
    /// The place of a part of a table.
    fn place_in(table: Self::Table, part: Self::InTable) -> Self::Place;
    /// The table and the part to which a place refers; `None` if the place is not in a table.
    fn part_in(place: Self::Place) -> Option<(Self::Table, Self::InTable)>;
    /// The name of a table.
    fn table_label(table: Self::Table) -> &'static str;
}

/// A table of the project as a thing of its own.
pub trait OneTable: Clone + PartialEq + Default + 'static {
    /// The designs that contain the table.
    type Of: WithTables;
    /// The name by which the designs know the table.
    const TABLE: <Self::Of as WithTables>::Table;
    /// Returns the table from all tables.
    fn of(tables: &<Self::Of as WithTables>::Tables) -> &Self;
    /// Returns the table from all tables, for changes.
    fn of_mut(tables: &mut <Self::Of as WithTables>::Tables) -> &mut Self;
    /// The origin of the table.
    fn origin(&self) -> Origin;
    /// Sets the origin of the table.
    fn set_origin(&mut self, origin: Origin);
}

/// The type of a part of a table, as its designs define it.
type PartOf<T> = <<T as OneTable>::Of as WithTables>::InTable;

/// Declares the tables of a game. For each table it takes the type, the name, the table's field in the type of all tables, and the path of its
/// origin. The designs keep all tables behind an `Arc` in their field `tables`, an `Edit::Tables` replaces them, and `Place::of_table` and
/// `Place::in_table` convert between a part of a table and its place.
#[doc(hidden)]
#[macro_export]
macro_rules! __tables {
    ($content:ty, $tables:ident, $table:ident, $in_table:ident, $edit:ident, $place:ident: $($type:ty, $which:ident, $field:ident, $($origin:tt).+;)*) => {
        impl $crate::kind::WithTables for $content {
            type Tables = $tables;
            type Table = $table;
            type InTable = $in_table;

            const WHOLE: $in_table = $in_table::Whole;
            const ORIGIN: $in_table = $in_table::Origin;

            fn tables(&self) -> &$tables {
                &self.tables
            }

            fn tables_edit(tables: $tables) -> $edit {
                $edit::Tables(::std::sync::Arc::new(tables))
            }

            fn place_in(table: $table, part: $in_table) -> $place {
                $place::of_table(table, part)
            }

            fn part_in(place: $place) -> Option<($table, $in_table)> {
                place.in_table()
            }

            fn table_label(table: $table) -> &'static str {
                table.label()
            }
        }

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
            /// The origin of a table.
            #[must_use]
            pub const fn origin(&self, table: $table) -> $crate::Origin {
                match table {
                    $($table::$which => self.$field.$($origin).+,)*
                }
            }

            /// Sets the origin of a table; a table that a designer changes becomes the designer's own.
            pub const fn set_origin(&mut self, table: $table, origin: $crate::Origin) {
                match table {
                    $($table::$which => self.$field.$($origin).+ = origin,)*
                }
            }

            /// Replaces a table with the same table of `other`.
            pub fn take(&mut self, table: $table, other: &Self) {
                match table {
                    $($table::$which => self.$field.clone_from(&other.$field),)*
                }
            }
        }
    };
}
pub use __tables as tables;

/// Where a project keeps a table.
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

/// The properties of the lines of a table as a kind; an import recognises a line by the columns `same`.
pub const fn lines(
    [one, heading]: [&'static str; 2],
    thing: &'static str,
    table: &'static str,
    same: &'static [&'static str],
) -> KindFacts {
    KindFacts { one, heading, thing, table: Some(table), same: Same { in_columns: same, then: None, once: false } }
}

/// The kind for a table as a whole.
pub const fn table<T: OneTable>(
    [one, heading]: [&'static str; 2],
    table: Option<&'static str>,
    fields: &'static [Field<T::Of, T, PartOf<T>>],
    undescribed: fn(&T) -> T,
) -> Kind<T::Of, T, T, PartOf<T>> {
    let same = Same { in_columns: &[], then: None, once: false };
    Kind::of(KindFacts { one, heading, thing: one, table, same }, home(), Rows::things(), fields, undescribed)
}

/// The field for the origin of a table.
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

/// A field for a number of a table; changing it makes the table the designer's own.
pub const fn number<T: OneTable>(caption: &'static str, holds: Holds<T::Of, T>) -> Field<T::Of, T, PartOf<T>> {
    Field::new(caption, holds).owns(|table| table.set_origin(Origin::Own))
}
