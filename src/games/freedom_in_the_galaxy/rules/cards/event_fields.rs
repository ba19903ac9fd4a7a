//! The fields of galactic events, strategic assignments and secrets of planets.

use super::{Assignment, Event, MOST_VERBS, Secret};
use crate::galaxy_fields::{ORIGIN, facts};
use crate::{Content, Edit, InCard, Place, book};
use rules::kind::{Field, Holds, Home, Kept, Kind, KindFacts, Listed, Rows, Same, Sentences, holds, on_shelf};
use rules::{Count, Level, Origin};

const EVENTS_HOME: Home<Content, Event, InCard> = on_shelf!(events: Edit::Event, Place::Event, InCard::Whole, name);

/// Galactic events, as a kind of thing that a designer makes.
pub const EVENTS: Kind<Content, Event, Event, InCard> = Kind::of(
    facts(["event", "Galactic events"], "events", &["number"]),
    EVENTS_HOME,
    Rows::things(),
    &[
        event("Number", holds!(Count, number)).spoken("Number of the card").column("number").part(InCard::Number),
        EventField::new("Name", holds!(Line, name))
            .spoken("Event name")
            .hint("Name of the event")
            .column("name")
            .part(InCard::Name),
        event(
            "Effects",
            Holds::Sentences(&Sentences {
                most: MOST_VERBS,
                get: |event: &Event| &event.effects,
                set: |event, effects| event.effects = effects,
            }),
        )
        .spoken("What the event does")
        .help("What it does at once or for the rest of the turn.")
        .column("effects")
        .part(InCard::Effects),
        EventField::new("Where it comes from", holds!(Choice<Event, _>, origin))
            .spoken("Origin of the event")
            .folded()
            .help(ORIGIN),
    ],
    |_| Event::default(),
)
.listed(Listed {
    name: InCard::Name,
    new: "Event",
    make: |content, name| {
        let last = content.events.iter().map(|(_, event)| event.number.get()).max();
        Event { name, number: Count::clamped(last.map_or(1, |last| last + 1)), origin: Origin::Own, ..Event::default() }
    },
    copied: |_| (),
    label: |event| event.label().to_owned(),
    remark: |_, _, event| event.number.to_string(),
    given: true,
    rest: "something else",
});

type EventField = Field<Content, Event, InCard>;

const fn event(caption: &'static str, holds: Holds<Content, Event>) -> EventField {
    EventField::new(caption, holds).cites(book("32.0")).owns(|event| event.origin = Origin::Own)
}

const ASSIGNMENTS_HOME: Home<Content, Assignment, InCard> = Home {
    kept: Kept::Shelf(|content| &content.assignments, Edit::Assignment),
    place: Place::Assignment,
    part: |place| if let Place::Assignment(id, part) = place { Some((id, part)) } else { None },
    whole: InCard::Whole,
    name: |_| "",
    rename: |_, _| (),
};

/// Strategic assignments, as a kind of thing that a designer makes.
pub const ASSIGNMENTS: Kind<Content, Assignment, Assignment, InCard> = Kind::of(
    KindFacts {
        one: "assignment",
        heading: "Assignments",
        thing: "assignment",
        table: Some("assignments"),
        same: Same { in_columns: &["number"], then: None, once: true },
    },
    ASSIGNMENTS_HOME,
    Rows::things(),
    &[
        assignment("Number", holds!(Count, number)).spoken("Number of the card").column("number").part(InCard::Number),
        assignment(
            "Provinces",
            Holds::Numbers(
                ("provinces", 1, 99),
                |assignment| assignment.provinces.iter().map(|number| number.get().into()).collect(),
                |assignment, numbers| {
                    let number = |number: i64| u32::try_from(number).ok().and_then(Level::new);
                    assignment.provinces = numbers.into_iter().filter_map(number).collect();
                },
            ),
        )
        .spoken("Provinces of the assignment")
        .help("The numbers of the provinces in which the Imperial player moves units freely.")
        .column("provinces")
        .part(InCard::Effects),
        AssignmentField::new("Where it comes from", holds!(Choice<Assignment, _>, origin))
            .spoken("Origin of the assignment")
            .folded()
            .help(ORIGIN),
    ],
    |_| Assignment::default(),
)
.listed(Listed {
    name: InCard::Whole,
    new: "Assignment",
    make: |content, _| {
        let last = content.assignments.iter().map(|(_, assignment)| assignment.number.get()).max();
        Assignment { number: Count::clamped(last.map_or(1, |last| last + 1)), origin: Origin::Own, ..Assignment::default() }
    },
    copied: |_| (),
    label: Assignment::label,
    remark: |_, _, assignment| assignment.says(),
    given: true,
    rest: "something else",
});

type AssignmentField = Field<Content, Assignment, InCard>;

const fn assignment(caption: &'static str, holds: Holds<Content, Assignment>) -> AssignmentField {
    AssignmentField::new(caption, holds).cites(book("35.1")).owns(|assignment| assignment.origin = Origin::Own)
}

const SECRETS_HOME: Home<Content, Secret, InCard> = on_shelf!(secrets: Edit::Secret, Place::Secret, InCard::Whole, name);

/// Secrets of planets, as a kind of thing that a designer makes.
pub const SECRETS: Kind<Content, Secret, Secret, InCard> = Kind::of(
    facts(["secret", "Planet secrets"], "secrets", &["name"]),
    SECRETS_HOME,
    Rows::things(),
    &[
        secret("Name", holds!(Line, name)).spoken("Secret name").hint("Name of the secret").column("name").part(InCard::Name),
        secret(
            "Effects",
            Holds::Sentences(&Sentences {
                most: MOST_VERBS,
                get: |secret: &Secret| &secret.effects,
                set: |secret, effects| secret.effects = effects,
            }),
        )
        .spoken("What the secret does")
        .help("What it does from when it is revealed.")
        .column("effects")
        .part(InCard::Effects),
        SecretField::new("Where it comes from", holds!(Choice<Secret, _>, origin))
            .spoken("Origin of the secret")
            .folded()
            .help(ORIGIN),
    ],
    |_| Secret::default(),
)
.listed(Listed {
    name: InCard::Name,
    new: "Secret",
    make: |_, name| Secret { name, origin: Origin::Own, ..Secret::default() },
    copied: |_| (),
    label: |secret| secret.label().to_owned(),
    remark: |_, _, _| String::new(),
    given: true,
    rest: "something else",
});

type SecretField = Field<Content, Secret, InCard>;

const fn secret(caption: &'static str, holds: Holds<Content, Secret>) -> SecretField {
    SecretField::new(caption, holds).cites(book("31.0")).owns(|secret| secret.origin = Origin::Own)
}
