//! Compares arcs with their definition in the rulebook, measured on paper: a space is ahead of the line through the ship at right angles to the
//! ship's facing, behind that line, or on it.

use geometry::{Arc, Facing, Grid, GridLayout, Mm, Shape, Space, Vector};

#[test]
fn an_arc_is_what_the_side_line_divides_on_paper() {
    for shape in Shape::ALL {
        // Tests odd and even columns and rows, since every second column or row of a hex board is shifted.
        for ship in [(4, 4), (5, 4), (4, 5), (5, 5)].map(Space::from) {
            let grid = Grid::new(shape, 10, 10);
            let layout = GridLayout::new(grid, Mm::new(25.4));
            for side in 0..shape.sides() {
                let facing = Facing::new(side);
                let ahead = Vector::polar(shape.angle(facing), Mm::new(1.0));
                for space in grid.spaces() {
                    let step = layout.centre(space) - layout.centre(ship);
                    let expected = match step.x.get() * ahead.x.get() + step.y.get() * ahead.y.get() {
                        distance if distance > 1e-6 => Arc::Front,
                        distance if distance < -1e-6 => Arc::Rear,
                        _ => Arc::Side,
                    };
                    assert_eq!(grid.arc(ship, facing, space), expected, "{shape:?} {ship:?} side {side} {space:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_ahead_is_behind_once_the_ship_has_turned_about() {
    for shape in Shape::ALL {
        let grid = Grid::new(shape, 9, 9);
        let ship = grid.middle();
        for side in 0..shape.sides() {
            let about = Facing::new((side + shape.sides() / 2) % shape.sides());
            for space in grid.spaces() {
                let turned = match grid.arc(ship, Facing::new(side), space) {
                    Arc::Front => Arc::Rear,
                    Arc::Rear => Arc::Front,
                    Arc::Side => Arc::Side,
                };
                assert_eq!(grid.arc(ship, about, space), turned, "{shape:?} side {side} {space:?}");
            }
        }
    }
}

#[test]
fn of_the_neighbours_three_lie_ahead() {
    // On hexes, a ship has three neighbours ahead: the one that it faces and the two next to that. None of them lies on its side line.
    let grid = Grid::new(Shape::FlatHex, 9, 9);
    let ahead = |grid: Grid| {
        grid.neighbours(grid.middle()).filter(|near| grid.arc(grid.middle(), Facing::new(0), *near) == Arc::Front).count()
    };
    assert_eq!(ahead(grid), 3);
    let squares = Grid::new(Shape::Square, 9, 9);
    assert_eq!(ahead(squares), 3, "on squares the diagonals ahead count, and the two beside it lie on the side line");
}
