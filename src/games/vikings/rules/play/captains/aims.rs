//! What each man of a side is after: an enemy to fight, a marker to look at, a way off the board, an area to hold (2.1).

use super::super::{ManNumber, Position, Public, distance};
use super::chart::Chart;
use crate::{GoalKind, TokenKind};
use geometry::Space;

/// What somebody is after.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Errand {
    /// Fights where it pays.
    Fight,
    /// Goes to a hex.
    Reach(Vec<Space>),
    /// Goes to an edge of the board and leaves.
    Leave,
}

/// How many men hold an area at the end of the game.
const HOLDERS: usize = 3;
/// How many turns before the end men go to the areas that are to be held.
const IN_TIME: u16 = 4;

/// What a man is after.
pub(super) fn errand(chart: &Chart<'_>, man: ManNumber) -> Errand {
    let (public, position) = (chart.public, chart.position);
    let goals = || public.goals().iter().filter(|aim| aim.player == chart.player);
    let loots = goals().any(|aim| aim.goal.what == GoalKind::Treasure);
    if position.carried_by(man).is_some() && loots {
        return Errand::Leave;
    }
    if goals().any(|aim| aim.goal.what == GoalKind::Escaped && aim.who.is_none_or(|who| who == man)) {
        return Errand::Leave;
    }
    // A man who holds a captive by the hand takes him away.
    let holds = position.walk.as_ref().is_some_and(|walk| walk.man == man && !walk.burdens.is_empty());
    if holds && goals().any(|aim| aim.goal.what == GoalKind::Taken) {
        return Errand::Leave;
    }
    if loots && let Some(hex) = marker_for(public, position, man) {
        return Errand::Reach(vec![hex]);
    }
    if let Some(hex) = friend_to_free(chart, man).or_else(|| captive_to_take(chart, man)) {
        return Errand::Reach(vec![hex]);
    }
    if let Some(hexes) = area_to_hold(chart, man) {
        return Errand::Reach(hexes);
    }
    Errand::Fight
}

/// The marker that a man is nearest to of his side, if it is worth a look.
fn marker_for(public: &Public, position: &Position, man: ManNumber) -> Option<Space> {
    let player = public.man(man).player;
    let able = |who: ManNumber| {
        let state = position.man(who);
        state.stands() && position.carried_by(who).is_none() && !public.man(who).unarmed
    };
    let open = position
        .markers
        .iter()
        .filter(|marker| marker.here && marker.carrier.is_none() && marker.shown.is_none_or(|what| what == TokenKind::Treasure));
    let nearest = |hex: Space| {
        let men = public.men_of(player).map(|(who, _)| who).filter(|who| able(*who));
        men.min_by_key(|who| (distance(position.man(*who).pose.hex, hex), *who))
    };
    let own = position.man(man).pose.hex;
    open.map(|marker| marker.hex)
        .filter(|hex| nearest(*hex) == Some(man) || distance(own, *hex) <= 1 && able(man))
        .min_by_key(|hex| distance(own, *hex))
}

/// A friend in the hands of the enemy who is to escape, for the men who are nearest to him.
fn friend_to_free(chart: &Chart<'_>, man: ManNumber) -> Option<Space> {
    let (public, position) = (chart.public, chart.position);
    let wanted = public.goals().iter().filter(|aim| aim.player == chart.player && aim.goal.what == GoalKind::Escaped);
    let bound = wanted.filter_map(|aim| aim.who).find(|who| *who != man && public.is_captive(position, *who))?;
    let hex = position.man(bound).pose.hex;
    is_among_the_nearest(chart, man, hex, 4).then_some(hex)
}

/// An enemy who is to be taken, for the men who are nearest to him.
fn captive_to_take(chart: &Chart<'_>, man: ManNumber) -> Option<Space> {
    let (public, position) = (chart.public, chart.position);
    let wanted = public.goals().iter().filter(|aim| aim.player == chart.player && aim.goal.what == GoalKind::Taken);
    let is_here = |who: &ManNumber| position.man(*who).is_here() && public.man(*who).captive;
    let there = wanted.filter_map(|aim| aim.who).find(is_here)?;
    let hex = position.man(there).pose.hex;
    is_among_the_nearest(chart, man, hex, 4).then_some(hex)
}

fn is_among_the_nearest(chart: &Chart<'_>, man: ManNumber, hex: Space, most: usize) -> bool {
    let own = distance(chart.position.man(man).pose.hex, hex);
    chart.friends.iter().filter(|foe| foe.ready && foe.man != man && distance(foe.pose.hex, hex) < own).count() < most
}

/// The hexes of an area that is to be held at the end, for the men who are nearest to it as the end comes near.
fn area_to_hold(chart: &Chart<'_>, man: ManNumber) -> Option<Vec<Space>> {
    let turns = chart.public.turns()?;
    if chart.position.turn + IN_TIME < turns {
        return None;
    }
    let aim = chart
        .public
        .goals()
        .iter()
        .find(|aim| aim.player == chart.player && aim.goal.what == GoalKind::Held && !aim.area.is_empty())?;
    let nearest = |hex: Space| aim.area.iter().map(|space| distance(*space, hex)).min().unwrap_or(0);
    let own = nearest(chart.position.man(man).pose.hex);
    let before = chart.friends.iter().filter(|foe| foe.ready && foe.man != man && nearest(foe.pose.hex) < own).count();
    (before < HOLDERS).then(|| aim.area.iter().copied().collect())
}
