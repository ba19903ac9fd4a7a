//! A side of a battle in space: its ships with what each can, and how the side shoots.

use super::volley::chance;
use crate::{Aim, Content, Effect, Fleet, Sovereign, World};

/// Ships that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party {
    /// How many shots each has in a round.
    pub shots: u32,
    /// How many hits destroy each.
    pub hits: u32,
    /// What each costs, in IU: the dearer are shot at first.
    pub cost: u32,
}

/// A side of a battle in space.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Its ships.
    pub ships: Vec<Party>,
    /// The least roll at which a shot hits.
    pub hits_from: u32,
    /// Whether it shoots before the other side does.
    pub first_fire: bool,
    /// At whom it shoots.
    pub aim: Aim,
    /// The share of its ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<u32>,
}

impl Side {
    /// A fleet as a side. Fighters leave the holds for the first round (Space combat).
    #[must_use]
    pub fn of_fleet(content: &Content, fleet: &Fleet) -> Self {
        let player = content.player_of(fleet);
        let factor = if player.is_some_and(|player| content.has_effect(player, Effect::DoubleFire)) { 2 } else { 1 };
        let mut ships = Vec::new();
        for (_, ship) in fleet.ships.iter() {
            let carried = content.load(&ship.cargo).items.into_iter().flat_map(|(number, item)| (0..number).map(move |_| item));
            for item in ship.item.into_iter().chain(carried) {
                let Some(item) = content.items.get(item).filter(|item| item.is_ship() && item.damage.get() > 0) else { continue };
                ships.push(Party { shots: item.firepower.get() * factor, hits: item.damage.get(), cost: content.price(item) });
            }
        }
        let is_there = player.is_some_and(|player| {
            let sovereign = player.sovereign.trim().to_lowercase();
            !sovereign.is_empty() && sovereign == fleet.commander.trim().to_lowercase()
        });
        let builder = player.is_some_and(|player| player.kind == Sovereign::EmpireBuilder);
        let rolls = &content.tables.rolls;
        let better = if is_there && builder { rolls.empire_builder.get() } else { 0 };
        Self {
            ships,
            hits_from: rolls.shot.get().saturating_sub(better).max(1),
            first_fire: is_there || builder,
            aim: fleet.aim,
            break_off: fleet.break_off.map(rules::Level::get),
        }
    }

    /// The guard of a world as a side, which fights to the end.
    #[must_use]
    pub fn of_guard(content: &Content, world: &World) -> Self {
        let load = content.load(world.guard_in(&content.tables.worlds));
        let mut ships = Vec::new();
        for (number, item) in load.items {
            let Some(item) = content.items.get(item).filter(|item| item.is_ship() && item.damage.get() > 0) else { continue };
            let party = Party { shots: item.firepower.get(), hits: item.damage.get(), cost: content.price(item) };
            ships.extend((0..number).map(|_| party));
        }
        Self { ships, hits_from: content.tables.rolls.shot.get().max(1), first_fire: false, aim: Aim::Spread, break_off: None }
    }

    /// The chance that one shot hits.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.hits_from)
    }
}
