//! Every course that a boat can take in a phase if no other boat moves (4.42 to 4.44). Of several courses that end in the same place and state, only
//! one is kept.

use super::super::afloat::{Comes, FIRST_BEACH, Way};
use super::super::{BoatNumber, BoatState, Position, Public, Sail, space_of};

/// A boat after some moves.
#[derive(Clone, Debug)]
pub(in super::super) struct Leg {
    pub state: BoatState,
    /// The moves, in their order.
    pub sails: Vec<Sail>,
    /// The worth in points of the event that ended the course early, such as a ram; `None` if there was no such event.
    pub over: Option<f64>,
}

/// How many unfinished courses are followed at a time, at most. No class of the book has so many.
const MOST: usize = 1_000;

/// The ends of all courses of a boat to which a speed has been given. For a move with further effects, such as a ram, `met` gives points; such a move
/// ends the course. The search changes the position: afterwards the boat stands at the end of some course.
pub(in super::super) fn courses(
    public: &Public,
    scratch: &mut Position,
    boat: BoatNumber,
    met: &dyn Fn(&Position, &Way) -> Option<f64>,
) -> Vec<Leg> {
    let mut ends = Vec::new();
    let mut legs = vec![Leg { state: scratch.boat(boat).clone(), sails: Vec::new(), over: None }];
    while !legs.is_empty() {
        let mut next: Vec<Leg> = Vec::new();
        for leg in legs {
            scratch.boats[boat.index()].clone_from(&leg.state);
            let ways = if leg.over.is_some() || leg.state.is_done() { Vec::new() } else { public.ways(scratch, boat) };
            for way in &ways {
                let (state, over) = after(&leg.state, way, met(scratch, way));
                let alike = |known: &Leg| known.state == state && known.over == over;
                if next.len() < MOST && !next.iter().any(alike) {
                    let sails = leg.sails.iter().copied().chain([way.sail]).collect();
                    next.push(Leg { state, sails, over });
                }
            }
            if ways.is_empty() {
                ends.push(leg);
            }
        }
        legs = next;
    }
    ends
}

/// The state of a boat after a move; and the points, if the move ends the course.
fn after(before: &BoatState, way: &Way, met: Option<f64>) -> (BoatState, Option<f64>) {
    let mut state = before.clone();
    // A boat that is too fast to stop on the first hex of a beach goes on to the second (4.44).
    let goes_on = way.comes == Comes::Grounds && before.effective() > FIRST_BEACH && !before.lands;
    let over = met.filter(|_| !goes_on || before.speed().unsigned_abs() <= before.moves + 1);
    state.lands |= goes_on;
    state.moves += 1;
    if over.is_none() {
        (state.axis, state.bow) = (space_of(way.berth.axis), way.berth.bow.side(6));
        state.lost += way.loss;
        if matches!(way.sail, Sail::Turn(_)) {
            state.turns += 1;
        } else {
            state.hexes += 1;
        }
    }
    (state, over)
}
