use super::*;
use crate::{BodyKind, Cut, Deployment, PlayedSystem, Sector, Stationed, Wealth};

const SYSTEM: Id<System> = Id::new(1);
const INNER: Id<Orbit> = Id::new(1);
const OUTER: Id<Orbit> = Id::new(2);
const PLANET: Id<Body> = Id::new(1);
const MOON: Id<Body> = Id::new(2);

const fn at(orbit: Id<Orbit>, body: Id<Body>) -> BodyAt {
    BodyAt { system: SYSTEM, orbit, body }
}

const fn spot(orbit: Id<Orbit>, body: Id<Body>, part: Part) -> Spot {
    Spot { orbit, body, part }
}

/// One system and one scenario. The inner orbit has a planet of two halves, with the capital in the south, and a moon; the outer orbit has asteroids.
/// In the scenario three units start in the system: in the south of the planet, on the moon, and in the deep space of the outer orbit.
fn content() -> Content {
    let body = |kind, cut| Body { form: Form::blank(kind, cut), ..Body::default() };
    let inner = [body(BodyKind::Planet, Cut::Halves), body(BodyKind::Moon, Cut::Whole)];
    let outer = [body(BodyKind::Asteroids, Cut::Whole)];
    let system = System {
        orbits: [Orbit { bodies: inner.into_iter().collect() }, Orbit { bodies: outer.into_iter().collect() }]
            .into_iter()
            .collect(),
        capital: Some(spot(INNER, PLANET, Part::South)),
        ..System::default()
    };
    let spaces = [Space::On(spot(INNER, PLANET, Part::South)), Space::On(spot(INNER, MOON, Part::Whole)), Space::Deep(OUTER)];
    let stations =
        (1..).zip(spaces).map(|(unit, space)| Stationed { unit: Id::new(unit), at: Station::Sector(Id::new(1), space) });
    let scenario = Scenario {
        systems: [PlayedSystem { system: SYSTEM }].into_iter().collect(),
        deployments: [Deployment { stations: stations.collect(), ..Deployment::default() }].into_iter().collect(),
        ..Scenario::default()
    };
    Content { systems: [system].into_iter().collect(), scenarios: [scenario].into_iter().collect(), ..Content::default() }
}

fn after(content: &Content, edits: &[Edit]) -> Content {
    let mut changed = content.clone();
    for edit in edits {
        changed.apply(edit).expect("it can be applied");
    }
    changed
}

fn system(content: &Content) -> &System {
    content.systems.get(SYSTEM).expect("the system")
}

fn stations(content: &Content) -> Vec<Station> {
    let (_, scenario) = content.scenarios.iter().next().expect("the scenario");
    scenario.deployments.iter().flat_map(|(_, found)| &found.stations).map(|stationed| stationed.at).collect()
}

fn bodies(content: &Content, orbit: Id<Orbit>) -> Vec<u32> {
    system(content).orbits.get(orbit).expect("the orbit").bodies.ids().map(Id::number).collect()
}

const fn sector(orbit: Id<Orbit>, body: Id<Body>, part: Part) -> Station {
    Station::Sector(Id::new(1), Space::On(spot(orbit, body, part)))
}

#[test]
fn a_body_that_moves_within_its_orbit_keeps_its_number() {
    let before = content();
    let (edits, id) = carry(&before, at(INNER, PLANET), INNER, 1).expect("it moves");
    let changed = after(&before, &edits);
    assert_eq!((id, bodies(&changed, INNER)), (PLANET, vec![2, 1]));
    assert_eq!(edits.len(), 1, "nothing else changes");
    assert_eq!(system(&changed).capital, system(&before).capital);
}

#[test]
fn the_capital_and_the_units_follow_a_body_into_another_orbit() {
    let before = content();
    let (edits, id) = carry(&before, at(INNER, PLANET), OUTER, 0).expect("it moves");
    let changed = after(&before, &edits);
    assert_eq!((bodies(&changed, INNER), bodies(&changed, OUTER)), (vec![2], vec![id.number(), 1]));
    assert_eq!(system(&changed).capital, Some(spot(OUTER, id, Part::South)));
    let expected =
        [sector(OUTER, id, Part::South), sector(INNER, MOON, Part::Whole), Station::Sector(Id::new(1), Space::Deep(OUTER))];
    assert_eq!(stations(&changed), expected);
    // Something else that happens to have the same number must not change.
    let (edits, _) = carry(&before, at(OUTER, PLANET), INNER, 2).expect("it moves");
    assert_eq!(edits.len(), 1);
    assert_eq!(system(&after(&before, &edits)).capital, system(&before).capital);
    assert!(carry(&before, at(INNER, Id::new(9)), OUTER, 0).is_none());
}

#[test]
fn the_capital_and_the_units_stay_where_it_is_sensible_when_a_planet_is_cut() {
    let mut content = content();
    for (cut, part) in [
        (Cut::Caps(3), Part::South),
        (Cut::Halves, Part::South),
        (Cut::Whole, Part::Whole),
        (Cut::Caps(2), Part::North),
        (Cut::Halves, Part::North),
    ] {
        let body = system(&content).body(spot(INNER, PLANET, Part::Whole)).expect("the planet");
        let edits = reshape(&content, at(INNER, PLANET), &body.form.recut(cut)).expect("it is cut");
        content = after(&content, &edits);
        assert_eq!(system(&content).capital, Some(spot(INNER, PLANET, part)), "{cut:?}");
        assert_eq!(stations(&content)[0], sector(INNER, PLANET, part), "{cut:?}");
        assert_eq!(stations(&content)[1], sector(INNER, MOON, Part::Whole));
    }
}

#[test]
fn what_is_left_of_a_body_that_is_gone_points_nowhere() {
    let before = content();
    let changed = after(&before, &remove_body(&before, at(INNER, PLANET)).expect("it is removed"));
    assert_eq!((system(&changed).capital, bodies(&changed, INNER)), (None, vec![2]));
    assert_eq!(stations(&changed)[..2], [Station::InSystem(Id::new(1)), sector(INNER, MOON, Part::Whole)]);
    let changed = after(&before, &remove_body(&before, at(INNER, MOON)).expect("it is removed"));
    assert_eq!(system(&changed).capital, system(&before).capital);
    let changed = after(&before, &remove_orbit(&before, SYSTEM, OUTER).expect("it is removed"));
    assert_eq!(system(&changed).orbits.len(), 1);
    assert_eq!(stations(&changed)[2], Station::InSystem(Id::new(1)));
    let changed = after(&before, &remove_orbit(&before, SYSTEM, INNER).expect("it is removed"));
    assert_eq!(system(&changed).capital, None);
}

#[test]
fn a_scenario_in_which_another_system_is_in_play_stays_as_it_is() {
    let mut before = content();
    before.systems.add(System::default());
    before.scenarios.get_mut(Id::new(1)).expect("the scenario").systems =
        [PlayedSystem { system: Id::new(2) }].into_iter().collect();
    let edits = remove_orbit(&before, SYSTEM, INNER).expect("it is removed");
    assert_eq!(edits.len(), 1);
}

#[test]
fn the_values_of_the_sectors_are_kept_by_their_heirs() {
    let mut before = content();
    let rich = Sector { wealth: Some(Wealth::A), ..Sector::default() };
    let inner = before.systems.get_mut(SYSTEM).and_then(|system| system.orbits.get_mut(INNER)).expect("the orbit");
    *inner.bodies.get_mut(PLANET).and_then(|body| body.form.sector_mut(Part::South)).expect("the south") = rich;
    let edits = reshape(&before, at(INNER, PLANET), &Form::blank(BodyKind::Planet, Cut::Halves).recut(Cut::Whole)).expect("cut");
    assert_eq!(system(&after(&before, &edits)).sector(spot(INNER, PLANET, Part::Whole)), Some(&Sector::default()), "as told");
    let form = system(&before).body(spot(INNER, PLANET, Part::Whole)).expect("the planet").form.recut(Cut::Whole);
    let edits = reshape(&before, at(INNER, PLANET), &form).expect("cut");
    assert_eq!(system(&after(&before, &edits)).sector(spot(INNER, PLANET, Part::Whole)), Some(&rich));
}
