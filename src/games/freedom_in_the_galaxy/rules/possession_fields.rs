//! The fields of a possession.

use super::cards::MOST_VERBS;
use super::character_fields::{NO_CARD, PICTURE};
use super::galaxy_fields::{ORIGIN, facts};
use super::{Content, Edit, InPossession, Place, Possession, PossessionKind, book};
use rules::kind::{Bounds, Choosable, Field, Holds, Home, Kind, Link, Listed, Offer, Rows, Sentences, holds, on_shelf};
use rules::{Id, Level, Origin};

/// Where a project keeps its possessions, which edit changes one of them, and which place points at it.
const HOME: Home<Content, Possession, InPossession> =
    on_shelf!(possessions: Edit::Possession, Place::Possession, InPossession::Whole, name);

/// Possessions, as a kind of thing that a designer makes.
pub const POSSESSIONS: Kind<Content, Possession, Possession, InPossession> =
    Kind::of(facts(["possession", "Possessions"], "possessions", &["name"]), HOME, Rows::things(), FIELDS, |_| {
        Possession::default()
    })
    .listed(Listed {
        name: InPossession::Name,
        new: "Possession",
        make: |content, name| {
            let kind = PossessionKind::Object;
            Possession { name, kind, number: Some(content.next_card()), ..Possession::default() }
        },
        copied: |possession| possession.number = None,
        label: |possession| possession.label().to_owned(),
        remark: |_, _, possession| possession.kind.label().to_owned(),
        given: false,
        rest: "something else",
    });

type PossessionField = Field<Content, Possession, InPossession>;

/// The lowest and highest value of a rating.
const LEVEL: Bounds = (Level::WHAT, 0, Level::MAX.get() as i64);

/// Makes the field for a rating of a ship.
macro_rules! rating {
    ($caption:literal, $help:literal, $column:literal, $field:ident) => {
        printed(
            $caption,
            Holds::PerhapsNumber(
                LEVEL,
                "none",
                |possession| possession.$field.map(|level| level.get().into()),
                |possession, number| possession.$field = number.map(level),
            ),
        )
        .help($help)
        .cites(book("14.5"))
        .column($column)
        .part(InPossession::Ship)
        .shown(|_, possession| possession.kind.is_ship())
    };
}

const FIELDS: &[PossessionField] = &[
    printed("Card", holds!(PerhapsCount(NO_CARD), number))
        .spoken("Number of the possession's card")
        .help("The number on its card; ships of the Empire have none.")
        .column("number")
        .part(InPossession::Number),
    printed("Name", holds!(Line, name))
        .spoken("Name of the possession")
        .hint("Name of the possession")
        .column("name")
        .part(InPossession::Name)
        .required(),
    printed("Kind", holds!(Choice<Possession, _>, kind)).spoken("Kind of possession").help("What it is.").folded().column("kind"),
    rating!("Cannons", "How it shoots in a quest.", "cannons", cannons),
    rating!("Shields", "How it withstands shots in a quest.", "shields", shields),
    rating!("Maneuver", "How it turns; with its pilot's navigation it slips past bases.", "maneuver", maneuver),
    rating!("Passengers", "How many characters and companions it carries, its pilot included.", "passengers", passengers),
    printed("Flies itself", holds!(Switch("no"), flies_itself))
        .help("It keeps its whole maneuver, whoever flies it.")
        .cites(book("14.58"))
        .part(InPossession::Ship)
        .shown(|_, possession| possession.kind.is_ship()),
    printed(
        "Owner",
        Holds::Link(
            CHARACTER,
            |possession| possession.owner.map(Id::number),
            |possession, number| possession.owner = number.map(Id::new),
        ),
    )
    .help("The character whose it is from the start.")
    .cites(book("14.53"))
    .column("owner")
    .part(InPossession::Owner),
    printed(
        "Effects",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |possession: &Possession| &possession.effects,
            set: |possession, effects| possession.effects = effects,
        }),
    )
    .spoken("What the possession does")
    .help("What it does for whoever has it.")
    .column("effects")
    .part(InPossession::Effects),
    printed("Counters", holds!(Count, count))
        .spoken("Counters of the ship")
        .help("How many counters of the ship the box has.")
        .cites(book("2.32"))
        .shown(|_, possession| possession.kind.is_ship()),
    PossessionField::new("Picture", holds!(Picture, picture))
        .spoken("Picture of the possession")
        .hint("The drawing")
        .special()
        .help("A picture of your own in the place of the one that is drawn.")
        .cites(PICTURE),
    PossessionField::new("Where it comes from", holds!(Choice<Possession, _>, origin))
        .spoken("Origin of the possession")
        .folded()
        .help(ORIGIN),
];

/// A field for something that the card prints. Changing it marks the possession as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, Possession>) -> PossessionField {
    PossessionField::new(caption, holds).cites(book("14.0")).owns(|possession| possession.origin = Origin::Own)
}

fn level(number: i64) -> Level {
    Level::clamped(u32::try_from(number).unwrap_or_default())
}

const CHARACTER: Link<Content> = Link {
    things: |content| content.characters.iter().map(|(id, character)| (id.number(), character.name.clone())).collect(),
    one: "character",
    nothing: Some("no owner"),
    make: None,
};

impl Choosable for PossessionKind {
    const WHAT: &'static str = "a kind of possession";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Ship => "A spaceship of the Rebels, which has a card and a counter.",
            Self::ImperialShip => "A spaceship of the Empire, which has a counter alone.",
            Self::Weapon => "Something to fight with.",
            Self::Object => "Anything else that is carried.",
            Self::Companion => "Somebody who comes along and takes the room of a passenger.",
        };
        Offer { word: self.label(), help }
    }
}
