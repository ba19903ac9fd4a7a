//! What the ships of a project are worth, duel by duel.

use super::{duel, series};
use launch_fighters::play::{CaptainName, SquadronState};
use launch_fighters::{Content, Ship};
use playtest::named::{captain_names, helm, helms, refused};
use playtest::worth::{Ledger, net_wins};
use playtest::{Crew, DesignWorth, DuelWorth, PlaytestRequest, PriceVerdict, Share, UnitTally, Worth};
use project::Error;
use rules::Id;

/// Plays every design against every other and against itself; none if the games were stopped.
///
/// # Errors
/// If a scenario is named, there is no such captain, or a duel cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    if request.scenario.is_some() {
        return Err(Error::Misuse("Designs are played against each other on a bare map: name no scenario".into()));
    }
    let captain = captain_names::<CaptainName>(&request.captains).swap_remove(0);
    let helms = helms(std::slice::from_ref(&captain), helm::<CaptainName>)?;
    let name = |ship: Id<Ship>| content.ships.get(ship).map_or("", Ship::label).to_owned();
    let (designs, without): (Vec<Id<Ship>>, Vec<_>) = content.ships.ids().partition(|ship| content.price(*ship).is_some());
    let mut ledgers = vec![Ledger::default(); designs.len()];
    for (one, design) in designs.iter().enumerate() {
        for (other, rival) in designs.iter().enumerate().skip(one) {
            let Some(duel) = duel(content, *design, *rival) else { continue };
            let series = series(&duel.content, duel.scenario, &helms, request.seed).map_err(|refusal| refused(&refusal))?;
            let Some(tally) = series.play(0..request.games, crew) else { return Ok(None) };
            if one == other {
                let hull = content.price(*design).unwrap_or_default().get() - aboard(content, *design);
                let lost = |unit: &UnitTally| {
                    let sunk = u64::from(request.games) - unit.survived - unit.absent;
                    hull * sunk as i64 + i64::from(SquadronState::POINTS) * unit.lost_aboard as i64
                };
                let fielded = (duel.prices[0] + duel.prices[1]) * i64::from(request.games);
                let lost: i64 = tally.units.iter().map(lost).sum();
                ledgers[one].mirror_destroyed = lost as f64 / fielded.max(1) as f64;
                ledgers[one].mirror_turns = tally.turns.mean();
                continue;
            }
            for (own, foe, against) in [(0, 1, *rival), (1, 0, *design)] {
                let ledger = &mut ledgers[if own == 0 { one } else { other }];
                let wins = net_wins(&tally.sides[own].margins, duel.prices[own] - duel.prices[foe]);
                ledger.wins += wins.count;
                ledger.decided += wins.of;
                for (place, side) in [own, foe].into_iter().enumerate() {
                    ledger.had[place] += tally.sides[side].half_points;
                    ledger.paid[place] += duel.prices[side] * i64::from(request.games);
                }
                ledger.duels.push(DuelWorth {
                    against: name(against),
                    ships: [duel.ships[own], duel.ships[foe]],
                    prices: [duel.prices[own], duel.prices[foe]],
                    wins,
                });
            }
        }
    }
    let mut designs: Vec<DesignWorth> = designs
        .iter()
        .zip(ledgers)
        .map(|(design, ledger)| {
            let wins = Share::new(ledger.wins, ledger.decided);
            DesignWorth {
                name: name(*design),
                price: content.price(*design).unwrap_or_default().get(),
                wins,
                yields: ledger.yields(),
                finding: PriceVerdict::of(wins),
                mirror_destroyed: ledger.mirror_destroyed,
                mirror_turns: ledger.mirror_turns,
                duels: ledger.duels,
            }
        })
        .collect();
    designs.sort_by(|one, other| other.yields.unwrap_or(0.0).total_cmp(&one.yields.unwrap_or(0.0)));
    let left_out = without.into_iter().map(|ship| format!("{} has no price", name(ship))).collect();
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs, purchases: Vec::new(), left_out }))
}

/// What the squadrons of a design are worth, in points.
fn aboard(content: &Content, design: Id<Ship>) -> i64 {
    let fighters = content.ships.get(design).map_or(0, |ship| ship.fighters.get());
    i64::from(SquadronState::POINTS) * i64::from(fighters)
}
