//! Items as operations of the writer.
//!
//! The first operation of a page turns it over, so that everything after it is measured from the top left corner as
//! in the items. What the printer already knows (ink, width, font) is not said twice.

use std::collections::BTreeSet;

use printpdf::{
    CurTransMat, Line, LinePoint, Op, PaintMode, PdfFontHandle, Polygon, PolygonRing, Pt, TextItem, TextMatrix, WindingOrder,
    XObjectTransform,
};

use super::fonts::{Fonts, id};
use super::pictures::Pictures;
use super::state::{Alpha, State, points, rounded};
use crate::drawing::path::MITRE_LIMIT;
use crate::drawing::{Group, Item, Items, Page, Path, Picture, Segment, TextRun, picture};
use crate::geometry::{Mm, Point, Rect, Transform, Vector};

/// Writes the operations of one page.
pub(super) struct Writer<'a> {
    pub(super) ops: Vec<Op>,
    pub(super) state: State,
    fonts: &'a Fonts,
    pictures: &'a mut Pictures,
    pub(super) alphas: &'a mut BTreeSet<Alpha>,
}

impl<'a> Writer<'a> {
    /// A writer for a page not begun.
    pub fn new(fonts: &'a Fonts, pictures: &'a mut Pictures, alphas: &'a mut BTreeSet<Alpha>) -> Self {
        Self { ops: Vec::new(), state: State::default(), fonts, pictures, alphas }
    }

    /// The operations.
    pub fn finish(self) -> Vec<Op> {
        self.ops
    }

    /// Writes the whole page.
    pub fn page(&mut self, page: &Page) {
        let upside_down = [1.0, 0.0, 0.0, -1.0, 0.0, points(page.size.height)];
        self.ops.push(Op::SetTransformationMatrix { matrix: CurTransMat::Raw(upside_down) });
        self.ops.push(Op::SetMiterLimit { limit: Pt(MITRE_LIMIT) });
        self.items(&page.items, Vector::ZERO);
    }

    fn items(&mut self, items: &Items, step: Vector) {
        for (at, item) in items {
            let at = *at + step;
            match item {
                Item::Path(path) => self.path(path, at),
                Item::Text(run) => self.text(run, at),
                Item::Image(picture) => self.picture(picture, at),
                Item::Group(group) => self.group(group, at),
            }
        }
    }

    fn group(&mut self, group: &Group, at: Point) {
        let step = at - Point::ORIGIN;
        let moved = Transform { e: Mm::ZERO, f: Mm::ZERO, ..group.transform } == Transform::IDENTITY;
        if moved && group.clip.is_none() {
            return self.items(&group.items, step + Vector::at(group.transform.e, group.transform.f));
        }
        // What falls onto a line is not seen, and a printer may refuse the whole page for it.
        if group.items.is_empty()
            || group.transform.inverse().is_none()
            || group.clip.as_ref().is_some_and(|clip| clip.segments.is_empty())
        {
            return;
        }
        let before = self.state.clone();
        self.ops.push(Op::SaveGraphicsState);
        let mut inner = Vector::ZERO;
        if moved {
            inner = step + Vector::at(group.transform.e, group.transform.f);
        } else {
            let Transform { a, b, c, d, e, f } = group.transform.then(Transform::translate(step));
            let [a, b, c, d] = [a, b, c, d].map(|factor| rounded(factor, 6));
            let matrix = CurTransMat::Raw([a, b, c, d, self.length(e), self.length(f)]);
            self.ops.push(Op::SetTransformationMatrix { matrix });
            self.state.scale *= group.transform.mean_scale();
        }
        if let Some(clip) = &group.clip {
            self.shape(clip, inner, PaintMode::Clip);
        }
        self.items(&group.items, inner);
        self.ops.push(Op::RestoreGraphicsState);
        // The page has its font back, but the writer says text in the font that it was last told, wherever that was.
        let font = if self.state.font == before.font { before.font } else { None };
        self.state = State { font, ..before };
    }

    /// A length in points, to a hundredth of a point on the paper.
    pub(super) fn length(&self, length: Mm) -> f32 {
        let finer = self.state.scale.max(1.0).log10().ceil().min(3.0) as i32;
        rounded(length.to_points(), 2 + finer)
    }

    fn point(&self, point: Point) -> printpdf::Point {
        printpdf::Point { x: Pt(self.length(point.x)), y: Pt(self.length(point.y)) }
    }
}

/// # Outlines
impl Writer<'_> {
    fn path(&mut self, path: &Path, at: Point) {
        let step = at - Point::ORIGIN;
        let fill = path.fill.filter(|fill| fill.alpha > 0);
        let stroke = path.stroke.as_ref().filter(|stroke| stroke.shows());
        if let Some(fill) = fill {
            self.fill(fill);
        }
        if let Some(stroke) = stroke {
            self.stroke(stroke);
        }
        match (fill, stroke) {
            (None, None) => {}
            (Some(_), None) => self.shape(path, step, PaintMode::Fill),
            // One operation does both where the result is the same: viewers differ on a transparent line over its own fill.
            (Some(_), Some(stroke)) if stroke.color.alpha == 255 && is_one_ring(path) => {
                self.shape(path, step, PaintMode::FillStroke);
            }
            (fill, Some(_)) => {
                if fill.is_some() {
                    self.shape(path, step, PaintMode::Fill);
                }
                self.lines(path, step);
            }
        }
    }

    /// The whole outline as one area.
    fn shape(&mut self, path: &Path, step: Vector, mode: PaintMode) {
        let winding_order = WindingOrder::NonZero;
        if let Some(rect) = path.as_rect() {
            return self.rect(rect.moved(step), mode);
        }
        let rings = self.rings(path, step).into_iter().map(|(points, _)| PolygonRing { points }).collect();
        self.ops.push(Op::DrawPolygon { polygon: Polygon { rings, mode, winding_order } });
    }

    fn rect(&mut self, rect: Rect, mode: PaintMode) {
        let (min, max) = (self.point(rect.min), self.point(rect.max));
        // The difference of two rounded numbers is rounded again, or it would show its binary tail.
        let [width, height] = [max.x.0 - min.x.0, max.y.0 - min.y.0].map(|side| Pt(rounded(side.into(), 3)));
        let rectangle =
            printpdf::Rect { x: min.x, y: min.y, width, height, mode: Some(mode), winding_order: Some(WindingOrder::NonZero) };
        self.ops.push(Op::DrawRectangle { rectangle });
    }

    /// The line along each part of the outline. The writer closes only the last ring of several, so each goes alone.
    fn lines(&mut self, path: &Path, step: Vector) {
        if let Some(rect) = path.as_rect() {
            return self.rect(rect.moved(step), PaintMode::Stroke);
        }
        for (points, is_closed) in self.rings(path, step) {
            if points.len() > 1 {
                self.ops.push(Op::DrawLine { line: Line { points, is_closed } });
            }
        }
    }

    /// The parts of the outline, each with whether it is closed.
    fn rings(&self, path: &Path, step: Vector) -> Vec<(Vec<LinePoint>, bool)> {
        let mut rings: Vec<(Vec<LinePoint>, bool)> = Vec::new();
        let place = |point: Point, bezier: bool| LinePoint { p: self.point(point + step), bezier };
        let mut start = Point::ORIGIN;
        for segment in path.steps() {
            if let Segment::Move(to) = segment {
                start = to;
                rings.push((vec![place(to, false)], false));
                continue;
            }
            if rings.last().is_none_or(|(_, closed)| *closed) {
                rings.push((vec![place(start, false)], false));
            }
            let Some((points, closed)) = rings.last_mut() else { continue };
            match segment {
                Segment::Move(_) => {}
                Segment::Line(to) => points.push(place(to, false)),
                Segment::Cubic(first, second, to) => points.extend([place(first, true), place(second, true), place(to, false)]),
                Segment::Close => *closed = true,
            }
        }
        rings
    }
}

/// Whether an outline is one closed ring.
fn is_one_ring(path: &Path) -> bool {
    let last = path.segments.last();
    let moves = path.segments.iter().filter(|segment| matches!(segment, Segment::Move(_))).count();
    let closes = path.segments.iter().filter(|segment| matches!(segment, Segment::Close)).count();
    matches!(last, Some(Segment::Close)) && moves == 1 && closes == 1
}

/// # Text and pictures
impl Writer<'_> {
    fn text(&mut self, run: &TextRun, at: Point) {
        let spoken = self.fonts.spoken(run);
        if spoken.is_empty() || run.color.alpha == 0 {
            return;
        }
        self.fill(run.color);
        self.ops.push(Op::StartTextSection);
        let font = (run.face, self.length(run.size));
        if self.state.font != Some(font) {
            self.state.font = Some(font);
            self.ops.push(Op::SetFont { font: PdfFontHandle::External(id(run.face)), size: Pt(font.1) });
        }
        // The page is turned over; letters are turned back.
        let matrix = TextMatrix::Raw([1.0, 0.0, 0.0, -1.0, self.length(at.x), self.length(at.y)]);
        self.ops.push(Op::SetTextMatrix { matrix });
        self.ops.push(Op::ShowText { items: vec![TextItem::Text(spoken)] });
        self.ops.push(Op::EndTextSection);
    }

    fn picture(&mut self, picture: &Picture, at: Point) {
        let Some(id) = self.pictures.id(picture) else {
            return self.path(&picture::crossed_box(picture.size), at);
        };
        // A picture is drawn at full strength, whatever the last fill was.
        self.alpha(Alpha::Fill(255), self.state.fill.alpha);
        self.state.fill = self.state.fill.with_alpha(255);
        let corner = self.point(Point::at(at.x, at.y + picture.size.height));
        let transform = XObjectTransform {
            translate_x: Some(corner.x),
            translate_y: Some(corner.y),
            scale_x: Some(self.length(picture.size.width)),
            scale_y: Some(-self.length(picture.size.height)),
            no_auto_scale: true,
            ..XObjectTransform::default()
        };
        self.ops.push(Op::UseXobject { id, transform });
    }
}
