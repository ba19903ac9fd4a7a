//! The token of a unit as a picture on the screen, with nothing where the token is not.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::drawing::{Color, Items, Page, Path, png};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::sheets::draft::Draft;
use crate::sheets::launch_fighters::map::Token;

/// How wide the picture of a token is, in spaces: across the corners of a hex.
pub const WITH_MARGIN: f32 = 1.2;
/// How wide a space is while its token is painted; any size will do.
const UNIT: Mm = Mm::new(10.0);

/// Paints a token so many pixels wide, its margin included.
pub fn paint(context: &Context, token: &Token, pixels: f32) -> Option<TextureHandle> {
    let wide = UNIT * f64::from(WITH_MARGIN);
    let size = Size::of(wide, wide);
    let raster = |ground: Color| {
        let mut draft = Draft::new();
        draft.path(Path::rect(Rect::new(Point::ORIGIN, size)).filled(ground));
        token.draw(&mut draft, Point::at(wide * 0.5, wide * 0.5), UNIT);
        let items: Items = draft.items;
        let page = Page { items, ..Page::new("token", size) };
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
