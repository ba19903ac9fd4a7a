//! The fields of a character, in the order of the columns of a table.

use super::{Character, Content, Edit, InCharacter, Person, Place, TroopType, book};
use rules::kind::{Bounds, Field, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, Value, holds, on_shelf};
use rules::{Change, Id, Level, Origin};

/// The shelf that holds the characters.
pub const CHARACTERS_HOME: Home<Content, Character, InCharacter> =
    on_shelf!(characters: Edit::Character, Place::Character, InCharacter::Whole, name);

/// The kind of thing "character", with its fields.
pub const CHARACTERS: Kind<Content, Character, Character, InCharacter> = Kind::of(
    KindFacts {
        one: "character",
        heading: "Characters",
        thing: "character",
        table: Some("characters"),
        same: Same { in_columns: &["name"], then: Some("people"), once: true },
    },
    CHARACTERS_HOME,
    Rows::things(),
    FIELDS,
    |_| Character::default(),
)
.listed(Listed {
    name: InCharacter::Name,
    new: "Character",
    make: |content, name| {
        // A new character belongs to the same people as the last one.
        let people = content.peoples().last().copied().unwrap_or_default().to_owned();
        Character { name, people, ..Character::default() }
    },
    copied: |_| (),
    label: |character| character.label().to_owned(),
    remark: |content, _, character| {
        let letters = content.troop_of(character).map_or("", |troop| troop.letters.as_str());
        format!("{letters} {}", character.values.at_start()).trim_start().to_owned()
    },
    given: false,
    rest: "values",
})
.refuse(|character| character.name.trim().is_empty().then_some(("name", "it has no name")));

type CharacterField = Field<Content, Character, InCharacter>;

/// The bounds of a value on a counter, with its name in messages.
pub const LEVEL: Bounds = (Level::WHAT, 0, Level::MAX.get() as i64);

/// The number that a level stands for.
pub fn number(level: Level) -> i64 {
    level.get().into()
}

/// The level for a number. The caller has already kept the number within the bounds.
pub fn level(number: i64) -> Level {
    Level::clamped(u32::try_from(number).unwrap_or_default())
}

/// Makes a field for one value of one state, such as the attack value of the wounded state.
macro_rules! value {
    ($make:ident, $caption:literal, $spoken:literal, $state:ident . $value:ident, $column:literal) => {
        $make(
            $caption,
            Holds::PerhapsNumber(
                LEVEL,
                "missing",
                |row| row.values.$state.$value.map(number),
                |row, value| row.values.$state.$value = value.map(level),
            ),
        )
        .spoken($spoken)
        .column($column)
    };
}
pub(super) use value;

const FIELDS: &[CharacterField] = &[
    CharacterField::new("Name", holds!(Line, name))
        .spoken("Name of the character")
        .hint("Name of the character")
        .column("name")
        .part(InCharacter::Name)
        .cites(book("1.31"))
        .required(),
    CharacterField::new("People", holds!(Line, people))
        .hint("Vikings")
        .help("The people that the character belongs to. Those of every other people can be enemies.")
        .column("people"),
    CharacterField::new(
        "Type",
        Holds::Link(TROOP, |character| character.troop.map(Id::number), |character, id| character.troop = id.map(Id::new)),
    )
    .spoken("Troop type")
    .help("The troop type, whose letters and colour the counters bear. A character without values is given those of an ordinary one.")
    .cites(book("1.31"))
    .column("type")
    .follow(|content, _, character| {
        if let Some(troop) = content.troop_of(character).cloned() {
            character.become_one_of(&troop);
        }
        Ok(())
    }),
    CharacterField::new(
        "Kind",
        holds!(Choice<Character, Person>, kind),
    )
    .spoken("Kind of person")
    .help("Who rows what, and who throws and cuts worse.")
    .cites(book("4.32"))
    .column("kind"),
    value!(own, "Attack", "Attack on foot", sound.attack, "attack").help(ATTACK).part(InCharacter::Sound),
    value!(own, "Defense", "Defense on foot", sound.defense, "defense").help(DEFENSE).part(InCharacter::Sound),
    value!(own, "Movement", "Movement on foot", sound.movement, "move").help(MOVEMENT).part(InCharacter::Sound),
    value!(own, "Wounded attack", "Attack wounded", wounded.attack, "wounded_attack").help(ATTACK).part(InCharacter::Wounded),
    value!(own, "Wounded defense", "Defense wounded", wounded.defense, "wounded_defense").help(DEFENSE).part(InCharacter::Wounded),
    value!(own, "Wounded movement", "Movement wounded", wounded.movement, "wounded_move").help(MOVEMENT).part(InCharacter::Wounded),
    own(
        "Stunned defense",
        Holds::PerhapsNumber(
            LEVEL,
            "missing",
            |character| character.values.stunned.map(number),
            |character, value| character.values.stunned = value.map(level),
        ),
    )
    .spoken("Defense stunned")
    .help("What the gear still stops. A stunned character neither moves nor attacks.")
    .column("stunned_defense")
    .part(InCharacter::Stunned),
    value!(own, "Mounted attack", "Attack mounted", mounted.attack, "mounted_attack").help(ATTACK).part(InCharacter::Mounted),
    value!(own, "Mounted defense", "Defense mounted", mounted.defense, "mounted_defense").help(DEFENSE).part(InCharacter::Mounted),
    value!(own, "Mounted movement", "Movement mounted", mounted.movement, "mounted_move").help(MOVEMENT).part(InCharacter::Mounted),
    value!(own, "Mounted, wounded attack", "Attack mounted and wounded", mounted_wounded.attack, "mounted_wounded_attack")
        .help(ATTACK)
        .part(InCharacter::MountedWounded),
    value!(own, "Mounted, wounded defense", "Defense mounted and wounded", mounted_wounded.defense, "mounted_wounded_defense")
        .help(DEFENSE)
        .part(InCharacter::MountedWounded),
    value!(own, "Mounted, wounded movement", "Movement mounted and wounded", mounted_wounded.movement, "mounted_wounded_move")
        .help(MOVEMENT)
        .part(InCharacter::MountedWounded),
    CharacterField::new("Armour", holds!(Switch("no"), armour))
        .help("Arrows and blows do less to its wearer, who drowns in deep water.")
        .cites(book("8.4"))
        .column("armour")
        .part(InCharacter::Arms),
    CharacterField::new("Bow", holds!(Switch("no"), bow))
        .help("An archer shoots once in each phase in which archers may.")
        .cites(book("2.3"))
        .column("bow")
        .part(InCharacter::Arms),
    CharacterField::new("Axe", holds!(Switch("no"), axe))
        .spoken("Two-handed axe")
        .help("On foot and sound one can double the attack with it, at the price of a worse defense.")
        .cites(book("3.3"))
        .column("axe")
        .part(InCharacter::Arms),
    CharacterField::new("Points", Holds::WorkedOut(|content, _, character| Value::from(content.worth(character))))
        .help("What the character is worth by the table of points. The book prices nothing.")
        .column("points")
        .special(),
    CharacterField::new(
        "Where the values come from",
        holds!(Choice<Character, Origin>, origin),
    )
    .spoken("Origin of the values")
    .folded()
    .help("A change makes them your own; say so if you have them from elsewhere."),
];

/// The help text of the black number.
pub const ATTACK: &str = "The black number: weapon and skill.";
/// The help text of the red number.
pub const DEFENSE: &str = "The red number: how well blows are dodged and parried.";
/// The help text of the blue number.
pub const MOVEMENT: &str = "The blue number: movement points in a turn.";

/// A field for a value of the character. Changing it marks the character as the designer's own.
const fn own(caption: &'static str, holds: Holds<Content, Character>) -> CharacterField {
    CharacterField::new(caption, holds).cites(book("1.31, 9.1")).owns(|character| character.origin = Origin::Own)
}

const TROOP: Link<Content> = Link {
    things: |content| content.troops.iter().map(|(id, troop)| (id.number(), troop.name.clone())).collect(),
    one: "troop type",
    nothing: Some("no type"),
    make: Some(|name| Edit::Troop(Change::Add(TroopType { name: name.to_owned(), ..TroopType::default() }))),
};
