//! Draws the unevenness of the ground: pale and dark patches on water and on open land, away from the coasts.

use super::{BoardDrawing, put};
use drawing::{Color, Path};
use geometry::{Angle, Point, Rect, Seed, Space};
use sheets::boundary::curved;
use sheets::draft::Draft;
use vikings::board::Surface;

/// The colours of the pale and the dark patches on land.
const LAND: [Color; 2] = [Color::rgb(255, 255, 240).with_alpha(70), Color::rgb(120, 150, 60).with_alpha(26)];
/// The colours of the pale and the dark patches on water.
const WATER: [Color; 2] = [Color::WHITE.with_alpha(56), Color::rgb(40, 100, 150).with_alpha(24)];
/// How many pale and how many dark patches there are in a hex.
const PATCHES: [u64; 2] = [2, 1];
/// How many corners a patch has.
const CORNERS: u64 = 6;

/// Draws the patches in a part of the site.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    for (of_water, colors) in [(false, LAND), (true, WATER)] {
        for ((kind, color), many) in (1..).zip(colors).zip(PATCHES) {
            let mut patches = Path::default();
            for space in drawing.spaces_within(part).filter(|space| is_open(drawing, *space) == Some(of_water)) {
                for number in 0..many {
                    patches.segments.extend(patch(drawing, space, of_water, 1000 * (kind * 10 + number)).segments);
                }
            }
            put(draft, patches.filled(color));
        }
    }
}

/// `Some(true)` if a hex and all its neighbours are water, `Some(false)` if all are open land, and `None` otherwise.
fn is_open(drawing: &BoardDrawing, space: Space) -> Option<bool> {
    let is_water = |space: Space| match drawing.site.surface(space)? {
        Surface::Sea | Surface::River => Some(true),
        Surface::Flat | Surface::Beach | Surface::Scrub | Surface::Tree | Surface::Slope => Some(false),
        Surface::Rock | Surface::Interior => None,
    };
    let own = is_water(space)?;
    (0..6).all(|side| drawing.site.across(space, side).is_none_or(|near| is_water(near) == Some(own))).then_some(own)
}

fn patch(drawing: &BoardDrawing, space: Space, of_water: bool, choice: u64) -> Path {
    let seed = Seed::at(space);
    let (across, down) = if of_water { (1.7, 0.5) } else { (1.1, 0.9) };
    let (x, y) = (seed.between(choice, -0.5, 0.5), seed.between(choice + 1, -0.45, 0.45));
    let radius = seed.between(choice + 2, 0.1, 0.26);
    let corner = |number: u64| -> Point {
        let (sine, cosine) = Angle::degrees(number as f64 * 360.0 / CORNERS as f64).sine_cosine();
        let reach = radius * seed.between(choice + 10 + number, 0.6, 1.3);
        drawing.near(space, (x + cosine * reach * across, y + sine * reach * down))
    };
    curved(&(0..CORNERS).map(corner).collect::<Vec<_>>())
}
