//! The fields of action cards, which the editor shows and tables exchange.

use super::{Action, ActionReading, MOST_VERBS};
use crate::galaxy_fields::ORIGIN;
use crate::verbs::Letters;
use crate::{Content, Edit, InCard, Place, book};
use rules::kind::{AnySentences, Field, Holds, Home, Kept, Kind, KindFacts, Listed, Rows, Same, Sentences, holds};
use rules::{Count, Origin};

/// Where a project keeps its action cards. Action cards have numbers and no names.
const HOME: Home<Content, Action, InCard> = Home {
    kept: Kept::Shelf(|content| &content.actions, Edit::Action),
    place: Place::Action,
    part: |place| if let Place::Action(id, part) = place { Some((id, part)) } else { None },
    whole: InCard::Whole,
    name: |_| "",
    rename: |_, _| (),
};

/// Action cards, as a kind of thing that a designer makes.
pub const ACTIONS: Kind<Content, Action, Action, InCard> = Kind::of(
    KindFacts {
        one: "action card",
        heading: "Actions",
        thing: "action card",
        table: Some("actions"),
        same: Same { in_columns: &["number"], then: None, once: true },
    },
    HOME,
    Rows::things(),
    FIELDS,
    |action| Action { readings: action.readings.clone(), ..Action::default() },
)
.listed(Listed {
    name: InCard::Whole,
    new: "Action card",
    make: |content, _| {
        let last = content.actions.iter().map(|(_, action)| action.number.get()).max();
        Action { number: Count::clamped(last.map_or(1, |last| last + 1)), origin: Origin::Own, ..Action::default() }
    },
    copied: |_| (),
    label: Action::label,
    remark: |_, _, action| {
        let letters = [&action.urban, &action.special, &action.wild].map(|section| section.letters.as_str());
        letters.join(" ")
    },
    given: true,
    rest: "something else",
});

type ActionField = Field<Content, Action, InCard>;

/// Makes the field for the event of a section. One event combines a few verbs.
macro_rules! event {
    ($section:ident) => {
        &Sentences {
            most: MOST_VERBS,
            get: |action: &Action| &action.$section.event,
            set: |action, event| action.$section.event = event,
        }
    };
}

const FIELDS: &[ActionField] = &[
    told("Number", holds!(Count, number)).spoken("Number of the card").column("number").part(InCard::Number),
    letters("Urban", |action| action.urban.letters.as_str(), |action, text| action.urban.letters = known(&text))
        .spoken("Urban letters")
        .column("urban")
        .part(InCard::Urban),
    events("Urban event", event!(urban)).column("urban_event").part(InCard::Urban),
    letters("Special", |action| action.special.letters.as_str(), |action, text| action.special.letters = known(&text))
        .spoken("Special letters")
        .column("special")
        .part(InCard::Special),
    events("Special event", event!(special)).column("special_event").part(InCard::Special),
    letters("Wild", |action| action.wild.letters.as_str(), |action, text| action.wild.letters = known(&text))
        .spoken("Wild letters")
        .column("wild")
        .part(InCard::Wild),
    events("Wild event", event!(wild)).column("wild_event").part(InCard::Wild),
    ActionField::new(
        "Other readings",
        Holds::InWords(|_, _, action| action.readings.iter().map(ActionReading::says).collect::<Vec<_>>().join(", ")),
    )
    .help("What other sources say of it.")
    .shown(|_, action| !action.readings.is_empty())
    .special(),
    ActionField::new("Where it comes from", holds!(Choice<Action, _>, origin)).spoken("Origin of the card").folded().help(ORIGIN),
];

const fn told(caption: &'static str, holds: Holds<Content, Action>) -> ActionField {
    ActionField::new(caption, holds).cites(book("13.3, 13.4")).owns(|action| action.origin = Origin::Own)
}

const fn letters(caption: &'static str, get: fn(&Action) -> &str, set: fn(&mut Action, String)) -> ActionField {
    told(caption, Holds::Capitals(26, get, set)).help("The letters of the missions that succeed there.")
}

const fn events(caption: &'static str, event: &'static dyn AnySentences<Action>) -> ActionField {
    told(caption, Holds::Sentences(event)).help("What happens there before the letters are read.")
}

/// Reads the letters from a text that the field has already accepted.
fn known(text: &str) -> Letters {
    Letters::new(text).unwrap_or_default()
}
