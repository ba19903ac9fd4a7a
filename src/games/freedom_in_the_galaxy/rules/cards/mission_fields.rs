//! The fields of missions.

use super::{MOST_VERBS, Mission};
use crate::galaxy_fields::{ORIGIN, facts};
use crate::{Content, Edit, InCard, Place, RulesLevel, Side, book};
use rules::Origin;
use rules::kind::{Field, Holds, Home, Kind, Listed, NONE, Offer, OrNone, Rows, Sentences, holds, on_shelf};

/// Where a project keeps its missions, which edit changes one of them, and which place points at it.
const HOME: Home<Content, Mission, InCard> = on_shelf!(missions: Edit::Mission, Place::Mission, InCard::Whole, name);

/// Missions, as a kind of thing that a designer makes.
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
    told("Number", holds!(Count, number)).spoken("Number of the card").column("number").part(InCard::Number),
    told("Letter", holds!(Capitals(1), letter))
        .spoken("Letter of the mission")
        .help("The capital by which action cards print that it succeeds.")
        .column("letter")
        .part(InCard::Number),
    told("Name", holds!(Line, name)).spoken("Mission name").hint("Name of the mission").column("name").part(InCard::Name),
    told("Side", holds!(Choice<Mission, Option<Side>>, side)).help("Who alone does it.").column("side"),
    told("Rules", holds!(Choice<Mission, RulesLevel>, rules))
        .spoken("Rules of the mission")
        .help("From which rules on it is played.")
        .column("rules"),
    told("By a camp", holds!(Switch("no"), by_camp)).help("Whether a Rebel camp can do it.").column("camp"),
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
    MissionField::new("Where it comes from", holds!(Choice<Mission, _>, origin))
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
