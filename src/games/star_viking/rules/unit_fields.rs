//! The fields of a type of unit, in the order of a table. Each field says which origin becomes the designer's own when the field is changed.

use super::pasted::{paste, pasted, pasted_number};
use super::{Color, Content, Edit, InUnit, Operations, Pasted, Place, Symbol, SymbolPart, Technology, UnitType, book};
use rules::kind::{Choosable, Field, Holds, Home, Kind, KindFacts, Listed, Offer, Rows, Same, holds, on_shelf};
use rules::{Citation, Origin};

/// Where a project keeps types of unit: the shelf, which is an ordered list by id, with its edits and its places.
pub const UNITS_HOME: Home<Content, UnitType, InUnit> = on_shelf!(units: Edit::Unit, Place::Unit, InUnit::Whole, name);

/// Types of unit as a kind of thing that designers edit: the catalogue, which is also the counter mix.
pub const UNITS: Kind<Content, UnitType, UnitType, InUnit> = Kind::of(
    KindFacts {
        one: "unit type",
        heading: "Unit types",
        thing: "unit type",
        table: Some("units"),
        // Types of the same colour and letters, such as the three local fortresses, are told apart by their names.
        same: Same { in_columns: &["color", "type"], then: Some("name"), once: true },
    },
    UNITS_HOME,
    Rows::things(),
    FIELDS,
    |_| UnitType::default(),
)
.listed(Listed {
    name: InUnit::Name,
    new: "Unit",
    make: |_, name| UnitType { name, ..UnitType::default() },
    copied: |_| (),
    label: |unit| format!("{} {}", unit.color, unit.label()),
    remark: |_, _, unit| unit.bottom_line(),
    given: true,
    rest: "values",
})
.new_row(|unit| {
    unit.speed = UnitType::usual_speed(&unit.letters);
    unit.symbol = Symbol::of_letters(&unit.letters);
})
.refuse(|unit| {
    let is_nameless = unit.letters.is_empty() && unit.name.is_empty();
    is_nameless.then_some(("type", "neither a type nor a name is given"))
});

type UnitField = Field<Content, UnitType, InUnit>;

const FIELDS: &[UnitField] = &[
    UnitField::new(
        "Colour",
        holds!(Choice<UnitType, _>, color),
    )
    .help("Whose counter it is.")
    .cites(book("Unit Color Codes"))
    .column("color")
    .required(),
    UnitField::new("Letters", holds!(Letters(6), letters))
        .hint("CR")
        .help("What its counter and tables call it.")
        .cites(book("Unit Type Symbols & Abbreviations"))
        .column("type"),
    UnitField::new("Name", holds!(Line, name))
        .spoken("Unit name")
        .hint("Name of the unit")
        .column("name")
        .part(InUnit::Name),
    value(
        "Technology",
        holds!(Choice<UnitType, _>, technology),
    )
    .help("The technology that builds and repairs it.")
    .column("tech"),
    value(
        "Operations code",
        holds!(Choice<UnitType, _>, operations),
    )
    .help("How it moves and where it can be placed.")
    .cites(book("Sector Operations Code"))
    .column("op"),
    number("EW", holds!(Level, ew))
        .spoken("Electronic warfare")
        .help("Sensors and decoys; a pod adds it to its carrier's.")
        .column("ew"),
    number("Attack", holds!(Level, attack))
        .help("The strength of its fire; a missile pod fires one more shot with it.")
        .column("attack"),
    number("Defense", holds!(Level, defense))
        .help("What the fire of others is measured against; a pod adds it to its carrier's.")
        .column("defense"),
    number("Sectors a phase", holds!(Level, speed))
        .spoken("Speed")
        .help("How many touching sectors it moves: one as a rule, two for air wings, none for fortresses.")
        .cites(book("Planetary Movement"))
        .shown(|_, unit| unit.operations.is_ground()),
    number("Hold", holds!(PerhapsLevel("no hold"), capacity))
        .spoken("Hold capacity")
        .hint("Holds cargo")
        .help("How much cargo it holds.")
        .column("cargo"),
    number("Cargo size", holds!(PerhapsLevel("cannot be carried"), size))
        .hint("Can be cargo")
        .help("How much room it takes as cargo.")
        .column("size"),
    number("Multi-hit", holds!(Switch("no"), multi_hit))
        .help("Simple hits only damage it; its bottom line is white.")
        .column("multihit"),
    UnitField::new("Cost", holds!(PerhapsCount("not known"), cost))
        .hint("Has a cost")
        .help("What it costs to build, in mega-credits. A unit without a cost cannot be bought.")
        .column("cost")
        .part(InUnit::Cost)
        .owns(|unit| unit.origin.cost = Origin::Own),
    UnitField::new("Counters", holds!(Count, count))
        .help("How many counters of it the game holds.")
        .column("count")
        .part(InUnit::Count)
        .owns(|unit| unit.origin.count = Origin::Own),
    UnitField::new(
        "Symbol",
        holds!(Choice<UnitType, _>, symbol),
    )
    .help("The picture on its counter.")
    .special()
    .cites(book("Unit Type Symbols & Abbreviations")),
    UnitField::new("Drawing", Holds::InWords(|_, _, unit| drawing(unit)))
        .help("The parts of a symbol of your own, which stand in the place of the other.")
        .special()
        .cites(OWN),
    UnitField::new("Picture", Holds::Picture(|unit| pasted(unit.picture.as_ref()), |unit, to| paste(&mut unit.picture, to)))
        .spoken("Counter picture")
        .cites(OWN)
        .help("A picture of your own in the place of the symbol, cut off by its field.")
        .part(InUnit::Symbol),
    UnitField::new(
        "Size %",
        pasted_number!(zoom, |unit| unit.picture),
    )
    .spoken("Counter picture size")
    .cites(OWN)
    .shown(|_, unit| unit.picture.is_some())
    .help("How large the picture is; at 100 it just covers its field.")
    .part(InUnit::Symbol),
    UnitField::new(
        "Right",
        pasted_number!(right, |unit| unit.picture),
    )
    .spoken("Counter picture right")
    .cites(OWN)
    .shown(|_, unit| unit.picture.is_some())
    .help("How far it is moved to the right, in hundredths of half the width of its field.")
    .part(InUnit::Symbol),
    UnitField::new(
        "Down",
        pasted_number!(down, |unit| unit.picture),
    )
    .spoken("Counter picture down")
    .cites(OWN)
    .shown(|_, unit| unit.picture.is_some())
    .help("How far it is moved down, in hundredths of half the height of its field.")
    .part(InUnit::Symbol),
    UnitField::new("Picture", Holds::Picture(|unit| pasted(unit.back.as_ref()), |unit, to| paste(&mut unit.back, to)))
        .spoken("Back picture")
        .cites(OWN)
        .help("A picture of your own on the back, cut off by the frame. Where one type of a side has another back than the rest, stacks tell what lies in them.")
        .part(InUnit::Back),
    UnitField::new(
        "Size %",
        pasted_number!(zoom, |unit| unit.back),
    )
    .spoken("Back picture size")
    .cites(OWN)
    .shown(|_, unit| unit.back.is_some())
    .help("How large the picture is; at 100 it just covers its field.")
    .part(InUnit::Back),
    UnitField::new(
        "Right",
        pasted_number!(right, |unit| unit.back),
    )
    .spoken("Back picture right")
    .cites(OWN)
    .shown(|_, unit| unit.back.is_some())
    .help("How far it is moved to the right, in hundredths of half the width of its field.")
    .part(InUnit::Back),
    UnitField::new(
        "Down",
        pasted_number!(down, |unit| unit.back),
    )
    .spoken("Back picture down")
    .cites(OWN)
    .shown(|_, unit| unit.back.is_some())
    .help("How far it is moved down, in hundredths of half the height of its field.")
    .part(InUnit::Back),
    origin(holds!(Choice<UnitType, _>, origin.values))
    .spoken("Origin of the values")
    .part(InUnit::Values),
    origin(holds!(Choice<UnitType, _>, origin.cost))
        .spoken("Origin of the cost")
        .part(InUnit::Cost),
    origin(holds!(Choice<UnitType, _>, origin.count))
    .spoken("Origin of the count")
    .part(InUnit::Count),
];

const OWN: Citation = Citation::Drydock("nothing in play depends on the picture of a counter");

/// The parts of a designer's own symbol, in words.
fn drawing(unit: &UnitType) -> String {
    unit.parts.iter().map(SymbolPart::words).collect::<Vec<_>>().join("; ")
}

/// A field with a value of the type. A change of the field marks the origin of the values as the designer's own.
const fn value(caption: &'static str, holds: Holds<Content, UnitType>) -> UnitField {
    UnitField::new(caption, holds)
        .cites(book("Unit Counter Definitions & Explanations"))
        .owns(|unit| unit.origin.values = Origin::Own)
}

/// A field with one of the numbers on the counter.
const fn number(caption: &'static str, holds: Holds<Content, UnitType>) -> UnitField {
    value(caption, holds).part(InUnit::Values)
}

const fn origin(holds: Holds<Content, UnitType>) -> UnitField {
    UnitField::new("Where the numbers come from", holds)
        .folded()
        .help("A change makes them your own; say so if you have them from elsewhere.")
}

impl Choosable for Color {
    const WHAT: &'static str = "a color";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Red => "The Vikings'.",
            Self::Blue => "The Federation's.",
            Self::Green => "The local defenses'.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for Technology {
    const WHAT: &'static str = "technology";

    fn all() -> &'static [Self] {
        Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "Which systems build and repair it." }
    }
}

impl Choosable for Operations {
    const WHAT: &'static str = "an operations code";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: self.says() }
    }
}

impl Choosable for Symbol {
    const WHAT: &'static str = "a symbol";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}
