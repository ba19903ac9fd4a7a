//! Measures how much a project's troop types are worth, with duels that are played from both sides.

use crate::Vikings;

use super::duels::{Fielded, duel, fielded, matched, name, price};
use super::playable_battle::posts;
use playtest::named::{captain_names, refused};
use playtest::round_robin::{Duelled, Entrant, Played, round_robin};
use playtest::{Crew, PlaytestError, PlaytestRequest, Series, Tally, UnitTally, Worth};
use project::Error;
use vikings::Content;
use vikings::play::{Battle, CaptainName};

/// How many duels the measurement needs.
pub(super) fn series_needed(content: &Content) -> usize {
    let types = fielded(content).len();
    types * (types + 1) / 2
}

/// Has every type fight every other and itself; `None` if the user stopped the games.
///
/// # Errors
/// If the request names a scenario, if there is no such captain, or if a duel cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    if request.scenario.is_some() {
        return Err(PlaytestError::WithoutScenario { designs: "Types", place: "an open field" }.into());
    }
    let captain = captain_names::<CaptainName>(&request.captains).swap_remove(0);
    let helms = posts(std::slice::from_ref(&captain), 2)?;
    let types: Vec<Fielded> = fielded(content);
    let entrant = |of: &Fielded| Entrant { name: name(content, *of), price: price(content, *of) };
    let entrants: Vec<Entrant> = types.iter().map(entrant).collect();
    let play = |one: usize, other: usize| {
        let mut sums: Option<Tally> = None;
        let men = matched(content, types[one], types[other]);
        let prices = duel(content, [types[one], types[other]], men).prices;
        // The side that moves first has an advantage or disadvantage. So half of the games are played with the types on opposite sides, and the sums
        // are credited to the right type.
        let middle = request.games.div_ceil(2);
        let halves = [([one, other], men, 0..middle), ([other, one], [men[1], men[0]], middle..request.games)];
        for (number, (seats, men, games)) in halves.into_iter().enumerate() {
            let half = duel(content, seats.map(|seat| types[seat]), men);
            let battle = Battle::of(&half.content, half.scenario).map_err(|refusal| refused(&refusal))?;
            let series = Series::<Vikings>::new(vec![battle], helms.clone(), request.seed);
            let Some(mut tally) = series.play(games, crew) else { return Ok(Played::Stopped) };
            if number == 1 && one != other {
                tally.sides.swap(0, 1);
                tally.units.rotate_left(men[0] as usize);
            }
            match &mut sums {
                Some(sums) => add(sums, &tally),
                None => sums = Some(tally),
            }
        }
        let Some(tally) = sums else { return Ok(Played::Unmatched) };
        Ok(Played::Out(Box::new(Duelled { ships: men, prices, tally })))
    };
    let lost = |of: usize, tally: &Tally| {
        let dead = |unit: &UnitTally| i64::try_from(u64::from(request.games) - unit.survived - unit.absent).unwrap_or(0);
        entrants[of].price * tally.units.iter().map(dead).sum::<i64>()
    };
    let Some(designs) = round_robin(&entrants, request.games, play, lost)? else { return Ok(None) };
    let whole = |id| types.iter().any(|of| of.troop == id);
    let without = content.troops.iter().filter(|(id, _)| !whole(*id));
    let left_out = without.map(|(_, troop)| format!("{} lacks values", troop.label())).collect();
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs, purchases: Vec::new(), left_out }))
}

/// Adds up the sums that duels need: the margins and points of both sides, the turns, and the survivors.
fn add(sums: &mut Tally, other: &Tally) {
    for (own, more) in sums.sides.iter_mut().zip(&other.sides) {
        own.margins.merge(&more.margins);
        own.half_points += more.half_points;
    }
    for (own, more) in sums.units.iter_mut().zip(&other.units) {
        own.survived += more.survived;
        own.absent += more.absent;
    }
    sums.turns.merge(&other.turns);
}
