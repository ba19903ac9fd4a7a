//! Draws the numbers of the edges and the names of the boards, just inside each board of a site.

use super::BoardDrawing;
use drawing::{Color, Path, text};
use geometry::{Edge, Grid, Point, Rect, Size, Space, Vector};
use rules::Level;
use sheets::draft::Draft;
use sheets::look::{INK, STRONG};
use vikings::board::{Board, Laid, Site};

/// A board of a site, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The name of the board.
    pub name: String,
    /// The hex of the site on which the board's upper left hex lies.
    pub at: Space,
    /// The board's own grid of hexes.
    pub grid: Grid,
    /// The numbers of the board's edges as the board lies now, clockwise from the upper edge.
    pub numbers: [Level; 4],
    /// Whether the board lies upside down.
    pub turned: bool,
}

impl Sheet {
    /// A board that is a site by itself.
    #[must_use]
    pub fn of_board(board: &Board) -> Self {
        Self::laid(Laid::default(), board, Space::default())
    }

    /// A board that lies in a layout, on the site of that layout.
    #[must_use]
    pub fn on(site: &Site, laid: Laid, board: &Board) -> Self {
        Self::laid(laid, board, site.corner())
    }

    fn laid(laid: Laid, board: &Board, corner: Space) -> Self {
        let edges = if laid.turned { board.edges.turned() } else { board.edges };
        Self {
            name: board.label().to_owned(),
            at: Space::new(laid.at.column.saturating_sub(corner.column), laid.at.row.saturating_sub(corner.row)),
            grid: board.grid(),
            numbers: Edge::ALL.map(|edge| edges.of(edge)),
            turned: laid.turned,
        }
    }

    /// The name that this board prints on a hex of the site; `None` if the hex is not on the board.
    #[must_use]
    pub fn name_of(&self, space: Space) -> Option<String> {
        let own = Space::new(space.column.saturating_sub(self.at.column), space.row.saturating_sub(self.at.row));
        if !self.grid.contains(own) {
            return None;
        }
        let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
        let turned = Space::new(last(self.grid.columns.get()) - own.column, last(self.grid.rows.get()) - own.row);
        Some(Board::space_label(if self.turned { turned } else { own }))
    }
}

/// The texts on a board, each with the area that it takes: the numbers of the edges, and the name of the board.
fn plates(drawing: &BoardDrawing, sheet: &Sheet) -> Vec<(String, Rect)> {
    let layout = drawing.layout;
    let (columns, rows) = (sheet.grid.columns.get(), sheet.grid.rows.get());
    let of = |columns: u16, rows: u16| {
        Space::new(sheet.at.column.saturating_add_unsigned(columns), sheet.at.row.saturating_add_unsigned(rows))
    };
    let (low, high) = (layout.bounds(of(0, 0)), layout.bounds(of(columns - 1, rows - 1)));
    let whole = low.union(high).union(layout.bounds(of(0, rows - 1)));
    let side = layout.space_size * 0.34;
    let (room, off) = (Size::of(side * 1.4, side), layout.space_size * 0.62);
    // Numbers stand in the lower half of a hex, because its name stands in the upper half.
    let middle = Point::at(whole.middle().x, layout.centre(of(0, rows / 2)).y + layout.space_size * 0.08);
    let places = [
        (Edge::North, Point::at(middle.x, whole.min.y + off)),
        (Edge::East, Point::at(whole.max.x - off - side * 0.6, middle.y)),
        (Edge::South, Point::at(middle.x, whole.max.y - off)),
        (Edge::West, Point::at(whole.min.x + off + side * 0.6, middle.y)),
    ];
    let number = |(edge, at): (Edge, Point)| {
        let index = Edge::ALL.iter().position(|known| *known == edge).unwrap_or_default();
        (sheet.numbers[index].to_string(), Rect::around(at, room))
    };
    let mut plates: Vec<_> = places.into_iter().map(number).collect();
    let style = STRONG.sized(side * 0.62);
    let wide = text::width(&sheet.name, style.face, style.size) + side * 0.6;
    let corner = Point::at(whole.min.x + layout.space_size * 0.7, whole.max.y - off - side * 0.5);
    let room = Size::of(wide.min(whole.width() * 0.6), side);
    plates.push((sheet.name.clone(), Rect::new(corner, room)));
    plates
}

/// The areas that edge numbers and board names take.
pub fn rooms(drawing: &BoardDrawing) -> Vec<Rect> {
    drawing.sheets.iter().flat_map(|sheet| plates(drawing, sheet)).map(|(_, room)| room).collect()
}

/// Draws edge numbers and board names, and an outline of each board if there are several.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, with_words: bool) {
    let several = drawing.sheets.len() > 1;
    for sheet in &drawing.sheets {
        if several {
            draft.path(border(drawing, sheet).stroked(INK, drawing.pen(0.03)));
        }
        if with_words {
            for (words, room) in plates(drawing, sheet) {
                draft.path(
                    Path::rounded_rect(room, room.height() * 0.4)
                        .filled(Color::WHITE.with_alpha(225))
                        .stroked(INK, drawing.pen(0.012)),
                );
                draft.line(&words, STRONG.sized(room.height() * 0.62).centred(), room.inset(room.height() * 0.12));
            }
        }
    }
}

/// The outline of a board, along the outer sides of its outermost hexes.
fn border(drawing: &BoardDrawing, sheet: &Sheet) -> Path {
    let layout = drawing.layout;
    let mut path = Path::default();
    let steps: Vec<Vector> = layout.corner_steps();
    for own in sheet.grid.spaces().filter(|space| sheet.grid.edges_at(*space).next().is_some()) {
        let space = Space::new(sheet.at.column.saturating_add(own.column), sheet.at.row.saturating_add(own.row));
        let middle = layout.centre(space);
        for (side, near) in layout.grid.along_lines(space, 1).enumerate() {
            let there = Space::new(near.column.saturating_sub(sheet.at.column), near.row.saturating_sub(sheet.at.row));
            if !sheet.grid.contains(there) {
                path = path.and(Path::line(&[middle + steps[side], middle + steps[(side + 1) % 6]]));
            }
        }
    }
    path
}
