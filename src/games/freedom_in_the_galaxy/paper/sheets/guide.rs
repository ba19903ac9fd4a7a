//! The guide of races: the planets on which each race lives, with the sovereigns and creatures there, and then what creatures and secrets do (23.0,
//! the guide). If there are so few planets that room is left, the guide also has pictures of creatures and environs, and lists who lives in each
//! environ.

use super::art::{self, Scene, Sitter};
use super::cards;
use drawing::Path;
use drawing::stock::Orientation;
use freedom_in_the_galaxy::{Content, InRace, Place, Planet, Race, verbs};
use geometry::{Mm, Point, Rect, Seed, Size};
use rules::{self, Id, listed};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, LINE, REMARK, TEXT};
use sheets::{Draft, Printout};

/// The sizes of letters that are tried for a guide that does not list the planets, in millimetres, from the largest.
const SIZES: [f64; 3] = [4.4, 4.0, 3.5];
/// The sizes of letters that are tried for a guide that lists the planets, in millimetres, from the largest.
const LARGER: [f64; 4] = [4.8, 4.4, 4.0, 3.6];
/// The heights of pictures that are tried, in millimetres; the largest that fits is used.
const PICTURES: [f64; 5] = [32.0, 28.0, 24.0, 20.0, 16.0];
/// The gap between two pictures in a row.
const APART: Mm = Mm::new(1.2);
/// The size of the smallest letters, in millimetres.
const SMALLEST: f64 = 3.1;
/// Up to this many planets, the guide lists who lives on each planet. The limit does not depend on the size of the paper.
const FEW: usize = 16;

/// The guide of a project; no pages if it has no races.
#[must_use]
pub fn guide(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some((first, _)) = content.races.iter().next() else { return Vec::new() };
    let mut flow = Flow::new(frame, Orientation::Portrait, "Guide", freedom_in_the_galaxy::BOOK);
    flow.prose(
        "Races by where they live, star-faring ones with a star; then creatures, and what secrets do, whichever planet has them.",
        REMARK,
    );
    let is_small = in_play(content).count() <= FEW;
    let set = |(size, picture): (f64, Option<f64>)| {
        let mut columns = words(content, flow.width(), size, picture.map(Mm::new));
        if is_small {
            planets(content, &mut columns, picture.map(Mm::new));
        }
        columns
    };
    let pictured = PICTURES.into_iter().flat_map(|picture| LARGER.map(|size| (size, Some(picture)))).filter(|_| is_small);
    let larger = LARGER.into_iter().filter(|_| is_small);
    let all = pictured.chain(larger.chain(SIZES).map(|size| (size, None))).map(set);
    let fitting = all.into_iter().find(|columns| columns.height() <= flow.left());
    fitting.unwrap_or_else(|| set((SMALLEST, None))).pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Race(first, InRace::Whole), "The guide");
    bodies
}

/// Draws `number` pictures of this height side by side across a column. `one` is called for each picture, with its index (from 0) and the field into
/// which it is drawn.
fn row(columns: &mut Columns, high: Mm, number: usize, one: impl Fn(&mut Draft, usize, Rect)) {
    let mut draft = Draft::new();
    let wide = (columns.width() + APART) / number.max(1) as f64 - APART;
    for at in 0..number {
        let field = Rect::new(Point::at((wide + APART) * at as f64, Mm::ZERO), Size::of(wide, high));
        one(&mut draft, at, field);
        draft.path(Path::rect(field).stroked(INK, LINE));
    }
    if number > 0 {
        columns.drawing(&draft, high);
    }
}

/// Lists the planets in play with their environs and who lives in each environ. If `picture` gives a height, there are pictures of the environs with
/// that height.
fn planets(content: &Content, columns: &mut Columns, picture: Option<Mm>) {
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
        let says = format!("{}: {}.", called(planet), environs.collect::<Vec<_>>().join("; "));
        let scenes: Vec<Scene> = planet.environs.iter().map(|(_, environ)| environ.kind.into()).collect();
        columns.together(|columns| {
            if let Some(high) = picture {
                let seed = Seed::of(&planet.number.to_string());
                row(columns, high, scenes.len(), |draft, at, field| art::scene(draft, scenes[at], seed, field));
            }
            columns.point(&says);
        });
    }
}

/// The guide in letters of this size, in millimetres. If `picture` gives a height, there are pictures with that height.
fn words(content: &Content, width: Mm, size: f64, picture: Option<Mm>) -> Columns {
    let mut columns = Columns::new(width, 2, Mm::new(70.0)).set_in(TEXT.sized(Mm::new(size)));
    columns.heading("Races", INK);
    let races: Vec<_> = content.races.iter().filter(|(id, _)| lives(content, *id) || content.stars.is_empty()).collect();
    if let Some(high) = picture {
        row(&mut columns, high, races.len(), |draft, at, field| {
            let name = races[at].1.label();
            art::portrait(draft, Sitter { name, title: "", race: name, side: None }, field);
        });
    }
    for (id, race) in races {
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
        let says = format!(
            "{} {}. {}",
            creature.name,
            std::iter::once(creature.line()).chain(planets).collect::<Vec<_>>().join(", "),
            verbs::sentences(&creature.effects).join(" ")
        );
        columns.together(|columns| {
            if let Some(high) = picture {
                row(columns, high, 1, |draft, _, field| cards::creature_picture(draft, content, creature, field));
            }
            columns.point(&says);
        });
    }
    if !content.secrets.is_empty() {
        columns.heading("Secrets of planets", INK);
    }
    for (_, secret) in content.secrets.iter() {
        columns.point(&format!("{}. {}", secret.label(), verbs::sentences(&secret.effects).join(" ")));
    }
    columns
}

/// Whether a planet is in play: whether its star is among the designs, which may leave out stars that no scenario plays.
fn is_in_play(content: &Content, planet: &Planet) -> bool {
    planet.star.is_none_or(|star| content.stars.get(star).is_some())
}

fn in_play(content: &Content) -> impl Iterator<Item = &Planet> {
    content.planets.iter().map(|(_, planet)| planet).filter(|planet| is_in_play(content, planet))
}

/// Whether a race lives on a planet in play, or does not live on any planet yet.
fn lives(content: &Content, race: Id<Race>) -> bool {
    let mut homes = content.planets.iter().map(|(_, planet)| planet).filter(|planet| planet.has_race(race)).peekable();
    homes.peek().is_none() || homes.any(|planet| is_in_play(content, planet))
}

/// The planets of a race in words, the home planet first and marked.
fn homes(content: &Content, race: Id<Race>) -> String {
    let mut planets: Vec<&Planet> = in_play(content).filter(|planet| planet.has_race(race)).collect();
    planets.sort_by_key(|planet| (planet.home != Some(race), planet.number));
    let name = |planet: &&Planet| if planet.home == Some(race) { format!("{} (home)", called(planet)) } else { called(planet) };
    if planets.is_empty() { "nowhere".to_owned() } else { planets.iter().map(name).collect::<Vec<_>>().join(", ") }
}

fn called(planet: &Planet) -> String {
    format!("{} {}", planet.number, planet.label())
}
