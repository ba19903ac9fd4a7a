//! A scenario made ready for play, or the reason why it cannot be played.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Battle, FEDERATION, Public, Side, Tile, UnitNumber, UnitState, VIKING, Where};
use crate::rules::star_viking::set_up::{SetUp, Unit};
use crate::rules::star_viking::{Color, Content, Purchases, Scenario, ScenarioForm, Station, Table};
use crate::rules::{Id, Refusal};

impl Battle {
    /// A scenario made ready for play.
    ///
    /// # Errors
    /// If it cannot be played as it stands; says why, as a clause.
    pub fn of(content: &Content, id: Id<Scenario>) -> Result<Self, Refusal> {
        let refuse = |why: String| Err(Refusal::new(why));
        let Some(scenario) = content.scenarios.get(id) else { return refuse("there is no such scenario".into()) };
        let label = scenario.label();
        if scenario.form != ScenarioForm::Battle {
            return refuse(format!(
                "{label} is a {}, and campaigns are not played yet, but battles alone",
                scenario.form.label()
            ));
        }
        for table in [Table::Combat, Table::Plunder] {
            if content.tables.is_empty(table) {
                return refuse(format!("the table {:?} is empty", table.label()));
            }
        }
        let set_up = SetUp::of(content, id, scenario);
        let raiders: Vec<_> = set_up.forces.iter().filter(|fielded| fielded.force.color == Color::Red).collect();
        let [raider] = raiders.as_slice() else {
            return refuse(format!("{label} has {} Viking forces, and a battle is played here with one so far", raiders.len()));
        };
        if scenario.purchases != Purchases::AsDesigned || raider.force.units.is_empty() {
            return refuse(format!("{label} has a red force that is still to be bought"));
        }
        let tile = |(id, _, system): (_, _, &crate::rules::star_viking::System)| Tile {
            id,
            system: system.clone(),
            name: set_up.tile_label(id).to_owned(),
        };
        let tiles: Vec<Tile> = set_up.tiles().map(tile).collect();
        if tiles.is_empty() {
            return refuse(format!("{label} has no system in play"));
        }
        let start = units(&set_up, &tiles);
        if start.iter().all(|unit| unit.owner != VIKING) {
            return refuse(format!("{label} places no unit of {}", raider.force.label()));
        }
        let public = Public {
            sides: vec![Side { name: set_up.force_label(raider.id).to_owned() }, Side { name: "The Federation".into() }],
            tiles,
            types: content.units.clone(),
            tables: Arc::clone(&content.tables),
            goal: scenario.victory.battle,
            looting_where_carriers_stand: scenario.looting_where_carriers_stand,
        };
        Ok(Self { public, names: names(&set_up, &start), start })
    }
}

/// Every unit that starts somewhere, in the order of the catalogue.
fn units(set_up: &SetUp, tiles: &[Tile]) -> Vec<UnitState> {
    let tile_of = |unit: &Unit| {
        let id = unit.station?.system()?;
        tiles.iter().position(|tile| tile.id == id)
    };
    let mut taking_part: Vec<(&Unit, usize)> = set_up.units.iter().filter_map(|unit| Some((unit, tile_of(unit)?))).collect();
    taking_part.retain(|(unit, _)| unit.aboard || !unit.kind.is_pod());
    taking_part.sort_by_key(|(unit, _)| (set_up.content.units.position(unit.kind_id), unit.force, unit.id.number()));
    let numbers: BTreeMap<_, UnitNumber> =
        taking_part.iter().zip(0..).map(|((unit, _), number)| ((unit.force, unit.id), UnitNumber(number))).collect();
    let state = |(unit, tile): &(&Unit, usize)| {
        let fielded = &set_up.forces[unit.force];
        let carrier = fielded.force.units.get(unit.id).and_then(|of| of.hold).filter(|_| unit.aboard);
        let at = match (carrier.and_then(|carrier| numbers.get(&(unit.force, carrier))), unit.station) {
            (Some(carrier), _) => Where::Aboard(*carrier),
            (None, Some(Station::OffTile(_))) => Where::Beside,
            (None, Some(Station::Sector(_, space))) => Where::In(space),
            (None, Some(Station::InSystem(_) | Station::HomeBase) | None) => Where::Waiting,
        };
        let owner = if unit.kind.color == Color::Red { VIKING } else { FEDERATION };
        UnitState::new(unit.kind_id, owner, *tile as u8, at)
    };
    taking_part.iter().map(state).collect()
}

/// What units are called: by colour and letters, numbered from 1 where several have the same.
fn names(set_up: &SetUp, units: &[UnitState]) -> Vec<String> {
    let called = |unit: &UnitState| {
        let kind = set_up.content.units.get(unit.kind);
        kind.map_or_else(String::new, |kind| format!("{} {}", kind.color, kind.short()))
    };
    let plain: Vec<String> = units.iter().map(called).collect();
    let numbered = |(index, name): (usize, &String)| {
        if plain.iter().filter(|other| *other == name).nth(1).is_none() {
            return name.clone();
        }
        format!("{name} {}", plain[..index].iter().filter(|other| *other == name).count() + 1)
    };
    plain.iter().enumerate().map(numbered).collect()
}
