//! Tests ways on foot and on horseback with the numbers of the book.

use super::*;
use crate::board::{Barrier, Board, Hexside};
use crate::riding::left_on_foot;
use crate::{Ground, Grounds, Terrain};
use rules::Level;

/// The costs of the book's terrain table (8.5).
fn grounds() -> Grounds {
    let mut grounds = Grounds::default();
    let costs = [1, 2, 2, 2, 1, 2, 4, 2, 1, 3, 1, 1];
    for (terrain, cost) in Terrain::ALL.into_iter().zip(costs) {
        let horse = match terrain {
            Terrain::Slope => Some(4),
            Terrain::Flat | Terrain::Scrub | Terrain::Beach | Terrain::Shallow => Some(cost),
            _ => None,
        };
        grounds.lines[terrain as usize] = Ground {
            cost: Level::clamped(cost),
            horse: horse.map(Level::clamped),
            armour: terrain != Terrain::Deep,
            ..Ground::default()
        };
    }
    grounds
}

/// The book's costs of riding (2.55, 2.56).
fn riding() -> Riding {
    Riding {
        ring: [0, 0, 0, 1, 1, 2, 2, 3].map(Level::clamped),
        half_turn: Level::clamped(3),
        mounting: Level::clamped(2),
        mounting_in_armour: Level::clamped(3),
        share: Level::clamped(2),
        share_wounded: Level::clamped(4),
        ..Riding::default()
    }
}

fn site(rows: &str) -> Site {
    Site::of_board(&Board { hexes: ron::from_str(rows).expect("rows"), ..Board::default() })
}

fn field() -> Site {
    Site::of_board(&Board::default())
}

#[test]
fn points_are_spent_by_terrain_and_never_saved() {
    let (site, grounds) = (site("[\".st~~.\", \"~~~~~~\"]"), grounds());
    let step = Step { site: &site, grounds: &grounds };
    let at = |reach: &Reach, column| reach.at(&site, Space::new(column, 0)).map(|arrival| (arrival.turn, arrival.spent));
    let reach = step.ways().on_foot(false, Space::new(0, 0), 6, 9);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|column| at(&reach, column)),
        [Some((1, 0)), Some((1, 2)), Some((1, 4)), Some((2, 4)), Some((3, 4))]
    );
    let once = step.ways().on_foot(false, Space::new(0, 0), 6, 1);
    assert_eq!(at(&once, 3), None, "two points are too few for deep water");
    let armour = step.ways().on_foot(true, Space::new(0, 0), 6, 9);
    assert_eq!((at(&armour, 2), at(&armour, 3)), (Some((1, 4)), None), "armour drowns");
    let weak = step.ways().on_foot(false, Space::new(0, 0), 3, 9);
    assert_eq!(at(&weak, 3), None, "a turn is too short for it");
}

#[test]
fn a_rider_pays_for_his_ring_as_the_book_shows() {
    let (site, riding) = (field(), riding());
    let rider = Rider { front: Space::new(8, 8), facing: 2 };
    let ring = rider.ring(&site, &riding);
    assert_eq!(ring.map(|(_, cost)| cost), [0, 0, 0, 1, 1, 2, 2, 3]);
    assert_eq!(rider.rear(), Space::new(7, 8));
    let spaces = ring.map(|(space, _)| space.expect("it is on the board"));
    assert_eq!(spaces[0], Space::new(9, 8));
    assert_eq!(spaces[7], Space::new(6, 8));
    assert_eq!((spaces[3], spaces[4]), (Space::new(7, 9), Space::new(7, 7)), "those at his side touch both his hexes");
    let grounds = grounds();
    let reach = Step { site: &site, grounds: &grounds }.ways().riding(false, rider, &riding, 15, 1);
    for (space, cost) in spaces.into_iter().zip([1, 1, 1, 2, 2, 3, 3, 4]) {
        assert_eq!(reach.at(&site, space).map(|arrival| arrival.spent), Some(cost), "{space}");
    }
    assert_eq!(reach.at(&site, rider.rear()).map(|arrival| arrival.spent), Some(3), "a half-turn on the spot");
}

/// The book's two examples of dismounting (2.56): Ragnar rides four hexes and dismounts; Edwin, who is wounded, rides six and dismounts.
#[test]
fn ragnar_walks_on_with_four_points_and_edwin_with_none() {
    let (site, grounds, riding) = (field(), grounds(), riding());
    let step = Step { site: &site, grounds: &grounds };
    let ridden = |hexes: i16, allowance: u32| {
        let rider = Rider { front: Space::new(3, 4), facing: 2 };
        let reach = step.ways().riding(false, rider, &riding, allowance, 1);
        reach.at(&site, Space::new(3 + hexes, 4)).expect("it is ahead of him").spent
    };
    assert_eq!(left_on_foot(15, ridden(4, 15), false, false, &riding), 4);
    assert_eq!(left_on_foot(12, ridden(6, 12), true, true, &riding), 0);
}

#[test]
fn walls_doors_and_windows_let_through_whom_they_should() {
    let mut board = Board::default();
    let room = Space::new(5, 5);
    board.hexes.set(room, crate::board::Surface::Interior);
    for side in 0..6 {
        board.sides.set(Hexside::new(room, side), Some(Barrier::Wall));
    }
    board.sides.set(Hexside::new(room, 2), Some(Barrier::Doorway));
    board.sides.set(Hexside::new(room, 5), Some(Barrier::Window));
    board.sides.set(Hexside::new(room, 0), Some(Barrier::Slit));
    let (site, grounds) = (Site::of_board(&board), grounds());
    let step = Step { site: &site, grounds: &grounds };
    let (foot, horse) = (Walker::default(), Walker { mounted: true, armour: false });
    let beyond = |side| site.across(room, side).expect("it is on the board");
    assert_eq!([0, 1, 2, 5].map(|side| step.cost(foot, beyond(side), room)), [None, None, Some(1), Some(4)]);
    assert_eq!([2, 5].map(|side| step.cost(foot, room, beyond(side))), [Some(1), Some(4)]);
    assert_eq!([2, 5].map(|side| step.cost(horse, beyond(side), room)), [None, None]);
    assert!(step.can_attack(foot, beyond(5), room) && !step.can_challenge(foot, beyond(5), room));
    assert!(step.can_challenge(foot, beyond(2), room) && !step.can_attack(horse, beyond(2), room));
    assert!(!step.can_attack(foot, beyond(0), room) && !step.can_attack(foot, room, beyond(0)));
    assert_eq!(step.attacked(foot, room).count(), 2);
}

#[test]
fn those_who_move_alike_reach_together_what_the_best_of_them_does() {
    let (site, grounds, riding) = (field(), grounds(), riding());
    let ways = Step { site: &site, grounds: &grounds }.ways();
    let starts = [(Space::new(2, 2), 1), (Space::new(15, 9), 3)];
    let together = ways.on_foot_from(false, starts, 6, 9);
    let alone = starts.map(|(from, turn)| (ways.on_foot(false, from, 6, 9), turn - 1));
    let soonest = |space| {
        let arrivals = alone.iter().filter_map(|(reach, later)| reach.at(&site, space).map(|found| found.turn + later));
        arrivals.min().filter(|turn| *turn <= 9)
    };
    for space in site.grid().spaces() {
        assert_eq!(together.at(&site, space).map(|found| found.turn), soonest(space), "{space}");
    }
    let rider = Rider { front: Space::new(8, 8), facing: 2 };
    let (one, several) = (ways.riding(false, rider, &riding, 15, 2), [(rider, 1), (rider, 2)]);
    assert_eq!(ways.riding_from(false, several, &riding, 15, 2), one, "whoever comes later comes nowhere sooner");
}
