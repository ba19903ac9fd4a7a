//! Writes items as operators of a content stream.
//!
//! The first operator of a page flips the y axis, so that everything after it is measured from the top left corner, as items are. State that is set
//! already (ink, width, font) is not set again.

use super::PdfError;
use super::content::Content;
use super::decimal::Decimal;
use super::drawings::{self, Drawings};
use super::fonts;
use super::needs::Needs;
use super::pictures::Pictures;
use super::state::{Alpha, State};
use crate::path::MITRE_LIMIT;
use crate::{Group, Item, Items, Page, Path, Picture, Segment, TextRun, picture};
use geometry::{Mm, Point, Rect, Transform, Vector};

/// Writes the content stream of one page.
pub(super) struct Writer<'a> {
    pub(super) content: Content,
    pub(super) state: State,
    pub(super) needs: Needs,
    pub(super) drawings: &'a Drawings,
    /// How many bytes the drawings stored by this writer take, or the reason why a drawing could not be stored.
    pub(super) kept: Result<usize, PdfError>,
    pictures: &'a Pictures,
    /// Whether this writer writes a drawing that is stored separately.
    is_within: bool,
}

/// The ways in which an outline is used.
#[derive(Clone, Copy)]
enum Use {
    Fill,
    Stroke,
    FillAndStroke,
    Clip,
}

impl Use {
    /// The PDF operator for the use. Rings are filled by the non-zero winding rule.
    const fn operator(self) -> &'static str {
        match self {
            Self::Fill => "f",
            Self::Stroke => "S",
            Self::FillAndStroke => "B",
            Self::Clip => "W n",
        }
    }
}

impl<'a> Writer<'a> {
    /// A writer for a new page.
    pub fn new(pictures: &'a Pictures, drawings: &'a Drawings) -> Self {
        let (content, state, needs) = (Content::default(), State::default(), Needs::default());
        Self { content, state, needs, drawings, kept: Ok(0), pictures, is_within: false }
    }

    /// A writer for a drawing that appears on a page at this scale.
    pub fn within(page: &Self, scale: f64) -> Self {
        let state = State { scale: page.state.scale * scale, ..State::default() };
        Self { state, is_within: true, ..Self::new(page.pictures, page.drawings) }
    }

    /// The stream, and the resources that the page needs.
    pub fn finish(self) -> (Content, Needs) {
        (self.content, self.needs)
    }

    /// Writes the whole page.
    pub fn page(&mut self, page: &Page) {
        let [one, nothing] = [1.0, 0.0].map(|number| Decimal::rounded(number, 0));
        let upside_down = [one, nothing, nothing, nothing - one, nothing, self.length(page.size.height)];
        self.content.operator(&upside_down, "cm");
        self.content.operator(&[Decimal::rounded(MITRE_LIMIT.into(), 2)], "M");
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
        if moved && group.clip.is_none() && (self.is_within || !drawings::is_large(group)) {
            return self.items(&group.items, step + Vector::at(group.transform.e, group.transform.f));
        }
        // A group that its transform flattens to a line is invisible, and some printers refuse a whole page because of it.
        if group.items.is_empty()
            || group.transform.inverse().is_none()
            || group.clip.as_ref().is_some_and(|clip| clip.segments.is_empty())
        {
            return;
        }
        let placed = group.transform.then(Transform::translate(step));
        if !self.is_within && drawings::is_large(group) {
            return self.drawing(group, placed);
        }
        let before = self.state.clone();
        self.content.operator(&[], "q");
        if moved {
            self.inside(group, Vector::at(placed.e, placed.f));
        } else {
            self.turn(placed);
            self.state.scale *= group.transform.mean_scale();
            self.inside(group, Vector::ZERO);
        }
        self.content.operator(&[], "Q");
        // `Q` restores the page's font, but some programs that extract text keep the last one, so a different font is set anew.
        let font = if self.state.font == before.font { before.font } else { None };
        self.state = State { font, ..before };
    }

    /// Applies a transform to everything that follows.
    pub(super) fn turn(&mut self, Transform { a, b, c, d, e, f }: Transform) {
        let [a, b, c, d] = [a, b, c, d].map(|factor| Decimal::rounded(factor, 6));
        self.content.operator(&[a, b, c, d, self.length(e), self.length(f)], "cm");
    }

    /// Writes the contents of a group, clipped to its border.
    pub(super) fn inside(&mut self, group: &Group, step: Vector) {
        if let Some(clip) = &group.clip {
            self.outline(clip, step, Use::Clip);
        }
        self.items(&group.items, step);
    }

    /// A length in points. It is rounded so that it is accurate to a hundredth of a point on paper.
    pub(super) fn length(&self, length: Mm) -> Decimal {
        let finer = self.state.scale.max(1.0).log10().ceil().min(3.0) as u32;
        Decimal::rounded(length.to_points(), 2 + finer)
    }

    fn point(&self, point: Point) -> [Decimal; 2] {
        [self.length(point.x), self.length(point.y)]
    }
}

/// Writes outlines.
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
            (Some(_), None) => self.outline(path, step, Use::Fill),
            (None, Some(_)) => self.outline(path, step, Use::Stroke),
            // One operator fills and strokes, but only if the line is opaque: viewers disagree on how a transparent line looks over its own fill.
            (Some(_), Some(stroke)) if stroke.color.alpha == 255 => self.outline(path, step, Use::FillAndStroke),
            (Some(_), Some(_)) => {
                self.outline(path, step, Use::Fill);
                self.outline(path, step, Use::Stroke);
            }
        }
    }

    fn outline(&mut self, path: &Path, step: Vector, what_for: Use) {
        if let Some(rect) = path.as_rect() {
            self.rect(rect.moved(step));
        } else {
            for segment in path.steps() {
                self.segment(segment, step);
            }
        }
        self.content.operator(&[], what_for.operator());
    }

    fn rect(&mut self, rect: Rect) {
        let ([left, top], [right, bottom]) = (self.point(rect.min), self.point(rect.max));
        self.content.operator(&[left, top, right - left, bottom - top], "re");
    }

    fn segment(&mut self, segment: Segment, step: Vector) {
        match segment {
            Segment::Move(to) => self.content.operator(&self.point(to + step), "m"),
            Segment::Line(to) => self.content.operator(&self.point(to + step), "l"),
            Segment::Cubic(first, second, to) => {
                let [[ax, ay], [bx, by], [x, y]] = [first, second, to].map(|point| self.point(point + step));
                self.content.operator(&[ax, ay, bx, by, x, y], "c");
            }
            Segment::Close => self.content.operator(&[], "h"),
        }
    }
}

/// Writes text and pictures.
impl Writer<'_> {
    fn text(&mut self, run: &TextRun, at: Point) {
        if run.glyphs.is_empty() || run.color.alpha == 0 {
            return;
        }
        self.needs.glyphs.note(run);
        self.fill(run.color);
        self.content.operator(&[], "BT");
        let font = (run.face, self.length(run.size));
        if self.state.font != Some(font) {
            self.state.font = Some(font);
            self.content.named(fonts::name(run.face), &[font.1], "Tf");
        }
        // The page is flipped, so letters are flipped back.
        let [one, nothing] = [1.0, 0.0].map(|number| Decimal::rounded(number, 0));
        let [x, y] = self.point(at);
        self.content.operator(&[one, nothing, nothing, nothing - one, x, y], "Tm");
        self.content.show(run.glyphs.iter().map(|glyph| glyph.id));
        self.content.operator(&[], "ET");
    }

    fn picture(&mut self, picture: &Picture, at: Point) {
        let Some(name) = self.pictures.name(picture) else {
            return self.path(&picture::crossed_box(picture.size), at);
        };
        // A picture is drawn opaque, whatever the last fill was.
        self.alpha(Alpha::Fill(255), self.state.fill.alpha);
        self.state.fill = self.state.fill.with_alpha(255);
        let nothing = Decimal::rounded(0.0, 2);
        let [x, y] = self.point(Point::at(at.x, at.y + picture.size.height));
        let [width, height] = [picture.size.width, -picture.size.height].map(|side| self.length(side));
        self.content.operator(&[], "q");
        self.content.operator(&[width, nothing, nothing, height, x, y], "cm");
        self.content.named(&name, &[], "Do");
        self.content.operator(&[], "Q");
    }
}
