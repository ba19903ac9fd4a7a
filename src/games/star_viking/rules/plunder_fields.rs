//! The fields of the plunder table: one row for each wealth code, with a field for each face of the die.

use super::{Cells, Content, InTable, MeanPlunder, Place, PlunderTable, Wealth, Yield, book};
use rules::kind::{Field, Holds, Kind, Rows, home, lines, origin, table};
use rules::{Level, Origin};

/// The plunder table as a whole, as a kind of thing that designers edit.
pub const PLUNDER_TABLE: Kind<Content, PlunderTable, PlunderTable, InTable> =
    table(["plunder table", "Plunder table"], None, &[origin("Origin of the table Plunder")], |table| PlunderTable {
        rows: table.rows.clone(),
        ..PlunderTable::default()
    });

/// The lines of the plunder table as a kind of thing that designers edit.
pub const PLUNDER: Kind<Content, PlunderTable, Cells<Yield>, InTable> = Kind::of(
    lines(["wealth code", "Plunder"], "plunder table", "plunder", &["code"]),
    home(),
    Rows::Built {
        parts: |_| Wealth::ALL.iter().copied().map(InTable::Code).collect(),
        get: |table, part| if let InTable::Code(wealth) = part { Some(table.row(wealth)) } else { None },
        get_mut: |table, part| if let InTable::Code(wealth) = part { Some(&mut table.rows[wealth as usize]) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    FIELDS,
    undescribed,
);

type PlunderField = Field<Content, Cells<Yield>, InTable>;

const FIELDS: &[PlunderField] = &[
    told("Code", Holds::InWords(|_, place, _| code(place).map(|wealth| wealth.to_string()).unwrap_or_default()))
        .help("The wealth code of the sector.")
        .column("code"),
    die::<0>("1", "Die 1", "die-1"),
    die::<1>("2", "Die 2", "die-2"),
    die::<2>("3", "Die 3", "die-3"),
    die::<3>("4", "Die 4", "die-4"),
    die::<4>("5", "Die 5", "die-5"),
    die::<5>("6", "Die 6", "die-6"),
    told("Average", Holds::InWords(|content, place, _| average(content, place).unwrap_or_else(|| "a cell is missing".into())))
        .help("What the code yields on average, in mega-credits."),
];

const fn told(caption: &'static str, holds: Holds<Content, Cells<Yield>>) -> PlunderField {
    PlunderField::new(caption, holds).cites(book("Plunder Procedure"))
}

/// The field that holds the yield for the face `FACE` of the die.
const fn die<const FACE: usize>(caption: &'static str, spoken: &'static str, column: &'static str) -> PlunderField {
    let get = |cells: &Cells<Yield>| cells.get(FACE).map(|amount| amount.0.get().into());
    let set = |cells: &mut Cells<Yield>, amount: Option<i64>| {
        cells.set(FACE, amount.map(|amount| Yield(Level::clamped(u32::try_from(amount).unwrap_or_default()))));
    };
    told(caption, Holds::PerhapsNumber((Yield::WHAT, 0, Level::MAX.get() as i64), "missing", get, set))
        .spoken(spoken)
        .help("What the sector yields at this roll, in mega-credits.")
        .column(column)
}

fn code(place: Place) -> Option<Wealth> {
    if let Place::InTable(_, InTable::Code(wealth)) = place { Some(wealth) } else { None }
}

fn average(content: &Content, place: Place) -> Option<String> {
    MeanPlunder::of_code(code(place)?, &content.tables.plunder).map(|mean| mean.to_string())
}

/// The part of a line that no field shows, namely cells beyond the faces of the die. A file can hold such cells, but they mean nothing.
fn undescribed(cells: &Cells<Yield>) -> Cells<Yield> {
    let mut blank = cells.clone();
    blank.0.iter_mut().take(PlunderTable::FACES).for_each(|cell| *cell = None);
    blank
}
