//! Rock without air: plains, craters, and two moons that together form one sector.

use super::globe::{Globe, Patch};
use super::{pick, shade};
use drawing::{Color, Group, Path};
use geometry::{Mm, Point, Vector};
use sheets::Draft;

/// Draws bare rock with plains and a few craters.
pub fn barren(draft: &mut Draft, globe: Globe, rock: Color) -> Vec<Patch> {
    plains(draft, globe, rock, 6);
    craters(draft, globe, rock, 7, (0.02, 0.08));
    Vec::new()
}

/// Draws rock with many craters.
pub fn cratered(draft: &mut Draft, globe: Globe, rock: Color) -> Vec<Patch> {
    plains(draft, globe, rock, 2);
    craters(draft, globe, rock, 26, (0.03, 0.16));
    Vec::new()
}

fn plains(draft: &mut Draft, globe: Globe, rock: Color, count: u64) {
    for plain in 0..count {
        let patch = globe.patch(600 + plain * 40, (12.0, 28.0), 1.2);
        let other = if plain % 3 == 2 { Color::WHITE } else { Color::BLACK };
        draft.path(globe.outline(600 + plain * 40, patch).filled(rock.mix(other, 0.15)));
    }
}

/// Draws craters, flattened towards the globe's edge, with a lit and a dark side.
fn craters(draft: &mut Draft, globe: Globe, rock: Color, count: u64, (least, most): (f64, f64)) {
    let (mut rims, mut floors, mut shades) = (Path::default(), Path::default(), Path::default());
    for crater in 0..count {
        let choice = 1200 + crater * 4;
        let middle = globe.at(globe.seed.between(choice, -70.0, 70.0), globe.seed.between(choice + 1, -66.0, 66.0));
        let size = globe.seed.between(choice + 2, least, most) * globe.seed.between(choice + 3, 0.5, 1.0);
        let out = (middle - Point::ORIGIN).length() / globe.radius;
        let (wide, high) = (globe.radius * (size * (1.0 - out * 0.4)), globe.radius * size);
        rims = rims.and(Path::ellipse(middle + Vector::at(wide * 0.1, high * 0.1), wide, high));
        shades = shades.and(Path::ellipse(middle, wide * 0.92, high * 0.92));
        floors = floors.and(Path::ellipse(middle + Vector::at(wide * 0.2, high * 0.2), wide * 0.72, high * 0.72));
    }
    draft.path(rims.filled(rock.mix(Color::WHITE, 0.2)));
    draft.path(shades.filled(rock.mix(Color::BLACK, 0.42)));
    draft.path(floors.filled(rock.mix(Color::BLACK, 0.2)));
}

/// Draws two moons, in front of a cloud of dust around both.
pub fn twins(draft: &mut Draft, globe: Globe, rock: Color) -> Vec<Patch> {
    draft.path(Path::circle(Point::ORIGIN, globe.radius).filled(rock.mix(Color::rgb(30, 28, 38), 0.72)));
    for dust in 0..26_u64 {
        let at = globe.at(globe.seed.between(50 + dust * 2, -80.0, 80.0), globe.seed.between(51 + dust * 2, -70.0, 70.0));
        draft.path(Path::circle(at, Mm::new(0.08)).filled(rock.mix(Color::WHITE, 0.4)));
    }
    let other = pick(globe.seed, 9, &super::ROCKS);
    for (x, y, size, color, seed) in [(-0.34, -0.2, 0.52, rock, 1), (0.46, 0.4, 0.36, other.mix(rock, 0.3), 2)] {
        let middle = Point::ORIGIN + Vector::at(globe.radius * x, globe.radius * y);
        let moon =
            Globe { seed: geometry::Seed::of(&format!("{seed}{}", globe.seed.one_of(3, 1 << 20))), radius: globe.radius * size };
        let mut ball = Draft::new();
        ball.path(Path::circle(Point::ORIGIN, moon.radius).filled(color));
        cratered(&mut ball, moon, color);
        shade(&mut ball, moon);
        draft.put(middle, Group::of(ball.items).clipped(Path::circle(Point::ORIGIN, moon.radius)));
    }
    Vec::new()
}
