//! Describes the spaces of a display: what is printed there and which side controls the planet.

use super::scene::{Held, Scene};
use crate::display::RingSpot;
use freedom_in_the_galaxy::{Beginning, Environ, Loyalty, Planet, PlanetState, Standing, control_in_words};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::board::{Spaces as _, Target};
use rules::{capital, listed};

/// Describes a space of the display in words.
pub fn spot(scene: &Scene, spot: RingSpot) -> String {
    let name = capital(&scene.display.name(spot));
    let Some(planet) = scene.content.planets.get(spot.0) else { return name };
    match spot.1 {
        RingPart::Track(loyalty) => {
            let marks: Vec<String> =
                scene.markers(spot).into_iter().map(|(beginning, _)| marked(scene, spot, beginning)).collect();
            let marked = if marks.is_empty() { String::new() } else { format!(", {}", listed(&marks)) };
            format!("{name}{marked}, {}. {}", worth(loyalty), controlled(&states(loyalty)))
        }
        RingPart::Orbit => {
            let terms = planet.terms(&scene.content.races);
            let terms = if terms.is_empty() { String::new() } else { format!(", {}", listed(&terms)) };
            format!("{name}, number {}{terms}. {}", planet.number, controlled(&[state(scene, spot)]))
        }
        RingPart::Environ(environ) => {
            let said = planet.environs.get(environ).map(|found| environ_in_words(scene, found)).unwrap_or_default();
            format!("{name}: {said}. {}", controlled(&[state(scene, spot)]))
        }
    }
}

fn marked(scene: &Scene, spot: RingSpot, beginning: Beginning) -> String {
    let controlled = scene.standing(spot.0, beginning) == Some(Standing::RebelControl);
    format!("marked {}{}", beginning.letter(), if controlled { "C" } else { "" })
}

fn worth(loyalty: Loyalty) -> String {
    match loyalty.imperial_value() {
        0 => "which counts for nobody".to_owned(),
        value if value > 0 => format!("which counts {value} for the Empire"),
        value => format!("which counts {} for the Rebels", -value),
    }
}

fn environ_in_words(scene: &Scene, environ: &Environ) -> String {
    let star = if environ.starred { ", starred" } else { "" };
    let races: Vec<String> =
        environ.races.iter().filter_map(|race| scene.content.races.get(*race)).map(|race| race.label().to_owned()).collect();
    let races = if races.is_empty() { "no race".to_owned() } else { listed(&races) };
    let creature = if environ.creature.is_empty() { "no creature" } else { &environ.creature };
    format!("size {}, resource {}{star}, {races}, {creature}", environ.size, environ.resource)
}

/// The possible states of a planet whose marker lies on a space of the track. Only on the Unrest space can it be in rebellion.
fn states(loyalty: Loyalty) -> Vec<PlanetState> {
    match loyalty {
        Loyalty::Unrest => vec![PlanetState::ImperialControl, PlanetState::Rebellion, PlanetState::RebelControl],
        Loyalty::Patriotic | Loyalty::Loyal | Loyalty::Neutral | Loyalty::Dissent => vec![PlanetState::ImperialControl],
    }
}

/// The state of control in which the planet to which a space belongs starts the game.
fn state(scene: &Scene, spot: RingSpot) -> PlanetState {
    match scene.standing(spot.0, scene.beginning) {
        Some(Standing::RebelControl) => PlanetState::RebelControl,
        _ => PlanetState::ImperialControl,
    }
}

fn controlled(states: &[PlanetState]) -> String {
    let told = |state: &PlanetState| format!("{}: {}.", state.label(), control_in_words(*state).join("; "));
    states.iter().map(told).collect::<Vec<_>>().join(" ")
}

/// The name of a dragged thing.
pub fn held(scene: &Scene, held: Held) -> String {
    match held {
        Held::Planet(planet) => scene.display.planet_label(planet).to_owned(),
        Held::Environ(planet, environ) => scene.display.name((planet, RingPart::Environ(environ))),
        Held::Marker(planet, beginning) => format!("{} of {}", beginning.letter(), scene.display.planet_label(planet)),
    }
}

/// Says what would happen if the user put down the thing in hand at its present target.
pub fn put_down(scene: &Scene, what: Held, target: Option<Target<RingSpot, ()>>) -> String {
    let name = held(scene, what);
    let Some(Target::Space(spot)) = target.filter(|target| matches!(target, Target::Space(spot) if scene.takes(what, *spot)))
    else {
        return format!("{name} stays where it is");
    };
    let planet = scene.display.planet_label(spot.0);
    match (what, spot.1) {
        (Held::Marker(_, beginning), RingPart::Track(loyalty)) => format!("{planet} starts at {loyalty}, {}", beginning.letter()),
        (Held::Planet(_), _) => format!("{name} in the place of {planet}"),
        (Held::Environ(..), RingPart::Orbit) => format!("{name} first on {planet}"),
        (Held::Environ(..) | Held::Marker(..), _) => format!("{name} in the place of {}", scene.display.name(spot)),
    }
}

/// Describes the star as a whole.
pub fn whole(scene: &Scene) -> String {
    let planets: Vec<String> =
        scene.content.planets_of(scene.star).map(|(_, planet): (_, &Planet)| planet.label().to_owned()).collect();
    format!("{}: {}", scene.content.star_label(Some(scene.star)), listed(&planets))
}
