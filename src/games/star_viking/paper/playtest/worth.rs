//! The worth of the units of a scenario, for each side: how much larger the side's margin is if it has more units of a type.

use super::PlayableContest;
use super::additions::{Addition, additions};
use super::playable_contest::posts;
use crate::StarViking;
use playtest::named::refused;
use playtest::worth::{Gain, Purchase};
use playtest::{Crew, PlaytestRequest, Series, Share, Worth};
use project::Error;
use star_viking::Content;

/// How many series of games are played to find the worth of units: one for each addition to a side, and one for the unchanged scenario.
pub(super) fn series_needed(content: &Content, request: &PlaytestRequest) -> usize {
    PlayableContest::new(content, request).map_or(0, |(playable, _)| additions(content, playable.scenario()).0.len() + 1)
}

/// Finds the worth of units. Plays the unchanged scenario, and then, for each type that a side can buy, the scenario with more units of that type;
/// all with the same seed. `None` if the games were stopped.
///
/// # Errors
///
/// If there is no such scenario or captain, or the scenario cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    let (playable, captains) = PlayableContest::new(content, request)?;
    let sides: Vec<String> = playable.series().muster().sides.iter().map(|side| side.name.clone()).collect();
    let helms = posts(&captains, sides.len())?;
    let Some(before) = playable.series().play(0..request.games, crew) else { return Ok(None) };
    let (additions, left_out) = additions(content, playable.scenario());
    let mut purchases = Vec::new();
    for addition in additions {
        let contest = addition.contest(content, playable.scenario()).map_err(|refusal| refused(&refusal))?;
        let Addition { side, unit, count, cost, .. } = addition;
        let series = Series::<StarViking>::new(vec![contest], helms.clone(), request.seed);
        let Some(after) = series.play(0..request.games, crew) else { return Ok(None) };
        purchases.push(Purchase {
            side: sides[side].clone(),
            unit,
            count,
            cost,
            gain: Gain::between(&before.sides[side].margins, &after.sides[side].margins, cost),
            wins: Share::new(after.wins(side), after.decided()),
        });
    }
    // Within a side the largest gain comes first; types with equal gains stay in the order of the catalogue.
    let place = |purchase: &Purchase| sides.iter().position(|side| *side == purchase.side);
    purchases.sort_by(|one, other| place(one).cmp(&place(other)).then(other.gain.mean.total_cmp(&one.gain.mean)));
    let captain = if captains.windows(2).all(|pair| pair[0] == pair[1]) { captains[0].clone() } else { captains.join(", ") };
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs: Vec::new(), purchases, left_out }))
}
