//! Boards and layouts on paper: coasts with surf and sand, slopes with their lips, woods, rocks, and buildings with their walls. Everything is drawn
//! from a [`Site`], so that a single board and a layout of several look alike, and surf continues across a joint. Each terrain has its own signs:
//! crests on the sea, lines along a river, dots on sand and in shallow water, hachures on slopes, tufts, crowns and boulders on the land. A board
//! counts as a picture, which is only made paler in a print that saves ink. Reading order: this file, `areas.rs` (grounds with a soft line round
//! them, and surf), `texture.rs` (patches), `shadows.rs`, `signs.rs` with `trees.rs` and `water.rs` (what stands in a hex), `sides.rs` (walls,
//! openings and lips), `edges.rs` (numbers and names), `pages.rs`.

mod areas;
mod edges;
mod pages;
mod shadows;
mod sides;
mod signs;
mod texture;
mod trees;
mod water;

pub use areas::{DEEP as SEA, SHALLOW};
pub use edges::Sheet;
pub use pages::{board_pages, layout_pages, of_layout};

use drawing::{Color, Group, Item, Path, text};
use geometry::{Facing, GridLayout, Mm, Point, Rect, Size, Space, Vector};
use sheets::draft::Draft;
use sheets::grid_lines;
use sheets::look::{SMALL, THIN};
use vikings::board::{Board, Site, Surface};

use areas::Areas;

/// The colour of the grid on land and water.
const GRID: Color = Color::rgb(148, 148, 138);
/// Hexes narrower than this get no names, because the names would be illegible.
const SMALLEST_NAMED: Mm = Mm::new(12.0);
/// How far above the middle of its hex a name stands, near the upper corner, in parts of the hex's width.
const HIGH_NAME: f64 = 0.40;
/// How far above the middle of its hex a name stands if something else lies near the upper corner, in parts of the hex's width.
const LOW_NAME: f64 = 0.27;
/// On screen, hexes narrower than this, in pixels, get no signs, only the colours of their grounds.
const SMALLEST_SIGNED: f64 = 7.0;
/// On screen, letters lower than this, in pixels, are not drawn, because they would be a blur.
const READABLE: f64 = 5.0;

/// A site ready to be drawn. Its grounds are computed once, for all drawings of its parts.
#[derive(Clone, Debug)]
pub struct BoardDrawing {
    /// The site that is drawn.
    pub site: Site,
    /// The layout of the site's hexes on paper.
    pub layout: GridLayout,
    /// The boards on the site, with the numbers of their edges.
    pub sheets: Vec<Sheet>,
    areas: Areas,
}

/// Which details are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Detail {
    /// Whether the signs in the hexes and on their sides are drawn.
    signs: bool,
    /// Whether the names of the hexes are drawn.
    names: bool,
    /// Whether the numbers of the edges and the names of the boards are drawn.
    plates: bool,
}

impl BoardDrawing {
    /// The drawing of a site, with hexes of the usual size, or of the width `hex` if it is given.
    #[must_use]
    pub fn new(site: Site, sheets: Vec<Sheet>, hex: Option<Mm>) -> Self {
        // Hexes of width 0 would make a page of size 0.
        let layout = GridLayout::new(site.grid(), hex.unwrap_or(Board::HEX).max(Mm::new(1.0)));
        let areas = Areas::of(&site, layout);
        Self { site, layout, sheets, areas }
    }

    /// The drawing of a single board.
    #[must_use]
    pub fn of_board(board: &Board, hex: Option<Mm>) -> Self {
        Self::new(Site::of_board(board), vec![Sheet::of_board(board)], hex)
    }

    /// Draws a part of the site. The drawing may reach beyond the part.
    #[must_use]
    pub fn part(&self, part: Rect) -> Draft {
        self.drawn(part, Detail { signs: true, names: true, plates: true })
    }

    /// Draws a part of the site for a screen that shows a millimetre with this many pixels. Details too small to be seen are left out.
    #[must_use]
    pub fn part_on_screen(&self, part: Rect, pixels: f64) -> Draft {
        let signs = self.layout.space_size.get() * pixels >= SMALLEST_SIGNED;
        self.drawn(part, Detail { signs, names: self.name_size().get() * pixels >= READABLE, plates: signs })
    }

    /// Draws the whole site without names, for a picture that is scaled down by `scale`.
    #[must_use]
    pub fn sketch(&self, scale: f64) -> Draft {
        let signs = self.layout.space_size.get() * scale >= SMALLEST_SIGNED * 0.4;
        self.drawn(Rect::new(Point::ORIGIN, self.layout.size()), Detail { signs, names: false, plates: false })
    }

    fn drawn(&self, part: Rect, detail: Detail) -> Draft {
        let size = self.layout.space_size.get();
        let mut ground = Draft::new();
        self.areas.draw(&mut ground, self, part);
        if detail.signs {
            texture::draw(&mut ground, self, part);
            shadows::draw(&mut ground, self, part);
            water::draw(&mut ground, self, part);
            signs::draw(&mut ground, self, part);
            grid_lines::draw(&mut ground, &self.layout, part, GRID, THIN.max(size * 0.007));
            trees::draw(&mut ground, self, part);
            sides::draw(&mut ground, self, part);
        }
        if detail.names {
            for (space, room, item) in self.names(part) {
                self.plate(&mut ground, space, room);
                ground.items.push(item);
            }
        }
        let mut draft = Draft::new();
        // Crowns and soft lines would reach beyond the hexes at the edge, where players lay another board, so they are cut off.
        draft.put(Point::ORIGIN, Group::of(ground.items).as_picture().clipped(self.areas.outline(part, self)));
        edges::draw(&mut draft, self, detail.plates);
        draft
    }

    fn name_size(&self) -> Mm {
        (self.layout.space_size * 0.085).max(Draft::SMALLEST)
    }

    /// Whether a coast, a lip or a wall is on one of the two upper sides of a hex, so that it may reach into the hex.
    fn is_crowded_above(&self, space: Space) -> bool {
        let shape = self.layout.grid.shape;
        let is_water = |space: Space| self.site.surface(space).is_some_and(Surface::is_water);
        let above = (0..6).filter(|side| Vector::polar(shape.angle(Facing::new(*side as u8)), Mm::new(1.0)).y < Mm::new(-0.5));
        above.into_iter().any(|side| {
            let across = self.site.across(space, side);
            self.site.passage(space, side).is_some() || across.is_some_and(|near| is_water(near) != is_water(space))
        })
    }

    /// Draws a plate behind the name of a hex, if trees, stones or floor boards would hide it.
    fn plate(&self, draft: &mut Draft, space: Space, room: Rect) {
        let Some(color) = self.site.surface(space).and_then(areas::below_names) else { return };
        let plate = room.inset(-self.layout.space_size * 0.02);
        draft.path(Path::rounded_rect(plate, plate.height() * 0.4).filled(color));
    }

    /// The names of the hexes in a part of the site: for each, the hex, the area that the name takes, and the text with its position.
    fn names(&self, part: Rect) -> impl Iterator<Item = (Space, Rect, (Point, Item))> {
        let size = self.layout.space_size;
        let style = SMALL.sized(self.name_size()).centred();
        let badges = edges::rooms(self);
        let named = self.spaces_within(part).filter(move |_| size >= SMALLEST_NAMED);
        named.filter_map(move |space| {
            let name = self.sheets.iter().rev().find_map(|sheet| sheet.name_of(space))?;
            let high = if self.is_crowded_above(space) { LOW_NAME } else { HIGH_NAME };
            let (at, item) = text::line(&name, style, self.layout.centre(space) - Vector::at(Mm::ZERO, size * high));
            let height = style.face.cap_height(style.size);
            let room = Size::of(text::width(&name, style.face, style.size), height);
            let ink = Rect::new(at - Vector::at(Mm::ZERO, height), room);
            (!badges.iter().any(|badge| meet(*badge, ink))).then_some((space, ink, (at, item)))
        })
    }

    /// The hexes in a part of the site on which a board lies.
    fn spaces_within(&self, part: Rect) -> impl Iterator<Item = Space> {
        self.layout.spaces_within(part).filter(|space| self.site.surface(*space).is_some())
    }

    /// The areas through which no cut should go when the sheet is cut into pages.
    #[must_use]
    pub fn keep(&self) -> Vec<Rect> {
        let whole = Rect::new(Point::ORIGIN, self.layout.size());
        self.names(whole).map(|(_, room, _)| room).chain(edges::rooms(self)).collect()
    }

    /// A point at an offset from the middle of a hex, in parts of its width.
    fn near(&self, space: Space, (right, down): (f64, f64)) -> Point {
        let size = self.layout.space_size;
        self.layout.centre(space) + Vector::at(size * right, size * down)
    }

    /// The width of a line, which is this share of a hex's width, but never too thin to be printed.
    fn pen(&self, share: f64) -> f64 {
        (self.layout.space_size.get() * share).max(0.08)
    }
}

/// Whether two rectangles overlap.
fn meet(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

/// Draws an outline unless it is empty.
fn put(draft: &mut Draft, path: Path) {
    if !path.segments.is_empty() {
        draft.path(path);
    }
}
