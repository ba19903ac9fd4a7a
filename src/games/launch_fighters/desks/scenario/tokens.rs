//! The units of a scenario as pieces on a board, in the set-up and in a game.

use std::collections::BTreeMap;

use egui::{Align2, Painter, Pos2, Rect, Stroke, TextureHandle, Vec2};

use crate::map::MapSpaces;
use drawing::Items;
use geometry::{Facing, Mm, Point, Size, Space};
use kit::board::{Overlay, Placed, Spaces as _};
use kit::screen::cut_out;
use kit::theme::{self, Palette};
use kit::widgets::plate;
use launch_fighters::Piece;
use launch_fighters_paper::sheets::map::Fielded;
use launch_fighters_paper::sheets::paint::Paint;

/// The painted pictures of a scenario's units, kept as textures. Each picture is painted once for a look and a zoom, and can be moved without
/// painting it again.
#[derive(Default)]
pub struct Tokens(BTreeMap<(Piece, Option<Facing>), Painted>);

/// The picture of a unit as it was painted.
struct Painted {
    items: Items,
    /// The width of the picture in pixels.
    pixels: f32,
    /// Whether the picture shows the printed counter, and not a token with a letter.
    as_counter: bool,
    texture: TextureHandle,
}

/// The smallest width at which a unit is painted, in points of the screen, so that it can still be found.
const SMALLEST: f32 = 12.0;
/// The smallest width of a space, in points of the screen, in which a counter is legible.
const ROOM_FOR_COUNTERS: f32 = 60.0;
/// The smallest width of a space, in points of the screen, in which a name does not cover the neighbours.
const ROOM_FOR_NAMES: f32 = 44.0;
/// The width of a token's picture, in widths of a space: large enough for a token with its corners in a hex.
const WITH_MARGIN: f32 = 1.2;
/// The width of a space for which a token is drawn; the scale is arbitrary.
const UNIT: Mm = Mm::new(10.0);
/// The size of the picture of a token, for a space of the width [`UNIT`].
const PICTURE: Size = Size::new(12.0, 12.0);

/// Draws a unit with a facing.
fn items(fielded: Fielded, (piece, facing): (Piece, Option<Facing>), as_counter: bool) -> Option<Items> {
    let middle = UNIT * (0.5 * f64::from(WITH_MARGIN));
    fielded.piece(piece, facing, Point::at(middle, middle), UNIT, as_counter)
}

impl Tokens {
    /// Paints a unit with its middle at a point of the screen. `width` is the width of a space, in points of the screen.
    pub fn show(&mut self, painter: &Painter, middle: Pos2, width: f32, fielded: Fielded, look: (Piece, Option<Facing>)) {
        let width = width.max(SMALLEST);
        let pixels = (width * WITH_MARGIN * painter.ctx().pixels_per_point()).round();
        let as_counter = width >= ROOM_FOR_COUNTERS;
        if self.0.get(&look).is_none_or(|known| (known.pixels - pixels).abs() > 0.5) {
            let Some(items) = items(fielded, look, as_counter) else { return };
            let Some(texture) = cut_out(painter.ctx(), &items, PICTURE, pixels) else { return };
            self.0.insert(look, Painted { items, pixels, as_counter, texture });
        }
        if let Some(known) = self.0.get(&look) {
            let rect = Rect::from_center_size(middle, Vec2::splat(width * WITH_MARGIN));
            painter.image(known.texture.id(), rect, Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0)), theme::AS_IT_IS);
        }
    }

    /// Drops the pictures of units whose look has changed since they were painted.
    pub fn renew(&mut self, fielded: Fielded) {
        self.0.retain(|look, known| items(fielded, *look, known.as_counter).as_ref() == Some(&known.items));
    }
}

/// By how much each unit is shifted so that units in one space do not cover each other, in the order of the units and in widths of a space: a ship
/// stays in the middle, squadrons lie around it. A unit alone in a space stays in the middle. The flag of a unit says whether it is a ship.
pub fn spread(units: &[(Space, bool)]) -> Vec<Vec2> {
    let mut met: BTreeMap<Space, (usize, usize)> = BTreeMap::new();
    let mut all: BTreeMap<Space, (usize, usize)> = BTreeMap::new();
    let count = |kinds: &mut (usize, usize), is_ship: bool| {
        let kind = if is_ship { &mut kinds.0 } else { &mut kinds.1 };
        *kind += 1;
        *kind - 1
    };
    for (at, is_ship) in units {
        count(all.entry(*at).or_default(), *is_ship);
    }
    let lie = |(at, is_ship): &(Space, bool)| {
        let number = count(met.entry(*at).or_default(), *is_ship) as f32;
        let (ships, squadrons) = all.get(at).copied().unwrap_or_default();
        match (is_ship, ships, squadrons) {
            (_, 1, 0) | (_, 0, 1) | (true, 1, _) => Vec2::ZERO,
            (true, ships, _) => Vec2::new((number - (ships as f32 - 1.0) * 0.5) * 0.24, 0.0),
            (false, ships, squadrons) => {
                let far = if ships == 0 { 0.24 } else { 0.34 };
                Vec2::angled(std::f32::consts::TAU * (number / squadrons as f32 - 0.25)) * far
            }
        }
    };
    units.iter().map(lie).collect()
}

/// Writes names below units if spaces are large enough.
pub fn names(over: &Overlay<MapSpaces>, units: impl Iterator<Item = (Space, String)>) {
    let width = over.width(Space::default());
    for (at, name) in units.filter(|(at, _)| width >= ROOM_FOR_NAMES && over.sees(*at)) {
        let below = over.middle(at) + Vec2::new(0.0, width * 0.5);
        plate(&over.painter, below, &[name], Align2::CENTER_CENTER, Palette::on_paper());
    }
}

/// Writes the names of flagships below their fleets if spaces are too small for the names of all ships.
pub fn fleet_names(over: &Overlay<MapSpaces>, flagships: impl Iterator<Item = (Space, String)>) {
    let width = over.width(Space::default());
    for (at, name) in flagships.filter(|(at, _)| width < ROOM_FOR_NAMES && over.sees(*at)) {
        let below = over.middle(at) + Vec2::new(0.0, beside_a_fleet(width));
        plate(&over.painter, below, &[name], Align2::CENTER_TOP, Palette::on_paper());
    }
}

/// How far from a flagship words must be to cover no ship around it, for spaces of this width.
pub fn beside_a_fleet(width: f32) -> f32 {
    1.7 * width.max(SMALLEST)
}

/// Marks units on a small map, each by its space and its side's colours.
pub fn dots(small: Option<(Painter, Placed)>, spaces: &MapSpaces, units: impl Iterator<Item = (Space, Paint)>) {
    let Some((painter, placed)) = small else { return };
    for (at, paint) in units {
        let line = Stroke::new(0.5, Palette::on_paper().text);
        painter.circle(placed.to_screen(spaces.middle(at)), 2.0, theme::printed(paint.primary), line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_share_a_space_lie_apart() {
        let (here, there) = (Space::new(1, 1), Space::new(5, 5));
        let lying = spread(&[(here, true), (here, false), (there, false), (here, false)]);
        assert_eq!((lying[0], lying[2]), (Vec2::ZERO, Vec2::ZERO));
        assert!((lying[1] - lying[3]).length() > 0.5 && lying[1].length() > 0.3);
        let alone = spread(&[(here, true), (here, true)]);
        assert!((alone[0] - alone[1]).length() > 0.2);
    }
}
