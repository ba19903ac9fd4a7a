//! Sends characters back to the oars when there is nobody left to fight (4.32).

use super::super::{Action, BoatNumber, ManNumber};
use super::chart::Chart;
use super::paths::{steps, ways};
use crate::boat::{DeckHex, Side};

/// The steps of a character aboard to a free oar on the side of the boat that has fewer rowers, within this many movement points. `None` if the
/// character is at an oar or the helm already, may not row, or can reach no free oar.
pub(super) fn to_an_oar(chart: &Chart<'_>, man: ManNumber, points: u8) -> Option<Vec<Action>> {
    let (public, position) = (chart.public, chart.position);
    let (boat, deck) = public.deck_of(position, man)?;
    let state = position.boat(boat);
    let class = &public.boats()[boat.index()].class;
    let fighter = public.man(man);
    let is_seat = |deck: DeckHex| class.is_rowed_from(deck) && !state.hull.is_damaged(deck);
    let idle = state.player == fighter.player && !fighter.unarmed && class.is_rowed_by(fighter.person);
    if !idle || is_seat(deck) || class.is_steered_from(deck) {
        return None;
    }
    let rowers = |side: Side| oars(chart, boat, side);
    let needed = if rowers(Side::Port) < rowers(Side::Starboard) { Side::Port } else { Side::Starboard };
    let all = ways(chart, man, position.man(man).pose, points);
    let fits = |hex| {
        let seat = class.deck_on(state.berth(), hex).filter(|_| public.boat_at(position, hex) == Some(boat));
        !chart.is_taken(hex) && seat.is_some_and(|seat| is_seat(seat) && class.side_of(seat).is_none_or(|side| side == needed))
    };
    let at = (1..all.len()).filter(|at| fits(all[*at].pose.hex)).min_by_key(|at| all[*at].cost)?;
    Some(steps(&all, at).into_iter().map(Action::Step).collect())
}

/// How many characters of a boat's own side stand on its port half or on its starboard half, as `side` says.
fn oars(chart: &Chart<'_>, boat: BoatNumber, side: Side) -> usize {
    let (public, position) = (chart.public, chart.position);
    let class = &public.boats()[boat.index()].class;
    let state = position.boat(boat);
    let at_oar = |man: &ManNumber| {
        let deck = class.deck_on(state.berth(), position.man(*man).pose.hex);
        public.man(*man).player == state.player && deck.is_some_and(|deck| class.side_of(deck) == Some(side))
    };
    public.aboard(position, boat).filter(at_oar).count()
}
