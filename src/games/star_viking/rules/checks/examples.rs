//! The designs that the rules of the checks use in their examples: a small system, a small catalogue, a purchase, a battle and a campaign, which
//! break no rule.

use std::sync::Arc;

use crate::{
    Body, Cells, Color, CombatTable, Content, Deployment, DiceTable, Economy, Effect, Force, ForceUnit, Form, Operations, Orbit,
    Outcome, Part, PlayedSystem, PlunderTable, Politics, Repairs, Scenario, ScenarioForm, Sector, Shot, Space, Spot, Station,
    Stationed, System, Tables, Technology, UnitType, Wealth,
};
use rules::{Count, Id, Level, Points, Shelf, changed};

/// The id of the first thing on a shelf of the examples.
pub(super) const fn first<T>() -> Id<T> {
    Id::new(1)
}

/// The id of the second thing on a shelf of the examples.
pub(super) const fn second<T>() -> Id<T> {
    Id::new(2)
}

pub(super) const CRUISER: Id<UnitType> = Id::new(1);
pub(super) const FIGHTER: Id<UnitType> = Id::new(2);
pub(super) const RAIDERS: Id<UnitType> = Id::new(3);
pub(super) const MISSILE_POD: Id<UnitType> = Id::new(4);
pub(super) const FRIGATE: Id<UnitType> = Id::new(5);
pub(super) const ESCORT: Id<UnitType> = Id::new(6);
pub(super) const BLUE_FIGHTER: Id<UnitType> = Id::new(7);
pub(super) const QUADRANT_CAPITAL: Id<UnitType> = Id::new(8);
pub(super) const PATROL_BOAT: Id<UnitType> = Id::new(9);
pub(super) const MILITIA: Id<UnitType> = Id::new(10);
pub(super) const BLUE_TROOPERS: Id<UnitType> = Id::new(11);

/// The catalogue of the examples. Its ids start with [`CRUISER`].
pub(super) fn units() -> Shelf<UnitType> {
    use Color::{Blue, Green, Red};
    use Operations::{A, LimitedP, P, Pod, S, V};
    use Technology as T;
    let unit = |color, letters: &str, technology, operations, capacity, size, cost| UnitType {
        color,
        letters: letters.into(),
        technology,
        operations,
        speed: UnitType::usual_speed(letters),
        ew: Level::clamped(2),
        attack: Level::clamped(5),
        defense: Level::clamped(5),
        capacity: Level::new(capacity).filter(|level| level.get() > 0),
        size: Level::new(size).filter(|level| level.get() > 0),
        cost: Some(Count::clamped(cost)),
        count: Count::clamped(99),
        ..UnitType::default()
    };
    [
        unit(Red, "CR", T::A, S, 8, 0, 45),
        unit(Red, "FT", T::B, LimitedP, 0, 1, 4),
        unit(Red, "RD", T::C, V, 0, 1, 2),
        unit(Red, "MSL", T::A, Pod, 0, 1, 4),
        unit(Blue, "FF", T::A, S, 6, 0, 40),
        unit(Blue, "FE", T::A, S, 4, 0, 25),
        unit(Blue, "FT", T::B, LimitedP, 0, 1, 4),
        unit(Blue, "FD", T::A, V, 0, 0, 16),
        unit(Green, "PB", T::B, P, 1, 0, 6),
        unit(Green, "MI", T::D, A, 0, 1, 1),
        unit(Blue, "PT", T::A, V, 0, 1, 6),
    ]
    .into_iter()
    .collect()
}

/// A body of this form, without a name.
pub(super) fn body(form: Form) -> Body {
    Body { form, ..Body::default() }
}

/// A vacuum sector that can be plundered.
pub(super) fn vacuum() -> Sector {
    Sector { wealth: Some(Wealth::C), ..Sector::default() }
}

/// An atmospheric sector without a wealth code.
pub(super) fn air() -> Sector {
    Sector { atmosphere: true, ..Sector::default() }
}

/// The sector of the moon in the example systems.
pub(super) fn moon() -> Spot {
    Spot { orbit: first(), body: first(), part: Part::Whole }
}

/// The example system, which breaks no rule: technology B, one orbit, and a moon that is its capital.
pub(super) fn system(name: &str) -> System {
    System {
        name: name.into(),
        technology: Technology::B,
        wealth: Count::clamped(3),
        orbits: [Orbit { bodies: [body(Form::Moon(vacuum()))].into_iter().collect() }].into_iter().collect(),
        capital: Some(moon()),
        ..System::default()
    }
}

/// A project with the example system, to which `change` is applied.
pub(super) fn one_system(change: impl FnOnce(&mut System)) -> Content {
    let mut system = system("Home");
    change(&mut system);
    Content { systems: [system].into_iter().collect(), ..Content::default() }
}

/// A project with the example system and one more body in its orbit.
pub(super) fn one_more_body(form: Form) -> Content {
    one_system(|system| {
        on(&mut system.orbits, |orbit| {
            orbit.bodies.add(body(form));
        });
    })
}

/// A plunder table in which a sector with code wC yields three mega-credits on average.
pub(super) fn plunder() -> PlunderTable {
    let row = |row: &str| row.parse().unwrap_or_default();
    PlunderTable {
        rows: ["6 6 6 6 6 6", "4 4 4 4 4 4", "2 2 3 3 4 4", "1 1 2 2 3 3", "0 1 1 1 1 2"].map(row),
        ..PlunderTable::default()
    }
}

/// The smallest tables in which a game finds everything that it looks up.
fn needed_tables() -> Tables {
    let quiet = Outcome { rolls: (1..=6).collect(), effect: Some(Effect::Nothing), ..Outcome::default() };
    Tables {
        combat: CombatTable { rows: std::array::from_fn(|_| Cells(vec![Some(Shot::Hit)])), ..CombatTable::default() },
        plunder: plunder(),
        politics: Politics { tables: vec![DiceTable { outcomes: vec![quiet], ..DiceTable::default() }], ..Politics::default() },
        repairs: Repairs { critical_hit: Count::clamped(5), ..Repairs::default() },
        economy: Economy { viking_point: Count::clamped(2), ..Economy::default() },
        ..Tables::default()
    }
}

/// A project with nothing but the default tables, to which `change` is applied.
pub(super) fn tables(change: impl FnOnce(&mut Tables)) -> Content {
    let mut tables = Tables::default();
    change(&mut tables);
    Content { tables: Arc::new(tables), ..Content::default() }
}

/// A project with one type of unit that breaks no rule, to which `change` is applied.
pub(super) fn one_unit(change: impl FnOnce(&mut UnitType)) -> Content {
    let mut unit = units().get(CRUISER).cloned().unwrap_or_default();
    change(&mut unit);
    Content { units: [unit].into_iter().collect(), ..Content::default() }
}

/// The units of a force. Each is given by its type and, if it is cargo, the number of the unit that carries it; `None` for a unit outside any hold.
pub(super) fn loaded(units: impl IntoIterator<Item = (Id<UnitType>, Option<u32>)>) -> Shelf<ForceUnit> {
    units.into_iter().map(|(unit, hold)| ForceUnit { hold: hold.map(Id::new), ..ForceUnit::of(unit) }).collect()
}

/// The example purchase, which breaks no rule: a cruiser with three fighters and three raiders in its hold, for 63 mega-credits.
pub(super) fn purchase() -> Force {
    let cargo = [FIGHTER, FIGHTER, FIGHTER, RAIDERS, RAIDERS, RAIDERS].map(|unit| (unit, Some(1)));
    Force {
        name: "Raid".into(),
        budget: Points::new(63),
        units: loaded([(CRUISER, None)].into_iter().chain(cargo)),
        ..Force::default()
    }
}

/// A project with the catalogue and the force of [`purchase`], to which `change` is applied.
pub(super) fn viking(change: impl FnOnce(&mut Force)) -> Content {
    let mut force = purchase();
    change(&mut force);
    Content { units: units(), forces: [force].into_iter().collect(), ..Content::default() }
}

/// The example force of the Federation: three frigates and three escorts with full holds, and the Quadrant Capital.
fn federation() -> Force {
    let ships = [FRIGATE, FRIGATE, FRIGATE, ESCORT, ESCORT, ESCORT, QUADRANT_CAPITAL].map(|unit| (unit, None));
    let cargo =
        [6, 6, 6, 4, 4, 4].into_iter().zip(1..).flat_map(|(room, ship)| (0..room).map(move |_| (BLUE_FIGHTER, Some(ship))));
    Force { name: "Squadron".into(), color: Color::Blue, units: loaded(ships.into_iter().chain(cargo)), ..Force::default() }
}

/// Three patrol boats, one each for systems 7, 8 and 9, which they defend.
fn locals() -> Force {
    let boat = |system| ForceUnit { system: Some(Id::new(system)), ..ForceUnit::of(PATROL_BOAT) };
    Force { name: "Locals".into(), color: Color::Green, units: (7..=9).map(boat).collect(), ..Force::default() }
}

/// The deployment of the force with this number. Each item of `stations` is the number of a unit and its starting place.
pub(super) fn deployment(force: u32, stations: impl IntoIterator<Item = (u32, Station)>) -> Deployment {
    let stationed = |(unit, at)| Stationed { unit: Id::new(unit), at };
    Deployment { force: Some(Id::new(force)), stations: stations.into_iter().map(stationed).collect(), ..Deployment::default() }
}

/// The start of a campaign that breaks no rule, to which `change` is applied: nine systems, the Viking force of [`purchase`], the Federation's ships,
/// and a few locals.
pub(super) fn campaign(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_campaign(), change)
}

fn unchanged_campaign() -> Content {
    let systems: Shelf<System> = (1..=9).map(|number| system(&format!("System {number}"))).collect();
    let in_system = |unit: u32, system: u32| (unit, Station::InSystem(Id::new(system)));
    let capital = (7, Station::Sector(first(), Space::On(moon())));
    let scenario = Scenario {
        name: "Campaign".into(),
        systems: systems.ids().map(|system| PlayedSystem { system }).collect(),
        deployments: [
            deployment(1, [(1, Station::HomeBase)]),
            deployment(2, (1..=6).map(|ship| in_system(ship, ship)).chain([capital])),
            deployment(3, (1..=3).map(|boat| in_system(boat, boat + 6))),
        ]
        .into_iter()
        .collect(),
        ..Scenario::default()
    };
    let forces = [purchase(), federation(), locals()].into_iter().collect();
    let scenarios = [scenario].into_iter().collect();
    Content { systems, units: units(), forces, scenarios, tables: Arc::new(needed_tables()) }
}

/// A battle that breaks no rule, to which `change` is applied: the force of [`purchase`] beside the tile, and a local patrol boat on the capital.
pub(super) fn battle(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_battle(), change)
}

fn unchanged_battle() -> Content {
    let boat = ForceUnit { system: Some(first()), ..ForceUnit::of(PATROL_BOAT) };
    let locals = Force { name: "Locals".into(), color: Color::Green, units: [boat].into_iter().collect(), ..Force::default() };
    let scenario = Scenario {
        name: "Battle".into(),
        form: ScenarioForm::Battle,
        systems: [PlayedSystem { system: first() }].into_iter().collect(),
        deployments: [
            deployment(1, [(1, Station::OffTile(first()))]),
            deployment(2, [(1, Station::Sector(first(), Space::On(moon())))]),
        ]
        .into_iter()
        .collect(),
        turns: None,
        ..Scenario::default()
    };
    Content {
        systems: [system("Home")].into_iter().collect(),
        units: units(),
        forces: [purchase(), locals].into_iter().collect(),
        scenarios: [scenario].into_iter().collect(),
        tables: Arc::new(needed_tables()),
    }
}

/// The example [`battle`] with one more local unit of the given type, which starts in the given place.
pub(super) fn one_more_local(unit: Id<UnitType>, at: Station) -> Content {
    battle(|content| {
        if let Some(locals) = content.forces.get_mut(second()) {
            locals.units.add(ForceUnit { system: Some(first()), ..ForceUnit::of(unit) });
        }
        on(&mut content.scenarios, |scenario| {
            if let Some(deployment) = scenario.deployments.get_mut(second()) {
                deployment.stations.push(Stationed { unit: second(), at });
            }
        });
    })
}

/// Changes the first thing on a shelf.
pub(super) fn on<T: Clone>(shelf: &mut Shelf<T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = shelf.get_mut(first()) {
        change(thing);
    }
}

/// Changes the force with this number in a campaign.
pub(super) fn on_force(content: &mut Content, number: u32, change: impl FnOnce(&mut Force)) {
    if let Some(force) = content.forces.get_mut(Id::new(number)) {
        change(force);
    }
}
