//! The worth of the courses that a boat can take in a phase. It depends on where a course ends and on what the boat strikes on its way.

use super::super::afloat::{Comes, Way};
use super::super::{BoatNumber, BoatState, Position, Public, Sail, distance, side_towards, space_of};
use super::aims::is_way_off;
use super::bearings::{Errand, hull};
use super::courses::courses;
use super::fairway::Fairway;
use crate::boat::{Berth, Meeting};
use crate::odds::{Struck, ram};
use geometry::{Facing, Space};

/// A course, with its worth in points.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    pub score: f64,
    /// The moves, in their order.
    pub sails: Vec<Sail>,
}

/// The worth of striking the shore, for each point of effective speed. Points above four do not count.
const WRECKED: f64 = -40.0;
/// The worth of running against a hull without damaging it. It is so low that a boat does anything else rather than this.
const BLOCKED: f64 = -5_000.0;
/// The worth of a point of damage to the other boat's hull, and of one to the boat's own hull.
const POINT: [f64; 2] = [5.0, -6.0];

/// The best course of a boat for its errand, after a speed has been given to it. The search changes the position: afterwards the boat stands at the
/// end of some course.
pub(super) fn best_course(
    public: &Public,
    scratch: &mut Position,
    boat: BoatNumber,
    (errand, fairway): (Errand, Option<&Fairway>),
) -> Course {
    let sight = Sight { fairway, ..Sight::of(public, scratch, boat, errand) };
    let mut best: Option<Course> = None;
    for leg in courses(public, scratch, boat, &|position, way| sight.met(public, position, way)) {
        let score = leg.over.unwrap_or_else(|| sight.end(&leg.state));
        if best.as_ref().is_none_or(|known| score > known.score + 1e-9) {
            best = Some(Course { score, sails: leg.sails });
        }
    }
    best.unwrap_or_default()
}

/// What decides the worth of a boat's courses.
struct Sight<'a> {
    public: &'a Public,
    boat: BoatNumber,
    errand: Errand,
    /// The boat that this boat approaches or avoids: the hexes that it is expected to cover, its berth, and its speed. `None` if the errand concerns
    /// no other boat.
    other: Option<(Vec<Space>, Berth, i8)>,
    /// The distances to the place where the boat lands or leaves the board; `None` if it goes to no such place.
    fairway: Option<&'a Fairway>,
}

impl<'a> Sight<'a> {
    fn of(public: &'a Public, position: &Position, boat: BoatNumber, errand: Errand) -> Self {
        let other = match errand {
            Errand::Fight(other) | Errand::Away(other) => {
                let state = position.boat(other);
                // The captain expects the other boat to go straight on for half of its remaining moves.
                let mut berth = state.berth();
                for _ in 0..state.speed().unsigned_abs().saturating_sub(state.moves) / 2 {
                    berth = berth.moved(state.heading().ahead());
                }
                let class = &public.boats()[other.index()].class;
                let hull = if berth == state.berth() {
                    hull(public, position, other)
                } else {
                    class.covers(berth).map(space_of).collect()
                };
                Some((hull, berth, state.speed()))
            }
            _ => None,
        };
        Self { public, boat, errand, other, fairway: None }
    }

    /// The worth of a move that has further effects, such as a ram or a landing; `None` for any other move.
    fn met(&self, public: &Public, position: &Position, way: &Way) -> Option<f64> {
        let state = position.boat(self.boat);
        let speed = state.effective();
        match way.comes {
            Comes::Goes => None,
            Comes::Leaves => {
                let lead = public.boats()[self.boat.index()].class.lead(state.way());
                let edge = space_of(public.boats()[self.boat.index()].class.hex_at(state.berth(), lead));
                let home = self.errand == Errand::Home && is_way_off(public, state.player, edge);
                Some(if home { 500.0 - f64::from(state.moves) } else { -400.0 })
            }
            Comes::Wrecks => Some(WRECKED * f64::from(speed.min(4)) + self.end(state) - 20.0),
            Comes::Grounds => {
                let nearer = self.end(&moved(state, way.berth));
                Some(match self.errand {
                    Errand::Land => 200.0 + nearer,
                    Errand::Home => -100.0,
                    _ => -60.0 + nearer,
                })
            }
            Comes::Rams(other, _) => {
                let there = position.boat(other);
                // A rowboat that strikes something does no harm.
                if public.boats()[self.boat.index()].class.is_rowboat() {
                    return Some(self.end(state) + BLOCKED);
                }
                let class = &public.boats()[other.index()].class;
                if class.is_rowboat() {
                    return Some(if there.player == state.player { -200.0 } else { 40.0 + self.end(state) });
                }
                let meeting = Meeting::of((state.berth(), i32::from(state.way())), (there.berth(), i32::from(there.way())));
                let factor = meeting.factor(speed, there.effective());
                if factor == 0 {
                    return Some(self.end(state) + BLOCKED);
                }
                let mean = |struck: Struck| {
                    let table = &public.tables().collisions;
                    f64::from(ram(factor, struck, table).into_iter().map(|(points, faces)| points * faces).sum::<u32>()) / 10.0
                };
                let lead = state.hull.is_damaged(public.boats()[self.boat.index()].class.lead(state.way()));
                let own = if meeting == Meeting::Side { Struck::Rammer { damaged: lead } } else { Struck::Rammed };
                let gain = POINT[0] * mean(Struck::Rammed) + POINT[1] * mean(own);
                let friend = if there.player == state.player { -100.0 } else { 0.0 };
                Some(gain + friend + self.end(state))
            }
        }
    }

    /// The worth of ending a course in this state.
    fn end(&self, state: &BoatState) -> f64 {
        let class = &self.public.boats()[self.boat.index()].class;
        let lead = space_of(class.hex_at(state.berth(), class.lead(if state.way() < 0 { -1 } else { 1 })));
        match (self.errand, &self.other) {
            (Errand::Fight(_), Some((hull, berth, speed))) => {
                let far = hull.iter().map(|space| distance(state.axis, *space)).min().unwrap_or(0);
                let alike = (state.bow + 6 - berth.bow.side(6)).is_multiple_of(3);
                let beside = if far > 3 {
                    0
                } else {
                    let own = class.covers(state.berth()).map(space_of);
                    own.filter(|space| hull.iter().any(|other| side_towards(*space, *other).is_some())).count()
                };
                let apart = state.speed().unsigned_abs().abs_diff(speed.unsigned_abs());
                let mut score = -2.0 * f64::from(far) - 0.2 * f64::from(distance(lead, space_of(berth.axis)));
                if far <= 6 {
                    score += if alike { 3.0 } else { 0.0 } - 1.5 * f64::from(apart);
                }
                score + if beside > 0 && apart <= 1 { 12.0 + beside.min(6) as f64 } else { 0.0 }
            }
            (Errand::Away(_), Some((hull, ..))) => {
                let far = hull.iter().map(|space| distance(state.axis, *space)).min().unwrap_or(0);
                f64::from(far.min(30))
            }
            (Errand::Land, _) => -self.toll(state),
            (Errand::Home, _) => -2.0 * self.toll(state) + 0.5 * f64::from(state.speed().unsigned_abs()),
            _ => -f64::from(state.speed().unsigned_abs()),
        }
    }
}

impl Sight<'_> {
    /// The distance in points of speed from the boat to its destination.
    fn toll(&self, state: &BoatState) -> f64 {
        f64::from(self.fairway.map_or(0, |fairway| fairway.toll(state.berth()).min(999)))
    }
}

/// The state that a boat would have in another berth.
fn moved(state: &BoatState, berth: Berth) -> BoatState {
    let bow: Facing = berth.bow;
    BoatState { axis: space_of(berth.axis), bow: bow.side(6), ..state.clone() }
}
