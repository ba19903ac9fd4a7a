//! The fields of missions.

use super::{MOST_VERBS, Mission};
use crate::galaxy_fields::{ORIGIN, facts};
use crate::{Content, Edit, InCard, Place, RulesLevel, Side, book};
use rules::Origin;
use rules::kind::{Chosen, Field, Holds, Home, Kept, Kind, Listed, NONE, Offer, OrNone, Rows, Sentences};

/// Where missions are kept.
const HOME: Home<Content, Mission, InCard> = Home {
    kept: Kept::Shelf(|content| &content.missions, Edit::Mission),
    place: Place::Mission,
    part: |place| if let Place::Mission(id, part) = place { Some((id, part)) } else { None },
    whole: InCard::Whole,
    name: |mission| &mission.name,
    rename: |mission, name| mission.name = name,
};

/// Missions.
pub const MISSIONS: Kind<Content, Mission, Mission, InCard> =
    Kind::of(facts(["mission", "Missions"], "missions", &["name"]), HOME, Rows::things(), FIELDS, |_| Mission::default()).listed(
        Listed {
            name: InCard::Name,
            new: "Mission",
            make: |content, name| {
                let taken = |letter: &str| content.missions.find(|mission| mission.letter == letter).is_some();
                let letter = ('A'..='Z').map(String::from).find(|letter| !taken(letter)).unwrap_or_default();
                Mission { name, letter, origin: Origin::Own, ..Mission::default() }
            },
            copied: |_| (),
            label: |mission| mission.label().to_owned(),
            remark: |_, _, mission| mission.letter.clone(),
            given: true,
            rest: "something else",
        },
    );

type MissionField = Field<Content, Mission, InCard>;

const FIELDS: &[MissionField] = &[
    told("Number", Holds::Count(|mission| mission.number, |mission, number| mission.number = number))
        .spoken("Number of the card")
        .column("number")
        .part(InCard::Number),
    told("Letter", Holds::Capitals(1, |mission| &mission.letter, |mission, letter| mission.letter = letter))
        .spoken("Letter of the mission")
        .help("The capital by which action cards print that it succeeds.")
        .column("letter")
        .part(InCard::Number),
    told("Name", Holds::Line(|mission| &mission.name, |mission, name| mission.name = name))
        .spoken("Mission name")
        .hint("Name of the mission")
        .column("name")
        .part(InCard::Name),
    told(
        "Side",
        Holds::Choice(&Chosen::<Mission, Option<Side>> { get: |mission| mission.side, set: |mission, side| mission.side = side }),
    )
    .help("Who alone does it.")
    .column("side"),
    told(
        "Rules",
        Holds::Choice(&Chosen::<Mission, RulesLevel> {
            get: |mission| mission.rules,
            set: |mission, rules| mission.rules = rules,
        }),
    )
    .spoken("Rules of the mission")
    .help("From which rules on it is played.")
    .column("rules"),
    told("By a camp", Holds::Switch("no", |mission| mission.by_camp, |mission, on| mission.by_camp = on))
        .help("Whether a Rebel camp can do it.")
        .column("camp"),
    told(
        "When and where",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |mission: &Mission| &mission.conditions,
            set: |mission, conditions| mission.conditions = conditions,
        }),
    )
    .help("What has to be so for the mission to be done.")
    .column("conditions")
    .part(InCard::Effects),
    told(
        "Success",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |mission: &Mission| &mission.success,
            set: |mission, success| mission.success = success,
        }),
    )
    .help("What its letters bring.")
    .cites(book("13.5"))
    .column("success")
    .part(InCard::Effects),
    told(
        "Extra draws",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |mission: &Mission| &mission.draws,
            set: |mission, draws| mission.draws = draws,
        }),
    )
    .help("What gives extra draws, besides those that characters have for its letter.")
    .cites(book("13.6"))
    .column("draws")
    .part(InCard::Effects),
    told(
        "Failure",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |mission: &Mission| &mission.failure,
            set: |mission, failure| mission.failure = failure,
        }),
    )
    .help("What it costs to fail, or ends what it brought.")
    .column("failure")
    .part(InCard::Effects),
    MissionField::new(
        "Where it comes from",
        Holds::Choice(&Chosen::<Mission, _> { get: |mission| mission.origin, set: |mission, origin| mission.origin = origin }),
    )
    .spoken("Origin of the mission")
    .folded()
    .help(ORIGIN),
];

const fn told(caption: &'static str, holds: Holds<Content, Mission>) -> MissionField {
    MissionField::new(caption, holds).cites(book("13.2")).owns(|mission| mission.origin = Origin::Own)
}

impl OrNone for Side {
    const WHAT: &'static str = "a side";

    fn all_or_none() -> &'static [Option<Self>] {
        &[None, Some(Side::Rebel), Some(Side::Imperial)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "Both sides." },
            Some(Side::Rebel) => Offer { word: "Rebel", help: "The Rebel player alone." },
            Some(Side::Imperial) => Offer { word: "Imperial", help: "The Imperial player alone." },
        }
    }
}
