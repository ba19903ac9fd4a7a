//! Tests beaches, speeds and voyages on waters of a few hexes.

use std::ops::ControlFlow;

use super::Voyage;
use crate::board::{Board, Site};
use crate::boat::{Berth, Rowing};
use crate::{BoatClass, Chapter};
use geometry::{Facing, Space};
use rules::Level;

fn boat(name: &str) -> BoatClass {
    let chapter: Chapter = ron::from_str(include_str!("../../../../../blue_book/vikings/boats.ron")).expect("a chapter");
    chapter.boats.into_iter().find(|boat| boat.name == name).expect("it is in the blue book")
}

/// A bay: columns of water, then of beach, then of land. `water` and `beach` say how many columns of each there are.
fn bay(water: usize, beach: usize) -> Site {
    let row = format!("{}{}....", "~".repeat(water), "b".repeat(beach));
    let rows = format!("{:?}", vec![row; 16]);
    Site::of_board(&Board { hexes: ron::from_str(&rows).expect("rows"), ..Board::default() })
}

const WEST: u8 = 5;
const EAST: u8 = 2;

fn berth(site: &Site, column: i16, row: i16, side: u8) -> Berth {
    Berth::new(site.grid().hex(Space::new(column, row)), Facing::new(side))
}

/// Every berth that is reached, as the hex of its axis and the side of its bow, with the points of speed that it takes.
fn reached(site: &Site, class: &BoatClass, from: Berth, speeds: [u32; 2]) -> Vec<(Space, u8, u32)> {
    let mut reached = Vec::new();
    let _ = Voyage { site, class }.visit([from], speeds, |berth, spent, _| -> ControlFlow<()> {
        reached.push((site.grid().space(berth.axis), berth.bow.number(), spent));
        ControlFlow::Continue(())
    });
    reached
}

#[test]
fn a_boat_two_hexes_up_a_beach_is_pushed_off_in_two_phases() {
    let (site, drakkar) = (bay(20, 3), boat("Drakkar"));
    let from = berth(&site, 18, 7, EAST);
    let reached = reached(&site, &drakkar, from, [8, 8]);
    let at = |column: i16, row: i16| {
        let straight = reached.iter().find(|(space, side, _)| *space == Space::new(column, row) && *side == EAST);
        straight.map(|(.., spent)| *spent)
    };
    assert_eq!([18, 17, 16, 15].map(|column| at(column, 7)), [Some(0), Some(8), Some(16), Some(17)], "a hex a phase, then rowed");
    assert_eq!(at(19, 7), None, "nobody pushes it farther up");
    // The first sideways move must be possible as soon as the whole boat floats.
    let aside = reached.iter().filter(|(space, ..)| space.row != 7).map(|(.., spent)| *spent).min();
    assert_eq!(aside, Some(18));
}

#[test]
fn a_boat_sidles_astern_as_it_does_ahead() {
    let (site, drakkar) = (bay(24, 1), boat("Drakkar"));
    let from = berth(&site, 12, 8, EAST);
    let spent = |column: i16, row: i16, speeds: [u32; 2]| {
        let all = reached(&site, &drakkar, from, speeds);
        all.into_iter().find(|(space, side, _)| *space == Space::new(column, row) && *side == EAST).map(|(.., spent)| spent)
    };
    // Backwards, the boat reaches a berth one row down and half a hex back.
    assert_eq!(spent(11, 9, [8, 0]), Some(2), "astern");
    assert!(spent(12, 9, [8, 0]) > Some(3), "what lies ahead takes a half-turn");
    assert_eq!(spent(12, 9, [0, 8]), Some(2), "ahead");
    assert_eq!(spent(11, 9, [1, 1]), None, "a speed of 1 pays for no sideways move of a drakkar");
}

#[test]
fn a_beach_is_reached_straight_and_left_straight() {
    let (site, galiote) = (bay(12, 3), boat("Galiote"));
    let all = |speed: u32| reached(&site, &galiote, berth(&site, 6, 7, EAST), [0, speed]);
    let farthest = |speed: u32| all(speed).into_iter().filter(|(_, side, _)| *side == EAST).map(|(space, ..)| space.column).max();
    // The bow of the boat is two hexes ahead of its axis. So the bow is on the first hex of the beach in the first case, and on the second in the
    // other.
    assert_eq!((farthest(3), farthest(4)), (Some(10), Some(11)));
    let alongside = all(4).into_iter().filter(|(space, side, _)| *side == WEST && space.column > 9).count();
    assert_eq!(alongside, 0, "nothing turns onto a beach");
}

#[test]
fn a_turn_needs_the_speed_that_it_costs_and_one_more() {
    let (drakkar, galiote, rowboat) = (boat("Drakkar"), boat("Galiote"), boat("Rowboat"));
    let by = |class: &BoatClass, pairs: u32, before: i32| {
        let given = class.speeds_given(before, Rowing { pairs, vikings: false });
        (given, class.can_turn(given))
    };
    assert_eq!(by(&drakkar, 2, 0), ([2, 2], false));
    assert_eq!(by(&drakkar, 3, 0), ([3, 3], true));
    assert_eq!(by(&drakkar, 2, 4), ([2, 3], true), "it begins fast enough");
    assert_eq!(by(&galiote, 1, 0), ([1, 1], false));
    assert_eq!(by(&galiote, 2, 0), ([2, 2], true));
    assert_eq!(by(&rowboat, 1, 0), ([1, 1], true));
    let never = BoatClass { turns: Some(Level::clamped(0)), ..drakkar };
    assert!(!by(&never, 7, 0).1);
}
