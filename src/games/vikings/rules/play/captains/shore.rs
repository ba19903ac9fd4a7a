//! How far a boat is from where it lands best: over the water of the site as it lies, for every berth (4.44).

use super::super::{BoatNumber, Position, Public, distance, hex_of, other, space_of};
use crate::GoalKind;
use crate::board::ForHulls;
use crate::boat::{Berth, DeckHex, Side};
use crate::voyage::{Voyage, Water};
use geometry::{Facing, Hex, Space};
use rules::play::Player;

/// How far every berth of a boat is from a good landing, in points of speed; the walk from there counts too.
#[derive(Clone, Debug)]
pub(super) struct Shore {
    toll: Vec<u16>,
    columns: usize,
}

/// What a hex of the walk ashore is worth in points of speed.
const INLAND: u32 = 2;
/// Nothing leads ashore from there.
const FAR: u16 = u16::MAX;

impl Shore {
    /// The way ashore of a boat; none where nobody and nothing is there that its side wants, or no beach can be reached.
    pub(super) fn of(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> Option<Self> {
        let targets = targets(public, position, player);
        if targets.is_empty() {
            return None;
        }
        let site = public.ground_now(position).site;
        let grid = site.grid();
        let class = &public.boats()[boat.index()].class;
        let columns = usize::from(grid.columns.get());
        let mut shore = Self { toll: vec![FAR; columns * usize::from(grid.rows.get()) * 6], columns };
        let voyage = Voyage { site, class };
        let berths = || grid.spaces().flat_map(|space| (0..6).map(move |side| Berth::new(hex_of(space), Facing::new(side))));
        let waters: Vec<Water> = berths().map(|berth| voyage.water(berth)).collect();
        let mut queue: Vec<Vec<Berth>> = Vec::new();
        let put = |shore: &mut Self, queue: &mut Vec<Vec<Berth>>, berth: Berth, toll: usize| {
            let Some(index) = shore.index(berth).filter(|index| waters[*index] == Water::Afloat) else { return };
            if toll < usize::from(shore.toll[index]) {
                shore.toll[index] = toll as u16;
                if queue.len() <= toll {
                    queue.resize(toll + 1, Vec::new());
                }
                queue[toll].push(berth);
            }
        };
        // It comes ashore straight on with its bow, or astern with its helm.
        for berth in berths().zip(&waters).filter(|(_, water)| **water == Water::Beached).map(|(berth, _)| berth) {
            for (lead, back) in ends(class.bow(), class.stern(), berth, class.backwards.get() > 1) {
                let hex = space_of(class.hex_at(berth, lead));
                if site.for_hulls(hex) == Some(ForHulls::Grounds) {
                    let inland = INLAND * targets.iter().map(|target| distance(hex, *target)).min().unwrap_or(0);
                    if let Some(index) = shore.index(berth) {
                        shore.toll[index] = shore.toll[index].min(inland as u16);
                    }
                    put(&mut shore, &mut queue, berth.moved(back), 1 + inland as usize);
                }
            }
        }
        let (aside, round) = (1 + class.sideways_loss.get() as usize, 1 + class.turn_loss.get() as usize);
        let mut toll = 0;
        while toll < queue.len() {
            while let Some(berth) = queue[toll].pop() {
                if shore.toll(berth) < toll as u16 {
                    continue;
                }
                // Where it came from: each way is gone back.
                put(&mut shore, &mut queue, berth.moved(berth.turned(3).ahead()), toll + 1);
                for side in Side::ALL {
                    put(&mut shore, &mut queue, berth.moved(berth.turned(3).ahead_to(side)), toll + aside);
                }
                if class.backwards.get() > 1 {
                    put(&mut shore, &mut queue, berth.moved(berth.ahead()), toll + 1);
                }
                for sides in class.rotations() {
                    put(&mut shore, &mut queue, berth.turned(-*sides), toll + round);
                }
            }
            toll += 1;
        }
        shore.toll.iter().any(|toll| *toll != FAR).then_some(shore)
    }

    fn index(&self, berth: Berth) -> Option<usize> {
        let space = space_of(berth.axis);
        let (column, row) = (usize::try_from(space.column).ok()?, usize::try_from(space.row).ok()?);
        let index = (row * self.columns + column) * 6 + usize::from(berth.bow.side(6));
        (column < self.columns && index < self.toll.len()).then_some(index)
    }

    /// How far it is from a berth.
    pub(super) fn toll(&self, berth: Berth) -> u16 {
        self.index(berth).map_or(FAR, |index| self.toll[index])
    }
}

/// The ends of a hull with which it can come ashore in a berth, each with the step that leads back.
fn ends(bow: DeckHex, stern: DeckHex, berth: Berth, backwards: bool) -> impl Iterator<Item = (DeckHex, Hex)> {
    let astern = backwards.then(|| (stern, berth.ahead()));
    std::iter::once((bow, berth.turned(3).ahead())).chain(astern)
}

/// What a side wants ashore: whom its goals name, areas that it is to hold, and else every enemy and every marker there.
fn targets(public: &Public, position: &Position, player: Player) -> Vec<Space> {
    let footing = public.ground_now(position);
    let ashore = |space: &Space| footing.deck(*space).is_none();
    let goals = || public.goals().iter().filter(|aim| aim.player == player);
    let named = goals().filter(|aim| matches!(aim.goal.what, GoalKind::Taken | GoalKind::Killed)).filter_map(|aim| aim.who);
    let areas = goals().filter(|aim| aim.goal.what == GoalKind::Held).flat_map(|aim| aim.area.iter().copied());
    let here = |man: super::super::ManNumber| Some(position.man(man)).filter(|state| state.is_here()).map(|state| state.pose.hex);
    let wanted: Vec<Space> = named.filter_map(here).chain(areas).filter(ashore).collect();
    if !wanted.is_empty() {
        return wanted;
    }
    let foes = public.men_of(other(player)).filter_map(|(man, _)| here(man));
    let markers = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none()).map(|marker| marker.hex);
    foes.chain(markers).filter(ashore).collect()
}
