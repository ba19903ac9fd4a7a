//! Paints items on a bitmap.
//!
//! In this file a transform converts to pixels, although its type says that it gives millimetres.

use tiny_skia::{FillRule, FilterQuality, Mask, Paint, Pattern, Pixmap, PixmapPaint, SpreadMode};

use super::brush::{Glyphs, Pixels, matrix, outline, paint, stroke};
use crate::item::overlap;
use crate::path::MITRE_LIMIT;
use crate::{Group, Item, Items, Path, Picture, Progress, ProgressMonitor, Stopped, TextRun, bounds_of, picture};
use geometry::{Mm, Point, Rect, Transform};

/// Paints items, and may report to a monitor.
pub(super) struct Painter<'monitor> {
    brushes: Brushes,
    monitor: ProgressMonitor<'monitor>,
    /// How many items the painter has come to, whether or not they are visible.
    met: usize,
}

/// The glyphs and pictures that a painter has prepared.
#[derive(Default)]
pub(super) struct Brushes {
    glyphs: Glyphs,
    pixels: Pixels,
}

/// How many items are painted before the monitor is asked again whether to go on.
const ASK_EVERY: usize = 256;

impl<'monitor> Painter<'monitor> {
    pub fn new() -> Painter<'static> {
        Painter::with_progress(ProgressMonitor::NONE)
    }

    /// A painter that starts with these glyphs and pictures.
    pub fn with_brushes(brushes: Brushes) -> Painter<'static> {
        Painter { brushes, ..Painter::new() }
    }

    /// A painter that reports to a monitor.
    pub fn with_progress(monitor: ProgressMonitor<'monitor>) -> Self {
        Self { brushes: Brushes::default(), monitor, met: 0 }
    }

    /// The glyphs and pictures that the painter has prepared, for the next painter.
    pub fn into_brushes(self) -> Brushes {
        self.brushes
    }

    /// Counts an item, and asks the monitor from time to time whether to go on.
    pub fn meet(&mut self) -> Result<(), Stopped> {
        self.met += 1;
        if self.met.is_multiple_of(ASK_EVERY) { self.monitor.report(Progress::pages(0)) } else { Ok(()) }
    }

    /// Paints an item where the transform puts it, if any part of it lies on the canvas.
    pub fn item(&mut self, canvas: &mut Pixmap, item: &Item, here: Transform) -> Result<(), Stopped> {
        let shows = |canvas: &Pixmap| room(item, here).is_some_and(|room| common(canvas, room).is_some());
        match item {
            // Groups are not tested here: a group extends as far as its items or its clip do, so they are tested instead.
            Item::Group(group) => self.group(canvas, group, group.transform.then(here))?,
            Item::Path(path) if shows(canvas) => draw(canvas, path, here),
            Item::Text(run) if shows(canvas) => self.text(canvas, run, here),
            Item::Image(picture) if shows(canvas) => self.picture(canvas, picture, here),
            Item::Path(_) | Item::Text(_) | Item::Image(_) => {}
        }
        Ok(())
    }

    fn items(&mut self, canvas: &mut Pixmap, items: &Items, to_pixels: Transform) -> Result<(), Stopped> {
        for (at, item) in items {
            self.meet()?;
            self.item(canvas, item, Transform::translate(*at - Point::ORIGIN).then(to_pixels))?;
        }
        Ok(())
    }

    /// Paints a group. A clipped group is painted on a canvas of its own, no larger than the area of its clip; that canvas is then masked and copied.
    /// So each group needs at most one small mask, and no mask at all if nothing is cut off.
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
        if let Some(shape) = self.brushes.glyphs.outline(run, here) {
            canvas.fill_path(&shape, &paint(run.color), FillRule::Winding, tiny_skia::Transform::identity(), None);
        }
    }

    fn picture(&mut self, canvas: &mut Pixmap, picture: &Picture, here: Transform) {
        let Transform { a, b, c, d, .. } = here;
        let (across, down) = (picture.size.width.get() * a.hypot(b), picture.size.height.get() * c.hypot(d));
        let Some(pixels) = self.brushes.pixels.of(picture, across, down) else {
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

/// Whether the transform scales all directions alike, so that a line has the same width everywhere.
fn is_even(transform: Transform) -> bool {
    let Transform { a, b, c, d, .. } = transform;
    let same = |one: f64, other: f64| (one - other).abs() <= 1e-9 * (1.0 + one.abs());
    same(a, d) && same(b, -c) || same(a, -d) && same(b, c)
}

/// The pixels that an item may colour, including those outside its bounds that smooth edges and mitred corners reach; `None` if the item draws
/// nothing.
pub(super) fn room(item: &Item, here: Transform) -> Option<Rect> {
    let reach = match item {
        Item::Path(Path { stroke: Some(line), .. }) => line.width * f64::from(MITRE_LIMIT) * 0.5,
        Item::Text(run) => run.size * 0.3,
        Item::Path(_) | Item::Image(_) => Mm::ZERO,
        // A group reaches as far outside its bounds as its items do.
        Item::Group(group) => return group_room(group, here),
    };
    let bounds = item.bounds()?;
    Some(here.apply_to_rect(bounds.inset(-reach)).inset(Mm::new(-1.0)))
}

/// The pixels that a group may colour: those of its items, limited by its clip.
fn group_room(group: &Group, here: Transform) -> Option<Rect> {
    let inside = group.transform.then(here);
    let place = |at: Point| Transform::translate(at - Point::ORIGIN).then(inside);
    let whole = group.items.iter().filter_map(|(at, item)| room(item, place(*at))).reduce(Rect::union)?;
    match &group.clip {
        None => Some(whole),
        Some(clip) => overlap(whole, inside.apply_to_rect(clip.bounds()?).inset(Mm::new(-1.0))),
    }
}

/// The pixels of the canvas that a rectangle touches: left, top, width and height.
fn common(canvas: &Pixmap, rect: Rect) -> Option<(i32, i32, u32, u32)> {
    let left = rect.min.x.get().floor().max(0.0);
    let top = rect.min.y.get().floor().max(0.0);
    let right = rect.max.x.get().ceil().min(canvas.width().into());
    let bottom = rect.max.y.get().ceil().min(canvas.height().into());
    (right > left && bottom > top).then_some((left as i32, top as i32, (right - left) as u32, (bottom - top) as u32))
}
