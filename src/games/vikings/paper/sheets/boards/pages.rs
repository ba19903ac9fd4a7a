//! The pages of boards, which are cut into posters, and the plan of a layout with its joints.

use std::sync::Arc;

use super::{BoardDrawing, Sheet};
use drawing::stock::Orientation;
use drawing::{Color, Group, Path, text};
use geometry::{Mm, Point, Rect, Size, Space, Transform};
use rules::Id;
use sheets::draft::Draft;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, SMALL, TITLE};
use sheets::poster::Large;
use sheets::section::one_by_one;
use sheets::{Printout, large};
use vikings::board::{Board, Joint, Layout, Site, joints};
use vikings::{Content, InBoard, InLayout, Place, Scenario};

/// The pages of every board or, if a scenario is given, of its boards.
#[must_use]
pub fn board_pages(
    content: &Content,
    scenario: Option<Id<Scenario>>,
    frame: &Frame,
    as_one_page: bool,
    printout: &mut Printout,
) -> Vec<Body> {
    let mut bodies = Vec::new();
    let scenario = scenario.and_then(|id| content.scenarios.get(id));
    let layout = scenario.and_then(|scenario| scenario.layout(content));
    let lies = |id| layout.is_some_and(|layout| layout.boards.iter().any(|(_, laid)| laid.board == Some(id)));
    for (id, board) in content.boards.iter().filter(|(id, _)| scenario.is_none() || lies(*id)) {
        if !frame.goes_on() {
            break;
        }
        bodies.extend(of_board(id, board, frame, as_one_page, printout));
    }
    bodies
}

fn of_board(id: Id<Board>, board: &Board, frame: &Frame, as_one_page: bool, printout: &mut Printout) -> Vec<Body> {
    let drawing = Arc::new(BoardDrawing::of_board(board, frame.choices.space_size));
    let tag = printout.tag(Place::Board(id, InBoard::Whole));
    let own = Arc::clone(&drawing);
    let tagged = move |part: Rect| {
        let mut draft = Draft::new();
        draft.add_tagged(Point::ORIGIN, own.part(part), tag);
        draft
    };
    let large = Large {
        title: board.label(),
        size: drawing.layout.size(),
        part: Arc::new(tagged),
        keep: &|| drawing.keep(),
        fills: true,
        sketch: &|scale| drawing.sketch(scale),
    };
    let place = Place::Board(id, InBoard::Size);
    let Some(mut bodies) = large::bodies(frame, &large, drawing.layout, place, as_one_page, printout) else { return Vec::new() };
    // A name that is cut off is reported once, although every page that shows it finds it.
    let mut cut = Draft::new();
    cut.cut = bodies.iter_mut().flat_map(|body| std::mem::take(&mut body.draft.cut)).collect();
    cut.cut.dedup();
    printout.note_cut_texts(&mut cut, Place::Board(id, InBoard::Whole), board.label());
    bodies
}

/// The plan of every layout or, if a scenario is given, of its layout: how the boards lie, and which edges meet.
#[must_use]
pub fn layout_pages(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let there = |layout: &Layout| layout.laid(&content.boards).next().is_some();
    let scenario = scenario.and_then(|id| content.scenarios.get(id));
    let wanted = |id| scenario.is_none_or(|scenario| scenario.layout == Some(id));
    let layouts = content.layouts.iter().filter(|(id, layout)| wanted(*id) && there(layout)).map(|(id, _)| id);
    one_by_one(content, layouts, frame, printout, |content, id, frame, printout| {
        content.layouts.get(id).map_or_else(Vec::new, |layout| plan(id, layout, content, frame, printout))
    })
}

/// The drawing of a layout's boards.
#[must_use]
pub fn of_layout(content: &Content, layout: &Layout) -> BoardDrawing {
    let site = Site::of_layout(layout, &content.boards);
    let sheets = layout.laid(&content.boards).map(|(_, laid, board)| Sheet::on(&site, laid, board)).collect();
    BoardDrawing::new(site, sheets, None)
}

fn plan(id: Id<Layout>, layout: &Layout, content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let drawing = of_layout(content, layout);
    let whole = drawing.layout.size();
    let lying = whole.width > whole.height * 1.2;
    let size = frame.paper(if lying { Orientation::Landscape } else { Orientation::Portrait });
    let area = frame.area(size);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line(&format!("{}: plan", layout.label()), TITLE, head);
    let (words, rest) = rest.cut_top(Mm::new(9.0));
    let (wide, high) = (whole.width.get(), whole.height.get());
    let sentence = if drawing.sheets.len() > 1 {
        format!(
            "Lay the boards edge to edge as they are shown here, {wide:.0} × {high:.0} mm together. A board that is upside down is half-turned; the numbers are those of its edges."
        )
    } else {
        format!("One board, {wide:.0} × {high:.0} mm; the numbers are those of its edges.")
    };
    draft.text(&sentence, SMALL.sized(Mm::new(3.0)).top(), words);
    let rows = lines(layout, content);
    let table = if rows.is_empty() { Mm::ZERO } else { Mm::new(10.0 + 5.0 * rows.len().min(16) as f64) };
    let (picture, below) = rest.cut_top(rest.height() - table);
    let picture = picture.inset(Mm::new(2.0));
    let scale = (picture.width() / whole.width).min(picture.height() / whole.height);
    let shown = Size::of(whole.width * scale, whole.height * scale);
    let corner = Point::at(picture.middle().x - shown.width * 0.5, picture.min.y);
    let group = Group::of(drawing.sketch(scale).items).with_transform(Transform::scale(scale, scale)).as_picture();
    let mut own = Draft::new();
    own.put(corner, group.clipped(Path::rect(Rect::new(Point::ORIGIN, whole))));
    own.target(Rect::new(corner, shown));
    for sheet in &drawing.sheets {
        labels(&mut own, &drawing, sheet, corner, scale);
    }
    let tag = printout.tag(Place::Layout(id, InLayout::Whole));
    draft.add_tagged(Point::ORIGIN, own, tag);
    if !rows.is_empty() {
        // The list stands directly below the picture, which may be lower than the space for it.
        list(&mut draft, Rect { min: Point::at(below.min.x, corner.y + shown.height + Mm::new(4.0)), max: below.max }, &rows);
    }
    let mut bodies = vec![Body::front(layout.label().to_owned(), size, draft)];
    printout.seal(&mut bodies, Place::Layout(id, InLayout::Whole), layout.label());
    bodies
}

/// Draws the name and the edge numbers of a board on the plan. Their letters keep their size although the board is scaled down.
fn labels(draft: &mut Draft, drawing: &BoardDrawing, sheet: &Sheet, corner: Point, scale: f64) {
    let ends = [(0, 0), (sheet.grid.columns.get() - 1, sheet.grid.rows.get() - 1)].map(|(column, row)| {
        let at = Space::new(sheet.at.column.saturating_add_unsigned(column), sheet.at.row.saturating_add_unsigned(row));
        drawing.layout.bounds(at)
    });
    let whole = ends[0].union(ends[1]);
    let small = |point: Point| corner + (point - Point::ORIGIN) * scale;
    let board = Rect { min: small(whole.min), max: small(whole.max) };
    let plate = |draft: &mut Draft, words: &str, at: Point, room: Size| {
        let room = Rect::around(at, room);
        draft.path(Path::rounded_rect(room, room.height() * 0.35).filled(Color::WHITE));
        draft.line(words, HEADING.sized(room.height() * 0.72).centred(), room.inset(Mm::new(0.4)));
    };
    let name = if sheet.turned { format!("{}, half-turned", sheet.name) } else { sheet.name.clone() };
    let middle = board.middle();
    let high = Mm::new(6.0).min(board.height() * 0.3);
    let wide = text::width(&name, HEADING.face, high * 0.72) + high;
    plate(draft, &name, middle, Size::of(wide.min(board.width() * 0.7), high));
    let side = Mm::new(5.0).min(board.width() * 0.2).min(board.height() * 0.2);
    let places = [
        Point::at(middle.x, board.min.y + side * 0.8),
        Point::at(board.max.x - side, middle.y),
        Point::at(middle.x, board.max.y - side * 0.8),
        Point::at(board.min.x + side, middle.y),
    ];
    for (number, at) in sheet.numbers.into_iter().zip(places) {
        plate(draft, &number.to_string(), at, Size::of(side * 1.5, side));
    }
}

/// The joints of a layout in words: the two boards, and at how many places water meets land.
fn lines(layout: &Layout, content: &Content) -> Vec<[String; 3]> {
    let name = |id| {
        let board = layout.boards.get(id).and_then(|laid| content.boards.get(laid.board?));
        board.map_or("", Board::label).to_owned()
    };
    let (_, joints) = joints(layout, &content.boards);
    let line = |joint: &Joint| {
        let words = match joint.disagreeing() {
            0 => "land meets land and water meets water".to_owned(),
            some => format!("water meets land at {some} of {} places", joint.facing.len()),
        };
        [name(joint.boards[0]), name(joint.boards[1]), words]
    };
    joints.iter().map(line).collect()
}

fn list(draft: &mut Draft, room: Rect, rows: &[[String; 3]]) {
    let (head, rest) = room.cut_top(Mm::new(7.0));
    draft.line("Joints", HEADING, head);
    let style = SMALL.sized(Mm::new(3.0));
    let mut left = rest;
    for [one, other, words] in rows {
        let (line, below) = left.cut_top(Mm::new(5.0).min(left.height()));
        if line.height() < Mm::new(4.0) {
            return;
        }
        draft.line(&format!("{one} and {other}: {words}"), style, line);
        left = below;
    }
}
