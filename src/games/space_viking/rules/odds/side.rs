//! A side of a battle in space: its ships with their values, and the rules by which it shoots.

use super::volley::chance;
use crate::knowledge::{Knowledge, OwnFleet};
use crate::{Aim, Content, Effect, Fleet, Item, Sovereign, World};
use rules::Id;

/// The values of a ship. Ships with equal values are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party {
    /// How many shots the ship has in a round.
    pub shots: u32,
    /// How many hits destroy the ship.
    pub hits: u32,
    /// What the ship costs, in IU; among equal targets, the one that costs most is shot at first.
    pub cost: u32,
}

/// A side of a battle in space.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// The side's ships.
    pub ships: Vec<Party>,
    /// The lowest roll at which the side's shots hit.
    pub hits_from: u32,
    /// Whether the side shoots before the other side does.
    pub first_fire: bool,
    /// Which targets the side's ships shoot at.
    pub aim: Aim,
    /// The share of the side's ships, in hundredths, whose loss makes it break off; `None` if it fights to the end.
    pub break_off: Option<u32>,
}

/// The facts about the owner of ships that matter in a battle in space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideOwner {
    /// Whether one of the owner's technologies doubles the shots of ships.
    pub double_fire: bool,
    /// Whether the owner is an Empire Builder, who always shoots first.
    pub is_builder: bool,
    /// Whether the owner's sovereign is with the ships.
    pub sovereign_is_there: bool,
}

impl Side {
    /// A fleet of the designs as a side. Fighters leave the holds before the first round (Space combat).
    #[must_use]
    pub fn of_fleet(content: &Content, fleet: &Fleet) -> Self {
        let player = content.player_of(fleet);
        let sovereign = player.map(|player| player.sovereign.trim().to_lowercase()).filter(|name| !name.is_empty());
        let owner = SideOwner {
            double_fire: player.is_some_and(|player| content.has_effect(player, Effect::DoubleFire)),
            is_builder: player.is_some_and(|player| player.kind == Sovereign::EmpireBuilder),
            sovereign_is_there: sovereign.is_some_and(|name| name == fleet.commander.trim().to_lowercase()),
        };
        let ships = fleet.ships.iter().flat_map(|(_, ship)| {
            let carried = content.load(&ship.cargo).items.into_iter().map(|(number, item)| (item, number, 0));
            ship.item.map(|item| (item, 1, 0)).into_iter().chain(carried)
        });
        let break_off = fleet.break_off.map(rules::Level::get);
        Self { aim: fleet.aim, break_off, ..Self::of(content, owner, ships) }
    }

    /// A player's own fleet as a side, according to the player's report: its ships keep the hits that they have taken.
    #[must_use]
    pub fn of_own(knowledge: &Knowledge, fleet: &OwnFleet) -> Self {
        let sovereign = knowledge.own.persons.first();
        let owner = SideOwner {
            double_fire: knowledge.has_effect(Effect::DoubleFire),
            is_builder: knowledge.own.kind == Sovereign::EmpireBuilder,
            sovereign_is_there: sovereign.is_some_and(|person| person.aboard.as_ref() == Some(&fleet.name)),
        };
        let ships = fleet.ships.iter().flat_map(|ship| {
            let carried = ship.cargo.items.iter().map(|(item, number)| (*item, *number, 0));
            std::iter::once((ship.item, 1, ship.hits)).chain(carried)
        });
        Self { aim: fleet.aim, break_off: fleet.break_off, ..Self::of(&knowledge.posted, owner, ships) }
    }

    /// Ships that a player has seen, as a side that fights to the end. The contents of their holds and the hits that they have taken are unknown, so
    /// the holds count as empty and the ships as undamaged.
    #[must_use]
    pub fn of_seen(posted: &Content, owner: SideOwner, ships: &[(Id<Item>, u32)]) -> Self {
        Self::of(posted, owner, ships.iter().map(|(item, number)| (*item, *number, 0)))
    }

    /// A side of ships. Each entry is an item, how many ships are built as it, and how many hits each of these ships has taken.
    fn of(content: &Content, owner: SideOwner, ships: impl Iterator<Item = (Id<Item>, u32, u32)>) -> Self {
        let rolls = &content.tables.rolls;
        let factor = if owner.double_fire { 2 } else { 1 };
        let better = if owner.sovereign_is_there && owner.is_builder { rolls.empire_builder.get() } else { 0 };
        let parties = ships.filter_map(|(item, number, taken)| {
            let item = content.items.get(item).filter(|item| item.is_ship() && item.damage.get() > 0)?;
            let hits = item.damage.get().saturating_sub(taken).max(1);
            let party = Party { shots: item.firepower.get() * factor, hits, cost: content.price(item) };
            Some(std::iter::repeat_n(party, number as usize))
        });
        Self {
            ships: parties.flatten().collect(),
            hits_from: rolls.shot.get().saturating_sub(better).max(1),
            first_fire: owner.sovereign_is_there || owner.is_builder,
            aim: Aim::Spread,
            break_off: None,
        }
    }

    /// The guard of a world as a side, which fights to the end.
    #[must_use]
    pub fn of_guard(content: &Content, world: &World) -> Self {
        let guard = content.load(world.guard_in(&content.tables.worlds)).items;
        Self::of(content, SideOwner::default(), guard.into_iter().map(|(number, item)| (item, number, 0)))
    }

    /// The chance that one shot of the side hits.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.hits_from)
    }
}
