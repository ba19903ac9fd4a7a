//! What the editor needs to know of this game's things in addition to the descriptions in the rules.

mod commands;

use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::cards::Assignment;
use freedom_in_the_galaxy::set_up::{Board, Spending};
use freedom_in_the_galaxy::{
    Content, ENVIRONS, Edit, InPlanet, InPossession, InRace, InScenario, InTable, LOCALS, PLANET_STARTS, PLAYED_STARS, Pick,
    Place, PlayedStar, Possession, SCENARIOS, SET_UP, Side, Star, Table,
};
use kit::change::Change;
use kit::keys::DeskKey;
use kit::things::{Addition, BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview, Shift, TakenOut, Things, list_rows};
use project::AnyKind;
use rules::kind::{KindOf, Verb, joined, say};
use rules::{Id, counted};

/// The word for a table as a kind of thing.
const TABLE: &str = "table";

impl Things for FreedomInTheGalaxy {
    type Of = Content;
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = &[];

    fn further_groups(content: &Content) -> Vec<OutlineGroup> {
        let table = |table: Table| OutlineEntry {
            place: Place::Table(table, InTable::Whole).into(),
            name: table.label().into(),
            remark: content.tables.origin(table).word().into(),
        };
        vec![OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() }]
    }

    fn summary(content: &Content, place: Place) -> String {
        match place {
            Place::Star(id, _) => content.stars.get(id).map_or_else(String::new, |star| star_summary(content, id, star)),
            Place::Planet(id, _) => content.planets.get(id).map_or_else(String::new, |planet| {
                let environ = |environ: &freedom_in_the_galaxy::Environ| format!("{} {}", environ.kind.word(), environ.size);
                let environs: Vec<String> = planet.environs.iter().map(|(_, found)| environ(found)).collect();
                format!("round {}: {}", content.star_label(planet.star), environs.join(", "))
            }),
            Place::Race(id, _) => content.races.get(id).map_or_else(String::new, |race| {
                let planets = content.planets.iter().filter(|(_, planet)| planet.has_race(id)).count();
                format!("on {}, {}", counted(planets, "planet"), if race.star_faring { "star-faring" } else { "planet-bound" })
            }),
            Place::Scenario(id, _) => content.scenarios.get(id).map_or_else(String::new, |scenario| {
                let stars = scenario.in_play(&content.stars).len();
                format!("{}, {} rules, {}", counted(stars, "star"), scenario.rules.label(), scenario.start.label())
            }),
            Place::Route(id, _) => content.routes.get(id).map_or_else(String::new, |route| format!("length {}", route.length())),
            Place::Character(id, _) => content.characters.get(id).map_or_else(String::new, |character| {
                let race = character.race.and_then(|race| content.races.get(race)).map_or("no race", |race| race.label());
                format!("{}, {race}, {}, {} points", character.side.label(), character.line(), content.worth(character))
            }),
            Place::Possession(id, _) => content.possessions.get(id).map_or_else(String::new, |possession| {
                let ratings = if possession.kind.is_ship() { format!(", {}", possession.line()) } else { String::new() };
                format!("{}{ratings}", possession.kind.label())
            }),
            Place::Unit(id, _) => content.units.get(id).map_or_else(String::new, |unit| {
                format!("{}, {}, {}", unit.side.label(), unit.line(), counted(unit.count.get(), "counter"))
            }),
            Place::Sovereign(id, _) => content
                .sovereigns
                .get(id)
                .map_or_else(String::new, |sovereign| format!("{}, {}", sovereign.allegiance.label(), sovereign.line())),
            Place::Mission(id, _) => content.missions.get(id).map_or_else(String::new, |mission| said(&mission.success)),
            Place::Action(id, _) => content.actions.get(id).map_or_else(String::new, |action| {
                let letters = [&action.urban, &action.special, &action.wild].map(|section| section.letters.as_str());
                format!("urban {}, special {}, wild {}", letters[0], letters[1], letters[2])
            }),
            Place::Event(id, _) => content.events.get(id).map_or_else(String::new, |event| said(&event.effects)),
            Place::Assignment(id, _) => content.assignments.get(id).map_or_else(String::new, Assignment::says),
            Place::Secret(id, _) => content.secrets.get(id).map_or_else(String::new, |secret| said(&secret.effects)),
            Place::Creature(id, _) => content.creatures.get(id).map_or_else(String::new, |creature| said(&creature.effects)),
            Place::Province(..) | Place::Table(..) => String::new(),
        }
    }

    fn price(content: &Content, place: Place) -> Option<String> {
        match place {
            Place::Character(id, _) => Some(format!("{} points", content.worth(content.characters.get(id)?))),
            Place::Unit(id, _) => content.units.get(id)?.cost.map(|cost| format!("{cost} Force Points")),
            Place::Scenario(id, _) => {
                let board = Board::of(content, content.scenarios.get(id)?);
                let left = Side::ALL.map(|side| format!("{} {}", side.label(), Spending::of(&board, side, 0).left()));
                Some(format!("{} Force Points left", left.join(", ")))
            }
            _ => None,
        }
    }

    fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
        list_rows::take_out(list_of(place)?, &content.clone().into(), &place.into())
    }

    fn shift_part(content: &Content, place: Place, by: isize) -> Option<Shift> {
        list_rows::shift(list_of(place)?, &content.clone().into(), &place.into(), by)
    }

    fn dropped(content: &Content, thing: Place, onto: Place) -> Option<Change> {
        match (thing, onto) {
            (Place::Planet(id, _), Place::Star(star, _)) => {
                let (planet, label) = (content.planets.get(id)?, content.stars.get(star)?.label());
                let mut moved = planet.clone();
                moved.star = Some(star);
                let edit = Edit::Planet(rules::Change::Set(id, moved));
                Some(
                    Change::edit(format!("Move {} to {label}", planet.label()), edit)
                        .then_select(Place::Planet(id, InPlanet::Whole)),
                )
            }
            (Place::Star(star, _), Place::Scenario(id, _)) => {
                let (scenario, label) = (content.scenarios.get(id)?, content.stars.get(star)?.label());
                let mut with = scenario.clone();
                with.stars.add(PlayedStar { star });
                let edit = Edit::Scenario(rules::Change::Set(id, with));
                let change = Change::edit(format!("Play {label} in {}", scenario.label()), edit);
                Some(change.then_select(Place::Scenario(id, InScenario::Stars)))
            }
            // If the user drops a possession on a character, that character owns it from the start of the game.
            (Place::Possession(id, _), Place::Character(owner, _)) => {
                let (possession, label) = (content.possessions.get(id)?, content.characters.get(owner)?.label());
                let owned = Possession { owner: Some(owner), ..possession.clone() };
                let edit = Edit::Possession(rules::Change::Set(id, owned));
                let change = Change::edit(format!("Give {} to {label}", possession.label()), edit);
                Some(change.then_select(Place::Possession(id, InPossession::Owner)))
            }
            _ => None,
        }
    }

    fn is_in_the_blue_book(_: &Content, one: &str) -> bool {
        let pieces = ["character", "possession", "military unit", "sovereign"];
        let decks = ["mission", "action card", "event", "assignment", "secret", "creature"];
        ["star", "race", TABLE].contains(&one) || pieces.contains(&one) || decks.contains(&one)
    }

    fn overview() -> Option<Overview> {
        Some(Overview {
            one: "star",
            tab: "Map",
            name: "Stars as the map of the galaxy",
            says: "Show all stars with their routes as they print.",
        })
    }

    fn played() -> &'static dyn KindOf<Content> {
        &SCENARIOS
    }
}

/// The kind of list in which this part of a thing is a row; `None` if it is not a row.
fn list_of(place: Place) -> Option<&'static dyn AnyKind> {
    match place {
        Place::Planet(_, InPlanet::Environ(_)) => Some(&ENVIRONS),
        Place::Race(_, InRace::Locals(_)) => Some(&LOCALS),
        Place::Scenario(_, InScenario::Star(_)) => Some(&PLAYED_STARS),
        Place::Scenario(_, InScenario::Planet(_)) => Some(&PLANET_STARTS),
        Place::Scenario(_, InScenario::Placed(_)) => Some(&SET_UP),
        Place::Planet(..)
        | Place::Race(..)
        | Place::Scenario(..)
        | Place::Province(..)
        | Place::Star(..)
        | Place::Route(..)
        | Place::Character(..)
        | Place::Possession(..)
        | Place::Unit(..)
        | Place::Sovereign(..)
        | Place::Mission(..)
        | Place::Action(..)
        | Place::Event(..)
        | Place::Assignment(..)
        | Place::Secret(..)
        | Place::Creature(..)
        | Place::Table(..) => None,
    }
}

/// Several terms joined into one text.
fn said<V: Verb>(verbs: &[V]) -> String {
    joined(&verbs.iter().map(say).collect::<Vec<_>>())
}

fn star_summary(content: &Content, id: Id<Star>, star: &Star) -> String {
    let province = star.province.and_then(|province| content.provinces.get(province));
    let province = province.map_or("no province", |province| province.label());
    let (planets, routes) = (content.planets_of(id).count(), content.neighbours(id).count());
    format!("{province}, {}, {}", counted(planets, "planet"), counted(routes, "route"))
}

/// The state of browsing the blue book: the search, the selection and the user's other choices.
pub type Browsing = BookBrowsing<Pick>;
/// An entry of the blue book: a chapter, and a thing in that chapter.
pub type Entry = BookEntry<Pick>;
