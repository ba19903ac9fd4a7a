//! The PNG back end, which turns a page into a bitmap for other programs and for the preview on screen.
//!
//! tiny-skia fills items and the outlines of glyphs on white paper. A file is painted strip by strip, so that memory does not grow with the page.
//! Nothing here measures, wraps or decides.
//!
//! Reading order: this file, `placed.rs` (the rows that items cover), `paint.rs` (items), `brush.rs` (outlines, glyphs, pixels), `stream.rs`
//! (compression), `cut.rs` (bitmaps with transparent areas).

mod brush;
mod cut;
mod paint;
mod placed;
mod stream;

pub use cut::{cut_out, veil};

use std::fmt;
use std::sync::{Mutex, PoisonError};

use ::png::chunk::IDAT;
use ::png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};
use tiny_skia::Pixmap;

use super::{Page, Progress, ProgressMonitor, Stopped};
use geometry::{Mm, Point, Rect, Transform};
use paint::Painter;
use placed::Placed;
use stream::{PackedPart, ZlibFrame};
use workers::{in_order, processors};

/// How many pixels a length has: from 10 to 2,400 to the inch.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Resolution(f64);

impl Resolution {
    /// The usual resolution of screens.
    pub const SCREEN: Self = Self(96.0);
    /// The usual resolution for printing.
    pub const PRINT: Self = Self(300.0);
    /// The lowest and the highest resolution, in dots per inch.
    pub const BOUNDS: (f64, f64) = (10.0, 2400.0);

    /// A resolution in dots per inch.
    ///
    /// # Errors
    /// If `dots` is below 10, above 2,400, or not a number.
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

/// The reason why there is no bitmap.
#[derive(Clone, Debug, PartialEq)]
pub enum PngError {
    /// The resolution is out of bounds; contains it in dots per inch.
    Resolution(f64),
    /// The bitmap would have no pixels, or more than 400 million.
    Size {
        /// The width in pixels.
        width: f64,
        /// The height in pixels.
        height: f64,
    },
    /// The encoder refused its input.
    Encoder(String),
    /// The caller stopped the work.
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

/// The highest number of pixels that a bitmap may have.
pub const MOST_PIXELS: f64 = 400_000_000.0;

/// The pixels of a page or of a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// The number of pixels from left to right.
    pub width: u32,
    /// The number of pixels from top to bottom.
    pub height: u32,
    /// The red, green, blue and opacity of each pixel, row by row from the top left. Paper is opaque, so every opacity is 255, and it makes no
    /// difference whether colours are premultiplied.
    pub rgba: Vec<u8>,
}

/// The whole page at this many pixels per millimetre.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn raster(page: &Page, pixels_per_millimetre: f64) -> Result<Raster, PngError> {
    raster_part(page, Rect::new(Point::ORIGIN, page.size), pixels_per_millimetre)
}

/// Does what [`raster`] does, and asks a monitor every few hundred items whether to go on.
///
/// # Errors
/// Fails like [`raster`], and if the monitor stops the work.
pub fn raster_with_progress(page: &Page, pixels_per_millimetre: f64, monitor: ProgressMonitor) -> Result<Raster, PngError> {
    let part = Rect::new(Point::ORIGIN, page.size);
    painted(&mut Painter::with_progress(monitor), page, part, pixels_per_millimetre)
}

/// A part of the page at this many pixels per millimetre; the area beyond the paper is white too.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn raster_part(page: &Page, part: Rect, pixels_per_millimetre: f64) -> Result<Raster, PngError> {
    painted(&mut Painter::new(), page, part, pixels_per_millimetre)
}

fn painted(painter: &mut Painter, page: &Page, part: Rect, scale: f64) -> Result<Raster, PngError> {
    let (width, height) = pixels(part, scale)?;
    let corner = Transform::translate(Point::ORIGIN - part.min);
    let placed = Placed::of(page, corner.then(Transform::scale(scale, scale)));
    let canvas = strip(painter, &placed, (width, 0, height))?;
    Ok(Raster { width, height, rgba: canvas.take() })
}

/// The page as the bytes of a PNG file that records its resolution, painted and compressed strip by strip on all threads.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn png(page: &Page, resolution: Resolution) -> Result<Vec<u8>, PngError> {
    png_with_progress(page, resolution, ProgressMonitor::NONE)
}

/// Does what [`png()`] does, and reports after each strip how much of the page is done.
///
/// # Errors
/// Fails like [`png()`], and if the monitor stops the work.
pub fn png_with_progress(page: &Page, resolution: Resolution, monitor: ProgressMonitor) -> Result<Vec<u8>, PngError> {
    let scale = resolution.per_millimetre();
    let (width, height) = pixels(Rect::new(Point::ORIGIN, page.size), scale)?;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let per_metre = (scale * 1000.0).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    let mut writer = encoder.write_header().map_err(refused)?;
    let placed = Placed::of(page, Transform::scale(scale, scale));
    // Flat colours compress better without a filter; only photographs gain from one.
    let filter = if placed.have_picture() { Filter::Up } else { Filter::None };
    let brushes = Mutex::new(Vec::new());
    let paint = |(top, rows): (u32, u32)| {
        let spare = brushes.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut painter = Painter::with_brushes(spare.unwrap_or_default());
        let canvas = strip(&mut painter, &placed, (width, top, rows))?;
        brushes.lock().unwrap_or_else(PoisonError::into_inner).push(painter.into_brushes());
        PackedPart::of(&opaque_rows(&canvas, filter)).map_err(refused)
    };
    // The height of a strip depends only on the page, so the bytes do too.
    let rows = (STRIP / width).clamp(16, height.max(16));
    let strips = (0..height).step_by(rows as usize).map(|top| (top, rows.min(height - top)));
    let mut frame = ZlibFrame::new();
    let mut head = ZlibFrame::head().to_vec();
    let mut painted = 0;
    in_order(strips, processors(), paint, |part| {
        let part = part?;
        painted += 1;
        monitor.report(Progress::pages(0).and_parts(painted, height.div_ceil(rows) as usize))?;
        frame.add(&part);
        head.extend(part.bytes);
        let chunk = std::mem::take(&mut head);
        writer.write_chunk(IDAT, &chunk).map_err(refused)
    })?;
    writer.write_chunk(IDAT, &frame.tail()).map_err(refused)?;
    writer.finish().map_err(refused)?;
    Ok(bytes)
}

/// About how many pixels are painted at a time.
const STRIP: u32 = 500_000;

/// The PNG filter that is applied to a row before it is compressed.
#[derive(Clone, Copy)]
enum Filter {
    /// The row is not changed.
    None = 0,
    /// Each row is stored as its difference from the row above it in the strip.
    Up = 2,
}

/// The rows of a strip without their opacity, each preceded by the byte that names its filter.
fn opaque_rows(canvas: &Pixmap, filter: Filter) -> Vec<u8> {
    let width = canvas.width() as usize;
    let mut rows = vec![0; (width * 3 + 1) * canvas.height() as usize];
    let mut above: Option<&[u8]> = None;
    for (row, to) in canvas.data().chunks_exact(width * 4).zip(rows.chunks_exact_mut(width * 3 + 1)) {
        let pixels = row.as_chunks::<4>().0.iter();
        let Some((number, to)) = to.split_first_mut() else { continue };
        let to = to.as_chunks_mut::<3>().0;
        match (filter, above) {
            // The first row of a strip cannot be filtered, since the row above it is not known here.
            (Filter::None, _) | (_, None) => {
                *number = Filter::None as u8;
                for (to, [red, green, blue, _]) in to.iter_mut().zip(pixels) {
                    *to = [*red, *green, *blue];
                }
            }
            (Filter::Up, Some(above)) => {
                *number = Filter::Up as u8;
                for ((to, own), over) in to.iter_mut().zip(pixels).zip(above.as_chunks::<4>().0) {
                    *to = [0, 1, 2].map(|channel| own[channel].wrapping_sub(over[channel]));
                }
            }
        }
        above = Some(row);
    }
    rows
}

fn refused(error: impl fmt::Display) -> PngError {
    PngError::Encoder(error.to_string())
}

fn pixels(part: Rect, scale: f64) -> Result<(u32, u32), PngError> {
    let [width, height] = [part.width(), part.height()].map(|side| (side.get() * scale).round());
    let sound = width >= 1.0 && height >= 1.0 && width * height <= MOST_PIXELS;
    if sound { Ok((width as u32, height as u32)) } else { Err(PngError::Size { width, height }) }
}

/// Paints some rows of the bitmap.
fn strip(painter: &mut Painter, placed: &Placed, (width, top, rows): (u32, u32, u32)) -> Result<Pixmap, PngError> {
    let too_large = || PngError::Size { width: width.into(), height: rows.into() };
    let mut canvas = Pixmap::new(width, rows).ok_or_else(too_large)?;
    canvas.data_mut().fill(u8::MAX);
    placed.paint(painter, &mut canvas, top)?;
    Ok(canvas)
}

#[cfg(test)]
mod tests;
