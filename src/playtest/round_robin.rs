//! Plays every design against every other and against itself, and works out the worth of each design from these duels.

use super::worth::{Ledger, net_wins};
use super::{DesignWorth, DuelWorth, PriceVerdict, Share, Tally};
use project::Error;

/// A design that takes part in the duels.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The name of the design.
    pub name: String,
    /// The price of one ship of the design, in points.
    pub price: i64,
}

/// The result of a duel between two designs.
#[derive(Debug)]
pub struct Duelled {
    /// How many ships fought for the first design, and how many for the second.
    pub ships: [u32; 2],
    /// The price of all ships of the first and of all ships of the second design.
    pub prices: [i64; 2],
    /// The sums of all games of the duel.
    pub tally: Tally,
}

/// Plays every design against every other and against itself, and returns the worth of each, the highest yield first; `None` if the user stopped the
/// games. `duel` plays two designs, given by their indices, and returns [`Played::Unmatched`] if they cannot be matched. `lost` returns how many
/// points both sides of a duel lost over all games.
///
/// # Errors
/// If a duel cannot be played.
pub fn round_robin(
    entrants: &[Entrant],
    games: u32,
    mut duel: impl FnMut(usize, usize) -> Result<Played, Error>,
    lost: impl Fn(usize, &Tally) -> i64,
) -> Result<Option<Vec<DesignWorth>>, Error> {
    let mut ledgers = vec![Ledger::default(); entrants.len()];
    for one in 0..entrants.len() {
        for other in one..entrants.len() {
            let Duelled { ships, prices, tally } = match duel(one, other)? {
                Played::Out(duelled) => *duelled,
                Played::Unmatched => continue,
                Played::Stopped => return Ok(None),
            };
            if one == other {
                let fielded = (prices[0] + prices[1]) * i64::from(games);
                ledgers[one].mirror_destroyed = lost(one, &tally) as f64 / fielded.max(1) as f64;
                ledgers[one].mirror_turns = tally.turns.mean();
                continue;
            }
            for (own, foe, against) in [(0, 1, other), (1, 0, one)] {
                let ledger = &mut ledgers[if own == 0 { one } else { other }];
                let wins = net_wins(&tally.sides[own].margins, prices[own] - prices[foe]);
                ledger.wins += wins.count;
                ledger.decided += wins.of;
                for (place, side) in [own, foe].into_iter().enumerate() {
                    ledger.had[place] += tally.sides[side].half_points;
                    ledger.paid[place] += prices[side] * i64::from(games);
                }
                let against = entrants[against].name.clone();
                ledger.duels.push(DuelWorth {
                    against,
                    ships: [ships[own], ships[foe]],
                    prices: [prices[own], prices[foe]],
                    wins,
                });
            }
        }
    }
    let mut designs: Vec<DesignWorth> = entrants.iter().zip(ledgers).map(|(entrant, ledger)| worth(entrant, ledger)).collect();
    designs.sort_by(|one, other| other.yields.unwrap_or(0.0).total_cmp(&one.yields.unwrap_or(0.0)));
    Ok(Some(designs))
}

/// The result of an attempt to play a duel.
#[derive(Debug)]
pub enum Played {
    /// All games of the duel were played.
    Out(Box<Duelled>),
    /// The two designs cannot be matched.
    Unmatched,
    /// The user stopped the games.
    Stopped,
}

fn worth(entrant: &Entrant, ledger: Ledger) -> DesignWorth {
    let wins = Share::new(ledger.wins, ledger.decided);
    DesignWorth {
        name: entrant.name.clone(),
        price: entrant.price,
        wins,
        yields: ledger.yields(),
        finding: PriceVerdict::of(wins),
        mirror_destroyed: ledger.mirror_destroyed,
        mirror_turns: ledger.mirror_turns,
        duels: ledger.duels,
    }
}
