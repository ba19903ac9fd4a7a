//! The guide of races: each with the planets it lives on, and the sovereigns and creatures there; after that, what creatures and secrets do (23.0,
//! the guide). Where a few planets leave room, who lives in which of their environs.

use drawing::stock::Orientation;
use freedom_in_the_galaxy::{Content, InRace, Place, Planet, Race, verbs};
use geometry::Mm;
use rules::{self, Id, listed};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK, TEXT};

/// Sizes of letters in millimetres, and those for a guide with the planets.
const SIZES: [f64; 3] = [4.4, 4.0, 3.5];
const LARGER: [f64; 3] = [4.8, 4.4, 4.0];
/// A guide that fills less than this share of a page has room for the planets.
const LITTLE: f64 = 0.65;

/// The guide of a project; none where it has no races.
#[must_use]
pub fn guide(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some((first, _)) = content.races.iter().next() else { return Vec::new() };
    let mut flow = Flow::new(frame, Orientation::Portrait, "Guide", freedom_in_the_galaxy::BOOK);
    flow.prose(
        "Races by where they live, star-faring ones with a star; then creatures, and what secrets do, whichever planet has them.",
        REMARK,
    );
    let set = |size| words(content, flow.width(), size);
    let with_planets = |size| {
        let mut columns = set(size);
        planets(content, &mut columns);
        columns
    };
    let has_room = set(SIZES[0]).height() < flow.left() * LITTLE;
    let larger = LARGER.into_iter().filter(|_| has_room).map(with_planets);
    let fitting = larger.chain(SIZES.into_iter().map(set)).find(|columns| columns.height() <= flow.left());
    fitting.unwrap_or_else(|| set(3.1)).pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Race(first, InRace::Whole), "The guide");
    bodies
}

/// The planets in play with their environs, and who lives in each.
fn planets(content: &Content, columns: &mut Columns) {
    columns.heading("Planets", INK);
    let mut planets: Vec<&Planet> = in_play(content).collect();
    planets.sort_by_key(|planet| planet.number);
    for planet in planets {
        let environs = planet.environs.iter().map(|(_, environ)| {
            let races = environ.races.iter().filter_map(|race| content.races.get(*race)).map(Race::label);
            let others = [environ.creature.trim(), environ.sovereign.trim()].into_iter().filter(|name| !name.is_empty());
            let lives: Vec<String> = races.chain(others).map(str::to_owned).collect();
            let lives = if lives.is_empty() { String::new() } else { format!(" with {}", listed(&lives)) };
            format!("{} {}{lives}", environ.kind.label(), environ.size)
        });
        columns.point(&format!("{}: {}.", called(planet), environs.collect::<Vec<_>>().join("; ")));
    }
}

/// The guide in letters of a size in millimetres.
fn words(content: &Content, width: Mm, size: f64) -> Columns {
    let mut columns = Columns::new(width, 2, Mm::new(70.0)).set_in(TEXT.sized(Mm::new(size)));
    columns.heading("Races", INK);
    for (id, race) in content.races.iter().filter(|(id, _)| lives(content, *id) || content.stars.is_empty()) {
        let star = if race.star_faring { "*" } else { "" };
        columns.point(&format!("{}{star}: {}.", race.label(), homes(content, id)));
    }
    if !content.sovereigns.is_empty() {
        columns.heading("Sovereigns", INK);
    }
    for (_, sovereign) in content.sovereigns.iter() {
        let environs = content.environs_of(sovereign).filter(|(planet, _)| is_in_play(content, planet));
        let planets: Vec<String> = environs.map(|(planet, _)| called(planet)).collect();
        columns.point(&format!(
            "{}, {}, {}: {}.",
            sovereign.label(),
            sovereign.allegiance.label(),
            sovereign.line(),
            planets.join(", ")
        ));
    }
    columns.heading("Creatures", INK);
    for (_, creature) in content.creatures.iter() {
        let lives = in_play(content)
            .filter(|planet| planet.environs.iter().any(|(_, environ)| environ.creature.eq_ignore_ascii_case(&creature.name)));
        let planets: Vec<String> = lives.map(called).collect();
        columns.point(&format!(
            "{} {}. {}",
            creature.name,
            std::iter::once(creature.line()).chain(planets).collect::<Vec<_>>().join(", "),
            verbs::sentences(&creature.effects).join(" ")
        ));
    }
    if !content.secrets.is_empty() {
        columns.heading("Secrets of planets", INK);
    }
    for (_, secret) in content.secrets.iter() {
        columns.point(&format!("{}. {}", secret.label(), verbs::sentences(&secret.effects).join(" ")));
    }
    columns
}

/// Whether the star of a planet is among the designs; stars that no scenario plays may be left out.
fn is_in_play(content: &Content, planet: &Planet) -> bool {
    planet.star.is_none_or(|star| content.stars.get(star).is_some())
}

fn in_play(content: &Content) -> impl Iterator<Item = &Planet> {
    content.planets.iter().map(|(_, planet)| planet).filter(|planet| is_in_play(content, planet))
}

/// Whether a race lives on a planet in play, or on no planet at all yet.
fn lives(content: &Content, race: Id<Race>) -> bool {
    let mut homes = content.planets.iter().map(|(_, planet)| planet).filter(|planet| planet.has_race(race)).peekable();
    homes.peek().is_none() || homes.any(|planet| is_in_play(content, planet))
}

/// The planets of a race, its home first and marked.
fn homes(content: &Content, race: Id<Race>) -> String {
    let mut planets: Vec<&Planet> = in_play(content).filter(|planet| planet.has_race(race)).collect();
    planets.sort_by_key(|planet| (planet.home != Some(race), planet.number));
    let name = |planet: &&Planet| if planet.home == Some(race) { format!("{} (home)", called(planet)) } else { called(planet) };
    if planets.is_empty() { "nowhere".to_owned() } else { planets.iter().map(name).collect::<Vec<_>>().join(", ") }
}

fn called(planet: &Planet) -> String {
    format!("{} {}", planet.number, planet.label())
}
