//! What a fleet can do: its cost, its shots, the hits that it withstands, its free holds, its jump, and how likely its captain is to stay loyal.

use crate::{Campaign, Content, Effect, Fleet, Mode, Player, Ship, Sovereign};

/// What a fleet can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FleetForecast {
    /// What the fleet's ships and their cargo cost, in IU.
    pub cost: u32,
    /// How many shots the fleet has in a round in space.
    pub shots: u32,
    /// How many hits destroy the whole fleet.
    pub hits: u32,
    /// How many units of cargo the fleet still has room for; negative if it is overfull.
    pub free_holds: i64,
    /// How many moves the fleet makes in a year; 0 if one of its ships lacks a drive.
    pub jump: u32,
    /// The chance that the fleet's captain is tempted in a year, in percent; 0 for a captain who is never tempted.
    pub treachery: u32,
    /// For how many years loyalty is forecast.
    pub years: u32,
}

/// How many moves a ship makes in a year without any technology ("Start").
pub const FIRST_JUMP: u32 = 2;

/// What a ship costs together with its cargo, in IU. People in the cargo cost nothing, and money counts at its face value.
#[must_use]
pub fn ship_cost(content: &Content, ship: &Ship) -> u32 {
    let load = content.load(&ship.cargo);
    let price = |item| content.items.get(item).map_or(0, |item| content.price(item));
    let cargo = load.items.iter().map(|(number, item)| number.saturating_mul(price(*item))).fold(load.iu, u32::saturating_add);
    content.item_of(ship).map_or(0, |item| content.price(item)).saturating_add(cargo)
}

impl FleetForecast {
    /// What a fleet can do as the first campaign of the project begins.
    #[must_use]
    pub fn of(content: &Content, fleet: &Fleet) -> Self {
        let player = content.player_of(fleet);
        let doubled = player.is_some_and(|player| content.has_effect(player, Effect::DoubleFire));
        let mut told = Self {
            cost: 0,
            shots: 0,
            hits: 0,
            free_holds: 0,
            jump: player.map_or(FIRST_JUMP, |player| jump(content, player)),
            treachery: treachery(content, fleet),
            years: content.campaigns.iter().next().map_or(Campaign::USUAL_YEARS, |(_, campaign)| campaign.years).get(),
        };
        for (_, ship) in fleet.ships.iter() {
            told.cost = told.cost.saturating_add(ship_cost(content, ship));
            let Some(item) = content.item_of(ship) else { continue };
            told.shots += item.firepower.get() * if doubled { 2 } else { 1 };
            told.hits += item.damage.get();
            told.free_holds += i64::from(item.holds.get()) - i64::from(content.load(&ship.cargo).units(content.iu_a_hold()));
            if !item.drive {
                told.jump = 0;
            }
        }
        told
    }

    /// The chance that the fleet's captain stays loyal over `years` years, from 0 to 1.
    #[must_use]
    pub fn loyalty(&self) -> f64 {
        let years = i32::try_from(self.years).unwrap_or(i32::MAX);
        (1.0 - f64::from(self.treachery.min(100)) / 100.0).powi(years)
    }

    /// The chance that the captain stays loyal, in words.
    #[must_use]
    pub fn loyalty_words(&self) -> String {
        if self.treachery == 0 {
            "always true".into()
        } else {
            format!("{:.1} % over {} years", self.loyalty() * 100.0, self.years)
        }
    }
}

/// How many moves a player's new ships make in a year.
#[must_use]
fn jump(content: &Content, player: &Player) -> u32 {
    content.technologies_of(player).filter_map(|(_, technology)| technology.effect.jump()).fold(FIRST_JUMP, u32::max)
}

/// The chance that the captain of a fleet is tempted in a year, in percent. The sovereign, the cronies and a Berserker's captains are never tempted,
/// and a fleet that needs no captain has none to tempt (Command).
fn treachery(content: &Content, fleet: &Fleet) -> u32 {
    let rolls = &content.tables.rolls;
    let Some(player) = content.player_of(fleet) else { return rolls.treachery.get() };
    let is_true = player.kind == Sovereign::Berserker || player.trusts(&fleet.commander) || needs_nobody(content, fleet);
    match (is_true, content.has_effect(player, Effect::LoyalCaptains)) {
        (true, _) => 0,
        (false, true) => rolls.loyal_treachery.get(),
        (false, false) => rolls.treachery.get(),
    }
}

/// Whether a fleet has no commander and needs none: ships without a drive on automatic control, or Berserker ships.
#[must_use]
pub fn needs_nobody(content: &Content, fleet: &Fleet) -> bool {
    let Some(player) = content.player_of(fleet) else { return false };
    let stay = || fleet.ships.iter().all(|(_, ship)| content.item_of(ship).is_some_and(|item| !item.drive));
    fleet.commander.trim().is_empty()
        && (content.has_effect(player, Effect::AutomaticDefenses) && stay()
            || content.has_effect(player, Effect::BerserkerShips) && fleet.mode == Mode::Berserker)
}
