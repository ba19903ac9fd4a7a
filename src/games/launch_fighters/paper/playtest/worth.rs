//! Finds the worth of the ships of a project in duels.

use super::{duel, series};
use launch_fighters::play::{CaptainName, SquadronState};
use launch_fighters::{Content, Ship};
use playtest::named::{captain_names, helm, helms, refused};
use playtest::round_robin::{Duelled, Entrant, Played, round_robin};
use playtest::{Crew, PlaytestError, PlaytestRequest, Tally, UnitTally, Worth};
use project::Error;
use rules::Id;

/// Plays every design against every other and against itself; `None` if the user stopped the games.
///
/// # Errors
/// If the request names a scenario or an unknown captain, or if a duel cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    if request.scenario.is_some() {
        return Err(PlaytestError::WithoutScenario { designs: "Designs", place: "a bare map" }.into());
    }
    let captain = captain_names::<CaptainName>(&request.captains).swap_remove(0);
    let helms = helms(std::slice::from_ref(&captain), helm::<CaptainName>)?;
    let name = |ship: Id<Ship>| content.ships.get(ship).map_or("", Ship::label).to_owned();
    let (designs, without): (Vec<Id<Ship>>, Vec<_>) = content.ships.ids().partition(|ship| content.price(*ship).is_some());
    let entrant = |ship: &Id<Ship>| Entrant { name: name(*ship), price: content.price(*ship).unwrap_or_default().get() };
    let entrants: Vec<Entrant> = designs.iter().map(entrant).collect();
    let play = |one: usize, other: usize| {
        let Some(duel) = duel(content, designs[one], designs[other]) else { return Ok(Played::Unmatched) };
        let series = series(&duel.content, duel.scenario, &helms, request.seed).map_err(|refusal| refused(&refusal))?;
        let Some(tally) = series.play(0..request.games, crew) else { return Ok(Played::Stopped) };
        Ok(Played::Out(Box::new(Duelled { ships: duel.ships, prices: duel.prices, tally })))
    };
    let lost = |design: usize, tally: &Tally| {
        let hull = entrants[design].price - aboard(content, designs[design]);
        let lost = |unit: &UnitTally| {
            let sunk = u64::from(request.games) - unit.survived - unit.absent;
            hull * sunk as i64 + i64::from(SquadronState::POINTS) * unit.lost_aboard as i64
        };
        tally.units.iter().map(lost).sum()
    };
    let Some(designs) = round_robin(&entrants, request.games, play, lost)? else { return Ok(None) };
    let left_out = without.into_iter().map(|ship| format!("{} has no price", name(ship))).collect();
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs, purchases: Vec::new(), left_out }))
}

/// The cost of the squadrons that a design carries, in points.
fn aboard(content: &Content, design: Id<Ship>) -> i64 {
    let fighters = content.ships.get(design).map_or(0, |ship| ship.fighters.get());
    i64::from(SquadronState::POINTS) * i64::from(fighters)
}
