//! The fields of the cells of tables, with one row for each cell, and the fields of the rows of the table of squads.

use super::table_fields::{NOTHING_THE_SAME, cells};
use super::tables::{BreakOffTable, CellTable, CharacterTable, Detection, Faces, Jump, Losses, MilitaryTable, Wounds};
use super::{Content, DetectionTable, HyperjumpTable, InTable, Place, SearchTable, Squad, SquadTable, book};
use rules::kind::{Chosen, Field, Holds, Kind, KindFacts, NONE, Offer, OneTable, OrNone, Rows, holds, home};
use rules::{Level, Origin};

/// One cell of a table, shown as a row of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled<C> {
    /// The value of the cell; `None` if the table has no value there.
    pub cell: Option<C>,
}

type CellField<C> = Field<Content, Filled<C>, InTable>;

/// Makes the kind whose rows are the cells of a table. `one` is the word for one cell, and `heading` the heading of the list.
const fn of<T: OneTable<Of = Content> + CellTable>(
    [one, heading]: [&'static str; 2],
    thing: &'static str,
    fields: &'static [CellField<T::Cell>],
) -> Kind<Content, T, Filled<T::Cell>, InTable> {
    Kind::of(
        KindFacts { one, heading, thing, table: None, same: NOTHING_THE_SAME },
        home(),
        Rows::Viewed {
            parts: |_| cells::<T>(),
            get: |table, part| {
                let InTable::Cell(line, column) = part else { return None };
                let (line, column) = (usize::from(line), usize::from(column));
                let is_cell = line < T::LINES.len() && column < T::COLUMNS.len();
                is_cell.then(|| Filled { cell: table.cell(line, column) })
            },
            set: |table, part, row| {
                if let InTable::Cell(line, column) = part {
                    table.set_cell(line.into(), column.into(), row.cell);
                }
            },
            owns: |table| table.set_origin(Origin::Own),
        },
        fields,
        |_| Filled { cell: None },
    )
}

/// A read-only field that names a cell by the headings of its column and its line.
const fn called<T: OneTable<Of = Content> + CellTable>() -> CellField<T::Cell> {
    let name = |_: &Content, place: Place, _: &Filled<T::Cell>| {
        let Place::Table(_, InTable::Cell(line, column)) = place else { return String::new() };
        let head = |heads: &[&'static str], at: u8| heads.get(usize::from(at)).copied().unwrap_or_default();
        let line = head(T::LINES, line);
        let die = if line.len() == 1 { "die " } else { "" };
        format!("{}, {die}{line}", head(T::COLUMNS, column))
    };
    Field::new("Cell", Holds::InWords(name)).cites(book(T::TABLE.case())).special()
}

/// The cells of the table of detection.
pub const DETECTION_CELLS: Kind<Content, DetectionTable, Filled<Detection>, InTable> = of(
    ["cell of detection", "Cells of detection"],
    "table of detection",
    &[
        called::<DetectionTable>(),
        CellField::new(
            "Result",
            Holds::Choice(&Chosen::<Filled<Detection>, _> { get: |row| row.cell, set: |row, cell| row.cell = cell }),
        )
        .help("What a base does to a ship of this evasion at this die."),
    ],
);

/// The cells of the table of military combat.
pub const MILITARY_CELLS: Kind<Content, MilitaryTable, Filled<Losses>, InTable> = of(
    ["cell of military combat", "Cells of military combat"],
    "table of military combat",
    &[
        called::<MilitaryTable>(),
        perhaps::<Losses>(
            "Attacker",
            |row| row.cell.map(|cell| i64::from(cell.attacker.get())),
            |row, lost| {
                row.cell = lost.map(|lost| Losses { attacker: level(lost), ..row.cell.unwrap_or_default() });
            },
        )
        .spoken("Loss of the attacker")
        .help("What the attacker loses at this die."),
        perhaps::<Losses>(
            "Defender",
            |row| row.cell.map(|cell| i64::from(cell.defender.get())),
            |row, lost| {
                row.cell = lost.map(|lost| Losses { defender: level(lost), ..row.cell.unwrap_or_default() });
            },
        )
        .spoken("Loss of the defender")
        .help("What the defender loses at this die."),
    ],
);

/// The cells of the table of character combat.
pub const CHARACTER_CELLS: Kind<Content, CharacterTable, Filled<Wounds>, InTable> = of(
    ["cell of character combat", "Cells of character combat"],
    "table of character combat",
    &[
        called::<CharacterTable>(),
        perhaps::<Wounds>(
            "Attacker",
            |row| row.cell.map(|cell| i64::from(cell.attacker.get())),
            |row, wounds| {
                row.cell = wounds.map(|wounds| Wounds { attacker: level(wounds), ..row.cell.unwrap_or_default() });
            },
        )
        .spoken("Wounds of the attacker")
        .help("The wounds of the attacker at this die."),
        captured(
            "Attacker captured",
            |row| row.cell.is_some_and(|cell| cell.attacker_star),
            |row, on| {
                if let Some(cell) = &mut row.cell {
                    cell.attacker_star = on;
                }
            },
        ),
        perhaps::<Wounds>(
            "Defender",
            |row| row.cell.map(|cell| i64::from(cell.defender.get())),
            |row, wounds| {
                row.cell = wounds.map(|wounds| Wounds { defender: level(wounds), ..row.cell.unwrap_or_default() });
            },
        )
        .spoken("Wounds of the defender")
        .help("The wounds of the defender at this die."),
        captured(
            "Defender captured",
            |row| row.cell.is_some_and(|cell| cell.defender_star),
            |row, on| {
                if let Some(cell) = &mut row.cell {
                    cell.defender_star = on;
                }
            },
        ),
    ],
);

/// A field for a number in a cell. The number may be missing.
const fn perhaps<C>(
    caption: &'static str,
    get: fn(&Filled<C>) -> Option<i64>,
    set: fn(&mut Filled<C>, Option<i64>),
) -> CellField<C> {
    Field::new(caption, Holds::PerhapsNumber((Level::WHAT, 0, Level::MAX.get() as i64), "missing", get, set))
}

fn level(number: i64) -> Level {
    Level::clamped(u32::try_from(number).unwrap_or_default())
}

/// The cells of the table of searches.
pub const SEARCH_CELLS: Kind<Content, SearchTable, Filled<Faces>, InTable> =
    of(["cell of searches", "Cells of searches"], "table of searches", &[called::<SearchTable>(), FACES]);

/// The cells of the table for breaking off.
pub const BREAK_OFF_CELLS: Kind<Content, BreakOffTable, Filled<Faces>, InTable> =
    of(["cell of breaking off", "Cells of breaking off"], "table of breaking off", &[called::<BreakOffTable>(), FACES]);

/// The field for the highest face of the die at which the attempt succeeds.
const FACES: CellField<Faces> = CellField::<Faces>::new(
    "Up to",
    Holds::PerhapsNumber(
        (Faces::WHAT, 0, Faces::MOST as i64),
        "missing",
        |row: &Filled<Faces>| row.cell.map(|faces| i64::from(faces.get())),
        |row, faces| row.cell = faces.map(|faces| Faces::up_to(u8::try_from(faces).unwrap_or_default())),
    ),
)
.spoken("Up to this face of the die")
.help("It succeeds at this face of the die and every lower one; 0 for never.");

/// The cells of the table of hyperjumps.
pub const HYPERJUMP_CELLS: Kind<Content, HyperjumpTable, Filled<Jump>, InTable> = of(
    ["total of hyperjumps", "Totals of hyperjumps"],
    "table of hyperjumps",
    &[
        called::<HyperjumpTable>(),
        CellField::new(
            "Ends",
            Holds::Choice(&Chosen::<Filled<Jump>, _> { get: |row| row.cell, set: |row, cell| row.cell = cell }),
        )
        .folded()
        .help("Where a jump of this total ends, and what it costs."),
    ],
);

/// The rows of the table of squads.
pub const SQUAD_ROWS: Kind<Content, SquadTable, Squad, InTable> = Kind::of(
    KindFacts { one: "squad", heading: "Squads", thing: "table of squads", table: None, same: NOTHING_THE_SAME },
    home(),
    Rows::Built {
        parts: |table| (0..).take(table.rows.len()).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.rows.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.rows.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    &[
        squad("Strength", holds!(Level, strength))
            .spoken("Strength from")
            .help("The least strength of the units that send it; it counts up to the next row."),
        squad("Combat", holds!(Level, combat)),
        squad("Endurance", holds!(Level, endurance)),
    ],
    |_| Squad::default(),
);

const fn squad(caption: &'static str, holds: Holds<Content, Squad>) -> Field<Content, Squad, InTable> {
    Field::new(caption, holds).cites(book("12.16"))
}

/// The switch that says whether a result captures a character; it is off if the cell is empty.
const fn captured(
    caption: &'static str,
    get: fn(&Filled<Wounds>) -> bool,
    set: fn(&mut Filled<Wounds>, bool),
) -> CellField<Wounds> {
    CellField::new(caption, Holds::Switch("no", get, set))
        .help("Whether a star stands at this number: in capture combat it captures one of the defenders (12.8).")
}

impl OrNone for Detection {
    const WHAT: &'static str = "a result of detection";

    fn all_or_none() -> &'static [Option<Self>] {
        use Detection::{Damaged, Detected, DetectedStarred, Eliminated, EliminatedStarred, Undetected};
        &[None, Some(Undetected), Some(Detected), Some(DetectedStarred), Some(Damaged), Some(Eliminated), Some(EliminatedStarred)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        let Some(result) = chosen else { return Offer { word: NONE, help: "The cell is missing." } };
        let help = match result {
            Detection::Undetected => "The ship is not seen.",
            Detection::Detected => "It is detected.",
            Detection::DetectedStarred => "It is detected, which another rule looks at.",
            Detection::Damaged => "It is detected and damaged.",
            Detection::Eliminated => "It is eliminated.",
            Detection::EliminatedStarred => "It is eliminated, which another rule looks at.",
        };
        Offer { word: result.written(), help }
    }
}

impl OrNone for Jump {
    const WHAT: &'static str = "an end of a jump";

    fn all_or_none() -> &'static [Option<Self>] {
        const ALL: [Option<Jump>; Jump::ALL.len() + 1] = {
            let mut all = [None; Jump::ALL.len() + 1];
            let mut at = 0;
            while at < Jump::ALL.len() {
                all[at + 1] = Some(Jump::ALL[at]);
                at += 1;
            }
            all
        };
        &ALL
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        chosen.map_or(Offer { word: NONE, help: "The cell is missing." }, |jump| Offer { word: jump.written(), help: "" })
    }
}
