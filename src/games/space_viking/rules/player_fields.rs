//! The fields of a player: the persons, the home, and what the player has at the start.

use super::forecast::Opening;
use super::world_list_fields::WORLD;
use super::{Charge, Content, Division, Edit, InPlayer, Place, Player, Sovereign, book};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Links, Listed, Rows, Same, Value, holds, on_shelf};
use rules::{Count, Id, Origin};

/// Where the designs keep players: the shelf, which is an ordered list by id, with its edits and its places.
const PLAYERS_HOME: Home<Content, Player, InPlayer> = on_shelf!(players: Edit::Player, Place::Player, InPlayer::Whole, name);

/// Players, as a kind of thing that a designer makes.
pub const PLAYERS: Kind<Content, Player, Player, InPlayer> = Kind::of(
    KindFacts {
        one: "player",
        heading: "Players",
        thing: "player",
        table: Some("players"),
        same: Same { in_columns: &["player"], then: None, once: true },
    },
    PLAYERS_HOME,
    Rows::things(),
    FIELDS,
    |_| Player::default(),
)
.listed(Listed {
    name: InPlayer::Name,
    new: "Player",
    make: |content, name| Player { name, subjects: usual_subjects(content), ..Player::default() },
    copied: |player| player.sovereign.clear(),
    label: |player| player.label().to_owned(),
    remark: |content, id, player| {
        let left = Opening::of(content, id).map_or(0, |opening| opening.left.get());
        format!("{}, {left} IU left", player.kind.label())
    },
    given: false,
    rest: "fleets",
})
.refuse(|player| player.name.trim().is_empty().then_some(("player", "it has no name")));

fn usual_subjects(content: &Content) -> Count {
    content.tables.start.subjects
}

type PlayerField = Field<Content, Player, InPlayer>;

const FIELDS: &[PlayerField] = &[
    PlayerField::new("Name", holds!(Line, name))
        .spoken("Player name")
        .hint("Name of the house or player")
        .column("player")
        .part(InPlayer::Name)
        .required(),
    PlayerField::new("Sovereign", holds!(Line, sovereign))
        .hint("Name of the sovereign")
        .help("The person who rules; a fleet that the sovereign commands is always true.")
        .cites(book("Command"))
        .column("sovereign")
        .part(InPlayer::Persons),
    PlayerField::new("Kind", holds!(Choice<Player, Sovereign>, kind))
        .spoken("Kind of sovereign")
        .folded()
        .help("What the sovereign wants, which is what points are given for.")
        .cites(book("Sovereigns"))
        .column("kind"),
    crony("First crony", |player| &player.cronies[0], |player, name| player.cronies[0] = name).column("crony1"),
    crony("Second crony", |player| &player.cronies[1], |player, name| player.cronies[1] = name).column("crony2"),
    PlayerField::new(
        "Home",
        Holds::Link(HOME, |player| player.home.map(Id::number), |player, number| player.home = number.map(Id::new)),
    )
    .spoken("Home world")
    .help("Where the loyal subjects are; several may share one, each with a barony.")
    .cites(book("Start"))
    .column("home")
    .part(InPlayer::Home),
    PlayerField::new("Subjects", holds!(Count, subjects))
        .spoken("Loyal subjects, in millions")
        .help("The loyal subjects at home, in millions; a Berserker has none.")
        .cites(book("Start"))
        .column("subjects")
        .part(InPlayer::Home),
    PlayerField::new("Money", holds!(Count, money))
        .spoken("Money kept, in IU")
        .help("What of the opening is kept as money, in IU.")
        .cites(book("Start"))
        .column("money")
        .part(InPlayer::Opening),
    PlayerField::new("Factories", holds!(Count, factories))
        .spoken("Factories at home")
        .help("The factories at home that the start gives: a Berserker's robotic ones.")
        .cites(book("Sovereigns"))
        .column_if_any("factories", 1)
        .part(InPlayer::Home),
    PlayerField::new("Shipyard", holds!(Switch("no"), shipyard))
        .spoken("Shipyard at home")
        .help("Whether a shipyard stands at home, as the start gives everybody.")
        .cites(book("Start"))
        .part(InPlayer::Home),
    PlayerField::new(
        "Technologies",
        Holds::Links(
            TECHNOLOGIES,
            |player| player.technologies.iter().map(|id| id.number()).collect(),
            |player, numbers| player.technologies = numbers.into_iter().map(Id::new).collect(),
        ),
    )
    .spoken("Technologies of the opening")
    .help("What of the opening is spent on technology.")
    .cites(book("Technology"))
    .column_if_any("technologies", 2)
    .part(InPlayer::Opening)
    .special(),
    PlayerField::new("Spent", Holds::WorkedOut(|content, place, _| of_opening(content, place, |opening| opening.spent.get())))
        .spoken("Spent by the opening, in IU")
        .help("What fleets, cargo, bases, technologies and money come to.")
        .cites(book("Start"))
        .special(),
    PlayerField::new("Left", Holds::WorkedOut(|content, place, _| of_opening(content, place, |opening| opening.left.get())))
        .spoken("Left of the opening, in IU")
        .help("What is left of the opening; less than nothing where too much was spent.")
        .cites(book("Start"))
        .special(),
    PlayerField::new("Division", holds!(Choice<Player, Division>, arms.division))
        .spoken("Division of the shield")
        .folded()
        .help("How the shield of the house is divided.")
        .part(InPlayer::Arms)
        .special(),
    PlayerField::new("Shield", holds!(Colour, arms.field)).spoken("Colour of the shield").part(InPlayer::Arms),
    PlayerField::new("Second", holds!(Colour, arms.second)).spoken("Second colour of the shield").part(InPlayer::Arms),
    PlayerField::new("Charge", holds!(Choice<Player, Charge>, arms.charge))
        .spoken("Charge on the shield")
        .folded()
        .help("What stands on the shield.")
        .part(InPlayer::Arms)
        .special(),
    PlayerField::new("Ink", holds!(Colour, arms.ink)).spoken("Colour of the charge").part(InPlayer::Arms),
    PlayerField::new("Notes", holds!(Prose, notes)).spoken("Notes on the player").part(InPlayer::Notes),
    PlayerField::new("Where it comes from", holds!(Choice<Player, Origin>, origin))
        .spoken("Origin of the player")
        .folded()
        .help("Whether the book tells of the player, or somebody made it up."),
];

const fn crony(caption: &'static str, get: fn(&Player) -> &str, set: fn(&mut Player, String)) -> PlayerField {
    PlayerField::new(caption, Holds::Line(get, set))
        .hint("Name of a crony")
        .help("One of the two whom the sovereign trusts.")
        .cites(book("Command"))
        .part(InPlayer::Persons)
}

fn of_opening(content: &Content, place: Place, read: fn(&Opening) -> i64) -> Value {
    let Place::Player(id, _) = place else { return Value::Nothing };
    Opening::of(content, id).map_or(Value::Nothing, |opening| Value::Number(read(&opening)))
}

/// A link to a player, for fields that refer to one.
pub(super) const PLAYER: Link<Content> = Link {
    things: |content| content.players.iter().map(|(id, player)| (id.number(), player.name.clone())).collect(),
    one: "player",
    nothing: Some("nobody"),
    make: None,
};

const HOME: Link<Content> = Link { nothing: Some("no home"), ..WORLD };

const TECHNOLOGIES: Links<Content> =
    Links { things: |content| (super::technology_fields::TECHNOLOGY.things)(content), one: "technology" };
