//! The fields of the combat table: one row for each differential, with a field for each total of two dice.

use super::{Cells, CombatColumn, CombatTable, Content, InTable, Modifier, Shot, book};
use rules::Origin;
use rules::kind::{Chosen, Field, Holds, Kind, NONE, Offer, OrNone, Rows, Value, home, lines, number, origin, table};

/// The combat table as a whole, as a kind of thing that designers edit: its lowest differential and its number of columns.
pub const COMBAT_TABLE: Kind<Content, CombatTable, CombatTable, InTable> = table(
    ["combat table", "Combat table"],
    None,
    &[
        told(
            "Begins at",
            Holds::Number(
                Modifier::WHAT,
                -(Modifier::MOST as i64),
                Modifier::MOST as i64,
                |table| table.lowest.get().into(),
                |table, lowest| table.lowest = Modifier::clamped(i32::try_from(lowest).unwrap_or_default()),
            ),
        )
        .spoken("Differential of the first column")
        .help("The differential of the first column, which counts for every lower one too."),
        told(
            "Columns",
            Holds::Number(
                "a number of columns",
                0,
                Cells::<Shot>::MOST as i64,
                |table| i64::try_from(table.columns()).unwrap_or(i64::MAX),
                |table, columns| {
                    let columns = usize::try_from(columns).unwrap_or_default();
                    if columns != table.columns() {
                        table.set_columns(columns);
                    }
                },
            ),
        )
        .help("How many there are, one for each differential; those that are cut off are at the high end."),
        origin("Origin of the table Combat"),
    ],
    |table| CombatTable { rows: table.rows.clone(), ..CombatTable::default() },
);

const fn told(caption: &'static str, holds: Holds<Content, CombatTable>) -> Field<Content, CombatTable, InTable> {
    number(caption, holds).cites(book("Combat Resolution"))
}

/// The columns of the combat table as a kind of thing that designers edit.
pub const COMBAT: Kind<Content, CombatTable, CombatColumn, InTable> = Kind::of(
    lines(["differential", "Combat"], "combat table", "combat", &["differential"]),
    home(),
    Rows::Viewed {
        parts: |table| (0..).take(table.columns()).map(InTable::Differential).collect(),
        get: |table, part| {
            let InTable::Differential(column) = part else { return None };
            table.column_at(column.into())
        },
        set: |table, part, column| {
            if let InTable::Differential(at) = part {
                table.set_shots(at.into(), column.shots);
            }
        },
        owns: |table| table.origin = Origin::Own,
    },
    FIELDS,
    |column| CombatColumn { shots: [None; 11], ..column.clone() },
);

type CombatField = Field<Content, CombatColumn, InTable>;

const FIELDS: &[CombatField] = &[
    CombatField::new("Differential", Holds::InWords(|_, _, column| column.heading.clone()))
        .help("What the firer has more than their target. The first counts for every lower one too, and the last for every higher one.")
        .cites(book("Combat Resolution")),
    CombatField::new("Number", Holds::WorkedOut(|_, _, column| Value::Number(column.differential.into())))
        .help("The differential as a bare number, by which a table names the row.")
        .column("differential"),
    roll::<0>("2", "Roll 2", "roll-2"),
    roll::<1>("3", "Roll 3", "roll-3"),
    roll::<2>("4", "Roll 4", "roll-4"),
    roll::<3>("5", "Roll 5", "roll-5"),
    roll::<4>("6", "Roll 6", "roll-6"),
    roll::<5>("7", "Roll 7", "roll-7"),
    roll::<6>("8", "Roll 8", "roll-8"),
    roll::<7>("9", "Roll 9", "roll-9"),
    roll::<8>("10", "Roll 10", "roll-10"),
    roll::<9>("11", "Roll 11", "roll-11"),
    roll::<10>("12", "Roll 12", "roll-12"),
    CombatField::new(
        "Hits in 36",
        Holds::WorkedOut(|_, _, column| column.hits.map_or(Value::Nothing, |hits| Value::Number(hits.into()))),
    )
    .help("In how many of the 36 falls of two dice it hits."),
];

/// The field that holds the result of a shot when two dice show the total `ROW`.
const fn roll<const ROW: usize>(caption: &'static str, spoken: &'static str, column: &'static str) -> CombatField {
    CombatField::new(caption, Holds::Choice(Roll::<ROW>::CHOICE))
        .spoken(spoken)
        .help("What a shot does at this total of two dice: -- a miss, H a hit, CH a critical hit.")
        .cites(book("Combat Resolution"))
        .column(column)
}

struct Roll<const ROW: usize>;

impl<const ROW: usize> Roll<ROW> {
    const CHOICE: &'static Chosen<CombatColumn, Option<Shot>> =
        &Chosen { get: |column| column.shots[ROW], set: |column, shot| column.shots[ROW] = shot };
}

impl OrNone for Shot {
    const WHAT: &'static str = "a cell of the combat table";

    fn all_or_none() -> &'static [Option<Self>] {
        &[None, Some(Shot::Miss), Some(Shot::Hit), Some(Shot::Critical)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "The cell is missing." },
            Some(shot @ Shot::Miss) => Offer { word: shot.written(), help: "A miss." },
            Some(shot @ Shot::Hit) => Offer { word: shot.written(), help: "A hit." },
            Some(shot @ Shot::Critical) => Offer { word: shot.written(), help: "A critical hit." },
        }
    }
}
