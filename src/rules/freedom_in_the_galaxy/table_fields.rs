//! The tables described, each as a thing that there always is one of, and its cells: a row a cell, called by what heads its line and its column.

use std::sync::Arc;

use super::tables::{BreakOffTable, CellTable, CharacterTable, MilitaryTable};
use super::{
    Content, DetectionTable, Edit, HyperjumpTable, InTable, Markers, Place, PointTable, SearchTable, SquadTable, Table, Tables,
    book,
};
use crate::rules::kind::{Chosen, Field, Holds, Home, Kept, Kind, KindFacts, Rows, Same};
use crate::rules::{Id, Origin};

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
    /// An empty table that comes from nowhere else but has the same cells.
    fn cells_alone(&self) -> Self;
}

macro_rules! tables {
    ($($type:ident, $table:ident, $field:ident, $cells_alone:expr;)*) => {$(
        impl OneTable for $type {
            const TABLE: Table = Table::$table;

            fn of(tables: &Tables) -> &Self {
                &tables.$field
            }

            fn of_mut(tables: &mut Tables) -> &mut Self {
                &mut tables.$field
            }

            fn origin(&self) -> Origin {
                self.origin
            }

            fn set_origin(&mut self, origin: Origin) {
                self.origin = origin;
            }

            fn cells_alone(&self) -> Self {
                let cells_alone: fn(&Self) -> Self = $cells_alone;
                cells_alone(self)
            }
        }
    )*};
}

/// The rows of a table, which comes from nowhere else.
macro_rules! rows {
    () => {
        |table| Self { rows: table.rows.clone(), ..Self::default() }
    };
}

tables! {
    DetectionTable, Detection, detection, rows!();
    MilitaryTable, Military, military, rows!();
    SearchTable, Search, search, rows!();
    CharacterTable, Characters, characters, rows!();
    BreakOffTable, BreakOff, break_off, rows!();
    SquadTable, Squads, squads, rows!();
    HyperjumpTable, Hyperjump, hyperjump, rows!();
    PointTable, Points, points, |_| Self::default();
    Markers, Markers, markers, |_| Self::default();
}

/// Where a table is kept.
pub(super) const fn home<T: OneTable>() -> Home<Content, T, InTable> {
    Home {
        kept: Kept::One(
            |content| T::of(&content.tables),
            |content, table| {
                let mut tables = Tables::clone(&content.tables);
                *T::of_mut(&mut tables) = table;
                Edit::Tables(Arc::new(tables))
            },
        ),
        place: |_, part| Place::Table(T::TABLE, part),
        part: |place| match place {
            Place::Table(table, part) if table == T::TABLE => Some((Id::new(1), part)),
            _ => None,
        },
        whole: InTable::Whole,
        name: |_| T::TABLE.label(),
        rename: |_, _| (),
    }
}

/// A table as such.
const fn table<T: OneTable>(
    [one, heading]: [&'static str; 2],
    fields: &'static [Field<Content, T, InTable>],
) -> Kind<Content, T, T, InTable> {
    let facts = KindFacts { one, heading, thing: one, table: None, same: NOTHING_THE_SAME };
    Kind::of(facts, home(), Rows::things(), fields, T::cells_alone)
}

/// A table of numbers without cells, which a spreadsheet takes for what it is, by the name of its file.
pub(super) const fn written_table<T: OneTable>(
    [one, heading]: [&'static str; 2],
    table: &'static str,
    fields: &'static [Field<Content, T, InTable>],
) -> Kind<Content, T, T, InTable> {
    let facts = KindFacts { one, heading, thing: one, table: Some(table), same: NOTHING_THE_SAME };
    Kind::of(facts, home(), Rows::things(), fields, T::cells_alone)
}

/// Tables of cells are not exchanged, since a spreadsheet takes 3/1 for a day.
pub(super) const NOTHING_THE_SAME: Same = Same { in_columns: &[], then: None, once: false };

struct Origins<T>(T);

impl<T: OneTable> Origins<T> {
    const CHOICE: &'static Chosen<T, Origin> = &Chosen { get: T::origin, set: T::set_origin };
}

/// Where a table comes from.
pub(super) const fn origin<T: OneTable>(spoken: &'static str) -> Field<Content, T, InTable> {
    Field::new("Where the numbers come from", Holds::Choice(Origins::<T>::CHOICE))
        .spoken(spoken)
        .folded()
        .help("A change makes the table your own; say so if you have it from elsewhere.")
        .cites(book(T::TABLE.case()))
        .part(InTable::Origin)
}

/// The table of detection.
pub const DETECTION: Kind<Content, DetectionTable, DetectionTable, InTable> =
    table(["table of detection", "Detection table"], &[origin("Origin of the table of detection")]);
/// The table of military combat.
pub const MILITARY: Kind<Content, MilitaryTable, MilitaryTable, InTable> =
    table(["table of military combat", "Military combat table"], &[origin("Origin of the table of military combat")]);
/// The table of searches.
pub const SEARCH: Kind<Content, SearchTable, SearchTable, InTable> =
    table(["table of searches", "Search table"], &[origin("Origin of the table of searches")]);
/// The table of fights among characters.
pub const CHARACTER_COMBAT: Kind<Content, CharacterTable, CharacterTable, InTable> =
    table(["table of character combat", "Character combat table"], &[origin("Origin of the table of character combat")]);
/// The table of breaking off.
pub const BREAK_OFF: Kind<Content, BreakOffTable, BreakOffTable, InTable> =
    table(["table of breaking off", "Break-off table"], &[origin("Origin of the table of breaking off")]);
/// The table of squads.
pub const SQUADS: Kind<Content, SquadTable, SquadTable, InTable> =
    table(["table of squads", "Squad table"], &[origin("Origin of the table of squads")]);
/// The table of jumps.
pub const HYPERJUMP: Kind<Content, HyperjumpTable, HyperjumpTable, InTable> =
    table(["table of hyperjumps", "Hyperjump table"], &[origin("Origin of the table of hyperjumps")]);

/// The places of the cells of a table, line by line within each column.
pub(super) fn cells<T: CellTable>() -> Vec<InTable> {
    let (lines, columns) = (0..T::LINES.len(), 0..T::COLUMNS.len());
    let place = |(line, column): (usize, usize)| Some(InTable::Cell(u8::try_from(line).ok()?, u8::try_from(column).ok()?));
    columns.flat_map(|column| lines.clone().map(move |line| (line, column))).filter_map(place).collect()
}
