//! A drawing larger than the paper, cut into pages that overlap, with a plan of how they go together.

use super::draft::Draft;
use super::frame::{Body, Frame, SheetSide};
use super::look::{FAINT, INK, LINE, REMARK, SHADE, SMALL, STRONG, THIN, TITLE};
use crate::drawing::stock::Orientation;
use crate::drawing::{Group, Item, Path, Stroke};
use crate::geometry::{Mm, Point, Rect, Size, Transform, Vector};

/// How a large drawing is cut into pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PosterPlan {
    /// Upright pages or pages on their side, whichever takes fewer.
    pub orientation: Orientation,
    /// How many pages stand side by side.
    pub columns: u32,
    /// How many pages stand one below the other.
    pub rows: u32,
    /// How much of the drawing a page shows.
    window: Size,
    /// From the window of one page to the window of the next.
    step: Vector,
}

/// A large drawing: its size, and what it draws within a part of it.
pub struct Large<'drawing> {
    /// What it is called.
    pub title: &'drawing str,
    /// The size of the whole.
    pub size: Size,
    /// What is drawn within a part of it, measured from the corner of the whole; more may be drawn.
    pub part: &'drawing dyn Fn(Rect) -> Draft,
    /// A small picture of the whole for the plan, in the drawing's own measure.
    pub sketch: &'drawing dyn Fn() -> Draft,
}

impl PosterPlan {
    /// The plan that takes the fewest pages.
    #[must_use]
    pub fn new(frame: &Frame, drawing: Size) -> Self {
        let plan = |orientation| {
            let window = label_strip(frame.area(frame.paper(orientation))).1.size();
            // An overlap wider than a third of the page would make a poster of overlaps.
            let overlap = |length: Mm| frame.choices.overlap.max(Mm::ZERO).min(length / 3.0);
            let step = Vector::at(window.width - overlap(window.width), window.height - overlap(window.height));
            let count = |whole: Mm, window: Mm, step: Mm| 1 + ((whole - window - Mm::new(1e-6)) / step).ceil().max(0.0) as u32;
            Self {
                orientation,
                columns: count(drawing.width, window.width, step.x),
                rows: count(drawing.height, window.height, step.y),
                window,
                step,
            }
        };
        let [upright, lying] = Orientation::ALL.map(plan);
        if lying.pages() < upright.pages() { lying } else { upright }
    }

    /// How many pages there are.
    #[must_use]
    pub const fn pages(&self) -> u32 {
        self.columns * self.rows
    }

    /// The part of the drawing that a page shows.
    #[must_use]
    pub fn window(&self, column: u32, row: u32) -> Rect {
        let corner = Point::at(self.step.x * f64::from(column), self.step.y * f64::from(row));
        Rect::new(corner, self.window)
    }

    /// What a page is called: a letter for the column and a number for the row.
    #[must_use]
    pub fn label(column: u32, row: u32) -> String {
        let letter = char::from(b'A' + (column % 26) as u8);
        let letters = if column < 26 {
            letter.to_string()
        } else {
            format!("{}{letter}", char::from(b'A' + ((column / 26 - 1) % 26) as u8))
        };
        format!("{letters}{}", row + 1)
    }
}

/// The pages of a large drawing, after a plan where there is more than one.
#[must_use]
pub fn poster(frame: &Frame, large: &Large) -> Vec<Body> {
    let plan = PosterPlan::new(frame, large.size);
    let mut bodies = Vec::new();
    if plan.pages() > 1 {
        bodies.push(assembly(frame, &plan, large));
    }
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            bodies.push(page(frame, &plan, large, column, row));
        }
    }
    bodies
}

/// A large drawing on one page of its own size.
#[must_use]
pub fn one_page(frame: &Frame, large: &Large) -> Body {
    let size = frame.around(large.size);
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, large.size);
    draft.add(frame.area(size).min, (large.part)(whole));
    Body { title: large.title.to_owned(), size, side: SheetSide::Front, draft }
}

/// The strip above the window in which a page's label stands, and the window.
fn label_strip(area: Rect) -> (Rect, Rect) {
    area.cut_top(Mm::new(6.0).min(area.height() * 0.2))
}

fn page(frame: &Frame, plan: &PosterPlan, large: &Large, column: u32, row: u32) -> Body {
    let size = frame.paper(plan.orientation);
    let (strip, area) = label_strip(frame.area(size));
    let window = plan.window(column, row);
    let label = PosterPlan::label(column, row);
    let mut draft = Draft::new();
    if plan.pages() > 1 {
        let (left, right) = strip.cut_left(strip.width() * 0.3);
        draft.line(&label, STRONG, left);
        let hint = "cut along the dashed line and glue over the neighbour, or leave the overlap on";
        draft.line(hint, REMARK.sized(Mm::new(2.4)).right(), right);
    } else {
        draft.line(large.title, STRONG, strip);
    }
    let visible =
        Rect { min: window.min, max: Point::at(window.max.x.min(large.size.width), window.max.y.min(large.size.height)) };
    let inside = (large.part)(visible);
    draft.cut.extend(inside.cut);
    let shift = area.min - window.min;
    let clip = Path::rect(visible);
    draft.put(Point::ORIGIN + shift, Group::of(inside.items).clipped(clip));
    // Where the neighbour to the right or below begins.
    let dashed =
        |from: Point, to: Point| Path::line(&[from, to]).with_stroke(Stroke::new(FAINT, Mm::new(THIN)).dashed(&[2.0, 1.5]));
    if column + 1 < plan.columns {
        let x = area.min.x + plan.step.x;
        draft.path(dashed(Point::at(x, area.min.y), Point::at(x, area.min.y + visible.height())));
    }
    if row + 1 < plan.rows {
        let y = area.min.y + plan.step.y;
        draft.path(dashed(Point::at(area.min.x, y), Point::at(area.min.x + visible.width(), y)));
    }
    let title = if plan.pages() > 1 { format!("{} / {label}", large.title) } else { large.title.to_owned() };
    Body { title, size, side: SheetSide::Front, draft }
}

fn assembly(frame: &Frame, plan: &PosterPlan, large: &Large) -> Body {
    let size = frame.paper(Orientation::Portrait);
    let area = frame.area(size);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line(&format!("{}: assembly plan", large.title), TITLE, head);
    let (words, picture) = rest.cut_top(Mm::new(10.0));
    let sentence = format!(
        "{} pages, {} across and {} down, make a map of {:.0} × {:.0} mm. Neighbours overlap by {:.0} mm.",
        plan.pages(),
        plan.columns,
        plan.rows,
        large.size.width.get(),
        large.size.height.get(),
        (plan.window.width - plan.step.x).get()
    );
    draft.text(&sentence, SMALL.sized(Mm::new(3.0)).top(), words);
    let scale = (picture.width() / large.size.width).min(picture.height() / large.size.height);
    let whole = Size::of(large.size.width * scale, large.size.height * scale);
    let corner = Point::at(picture.middle().x - whole.width * 0.5, picture.min.y);
    draft.path(Path::rect(Rect::new(corner, whole)).filled(SHADE));
    let sketch = (large.sketch)();
    let shrink = Transform::scale(scale, scale);
    draft.put(corner, Item::Group(Group::of(sketch.items).with_transform(shrink)));
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            let own = Rect::new(plan.window(column, row).min, Size::of(plan.step.x, plan.step.y));
            let own = Rect { min: own.min, max: Point::at(own.max.x.min(large.size.width), own.max.y.min(large.size.height)) };
            let small = Rect { min: corner + (own.min - Point::ORIGIN) * scale, max: corner + (own.max - Point::ORIGIN) * scale };
            draft.path(Path::rect(small).stroked(INK, LINE));
            let label =
                Rect::around(small.middle(), Size::of(small.width().min(Mm::new(14.0)), small.height().min(Mm::new(7.0))));
            draft.path(Path::rounded_rect(label, Mm::new(1.5)).filled(crate::drawing::Color::WHITE.with_alpha(220)));
            draft.line(&PosterPlan::label(column, row), STRONG.centred().sized(Mm::new(4.2)), label.inset(Mm::new(0.4)));
        }
    }
    Body { title: format!("{} / Assembly plan", large.title), size, side: SheetSide::Front, draft }
}
