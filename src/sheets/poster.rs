//! A drawing larger than the paper, cut into pages that overlap, with a plan of how they go together.

use super::assembly::assembly_plan;
use super::draft::Draft;
use super::frame::{Body, Frame, SheetSide};
use super::look::{FAINT, REMARK, STRONG, THIN};
use crate::drawing::stock::Orientation;
use crate::drawing::{Group, Path, Stroke};
use crate::geometry::{Mm, Point, Rect, Size, Vector};

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
    pub window: Size,
    /// From the window of one page to the window of the next.
    pub step: Vector,
}

/// A large drawing: its size, and what it draws within a part of it.
pub struct Large<'drawing> {
    /// What it is called.
    pub title: &'drawing str,
    /// The size of the whole.
    pub size: Size,
    /// What is drawn within a part of it, measured from the corner of the whole; more may be drawn.
    pub part: &'drawing dyn Fn(Rect) -> Draft,
    /// A picture of the whole for the plan, in the drawing's own measure, which is shrunk to so much of it.
    pub sketch: &'drawing dyn Fn(f64) -> Draft,
}

impl PosterPlan {
    /// The plan that takes the fewest pages, all of which show equal parts.
    #[must_use]
    pub fn new(frame: &Frame, drawing: Size) -> Self {
        let plan = |orientation| {
            let window = label_strip(frame.area(frame.paper(orientation))).1.size();
            // An overlap wider than a third of the page would make a poster of overlaps.
            let overlap = |length: Mm| frame.choices.overlap.max(Mm::ZERO).min(length / 3.0);
            let step = Vector::at(window.width - overlap(window.width), window.height - overlap(window.height));
            let count = |whole: Mm, window: Mm, step: Mm| {
                // The cast stops at the most that there is.
                (((whole - window - Mm::new(1e-6)) / step).ceil().max(0.0) as u32).saturating_add(1)
            };
            let (columns, rows) = (count(drawing.width, window.width, step.x), count(drawing.height, window.height, step.y));
            // All pages show equal parts: nobody wants to glue on a sliver.
            let even = |whole: Mm, window: Mm, step: Mm, count: u32| (whole - (window - step)) / f64::from(count);
            let step =
                Vector::at(even(drawing.width, window.width, step.x, columns), even(drawing.height, window.height, step.y, rows));
            let overlap = Vector::at(overlap(window.width), overlap(window.height));
            Self { orientation, columns, rows, window: Size::of(step.x + overlap.x, step.y + overlap.y), step }
        };
        let [upright, lying] = Orientation::ALL.map(plan);
        if lying.pages() < upright.pages() { lying } else { upright }
    }

    /// How many pages there are; more than can be counted are as many as can.
    #[must_use]
    pub const fn pages(&self) -> u32 {
        self.columns.saturating_mul(self.rows)
    }

    /// The most pages that a poster may have: the largest map in spaces of an inch has room on them, on paper of the usual sizes.
    pub const MOST_PAGES: u32 = 640;

    /// The part of the drawing that a page shows.
    #[must_use]
    pub fn window(&self, column: u32, row: u32) -> Rect {
        let corner = Point::at(self.step.x * f64::from(column), self.step.y * f64::from(row));
        Rect::new(corner, self.window)
    }

    /// The part of the drawing that is seen of a page when its neighbours are glued on.
    #[must_use]
    pub fn own(&self, column: u32, row: u32) -> Rect {
        let window = self.window(column, row);
        let width = if column + 1 < self.columns { self.step.x } else { window.width() };
        let height = if row + 1 < self.rows { self.step.y } else { window.height() };
        Rect::new(window.min, Size::of(width, height))
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

/// The pages of a large drawing, after a plan where there is more than one. Whether there are too many is asked of the plan before.
#[must_use]
pub fn poster(frame: &Frame, large: &Large) -> Vec<Body> {
    let plan = PosterPlan::new(frame, large.size);
    let mut bodies = Vec::new();
    if plan.pages() > 1 {
        bodies.push(assembly_plan(frame, &plan, large));
    }
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            if !frame.goes_on() {
                return bodies;
            }
            bodies.push(page(frame, &plan, large, column, row));
            frame.drew_page();
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
        let hint = match (column + 1 < plan.columns, row + 1 < plan.rows) {
            (true, true) => "Cut along the dashed lines and glue the cut edges onto the neighbours.",
            (true, false) | (false, true) => "Cut along the dashed line and glue the cut edge onto the neighbour.",
            (false, false) => "",
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Project;
    use crate::rules::launch_fighters::Content;
    use crate::sheets::Request;

    /// The sample's map is 667 mm wide: three pages and a sliver, or four alike.
    #[test]
    fn every_page_of_a_poster_shows_as_much_as_the_next_and_together_they_show_all() {
        let project = Project::with_content(Content::default().into(), "Poster");
        let frame = Frame::new(&project, &Request::default());
        for size in [(667.0, 622.0), (100.0, 5000.0), (191.0, 268.0), (3.0, 3.0), (380.5, 12.0)] {
            let size = Size::new(size.0, size.1);
            let plan = PosterPlan::new(&frame, size);
            let page = label_strip(frame.area(frame.paper(plan.orientation))).1.size();
            let last = plan.window(plan.columns - 1, plan.rows - 1);
            let off = last.max - (Point::ORIGIN + size.diagonal());
            assert!(off.length() < Mm::new(1e-6), "{size:?} ends at {last:?}");
            assert!(last.width() < page.width + Mm::new(1e-6) && last.height() < page.height + Mm::new(1e-6), "{plan:?}");
            for row in 0..plan.rows {
                for column in 0..plan.columns {
                    let (own, window) = (plan.own(column, row), plan.window(column, row));
                    assert!(window.inset(Mm::new(-1e-6)).encloses(own) && (window.width() - last.width()).abs() < Mm::new(1e-6));
                    let next = plan.own(column + 1, row).min.x;
                    assert!(column + 1 == plan.columns || (own.max.x - next).abs() < Mm::new(1e-6), "a gap behind {column}");
                }
            }
        }
    }
}
