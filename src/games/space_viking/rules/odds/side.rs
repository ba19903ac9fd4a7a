//! A side of a battle in space: its ships with their values, and how the side shoots.

use super::volley::chance;
use crate::knowledge::{Knowledge, OwnFleet};
use crate::{Aim, Content, Effect, Fleet, Item, Sovereign, World};
use rules::Id;

/// Ships that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party {
    /// How many shots each has in a round.
    pub shots: u32,
    /// How many hits destroy each.
    pub hits: u32,
    /// What each costs, in IU: the dearer ships are shot at first.
    pub cost: u32,
}

/// A side of a battle in space.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Its ships.
    pub ships: Vec<Party>,
    /// The lowest roll at which a shot hits.
    pub hits_from: u32,
    /// Whether it shoots before the other side does.
    pub first_fire: bool,
    /// Which targets it shoots at.
    pub aim: Aim,
    /// The share of its ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<u32>,
}

/// What matters about an owner in a battle in space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideOwner {
    /// Whether a technology doubles the shots.
    pub double_fire: bool,
    /// Whether it is an Empire Builder, who always shoots first.
    pub is_builder: bool,
    /// Whether the sovereign is with the ships.
    pub sovereign_is_there: bool,
}

impl Side {
    /// A fleet as a side. Fighters leave the holds for the first round (Space combat).
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

    /// A player's own fleet as a side, as the report tells it: with the hits that its ships have taken.
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

    /// Ships that were seen, as a side that fights to the end: the contents of their holds and the hits that they have taken are unknown.
    #[must_use]
    pub fn of_seen(posted: &Content, owner: SideOwner, ships: &[(Id<Item>, u32)]) -> Self {
        Self::of(posted, owner, ships.iter().map(|(item, number)| (*item, *number, 0)))
    }

    /// A side of ships, each given as an item, a number of ships, and the hits that each of them has taken.
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

    /// The chance that one shot hits.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.hits_from)
    }
}
