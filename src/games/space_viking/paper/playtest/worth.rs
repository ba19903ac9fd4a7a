//! The worth of items for each house: by how much the house's margin grows if it begins with more of an item.

use super::playable_contest::{PlayableContest, campaign, posts};
use crate::SpaceViking;
use playtest::named::refused;
use playtest::worth::{Gain, Purchase};
use playtest::{Crew, PlaytestRequest, Series, Share, Worth};
use project::Error;
use rules::{Change, Count, Id};
use space_viking::play::Contest;
use space_viking::{Base, Content, Fleet, Item, Player, Ship};

/// How many IU (the game's money) are spent on additional pieces of one item. If a single piece costs more, one piece is added.
const SPENT: u32 = 20;

/// Items that a house gets in addition, with the designs that include them.
struct Addition {
    side: usize,
    item: Id<Item>,
    count: u32,
    cost: u32,
    content: Content,
}

/// How many series of games it takes to find the worth of items: one for each addition, and one without additions.
pub(super) fn series_needed(content: &Content) -> usize {
    additions(content).0.len() + 1
}

/// Plays the unchanged campaign. Then, for each house and item, plays the campaign in which the house has more of the item, with the same seed.
/// `None` if the games were stopped.
///
/// # Errors
///
/// If there is no such campaign or captain, or if the campaign cannot be played.
pub(super) fn worth(content: &Content, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    let (playable, captains) = PlayableContest::new(content, request)?;
    let campaign = campaign(content, request.scenario.as_deref())?;
    let sides: Vec<String> = playable.series().muster().sides.iter().map(|side| side.name.clone()).collect();
    let helms = posts(&captains, sides.len())?;
    let Some(before) = playable.series().play(0..request.games, crew) else { return Ok(None) };
    let (additions, left_out) = additions(content);
    let mut purchases = Vec::new();
    for Addition { side, item, count, cost, content: more } in additions {
        let contest = Contest::of(&more, campaign).map_err(|refusal| refused(&refusal))?;
        let series = Series::<SpaceViking>::new(vec![contest], helms.clone(), request.seed);
        let Some(after) = series.play(0..request.games, crew) else { return Ok(None) };
        purchases.push(Purchase {
            side: sides[side].clone(),
            unit: content.items.get(item).map_or("", Item::label).to_owned(),
            count,
            cost,
            gain: Gain::between(&before.sides[side].margins, &after.sides[side].margins, cost),
            wins: Share::new(after.wins(side), after.decided()),
        });
    }
    // Within a house, the item that gains most comes first. Items with equal gains keep the order of the table.
    let place = |purchase: &Purchase| sides.iter().position(|side| *side == purchase.side);
    purchases.sort_by(|one, other| place(one).cmp(&place(other)).then(other.gain.mean.total_cmp(&one.gain.mean)));
    let captain = if captains.windows(2).all(|pair| pair[0] == pair[1]) { captains[0].clone() } else { captains.join(", ") };
    Ok(Some(Worth { captain, seed: request.seed, games: request.games, designs: Vec::new(), purchases, left_out }))
}

/// The possible additions, sorted by house and item, and sentences that say which items are left out and why.
fn additions(content: &Content) -> (Vec<Addition>, Vec<String>) {
    let (mut found, mut left_out) = (Vec::new(), Vec::new());
    for (side, (player, house)) in content.players.iter().enumerate() {
        for (id, item) in content.items.iter() {
            let price = content.price(item);
            let count = SPENT.checked_div(price).unwrap_or(0).max(1);
            match more(content, player, (id, item), count).filter(|_| price > 0) {
                Some(content) => found.push(Addition { side, item: id, count, cost: price * count, content }),
                None => left_out.push(format!("{} of {}, which has nowhere to be", item.label(), house.label())),
            }
        }
    }
    (found, left_out)
}

/// The designs in which a house has this many more of an item: ships with a drive in its first fleet, everything else at its home. `None` if the
/// house lacks the fleet or the home that is needed.
fn more(content: &Content, player: Id<Player>, (id, item): (Id<Item>, &Item), count: u32) -> Option<Content> {
    let mut more = content.clone();
    if item.is_ship() && item.drive {
        let (fleet, known) = content.fleets_of(player).next()?;
        let mut known: Fleet = known.clone();
        for _ in 0..count {
            known.ships.add(Ship { item: Some(id), ..Ship::default() });
        }
        more.fleets.apply(Change::Set(fleet, known), "fleets").ok()?;
    } else {
        let home = content.players.get(player)?.home?;
        let mut world = content.worlds.get(home)?.clone();
        world.bases.add(Base { player: Some(player), item: Some(id), number: Count::clamped(count) });
        more.worlds.apply(Change::Set(home, world), "worlds").ok()?;
    }
    Some(more)
}
