//! The assembly plan of a poster, which shows where each page goes.

use super::draft::Draft;
use super::frame::{Body, Frame};
use super::look::{INK, LINE, SHADE, SMALL, STRONG, TITLE};
use super::poster::{Large, PosterCuts, PosterPlan};
use drawing::stock::Orientation;
use drawing::{Color, Group, Path};
use geometry::{Mm, Point, Rect, Size, Transform};

/// The width, in millimetres, of the strip around the picture of a plan, which holds the letters and numbers for which the picture has no room.
const PLAN_EDGE: f64 = 4.0;

/// The page with the plan: a small picture of the whole poster with the edges of its pages on it, and the words that say how many pages there are.
#[must_use]
pub fn assembly_plan(frame: &Frame, plan: &PosterPlan, cuts: &PosterCuts, large: &Large) -> Body {
    // The paper is used upright or sideways, whichever shows the whole map larger.
    let papers = [Orientation::Portrait, Orientation::Landscape].map(|orientation| frame.paper(orientation));
    let scale = |paper: Size| {
        let picture = fields(frame.area(paper))[2];
        (picture.width() / large.size.width).min(picture.height() / large.size.height)
    };
    let [upright, across] = papers;
    let size = if scale(across) > scale(upright) { across } else { upright };
    let [head, words, picture] = fields(frame.area(size));
    let mut draft = Draft::new();
    draft.line(&format!("{}: assembly plan", large.title), TITLE, head);
    let sentence = format!(
        "{} pages, {} across and {} down, make a map of {:.0} × {:.0} mm. Neighbours overlap by {:.0} mm.",
        plan.pages(),
        plan.columns,
        plan.rows,
        large.size.width.get(),
        large.size.height.get(),
        plan.overlap().get()
    );
    draft.text(&sentence, SMALL.sized(Mm::new(3.0)).top(), words);
    let scale = scale(size);
    let whole = Size::of(large.size.width * scale, large.size.height * scale);
    let corner = Point::at(picture.middle().x - whole.width * 0.5, picture.min.y);
    draft.path(Path::rect(Rect::new(corner, whole)).filled(SHADE));
    let sketch = (large.sketch)(scale);
    let shrink = Transform::scale(scale, scale);
    draft.put(corner, Group::of(sketch.items).with_transform(shrink).clipped(Path::rect(Rect::new(Point::ORIGIN, large.size))));
    let mut cells = Path::default();
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            let own = cuts.own(column, row);
            let small = Rect { min: corner + (own.min - Point::ORIGIN) * scale, max: corner + (own.max - Point::ORIGIN) * scale };
            cells = cells.and(Path::rect(small));
            plan_label(&mut draft, small, column, row);
        }
    }
    draft.path(cells.stroked(INK, LINE));
    Body::front(format!("{} / Assembly plan", large.title), size, draft)
}

/// Divides a page into three parts: for the title, for the words below it, and for the picture.
fn fields(area: Rect) -> [Rect; 3] {
    let (head, rest) = area.cut_top(Mm::new(11.0));
    let (words, picture) = rest.cut_top(Mm::new(10.0));
    [head, words, picture.inset(Mm::new(PLAN_EDGE))]
}

/// Writes the name of a page in the middle of its part of the plan. In a plan of very many pages, letters along the top name the columns and numbers
/// along the left name the rows; where not all fit, some are left out.
fn plan_label(draft: &mut Draft, cell: Rect, column: u32, row: u32) {
    let style = STRONG.centred().sized(Mm::new(4.2));
    let name = PosterPlan::label(column, row);
    let plate = Rect::around(cell.middle(), Size::of(cell.width().min(Mm::new(14.0)), cell.height().min(Mm::new(7.0))));
    if plate.width() >= Mm::new(6.5) && plate.height() >= Mm::new(4.0) {
        draft.path(Path::rounded_rect(plate, Mm::new(1.5)).filled(Color::WHITE.with_alpha(220)));
        draft.line(&name, style, plate.inset(Mm::new(0.4)));
        return;
    }
    let edge = Mm::new(PLAN_EDGE);
    let style = style.sized(Mm::new(2.4));
    let (letters, number) = name.split_at(name.find(|sign: char| sign.is_ascii_digit()).unwrap_or(name.len()));
    let every = |side: Mm| (edge / side).ceil().max(1.0) as u32;
    if row == 0 && column.is_multiple_of(every(cell.width())) {
        let above = Point::at(cell.middle().x, cell.min.y - edge * 0.5);
        draft.line(letters, style, Rect::around(above, Size::of(edge, edge)));
    }
    if column == 0 && row.is_multiple_of(every(cell.height())) {
        let beside = Point::at(cell.min.x - edge * 0.5, cell.middle().y);
        draft.line(number, style, Rect::around(beside, Size::of(edge, edge)));
    }
}
