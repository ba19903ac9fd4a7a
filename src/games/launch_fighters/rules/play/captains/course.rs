//! Where a captain moves a ship: into range of ships that it can hurt, near its fleet, out of asteroids, and not over the edge.

use super::super::{Battle, Course, ShipNumber, State};
use super::carriers;
use super::exits::{self, Exit};
use super::facings::Facings;
use super::reach::Reached;
use super::view::View;
use geometry::{Facing, Space, Spot};

/// A space where a unit could end its movement, with a score in points for how good it seems.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Berthing {
    pub(super) to: Space,
    pub(super) facing: Facing,
    pub(super) score: f64,
}

/// The distance in spaces that a fleet keeps from its prey (the enemy ship that it wants to eliminate) until its squadrons are launched. At this
/// distance an enemy with move 3 comes into range no earlier than the squadrons strike.
const GATHERING: u32 = 8;
/// Points for each space nearer to the prey, the enemy ship that the fleet wants to eliminate.
const APPROACH: f64 = 0.9;
/// Points lost for each space beyond three from the middle of the fleet.
const COHESION: f64 = 0.25;
/// Points lost by entering asteroids: half of the time the ship loses a level and the rest of its move.
const ASTEROIDS: f64 = 6.0;
/// Points for leaving the map, and for each space nearer to the exit, if the ship wants to leave the map.
const LEAVING: f64 = 30.0;
const WAY_OUT: f64 = 3.0;
/// Points for each space nearer to the exit, as a multiple of the points that the ship gets for leaving. In trials of 1,000 convoys that get 80
/// points for leaving, a third escape with this value. With 0.1 only one in seven does, because it stops to fight, and its side wins no more games.
const PAID_WAY_OUT: f64 = 0.6;
/// Points lost by using a booster, since the booster could be used later.
const BOOSTER: f64 = 1.0;

/// Everything that is needed to score the spaces where a ship could end its movement.
struct Scales<'a> {
    battle: &'a Battle,
    state: &'a State,
    number: ShipNumber,
    course: Course,
    view: &'a View,
    facings: Facings<'a>,
    /// The exit by which the ship should leave the map; `None` if it should stay.
    out: Option<Exit>,
    /// The distance in spaces that the ship wants to keep from the prey, the enemy ship that its fleet wants to eliminate.
    wanted: u32,
    /// The position of the prey, the enemy ship that the fleet wants to eliminate. The next field is the position of the middle of the fleet.
    prey: Option<Spot>,
    middle: Spot,
}

/// Scores every space where a ship could end its movement, the nearest first.
pub(super) fn weigh(
    battle: &Battle,
    state: &State,
    number: ShipNumber,
    course: Course,
    view: &mut View,
    ends: &mut Vec<Berthing>,
) {
    let scales = Scales::new(battle, state, number, course, view);
    ends.clear();
    ends.extend(scales.spaces().map(|reached| scales.weigh(reached)));
}

/// The best space where a ship could end its movement; if several are equally good, the nearest.
///
/// Finding the best facing takes longest, so it is done only for spaces whose upper bound beats the best score found before. The space with the
/// highest upper bound is scored first, because hardly any other is as good.
pub(super) fn best(battle: &Battle, state: &State, number: ShipNumber, course: Course, view: &mut View) -> Option<Berthing> {
    let mut promises = std::mem::take(&mut view.promises);
    let scales = Scales::new(battle, state, number, course, view);
    promises.clear();
    promises.extend(scales.spaces().map(|reached| (reached, scales.score(reached, scales.facings.promise(reached)))));
    let likeliest = (0..promises.len()).reduce(|one, other| if promises[other].1 > promises[one].1 { other } else { one });
    let beats = |(score, index): (f64, usize), (end, found): (Berthing, usize)| {
        // Of equally good spaces the first one is chosen, in whatever order they are examined.
        score > end.score || (score >= end.score && index < found)
    };
    let mut best = likeliest.map(|index| (scales.weigh(promises[index].0), index));
    for (index, (reached, promise)) in promises.iter().enumerate() {
        if best.is_some_and(|best| beats((*promise, index), best)) {
            let end = scales.weigh(*reached);
            best = best.map(|best| if beats((end.score, index), best) { (end, index) } else { best });
        }
    }
    let best = best.map(|(end, _)| end);
    debug_assert_eq!(best, scales.plainly_best(), "no end is better than it promised");
    view.promises = promises;
    best
}

/// How many spaces a ship can still go in this movement, including one by a booster.
fn steps(course: Course) -> u8 {
    course.left.saturating_add(u8::from(course.booster))
}

impl<'a> Scales<'a> {
    fn new(battle: &'a Battle, state: &'a State, number: ShipNumber, course: Course, view: &'a mut View) -> Self {
        let (board, ship) = (battle.board(), state.ship(number));
        view.look(battle, state, number, (ship.at, steps(course)));
        view.marks.wipe(board);
        for (_, other) in state.ships_on_map().filter(|(other, _)| *other != number) {
            view.marks.mark(board, other.at, |mark| mark.taken = true);
        }
        let view = &*view;
        let out = exits::wanted(battle, state, number);
        // Carriers stay behind their squadrons; a ship with few attack dice also keeps its distance.
        let strength = u32::from(ship.cannons()) + u32::from(super::fire::salvo(ship));
        let carrier = out.is_none() && carriers::is_carrier(battle, state, number);
        let wanted = if out.is_none() && strength >= 3 && !carrier { 3 } else { 6 };
        let wanted = if view.gathering { wanted.max(GATHERING) } else { wanted };
        let facings = Facings::new(battle, state, number, view);
        let (prey, middle) = (view.prey.map(|prey| board.spot(prey)), board.spot(view.middle));
        Self { battle, state, number, course, view, facings, out, wanted, prey, middle }
    }

    /// The spaces in which the ship can end its movement, the nearest first.
    fn spaces(&self) -> impl Iterator<Item = Reached> {
        let Self { battle, state, course, view, .. } = *self;
        let reach = battle.reaches.from(battle.board(), state.ship(self.number).at);
        reach.within(steps(course)).iter().copied().filter(move |reached| !view.marks.of(reached).taken)
    }

    fn weigh(&self, reached: Reached) -> Berthing {
        let (facing, fight) = self.facings.best(reached.to, reached.spot);
        Berthing { to: reached.to, facing, score: self.score(reached, fight) }
    }

    /// The best space for the end of the movement, found by scoring every one. Debug builds compare it with the result of [`best`].
    fn plainly_best(&self) -> Option<Berthing> {
        self.spaces().map(|reached| self.weigh(reached)).reduce(|best, end| if end.score > best.score { end } else { best })
    }

    /// The score of ending the movement in a space, given the worth of the fight there. A higher worth of the fight always gives a higher score,
    /// rounding included.
    fn score(&self, reached: Reached, fight: f64) -> f64 {
        let (board, view, Reached { to, spot, .. }) = (self.battle.board(), self.view, reached);
        let ship = self.state.ship(self.number);
        let mut score = fight;
        // A ship that gets a reward for leaving over an edge ignores the prey.
        if let (Some(prey), None | Some(Exit::Nearest)) = (self.prey, self.out) {
            let urge = if view.pressed { 2.0 * APPROACH } else { APPROACH };
            score -= urge * f64::from(spot.distance(prey).saturating_sub(self.wanted));
        }
        score -= COHESION * f64::from(spot.distance(self.middle).saturating_sub(3));
        if let Some((goal, nearest, worth)) = view.area {
            let inside = self.battle.areas[goal].contains(&to);
            score += if inside { worth } else { -0.15 * worth * f64::from(board.distance(to, nearest)) };
        }
        if reached.into_asteroids {
            score -= ASTEROIDS;
        } else if reached.sheltered {
            score += 1.0;
        }
        if reached.steps > self.course.left {
            score -= BOOSTER;
        }
        let leaves = reached.leaves && ship.movement() > 0;
        match self.out {
            Some(exit) => {
                let (right, reward) = match exit {
                    Exit::Nearest => (leaves, 0.0),
                    Exit::Over(edge, reward) => (leaves && board.leaves_over(to, edge), reward),
                };
                let way = f64::from(exits::distance(self.battle, to, exit).unwrap_or(0));
                score += if right {
                    LEAVING + reward
                } else if leaves {
                    -WAY_OUT * 3.0
                } else {
                    -way * WAY_OUT.max(PAID_WAY_OUT * reward)
                };
            }
            None if leaves => score -= 0.8 * f64::from(self.battle.ship(self.number).hull) + 15.0,
            None => {}
        }
        score
    }
}
