//! Battles and landings in words, shot by shot. They are written for a player who took part, or for the referee, who also learns the house of each
//! side.

use super::words::Teller;
use super::{Battle, BattleSide, FleetId, InBattle, Landing, Owner, ShipId, Target};
use crate::Item;
use rules::{Id, counted, listed};

/// Describes a battle in a sentence, and its rounds with every shot.
pub(super) fn battle(teller: &Teller<'_>, battle: &Battle) -> (String, Vec<String>) {
    // If every side fires first, all shots are simultaneous.
    let differs = battle.sides.iter().any(|side| !side.first_fire);
    let sides: Vec<String> = battle
        .sides
        .iter()
        .map(|side| {
            let owners: Vec<String> = side.owners.iter().map(|owner| whose(teller, *owner)).collect();
            let first = if side.first_fire && differs { " that fire first" } else { "" };
            format!("{} with {}{first}", listed(&owners), counted(side.ships.len(), "ship"))
        })
        .collect();
    let names = names(teller, battle, true);
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
            parts.push(format!("Round {number}: {} breaks off.", fleet_name(teller, *fleet)));
        }
    }
    (format!("Battle: {}, {}", sides.join(" against "), outcome(teller, battle)), parts)
}

/// Describes the result of a battle: how many rounds it took, each side's shots and hits, and the ships that each side lost.
fn outcome(teller: &Teller<'_>, battle: &Battle) -> String {
    let names = names(teller, battle, false);
    let of_side = |side: &BattleSide| {
        let is_of = |ship: ShipId| side.ships.iter().any(|own| own.ship == ship);
        let fired = battle.rounds.iter().flat_map(|round| &round.fired).filter(|fired| is_of(fired.ship));
        let (shots, hits) = fired.fold((0, 0), |(shots, hits), fired| (shots + fired.dice.len(), hits + fired.hits));
        let lost = battle.rounds.iter().flat_map(|round| &round.lost).filter(|ship| is_of(**ship));
        let lost: Vec<&str> =
            lost.filter_map(|ship| names.iter().find(|(known, _)| known == ship)).map(|(_, name)| name.as_str()).collect();
        let owners: Vec<String> = side.owners.iter().map(|owner| whose(teller, *owner)).collect();
        let lost = match lost.len() {
            0 => "no ship".to_owned(),
            all if all == side.ships.len() => "every ship".into(),
            few if few <= 3 => listed(&lost.into_iter().map(str::to_owned).collect::<Vec<_>>()),
            many => format!("{many} of {}", counted(side.ships.len(), "ship")),
        };
        format!("{}: {}, {}, lost {lost}", listed(&owners), counted(shots, "shot"), counted(hits, "hit"))
    };
    let sides: Vec<String> = battle.sides.iter().map(of_side).collect();
    format!("{}. {}.", counted(battle.rounds.len(), "round"), capital(&sides.join("; ")))
}

/// The words, with a capital first letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The names of all ships in a battle. The player's own ships are called by their names, other ships by their item and a number within this battle.
/// For the referee, `tells_owner` adds the owner; it is set where the text does not name the side as well.
fn names(teller: &Teller<'_>, battle: &Battle, tells_owner: bool) -> Vec<(ShipId, String)> {
    let mut names = Vec::new();
    for side in &battle.sides {
        let mut counts: Vec<(Id<Item>, u32)> = Vec::new();
        for ship in &side.ships {
            crate::knowledge::add(&mut counts, ship.item, 1);
            let number = counts.iter().find(|(item, _)| *item == ship.item).map_or(1, |(_, number)| *number);
            let owner = owner(teller, side, ship);
            let whose = owner.filter(|_| tells_owner).map_or_else(String::new, |owner| short(teller, owner));
            let is_own = owner.is_some_and(|owner| teller.is_read_by(owner));
            let name = teller.ship_name(ship.ship).filter(|_| is_own || teller.is_referee);
            let name = match name {
                Some(name) if is_own => name.to_owned(),
                Some(name) => format!("{whose}{name}"),
                None => format!("{whose}{} {number}", teller.item(ship.item)),
            };
            names.push((ship.ship, name));
        }
    }
    names
}

/// The owner of a ship: the owner of its fleet if that owner is on this side, else the first owner on the side.
fn owner(teller: &Teller<'_>, side: &BattleSide, ship: &InBattle) -> Option<Owner> {
    let of_fleet = ship.fleet.and_then(|fleet| teller.owner(fleet)).filter(|owner| side.owners.contains(owner));
    of_fleet.or_else(|| side.owners.first().copied())
}

/// The name of a fleet. For the referee, the owner is added, because fleets of several houses may have the same name.
fn fleet_name(teller: &Teller<'_>, fleet: FleetId) -> String {
    let whose = teller.owner(fleet).filter(|_| teller.is_referee).map_or_else(String::new, |owner| short(teller, owner));
    format!("{whose}{}", teller.fleet(fleet))
}

fn whose(teller: &Teller<'_>, owner: Owner) -> String {
    match owner {
        owner if teller.is_read_by(owner) => "you".into(),
        Owner::Player(player) => teller.house(player),
        Owner::Rogue(_) => "a rogue".into(),
        Owner::Natives => "the guard".into(),
    }
}

fn short(teller: &Teller<'_>, owner: Owner) -> String {
    match owner {
        owner if teller.is_read_by(owner) => "your ".into(),
        Owner::Player(player) => format!("{}, ", teller.house(player)),
        Owner::Rogue(_) => "rogue ".into(),
        Owner::Natives => "guarding ".into(),
    }
}

/// Describes a landing in a sentence, and its rounds, for the players who took part and for the referee. Other viewers learn only that the landing
/// happened, and against whom.
pub(super) fn landing(teller: &Teller<'_>, landing: &Landing, place: &str) -> (String, Vec<String>) {
    let against = match landing.against {
        Some(player) if teller.is_read_by(Owner::Player(player)) => "yours".to_owned(),
        Some(player) => format!("those of {}", teller.house(player)),
        None => "natives".into(),
    };
    let (is_own, is_landed_on) = (teller.is_read_by(landing.by), landing.against == Some(teller.player));
    if !is_own && !is_landed_on && !teller.is_referee {
        return (format!("{} landed{place} against {against}.", teller.fleet(landing.fleet)), Vec::new());
    }
    let words = format!(
        "{} landed {} and {}; {} of {against} stood against them.",
        teller.fleet(landing.fleet),
        counted(landing.ships, "ship"),
        counted(landing.troops, "troop"),
        counted(landing.defenders, "unit")
    );
    let names_ships = is_own || teller.is_referee;
    let mut parts = Vec::new();
    for (round, number) in landing.rounds.iter().zip(1..) {
        let alone = if round.jump_troops_alone { " (jump troops alone)" } else { "" };
        let screened = if round.screened > 0 { format!(", {} screened", round.screened) } else { String::new() };
        let fallen = fallen(teller, &round.lost, names_ships);
        let lost = format!("{} of the defenders lost, of the landed {fallen}", round.defenders_lost);
        let told = [rolled("attack", &round.attack), rolled("defence", &round.defence), Some(lost)];
        let told: Vec<String> = told.into_iter().flatten().collect();
        parts.push(format!("Round {number}{alone}{screened}: {}.", told.join("; ")));
    }
    (words, parts)
}

/// The dice of one force in a round, in words; `None` if the force did not shoot.
fn rolled(who: &str, dice: &[u8]) -> Option<String> {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    (!dice.is_empty()).then(|| format!("{who} {}", dice.join(" ")))
}

/// The losses of a landed force, in words. Ships are listed by name if `names_ships` is set, other units by how many there were. The word is `none`
/// if nothing was lost.
fn fallen(teller: &Teller<'_>, lost: &[Target], names_ships: bool) -> String {
    let (mut named, mut numbered): (Vec<String>, Vec<(String, u32)>) = (Vec::new(), Vec::new());
    for lost in lost {
        let kind = match lost {
            Target::Ship(ship) => match teller.ship_name(*ship).filter(|_| names_ships) {
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
