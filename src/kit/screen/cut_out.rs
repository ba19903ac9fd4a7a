//! Pictures of pieces that lie on a board, as textures that are transparent where nothing is drawn.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use drawing::{Color, Ground, Items, Page, Path, png};
use geometry::{Point, Rect, Size};

/// Paints a drawing as a texture this many pixels wide, which is transparent where nothing is drawn; `None` if it cannot be painted.
#[must_use]
pub fn cut_out(context: &Context, items: &Items, size: Size, pixels: f32) -> Option<TextureHandle> {
    let raster = |ground: Color| {
        let below = Path::rect(Rect::new(Point::ORIGIN, size)).filled(ground).as_ground(Ground::Plain);
        let items = std::iter::once((Point::ORIGIN, below.into())).chain(items.iter().cloned()).collect();
        png::raster(&Page { items, ..Page::new("piece", size) }, f64::from(pixels) / size.width.get()).ok()
    };
    let (light, dark) = (raster(Color::WHITE)?, raster(Color::BLACK)?);
    let size = [dark.width as usize, dark.height as usize];
    let image = ColorImage::from_rgba_premultiplied(size, &see_through(&light.rgba, &dark.rgba));
    Some(context.load_texture("piece", image, TextureOptions::LINEAR))
}

/// Makes a picture transparent from two copies of it, one painted on white and one on black. The difference between the copies shows how much of the
/// background is visible at each pixel; the copy on black has the colours themselves.
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
        // The pixel is half covered by red.
        assert_eq!(see_through(&[228, 128, 128, 255], &[100, 0, 0, 255]), [100, 0, 0, 127]);
    }
}
