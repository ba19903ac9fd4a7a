//! How far a boat is from where it lands best, or from where it leaves the board: over the water of the site as it lies, for every berth (4.44, R13).

use super::super::{BoatNumber, Position, Public, distance, hex_of, other, space_of};
use super::aims::is_way_off;
use crate::board::{ForHulls, Site};
use crate::boat::{Berth, DeckHex, Side};
use crate::voyage::{Voyage, Water};
use crate::{BoatClass, GoalKind};
use geometry::{Facing, Hex, Space};
use rules::play::Player;

/// How far every berth of a boat is from where it is bound, in points of speed; of a landing the walk from there counts too.
#[derive(Clone, Debug)]
pub(super) struct Fairway {
    toll: Vec<u16>,
    columns: usize,
}

/// What a hex of the walk ashore is worth in points of speed.
const INLAND: u32 = 2;
/// Nothing leads there.
const FAR: u16 = u16::MAX;

impl Fairway {
    /// The way ashore of a boat; none where nobody and nothing is there that its side wants, or no beach can be reached.
    pub(super) fn ashore(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> Option<Self> {
        let targets = targets(public, position, player);
        if targets.is_empty() {
            return None;
        }
        let mut search = Search::of(public, position, boat);
        let class = search.class;
        // It comes ashore straight on with its bow, or astern with its helm.
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

    /// The way off the board of a boat; none where no water leads there.
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

    /// How far it is from a berth.
    pub(super) fn toll(&self, berth: Berth) -> u16 {
        self.index(berth).map_or(FAR, |index| self.toll[index])
    }
}

/// The search for a fairway, from where it leads back to everywhere.
struct Search<'a> {
    site: &'a Site,
    class: &'a BoatClass,
    fairway: Fairway,
    waters: Vec<Water>,
    /// The berths from which it takes so many points, by the points.
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

    /// The berths in which a hull lies so.
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

    /// Notes a berth where the boat floats, if it is nearer than was known.
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

    /// Goes back from every berth that is known to those from which a move leads there; off a beach too where that is asked for (4.45).
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

/// Every berth of a site.
fn berths(site: &Site) -> impl Iterator<Item = Berth> + '_ {
    site.grid().spaces().flat_map(|space| (0..6).map(move |side| Berth::new(hex_of(space), Facing::new(side))))
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
