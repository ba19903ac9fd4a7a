//! Decides what to build and when to pay for research: first what the kind of sovereign needs, then what pays for itself in time.

use super::{Leaning, neighbours};
use crate::orders::Order;
use crate::play::captains::Desk;
use crate::play::captains::desk::income;
use crate::{Effect, Item, Role, Sovereign};

/// An Empire Builder pays for radio and faster ships as soon as the yearly income is at least this much, in IU.
const INCOME_FOR_RADIO: u32 = 45;

/// An Empire Builder with several fleets builds this many times the holds that a single fleet has.
const FLEETS: u32 = 3;

/// Spends the money that is left on the sheet: first on what the kind of sovereign needs, then on what pays for itself in time.
pub(super) fn spend(desk: &mut Desk, leaning: &Leaning) {
    // Leaves aside the money that a Pirate may rob. Taxes come in after a robbery, so they are safe.
    let at_stake = neighbours::at_stake(desk).min(desk.purse.saturating_sub(income(desk.knowledge)));
    desk.purse -= at_stake;
    let mut kept = 0;
    match desk.kind() {
        Sovereign::EmpireBuilder => {
            if income(desk.knowledge) >= INCOME_FOR_RADIO {
                faster(desk, &[Effect::TwoFactories, Effect::Radio, Effect::Jump3, Effect::Jump4]);
            }
            // Persons whom orders reach everywhere travel separately; slow ships are of no use for that.
            let everywhere = desk.knowledge.has_effect(Effect::Radio);
            let holds =
                if everywhere && desk.knowledge.has_effect(Effect::Jump4) { leaning.holds * FLEETS } else { leaning.holds };
            if desk.years_after() > 1 {
                if everywhere {
                    // Builds in two steps, so that there is a fleet for each crony.
                    ships(desk, holds - leaning.holds);
                }
                ships(desk, holds);
            }
            // Gifts yield more than factories do, so money is kept to be loaded into the holds.
            if desk.years_after() > 0 {
                kept = holds.min(own_holds(desk)) * desk.knowledge.posted.iu_a_hold();
                kept = kept.min(desk.purse);
            }
        }
        Sovereign::Pirate => {
            // When technology cannot pay for itself any more, all money goes into the fleet.
            let arms = if desk.years_after() >= leaning.technology_pays { leaning.arms } else { 100 };
            arm(desk, arms);
        }
        Sovereign::Merchant => {
            if desk.years_after() >= leaning.factory_pays {
                ships(desk, leaning.holds);
            }
        }
        Sovereign::Zealot => {
            if desk.is_home(desk.court()) && desk.flagship().is_none() {
                ships(desk, u32::MAX);
            }
        }
        Sovereign::Engineer => {
            if !can_wait(desk) {
                develop(desk);
            }
        }
        Sovereign::Schemer => {
            // With radio, persons get new orders wherever they are.
            faster(desk, &[Effect::OneFactory, Effect::TwoFactories, Effect::Radio]);
            if desk.is_home(desk.court()) && desk.flagship().is_none() {
                ships(desk, u32::MAX);
            }
        }
        Sovereign::Berserker => {
            // A ship's jump is fixed when it is built, so faster drives come first. A Berserker always pays the lower price, so it needs no
            // predecessor.
            faster(desk, &[Effect::Jump4]);
            arm(desk, leaning.arms);
        }
    }
    desk.purse -= kept;
    invest(desk, leaning);
    if desk.kind() == Sovereign::Engineer {
        develop(desk);
    }
    if desk.kind() != Sovereign::Merchant && desk.years_after() < leaning.factory_pays {
        keep_watch(desk);
    }
    desk.purse += at_stake;
    if desk.kind() != Sovereign::Merchant && desk.years_after() == 0 {
        keep_watch(desk);
    }
}

/// Spends the rest of the money on troops at home: an empty treasury cannot be robbed, and troops deter landings.
fn keep_watch(desk: &mut Desk) {
    let Some((troop, price)) = desk.cheapest(|item| u32::from(item.is_troop())) else { return };
    let number = desk.purse.checked_div(price).unwrap_or(0);
    desk.build(troop, number, None);
}

/// How many units of cargo the holds of all the player's ships take.
fn own_holds(desk: &Desk) -> u32 {
    desk.knowledge.own.fleets.iter().map(|fleet| desk.holds(fleet)).sum()
}

/// Builds carriers at home until the player's ships have `holds` units of cargo space; with `u32::MAX`, builds a single carrier.
fn ships(desk: &mut Desk, holds: u32) {
    let Some((carrier, _)) = desk.carrier() else { return };
    let ordered: u32 =
        desk.sheet.orders.iter().map(|order| if let Order::Build(build) = &order.what { build.number } else { 0 }).sum();
    let own = own_holds(desk) + ordered * carrier.holds.get();
    let wanted = if holds == u32::MAX { 1 } else { holds.saturating_sub(own).div_ceil(carrier.holds.get().max(1)) };
    desk.build(carrier, wanted, None);
}

/// Spends this share of the money, in hundredths, on new ships and a unit of troops for each of them.
fn arm(desk: &mut Desk, share: u32) {
    let kept = desk.purse - desk.purse * share.min(100) / 100;
    desk.purse -= kept;
    recruit(desk);
    desk.purse += kept;
}

fn recruit(desk: &mut Desk) {
    let Some((carrier, price)) = desk.carrier() else { return };
    let troop = desk.cheapest(|item| u32::from(item.is_troop()));
    let each = price + troop.map_or(0, |(_, price)| price);
    let number = desk.build(carrier, desk.purse.checked_div(each).unwrap_or(0), None);
    if let Some((troop, _)) = troop {
        desk.build(troop, number.max(1), None);
    }
}

/// Pays for these technologies in order, and stops at the first that the player cannot get this year.
fn faster(desk: &mut Desk, wanted: &[Effect]) {
    for effect in wanted {
        let Some((id, technology)) = desk.technology(*effect) else { continue };
        if !desk.research(id, technology) {
            return;
        }
    }
}

/// Builds factories as far as people can work in them, pays for technologies that allow more factories, and then builds robotic ones.
fn invest(desk: &mut Desk, leaning: &Leaning) {
    if desk.years_after() < leaning.factory_pays {
        return;
    }
    let home = desk.knowledge.own.home.and_then(|home| desk.knowledge.holding(home));
    let (people, built) = home.map_or((0, 0), |home| (home.subjects + home.colonists, home.factories));
    let a_million = [(Effect::TwoFactories, 2), (Effect::OneFactory, 1)];
    let a_million = a_million.into_iter().find(|(effect, _)| desk.knowledge.has_effect(*effect)).map_or(0, |(_, number)| number);
    let robots = desk.knowledge.has_effect(Effect::RoboticFactories);
    if !robots && desk.years_after() >= leaning.technology_pays {
        let room = (people * a_million).saturating_sub(built);
        let factory = price_of(desk, Role::Factory);
        // More technology is worth its price only if there is no room for more factories.
        if room * factory < desk.purse {
            faster(desk, &[Effect::OneFactory, Effect::TwoFactories, Effect::RoboticFactories]);
        }
    }
    let role = if robots { Role::RoboticFactory } else { Role::Factory };
    let room = if robots { u32::MAX } else { (people * a_million).saturating_sub(built) };
    let factory = desk.knowledge.posted.items.find(|item| item.role == role).map(|(_, item)| item);
    if let Some(factory) = factory.filter(|_| robots || a_million > 0) {
        desk.build(factory, room, None);
    }
}

fn price_of(desk: &Desk, role: Role) -> u32 {
    let found = desk.knowledge.posted.items.find(|item: &Item| item.role == role);
    found.map_or(0, |(_, item)| desk.knowledge.posted.price(item))
}

/// Whether an Engineer can invest all money for the present, because the income of later years will pay for all missing technologies.
fn can_wait(desk: &Desk) -> bool {
    let own = &desk.knowledge.own;
    let left: u32 = desk
        .knowledge
        .posted
        .technologies
        .iter()
        .filter(|(id, _)| !own.technologies.contains(id))
        .map(|(_, technology)| technology.price(true))
        .sum();
    // Four years are left out, since the levels have to be developed one after the other.
    income(desk.knowledge) * desk.years_after().saturating_sub(4) > left
}

/// Pays for technologies, the cheapest first, until the money is spent.
fn develop(desk: &mut Desk) {
    loop {
        let open = desk.knowledge.posted.technologies.iter().filter_map(|(id, technology)| {
            let ordered = desk
                .sheet
                .orders
                .iter()
                .any(|order| matches!(&order.what, Order::Research { technology: name, .. } if name.is(&technology.name)));
            let left = desk.left_to_pay(id, technology).filter(|_| !ordered)?;
            Some((left, id, technology))
        });
        let Some((_, id, technology)) = open.min_by_key(|(left, id, _)| (*left, *id)).filter(|_| desk.purse > 0) else { return };
        desk.research(id, technology);
    }
}
