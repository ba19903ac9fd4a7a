//! The fields of the combat tables. A table has a row for each odds ratio, and a row has a field for each face of the die.

use super::{Blow, CombatTable, Content, FootTable, InTable, Place, RiderTable, book};
use rules::kind::{Chosen, Field, Holds, Kind, NONE, Offer, OneTable, OrNone, Rows, home, lines, origin, table};
use rules::{Cells, Origin};

/// The combat table for defenders on foot as a whole, with the field for its source.
pub const FOOT_TABLE: Kind<Content, FootTable, FootTable, InTable> =
    table(["combat table on foot", "Combat table on foot"], None, &[origin("Origin of the table Combat on foot")], |table| {
        FootTable(CombatTable { rows: table.0.rows.clone(), ..CombatTable::default() })
    });

/// The combat table for mounted defenders as a whole, with the field for its source.
pub const RIDER_TABLE: Kind<Content, RiderTable, RiderTable, InTable> = table(
    ["combat table against riders", "Combat table against riders"],
    None,
    &[origin("Origin of the table Combat against riders")],
    |table| RiderTable(CombatTable { rows: table.0.rows.clone(), ..CombatTable::default() }),
);

/// Implemented by both combat tables, so that one set of functions reads and changes the rows of either.
trait Blows: OneTable {
    /// The combat table itself, with its rows.
    fn blows(&self) -> &CombatTable;
    /// The combat table itself, for changing its rows.
    fn blows_mut(&mut self) -> &mut CombatTable;
}

impl Blows for FootTable {
    fn blows(&self) -> &CombatTable {
        &self.0
    }

    fn blows_mut(&mut self) -> &mut CombatTable {
        &mut self.0
    }
}

impl Blows for RiderTable {
    fn blows(&self) -> &CombatTable {
        &self.0
    }

    fn blows_mut(&mut self) -> &mut CombatTable {
        &mut self.0
    }
}

const fn rows<T: Blows>() -> Rows<T, Cells<Blow>, InTable> {
    Rows::Built {
        parts: |_| (0..CombatTable::ODDS as u8).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.blows().rows.get(usize::from(line)) } else { None },
        get_mut: |table, part| {
            if let InTable::Line(line) = part { table.blows_mut().rows.get_mut(usize::from(line)) } else { None }
        },
        owns: |table| table.set_origin(Origin::Own),
    }
}

/// The rows of the combat table for defenders on foot.
pub const ON_FOOT: Kind<Content, FootTable, Cells<Blow>, InTable> = Kind::of(
    lines(["odds on foot", "Combat on foot"], "combat table on foot", "combat-on-foot", &["odds_on_foot"]),
    home(),
    rows(),
    &[
        odds("8.8").column("odds_on_foot"),
        die::<0>("1", "Die 1", "die-1").cites(book("8.8")),
        die::<1>("2", "Die 2", "die-2").cites(book("8.8")),
        die::<2>("3", "Die 3", "die-3").cites(book("8.8")),
        die::<3>("4", "Die 4", "die-4").cites(book("8.8")),
        die::<4>("5", "Die 5", "die-5").cites(book("8.8")),
        die::<5>("6", "Die 6", "die-6").cites(book("8.8")),
        die::<6>("7", "Die 7", "die-7").cites(book("8.8")),
        die::<7>("8", "Die 8", "die-8").cites(book("8.8")),
        die::<8>("9", "Die 9", "die-9").cites(book("8.8")),
        die::<9>("10", "Die 10", "die-10").cites(book("8.8")),
    ],
    undescribed,
);

/// The rows of the combat table for mounted defenders.
pub const AGAINST_RIDERS: Kind<Content, RiderTable, Cells<Blow>, InTable> = Kind::of(
    lines(
        ["odds against riders", "Combat against riders"],
        "combat table against riders",
        "combat-against-riders",
        &["odds_against_riders"],
    ),
    home(),
    rows(),
    &[
        odds("8.7").column("odds_against_riders"),
        die::<0>("1", "Die 1", "die-1").cites(book("8.7")),
        die::<1>("2", "Die 2", "die-2").cites(book("8.7")),
        die::<2>("3", "Die 3", "die-3").cites(book("8.7")),
        die::<3>("4", "Die 4", "die-4").cites(book("8.7")),
        die::<4>("5", "Die 5", "die-5").cites(book("8.7")),
        die::<5>("6", "Die 6", "die-6").cites(book("8.7")),
        die::<6>("7", "Die 7", "die-7").cites(book("8.7")),
        die::<7>("8", "Die 8", "die-8").cites(book("8.7")),
        die::<8>("9", "Die 9", "die-9").cites(book("8.7")),
        die::<9>("10", "Die 10", "die-10").cites(book("8.7")),
    ],
    undescribed,
);

type BlowField = Field<Content, Cells<Blow>, InTable>;

const fn odds(section: &'static str) -> BlowField {
    let called = |_: &Content, place: Place, _: &Cells<Blow>| match place {
        Place::InTable(_, InTable::Line(line)) => CombatTable::heading(usize::from(line) + 1),
        _ => String::new(),
    };
    BlowField::new("Odds", Holds::InWords(called))
        .help("Attack against defense, rounded in favour of the defender.")
        .cites(book(section))
}

/// The field for the result that a row of a combat table gives for one face of the die.
const fn die<const FACE: usize>(caption: &'static str, spoken: &'static str, column: &'static str) -> BlowField {
    BlowField::new(caption, Holds::Choice(Die::<FACE>::CHOICE))
        .spoken(spoken)
        .help("What a blow does at this roll; the 0 of the die counts as 10.")
        .column(column)
}

struct Die<const FACE: usize>;

impl<const FACE: usize> Die<FACE> {
    const CHOICE: &'static Chosen<Cells<Blow>, Option<Blow>> =
        &Chosen { get: |cells| cells.get(FACE), set: |cells, blow| cells.set(FACE, blow) };
}

impl OrNone for Blow {
    const WHAT: &'static str = "a cell of a combat table";

    fn all_or_none() -> &'static [Option<Self>] {
        &[
            None,
            Some(Blow::Nothing),
            Some(Blow::A),
            Some(Blow::B),
            Some(Blow::C),
            Some(Blow::D),
            Some(Blow::E),
            Some(Blow::F),
            Some(Blow::G),
            Some(Blow::H),
        ]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "The cell is missing." },
            Some(blow) => Offer { word: blow.written(), help: blow.says(true) },
        }
    }
}

/// A copy of a row without the results of the ten faces. Only surplus cells are left, which a file may have after the tenth; they mean nothing.
fn undescribed(cells: &Cells<Blow>) -> Cells<Blow> {
    let mut blank = cells.clone();
    blank.0.iter_mut().take(CombatTable::FACES).for_each(|cell| *cell = None);
    blank
}
