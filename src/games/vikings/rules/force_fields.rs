//! The fields of a force, with a row for each of its characters and boats.

use super::character_fields::{LEVEL, level, number};
use super::{Content, Edit, Force, Heading, InForce, Member, Place, Task, Vessel, book};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Listed, Named, Rows, Same, Value, Within, holds, on_shelf};
use rules::{Id, Points};

/// The shelf that holds the forces.
pub const FORCES_HOME: Home<Content, Force, InForce> = on_shelf!(forces: Edit::Force, Place::Force, InForce::Whole, name);

/// The kind of thing "force", with its fields.
pub const FORCES: Kind<Content, Force, Force, InForce> = Kind::of(
    // In a CSV file the table for a force consists of its characters and its boats.
    KindFacts {
        one: "force",
        heading: "Forces",
        // In the tables of characters and boats, a force is called a side.
        thing: "side",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    FORCES_HOME,
    Rows::things(),
    FIELDS,
    |force| Force { boats: force.boats.clone(), members: force.members.clone(), ..Force::default() },
)
.listed(Listed {
    name: InForce::Name,
    new: "Force",
    make: |_, name| Force { name, ..Force::default() },
    copied: |_| (),
    label: |force| force.label().to_owned(),
    remark: |content, _, force| match force.budget {
        Some(budget) => format!("{} / {budget}", force.worth(content)),
        None => force.worth(content).to_string(),
    },
    given: false,
    rest: "characters and boats",
});

/// The characters of forces, one row for each.
pub const MEMBERS: Kind<Content, Force, Member, InForce> = Kind::of(
    KindFacts {
        one: "character of a force",
        heading: "Characters of forces",
        thing: "side",
        table: Some("forces"),
        same: Same { in_columns: &["name"], then: None, once: true },
    },
    FORCES_HOME,
    Rows::List {
        shelf: |force| &force.members,
        shelf_mut: |force| &mut force.members,
        part: InForce::Member,
        id: |part| if let InForce::Member(id) = part { Some(id) } else { None },
        order: |force| force.members.ids().collect(),
        blank: Member::default,
        misfit: |_| None,
    },
    MEMBER_FIELDS,
    |_| Member::default(),
);

/// The boats of forces, one row for each.
pub const VESSELS: Kind<Content, Force, Vessel, InForce> = Kind::of(
    KindFacts {
        one: "boat of a force",
        heading: "Boats of forces",
        thing: "side",
        table: Some("force-boats"),
        same: Same { in_columns: &["boat"], then: None, once: true },
    },
    FORCES_HOME,
    Rows::List {
        shelf: |force| &force.boats,
        shelf_mut: |force| &mut force.boats,
        part: InForce::Boat,
        id: |part| if let InForce::Boat(id) = part { Some(id) } else { None },
        order: |force| force.boats.ids().collect(),
        blank: Vessel::default,
        misfit: |_| None,
    },
    VESSEL_FIELDS,
    |_| Vessel::default(),
);

const FIELDS: &[Field<Content, Force, InForce>] = &[
    Field::new("Name", Holds::Line(|force: &Force| &force.name, |force: &mut Force, name| force.name = name))
        .spoken("Force name")
        .hint("Name of the side")
        .column("name")
        .part(InForce::Name),
    Field::new(
        "Budget",
        Holds::PerhapsNumber(
            (Points::WHAT, -(Points::MOST as i64), Points::MOST as i64),
            "no budget",
            |force: &Force| force.budget.map(Points::get),
            |force: &mut Force, budget| force.budget = budget.map(Points::new),
        ),
    )
    .help("How many points of characters and boats it may have.")
    .first(300)
    .column("budget")
    .part(InForce::Budget),
    Field::new("Worth", Holds::WorkedOut(|content, _, force: &Force| force.worth(content).into()))
        .help("What its characters and boats are worth, in points."),
    Field::new("Characters", Holds::WorkedOut(|_, _, force: &Force| Value::from(force.members.len()))).help("How many it has."),
    Field::new("Boats", Holds::WorkedOut(|_, _, force: &Force| Value::from(force.boats.len()))).help("How many it has."),
    Field::new("Notes", Holds::Prose(|force: &Force| &force.notes, |force: &mut Force, notes| force.notes = notes))
        .spoken("Force notes")
        .help("Remarks that stand on the secret sheet of this side alone.")
        .hint("Remarks for this side alone")
        .part(InForce::Notes),
];

const MEMBER_FIELDS: &[Field<Content, Member, InForce>] = &[
    Field::new(
        "Name",
        Holds::Link(
            CHARACTER,
            |member: &Member| member.character.map(Id::number),
            |member: &mut Member, id| member.character = id.map(Id::new),
        ),
    )
    .spoken("Character")
    .help("Which character it is.")
    .cites(book("2.1"))
    .column("name")
    .required(),
    Field::new(
        "Boat",
        Holds::Within(
            BOAT,
            |member: &Member| member.boat.map(Id::number),
            |member: &mut Member, id| member.boat = id.map(Id::new),
        ),
    )
    .spoken("Boat that the character is aboard of")
    .help("The boat of the force that carries the character; none for one ashore.")
    .cites(book("4.2"))
    .column("boat"),
    Field::new("Place", Holds::Line(|member: &Member| member.start.as_str(), |member: &mut Member, words| member.start = words.into()))
        .spoken("Place of the character")
        .help("The hex: aboard, of the deck as its plan names it, such as B5; ashore, of the layout. Or the edge by which the character comes in, such as north; or nothing, where the player puts the counter down.")
        .cites(book("1.2, 4.2"))
        .column("place"),
    Field::new(
        "Task",
        holds!(Choice<Member, Task>, task),
    )
    .help("What the character does when the scenario begins.")
    .cites(book("4.2"))
    .column("task"),
    Field::new("Turn", Holds::PerhapsCount("from the first", |member: &Member| member.turn, |member: &mut Member, turn| member.turn = turn))
        .spoken("Turn of arrival")
        .help("The turn in which the character comes in.")
        .column("turn"),
    Field::new(
        "Looks",
        holds!(Choice<Member, Heading>, heading),
    )
    .spoken("Direction in which the character looks")
    .help("It counts for a rider, who has a rear, and in a wall of shields, where it is the left of the two front sides.")
    .cites(book("2.55, 3.2"))
    .column("looks"),
    Field::new(
        "Points",
        Holds::WorkedOut(|content: &Content, _, member: &Member| {
            let character = member.character.and_then(|id| content.characters.get(id));
            character.map_or(Value::Nothing, |character| content.worth(character).into())
        }),
    )
    .help("What the character is worth."),
];

const VESSEL_FIELDS: &[Field<Content, Vessel, InForce>] = &[
    Field::new("Boat", Holds::Line(|vessel: &Vessel| &vessel.name, |vessel: &mut Vessel, name| vessel.name = name))
        .spoken("Name of the boat")
        .hint("Its own name")
        .column("boat")
        .required(),
    Field::new(
        "Class",
        Holds::Link(
            CLASS,
            |vessel: &Vessel| vessel.class.map(Id::number),
            |vessel: &mut Vessel, id| vessel.class = id.map(Id::new),
        ),
    )
    .help("What kind of boat it is.")
    .cites(book("4.1"))
    .column("class"),
    Field::new(
        "Place",
        Holds::Line(|vessel: &Vessel| vessel.start.as_str(), |vessel: &mut Vessel, words| vessel.start = words.into()),
    )
    .spoken("Place of the boat")
    .help("The hex of its axis on the layout; an edge by which it comes in; or nothing, where its player puts it down.")
    .cites(book("1.2"))
    .column("place"),
    Field::new("Bow", holds!(Choice<Vessel, Heading>, bow))
        .spoken("Direction of the bow")
        .help("Where its bow points.")
        .cites(book("4.1"))
        .column("bow"),
    Field::new(
        "Speed",
        Holds::Number(
            "a speed",
            -(LEVEL.2),
            LEVEL.2,
            |vessel: &Vessel| vessel.speed.into(),
            |vessel: &mut Vessel, speed| vessel.speed = i8::try_from(speed).unwrap_or_default(),
        ),
    )
    .help("Its speed before the first phase; negative backwards.")
    .cites(book("4.33"))
    .column("speed"),
    Field::new("Hooks", Holds::Words(|vessel: &Vessel| &vessel.hooks, |vessel: &mut Vessel, hooks| vessel.hooks = hooks))
        .help("The hexes of its deck on which grappling hooks lie, such as A3, C4; any for each that its player lays down.")
        .cites(book("4.61"))
        .column("hooks"),
    Field::new("Horses", Holds::Spaces(|vessel: &Vessel| &vessel.horses, |vessel: &mut Vessel, horses| vessel.horses = horses))
        .help("The hexes of its deck on which horses stand.")
        .cites(book("4.83"))
        .column("horses"),
    Field::new(
        "Treasures",
        Holds::Number(
            LEVEL.0,
            LEVEL.1,
            LEVEL.2,
            |vessel: &Vessel| number(vessel.treasures),
            |vessel: &mut Vessel, treasures| vessel.treasures = level(treasures),
        ),
    )
    .help("How many treasures it has aboard.")
    .cites(book("5.5"))
    .column("treasures"),
    Field::new(
        "Turn",
        Holds::PerhapsCount("from the first", |vessel: &Vessel| vessel.turn, |vessel: &mut Vessel, turn| vessel.turn = turn),
    )
    .spoken("Turn of arrival of the boat")
    .help("The turn in which it comes in.")
    .column("turn"),
];

/// A link to a character, for fields that name a character or stay empty.
pub(super) const CHARACTER: Link<Content> = Link {
    things: |content| content.characters.iter().map(|(id, character)| (id.number(), character.name.clone())).collect(),
    one: "character",
    nothing: Some("nobody"),
    make: None,
};

const CLASS: Link<Content> = Link {
    things: |content| content.boats.iter().map(|(id, class)| (id.number(), class.name.clone())).collect(),
    one: "class of boats",
    nothing: Some("no class"),
    make: None,
};

const BOAT: Within<Content> = Within { things: boats, one: "boat of the force", nothing: Some("ashore") };

/// The boats of the force to which a place belongs.
fn boats(content: &Content, place: Place) -> Named {
    let Place::Force(id, _) = place else { return Vec::new() };
    let boats = content.forces.get(id).into_iter().flat_map(|force| force.boats.iter());
    boats.map(|(id, vessel)| (id.number(), vessel.name.clone())).collect()
}
