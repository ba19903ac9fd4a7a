//! Makes a scenario ready for play, or says why it cannot be played.

use std::sync::Arc;

use super::counters::{counters, names};
use super::{Contest, Public, Side, Tile, UnitState, too_large};
use crate::odds::Chances;
use crate::set_up::{Fielded, SetUp};
use crate::{Color, Content, Purchases, Scenario, ScenarioForm, Tables};
use rules::play::Player;
use rules::{Count, Id, Refusal};

/// The largest number of Vikings in a game.
const MOST_VIKINGS: usize = 7;
/// The largest number of tiles in a game.
const MOST_TILES: usize = 200;

impl Contest {
    /// A scenario made ready for play.
    ///
    /// # Errors
    /// If the scenario cannot be played in its present state; the refusal says why, as a clause.
    pub fn of(content: &Content, id: Id<Scenario>) -> Result<Self, Refusal> {
        let refuse = |why: String| Err(Refusal::new(why));
        let Some(scenario) = content.scenarios.get(id) else { return refuse("there is no such scenario".into()) };
        let label = scenario.label();
        let battle = scenario.form == ScenarioForm::Battle;
        let turns = if battle { 0 } else { scenario.turns.map_or(0, Count::get) };
        if !battle && turns == 0 {
            return refuse(format!("{label} has no last turn"));
        }
        let mut needed = scenario.form.needed_tables().iter();
        if let Some(table) = needed.find(|table| content.tables.is_empty(**table)) {
            return refuse(format!("the table {:?} is empty", table.label()));
        }
        if !battle && let Some(outcome) = without_effect(&content.tables) {
            return refuse(format!("{outcome:?} in the politics has no effect that can be played"));
        }
        let set_up = SetUp::of(content, id, scenario);
        let raiders: Vec<&Fielded> = set_up.forces.iter().filter(|fielded| fielded.force.color == Color::Red).collect();
        if !(1..=MOST_VIKINGS).contains(&raiders.len()) {
            return refuse(format!("{label} has {} Viking forces", raiders.len()));
        }
        let buys = |fielded: &Fielded| scenario.purchases != Purchases::AsDesigned || fielded.force.units.is_empty();
        if battle && raiders.iter().any(|raider| buys(raider)) {
            return refuse(format!("{label} has a red force that is still to be bought"));
        }
        let tiles = tiles(&set_up);
        if !(1..=MOST_TILES).contains(&tiles.len()) {
            return refuse(format!("{label} has {} in play", rules::counted(tiles.len() as u32, "system")));
        }
        if let Some(why) = too_large(&set_up) {
            return refuse(why);
        }
        let side = |raider: &&Fielded| {
            let left = if buys(raider) { raider.force.budget } else { raider.force.left(&content.units) };
            Side {
                name: set_up.force_label(raider.id).to_owned(),
                purse: if battle { 0 } else { left.get().clamp(0, 9999) as u32 },
                given: given(raider),
                buys: buys(raider),
            }
        };
        let mut sides: Vec<Side> = raiders.iter().map(side).collect();
        let to_the_federation = set_up.forces.iter().filter(|fielded| fielded.force.color != Color::Red).map(given).sum();
        sides.push(Side { name: "The Federation".into(), purse: 0, given: to_the_federation, buys: false });
        let start = counters(&set_up, &tiles);
        for (raider, player) in raiders.iter().zip(0..) {
            if battle && start.iter().all(|unit| unit.owner.index() != player) {
                return refuse(format!("{label} places no unit of {}", raider.force.label()));
            }
        }
        let federation = Player::new(raiders.len() as u8);
        let builder = |unit: &UnitState| {
            let red = content.units.get(unit.kind).is_some_and(|kind| kind.color == Color::Red);
            let player = match (red, scenario.form.sets()) {
                (true, 1) => Player::new(0),
                (true, _) => unit.owner,
                (false, _) => federation,
            };
            (unit.kind, player)
        };
        let counters: Vec<_> = if battle { Vec::new() } else { start.iter().map(builder).collect() };
        let differentials = Public::LOWEST..=-Public::LOWEST;
        let public = Public {
            sides: sides.into(),
            tiles: tiles.into(),
            types: Arc::new(content.units.clone()),
            counters: counters.into(),
            chances: differentials.map(|differential| Chances::of(differential, &content.tables)).collect(),
            tables: Arc::clone(&content.tables),
            form: scenario.form,
            turns: turns as u16,
            victory: scenario.victory,
            purchases: scenario.purchases,
            dealt_anew: scenario.dealt_anew && !battle,
            looting_where_carriers_stand: scenario.looting_where_carriers_stand,
        };
        Ok(Self { names: names(&public, &start), public, start })
    }
}

/// The extra mega-credits that a deployment gives its side, limited to the range from 0 to 9999.
fn given(fielded: &Fielded) -> u32 {
    fielded.deployment.purse.get().clamp(0, 9999) as u32
}

/// The name of the first outcome of the politics whose effect is given only in words; `None` if all outcomes have effects.
fn without_effect(tables: &Tables) -> Option<&str> {
    let outcomes = tables.politics.tables.iter().flat_map(|table| &table.outcomes);
    let silent = |outcome: &&crate::Outcome| outcome.in_play().is_none();
    outcomes.into_iter().find(silent).map(|outcome| outcome.name.as_str())
}

/// The tiles of the scenario. If each game deals its tiles anew, these are all systems of the project, once for each set of the game.
fn tiles(set_up: &SetUp) -> Vec<Tile> {
    if !set_up.scenario.dealt_anew || set_up.scenario.form == ScenarioForm::Battle {
        let tile =
            |(id, _, system): (_, _, &crate::System)| Tile { id, system: system.clone(), name: set_up.tile_label(id).to_owned() };
        return set_up.tiles().map(tile).collect();
    }
    let sets = set_up.scenario.form.sets();
    let first = set_up.scenario.systems.ids().next().unwrap_or(Id::new(1));
    let systems = set_up.content.systems.iter().map(|(_, system)| system);
    let named = systems.flat_map(|system| (1..=sets).map(move |number| (system, number)));
    let tile = |(system, number): (&crate::System, u32)| Tile {
        id: first,
        system: system.clone(),
        name: if sets == 1 { system.label().to_owned() } else { format!("{} {number}", system.label()) },
    };
    named.map(tile).collect()
}
