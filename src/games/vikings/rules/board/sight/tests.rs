//! Tests lines of sight: the symmetry of sight in the open, and the book's cases one by one (2.4).

use super::*;
use crate::board::{Board, Hexes, Hexside, Surface};
use crate::{Ground, Grounds};
use geometry::Space;
use rules::Level;

fn grounds() -> Grounds {
    let mut grounds = Grounds::default();
    let covers = [
        (Terrain::Scrub, Cover::Light),
        (Terrain::Slope, Cover::Medium),
        (Terrain::Tree, Cover::Light),
        (Terrain::Shallow, Cover::Light),
        (Terrain::Deep, Cover::Light),
        (Terrain::Boat, Cover::Medium),
        (Terrain::Interior, Cover::Medium),
        (Terrain::Window, Cover::Medium),
        (Terrain::Doorway, Cover::Medium),
        (Terrain::Slit, Cover::Heavy),
    ];
    for (terrain, cover) in covers {
        grounds.lines[terrain as usize] = Ground { cover, cost: Level::clamped(1), ..Ground::default() };
    }
    grounds
}

fn at(column: i16, row: i16) -> Space {
    Space::new(column, row)
}

fn flat(columns: u16, rows: u16) -> Board {
    Board { hexes: Hexes::new(columns, rows), ..Board::default() }
}

/// Looks from one hex to another over a board with figures in some hexes and boats over others.
fn look_past(board: &Board, figures: &[Space], hulls: &[(Space, u16)], from: Space, to: Space) -> Sight {
    let site = Site::of_board(board);
    let mut standing = Standing::nobody(&site);
    for space in figures {
        standing.put_figure(&site, *space);
    }
    for (space, boat) in hulls {
        standing.put_hull(&site, *space, *boat);
    }
    Lookout { site: &site, standing: &standing, grounds: &grounds(), short: 10 }.look(from, to, false)
}

fn look(board: &Board, from: Space, to: Space) -> Sight {
    look_past(board, &[], &[], from, to)
}

fn cover(board: &Board, from: Space, to: Space) -> Result<Cover, Obstacle> {
    look(board, from, to).map(|seen| seen.cover).map_err(|hidden| hidden.by)
}

/// On a board of trees, scrub, slopes with lips and figures, either both hexes of a pair must see each other or neither. All pairs of hexes are
/// tried.
#[test]
fn sight_is_symmetric_in_the_open_on_all_pairs_of_a_board() {
    let mut board = flat(12, 10);
    for (number, space) in board.grid().spaces().enumerate() {
        let surface = match number % 11 {
            0 => Surface::Tree,
            4 => Surface::Slope,
            7 => Surface::Scrub,
            _ => continue,
        };
        board.hexes.set(space, surface);
        if surface == Surface::Slope {
            board.sides.set(Hexside::new(space, (number % 6) as u8), Some(Barrier::Lip));
            board.sides.set(Hexside::new(space, (number % 6 + 1) as u8), Some(Barrier::Lip));
        }
    }
    let site = Site::of_board(&board);
    let standing = Standing::nobody(&site);
    let grounds = grounds();
    let lookout = Lookout { site: &site, standing: &standing, grounds: &grounds, short: 10 };
    let (mut seen, mut hidden) = (0, 0);
    for one in board.grid().spaces() {
        for other in board.grid().spaces() {
            let (there, back) = (lookout.look(one, other, false), lookout.look(other, one, false));
            assert_eq!(there.is_ok(), back.is_ok(), "{one} and {other}: {there:?}, {back:?}");
            *if there.is_ok() { &mut seen } else { &mut hidden } += 1;
        }
    }
    assert!(seen > 1000 && hidden > 1000, "{seen} and {hidden}");
    let open = flat(12, 10);
    for other in open.grid().spaces() {
        assert_eq!(cover(&open, at(0, 0), other), Ok(Cover::None));
    }
}

#[test]
fn trees_hide_what_is_beyond_and_cover_who_stands_there() {
    let mut board = flat(9, 5);
    board.hexes.set(at(4, 2), Surface::Tree);
    assert_eq!(cover(&board, at(1, 2), at(4, 2)), Ok(Cover::Light));
    assert_eq!(cover(&board, at(1, 2), at(7, 2)), Err(Obstacle::Tree));
    assert_eq!(cover(&board, at(4, 2), at(7, 2)), Ok(Cover::None), "from under a tree one sees out");
    board.hexes.set(at(7, 2), Surface::Scrub);
    assert_eq!(cover(&board, at(5, 2), at(7, 2)), Ok(Cover::Light));
}

/// A line along a side must be blocked only if both hexes beside the side block it.
#[test]
fn along_a_side_both_must_block() {
    let mut board = flat(5, 5);
    board.hexes.set(at(1, 1), Surface::Tree);
    assert_eq!(cover(&board, at(2, 0), at(2, 2)), Ok(Cover::None));
    board.hexes.set(at(2, 1), Surface::Tree);
    assert_eq!(cover(&board, at(2, 0), at(2, 2)), Err(Obstacle::Tree));
}

#[test]
fn who_stands_is_in_the_way_at_short_range_unless_he_swims() {
    let mut board = flat(20, 3);
    assert_eq!(look_past(&board, &[at(3, 0)], &[], at(0, 0), at(10, 0)).map_err(|hidden| hidden.by), Err(Obstacle::Figure));
    assert!(look_past(&board, &[at(3, 0)], &[], at(0, 0), at(11, 0)).is_ok(), "at medium range arrows fly over him");
    board.hexes.set(at(3, 0), Surface::Sea);
    assert!(look_past(&board, &[at(3, 0)], &[], at(0, 0), at(10, 0)).is_ok());
}

#[test]
fn one_shoots_at_a_boat_and_not_through_it() {
    let board = flat(12, 3);
    let hulls = [(at(4, 0), 1), (at(5, 0), 1), (at(8, 0), 2)];
    let sight = |from, to| look_past(&board, &[], &hulls, from, to).map(|seen| seen.cover).map_err(|hidden| hidden.by);
    assert_eq!(sight(at(0, 0), at(4, 0)), Ok(Cover::Light));
    assert_eq!(sight(at(0, 0), at(5, 0)), Ok(Cover::Light), "its own boat is not in the way");
    assert_eq!(sight(at(0, 0), at(8, 0)), Err(Obstacle::Boat));
    assert_eq!(sight(at(4, 0), at(5, 0)), Ok(Cover::None), "in the same boat there is no cover");
}

/// A board with a hill, from left to right: two flat hexes, the slope, and the top behind the lip of the slope.
#[test]
fn over_a_lip_those_below_see_from_as_far_as_those_above_are() {
    let mut board = flat(9, 3);
    let slope = at(3, 1);
    for row in 0..3 {
        board.hexes.set(at(3, row), Surface::Slope);
        board.sides.set(Hexside::new(at(3, row), 1), Some(Barrier::Lip));
        board.sides.set(Hexside::new(at(3, row), 2), Some(Barrier::Lip));
        board.sides.set(Hexside::new(at(3, row), 3), Some(Barrier::Lip));
    }
    assert_eq!(cover(&board, at(2, 1), at(4, 1)), Ok(Cover::None), "as far below as above");
    assert_eq!(cover(&board, at(2, 1), at(5, 1)), Err(Obstacle::Lip));
    assert_eq!(cover(&board, at(1, 1), at(5, 1)), Ok(Cover::None));
    assert_eq!(cover(&board, at(8, 1), slope), Ok(Cover::Medium), "on the slope he is seen, and the lip covers him");
    assert_eq!(cover(&board, at(1, 1), slope), Ok(Cover::None), "from below it does not");
    // A figure below the lip does not block a line if the shooter cannot see the figure. Column 6 is three hexes from the slope, and column 2 is one.
    assert!(look_past(&board, &[at(2, 1)], &[], at(6, 1), at(0, 1)).is_ok());
    assert!(look_past(&board, &[at(2, 1)], &[], at(4, 1), at(0, 1)).is_err());
}

/// A room of two hexes beside each other, with a wall all round.
fn house() -> Board {
    let mut board = flat(14, 9);
    for space in [at(5, 4), at(6, 4)] {
        board.hexes.set(space, Surface::Interior);
        for side in 0..6 {
            board.sides.set(Hexside::new(space, side), Some(Barrier::Wall));
        }
    }
    board.sides.set(Hexside::new(at(5, 4), 2), None);
    board
}

#[test]
fn walls_hide_and_so_do_their_ends() {
    let board = house();
    assert_eq!(cover(&board, at(0, 4), at(5, 4)), Err(Obstacle::Wall));
    assert_eq!(cover(&board, at(5, 4), at(6, 4)), Ok(Cover::None), "within the room");
    // This line only touches the corner of the house.
    let mut wall = flat(6, 6);
    wall.sides.set(Hexside::new(at(2, 1), 0), Some(Barrier::Wall));
    let corner = look(&wall, at(2, 0), at(2, 2));
    assert!(corner.is_err_and(|hidden| hidden.by == Obstacle::Wall), "a wall ends on the line");
}

#[test]
fn through_a_doorway_one_sees_both_ways_and_who_is_within_has_cover() {
    let mut board = house();
    board.sides.set(Hexside::new(at(6, 4), 2), Some(Barrier::Doorway));
    assert_eq!(cover(&board, at(12, 4), at(6, 4)), Ok(Cover::Medium));
    assert_eq!(cover(&board, at(12, 4), at(5, 4)), Ok(Cover::Medium));
    assert_eq!(cover(&board, at(6, 4), at(12, 4)), Ok(Cover::None));
    // From the middle of the doorway a shooter sees more hexes than from the room behind the doorway.
    let seen = |from| board.grid().spaces().filter(|to| to.column > 6 && look(&board, from, *to).is_ok()).count();
    assert!(seen(at(6, 4)) > seen(at(5, 4)), "{} and {}", seen(at(6, 4)), seen(at(5, 4)));
}

#[test]
fn through_a_window_one_sees_out_of_its_hex_and_into_it() {
    let mut board = house();
    board.sides.set(Hexside::new(at(6, 4), 2), Some(Barrier::Window));
    assert_eq!(cover(&board, at(12, 4), at(6, 4)), Ok(Cover::Medium));
    assert_eq!(cover(&board, at(12, 4), at(5, 4)), Err(Obstacle::Window), "only the hex behind it is seen");
    assert_eq!(cover(&board, at(7, 4), at(5, 4)), Ok(Cover::Medium), "at the sill one sees the room");
    assert_eq!(cover(&board, at(6, 4), at(12, 4)), Ok(Cover::None));
    assert_eq!(cover(&board, at(5, 4), at(12, 4)), Err(Obstacle::Window), "one shoots from the hex of the window");
    assert!(look(&board, at(6, 4), at(10, 1)).is_ok(), "out of the middle of the window");
}

#[test]
fn into_a_slit_one_shoots_straight_on_only() {
    let mut board = house();
    board.sides.set(Hexside::new(at(6, 4), 2), Some(Barrier::Slit));
    assert_eq!(cover(&board, at(12, 4), at(6, 4)), Ok(Cover::Heavy));
    assert_eq!(cover(&board, at(12, 3), at(6, 4)), Err(Obstacle::Slit));
    assert_eq!(cover(&board, at(6, 4), at(12, 3)), Ok(Cover::None));
    assert_eq!(cover(&board, at(12, 4), at(5, 4)), Err(Obstacle::Slit));
}

#[test]
fn a_rider_has_the_better_cover_of_his_hexes() {
    let mut board = flat(9, 3);
    board.hexes.set(at(6, 0), Surface::Scrub);
    let site = Site::of_board(&board);
    let standing = Standing::nobody(&site);
    let grounds = grounds();
    let lookout = Lookout { site: &site, standing: &standing, grounds: &grounds, short: 10 };
    let seen = lookout.look_between(&[at(0, 0)], &[at(5, 0), at(6, 0)], false);
    assert_eq!(seen.map(|(seen, range)| (seen.cover, range)), Ok((Cover::Light, 5)));
    assert_eq!(lookout.look(at(0, 0), at(5, 0), false).map(|seen| seen.sides), Ok(1 << 5), "it comes in from the west");
}

/// The scrub must cover the rider, although the hex with the scrub is not seen. The range must be the distance to the hex that is seen.
#[test]
fn a_rider_has_the_cover_of_the_hex_that_is_not_seen() {
    let mut board = flat(14, 3);
    board.hexes.set(at(10, 0), Surface::Scrub);
    let site = Site::of_board(&board);
    let mut standing = Standing::nobody(&site);
    standing.put_figure(&site, at(9, 0));
    let grounds = grounds();
    let lookout = Lookout { site: &site, standing: &standing, grounds: &grounds, short: 10 };
    assert!(lookout.look(at(0, 0), at(10, 0), false).is_err(), "somebody stands before it");
    let seen = lookout.look_between(&[at(0, 0)], &[at(10, 0), at(11, 0)], false);
    assert_eq!(seen.map(|(seen, range)| (seen.cover, range)), Ok((Cover::Light, 11)));
}
