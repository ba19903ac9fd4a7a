//! The token of a unit as a picture on the screen.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::drawing::{Page, png};
use crate::geometry::{Mm, Point, Size};
use crate::sheets::draft::Draft;
use crate::sheets::launch_fighters::map::Token;

/// How wide the picture of a token is, in spaces: across the corners of a hex.
pub const WITH_MARGIN: f32 = 1.2;

/// Paints a token so many pixels wide, its margin included.
pub fn paint(context: &Context, token: &Token, pixels: f32) -> Option<TextureHandle> {
    let unit = Mm::new(10.0);
    let wide = unit * f64::from(WITH_MARGIN);
    let mut draft = Draft::new();
    token.draw(&mut draft, Point::at(wide * 0.5, wide * 0.5), unit);
    let mut page = Page::new("token", Size::of(wide, wide));
    page.items = draft.items;
    let raster = png::raster(&page, f64::from(pixels) / wide.get()).ok()?;
    let image = ColorImage::from_rgba_premultiplied([raster.width as usize, raster.height as usize], &raster.rgba);
    Some(context.load_texture("token", image, TextureOptions::LINEAR))
}
