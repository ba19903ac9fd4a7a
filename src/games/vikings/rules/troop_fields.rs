//! The fields of a troop type, in the order of the columns of a table.

use super::character_fields::{ATTACK, DEFENSE, LEVEL, MOVEMENT, level, number, value};
use super::{Content, Edit, InTroop, Person, Place, TroopType, book};
use rules::Origin;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows, Same, holds, on_shelf};

/// The shelf that holds the troop types.
pub const TROOPS_HOME: Home<Content, TroopType, InTroop> = on_shelf!(troops: Edit::Troop, Place::Troop, InTroop::Whole, name);

/// The kind of thing "troop type", with its fields.
pub const TROOPS: Kind<Content, TroopType, TroopType, InTroop> = Kind::of(
    KindFacts {
        one: "troop type",
        heading: "Troop types",
        thing: "troop type",
        table: Some("troop-types"),
        same: Same { in_columns: &["troop"], then: None, once: true },
    },
    TROOPS_HOME,
    Rows::things(),
    FIELDS,
    |_| TroopType::default(),
)
.listed(Listed {
    name: InTroop::Name,
    new: "Troop type",
    make: |_, name| TroopType { name, ..TroopType::default() },
    copied: |_| (),
    label: |troop| troop.label().to_owned(),
    remark: |_, _, troop| format!("{} {}", troop.letters, troop.values.sound).trim_start().to_owned(),
    given: true,
    rest: "values",
})
.refuse(|troop| troop.name.trim().is_empty().then_some(("troop", "it has no name")));

type TroopField = Field<Content, TroopType, InTroop>;

const FIELDS: &[TroopField] = &[
    TroopField::new("Name", holds!(Line, name))
        .spoken("Name of the type")
        .hint("Name of the type")
        .column("troop")
        .part(InTroop::Name)
        .cites(book("1.31"))
        .required(),
    TroopField::new("Letters", holds!(Letters(4), letters))
        .hint("Jl")
        .help("What stands top right on its counters.")
        .cites(book("1.31"))
        .column("letters"),
    TroopField::new("Colour", holds!(Colour, color)).help("The ground of its counters.").column("color"),
    TroopField::new("Kind", holds!(Choice<TroopType, Person>, kind))
        .spoken("Kind of person")
        .help("What its characters are, as a rule.")
        .cites(book("4.32"))
        .column("usual_kind"),
    value!(own, "Attack", "Attack on foot", sound.attack, "attack").help(ATTACK).part(InTroop::OnFoot),
    value!(own, "Defense", "Defense on foot", sound.defense, "defense").help(DEFENSE).part(InTroop::OnFoot),
    value!(own, "Movement", "Movement on foot", sound.movement, "move").help(MOVEMENT).part(InTroop::OnFoot),
    value!(own, "Wounded attack", "Attack wounded", wounded.attack, "wounded_attack").help(ATTACK).part(InTroop::OnFoot),
    value!(own, "Wounded defense", "Defense wounded", wounded.defense, "wounded_defense").help(DEFENSE).part(InTroop::OnFoot),
    value!(own, "Wounded movement", "Movement wounded", wounded.movement, "wounded_move").help(MOVEMENT).part(InTroop::OnFoot),
    own(
        "Stunned defense",
        Holds::PerhapsNumber(
            LEVEL,
            "missing",
            |troop| troop.values.stunned.map(number),
            |troop, value| troop.values.stunned = value.map(level),
        ),
    )
    .spoken("Defense stunned")
    .help("What the gear of an ordinary one still stops.")
    .column("stunned_defense")
    .part(InTroop::OnFoot),
    value!(own, "Attack", "Attack mounted", mounted.attack, "mounted_attack").help(ATTACK).part(InTroop::Mounted),
    value!(own, "Defense", "Defense mounted", mounted.defense, "mounted_defense").help(DEFENSE).part(InTroop::Mounted),
    value!(own, "Movement", "Movement mounted", mounted.movement, "mounted_move").help(MOVEMENT).part(InTroop::Mounted),
    value!(own, "Wounded attack", "Attack mounted and wounded", mounted_wounded.attack, "mounted_wounded_attack")
        .help(ATTACK)
        .part(InTroop::Mounted),
    value!(own, "Wounded defense", "Defense mounted and wounded", mounted_wounded.defense, "mounted_wounded_defense")
        .help(DEFENSE)
        .part(InTroop::Mounted),
    value!(own, "Wounded movement", "Movement mounted and wounded", mounted_wounded.movement, "mounted_wounded_move")
        .help(MOVEMENT)
        .part(InTroop::Mounted),
    right("Armour", holds!(Switch("no"), armour)).help("Its characters wear armour.").cites(book("8.4")).column("wears_armour"),
    right("Bow", holds!(Switch("no"), bow)).help("An ordinary one carries a bow.").cites(book("2.3")).column("carries_bow"),
    right("Axe", holds!(Switch("no"), axe))
        .spoken("Right to the two-handed axe")
        .help("Those who have an axe may swing it with both hands.")
        .cites(book("3.3"))
        .column("may_swing_axe"),
    right("Berserk", holds!(Switch("no"), berserk))
        .help("In contact its characters have to attack, and may fight on in a rage.")
        .cites(book("3.1"))
        .column("berserk"),
    right("Wall of shields", holds!(Switch("no"), shield_wall))
        .help("Three or more of them in a row can close their shields.")
        .cites(book("3.2"))
        .column("shield_wall"),
    TroopField::new("Where the values come from", holds!(Choice<TroopType, Origin>, origin))
        .spoken("Origin of the values")
        .folded()
        .help("A change makes them your own; say so if you have them from elsewhere."),
];

/// A field for a value of the type. Changing it marks the type as the designer's own.
const fn own(caption: &'static str, holds: Holds<Content, TroopType>) -> TroopField {
    TroopField::new(caption, holds).cites(book("1.31, 9.1")).owns(|troop| troop.origin = Origin::Own)
}

const fn right(caption: &'static str, holds: Holds<Content, TroopType>) -> TroopField {
    TroopField::new(caption, holds).part(InTroop::Rights)
}
