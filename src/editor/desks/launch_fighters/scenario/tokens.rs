//! The units of a scenario as tokens on a board, being set up or in play.

use std::collections::BTreeMap;

use egui::{Align2, ColorImage, Context, Painter, Pos2, Rect, Stroke, TextureHandle, TextureOptions, Vec2};

use crate::drawing::{Color, Page, Path, png};
use crate::editor::board::{Overlay, Placed, Spaces as _};
use crate::editor::desks::launch_fighters::map::MapSpaces;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::plate;
use crate::geometry::{Facing, Grid, Mm, Point, Rect as Part, Size, Space};
use crate::rules::launch_fighters::{Content, Piece, Scenario};
use crate::sheets::draft::Draft;
use crate::sheets::launch_fighters::map::{Token, token};
use crate::sheets::launch_fighters::paint::Paint;

/// The painted tokens of a scenario's units, kept as textures: each is painted once for its looks and the zoom, and then only moved.
#[derive(Default)]
pub struct Tokens(BTreeMap<(Piece, Option<Facing>), (Token, f32, TextureHandle)>);

/// Whose units they are, and on what they stand.
#[derive(Clone, Copy)]
pub struct Fielded<'a> {
    pub content: &'a Content,
    pub scenario: &'a Scenario,
    pub grid: Grid,
}

/// In smaller spaces, in points of the screen, a unit could not be found again.
const SMALLEST: f32 = 12.0;
/// In smaller spaces names would cover the neighbours.
const ROOM_FOR_NAMES: f32 = 44.0;
/// How wide the picture of a token is, in spaces: across the corners of a hex.
const WITH_MARGIN: f32 = 1.2;
/// How wide a space is while its token is painted; any size will do.
const UNIT: Mm = Mm::new(10.0);

impl Fielded<'_> {
    /// The token of a unit that is turned this way, wherever it stands.
    fn token(self, (piece, facing): (Piece, Option<Facing>)) -> Option<Token> {
        token(self.content, self.scenario, self.grid, piece, Space::default(), facing.unwrap_or_default())
    }
}

impl Tokens {
    /// Shows a unit round a point of the screen, in a space so wide.
    pub fn show(&mut self, painter: &Painter, middle: Pos2, width: f32, fielded: Fielded, look: (Piece, Option<Facing>)) {
        let width = width.max(SMALLEST);
        let pixels = (width * WITH_MARGIN * painter.ctx().pixels_per_point()).round();
        if self.0.get(&look).is_none_or(|(_, known, _)| (known - pixels).abs() > 0.5) {
            let Some(token) = fielded.token(look) else { return };
            let Some(texture) = paint(painter.ctx(), &token, pixels) else { return };
            self.0.insert(look, (token, pixels, texture));
        }
        if let Some((_, _, texture)) = self.0.get(&look) {
            let rect = Rect::from_center_size(middle, Vec2::splat(width * WITH_MARGIN));
            painter.image(texture.id(), rect, Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0)), theme::AS_IT_IS);
        }
    }

    /// Forgets those that look different now.
    pub fn renew(&mut self, fielded: Fielded) {
        self.0.retain(|look, (token, ..)| fielded.token(*look).as_ref() == Some(token));
    }
}

/// Writes names below units, where spaces are large enough.
pub fn names(over: &Overlay<MapSpaces>, units: impl Iterator<Item = (Space, String)>) {
    let width = over.width(Space::default());
    for (at, name) in units.filter(|(at, _)| width >= ROOM_FOR_NAMES && over.sees(*at)) {
        let below = over.middle(at) + Vec2::new(0.0, width * 0.5);
        plate(&over.painter, below, &[name], Align2::CENTER_CENTER, Palette::on_paper());
    }
}

/// Marks units on a small map, each by its space and the colours of its side.
pub fn dots(small: Option<(Painter, Placed)>, spaces: &MapSpaces, units: impl Iterator<Item = (Space, Paint)>) {
    let Some((painter, placed)) = small else { return };
    for (at, paint) in units {
        let line = Stroke::new(0.5, Palette::on_paper().text);
        painter.circle(placed.to_screen(spaces.middle(at)), 2.0, theme::printed(paint.primary), line);
    }
}

/// Paints a token so many pixels wide, its margin included, with nothing where the token is not.
fn paint(context: &Context, token: &Token, pixels: f32) -> Option<TextureHandle> {
    let wide = UNIT * f64::from(WITH_MARGIN);
    let size = Size::of(wide, wide);
    let raster = |ground: Color| {
        let mut draft = Draft::new();
        draft.path(Path::rect(Part::new(Point::ORIGIN, size)).filled(ground));
        token.draw(&mut draft, Point::at(wide * 0.5, wide * 0.5), UNIT);
        let page = Page { items: draft.items, ..Page::new("token", size) };
        png::raster(&page, f64::from(pixels) / wide.get()).ok()
    };
    let (light, dark) = (raster(Color::WHITE)?, raster(Color::BLACK)?);
    let size = [dark.width as usize, dark.height as usize];
    let image = ColorImage::from_rgba_premultiplied(size, &see_through(&light.rgba, &dark.rgba));
    Some(context.load_texture("token", image, TextureOptions::LINEAR))
}

/// What was painted on white and on black, without either: how much of the ground is seen is how far the two differ, and on black
/// everything is as light as it is by itself.
fn see_through(light: &[u8], dark: &[u8]) -> Vec<u8> {
    let pixels = light.chunks_exact(4).zip(dark.chunks_exact(4));
    let pixel = |(light, dark): (&[u8], &[u8])| {
        let ground = (0..3).map(|part| light[part].saturating_sub(dark[part])).max().unwrap_or(0);
        [dark[0], dark[1], dark[2], u8::MAX - ground]
    };
    pixels.flat_map(pixel).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_painted_is_seen() {
        let (white, black, red) = ([255, 255, 255, 255], [0, 0, 0, 255], [200, 0, 0, 255]);
        assert_eq!(see_through(&white, &black), [0, 0, 0, 0]);
        assert_eq!(see_through(&red, &red), [200, 0, 0, 255]);
        // Half of a pixel is red.
        assert_eq!(see_through(&[228, 128, 128, 255], &[100, 0, 0, 255]), [100, 0, 0, 127]);
    }
}
