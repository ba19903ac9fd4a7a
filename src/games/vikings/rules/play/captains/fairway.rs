//! For every berth of a boat, the distance over water to the boat's best landing place, or to the edge by which it leaves the board (4.44, R13).

use super::super::{BoatNumber, Position, Public, distance, hex_of, other, space_of};
use super::aims::is_way_off;
use crate::board::{ForHulls, Site};
use crate::boat::{Berth, DeckHex, Side};
use crate::voyage::{Voyage, Water};
use crate::{BoatClass, GoalKind};
use geometry::{Facing, Hex, Space};
use rules::play::Player;

/// For every berth of a boat, the distance to its destination in points of speed. If the destination is a landing place, the walk from the beach
/// counts too.
#[derive(Clone, Debug)]
pub(super) struct Fairway {
    toll: Vec<u16>,
    columns: usize,
}

/// How many points of speed each hex of the walk ashore counts.
const INLAND: u32 = 2;
/// Stands for the distance of a berth from which no way leads to the destination.
const FAR: u16 = u16::MAX;

impl Fairway {
    /// The distances to the best landing place; `None` if the boat's side wants nothing ashore, or the boat can reach no beach.
    pub(super) fn ashore(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> Option<Self> {
        let targets = targets(public, position, player);
        if targets.is_empty() {
            return None;
        }
        let mut search = Search::of(public, position, boat);
        let class = search.class;
        // The boat lands either straight on with its bow, or backwards with its stern.
        for berth in search.lying(Water::Beached) {
            for (lead, back) in ends(class.bow(), class.stern(), berth, class.backwards.get() > 1) {
                let hex = space_of(class.hex_at(berth, lead));
                if search.site.for_hulls(hex) == Some(ForHulls::Grounds) {
                    let inland = INLAND * targets.iter().map(|target| distance(hex, *target)).min().unwrap_or(0);
                    search.lower(berth, inland as u16);
                    search.put(berth.moved(back), 1 + inland as usize);
                }
            }
        }
        search.run(false)
    }

    /// The distances to the edge by which the boat leaves the board; `None` if no water leads to such an edge.
    pub(super) fn home(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> Option<Self> {
        let mut search = Search::of(public, position, boat);
        let class = search.class;
        for berth in search.lying(Water::Afloat) {
            let bow = space_of(class.hex_at(berth, class.bow()));
            let beyond = space_of(class.hex_at(berth.moved(berth.ahead()), class.bow()));
            if search.site.for_hulls(beyond).is_none() && is_way_off(public, player, bow) {
                search.put(berth, 1);
            }
        }
        search.run(true)
    }

    fn index(&self, berth: Berth) -> Option<usize> {
        let space = space_of(berth.axis);
        let (column, row) = (usize::try_from(space.column).ok()?, usize::try_from(space.row).ok()?);
        let index = (row * self.columns + column) * 6 + usize::from(berth.bow.side(6));
        (column < self.columns && index < self.toll.len()).then_some(index)
    }

    /// The distance from a berth to the destination, in points of speed.
    pub(super) fn toll(&self, berth: Berth) -> u16 {
        self.index(berth).map_or(FAR, |index| self.toll[index])
    }
}

/// The search for a fairway, from the destination backwards to every berth.
struct Search<'a> {
    site: &'a Site,
    class: &'a BoatClass,
    fairway: Fairway,
    waters: Vec<Water>,
    /// The berths still to visit, sorted by their distance in points of speed.
    queue: Vec<Vec<Berth>>,
}

impl<'a> Search<'a> {
    fn of(public: &'a Public, position: &'a Position, boat: BoatNumber) -> Self {
        let site = public.ground_now(position).site;
        let class = &public.boats()[boat.index()].class;
        let (columns, voyage) = (usize::from(site.grid().columns.get()), Voyage { site, class });
        let waters: Vec<Water> = berths(site).map(|berth| voyage.water(berth)).collect();
        let fairway = Fairway { toll: vec![FAR; waters.len()], columns };
        Self { site, class, fairway, waters, queue: Vec::new() }
    }

    /// The berths in which the hull lies as `water` says: afloat, or on a beach.
    fn lying(&self, water: Water) -> Vec<Berth> {
        berths(self.site).zip(&self.waters).filter(|(_, known)| **known == water).map(|(berth, _)| berth).collect()
    }

    fn water(&self, berth: Berth) -> Option<Water> {
        self.fairway.index(berth).map(|index| self.waters[index])
    }

    fn lower(&mut self, berth: Berth, toll: u16) {
        if let Some(index) = self.fairway.index(berth) {
            self.fairway.toll[index] = self.fairway.toll[index].min(toll);
        }
    }

    /// Records the distance of a berth in which the boat floats, in points of speed, if no shorter distance is known yet.
    fn put(&mut self, berth: Berth, toll: usize) {
        if self.water(berth) == Some(Water::Afloat) {
            self.enqueue(berth, toll);
        }
    }

    fn enqueue(&mut self, berth: Berth, toll: usize) {
        if toll < usize::from(self.fairway.toll(berth)) {
            self.lower(berth, toll as u16);
            if self.queue.len() <= toll {
                self.queue.resize(toll + 1, Vec::new());
            }
            self.queue[toll].push(berth);
        }
    }

    /// Goes back from every berth with a known distance to the berths from which a move leads there. With `launches`, berths on a beach from which
    /// the boat can be pushed off count too (4.45).
    fn run(mut self, launches: bool) -> Option<Fairway> {
        let class = self.class;
        let (aside, round) = (1 + class.sideways_loss.get() as usize, 1 + class.turn_loss.get() as usize);
        let mut toll = 0;
        while toll < self.queue.len() {
            while let Some(berth) = self.queue[toll].pop() {
                if self.fairway.toll(berth) < toll as u16 {
                    continue;
                }
                let straight = [berth.moved(berth.turned(3).ahead()), berth.moved(berth.ahead())];
                if launches {
                    for from in straight.into_iter().filter(|from| self.water(*from) == Some(Water::Beached)).collect::<Vec<_>>()
                    {
                        self.enqueue(from, toll + 1);
                    }
                }
                if self.water(berth) != Some(Water::Afloat) {
                    continue;
                }
                self.put(straight[0], toll + 1);
                for side in Side::ALL {
                    self.put(berth.moved(berth.turned(3).ahead_to(side)), toll + aside);
                }
                if class.backwards.get() > 1 {
                    self.put(straight[1], toll + 1);
                }
                for sides in class.rotations() {
                    self.put(berth.turned(-*sides), toll + round);
                }
            }
            toll += 1;
        }
        self.fairway.toll.iter().any(|toll| *toll != FAR).then_some(self.fairway)
    }
}

/// Every possible berth on a site.
fn berths(site: &Site) -> impl Iterator<Item = Berth> + '_ {
    site.grid().spaces().flat_map(|space| (0..6).map(move |side| Berth::new(hex_of(space), Facing::new(side))))
}

/// The ends of a hull with which it can land in a berth: the bow, and also the stern if the boat goes `backwards` too. Each comes with the step from
/// the beach back to where the boat came from.
fn ends(bow: DeckHex, stern: DeckHex, berth: Berth, backwards: bool) -> impl Iterator<Item = (DeckHex, Hex)> {
    let astern = backwards.then(|| (stern, berth.ahead()));
    std::iter::once((bow, berth.turned(3).ahead())).chain(astern)
}

/// The hexes ashore that a side wants to reach: the hexes of enemies whom its goals name, and the hexes of areas to hold. If there are none, the
/// hexes of every enemy and every marker ashore.
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
