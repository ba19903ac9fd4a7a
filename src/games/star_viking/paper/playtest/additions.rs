//! Additional units that a side could have at the start, so that a playtest finds out what they are worth. Of each type that the side can buy, it
//! gets as many units as 12 mega-credits pay for, or one unit if the type costs more.
//!
//! Additional units go into a hold of their side if a hold has room for them. Otherwise a Viking's units wait at the home base, or beside the tile of
//! a battle; blue units stand at the Quadrant Capital, or in the first system in play, and local units in the richest system that they can defend.
//! For a Viking who buys the force during the game, the additional units are at the home base from the start.

use std::collections::BTreeMap;

use rules::play::Player;
use rules::{Count, Id, Points, Refusal};
use star_viking::mix::{Stock, stocks};
use star_viking::play::Contest;
use star_viking::{
    Color, Content, Deployment, Force, ForceUnit, PlayedSystem, Purchases, Scenario, ScenarioForm, Station, Stationed, System,
    UnitType, deal, movement,
};

/// The mega-credits that are spent on additional units of one type.
const SPENT: u32 = 12;

/// Additional units of one type for a side.
pub(super) struct Addition {
    /// The number of the side's player.
    pub side: usize,
    /// The name of the type of the units.
    pub unit: String,
    /// The number of units.
    pub count: u32,
    /// The total cost of the units, in mega-credits.
    pub cost: u32,
    /// Where the units are added.
    pub more: More,
}

/// Where the additional units are added.
pub(super) enum More {
    /// In these designs, which contain the additional units already.
    Designed(Box<Content>),
    /// At the home base of a Viking who buys the force in play.
    AtHome(Id<UnitType>),
}

impl Addition {
    /// Sets up the game with the additional units; `content` holds the designs without them.
    ///
    /// # Errors
    ///
    /// If it cannot be played.
    pub(super) fn contest(&self, content: &Content, id: Id<Scenario>) -> Result<Contest, Refusal> {
        match &self.more {
            More::Designed(content) => Contest::of(content, id),
            More::AtHome(kind) => Ok(Contest::of(content, id)?.with_bought(Player::new(self.side as u8), *kind, self.count)),
        }
    }
}

/// A force that takes part in a scenario.
struct Taking<'a> {
    side: usize,
    deployment: Id<Deployment>,
    force_id: Id<Force>,
    force: &'a Force,
    left: BTreeMap<Id<UnitType>, Stock>,
}

/// The additional units that each side of a scenario could have, in the order of sides, forces and types; and sentences that name the types that are
/// left out, with the reasons.
pub(super) fn additions(content: &Content, id: Id<Scenario>) -> (Vec<Addition>, Vec<String>) {
    let (mut found, mut left_out) = (Vec::new(), Vec::new());
    let Some(scenario) = content.scenarios.get(id) else { return (found, left_out) };
    let contest = Contest::of(content, id).ok();
    for taking in taking_part(content, scenario) {
        let buys = scenario.purchases != Purchases::AsDesigned || taking.force.units.is_empty();
        let buys = taking.force.color == Color::Red && buys;
        for (kind_id, kind) in content.units.iter().filter(|(_, kind)| kind.color == taking.force.color) {
            let unit = format!("{} {}", kind.color, kind.short());
            let made = if buys {
                let viking = Player::new(taking.side as u8);
                let left = contest.as_ref().map_or(0, |contest| contest.for_sale(viking, kind_id));
                bought(kind, left as u32, SPENT).map(|(count, cost)| (count, cost, More::AtHome(kind_id)))
            } else {
                let made = addition(content, (id, scenario), &taking, (kind_id, kind), SPENT);
                made.map(|Made { count, cost, content }| (count, cost, More::Designed(Box::new(content))))
            };
            match made {
                Ok((count, cost, more)) => found.push(Addition { side: taking.side, unit, count, cost, more }),
                Err(why) => left_out.push(format!("{unit} of {} {why}", taking.force.label())),
            }
        }
    }
    (found, left_out)
}

/// Adds one unit to a side; returns its type, its name and the designs with it. `came` says how many units of each type were added before. The type
/// with the fewest is taken; of several such types, the cheapest. `None` if the side can have no more units.
pub(super) fn one_more(
    content: &Content,
    id: Id<Scenario>,
    side: usize,
    came: &BTreeMap<Id<UnitType>, u32>,
) -> Option<(Id<UnitType>, String, Made)> {
    let scenario = content.scenarios.get(id)?;
    let taking: Vec<Taking> = taking_part(content, scenario).into_iter().filter(|taking| taking.side == side).collect();
    let mut types: Vec<(&Taking, (Id<UnitType>, &UnitType))> = Vec::new();
    for taking in &taking {
        types.extend(content.units.iter().filter(|(_, kind)| kind.color == taking.force.color).map(|kind| (taking, kind)));
    }
    types.sort_by_key(|(_, (kind_id, kind))| (came.get(kind_id).copied().unwrap_or_default(), kind.cost));
    types.into_iter().find_map(|(taking, (kind_id, kind))| {
        // One unit is added even if `spent` is 0.
        let made = addition(content, (id, scenario), taking, (kind_id, kind), 0).ok()?;
        Some((kind_id, format!("{} {}", kind.color, kind.short()), made))
    })
}

/// The forces that take part, each with its side: first the Vikings in their order, and last all blue and green forces, whose side is the Federation.
fn taking_part<'a>(content: &'a Content, scenario: &Scenario) -> Vec<Taking<'a>> {
    let forces = scenario.deployments.iter().filter_map(|(deployment, found)| {
        let force_id = found.force?;
        Some((deployment, force_id, content.forces.get(force_id)?))
    });
    let (mut taking, mut raiders) = (Vec::new(), 0);
    for (deployment, force_id, force) in forces {
        let left = stocks(content, force_id);
        let side = if force.color == Color::Red { raiders } else { usize::MAX };
        raiders += usize::from(force.color == Color::Red);
        taking.push(Taking { side, deployment, force_id, force, left });
    }
    for found in &mut taking {
        found.side = found.side.min(raiders);
    }
    taking.sort_by_key(|found| found.side);
    taking
}

/// The result of adding units of a type: their number, their cost, and the designs with them.
pub(super) struct Made {
    /// The number of units.
    pub count: u32,
    /// The total cost of the units, in mega-credits.
    pub cost: u32,
    /// The designs that include the units.
    pub content: Content,
}

/// The designs with additional units of a type: as many units as `spent` mega-credits pay for, or one unit if the type costs more.
fn addition(
    content: &Content,
    (id, scenario): (Id<Scenario>, &Scenario),
    taking: &Taking,
    (kind_id, kind): (Id<UnitType>, &UnitType),
    spent: u32,
) -> Result<Made, &'static str> {
    if kind.color == Color::Blue && kind.is_fortress() && scenario.form != ScenarioForm::Battle {
        return Err("makes its system a Quadrant Capital");
    }
    let left = taking.left.get(&kind_id).map_or(0, |stock| stock.left()).clamp(0, 999) as u32;
    let (count, cost) = bought(kind, left, spent)?;
    let mut more = content.clone();
    let (mut force, mut scenario) = (taking.force.clone(), scenario.clone());
    for _ in 0..count {
        let system = if kind.color == Color::Green { Some(home_of(content, &scenario, kind)?) } else { None };
        let unit = force.units.add(ForceUnit { system: system.map(|(_, system)| system), ..ForceUnit::of(kind_id) });
        // A local unit needs no hold: it could be cargo only in its own system, where it can also stand without a carrier.
        let hold = if kind.color == Color::Green { None } else { force.hold_with_room(unit, &content.units) };
        if let Some(found) = force.units.get_mut(unit).filter(|_| hold.is_some()) {
            found.hold = hold;
            continue;
        }
        let at = match kind.color {
            Color::Red => port(kind, &scenario)?,
            Color::Blue => Station::InSystem(seat(content, &scenario, taking, kind)?),
            Color::Green => {
                let (tile, system) = system.ok_or("has no system")?;
                content.systems.get(system).map_or(Station::InSystem(tile), |system| deal::station(kind, tile, system))
            }
        };
        if let Some(deployment) = scenario.deployments.get_mut(taking.deployment) {
            deployment.stations.push(Stationed { unit, at });
        }
    }
    // The additional units do not use up the force's budget.
    force.budget = Points::new(force.budget.get() + i64::from(cost));
    if let Some(found) = more.forces.get_mut(taking.force_id) {
        *found = force;
    }
    if let Some(found) = more.scenarios.get_mut(id) {
        *found = scenario;
    }
    Ok(Made { count, cost, content: more })
}

/// How many units of a type `spent` mega-credits pay for, and their cost. It is at least one unit, and at most `left` units.
fn bought(kind: &UnitType, left: u32, spent: u32) -> Result<(u32, u32), &'static str> {
    let price = kind.cost.map(Count::get).filter(|price| *price > 0).ok_or("has no price")?;
    match (spent / price).max(1).min(left) {
        0 => Err("has no counter left"),
        count => Ok((count, price * count)),
    }
}

/// The starting place of a red unit that is in no hold.
fn port(kind: &UnitType, scenario: &Scenario) -> Result<Station, &'static str> {
    if scenario.form != ScenarioForm::Battle {
        return Ok(Station::HomeBase);
    }
    let tile = scenario.systems.ids().next().ok_or("has no system")?;
    if kind.operations.is_spacecraft() { Ok(Station::OffTile(tile)) } else { Err("finds no room in a hold") }
}

/// The starting place of a blue unit that is in no hold: beside the fortress of the Quadrant Capital, or in the first system where it can stand.
fn seat(content: &Content, scenario: &Scenario, taking: &Taking, kind: &UnitType) -> Result<Id<PlayedSystem>, &'static str> {
    if kind.is_pod() {
        return Err("finds no room in a hold");
    }
    let fortress = |stationed: &&Stationed| {
        let found = taking.force.units.get(stationed.unit).and_then(|unit| content.units.get(unit.unit));
        found.is_some_and(UnitType::is_fortress)
    };
    let stations = scenario.deployments.get(taking.deployment).map(|deployment| deployment.stations.as_slice());
    let capital = stations.into_iter().flatten().find(fortress).and_then(|stationed| stationed.at.system());
    let stands = |tile: &Id<PlayedSystem>| {
        scenario.system(*tile, &content.systems).is_some_and(|(_, system)| !movement::standing(kind, system).is_empty())
    };
    capital.into_iter().chain(scenario.systems.ids()).find(stands).ok_or("can stand in no system")
}

/// The richest system in play that a local unit can defend.
fn home_of(content: &Content, scenario: &Scenario, kind: &UnitType) -> Result<(Id<PlayedSystem>, Id<System>), &'static str> {
    let tiles = scenario.systems.ids().filter_map(|tile| Some((tile, scenario.system(tile, &content.systems)?)));
    let fitting = tiles.filter(|(_, (_, system))| !kind.is_pod() && deal::objection(kind, system).is_none());
    let richest = fitting.min_by_key(|(_, (_, system))| std::cmp::Reverse(system.wealth));
    richest.map(|(tile, (id, _))| (tile, id)).ok_or("fits no system in play")
}
