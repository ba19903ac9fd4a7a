//! The fields of the missile table: its modifiers, and a row for each kind of target with a field for each face of the die.

use super::table_fields::{level, modifier};
use super::{Arrow, ArrowTarget, Content, InTable, Missiles, Place, book};
use rules::kind::{Chosen, Field, Holds, Kind, NONE, Offer, OrNone, Rows, home, lines, origin, table};
use rules::{Cells, Origin};

/// The missile table as a whole: fields for its ranges and modifiers.
pub const MISSILES: Kind<Content, Missiles, Missiles, InTable> = table(
    ["table of missiles", "Missiles"],
    Some("missile-modifiers"),
    &[
        level!(
            Missiles,
            "Short to",
            "Farthest hex of short range",
            "The farthest hex of short range, at which figures stand in the way.",
            "8.1",
            "short_to",
            short
        ),
        level!(
            Missiles,
            "Medium to",
            "Farthest hex of medium range",
            "The farthest hex of medium range.",
            "8.1",
            "medium_to",
            medium
        ),
        level!(Missiles, "Long to", "Farthest hex of long range", "The farthest hex that a bow reaches.", "8.1", "long_to", long),
        modifier!(Missiles, "Medium", "Die at medium range", "Added to the die at medium range.", "8.1", "at_medium", at_medium),
        modifier!(Missiles, "Long", "Die at long range", "Added to the die at long range.", "8.1", "at_long", at_long),
        modifier!(
            Missiles,
            "Wounded",
            "Die of a wounded shooter",
            "Added to the die of a wounded shooter.",
            "8.1",
            "shooter_wounded",
            wounded
        ),
        modifier!(
            Missiles,
            "On a boat",
            "Die of a shooter on a boat",
            "Added to the die of a shooter on a boat.",
            "8.1",
            "shooter_on_boat",
            boat
        ),
        modifier!(
            Missiles,
            "Armour",
            "Die against a target in armour",
            "Added to the die where the target wears armour.",
            "8.1",
            "target_in_armour",
            armour
        ),
        modifier!(
            Missiles,
            "Axe",
            "Die against a target with an axe in both hands",
            "Added to the die where the target swings an axe with both hands.",
            "3.3",
            "target_with_axe",
            axe
        ),
        origin("Origin of the table Missiles"),
    ],
    |table| Missiles { rows: table.rows.clone(), ..Missiles::default() },
);

/// The rows of the missile table.
pub const ARROWS: Kind<Content, Missiles, Cells<Arrow>, InTable> = Kind::of(
    lines(["target of arrows", "Missiles by target"], "table of missiles", "missiles", &["target"]),
    home(),
    Rows::Built {
        parts: |_| (0..ArrowTarget::ALL.len() as u8).map(InTable::Line).collect(),
        get: |table, part| if let InTable::Line(line) = part { table.rows.get(usize::from(line)) } else { None },
        get_mut: |table, part| if let InTable::Line(line) = part { table.rows.get_mut(usize::from(line)) } else { None },
        owns: |table| table.origin = Origin::Own,
    },
    FIELDS,
    |cells| {
        let mut blank = cells.clone();
        blank.0.iter_mut().take(Missiles::FACES).for_each(|cell| *cell = None);
        blank
    },
);

type ArrowField = Field<Content, Cells<Arrow>, InTable>;

const FIELDS: &[ArrowField] = &[
    ArrowField::new("Target", Holds::InWords(|_, place, _| target(place).map(ArrowTarget::label).unwrap_or_default()))
        .help("Who is shot at, and behind what.")
        .cites(book("8.2"))
        .column("target"),
    die::<0>("1", "Die 1", "die-1"),
    die::<1>("2", "Die 2", "die-2"),
    die::<2>("3", "Die 3", "die-3"),
    die::<3>("4", "Die 4", "die-4"),
    die::<4>("5", "Die 5", "die-5"),
    die::<5>("6+", "Die 6 and higher", "die-6"),
];

fn target(place: Place) -> Option<ArrowTarget> {
    if let Place::InTable(_, InTable::Line(line)) = place { ArrowTarget::ALL.get(usize::from(line)).copied() } else { None }
}

/// The field for the result that a row of the missile table gives for one face of the die.
const fn die<const FACE: usize>(caption: &'static str, spoken: &'static str, column: &'static str) -> ArrowField {
    ArrowField::new(caption, Holds::Choice(Die::<FACE>::CHOICE))
        .spoken(spoken)
        .help("What an arrow does at this roll, with all that is added to it.")
        .cites(book("8.2"))
        .column(column)
}

struct Die<const FACE: usize>;

impl<const FACE: usize> Die<FACE> {
    const CHOICE: &'static Chosen<Cells<Arrow>, Option<Arrow>> =
        &Chosen { get: |cells| cells.get(FACE), set: |cells, arrow| cells.set(FACE, arrow) };
}

impl OrNone for Arrow {
    const WHAT: &'static str = "a cell of the missile table";

    fn all_or_none() -> &'static [Option<Self>] {
        &[None, Some(Arrow::Miss), Some(Arrow::A), Some(Arrow::B), Some(Arrow::C), Some(Arrow::D)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "The cell is missing." },
            Some(arrow @ Arrow::Miss) => Offer { word: arrow.written(), help: "The arrow misses." },
            Some(arrow @ Arrow::A) => Offer { word: arrow.written(), help: "The target retreats, or has less movement left." },
            Some(arrow @ Arrow::B) => {
                Offer { word: arrow.written(), help: "On foot wounded; a rider is stunned and off the horse." }
            }
            Some(arrow @ Arrow::C) => Offer { word: arrow.written(), help: "On foot killed; a rider is wounded." },
            Some(arrow @ Arrow::D) => Offer { word: arrow.written(), help: "The horse is killed, the rider wounded and off it." },
        }
    }
}
