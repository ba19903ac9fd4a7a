//! Battles and landings shot by shot, as one of those tells it who were there.

use super::words::Teller;
use super::{Battle, Landing, Owner, ShipId, Target};
use crate::rules::space_viking::Item;
use crate::rules::{Id, counted, listed};

/// A battle in a sentence, and its rounds with every shot.
pub(super) fn battle(teller: &Teller<'_>, battle: &Battle) -> (String, Vec<String>) {
    let sides: Vec<String> = battle
        .sides
        .iter()
        .map(|side| {
            let owners: Vec<String> = side.owners.iter().map(|owner| whose(teller, *owner)).collect();
            let first = if side.first_fire { ", who fire first" } else { "" };
            format!("{} with {}{first}", listed(&owners), counted(side.ships.len(), "ship"))
        })
        .collect();
    let names = names(teller, battle);
    let name = |ship: ShipId| names.iter().find(|(known, _)| *known == ship).map_or("a ship", |(_, name)| name.as_str());
    let mut parts = Vec::new();
    for (round, number) in battle.rounds.iter().zip(1..) {
        for fired in &round.fired {
            let dice: Vec<String> = fired.dice.iter().map(u8::to_string).collect();
            parts.push(format!(
                "Round {number}: {} at {}: {}, {}.",
                name(fired.ship),
                name(fired.at),
                dice.join(" "),
                counted(fired.hits, "hit")
            ));
        }
        if !round.lost.is_empty() {
            let lost: Vec<String> = round.lost.iter().map(|ship| name(*ship).to_owned()).collect();
            parts.push(format!("Round {number}: lost {}.", listed(&lost)));
        }
        for fleet in &round.broke_off {
            parts.push(format!("Round {number}: {} breaks off.", teller.fleet(*fleet)));
        }
    }
    (format!("Battle: {}.", sides.join(" against ")), parts)
}

/// What every ship of a battle is called: the player's own by their names, others by what they are and a number within this battle.
fn names(teller: &Teller<'_>, battle: &Battle) -> Vec<(ShipId, String)> {
    let mut names = Vec::new();
    for side in &battle.sides {
        let mut counts: Vec<(Id<Item>, u32)> = Vec::new();
        let whose = side.owners.first().map_or_else(String::new, |owner| short(teller, *owner));
        for ship in &side.ships {
            super::learn::add(&mut counts, ship.item, 1);
            let number = counts.iter().find(|(item, _)| *item == ship.item).map_or(1, |(_, number)| *number);
            let own = teller.ship_name(ship.ship).map(str::to_owned);
            let is_own = ship.fleet.is_some_and(|fleet| teller.own(fleet).is_some());
            let whose = if is_own { "your " } else { &whose };
            names.push((ship.ship, own.unwrap_or_else(|| format!("{whose}{} {number}", teller.item(ship.item)))));
        }
    }
    names
}

fn whose(teller: &Teller<'_>, owner: Owner) -> String {
    match owner {
        Owner::Player(player) if player == teller.player => "you".into(),
        Owner::Player(player) => teller.house(player),
        Owner::Rogue(_) => "a rogue".into(),
        Owner::Natives => "the guard".into(),
    }
}

fn short(teller: &Teller<'_>, owner: Owner) -> String {
    match owner {
        Owner::Player(player) if player == teller.player => "your ".into(),
        Owner::Player(player) => format!("{}, ", teller.house(player)),
        Owner::Rogue(_) => "rogue ".into(),
        Owner::Natives => "guarding ".into(),
    }
}

/// A landing in a sentence, and its rounds.
pub(super) fn landing(teller: &Teller<'_>, landing: &Landing) -> (String, Vec<String>) {
    let against = match landing.against {
        Some(player) if player == teller.player => "yours".to_owned(),
        Some(player) => format!("those of {}", teller.house(player)),
        None => "natives".into(),
    };
    let words = format!(
        "{} landed {} and {}; {} of {against} stood against them.",
        teller.fleet(landing.fleet),
        counted(landing.ships, "ship"),
        counted(landing.troops, "troop"),
        counted(landing.defenders, "unit")
    );
    let roll = |dice: &[u8]| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut parts = Vec::new();
    for (round, number) in landing.rounds.iter().zip(1..) {
        let alone = if round.jump_troops_alone { " (jump troops alone)" } else { "" };
        let screened = if round.screened > 0 { format!(", {} screened", round.screened) } else { String::new() };
        let fallen = fallen(teller, &round.lost);
        parts.push(format!(
            "Round {number}{alone}{screened}: attack {}; defence {}; {} of the defenders lost, of the landed {fallen}.",
            roll(&round.attack),
            roll(&round.defence),
            round.defenders_lost
        ));
    }
    (words, parts)
}

/// What a landed force has lost: ships by their names, others by their number; none where it has lost nothing.
fn fallen(teller: &Teller<'_>, lost: &[Target]) -> String {
    let (mut named, mut numbered): (Vec<String>, Vec<(String, u32)>) = (Vec::new(), Vec::new());
    for lost in lost {
        let kind = match lost {
            Target::Ship(ship) => match teller.ship_name(*ship) {
                Some(name) => {
                    named.push(name.to_owned());
                    continue;
                }
                None => "ship".to_owned(),
            },
            Target::Troop(item) => teller.item(*item).to_lowercase(),
        };
        match numbered.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, number)) => *number += 1,
            None => numbered.push((kind, 1)),
        }
    }
    named.extend(numbered.into_iter().map(|(kind, number)| counted(number, &kind)));
    if named.is_empty() { "none".into() } else { listed(&named) }
}
