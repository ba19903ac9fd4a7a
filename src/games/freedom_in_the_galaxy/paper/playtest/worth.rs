//! The worth of the characters of a scenario: by how much each character improves the margin of their side, found by playing the scenario without
//! that character.

use super::PlayableContest;
use super::playable_contest::posts;
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::Contest;
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::terms::Provision;
use freedom_in_the_galaxy::{Character, Content, Scenario, Side};
use playtest::named::refused;
use playtest::worth::{Gain, Purchase};
use playtest::{Crew, PlaytestRequest, Series, Share, Worth};
use project::Error;
use rules::Id;

/// How many series of games it takes to find the worth of the characters: one for each character, and one for the unchanged scenario.
pub(super) fn series_needed(content: &Content, request: &PlaytestRequest) -> usize {
    PlayableContest::new(content, request).map_or(0, |(playable, _)| starting(content, playable.scenario()).len() + 1)
}

/// Plays the unchanged scenario, and then, with the same seed, the scenario without each of the characters who start in it; `None` if the
/// user stopped the games.
///
/// # Errors
/// If there is no such scenario or captain, or the scenario cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    let (playable, captains) = PlayableContest::new(content, request)?;
    let id = playable.scenario();
    let Some(with) = playable.series().play(0..request.games, crew) else { return Ok(None) };
    let (mut purchases, mut left_out) = (Vec::new(), Vec::new());
    for (side, character) in starting(content, id) {
        let Some(card) = content.characters.get(character) else { continue };
        let contest = match Contest::of(&without(content, id, character), id) {
            Ok(contest) => contest,
            Err(refusal) => {
                left_out.push(format!("{}: {refusal}", card.label()));
                continue;
            }
        };
        let series = Series::<FreedomInTheGalaxy>::new(vec![contest], posts(&captains)?, request.seed);
        let Some(before) = series.play(0..request.games, crew) else { return Ok(None) };
        let number = side as usize;
        let cost = u32::try_from(content.worth(card).get()).unwrap_or_default();
        purchases.push(Purchase {
            side: side.label().to_owned(),
            unit: card.label().to_owned(),
            count: 1,
            cost,
            gain: Gain::between(&before.sides[number].margins, &with.sides[number].margins, cost),
            wins: Share::new(with.wins(number), with.decided()),
        });
    }
    if purchases.is_empty() {
        return Err(refused(&rules::Refusal::new("nobody starts in the scenario whose worth could be told")));
    }
    // Within a side the largest gain comes first; equal gains keep the order of the set-up.
    let place = |purchase: &Purchase| usize::from(purchase.side != Side::Rebel.label());
    purchases.sort_by(|one, other| place(one).cmp(&place(other)).then(other.gain.mean.total_cmp(&one.gain.mean)));
    let captain = if captains.windows(2).all(|pair| pair[0] == pair[1]) { captains[0].clone() } else { captains.join(", ") };
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs: Vec::new(), purchases, left_out }))
}

/// The characters in a scenario's set-up, each with their side.
fn starting(content: &Content, id: Id<Scenario>) -> Vec<(Side, Id<Character>)> {
    let rows = content.scenarios.get(id).into_iter().flat_map(|scenario| scenario.set_up.iter());
    rows.filter_map(|(_, row)| if let Piece::Character(character) = row.piece { Some((row.side, character)) } else { None })
        .collect()
}

/// The designs without this character in the scenario's set-up. Pieces that accompanied the character stand where the character stood.
fn without(content: &Content, id: Id<Scenario>, character: Id<Character>) -> Content {
    let mut content = content.clone();
    let name = content.characters.get(character).map(|found| found.name.clone()).unwrap_or_default();
    let Some(scenario) = content.scenarios.get_mut(id) else { return content };
    let is_theirs = |provision: &Provision| Side::ALL.into_iter().any(|side| provision.things(side, &name) > 0);
    scenario.provisions.retain(|provision| !is_theirs(provision));
    let own = scenario.set_up.find(|row| row.piece == Piece::Character(character)).map(|(row, placed)| (row, *placed));
    if let Some((row, placed)) = own {
        let others: Vec<_> = scenario.set_up.ids().filter(|other| *other != row).collect();
        for other in others {
            if let Some(found) = scenario.set_up.get_mut(other).filter(|found| found.with == Some(row)) {
                (found.planet, found.spot, found.with) = (placed.planet, placed.spot, placed.with);
            }
        }
        scenario.set_up.retain_ids(|other| other != row);
    }
    content
}
