//! The figure of a character, from type and arms, with small variations by name: the same on every machine, and distinct without colour.

use drawing::{Color, Group, Path};
use geometry::{Angle, Mm, Point, Seed, Transform, Vector};
use sheets::Draft;
use sheets::look::INK;
use vikings::{Character, Person, TroopType};

/// How a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// Upright.
    Standing,
    /// Bent, and bandaged.
    Wounded,
    /// On the ground, dazed.
    Kneeling,
    /// On the back.
    Lying,
}

const SKIN: Color = Color::rgb(240, 214, 186);
const METAL: Color = Color::rgb(176, 182, 190);
const WOOD: Color = Color::rgb(124, 84, 46);
const LINEN: Color = Color::rgb(250, 248, 240);
/// The colours of clothes, dark enough for any ground.
const CLOTH: [Color; 5] =
    [Color::rgb(122, 62, 48), Color::rgb(70, 88, 62), Color::rgb(66, 76, 106), Color::rgb(108, 90, 54), Color::rgb(92, 66, 92)];
/// The width of outlines.
const OUTLINE: f64 = 0.22;

/// Draws the figure round a point.
pub fn draw(draft: &mut Draft, character: &Character, troop: Option<&TroopType>, pose: Pose, at: Point) {
    let seed = Seed::of(&character.name);
    let mut figure = Figure { paths: Vec::new() };
    let armed = matches!(pose, Pose::Standing | Pose::Wounded);
    body(&mut figure, character, seed);
    head(&mut figure, character, seed, pose);
    if armed {
        weapon(&mut figure, character, troop);
        if !character.bow && character.kind == Person::Man {
            shield(&mut figure, troop, seed);
        }
    }
    let items = figure.paths.into_iter().map(|path| (Point::ORIGIN, path.into())).collect();
    let turn = match pose {
        Pose::Standing => Angle::ZERO,
        Pose::Wounded => Angle::degrees(10.0),
        Pose::Kneeling => Angle::degrees(-38.0),
        Pose::Lying => Angle::degrees(90.0),
    };
    draft.put(at, Group::of(items).with_transform(Transform::rotate(turn)).as_picture());
}

struct Figure {
    paths: Vec<Path>,
}

impl Figure {
    fn add(&mut self, path: Path, color: Color) {
        self.paths.push(path.filled(color).stroked(INK, OUTLINE));
    }

    fn line(&mut self, points: &[(f64, f64)], color: Color, width: f64) {
        self.paths.push(Path::line(&corners(points)).stroked(color, width));
    }
}

fn corners(points: &[(f64, f64)]) -> Vec<Point> {
    points.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

fn shape(points: &[(f64, f64)]) -> Path {
    Path::polygon(&corners(points))
}

/// Legs and coat; a woman and an elder wear long skirts.
fn body(figure: &mut Figure, character: &Character, seed: Seed) {
    let cloth = CLOTH[seed.one_of(0, CLOTH.len() as u64) as usize];
    let coat = if character.armour { METAL } else { cloth };
    match character.kind {
        Person::Man => {
            for side in [-1.0, 1.0] {
                figure.add(shape(&[(0.1 * side, 1.0), (1.4 * side, 1.0), (1.5 * side, 4.6), (0.3 * side, 4.6)]), WOOD);
            }
            figure.add(shape(&[(-1.5, -2.3), (1.5, -2.3), (1.9, 1.9), (-1.9, 1.9)]), coat);
        }
        Person::Woman => figure.add(shape(&[(-1.1, -2.3), (1.1, -2.3), (2.3, 4.6), (-2.3, 4.6)]), cloth),
        Person::Elder => figure.add(shape(&[(-1.5, -2.3), (1.3, -2.3), (1.7, 4.6), (-1.9, 4.6)]), cloth),
    }
    if character.armour {
        // Rings of mail.
        for y in [-1.2, -0.2, 0.8] {
            figure.line(&[(-1.5, y), (1.5, y)], INK, 0.14);
        }
    }
    figure.line(&[(-1.6, 0.9), (1.6, 0.9)], INK, 0.3);
}

/// Head, hair and helmet.
fn head(figure: &mut Figure, character: &Character, seed: Seed, pose: Pose) {
    figure.add(Path::circle(Point::new(0.0, -3.5), Mm::new(1.15)), SKIN);
    let hair = [Color::rgb(206, 166, 84), Color::rgb(116, 72, 36), Color::rgb(168, 86, 40), Color::rgb(60, 46, 38)];
    let hair = if character.kind == Person::Elder { LINEN } else { hair[seed.one_of(1, 4) as usize] };
    if character.armour {
        figure.add(shape(&[(-1.3, -3.7), (-0.8, -5.0), (0.0, -5.7), (0.8, -5.0), (1.3, -3.7)]), METAL);
        figure.line(&[(0.0, -3.8), (0.0, -2.9)], INK, 0.3);
    } else {
        let long = character.kind == Person::Woman;
        let down = if long { -1.6 } else { -3.6 };
        figure
            .add(shape(&[(-1.3, down), (-1.25, -4.2), (0.0, -4.95), (1.25, -4.2), (1.3, down), (0.8, -4.0), (-0.8, -4.0)]), hair);
    }
    let bearded = character.kind == Person::Elder || (character.kind == Person::Man && seed.one_of(2, 3) > 0);
    if bearded {
        figure.add(shape(&[(-0.8, -3.1), (0.8, -3.1), (0.0, -1.7)]), hair);
    }
    if pose == Pose::Wounded {
        figure.add(shape(&[(-1.2, -4.3), (1.2, -3.8), (1.2, -3.3), (-1.2, -3.8)]), LINEN);
    }
}

/// The weapon in the right hand.
fn weapon(figure: &mut Figure, character: &Character, troop: Option<&TroopType>) {
    let berserk = troop.is_some_and(|troop| troop.berserk);
    let mounted = character.values.is_rider();
    if character.bow {
        let bow = [(2.2, -4.6), (3.3, -2.4), (3.4, -0.2), (3.3, 2.0), (2.2, 4.2)];
        figure.line(&bow, WOOD, 0.5);
        figure.line(&[(2.2, -4.6), (2.2, 4.2)], INK, 0.14);
        figure.line(&[(-1.4, -0.4), (3.6, -0.4)], INK, 0.25);
    } else if character.axe || berserk {
        figure.line(&[(2.6, -4.8), (2.6, 4.0)], WOOD, 0.5);
        figure.add(shape(&[(2.7, -4.6), (4.2, -5.2), (4.6, -3.8), (4.2, -2.4), (2.7, -3.2)]), METAL);
    } else if character.kind == Person::Elder {
        figure.line(&[(2.4, -3.6), (2.4, 4.6)], WOOD, 0.45);
    } else if character.kind == Person::Woman {
        figure.add(shape(&[(1.8, 0.4), (3.6, 0.4), (3.2, 2.2), (2.2, 2.2)]), WOOD);
    } else if character.armour || mounted {
        figure.add(shape(&[(2.4, -4.6), (2.9, -4.0), (2.9, 0.4), (2.2, 0.4), (2.2, -4.0)]), METAL);
        figure.line(&[(1.6, 0.5), (3.5, 0.5)], INK, 0.4);
        figure.line(&[(2.55, 0.5), (2.55, 1.5)], WOOD, 0.5);
    } else {
        figure.line(&[(2.6, -4.4), (2.6, 4.4)], WOOD, 0.4);
        figure.add(shape(&[(2.6, -6.0), (3.2, -4.6), (2.6, -4.0), (2.0, -4.6)]), METAL);
    }
}

/// The shield, larger for types that form a wall of shields, with a device of its own.
fn shield(figure: &mut Figure, troop: Option<&TroopType>, seed: Seed) {
    let radius = if troop.is_some_and(|troop| troop.shield_wall) { 2.5 } else { 1.8 };
    let at = Point::new(-2.3, -0.2);
    figure.add(Path::circle(at, Mm::new(radius)), LINEN);
    let ink = CLOTH[seed.one_of(3, CLOTH.len() as u64) as usize];
    let point = |x: f64, y: f64| at + Vector::new(x * radius, y * radius);
    match seed.one_of(4, 4) {
        0 => {
            figure.paths.push(Path::line(&[point(0.0, -0.95), point(0.0, 0.95)]).stroked(ink, 0.45));
            figure.paths.push(Path::line(&[point(-0.95, 0.0), point(0.95, 0.0)]).stroked(ink, 0.45));
        }
        1 => figure.paths.push(Path::circle(at, Mm::new(radius * 0.62)).stroked(ink, 0.45)),
        2 => figure.paths.push(Path::polygon(&[point(0.0, -0.75), point(0.68, 0.5), point(-0.68, 0.5)]).filled(ink)),
        _ => {
            for (x, y) in [(-0.45, -0.45), (0.45, 0.45)] {
                let half = 0.32;
                let square =
                    [point(x - half, y - half), point(x + half, y - half), point(x + half, y + half), point(x - half, y + half)];
                figure.paths.push(Path::polygon(&square).filled(ink));
            }
        }
    }
    figure.add(Path::circle(at, Mm::new(0.5)), METAL);
}
