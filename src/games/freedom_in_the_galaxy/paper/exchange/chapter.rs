//! A chapter of the blue book: stars with their planets, races with the planets' inhabitants, the pieces, the decks, and the tables.

use exchange::answer::{Document, Fields};
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::{Chapter, Environ, EnvironType, Locals, Planet, Race, Table};
use rules::kind::{Verb, joined, say};
use rules::{Count, counted};

/// The chapter as lines of text: one for each star, planet and race, and one for the tables.
pub fn lines(chapter: &Chapter) -> Vec<String> {
    let mut lines = Vec::new();
    for star in &chapter.stars {
        let id = chapter.star(&star.name).map(|(id, _)| id);
        let planets: Vec<&Planet> = id.into_iter().flat_map(|id| chapter.planets_of(id)).collect();
        lines.push(format!("{} {}, {}", star.number, star.name, counted(planets.len(), "planet")));
        lines.extend(planets.into_iter().map(|planet| format!("  {} {}, {}", planet.number, planet.name, environs(planet))));
    }
    lines.extend(chapter.races.iter().map(|race| {
        let faring = if race.star_faring { ", star-faring" } else { "" };
        format!("{}{faring}, locals {}", race.name, locals(race))
    }));
    lines.extend(chapter.characters.iter().map(|found| {
        let character = &found.character;
        format!("{}, {}, {}, {}", character.name, character.side.label(), found.race, character.line())
    }));
    lines.extend(chapter.possessions.iter().map(|found| {
        let possession = &found.possession;
        let line = if possession.kind.is_ship() { format!(", {}", possession.line()) } else { String::new() };
        format!("{}, {}{line}", possession.name, possession.kind.label())
    }));
    lines.extend(
        chapter.units.iter().map(|unit| {
            format!("{}, {}, {}, {}", unit.name, unit.side.label(), unit.line(), counted(unit.count.get(), "counter"))
        }),
    );
    lines.extend(
        chapter
            .sovereigns
            .iter()
            .map(|sovereign| format!("{}, sovereign, {}, {}", sovereign.name, sovereign.allegiance.label(), sovereign.line())),
    );
    if !chapter.routes.is_empty() {
        lines.push(counted(chapter.routes.len(), "route"));
    }
    lines.extend(
        chapter.missions.iter().map(|mission| format!("{} {}, mission {}", mission.number, mission.name, mission.letter)),
    );
    lines.extend(chapter.actions.iter().map(|action| {
        let letters = DeckSection::ALL.map(|section| action.section(section).letters.as_str());
        format!("{} action, {}", action.number, letters.join(" "))
    }));
    lines.extend(chapter.events.iter().map(|event| format!("{} {}, galactic event", event.number, event.name)));
    lines.extend(chapter.assignments.iter().map(|assignment| format!("{} assignment, {}", assignment.number, assignment.says())));
    lines.extend(chapter.secrets.iter().map(|secret| format!("{}, planet secret", secret.name)));
    lines.extend(chapter.creatures.iter().map(|creature| format!("{} {}, creature", creature.name, creature.line())));
    lines.extend(chapter.tables.as_ref().map(|_| format!("tables: {}", Table::ALL.map(Table::label).join(", "))));
    lines
}

/// The verbs (the effects and the like) of a card, each put into words, joined into one text.
fn told<V: Verb>(verbs: &[V]) -> String {
    joined(&verbs.iter().map(say).collect::<Vec<_>>())
}

fn environs(planet: &Planet) -> String {
    let environ = |environ: &Environ| format!("{} {}", environ.kind.word(), environ.size);
    planet.environs.iter().map(|(_, found)| environ(found)).collect::<Vec<_>>().join(", ")
}

fn locals(race: &Race) -> String {
    let line = |locals: &Locals| format!("{} {}", EnvironType::word(locals.environ), locals.line());
    race.locals.iter().map(|(_, locals)| line(locals)).collect::<Vec<_>>().join(", ")
}

/// The stars, planets, races and pieces of a chapter as JSON fields.
pub fn fields(chapter: &Chapter) -> Fields {
    let star = |star: &freedom_in_the_galaxy::Star| -> Fields {
        vec![("number", star.number.get().into()), ("name", star.name.as_str().into())]
    };
    let planet = |planet: &Planet| -> Fields {
        vec![
            ("number", planet.number.get().into()),
            ("name", planet.name.as_str().into()),
            ("environs", environs(planet).as_str().into()),
        ]
    };
    let race = |race: &Race| -> Fields { vec![("name", race.name.as_str().into()), ("locals", locals(race).as_str().into())] };
    let named = |[name, line]: [&str; 2]| -> Fields { vec![("name", name.into()), ("values", line.into())] };
    let characters = chapter.characters.iter().map(|found| named([&found.character.name, &found.character.line()]));
    let possessions = chapter.possessions.iter().map(|found| named([&found.possession.name, &found.possession.line()]));
    let units = chapter.units.iter().map(|unit| named([&unit.name, &unit.line()]));
    let sovereigns = chapter.sovereigns.iter().map(|sovereign| named([&sovereign.name, &sovereign.line()]));
    let routes: Document = (chapter.routes.len() as i64).into();
    let card = |number: Count, name: &str, says: String| -> Fields {
        vec![("number", number.get().into()), ("name", name.into()), ("effects", says.as_str().into())]
    };
    let named = |name: &str, says: String| -> Fields { vec![("name", name.into()), ("effects", says.as_str().into())] };
    let missions = chapter.missions.iter().map(|mission| card(mission.number, &mission.name, told(&mission.success)));
    let actions = chapter.actions.iter().map(|action| {
        let events = DeckSection::ALL.map(|section| action.section(section));
        let says = events.map(|section| format!("{}: {}", section.letters.as_str(), section.event_in_words()));
        card(action.number, &action.label(), says.join(" | "))
    });
    let events = chapter.events.iter().map(|event| card(event.number, &event.name, told(&event.effects)));
    let assignments =
        chapter.assignments.iter().map(|assignment| card(assignment.number, &assignment.label(), assignment.says()));
    let secrets = chapter.secrets.iter().map(|secret| named(&secret.name, told(&secret.effects)));
    let creatures = chapter.creatures.iter().map(|creature| {
        let mut fields = named(&creature.name, told(&creature.effects));
        fields.insert(1, ("values", creature.line().as_str().into()));
        fields
    });
    vec![
        ("missions", missions.collect()),
        ("actions", actions.collect()),
        ("events", events.collect()),
        ("assignments", assignments.collect()),
        ("secrets", secrets.collect()),
        ("creatures", creatures.collect()),
        ("stars", chapter.stars.iter().map(star).collect()),
        ("planets", chapter.planets.iter().map(planet).collect()),
        ("races", chapter.races.iter().map(race).collect()),
        ("routes", routes),
        ("characters", characters.collect()),
        ("possessions", possessions.collect()),
        ("units", units.collect()),
        ("sovereigns", sovereigns.collect()),
    ]
}
