//! Items painted on pixels.
//!
//! A transform here gives pixels, in the type that elsewhere gives millimetres.

use tiny_skia::{FillRule, FilterQuality, Mask, Paint, Pattern, Pixmap, PixmapPaint, SpreadMode};

use super::brush::{Glyphs, Pixels, matrix, outline, paint, stroke};
use crate::drawing::{Group, Item, Items, Path, Picture, Progress, ProgressMonitor, Stopped, TextRun, bounds_of, picture};
use crate::geometry::{Mm, Point, Rect, Transform};

/// Paints items and remembers the glyphs and pictures it has met.
pub(super) struct Painter<'monitor> {
    glyphs: Glyphs,
    pixels: Pixels,
    monitor: ProgressMonitor<'monitor>,
    /// How many items were met, whether or not they show.
    met: usize,
}

/// After so many items whoever watches is asked whether to go on.
const ASK_EVERY: usize = 256;

impl<'monitor> Painter<'monitor> {
    pub fn new() -> Painter<'static> {
        Painter::with_progress(ProgressMonitor::NONE)
    }

    /// A painter whom somebody watches.
    pub fn with_progress(monitor: ProgressMonitor<'monitor>) -> Self {
        Self { glyphs: Glyphs::default(), pixels: Pixels::default(), monitor, met: 0 }
    }

    /// Paints the items where the transform puts them, leaving out those beside the canvas.
    pub fn items(&mut self, canvas: &mut Pixmap, items: &Items, to_pixels: Transform) -> Result<(), Stopped> {
        for (at, item) in items {
            self.met += 1;
            if self.met.is_multiple_of(ASK_EVERY) {
                self.monitor.report(Progress::pages(0))?;
            }
            let here = Transform::translate(*at - Point::ORIGIN).then(to_pixels);
            match item {
                Item::Group(group) => self.group(canvas, group, group.transform.then(here))?,
                Item::Path(path) if shows(canvas, item, here) => draw(canvas, path, here),
                Item::Text(run) if shows(canvas, item, here) => self.text(canvas, run, here),
                Item::Image(picture) if shows(canvas, item, here) => self.picture(canvas, picture, here),
                Item::Path(_) | Item::Text(_) | Item::Image(_) => {}
            }
        }
        Ok(())
    }

    /// A clipped group is painted on a canvas of its own, no larger than what its clip leaves, then cut out and laid on: one
    /// small mask for the group, and none at all where nothing is cut off.
    fn group(&mut self, canvas: &mut Pixmap, group: &Group, to_pixels: Transform) -> Result<(), Stopped> {
        let Some(clip) = &group.clip else { return self.items(canvas, &group.items, to_pixels) };
        let Some((border, content)) = clip.bounds().zip(bounds_of(&group.items)) else { return Ok(()) };
        if clip.as_rect().is_some_and(|rect| rect.encloses(content)) {
            return self.items(canvas, &group.items, to_pixels);
        }
        let Some((left, top, width, height)) = common(canvas, to_pixels.apply_to_rect(border)) else { return Ok(()) };
        let Some(mut layer) = Pixmap::new(width, height) else { return Ok(()) };
        let mut shifted = to_pixels;
        shifted.e -= Mm::new(left.into());
        shifted.f -= Mm::new(top.into());
        self.items(&mut layer, &group.items, shifted)?;
        let Some((mut mask, shape)) = Mask::new(width, height).zip(outline(clip.steps(), shifted)) else { return Ok(()) };
        mask.fill_path(&shape, FillRule::Winding, true, tiny_skia::Transform::identity());
        layer.apply_mask(&mask);
        let plain = tiny_skia::Transform::identity();
        canvas.draw_pixmap(left, top, layer.as_ref(), &PixmapPaint::default(), plain, None);
        Ok(())
    }

    fn text(&mut self, canvas: &mut Pixmap, run: &TextRun, here: Transform) {
        if let Some(shape) = self.glyphs.outline(run, here) {
            canvas.fill_path(&shape, &paint(run.color), FillRule::Winding, tiny_skia::Transform::identity(), None);
        }
    }

    fn picture(&mut self, canvas: &mut Pixmap, picture: &Picture, here: Transform) {
        let Transform { a, b, c, d, .. } = here;
        let (across, down) = (picture.size.width.get() * a.hypot(b), picture.size.height.get() * c.hypot(d));
        let Some(pixels) = self.pixels.of(picture, across, down) else {
            return draw(canvas, &picture::crossed_box(picture.size), here);
        };
        let shrink = Transform::scale(
            picture.size.width.get() / f64::from(pixels.width()),
            picture.size.height.get() / f64::from(pixels.height()),
        );
        let place = matrix(shrink.then(here));
        let shader = Pattern::new(pixels.as_ref(), SpreadMode::Pad, FilterQuality::Bilinear, 1.0, place);
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        if let Some(shape) = outline(Path::rect(Rect::new(Point::ORIGIN, picture.size)).steps(), here) {
            canvas.fill_path(&shape, &paint, FillRule::Winding, tiny_skia::Transform::identity(), None);
        }
    }
}

fn draw(canvas: &mut Pixmap, path: &Path, here: Transform) {
    let plain = tiny_skia::Transform::identity();
    let Some(shape) = outline(path.steps(), here) else { return };
    if let Some(fill) = path.fill.filter(|fill| fill.alpha > 0) {
        canvas.fill_path(&shape, &paint(fill), FillRule::Winding, plain, None);
    }
    let Some(line) = path.stroke.as_ref().filter(|line| line.shows()) else { return };
    if is_even(here) {
        canvas.stroke_path(&shape, &paint(line.color), &stroke(line, here.mean_scale()), plain, None);
    } else if let Some(unscaled) = outline(path.steps(), Transform::IDENTITY) {
        canvas.stroke_path(&unscaled, &paint(line.color), &stroke(line, 1.0), matrix(here), None);
    }
}

/// Whether lengths grow alike in every direction, so that a line is as wide everywhere.
fn is_even(transform: Transform) -> bool {
    let Transform { a, b, c, d, .. } = transform;
    let same = |one: f64, other: f64| (one - other).abs() <= 1e-9 * (1.0 + one.abs());
    same(a, d) && same(b, -c) || same(a, -d) && same(b, c)
}

/// How far beside its bounds an item may still colour a pixel: smooth edges and mitred corners.
fn shows(canvas: &Pixmap, item: &Item, here: Transform) -> bool {
    let reach = match item {
        Item::Path(Path { stroke: Some(line), .. }) => line.width * f64::from(crate::drawing::path::MITRE_LIMIT) * 0.5,
        Item::Text(run) => run.size * 0.3,
        _ => Mm::ZERO,
    };
    item.bounds().is_some_and(|bounds| common(canvas, here.apply_to_rect(bounds.inset(-reach)).inset(Mm::new(-1.0))).is_some())
}

/// The pixels of the canvas that a rectangle touches: left, top, width and height.
fn common(canvas: &Pixmap, rect: Rect) -> Option<(i32, i32, u32, u32)> {
    let left = rect.min.x.get().floor().max(0.0);
    let top = rect.min.y.get().floor().max(0.0);
    let right = rect.max.x.get().ceil().min(canvas.width().into());
    let bottom = rect.max.y.get().ceil().min(canvas.height().into());
    (right > left && bottom > top).then_some((left as i32, top as i32, (right - left) as u32, (bottom - top) as u32))
}
