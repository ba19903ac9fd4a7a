//! The fields of a character.

use super::cards::MOST_VERBS;
use super::galaxy_fields::{ORIGIN, facts};
use super::planet_fields::RACE;
use super::{Character, CharacterReading, Content, Edit, InCharacter, Place, Planet, Side, book};
use rules::kind::{Choosable, Field, Holds, Home, Kind, Link, Links, Listed, Offer, Rows, Sentences, Value, holds, on_shelf};
use rules::{Citation, Id, Origin};

/// Where a project keeps its characters, which edit changes one of them, and which place points at it.
const HOME: Home<Content, Character, InCharacter> =
    on_shelf!(characters: Edit::Character, Place::Character, InCharacter::Whole, name);

/// Characters, as a kind of thing that a designer makes.
pub const CHARACTERS: Kind<Content, Character, Character, InCharacter> =
    Kind::of(facts(["character", "Characters"], "characters", &["name"]), HOME, Rows::things(), FIELDS, |character| Character {
        readings: character.readings.clone(),
        ..Character::default()
    })
    .listed(Listed {
        name: InCharacter::Name,
        new: "Character",
        make: |content, name| {
            // A character has an endurance of at least 1, so a new one starts with that.
            let mut character = Character { name, number: Some(content.next_card()), ..Character::default() };
            character.ratings.endurance = rules::Level::clamped(1);
            character
        },
        copied: |character| character.number = None,
        label: |character| character.label().to_owned(),
        remark: |_, _, character| character.side.label().to_owned(),
        given: false,
        rest: "something else",
    });

type CharacterField = Field<Content, Character, InCharacter>;

/// Makes the field for a rating that the card prints.
macro_rules! rating {
    ($caption:literal, $spoken:literal, $help:literal, $column:literal, $field:ident) => {
        printed($caption, Holds::Level(|character| character.ratings.$field, |character, level| character.ratings.$field = level))
            .spoken($spoken)
            .help($help)
            .column($column)
            .part(InCharacter::Ratings)
    };
}

const FIELDS: &[CharacterField] = &[
    printed("Card", holds!(PerhapsCount(NO_CARD), number))
        .spoken("Number of the character's card")
        .help("The number on card and counter.")
        .column("number")
        .part(InCharacter::Number),
    printed("Name", holds!(Line, name))
        .spoken("Name of the character")
        .hint("Name of the character")
        .column("name")
        .part(InCharacter::Name)
        .required(),
    printed("Title", holds!(Line, title))
        .spoken("Title of the character")
        .hint("Princess of a planet")
        .help("The line below the name.")
        .column("title"),
    printed("Side", holds!(Choice<Character, _>, side))
        .spoken("Side of the character")
        .help("Whom the character serves.")
        .column("side"),
    printed(
        "Race",
        Holds::Link(RACE, |character| character.race.map(Id::number), |character, number| character.race = number.map(Id::new)),
    )
    .spoken("Race of the character")
    .column("race"),
    rating!("Combat", "Combat", "How well the character fights; wounds weaken it.", "combat", combat),
    rating!("Endurance", "Endurance", "How many wounds the character bears before death.", "endurance", endurance),
    rating!(
        "Intelligence",
        "Intelligence",
        "Knowledge and feeling: finding out, searching and hiding.",
        "intelligence",
        intelligence
    ),
    rating!("Leadership", "Leadership", "Leading units on a planet, and starting camps.", "leadership", leadership),
    rating!(
        "In space",
        "Space leadership",
        "Leading units in space; it stands in brackets.",
        "space_leadership",
        space_leadership
    ),
    rating!("Diplomacy", "Diplomacy", "Persuading planets.", "diplomacy", diplomacy),
    rating!("Navigation", "Navigation", "Flying a ship; with none nobody can.", "navigation", navigation),
    printed("Homes", Holds::Links(PLANETS, get_homes, set_homes))
        .help("The planets where the character is at home, and draws once more in some missions.")
        .cites(book("26.0"))
        .column("homes")
        .part(InCharacter::Homes),
    printed(
        "Royal on",
        Holds::Link(
            PLANET,
            |character| character.royal.map(Id::number),
            |character, number| character.royal = number.map(Id::new),
        ),
    )
    .help("The home where the title counts: there the character leads and draws better still.")
    .cites(book("26.0"))
    .column("royal")
    .part(InCharacter::Homes),
    printed("Knight", holds!(Switch("no"), knight)).help("A knight of the Empire.").column("knight"),
    printed("Extra draws", holds!(Words, draws))
        .hint("A3, S1")
        .help("The letter of a mission and how many draws more it brings.")
        .cites(book("13.6"))
        .column("draws")
        .part(InCharacter::Draws),
    CharacterField::new("Ship", Holds::InWords(|content, place, _| ships(content, place)))
        .spoken("The ship that the character owns")
        .help("It is said of the ship who owns it.")
        .cites(book("14.53"))
        .column("ship")
        .special(),
    printed(
        "Specials",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |character: &Character| &character.specials,
            set: |character, specials| character.specials = specials,
        }),
    )
    .spoken("What is special about the character")
    .help("What is special about the character, for as long as they live.")
    .column("specials")
    .part(InCharacter::Specials),
    CharacterField::new("Points", Holds::WorkedOut(|content, _, character| Value::from(content.worth(character))))
        .spoken("Points of the character")
        .help("What the character is worth by the table of points. The book prices nothing of it.")
        .special(),
    CharacterField::new("Picture", holds!(Picture, picture))
        .spoken("Picture of the character")
        .hint("The drawing")
        .special()
        .help("A picture of your own in the place of the one that is drawn.")
        .cites(PICTURE),
    CharacterField::new("Other readings", Holds::InWords(|_, _, character| readings(&character.readings)))
        .help("What other sources say.")
        .shown(|_, character| !character.readings.is_empty())
        .special(),
    CharacterField::new("Where it comes from", holds!(Choice<Character, _>, origin))
        .spoken("Origin of the character")
        .folded()
        .help(ORIGIN),
];

/// The words that the editor shows for a character or a thing without a card number.
pub(super) const NO_CARD: &str = "no card";
/// The citation for the fields with pictures.
pub(super) const PICTURE: Citation = Citation::Drydock("nothing in play depends on a picture");

/// A field for something that the card prints. Changing it marks the character as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, Character>) -> CharacterField {
    CharacterField::new(caption, holds).cites(book("6.1")).owns(|character| character.origin = Origin::Own)
}

fn readings(readings: &[CharacterReading]) -> String {
    readings.iter().map(CharacterReading::says).collect::<Vec<_>>().join(", ")
}

fn ships(content: &Content, place: Place) -> String {
    let Place::Character(id, _) = place else { return String::new() };
    content.ships_of(id).map(|(_, ship)| ship.name.as_str()).collect::<Vec<_>>().join(", ")
}

fn planets(content: &Content) -> Vec<(u32, String)> {
    content.planets.iter().map(|(id, planet)| (id.number(), planet.name.clone())).collect()
}

const PLANETS: Links<Content> = Links { things: planets, one: "planet" };
const PLANET: Link<Content> = Link { things: planets, one: "planet", nothing: Some("no planet"), make: None };

fn get_homes(character: &Character) -> Vec<u32> {
    character.homes.iter().map(|planet| planet.number()).collect()
}

fn set_homes(character: &mut Character, numbers: Vec<u32>) {
    character.homes = numbers.into_iter().map(Id::<Planet>::new).collect();
}

impl Choosable for Side {
    const WHAT: &'static str = "a side";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Rebel => "The rebellion.",
            Self::Imperial => "The Empire.",
        };
        Offer { word: self.label(), help }
    }
}
