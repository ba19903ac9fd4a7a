//! Converts outlines, glyphs and pictures to the types of tiny-skia.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use image::imageops::thumbnail;
use image::{ImageBuffer, Rgba};
use tiny_skia::{IntSize, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Shader, StrokeDash};

use crate::path::MITRE_LIMIT;
use crate::picture::{Decoded, PictureCache, decode};
use crate::{Color, Face, Picture, Segment, Stroke, TextRun};
use geometry::{Mm, Point, Transform};

/// An outline in pixels; `None` if it is empty.
pub(super) fn outline(segments: impl Iterator<Item = Segment>, to_pixels: Transform) -> Option<tiny_skia::Path> {
    let place = |point: Point| {
        let point = to_pixels.apply(point);
        (point.x.get() as f32, point.y.get() as f32)
    };
    let mut builder = PathBuilder::new();
    for segment in segments {
        match segment {
            Segment::Move(to) => {
                let (x, y) = place(to);
                builder.move_to(x, y);
            }
            Segment::Line(to) => {
                let (x, y) = place(to);
                builder.line_to(x, y);
            }
            Segment::Cubic(first, second, to) => {
                let ((ax, ay), (bx, by), (x, y)) = (place(first), place(second), place(to));
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

/// A paint of one colour with smooth edges.
pub(super) fn paint(color: Color) -> Paint<'static> {
    let [red, green, blue] = color.rgb;
    Paint {
        shader: Shader::SolidColor(tiny_skia::Color::from_rgba8(red, green, blue, color.alpha)),
        anti_alias: true,
        ..Paint::default()
    }
}

/// A line with its width and dashes multiplied by this factor.
pub(super) fn stroke(stroke: &Stroke, scale: f64) -> tiny_skia::Stroke {
    let length = |length: Mm| (length.get() * scale) as f32;
    let dashes = stroke.pattern().and_then(|pattern| StrokeDash::new(pattern.into_iter().map(length).collect(), 0.0));
    let (line_cap, line_join) = if stroke.round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
    tiny_skia::Stroke { width: length(stroke.width), miter_limit: MITRE_LIMIT, line_cap, line_join, dash: dashes }
}

pub(super) fn matrix(transform: Transform) -> tiny_skia::Transform {
    let Transform { a, b, c, d, e, f } = transform;
    tiny_skia::Transform::from_row(a as f32, b as f32, c as f32, d as f32, e.get() as f32, f.get() as f32)
}

/// The outlines of glyphs at a size of 1 mm, each read from its font once.
#[derive(Default)]
pub(super) struct Glyphs(BTreeMap<(Face, u16), Option<tiny_skia::Path>>);

impl Glyphs {
    /// A whole line of text as one outline in pixels, with the start of its baseline at the origin of the transform.
    pub fn outline(&mut self, run: &TextRun, to_pixels: Transform) -> Option<tiny_skia::Path> {
        let mut builder = PathBuilder::new();
        let mut pen = Mm::ZERO;
        let size = run.size.get();
        for glyph in &run.glyphs {
            let known = self.0.entry((run.face, glyph.id));
            let shape = known.or_insert_with(|| outline(run.face.outline(glyph.id).into_iter(), Transform::IDENTITY));
            let place = Transform { e: pen, ..Transform::scale(size, size) }.then(to_pixels);
            if let Some(placed) = shape.clone().and_then(|shape| shape.transform(matrix(place))) {
                builder.push_path(&placed);
            }
            pen += glyph.advance;
        }
        builder.finish()
    }
}

/// The pixels of pictures, each decoded once and kept in the sizes that were needed.
#[derive(Default)]
pub(super) struct Pixels {
    read: PictureCache<Option<Pixmap>>,
    reduced: BTreeMap<([u8; 32], u32), Pixmap>,
}

impl Pixels {
    /// The picture in a size that has at least as many pixels as it is drawn with, but if possible fewer than twice as many in each direction. With
    /// more pixels, some would be skipped and the picture would flicker.
    pub fn of(&mut self, picture: &Picture, width: f64, height: f64) -> Option<&Pixmap> {
        let hash = self.read.hash(picture);
        let full = self.read.get(picture, |_| premultiplied(decode(&picture.bytes)?)).as_ref()?;
        let spare = (f64::from(full.width()) / width.max(1.0)).min(f64::from(full.height()) / height.max(1.0));
        let halvings = (spare.max(1.0).log2() as u32).min(16);
        if halvings == 0 {
            return Some(full);
        }
        match self.reduced.entry((hash, halvings)) {
            Entry::Occupied(kept) => Some(kept.into_mut()),
            Entry::Vacant(place) => Some(place.insert(halved(full, halvings)?)),
        }
    }
}

fn premultiplied(decoded: Decoded) -> Option<Pixmap> {
    let (width, height) = (decoded.header.width, decoded.header.height);
    let mut pixels = decoded.pixels.into_rgba8().into_raw();
    for pixel in pixels.chunks_exact_mut(4).filter(|pixel| pixel[3] != 255) {
        let alpha = u16::from(pixel[3]);
        for channel in &mut pixel[..3] {
            *channel = ((u16::from(*channel) * alpha + 127) / 255) as u8;
        }
    }
    Pixmap::from_vec(pixels, IntSize::from_wh(width, height)?)
}

fn halved(full: &Pixmap, halvings: u32) -> Option<Pixmap> {
    let pixels = ImageBuffer::<Rgba<u8>, _>::from_raw(full.width(), full.height(), full.data())?;
    let (width, height) = ((full.width() >> halvings).max(1), (full.height() >> halvings).max(1));
    Pixmap::from_vec(thumbnail(&pixels, width, height).into_raw(), IntSize::from_wh(width, height)?)
}
