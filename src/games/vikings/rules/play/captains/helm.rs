//! The courses that a boat can take in a phase, as a captain weighs them: by where it ends, and by what it strikes on its way.

use super::super::afloat::{Comes, Way};
use super::super::{BoatNumber, BoatState, Position, Public, Sail, distance, side_towards, space_of};
use super::aims::is_way_off;
use super::bearings::{Errand, hull};
use super::courses::courses;
use super::fairway::Fairway;
use crate::boat::{Berth, Meeting};
use crate::odds::{Struck, ram};
use geometry::{Facing, Space};

/// A course with what it is worth.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    pub score: f64,
    /// Its moves, the first first.
    pub sails: Vec<Sail>,
}

/// What striking the shore, and leaving the board without wanting to, is worth for each point of damage that it may do.
const WRECKED: f64 = -40.0;
/// What it is worth to lie against a hull without a blow: nobody does so who can do anything else.
const BLOCKED: f64 = -5_000.0;
/// What a point of damage to the other's hull is worth, and one to one's own.
const POINT: [f64; 2] = [5.0, -6.0];

/// The best course of a boat that has a speed, weighed by what it is about. The position is used as a scratch pad, and the boat's state in it is left
/// as some end of a course.
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

/// What a boat has before its eyes.
struct Sight<'a> {
    public: &'a Public,
    boat: BoatNumber,
    errand: Errand,
    /// The hull of the boat that it closes with or keeps away from, where that will be, and how fast it goes.
    other: Option<(Vec<Space>, Berth, i8)>,
    /// How far it is to where it lands, or leaves the board.
    fairway: Option<&'a Fairway>,
}

impl<'a> Sight<'a> {
    fn of(public: &'a Public, position: &Position, boat: BoatNumber, errand: Errand) -> Self {
        let other = match errand {
            Errand::Fight(other) | Errand::Away(other) => {
                let state = position.boat(other);
                // It goes on as it goes, for half of its speed while this one moves.
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

    /// What a way that is no mere move is worth; none for one that is.
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
                // A rowboat does nothing to whatever it strikes.
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

    /// What a boat is worth that ends its course so.
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
    /// How far a boat is from where it is bound.
    fn toll(&self, state: &BoatState) -> f64 {
        f64::from(self.fairway.map_or(0, |fairway| fairway.toll(state.berth()).min(999)))
    }
}

/// A boat in another berth.
fn moved(state: &BoatState, berth: Berth) -> BoatState {
    let bow: Facing = berth.bow;
    BoatState { axis: space_of(berth.axis), bow: bow.side(6), ..state.clone() }
}
