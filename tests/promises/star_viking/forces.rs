//! Forces of Star Viking: what fits into a hold, what the counter mix holds, how the Federation starts, and set-ups that follow a force.

use drydock::project::{Content as AnyContent, Game, Library};
use drydock::rules::star_viking::mix::{self, Stock};
use drydock::rules::star_viking::{
    Color, Content, Edit, Force, ForceUnit, Misfit, ScenarioForm, Station, UnitType, deal, federate, muster,
};
use drydock::rules::{Change, Count, Id, Severity};

fn sample() -> Content {
    let project = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let AnyContent::StarViking(content) = project.content else { panic!("designs of another game") };
    content
}

const VIKINGS: Id<Force> = Id::new(1);
const FEDERATION: Id<Force> = Id::new(2);
const LOCALS: Id<Force> = Id::new(3);

fn kind(content: &Content, color: Color, letters: &str) -> Id<UnitType> {
    content.units.find(|unit| unit.color == color && unit.letters == letters).expect("such a type").0
}

fn force(content: &Content, id: Id<Force>) -> &Force {
    content.forces.get(id).expect("such a force")
}

/// Puts a changed force in the place of one; set-ups follow.
fn set(content: &mut Content, id: Id<Force>, changed: Force) {
    for edit in muster(content, id, changed) {
        content.apply(&edit).expect("an edit that applies");
    }
}

/// What is worse than advice about the start of the Federation and the counters.
fn wrong(content: &Content) -> Vec<String> {
    let findings = star_viking::checks::check(content);
    findings.iter().filter(|finding| finding.about.severity > Severity::Advice).map(|finding| finding.message.clone()).collect()
}

#[test]
fn what_does_not_fit_into_a_hold_is_told_apart() {
    let content = sample();
    let types = &content.units;
    let mut force = Force::default();
    let mut add = |letters: &str, hold| {
        let unit = kind(&content, Color::Red, letters);
        force.units.add(ForceUnit { hold, ..ForceUnit::of(unit) })
    };
    let (sloop, boat, armor, fortress) = (add("SL", None), add("PB", None), add("GA", None), add("FD", None));
    let raiders = add("RD", Some(sloop));
    assert_eq!(force.room(sloop, types), Some(4));
    assert_eq!(force.misfit(boat, sloop, types), None, "four are left, and a patrol boat takes four");
    assert_eq!(force.misfit(armor, boat, types), Some(Misfit::NoHold), "a Viking patrol boat carries nothing");
    assert_eq!(force.misfit(raiders, sloop, types), None, "it is there already");
    assert_eq!(force.misfit(sloop, sloop, types), Some(Misfit::Ring));
    assert_eq!(force.misfit(sloop, raiders, types), Some(Misfit::Ring));
    assert!(!force.load(sloop, Some(raiders)), "nobody carries himself");
    assert!(force.load(boat, Some(sloop)));
    assert_eq!(force.misfit(fortress, sloop, types), Some(Misfit::NoRoom { free: 0, size: 4 }));
    assert!(force.load(fortress, Some(sloop)), "checks advise, and so do holds");
    let cruiser = force.units.add(ForceUnit::of(kind(&content, Color::Red, "CR")));
    assert_eq!(force.misfit(sloop, cruiser, types), Some(Misfit::Loaded));
    assert_eq!(force.misfit(cruiser, sloop, types), Some(Misfit::NoSize));
    force.dismiss(sloop);
    assert!(force.units.iter().all(|(_, unit)| unit.hold.is_none()), "its cargo is out of the hold");
    assert_eq!(force.units.len(), 5);
}

#[test]
fn a_carrier_that_is_cargo_stays_empty() {
    let content = sample();
    let mut force = Force { color: Color::Blue, ..Force::default() };
    let frigate = force.units.add(ForceUnit::of(kind(&content, Color::Blue, "FF")));
    let boat = force.units.add(ForceUnit { hold: Some(frigate), ..ForceUnit::of(kind(&content, Color::Blue, "PB")) });
    let fighter = force.units.add(ForceUnit::of(kind(&content, Color::Blue, "FT")));
    assert_eq!(force.misfit(fighter, boat, &content.units), Some(Misfit::Carried));
    force.load(boat, None);
    assert_eq!(force.misfit(fighter, boat, &content.units), None);
}

#[test]
fn local_cargo_goes_where_its_carrier_goes() {
    let content = sample();
    let mut force = Force { color: Color::Green, ..Force::default() };
    let (home, other) = (Some(Id::new(1)), Some(Id::new(2)));
    let boat = force.units.add(ForceUnit { system: home, ..ForceUnit::of(kind(&content, Color::Green, "PB")) });
    let fighter = force.units.add(ForceUnit { system: other, ..ForceUnit::of(kind(&content, Color::Green, "FT")) });
    assert!(force.load(fighter, Some(boat)));
    assert_eq!(force.units.get(fighter).expect("it is there").system, home);
    force.defend(boat, other);
    assert_eq!(force.units.get(fighter).expect("it is there").system, other);
    force.defend(fighter, home);
    let fighter = force.units.get(fighter).expect("it is there");
    assert_eq!((fighter.system, fighter.hold), (home, None), "the boat stays behind");
}

#[test]
fn the_mix_is_shared_but_for_the_red_sets() {
    let mut content = sample();
    let (raiders, fighter) = (kind(&content, Color::Red, "RD"), kind(&content, Color::Blue, "FT"));
    assert_eq!(mix::stocks(&content, VIKINGS)[&raiders], Stock { held: 8, used: 2 });
    assert_eq!(mix::stocks(&content, VIKINGS)[&fighter], Stock { held: 8, used: 8 }, "the Federation has them all");
    assert_eq!(mix::stocks(&content, FEDERATION)[&raiders], Stock { held: 8, used: 2 }, "there is one red set on the table");
    let greens = mix::of_color(&mix::stocks(&content, LOCALS), &content.units, Color::Green);
    assert_eq!((greens.held, greens.left()), (54, 10));
    let mut scenario = content.scenarios.get(Id::new(1)).expect("the scenario").clone();
    scenario.form = ScenarioForm::Double;
    content.apply(&Edit::Scenario(Change::Set(Id::new(1), scenario))).expect("a double game");
    assert_eq!(mix::stocks(&content, FEDERATION)[&fighter], Stock { held: 16, used: 8 });
    assert_eq!(mix::stocks(&content, VIKINGS)[&raiders], Stock { held: 8, used: 2 }, "each Viking has one set");
    content.units.get_mut(raiders).expect("raiders").count = Count::clamped(1);
    assert_eq!(mix::stocks(&content, VIKINGS)[&raiders].left(), -1);
}

#[test]
fn the_federation_starts_with_full_holds_and_within_the_mix() {
    let mut content = sample();
    assert_eq!(federate::federate_start(&content, FEDERATION).as_ref(), Some(force(&content, FEDERATION)), "it is by the book");
    // From nothing at all, in a project of its own.
    let empty = content.forces.add(Force { color: Color::Blue, name: "Squadron".into(), ..Force::default() });
    content.scenarios = content.scenarios.iter().take(0).map(|(_, scenario)| scenario.clone()).collect();
    let started = federate::federate_start(&content, empty).expect("a start");
    set(&mut content, empty, started);
    let full = |id: Id<ForceUnit>| force(&content, empty).room(id, &content.units).is_none_or(|room| room == 0);
    let ships: Vec<_> = force(&content, empty).units.iter().filter(|(_, unit)| unit.hold.is_none()).collect();
    assert_eq!(ships.len(), 7, "six ships and the Quadrant Capital");
    assert!(ships.iter().all(|(id, _)| full(*id)));
    assert_eq!(wrong(&content), Vec::<String>::new());
}

#[test]
fn what_does_not_belong_to_the_start_goes_and_ships_stay() {
    let mut content = sample();
    let battlecruiser = kind(&content, Color::Blue, "BC");
    let mut messy = force(&content, FEDERATION).clone();
    messy.units.add(ForceUnit::of(battlecruiser));
    let (frigate, _) = messy.units.iter().next().expect("a frigate");
    messy.units.add(ForceUnit { hold: Some(frigate), ..ForceUnit::of(kind(&content, Color::Red, "RD")) });
    messy.dismiss(Id::new(2));
    set(&mut content, FEDERATION, messy);
    assert!(!wrong(&content).is_empty());
    let fixed = federate::federate_start(&content, FEDERATION).expect("a start");
    set(&mut content, FEDERATION, fixed);
    assert_eq!(wrong(&content), Vec::<String>::new(), "ships stand where they stood");
}

#[test]
fn a_set_up_follows_its_forces() {
    let mut content = sample();
    let station = |content: &Content, force: Id<Force>, unit: Id<ForceUnit>| {
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        let (_, deployment) = scenario.deployments.find(|deployment| deployment.force == Some(force)).expect("deployed");
        deployment.station(unit)
    };
    let mut changed = force(&content, VIKINGS).clone();
    let sloop = changed.units.add(ForceUnit::of(kind(&content, Color::Red, "SL")));
    let cruiser = Id::new(1);
    set(&mut content, VIKINGS, changed);
    assert_eq!(station(&content, VIKINGS, sloop), Some(Station::HomeBase));
    let mut changed = force(&content, VIKINGS).clone();
    changed.dismiss(cruiser);
    set(&mut content, VIKINGS, changed);
    assert_eq!(station(&content, VIKINGS, cruiser), None);
    assert_eq!(station(&content, VIKINGS, Id::new(2)), Some(Station::HomeBase), "its cargo is left at the base");
    // A local unit is moved to another system in play, and a fortress stands on its capital.
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let (tile, played) = scenario.systems.iter().nth(1).map(|(tile, played)| (tile, played.system)).expect("a second system");
    let mut changed = force(&content, LOCALS).clone();
    let merchant = changed.units.iter().find(|(_, unit)| unit.system != Some(played)).expect("one elsewhere").0;
    changed.defend(merchant, Some(played));
    let fortress = kind(&content, Color::Green, "FD");
    let fortress = changed.units.add(ForceUnit { system: Some(played), ..ForceUnit::of(fortress) });
    set(&mut content, LOCALS, changed);
    assert_eq!(station(&content, LOCALS, merchant), Some(Station::InSystem(tile)));
    assert!(matches!(station(&content, LOCALS, fortress), Some(Station::Sector(at, _)) if at == tile));
}

#[test]
fn a_local_unit_is_told_where_it_cannot_stand() {
    let content = sample();
    let unit = |letters: &str| content.units.get(kind(&content, Color::Green, letters)).expect("such a type");
    let system = |name: &str| content.systems.find(|system| system.name == name).expect("such a system").1;
    assert_eq!(deal::objection(unit("PB"), system("Userkaf")), None);
    assert!(deal::objection(unit("MI"), system("Userkaf")).is_some_and(|words| words.contains("technology")));
    let mut airless = system("Raneb").clone();
    airless.orbits = airless.orbits.iter().take(0).map(|(_, orbit)| orbit.clone()).collect();
    assert!(deal::objection(unit("TC"), &airless).is_some_and(|words| words.contains("sector")));
}

#[test]
fn forces_of_one_name_are_numbered_where_they_stand_side_by_side() {
    let mut content = sample();
    for id in [VIKINGS, FEDERATION] {
        content.forces.get_mut(id).expect("a force").name = "Squadron".into();
    }
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let labels: Vec<String> = scenario.force_labels(&content.forces).into_values().collect();
    assert_eq!(labels, ["Squadron 1", "Squadron 2", "Local defenses"]);
}
