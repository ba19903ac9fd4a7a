//! A drawing that is larger than the paper: it is cut into pages that overlap, and a plan shows how they go together.

use std::sync::Arc;

use super::assembly::assembly_plan;
use super::cuts::{Cuts, Division, LEAST_OVERLAP};
use super::draft::Draft;
use super::frame::{Body, Frame};
use super::later::Later;
use super::look::{FAINT, REMARK, STRONG, THIN};
use drawing::stock::Orientation;
use drawing::{Color, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};

/// The division of a large drawing into pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PosterPlan {
    /// Whether the pages are portrait or landscape: whichever takes fewer pages, or whose cuts cross nothing.
    pub orientation: Orientation,
    /// How many pages are side by side.
    pub columns: u32,
    /// How many pages are one below the other.
    pub rows: u32,
    /// The size of the drawing.
    drawing: Size,
    /// The size of the part that fits on a page.
    room: Size,
    /// How far neighbouring pages overlap: those side by side (x), and those one below the other (y).
    overlap: Vector,
}

/// The cuts of a large drawing into pages.
#[derive(Clone, Debug, PartialEq)]
pub struct PosterCuts {
    /// The division into columns of pages, from left to right.
    pub across: Cuts,
    /// The division into rows of pages, from top to bottom.
    pub down: Cuts,
}

/// A large drawing, which can be drawn part by part.
pub struct Large<'drawing> {
    /// The title of the drawing.
    pub title: &'drawing str,
    /// The size of the whole drawing.
    pub size: Size,
    /// Draws a part of the drawing, measured from the corner of the whole; it may draw more than the part. It is called when the page with this part
    /// is needed, which may be when everything else is gone.
    pub part: Arc<dyn Fn(Rect) -> Draft + Send + Sync>,
    /// Returns the areas of the things that no cut should cross, such as numbers and labels.
    pub keep: &'drawing dyn Fn() -> Vec<Rect>,
    /// Whether a page also shows more of its neighbours than the overlap if its paper has room.
    pub fills: bool,
    /// Draws the whole drawing for the plan, at the drawing's own size. The number passed in is the factor by which the plan will then shrink it.
    pub sketch: &'drawing dyn Fn(f64) -> Draft,
}

impl PosterPlan {
    /// The plan with the fewest pages.
    #[must_use]
    pub fn new(frame: &Frame, drawing: Size) -> Self {
        let [upright, lying] = Self::each_way(frame, drawing);
        if lying.pages() < upright.pages() { lying } else { upright }
    }

    /// The plans with the fewest pages, for portrait and for landscape paper.
    fn each_way(frame: &Frame, drawing: Size) -> [Self; 2] {
        let plan = |orientation| {
            let room = label_strip(frame.area(frame.paper(orientation))).1.size();
            // An overlap of more than a third of the page would leave too little of each page.
            let overlap = |length: Mm| frame.choices.overlap.max(LEAST_OVERLAP).min(length / 3.0);
            let overlap = Vector::at(overlap(room.width), overlap(room.height));
            let count = |whole: Mm, room: Mm, overlap: Mm| {
                // The cast to `u32` cannot overflow: it saturates.
                (((whole - room - Mm::new(1e-6)) / (room - overlap)).ceil().max(0.0) as u32).saturating_add(1)
            };
            let columns = count(drawing.width, room.width, overlap.x);
            let rows = count(drawing.height, room.height, overlap.y);
            Self { orientation, columns, rows, drawing, room, overlap }
        };
        Orientation::ALL.map(plan)
    }

    /// Finds the plan with the fewest pages whose cuts cross nothing that should stay whole, and returns it with its cuts. To get there, the paper
    /// may be turned, or one column or row added. If that does not help, or if there is a single page, it is the plan with the fewest pages.
    #[must_use]
    pub fn clean(frame: &Frame, drawing: Size, keep: &[Rect]) -> (Self, PosterCuts) {
        let fewest = Self::new(frame, drawing);
        let cuts = fewest.cuts(keep);
        if cuts.are_clean() {
            return (fewest, cuts);
        }
        let more = |plan: Self| [(0, 0), (1, 0), (0, 1), (1, 1)].map(|more| plan.with_more(more));
        let mut plans: Vec<Self> = Self::each_way(frame, drawing).into_iter().flat_map(more).collect();
        plans.retain(|plan| plan.pages() <= fewest.pages() + fewest.pages() / 2 && plan.pages() <= Self::MOST_PAGES);
        plans.sort_by_key(Self::pages);
        let mut cut = plans.into_iter().map(|plan| (plan, plan.cuts(keep)));
        cut.find(|(_, cuts)| cuts.are_clean()).unwrap_or((fewest, cuts))
    }

    /// The plan with this many more columns and rows.
    const fn with_more(self, (columns, rows): (u32, u32)) -> Self {
        Self { columns: self.columns.saturating_add(columns), rows: self.rows.saturating_add(rows), ..self }
    }

    /// How many pages there are, or the largest `u32` if there are more.
    #[must_use]
    pub const fn pages(&self) -> u32 {
        self.columns.saturating_mul(self.rows)
    }

    /// How far pages that are side by side overlap or, if all pages are in one column, those one below the other.
    #[must_use]
    pub fn overlap(&self) -> Mm {
        // If all pages are in one column, only the vertical overlap matters.
        if self.columns > 1 { self.overlap.x } else { self.overlap.y }
    }

    /// How many pages a poster can have at most: enough for the largest map with spaces of an inch, on paper of the usual sizes.
    pub const MOST_PAGES: u32 = 640;

    /// The cuts of this plan. They cross as few as possible of the areas that should stay whole, and let all pages show about equally much.
    #[must_use]
    pub fn cuts(&self, keep: &[Rect]) -> PosterCuts {
        let across: Vec<_> = keep.iter().map(|rect| (rect.min.x, rect.max.x)).collect();
        let down: Vec<_> = keep.iter().map(|rect| (rect.min.y, rect.max.y)).collect();
        let division = |whole, pages, longest, overlap| Division { whole, pages, longest, overlap };
        PosterCuts {
            across: division(self.drawing.width, self.columns, self.room.width, self.overlap.x).cuts(&across),
            down: division(self.drawing.height, self.rows, self.room.height, self.overlap.y).cuts(&down),
        }
    }

    /// The name of a page: a letter for its column and a number for its row.
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

impl PosterCuts {
    /// Whether the cuts cross nothing of what should stay whole.
    const fn are_clean(&self) -> bool {
        self.across.crossed == 0 && self.down.crossed == 0
    }

    /// The same cuts, with pages that show as much around their parts as fits on the paper.
    fn filling(self, room: Size) -> Self {
        Self { across: self.across.filling(room.width), down: self.down.filling(room.height) }
    }

    /// The part of the drawing that a page shows.
    #[must_use]
    pub fn window(&self, column: u32, row: u32) -> Rect {
        rect(self.across.window(column), self.down.window(row))
    }

    /// The part of the drawing on a page that stays visible when the neighbouring pages are glued on.
    #[must_use]
    pub fn own(&self, column: u32, row: u32) -> Rect {
        rect(self.across.own(column), self.down.own(row))
    }
}

fn rect((left, right): (Mm, Mm), (top, bottom): (Mm, Mm)) -> Rect {
    Rect { min: Point::at(left, top), max: Point::at(right, bottom) }
}

/// The pages of a large drawing; if there are several, a plan comes first. The caller must have checked that there are not too many pages.
#[must_use]
pub fn poster(frame: &Frame, large: &Large) -> Vec<Body> {
    let is_cut = PosterPlan::new(frame, large.size).pages() > 1;
    let keep = if is_cut { (large.keep)() } else { Vec::new() };
    let (plan, cuts) = PosterPlan::clean(frame, large.size, &keep);
    let cuts = if large.fills { cuts.filling(plan.room) } else { cuts };
    let mut bodies = Vec::new();
    if plan.pages() > 1 {
        bodies.push(assembly_plan(frame, &plan, &cuts, large));
    }
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            if !frame.goes_on() {
                return bodies;
            }
            bodies.push(page(frame, &plan, &cuts, large, (column, row)));
        }
    }
    bodies
}

/// A large drawing on a single page that is large enough for it.
#[must_use]
pub fn one_page(frame: &Frame, large: &Large) -> Body {
    let size = frame.around(large.size);
    let whole = Rect::new(Point::ORIGIN, large.size);
    let (part, corner) = (Arc::clone(&large.part), frame.area(size).min);
    let later = Later::new(move |_| {
        let mut draft = Draft::new();
        draft.add(corner, part(whole));
        draft
    });
    Body::front(large.title.to_owned(), size, Draft::new()).with(later)
}

/// Divides the area of a page into a strip for the page's label and the window below it.
fn label_strip(area: Rect) -> (Rect, Rect) {
    area.cut_top(Mm::new(6.0).min(area.height() * 0.2))
}

fn page(frame: &Frame, plan: &PosterPlan, cuts: &PosterCuts, large: &Large, (column, row): (u32, u32)) -> Body {
    let size = frame.paper(plan.orientation);
    let (strip, area) = label_strip(frame.area(size));
    let (visible, own) = (cuts.window(column, row), cuts.own(column, row));
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
    let shift = area.min - visible.min;
    // The picture of the neighbouring page continues beneath the cut, so that an inexact cut shows no white. A light line beneath the dashes makes
    // them visible on the darkest sky.
    let mut lines = Vec::new();
    let mut cut = |from: Point, to: Point| {
        let line = Path::line(&[from, to]);
        lines.push(line.clone().with_stroke(Stroke::new(Color::WHITE, Mm::new(THIN * 2.0))));
        lines.push(line.with_stroke(Stroke::new(FAINT, Mm::new(THIN)).dashed(&[2.0, 1.5])));
    };
    if column + 1 < plan.columns {
        let x = own.max.x + shift.x;
        cut(Point::at(x, area.min.y), Point::at(x, area.min.y + visible.height()));
    }
    if row + 1 < plan.rows {
        let y = own.max.y + shift.y;
        cut(Point::at(area.min.x, y), Point::at(area.min.x + visible.width(), y));
    }
    let part = Arc::clone(&large.part);
    let later = Later::new(move |_| {
        let mut draft = Draft::new();
        draft.put(Point::ORIGIN + shift, Group::of(part(visible).items).clipped(Path::rect(visible)));
        for line in &lines {
            draft.path(line.clone());
        }
        draft
    });
    let title = if plan.pages() > 1 { format!("{} / {label}", large.title) } else { large.title.to_owned() };
    Body::front(title, size, draft).with(later)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Request;
    use project::{Content, Game, Project};

    /// The sample's map is 667 mm wide, which would be three pages and a sliver; it must become four equal pages.
    #[test]
    fn every_page_of_a_poster_shows_as_much_as_the_next_and_together_they_show_all() {
        let project = Project::with_content(Content::empty(Game::LaunchFighters), "Poster");
        let frame = Frame::new(&project, &Request::default());
        for size in [(667.0, 622.0), (100.0, 5000.0), (191.0, 268.0), (3.0, 3.0), (380.5, 12.0)] {
            let size = Size::new(size.0, size.1);
            let plan = PosterPlan::new(&frame, size);
            let cuts = plan.cuts(&[]);
            let page = label_strip(frame.area(frame.paper(plan.orientation))).1.size();
            let last = cuts.window(plan.columns - 1, plan.rows - 1);
            let off = last.max - (Point::ORIGIN + size.diagonal());
            assert!(off.length() < Mm::new(1e-6), "{size:?} ends at {last:?}");
            assert!(last.width() < page.width + Mm::new(1e-6) && last.height() < page.height + Mm::new(1e-6), "{plan:?}");
            for row in 0..plan.rows {
                for column in 0..plan.columns {
                    let (own, window) = (cuts.own(column, row), cuts.window(column, row));
                    assert!(window.inset(Mm::new(-1e-6)).encloses(own) && (window.width() - last.width()).abs() < Mm::new(1e-6));
                    if column + 1 < plan.columns {
                        let next = cuts.window(column + 1, row).min.x;
                        assert!(own.max.x - next >= Mm::new(3.0), "white beneath the cut behind {column}");
                        assert_eq!(own.max.x, cuts.own(column + 1, row).min.x, "a gap behind {column}");
                    }
                }
            }
        }
    }
}
