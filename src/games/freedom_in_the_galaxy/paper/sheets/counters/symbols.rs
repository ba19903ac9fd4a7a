//! The symbols of units, about ten millimetres wide and five high. With the numbers on the counters, they tell unit types apart.

use super::livery::Pen;
use drawing::Color;
use freedom_in_the_galaxy::{EnvironType, Side, UnitType};

/// The smallest strength at which an Imperial unit is drawn as armoured.
const HEAVY: u32 = 3;

/// The ink of the marks of rank: first for the dark backdrops of the Empire, then for the pale ones of the Rebels.
const RANK: [Color; 2] = [Color::rgb(250, 210, 96), Color::rgb(150, 26, 20)];
/// The ink of Imperial craft and vehicles.
const STEEL: Color = Color::rgb(232, 236, 246);

/// The ink of a unit type's symbol, which stands out from its backdrop.
const fn ink(unit: &UnitType) -> Color {
    match unit.environ {
        None => match unit.side {
            Side::Imperial => STEEL,
            Side::Rebel => Color::rgb(96, 44, 14),
        },
        Some(EnvironType::Urban) => Color::rgb(66, 40, 82),
        Some(EnvironType::Wild) => Color::rgb(16, 70, 42),
        Some(EnvironType::Subterranean) => Color::rgb(82, 46, 20),
        Some(EnvironType::Liquid) => Color::rgb(14, 62, 116),
        Some(EnvironType::Air) => Color::rgb(38, 62, 116),
        Some(EnvironType::Fire) => Color::rgb(160, 30, 14),
    }
}

/// Draws the symbol of a type of unit, chosen by the type's values.
pub fn draw(pen: Pen, unit: &UnitType) {
    let mut pen = pen;
    if unit.elite {
        let rank = if unit.side == Side::Imperial { RANK[0] } else { RANK[1] };
        pen = pen.inked(rank);
        chevrons(&mut pen);
    }
    let pen = &mut pen.inked(ink(unit));
    match unit.environ {
        _ if unit.atrocity => moon(pen),
        _ if unit.suicide => bomb(pen),
        Some(environ) => of_environ(pen, environ),
        None if !unit.mobile => guard(pen),
        None if unit.strength.get() < HEAVY => scout(pen),
        None if unit.space > unit.strength => warship(pen),
        None => tank(pen),
    }
}

/// Draws marks of rank at both sides of a symbol.
fn chevrons(pen: &mut Pen) {
    for side in [-1.0, 1.0] {
        for y in [-1.6, -0.2, 1.2] {
            pen.line(&[(5.4 * side, y), (4.75 * side, y - 0.7), (4.1 * side, y)], 0.32);
        }
    }
}

fn of_environ(pen: &mut Pen, environ: EnvironType) {
    match environ {
        EnvironType::Urban => {
            for (left, right, top) in [(-3.8, -2.3, -0.4), (-2.0, -0.5, -2.4), (-0.2, 1.5, -1.3), (1.8, 3.6, 0.2)] {
                pen.shape(&[(left, top), (right, top), (right, 2.3), (left, 2.3)]);
            }
            for y in [-1.5, -0.3, 0.9] {
                pen.cut(&[(-1.6, y), (-0.9, y), (-0.9, y + 0.55), (-1.6, y + 0.55)]);
            }
            pen.cut(&[(0.3, -0.5), (1.0, -0.5), (1.0, 0.05), (0.3, 0.05)]);
        }
        EnvironType::Wild => {
            for (x, size) in [(-2.3, 0.8), (0.1, 1.15), (2.5, 0.8)] {
                pen.shape(&[(x - 0.3 * size, 1.0), (x + 0.3 * size, 1.0), (x + 0.3 * size, 2.3), (x - 0.3 * size, 2.3)]);
                pen.shape(&[(x, -2.1 * size), (x + 1.3 * size, 0.0), (x - 1.3 * size, 0.0)]);
                pen.shape(&[(x, -size), (x + 1.6 * size, 1.5 * size), (x - 1.6 * size, 1.5 * size)]);
            }
        }
        EnvironType::Subterranean => {
            pen.shape(&[(-4.0, 2.3), (-3.6, -0.6), (-2.0, -2.2), (2.0, -2.2), (3.6, -0.6), (4.0, 2.3)]);
            pen.cut(&[
                (-2.4, 2.3),
                (-2.2, 0.2),
                (-1.5, -0.7),
                (-1.1, 0.5),
                (-0.6, -0.9),
                (0.0, 0.9),
                (0.6, -0.9),
                (1.2, 0.3),
                (1.6, -0.7),
                (2.2, 0.2),
                (2.4, 2.3),
            ]);
        }
        EnvironType::Liquid => {
            pen.shape(&[(-1.3, -0.2), (-0.6, -1.7), (0.9, -2.4), (0.5, -1.2), (1.3, -0.2)]);
            for y in [0.3, 1.3, 2.3] {
                let wave: Vec<(f64, f64)> =
                    (-8..=8).map(|step| (f64::from(step) * 0.48, y - if step % 2 == 0 { 0.32 } else { -0.18 })).collect();
                pen.line(&wave, 0.42);
            }
        }
        EnvironType::Air => {
            for side in [-1.0, 1.0] {
                pen.shape(&[
                    (0.0, 0.6),
                    (1.7 * side, -1.0),
                    (4.2 * side, -1.9),
                    (3.7 * side, -0.7),
                    (3.0 * side, -0.5),
                    (2.9 * side, 0.3),
                    (2.1 * side, 0.3),
                    (1.8 * side, 1.0),
                    (0.9 * side, 0.8),
                ]);
            }
            pen.shape(&[(-0.55, -1.2), (0.0, -1.9), (0.55, -1.2), (0.5, 0.9), (0.9, 2.2), (-0.9, 2.2), (-0.5, 0.9)]);
        }
        EnvironType::Fire => {
            pen.shape(&[
                (0.1, -2.6),
                (0.7, -1.3),
                (1.6, -1.9),
                (2.2, -0.1),
                (1.9, 1.4),
                (0.9, 2.3),
                (-1.0, 2.3),
                (-2.0, 1.3),
                (-2.2, -0.2),
                (-1.2, -1.1),
                (-0.9, -0.3),
            ]);
            pen.cut(&[(0.1, -0.2), (0.8, 0.9), (0.6, 1.7), (0.1, 2.0), (-0.6, 1.6), (-0.7, 0.9)]);
        }
    }
}

/// Draws soldiers with rifles, one in front of two others, for a unit that does not move.
fn guard(pen: &mut Pen) {
    for (x, size) in [(-2.9, 0.82), (2.9, 0.82), (0.0, 1.0)] {
        soldier(pen, x, size);
    }
}

/// Draws a soldier in a helmet, with a rifle across the chest; the feet stand on the lower edge of the symbol.
fn soldier(pen: &mut Pen, x: f64, size: f64) {
    let at = |(along, down): (f64, f64)| (x + along * size, 2.5 - (2.5 - down) * size);
    let of = |spots: &[(f64, f64)]| spots.iter().copied().map(at).collect::<Vec<_>>();
    pen.shape(&of(&[(-0.62, -1.45), (-0.5, -2.2), (0.0, -2.5), (0.5, -2.2), (0.62, -1.45)]));
    pen.shape(&of(&[(-0.9, -1.5), (0.9, -1.5), (0.8, -1.2), (-0.8, -1.2)]));
    pen.shape(&of(&[
        (-0.35, -1.1),
        (0.35, -1.1),
        (1.15, -0.75),
        (1.3, 0.5),
        (0.8, 0.6),
        (0.9, 2.5),
        (0.2, 2.5),
        (0.0, 1.1),
        (-0.2, 2.5),
        (-0.9, 2.5),
        (-0.8, 0.6),
        (-1.3, 0.5),
        (-1.15, -0.75),
    ]));
    pen.cut(&of(&[(-0.75, 0.55), (0.75, 0.55), (0.75, 0.75), (-0.75, 0.75)]));
    let rifle = of(&[(-1.5, 0.75), (-1.2, 0.95), (1.75, -1.25), (1.6, -1.45), (0.3, -0.6), (-0.4, -0.3), (-1.3, 0.3)]);
    pen.cut(&rifle);
    pen.line(&of(&[(-1.3, 0.6), (1.65, -1.35)]), 0.3 * size);
}

/// Draws a small hovering craft.
fn scout(pen: &mut Pen) {
    pen.shape(&[
        (-3.4, 0.4),
        (-2.2, -0.6),
        (-0.6, -0.8),
        (0.1, -1.9),
        (1.6, -1.9),
        (2.2, -0.7),
        (3.6, 0.1),
        (2.6, 1.0),
        (-2.6, 1.0),
    ]);
    pen.cut(&[(0.45, -1.4), (1.3, -1.4), (1.6, -0.7), (0.1, -0.7)]);
    for x in [-2.0, 0.0, 2.0] {
        pen.line(&[(x, 1.4), (x - 0.4, 2.3)], 0.35);
    }
}

/// Draws an armoured vehicle.
fn tank(pen: &mut Pen) {
    pen.shape(&[(-3.4, 0.2), (-2.6, -0.5), (2.7, -0.5), (3.5, 0.2), (3.2, 1.0), (-3.0, 1.0)]);
    pen.shape(&[(-1.7, -0.6), (-1.2, -1.9), (1.0, -1.9), (1.5, -0.6)]);
    pen.line(&[(0.9, -1.4), (4.2, -1.9)], 0.5);
    pen.shape(&[(-3.4, 1.3), (3.4, 1.3), (2.7, 2.4), (-2.7, 2.4)]);
    for x in [-1.9, 0.0, 1.9] {
        pen.cut(&[(x - 0.35, 1.6), (x + 0.35, 1.6), (x + 0.35, 2.1), (x - 0.35, 2.1)]);
    }
}

/// Draws a troop ship.
fn warship(pen: &mut Pen) {
    pen.shape(&[
        (4.2, 0.2),
        (0.4, -1.1),
        (-1.0, -2.3),
        (-2.2, -2.3),
        (-1.7, -0.9),
        (-3.8, -0.8),
        (-3.2, 0.2),
        (-3.8, 1.2),
        (-1.7, 1.3),
        (-2.2, 2.5),
        (-1.0, 2.5),
        (0.4, 1.5),
    ]);
    pen.cut(&[(2.2, 0.2), (0.6, -0.25), (0.6, 0.65)]);
}

/// Draws a bomb with a fuse.
fn bomb(pen: &mut Pen) {
    pen.disc((-0.3, 0.7), 1.75);
    pen.shape(&[(0.4, -1.3), (1.3, -0.6), (1.0, 0.1), (0.0, -0.6)]);
    pen.line(&[(0.9, -1.0), (1.5, -1.9), (2.4, -1.7)], 0.35);
    pen.star((3.0, -1.6), 6, 0.95, 0.4);
}

/// Draws a moon that destroys worlds.
fn moon(pen: &mut Pen) {
    pen.disc((-0.9, 0.0), 2.4);
    pen.cut(&[(-0.3, -1.3), (0.7, -0.9), (0.9, 0.0), (0.2, 0.3), (-0.6, -0.2)]);
    for y in [-0.9, -0.3, 0.3] {
        pen.line(&[(1.3, -0.3), (4.2, y * 1.6 - 0.3)], 0.3);
    }
}
