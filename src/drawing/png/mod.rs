//! The PNG back end: a page as a bitmap, for other programs and for the preview on screen.
//!
//! Items and glyph outlines are filled by tiny-skia on white paper. Large pages are painted strip by strip, so that memory does
//! not grow with them. Nothing here measures, wraps or decides.
//!
//! Reading order: this file, `paint.rs` (items), `brush.rs` (outlines, glyphs, pixels).

mod brush;
mod paint;

use std::fmt;

use ::png::{BitDepth, ColorType, Compression, Encoder, Filter, PixelDimensions, Unit};
use tiny_skia::Pixmap;

use super::{Item, Items, Page, ProgressMonitor, Stopped};
use crate::geometry::{Mm, Point, Rect, Transform};
use paint::Painter;

/// How many pixels stand for a length, 10 to 2,400 to the inch.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Resolution(f64);

impl Resolution {
    /// What a screen shows.
    pub const SCREEN: Self = Self(96.0);
    /// What a printer needs.
    pub const PRINT: Self = Self(300.0);
    /// The coarsest and the finest, in dots per inch.
    pub const BOUNDS: (f64, f64) = (10.0, 2400.0);

    /// So many dots per inch.
    ///
    /// # Errors
    /// If there are fewer than 10 or more than 2,400, or if it is no number.
    pub fn dots_per_inch(dots: f64) -> Result<Self, PngError> {
        let (coarsest, finest) = Self::BOUNDS;
        if dots >= coarsest && dots <= finest { Ok(Self(dots)) } else { Err(PngError::Resolution(dots)) }
    }

    /// The number of dots per inch.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }

    /// The number of dots per millimetre.
    #[must_use]
    pub fn per_millimetre(self) -> f64 {
        self.0 / Mm::inches(1.0).get()
    }
}

/// Why there is no bitmap.
#[derive(Clone, Debug, PartialEq)]
pub enum PngError {
    /// A resolution out of bounds, in dots per inch.
    Resolution(f64),
    /// A bitmap of more than 400 megapixels, or without any.
    Size {
        /// Its width in pixels.
        width: f64,
        /// Its height in pixels.
        height: f64,
    },
    /// The encoder did not take what it was given.
    Encoder(String),
    /// Whoever watched the work has stopped it.
    Stopped,
}

impl fmt::Display for PngError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resolution(dots) => write!(out, "a resolution is 10 to 2400 dots per inch, not {dots}"),
            Self::Size { width, height } => write!(
                out,
                "a picture of {width} x {height} pixels cannot be drawn: it may have 400 million at most; choose fewer dots per inch"
            ),
            Self::Encoder(what) => write!(out, "the PNG could not be written: {what}"),
            Self::Stopped => Stopped.fmt(out),
        }
    }
}

impl std::error::Error for PngError {}

impl From<Stopped> for PngError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// The most pixels that a bitmap may have.
pub const MOST_PIXELS: f64 = 400_000_000.0;

/// A page, or a part of one, as pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// How many pixels from left to right.
    pub width: u32,
    /// How many pixels from top to bottom.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row from the top left. Paper is opaque, so every opacity is 255 and it
    /// makes no difference whether colours count as multiplied by it.
    pub rgba: Vec<u8>,
}

/// The whole page at so many pixels per millimetre.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn raster(page: &Page, pixels_per_millimetre: f64) -> Result<Raster, PngError> {
    raster_part(page, Rect::new(Point::ORIGIN, page.size), pixels_per_millimetre)
}

/// The same pixels, painted while somebody watches, who is asked every few hundred items whether to go on.
///
/// # Errors
/// As [`raster`], and if the work is stopped.
pub fn raster_with_progress(page: &Page, pixels_per_millimetre: f64, monitor: ProgressMonitor) -> Result<Raster, PngError> {
    let part = Rect::new(Point::ORIGIN, page.size);
    painted(&mut Painter::with_progress(monitor), page, part, pixels_per_millimetre)
}

/// A part of the page at so many pixels per millimetre; what lies beside the paper is as white as the paper.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn raster_part(page: &Page, part: Rect, pixels_per_millimetre: f64) -> Result<Raster, PngError> {
    painted(&mut Painter::new(), page, part, pixels_per_millimetre)
}

fn painted(painter: &mut Painter, page: &Page, part: Rect, scale: f64) -> Result<Raster, PngError> {
    let (width, height) = pixels(part, scale)?;
    let canvas = strip(painter, page, part, scale, (width, 0, height))?;
    Ok(Raster { width, height, rgba: canvas.take() })
}

/// The page as the bytes of a PNG file that records its resolution.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn png(page: &Page, resolution: Resolution) -> Result<Vec<u8>, PngError> {
    let scale = resolution.per_millimetre();
    let part = Rect::new(Point::ORIGIN, page.size);
    let (width, height) = pixels(part, scale)?;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    // Flat colours are smaller as they are; only photographs gain from filters.
    encoder.set_filter(if has_picture(&page.items) { Filter::Adaptive } else { Filter::NoFilter });
    let per_metre = (scale * 1000.0).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    let mut writer = encoder.write_header().map_err(refused)?;
    let mut stream = writer.stream_writer().map_err(refused)?;
    let mut painter = Painter::new();
    let rows = (STRIP / width).clamp(16, height.max(16));
    for top in (0..height).step_by(rows as usize) {
        let canvas = strip(&mut painter, page, part, scale, (width, top, rows.min(height - top)))?;
        let opaque: Vec<u8> = canvas.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        std::io::Write::write_all(&mut stream, &opaque).map_err(refused)?;
    }
    stream.finish().map_err(refused)?;
    writer.finish().map_err(refused)?;
    Ok(bytes)
}

/// How many pixels are painted at a time.
const STRIP: u32 = 8_000_000;

fn has_picture(items: &Items) -> bool {
    items.iter().any(|(_, item)| match item {
        Item::Image(_) => true,
        Item::Group(group) => has_picture(&group.items),
        Item::Path(_) | Item::Text(_) => false,
    })
}

fn refused(error: impl fmt::Display) -> PngError {
    PngError::Encoder(error.to_string())
}

fn pixels(part: Rect, scale: f64) -> Result<(u32, u32), PngError> {
    let [width, height] = [part.width(), part.height()].map(|side| (side.get() * scale).round());
    let sound = width >= 1.0 && height >= 1.0 && width * height <= MOST_PIXELS;
    if sound { Ok((width as u32, height as u32)) } else { Err(PngError::Size { width, height }) }
}

/// Some rows of the bitmap, painted.
fn strip(
    painter: &mut Painter,
    page: &Page,
    part: Rect,
    scale: f64,
    (width, top, rows): (u32, u32, u32),
) -> Result<Pixmap, PngError> {
    let too_large = || PngError::Size { width: width.into(), height: rows.into() };
    let mut canvas = Pixmap::new(width, rows).ok_or_else(too_large)?;
    canvas.fill(tiny_skia::Color::WHITE);
    let corner = Transform::translate(Point::ORIGIN - part.min);
    let mut to_pixels = corner.then(Transform::scale(scale, scale));
    to_pixels.f -= Mm::new(top.into());
    painter.items(&mut canvas, &page.items, to_pixels)?;
    Ok(canvas)
}

#[cfg(test)]
mod tests;
