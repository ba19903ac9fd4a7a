//! The changes that the user makes on a display. Each is one named step of the history.

use super::scene::Scene;
use freedom_in_the_galaxy::{Beginning, Edit, Environ, EnvironType, InPlanet, InStar, Loyalty, Place, Planet, Standing};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::action::Change;
use rules::{Count, Id, Level, Origin};

/// The change that replaces a planet with `with` and selects a part of it.
fn set(planet: Id<Planet>, with: Planet, label: String, part: InPlanet) -> Change {
    Change::edit(label, Edit::Planet(rules::Change::Set(planet, with))).then_select(Place::Planet(planet, part))
}

/// The change that sets the loyalty of a planet at a start (of the rebellion or of Armageddon); `None` if the planet's marker already lies there. A
/// planet under Rebel control whose marker lies on the Unrest space stays under Rebel control.
pub fn set_loyalty(scene: &Scene, id: Id<Planet>, beginning: Beginning, loyalty: Loyalty) -> Option<Change> {
    if scene.standing(id, beginning).map(Standing::loyalty) == Some(loyalty) {
        return None;
    }
    stand(scene, id, beginning, Some(loyalty.into()))
}

/// The change that takes a planet's marker for a start (of the rebellion or of Armageddon) off the track; `None` if there is no marker.
pub fn take_marker(scene: &Scene, id: Id<Planet>, beginning: Beginning) -> Option<Change> {
    stand(scene, id, beginning, None)
}

/// The change that sets a planet's standing (a loyalty, or Rebel control) at a start (of the rebellion or of Armageddon), or removes the standing;
/// `None` if nothing changes.
pub fn stand(scene: &Scene, id: Id<Planet>, beginning: Beginning, standing: Option<Standing>) -> Option<Change> {
    let mut planet = scene.content.planets.get(id)?.clone();
    if scene.standing(id, beginning) == standing {
        return None;
    }
    match beginning {
        Beginning::StartRebellion => planet.start = standing.map(Standing::loyalty),
        Beginning::Armageddon => planet.armageddon = standing,
    }
    let (label, letter) = (planet.label(), beginning.letter());
    let said = match standing {
        Some(standing) => format!("Start {label} at {}, {letter}", standing.label()),
        None => format!("Take the loyalty of {label} away, {letter}"),
    };
    Some(set(id, planet, said, InPlanet::Loyalty))
}

/// The change that moves an environ to the position of another environ, of its own planet or of another. An environ that is dropped on an orbit box
/// becomes the first environ of that planet. `None` if the target is a space of a track, or if something is gone.
pub fn put_environ(
    scene: &Scene,
    (id, environ): (Id<Planet>, Id<Environ>),
    (to, part): (Id<Planet>, RingPart),
) -> Option<Change> {
    let planets = &scene.content.planets;
    let (from, target) = (planets.get(id)?, planets.get(to)?);
    let moved = from.environs.get(environ)?;
    let at = match part {
        RingPart::Environ(other) => target.environs.position(other)?,
        RingPart::Orbit => 0,
        RingPart::Track(_) => return None,
    };
    let label = format!("Move the {} environ of {}", moved.kind.word(), from.label());
    let mut next = target.clone();
    if id == to {
        if from.environs.position(environ) == Some(at) {
            return None;
        }
        next.environs.apply(rules::Change::Move(environ, at), "environ").ok()?;
        return Some(set(id, next, label, InPlanet::Environ(environ)));
    }
    let mut without = from.clone();
    without.environs.retain_ids(|known| known != environ);
    let new = next.environs.add(moved.clone());
    next.environs.apply(rules::Change::Move(new, at), "environ").ok()?;
    let edits = [Edit::Planet(rules::Change::Set(id, without)), Edit::Planet(rules::Change::Set(to, next))];
    let label = format!("{label} to {}", target.label());
    Some(Change::edits(label, edits).then_select(Place::Planet(to, InPlanet::Environ(new))))
}

/// The change that moves a planet to the position of another planet of its star; `None` if one of them is gone.
pub fn put_planet(scene: &Scene, id: Id<Planet>, other: Id<Planet>) -> Option<Change> {
    let planets = &scene.content.planets;
    let (planet, at) = (planets.get(id)?, planets.position(other)?);
    let label = format!("Move {}", planet.label());
    let edit = Edit::Planet(rules::Change::Move(id, at));
    Some(Change::edit(label, edit).then_select(Place::Planet(id, InPlanet::Whole)))
}

/// The change that adds to the star a planet with one city. The planet gets the next free number.
pub fn add_planet(scene: &Scene) -> Change {
    let planets = &scene.content.planets;
    let name = rules::free_name("New Planet", |name| planets.iter().any(|(_, planet)| planet.name == name));
    let star = scene.content.stars.get(scene.star).map_or(0, |star| star.number.get());
    let taken = |number: u32| scene.content.planets_of(scene.star).any(|(_, planet)| planet.number.get() == number);
    let number = (1..=9).map(|last| star * 10 + last).find(|number| !taken(*number)).unwrap_or(star * 10 + 1);
    let environ = Environ { size: Level::clamped(3), resource: Level::clamped(3), origin: Origin::Own, ..Environ::default() };
    let planet = Planet {
        name,
        number: Count::clamped(number),
        star: Some(scene.star),
        environs: [environ].into_iter().collect(),
        origin: Origin::Own,
        ..Planet::default()
    };
    let place = Place::Planet(planets.next_id(), InPlanet::Whole);
    Change::edit("Add planet", Edit::Planet(rules::Change::Add(planet))).then_select(place)
}

/// The change that adds an environ of a type to a planet: behind the selected environ if that belongs to the planet, otherwise as the last one.
pub fn add_environ(scene: &Scene, id: Id<Planet>, kind: EnvironType) -> Option<Change> {
    let mut planet = scene.content.planets.get(id)?.clone();
    let behind = match scene.planet() {
        Some((selected, InPlanet::Environ(environ))) if selected == id => planet.environs.position(environ),
        _ => None,
    };
    let environ =
        Environ { kind, size: Level::clamped(3), resource: Level::clamped(3), origin: Origin::Own, ..Environ::default() };
    let new = planet.environs.add(environ);
    if let Some(behind) = behind {
        planet.environs.apply(rules::Change::Move(new, behind + 1), "environ").ok()?;
    }
    let label = format!("Add {} environ to {}", kind.word(), planet.label());
    Some(set(id, planet, label, InPlanet::Environ(new)))
}

/// The change that removes the selected environ or planet; `None` if neither is selected.
pub fn remove(scene: &Scene) -> Option<Change> {
    let (id, part) = scene.planet()?;
    let mut planet = scene.content.planets.get(id)?.clone();
    match part {
        InPlanet::Environ(environ) => {
            let label = format!("Take out the {} environ of {}", planet.environs.get(environ)?.kind.word(), planet.label());
            planet.environs.retain_ids(|known| known != environ);
            Some(set(id, planet, label, InPlanet::Whole))
        }
        InPlanet::Whole | InPlanet::Name | InPlanet::Number | InPlanet::Loyalty => {
            let label = format!("Delete {}", planet.label());
            let star = Place::Star(scene.star, InStar::Whole);
            Some(Change::edit(label, Edit::Planet(rules::Change::Remove(id))).then_select(star))
        }
    }
}
