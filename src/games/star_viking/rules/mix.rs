//! How many counters of each type the counter mix holds for a force, and how many are used ("New Construction: Construction Limit").
//!
//! The forces of a scenario share the counters on its table, except that each Viking of a double game has a red set of their own. A force that no
//! scenario deploys has one set of the game for itself.

use std::collections::BTreeMap;

use super::{Color, Content, Force, Scenario, ScenarioForm, UnitType};
use rules::{Id, Shelf};

/// The counters of a type that a force may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// How many counters the game holds for the force.
    pub held: u32,
    /// How many counters are used, by the force and by the forces that share the set with it.
    pub used: u32,
}

impl Stock {
    /// How many counters are left; negative if more are used than there are.
    #[must_use]
    pub fn left(self) -> i64 {
        i64::from(self.held) - i64::from(self.used)
    }
}

/// Whether a force has the counters of a type to itself: in a double game each Viking has a red set. If only one set is on the table, no force has
/// counters of its own.
#[must_use]
pub fn has_own_set(form: ScenarioForm, force: &Force, unit: Option<&UnitType>) -> bool {
    form.sets() > 1 && force.color == Color::Red && unit.is_some_and(|unit| unit.color == Color::Red)
}

/// Whether a force is that of the second Viking in a double game, whose red set looks different from the first Viking's. The Viking force that is
/// listed first belongs to the first Viking.
#[must_use]
pub fn is_second_viking(content: &Content, scenario: &Scenario, id: Id<Force>) -> bool {
    let mut raiders = forces(content, scenario).into_iter().filter(|(_, force)| force.color == Color::Red);
    scenario.form.sets() > 1 && raiders.position(|(force, _)| force == id).is_some_and(|before| before % 2 == 1)
}

/// Whether a force is the second Viking's in any scenario.
#[must_use]
pub fn is_ever_second_viking(content: &Content, id: Id<Force>) -> bool {
    content.scenarios.iter().any(|(_, scenario)| is_second_viking(content, scenario, id))
}

/// How many counters the forces of a scenario use of the shared sets, by type. A force that is deployed twice counts once.
#[must_use]
pub fn shared(content: &Content, scenario: &Scenario) -> BTreeMap<Id<UnitType>, u32> {
    let mut used: BTreeMap<Id<UnitType>, u32> = BTreeMap::new();
    for (_, force) in forces(content, scenario) {
        for (unit, count) in Content::used_by(force) {
            if !has_own_set(scenario.form, force, content.units.get(unit)) {
                *used.entry(unit).or_default() += count;
            }
        }
    }
    used
}

/// The forces of a scenario, each once.
#[must_use]
pub fn forces<'a>(content: &'a Content, scenario: &Scenario) -> Vec<(Id<Force>, &'a Force)> {
    let mut forces: Vec<(Id<Force>, &Force)> = Vec::new();
    for id in scenario.deployments.iter().filter_map(|(_, deployment)| deployment.force) {
        if let Some(force) = content.forces.get(id)
            && forces.iter().all(|(known, _)| *known != id)
        {
            forces.push((id, force));
        }
    }
    forces
}

/// The counters of every type of the catalogue for a force. If several scenarios deploy the force, the scenario that leaves the fewest counters of a
/// type counts.
#[must_use]
pub fn stocks(content: &Content, id: Id<Force>) -> BTreeMap<Id<UnitType>, Stock> {
    let Some(force) = content.forces.get(id) else { return BTreeMap::new() };
    let own = Content::used_by(force);
    let scenarios: Vec<_> = content.scenarios.iter().filter(|(_, scenario)| scenario.deploys(id)).collect();
    let shared: Vec<_> = scenarios.iter().map(|(_, scenario)| (scenario.form, shared(content, scenario))).collect();
    let used = |of: &BTreeMap<_, u32>, unit| of.get(&unit).copied().unwrap_or_default();
    let stock = |(unit, found): (Id<UnitType>, &UnitType)| {
        let alone = Stock { held: found.count.get(), used: used(&own, unit) };
        let on_table = |(form, shared): &(ScenarioForm, _)| {
            let together = Stock { held: found.count.get() * form.sets(), used: used(shared, unit) };
            if has_own_set(*form, force, Some(found)) { alone } else { together }
        };
        (unit, shared.iter().map(on_table).min_by_key(|stock| stock.left()).unwrap_or(alone))
    };
    content.units.iter().map(stock).collect()
}

/// The counters of all types of a colour together.
#[must_use]
pub fn of_color(stocks: &BTreeMap<Id<UnitType>, Stock>, types: &Shelf<UnitType>, color: Color) -> Stock {
    let of_color = stocks.iter().filter(|(id, _)| types.get(**id).is_some_and(|unit| unit.color == color));
    of_color.fold(Stock::default(), |sum, (_, stock)| Stock { held: sum.held + stock.held, used: sum.used + stock.used })
}
