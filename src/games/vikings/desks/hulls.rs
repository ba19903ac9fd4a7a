//! Boats afloat on a board, drawn as on paper. Each picture is painted once for a class, a direction of the bow and a zoom. If the boat only moves,
//! the same picture is used again.

use egui::{Context, Painter, Pos2, Rect, TextureHandle};

use drawing::bounds_of;
use geometry::{Angle, Facing, Mm, Point};
use kit::screen::cut_out;
use kit::theme;
use vikings::BoatClass;
use vikings_paper::sheets::boats;

/// The pictures of boats that were painted, the latest first.
#[derive(Default)]
pub struct Hulls(Vec<Afloat>);

/// A boat afloat as it was painted.
struct Afloat {
    boat: BoatClass,
    bow: Facing,
    /// How many pixels wide a hex was when the boat was painted.
    pixels: f32,
    texture: TextureHandle,
    /// The rectangle of the picture relative to the boat's axis, measured in widths of a hex.
    around: Rect,
}

/// How many pictures are kept at most: enough for a large fleet with bows in every direction.
const MOST_AFLOAT: usize = 48;
/// The width of a hex for which a boat is drawn; the scale is arbitrary.
const HEX: Mm = Mm::new(10.0);
/// A picture is painted again if it would have to be enlarged by more than this factor, or reduced by more than the square of this factor.
const STEP: f32 = 1.3;
/// For how many pixels in the width of a hex a boat is painted at most.
const FINEST: f32 = 96.0;

impl Hulls {
    /// Paints a boat of a class. Its axis lies at the point `at`; a hex is `width` wide, in points of the screen; and the bow points in the direction
    /// `bow`. Returns whether the boat could be painted.
    pub fn paint(
        &mut self,
        painter: &Painter,
        boat: &BoatClass,
        (at, width): (Pos2, f32),
        (bow, angle): (Facing, Angle),
    ) -> bool {
        let wanted = (width * painter.ctx().pixels_per_point()).min(FINEST);
        let fits = |known: &Afloat| known.pixels * STEP >= wanted && known.pixels <= wanted * STEP * STEP;
        let found = self.0.iter().position(|known| known.bow == bow && known.boat == *boat);
        let mut place = found.filter(|place| fits(&self.0[*place]));
        if place.is_none() {
            let Some(painted) = afloat(painter.ctx(), boat, bow, angle, wanted * STEP) else { return false };
            if let Some(old) = found {
                self.0.remove(old);
            }
            self.0.truncate(MOST_AFLOAT - 1);
            self.0.insert(0, painted);
            place = Some(0);
        }
        let Some(known) = place.and_then(|place| self.0.get(place)) else { return false };
        let rect = Rect::from_min_max(at + known.around.min.to_vec2() * width, at + known.around.max.to_vec2() * width);
        painter.image(known.texture.id(), rect, Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0)), theme::AS_IT_IS);
        true
    }
}

/// Paints a boat afloat into a texture with this many pixels in the width of a hex.
fn afloat(context: &Context, boat: &BoatClass, bow: Facing, angle: Angle, pixels: f32) -> Option<Afloat> {
    let items = vec![(Point::ORIGIN, boats::afloat(boat, HEX, angle).into())];
    let bounds = bounds_of(&items)?;
    let moved = items.into_iter().map(|(at, item)| (at - (bounds.min - Point::ORIGIN), item)).collect();
    let in_hexes = |length: Mm| (length / HEX) as f32;
    let texture = cut_out(context, &moved, bounds.size(), pixels * in_hexes(bounds.width()))?;
    let corner = |point: Point| Pos2::new(in_hexes(point.x), in_hexes(point.y));
    Some(Afloat { boat: boat.clone(), bow, pixels, texture, around: Rect::from_min_max(corner(bounds.min), corner(bounds.max)) })
}
