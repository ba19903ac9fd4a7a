//! The fields of the tables. A project always has exactly one table of each kind. Each cell of a table is shown as a row of its own, named by the
//! headings of its line and its column.

use super::tables::{BreakOffTable, CellTable, CharacterTable, MilitaryTable};
use super::{
    Content, DetectionTable, Edit, HyperjumpTable, InTable, Markers, Place, PointTable, SearchTable, SquadTable, Table, Tables,
    book,
};
use rules::kind::{Kind, OneTable, Same, origin, table, tables};

tables! { Content, Tables, Table, InTable, Edit, Place:
    DetectionTable, Detection, detection, origin;
    MilitaryTable, Military, military, origin;
    SearchTable, Search, search, origin;
    CharacterTable, Characters, characters, origin;
    BreakOffTable, BreakOff, break_off, origin;
    SquadTable, Squads, squads, origin;
    HyperjumpTable, Hyperjump, hyperjump, origin;
    PointTable, Points, points, origin;
    Markers, Markers, markers, origin;
}

/// The columns by which an import would recognise a row of a table of cells. There are none, because these tables are not exchanged: a spreadsheet
/// would read 3/1 as a date.
pub(super) const NOTHING_THE_SAME: Same = Same { in_columns: &[], then: None, once: false };

/// Makes the kind for a whole table, whose only field is its origin. The fields of its cells belong to other kinds.
macro_rules! cells_alone {
    ($type:ident, $name:literal, $heading:literal, $origin:literal) => {
        table([$name, $heading], None, &[origin::<$type>($origin).cites(book($type::TABLE.case()))], |table| $type {
            rows: table.rows.clone(),
            ..$type::default()
        })
    };
}

/// The table of detection.
pub const DETECTION: Kind<Content, DetectionTable, DetectionTable, InTable> =
    cells_alone!(DetectionTable, "table of detection", "Detection table", "Origin of the table of detection");
/// The table of military combat.
pub const MILITARY: Kind<Content, MilitaryTable, MilitaryTable, InTable> =
    cells_alone!(MilitaryTable, "table of military combat", "Military combat table", "Origin of the table of military combat");
/// The table of searches.
pub const SEARCH: Kind<Content, SearchTable, SearchTable, InTable> =
    cells_alone!(SearchTable, "table of searches", "Search table", "Origin of the table of searches");
/// The table of fights among characters.
pub const CHARACTER_COMBAT: Kind<Content, CharacterTable, CharacterTable, InTable> = cells_alone!(
    CharacterTable,
    "table of character combat",
    "Character combat table",
    "Origin of the table of character combat"
);
/// The table of breaking off.
pub const BREAK_OFF: Kind<Content, BreakOffTable, BreakOffTable, InTable> =
    cells_alone!(BreakOffTable, "table of breaking off", "Break-off table", "Origin of the table of breaking off");
/// The table of squads.
pub const SQUADS: Kind<Content, SquadTable, SquadTable, InTable> =
    cells_alone!(SquadTable, "table of squads", "Squad table", "Origin of the table of squads");
/// The table of hyperjumps.
pub const HYPERJUMP: Kind<Content, HyperjumpTable, HyperjumpTable, InTable> =
    cells_alone!(HyperjumpTable, "table of hyperjumps", "Hyperjump table", "Origin of the table of hyperjumps");

/// The places of all cells of a table, column by column.
pub(super) fn cells<T: CellTable>() -> Vec<InTable> {
    let (lines, columns) = (0..T::LINES.len(), 0..T::COLUMNS.len());
    let place = |(line, column): (usize, usize)| Some(InTable::Cell(u8::try_from(line).ok()?, u8::try_from(column).ok()?));
    columns.flat_map(|column| lines.clone().map(move |line| (line, column))).filter_map(place).collect()
}
