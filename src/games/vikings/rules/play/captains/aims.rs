//! What each character of a side is to do: fight an enemy, look at a marker, leave the board, or hold an area (2.1).

use super::super::{BoatNumber, Depth, ManNumber, Position, Public, distance};
use super::bearings::{goes_home, hands_ashore, hull};
use super::chart::Chart;
use crate::board::{ForHulls, neighbour};
use crate::{GoalKind, TokenKind};
use geometry::Space;
use rules::play::Player;

/// The errand of a character, which is what a captain has the character do.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Errand {
    /// The character fights if an attack is worth it.
    Fight,
    /// The character goes to one of these hexes.
    Reach(Vec<Space>),
    /// The character goes to an edge of the board and leaves, for a goal of this kind.
    Leave(GoalKind),
}

/// How many characters are sent to hold an area when the end of the game is near.
const HOLDERS: usize = 3;
/// How many more characters than needed are sent to push a boat.
const SPARE: usize = 1;
/// How many turns before the end of the game characters are sent to the areas to hold.
const IN_TIME: u16 = 4;

/// Decides the errand of a character.
pub(super) fn errand(chart: &Chart<'_>, man: ManNumber) -> Errand {
    let (public, position) = (chart.public, chart.position);
    let goals = || public.goals().iter().filter(|aim| aim.player == chart.player);
    let loots = goals().any(|aim| aim.goal.what == GoalKind::Treasure);
    if position.carried_by(man).is_some() && loots {
        return Errand::Leave(GoalKind::Treasure);
    }
    if goals().any(|aim| aim.goal.what == GoalKind::Escaped && aim.who.is_none_or(|who| who == man)) {
        return Errand::Leave(GoalKind::Escaped);
    }
    // A character who leads a captive by the hand takes the captive off the board.
    let holds = position.walk.as_ref().is_some_and(|walk| walk.man == man && !walk.burdens.is_empty());
    if holds && goals().any(|aim| aim.goal.what == GoalKind::Taken) {
        return Errand::Leave(GoalKind::Taken);
    }
    if loots && let Some(hex) = marker_for(public, position, man) {
        return Errand::Reach(vec![hex]);
    }
    if let Some(hex) = friend_to_free(chart, man).or_else(|| captive_to_take(chart, man)) {
        return Errand::Reach(vec![hex]);
    }
    if let Some(hexes) = boat_to_man(chart, man) {
        return Errand::Reach(hexes);
    }
    if let Some(hexes) = area_to_hold(chart, man) {
        return Errand::Reach(hexes);
    }
    Errand::Fight
}

/// Whether a side gets a reward if a character or thing leaves the board over this hex at the edge.
pub(super) fn is_way_off(public: &Public, player: Player, hex: Space) -> bool {
    let leads_off = |what: &GoalKind| leaves_by(public, player, *what, hex);
    let leave = [GoalKind::Treasure, GoalKind::Escaped, GoalKind::Taken];
    let has = |what: GoalKind| public.goals().iter().any(|aim| aim.player == player && aim.goal.what == what);
    leave.into_iter().filter(|what| has(*what)).any(|what| leads_off(&what))
}

/// Whether a character who leaves the board over this hex at its edge meets a goal of this kind for the side.
pub(super) fn leaves_by(public: &Public, player: Player, what: GoalKind, hex: Space) -> bool {
    let mut aims = public.goals().iter().filter(|aim| aim.player == player && aim.goal.what == what);
    aims.any(|aim| aim.area.is_empty() || aim.area.contains(&hex))
}

/// The hexes to which a character goes for a boat of their side that is to leave the board: beside the boat to push it off a beach, alternately on
/// both sides, or aboard if it floats (4.45). `None` if the character is not needed for a boat.
fn boat_to_man(chart: &Chart<'_>, man: ManNumber) -> Option<Vec<Space>> {
    let (public, position) = (chart.public, chart.position);
    for (number, boat) in (0..).map(BoatNumber).zip(&position.boats) {
        if !boat.is_here() || boat.held || boat.player != chart.player || !goes_home(public, position, number) {
            continue;
        }
        let covered = hull(public, position, number);
        if !public.is_beached(position, number) {
            let ashore = public.boat_of(position, man).is_none();
            return ashore.then_some(covered);
        }
        let class = &public.boats()[number.index()].class;
        let free = |who: &ManNumber| position.carried_by(*who).is_none();
        let mut hands: Vec<ManNumber> =
            hands_ashore(public, position, number).into_iter().map(|(_, who)| who).filter(free).collect();
        hands.extend(public.aboard(position, number).filter(|who| public.man(*who).player == chart.player && free(who)));
        let at = hands.iter().position(|who| *who == man);
        let Some(at) = at.filter(|at| *at < class.pushers.get() as usize + SPARE) else { continue };
        let side = if at % 2 == 0 { -1 } else { 1 };
        let beside = |hex: &Space| class.in_frame(boat.berth(), *hex).r.signum() == side;
        return Some(chart.places_to_push(&covered).into_iter().filter(beside).collect());
    }
    None
}

impl Chart<'_> {
    /// Whether a character who leaves the board from this hex meets a goal of this kind for the side.
    pub(super) fn leaves_by(&self, what: GoalKind, space: Space) -> bool {
        let at_the_edge = self.ground.site.grid().edges_at(space).next().is_some();
        at_the_edge && leaves_by(self.public, self.player, what, space)
    }

    /// The hexes beside a hull from which characters can push the boat: they must be on a beach or in shallow water.
    fn places_to_push(&self, hull: &[Space]) -> Vec<Space> {
        let site = self.ground.site;
        let stands = |hex: &Space| {
            let beach = site.for_hulls(*hex) == Some(ForHulls::Grounds);
            self.ground.deck(*hex).is_none() && (beach || self.ground.water(*hex) == Some(Depth::Shallow))
        };
        let mut places: Vec<Space> =
            hull.iter().flat_map(|hex| (0..6).map(|side| neighbour(*hex, side))).filter(stands).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// The hex of the marker that a character should look at: the nearest of the markers to which no friend is nearer. `None` if there is no such marker.
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
    // A friend who stands on the marker looks at it already.
    let is_attended = |hex: Space| nearest(hex).is_some_and(|who| who != man && position.man(who).pose.hex == hex);
    open.map(|marker| marker.hex)
        .filter(|hex| nearest(*hex) == Some(man) || distance(own, *hex) <= 1 && able(man) && !is_attended(*hex))
        .min_by_key(|hex| distance(own, *hex))
}

/// The hex of a captured friend who has to escape, for a character who is to free them; `None` if the character is not among the nearest, because
/// only those are sent.
fn friend_to_free(chart: &Chart<'_>, man: ManNumber) -> Option<Space> {
    let (public, position) = (chart.public, chart.position);
    let wanted = public.goals().iter().filter(|aim| aim.player == chart.player && aim.goal.what == GoalKind::Escaped);
    let bound = wanted.filter_map(|aim| aim.who).find(|who| *who != man && public.is_captive(position, *who))?;
    let hex = position.man(bound).pose.hex;
    is_among_the_nearest(chart, man, hex, 4).then_some(hex)
}

/// The hex of an enemy whom the character is to take captive; `None` if the character is not among the nearest, because only those are sent.
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

/// The hexes of an area that the side has to hold. `None` while the end of the game is far, and for characters who are not among the nearest.
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
