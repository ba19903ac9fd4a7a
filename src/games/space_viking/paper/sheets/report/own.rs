//! A player's own possessions as the report gives them, to be drawn on the same sheets that a project prints for the first year.

use crate::sheets::{
    dominion_sheet::{Dominion, Estate},
    fleet_sheet::{FleetOnPaper, ShipOnPaper, on_paper, sums, units},
    heraldry,
};
use space_viking::Effect;
use space_viking::play::Knowledge;
use space_viking::play::knowledge::{Holding, OwnFleet, OwnShip, Person};

/// The dominion of the player whose report this is, for the dominion sheet.
pub(super) fn dominion(knowledge: &Knowledge) -> Dominion {
    let own = &knowledge.own;
    let person = |person: &Person| {
        let at = knowledge.place(person.at);
        let whither = person.aboard.as_ref().map_or_else(|| at.clone(), |fleet| format!("with {fleet} at {at}"));
        (person.name.clone(), whither)
    };
    Dominion {
        arms: heraldry::of_house(knowledge),
        kind: own.kind,
        told: vec![format!("{} Treasury {} IU, {} points.", knowledge.remark(), own.treasury, own.points)],
        persons: own.persons.iter().map(person).collect(),
        estates: own.holdings.iter().map(|holding| estate(knowledge, holding)).collect(),
        technologies: own.technologies.clone(),
        research: own.research.clone(),
        year: knowledge.year,
    }
}

fn estate(knowledge: &Knowledge, holding: &Holding) -> Estate {
    let item = |(item, number): &(_, u32)| {
        let item = knowledge.posted.items.get(*item).map_or("?", |item| item.label());
        format!("{number} {}", item.to_lowercase())
    };
    let more = [
        (holding.has_agent, "an agent".to_owned()),
        (holding.converts > 0, format!("{} converts", holding.converts)),
        (holding.iu > 0, format!("{} IU", holding.iu)),
    ];
    let more = more.into_iter().filter(|(is_there, _)| *is_there).map(|(_, words)| words);
    Estate {
        world: knowledge.place(holding.at),
        space: knowledge.posted.sector.written(holding.at),
        loyal: holding.subjects + holding.colonists,
        captives: holding.captives,
        factories: holding.factories,
        others: holding.ashore.iter().map(item).chain(more).collect(),
    }
}

/// The fleets of the player whose report this is, for the fleet sheet.
pub(super) fn fleets(knowledge: &Knowledge) -> Vec<FleetOnPaper> {
    knowledge.own.fleets.iter().map(|fleet| of_fleet(knowledge, fleet)).collect()
}

fn of_fleet(knowledge: &Knowledge, fleet: &OwnFleet) -> FleetOnPaper {
    let doubled = knowledge.has_effect(Effect::DoubleFire);
    let ship = |ship: &OwnShip| {
        let items: Vec<_> = ship.cargo.items.iter().map(|(item, number)| (*number, *item)).collect();
        let cargo = units(&knowledge.posted, &items, ship.cargo.iu, ship.cargo.people);
        on_paper(&knowledge.posted, (Some(ship.item), doubled), &ship.name, ship.hits, cargo)
    };
    let ships: Vec<ShipOnPaper> = fleet.ships.iter().map(ship).collect();
    let commander = knowledge.commander_words(fleet);
    let break_off = fleet.break_off.map_or_else(|| "fights to the end".to_owned(), |share| format!("breaks off at {share}%"));
    let shots = ships.iter().map(|ship| ship.shots).sum();
    let hits = ships.iter().map(|ship| ship.damage.saturating_sub(ship.taken)).sum();
    let jump = fleet.ships.iter().map(|ship| ship.jump).min().unwrap_or_default();
    let mut told = vec![
        format!("At {} under {commander}, {}, {break_off}.", knowledge.place(fleet.at), fleet.mode.label()),
        sums(shots, hits, jump),
    ];
    if !fleet.orders.is_empty() {
        told.push(format!("Goes on with: {}", fleet.orders));
    }
    FleetOnPaper { name: fleet.name.clone(), told, ships }
}
