//! The sector map: squares with their numbers along the edges, and worlds with their names and, if they have them, their arms. The referee's map also
//! shows each world's type and contents, and which player is at home there; the players' map shows no more than the chart.
//!
//! Reading order: this file (measures and pages), `look.rs` (colours), `sky.rs` (the background), `worlds.rs`, `legend.rs`.

mod legend;
mod look;
mod sky;
mod worlds;

use std::sync::Arc;

use super::Reader;
use drawing::{Color, ink_of_words};
use geometry::{Grid, GridLayout, Mm, Point, Rect, Shape, Size, Space, Vector};
use sheets::frame::{Body, Frame};
use sheets::poster::{self, Large, PosterPlan};
use sheets::{Draft, Printout, Request};
use space_viking::{Content, InSector, InWorld, Place, Sector, World, WorldType};

pub(super) use legend::of_known as legend_of_known;
use look::own_colors;
pub(super) use sky::{glint, ground};
pub use worlds::tint;
use worlds::{RAISED, disc, drawn, radius, shield};
pub(super) use worlds::{globe, off_the_frame};

/// The colour of the frame by day.
pub(crate) const FRAME: Color = Color::rgb(38, 54, 92);

/// The map, cut into pages or on one page of its own size. There are no pages if there are no worlds, or if the map would need too many pages.
#[must_use]
pub fn poster(content: &Content, reader: Reader, frame: &Frame, request: &Request, printout: &mut Printout) -> Vec<Body> {
    let size = size(&content.sector);
    if content.worlds.is_empty() || PosterPlan::new(frame, size).pages() > PosterPlan::MOST_PAGES {
        return Vec::new();
    }
    let whole = Arc::new(map(content, reader, printout));
    let part = Arc::clone(&whole);
    let shown = || content.worlds.iter().map(|(_, world)| world).filter(|world| is_shown(content, reader, world));
    let keep = || ink_of_words(&whole.items).into_iter().chain(shown().map(|world| room(&content.sector, world))).collect();
    let sketch = |_: f64| {
        let mut draft = ground(&content.sector, &[]);
        for world in shown() {
            draft.add(middle(&content.sector, world.at), disc(&content.sector, reader, world));
        }
        draft
    };
    let title = match reader {
        Reader::Players => "Sector map",
        Reader::Referee => "Referee's map",
    };
    let large = Large { title, size, part: Arc::new(move |_| Draft::clone(&part)), keep: &keep, fills: true, sketch: &sketch };
    if request.one_page { vec![poster::one_page(frame, &large)] } else { poster::poster(frame, &large) }
}

/// Whether the map for a reader shows a world.
#[must_use]
pub fn is_shown(content: &Content, reader: Reader, world: &World) -> bool {
    content.sector.holds(world.at)
        && match reader {
            Reader::Players => world.is_charted(),
            Reader::Referee => true,
        }
}

/// The margin around the squares, for the numbers of columns and rows.
fn margin(sector: &Sector) -> Mm {
    (space(sector) * 0.6).max(Mm::new(6.0)).min(Mm::new(8.0))
}

/// The width of a space on paper. It is limited, because a file may give any length.
#[must_use]
pub fn space(sector: &Sector) -> Mm {
    sector.space.max(Sector::NARROWEST).min(Sector::WIDEST)
}

/// The size of the squares with their frame, without the legend.
#[must_use]
pub fn field(sector: &Sector) -> Size {
    let length = |count: u16| space(sector) * f64::from(count) + margin(sector) * 2.0;
    Size::of(length(sector.columns.get()), length(sector.rows.get()))
}

/// The size of the whole map.
#[must_use]
pub fn size(sector: &Sector) -> Size {
    let (field, legend) = (field(sector), legend::room(sector));
    Size::of(field.width + legend.width, field.height + legend.height)
}

/// The area of all squares.
fn squares(sector: &Sector) -> Rect {
    Rect::new(Point::ORIGIN, field(sector)).inset(margin(sector))
}

/// The squares as a grid, and the position of the grid's upper left corner on the map.
#[must_use]
pub fn layout(sector: &Sector) -> (GridLayout, Point) {
    let grid = Grid { shape: Shape::Square, columns: sector.columns, rows: sector.rows };
    (GridLayout::new(grid, space(sector)), Point::at(margin(sector), margin(sector)))
}

/// The middle of a space, as a point of the map.
#[must_use]
pub fn middle(sector: &Sector, at: Space) -> Point {
    let along = |number: i16| margin(sector) + space(sector) * (f64::from(number) + 0.5);
    Point::at(along(at.column), along(at.row))
}

/// The square that a space covers on the map.
#[must_use]
pub fn square(sector: &Sector, at: Space) -> Rect {
    Rect::around(middle(sector, at), Size::of(space(sector), space(sector)))
}

/// The space in which a point of the map lies; `None` if it lies in no space.
#[must_use]
pub fn space_at(sector: &Sector, point: Point) -> Option<Space> {
    let along = |length: Mm| ((length - margin(sector)).get() / space(sector).get()).floor() as i16;
    Some(Space::new(along(point.x), along(point.y))).filter(|space| sector.holds(*space))
}

/// The sector map for a reader as one drawing, with its worlds and its legend.
#[must_use]
pub fn map(content: &Content, reader: Reader, printout: &mut Printout) -> Draft {
    let mut worlds = Draft::new();
    for (id, world) in content.worlds.iter().filter(|(_, world)| is_shown(content, reader, world)) {
        let tag = printout.tag(Place::World(id, InWorld::Whole));
        worlds.add_tagged(middle(&content.sector, world.at), drawn(content, reader, id, world), tag);
    }
    let mut draft = Draft::new();
    let words = ink_of_words(&worlds.items);
    draft.add_tagged(Point::ORIGIN, ground(&content.sector, &words), printout.tag(Place::Sector(InSector::Whole)));
    draft.add(Point::ORIGIN, legend::legend(content, reader));
    draft.items.extend(worlds.items);
    draft.cut.extend(worlds.cut);
    draft
}

/// The type of a world as the reader knows it; `None` if the reader does not know it.
fn known(reader: Reader, world: &World) -> Option<WorldType> {
    match reader {
        Reader::Players => world.charted_type(),
        Reader::Referee => world.kind,
    }
}

/// The area of a world's disc or shield on the map, which no cut between pages should cross.
fn room(sector: &Sector, world: &World) -> Rect {
    let shield = shield(sector);
    let disc = (radius(sector) + Mm::new(0.2)) * 2.0;
    let size = Size::of(shield.width.max(disc), shield.height.max(disc));
    Rect::around(middle(sector, world.at) + Vector::at(Mm::ZERO, space(sector) * RAISED), size)
}
