//! The sector map: squares with their numbers along the edges, worlds with their names, and the arms of worlds that have some. The referee's map
//! also shows each world's type and contents, and which player is at home there; the players' map shows no more than the chart.

use std::sync::Arc;

use super::{Reader, heraldry};
use drawing::text::{self, Style};
use drawing::{Color, Face, Ground, Group, Path, ink_of_words};
use geometry::{Grid, GridLayout, Mm, Point, Rect, Seed, Shape, Size, Space, Vector};
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE};
use sheets::night::{self, Field};
use sheets::poster::{self, Large, PosterPlan};
use sheets::{Draft, Printout, Request};
use space_viking::{Content, InSector, InWorld, Place, Player, Sector, World, WorldType};

/// The sky.
pub(super) const SKY: Color = Color::rgb(236, 241, 248);
/// The lines between the spaces.
const GRID: Color = Color::rgb(176, 190, 210);
/// Every fifth line.
const FIFTH: Color = Color::rgb(120, 140, 172);
/// The frame.
pub(crate) const FRAME: Color = Color::rgb(38, 54, 92);

/// The map, cut into pages or on one of its own size; none if there are no worlds, or it would need too many pages.
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
        let mut draft = ground(&content.sector);
        for world in shown() {
            draft.add(middle(&content.sector, world.at), disc(&content.sector, reader, world));
        }
        by_day_or_night(&content.sector, draft, Rect::new(Point::ORIGIN, size))
    };
    let title = match reader {
        Reader::Players => "Sector map",
        Reader::Referee => "Referee's map",
    };
    let large = Large { title, size, part: Arc::new(move |_| Draft::clone(&part)), keep: &keep, fills: true, sketch: &sketch };
    if request.one_page { vec![poster::one_page(frame, &large)] } else { poster::poster(frame, &large) }
}

/// Whether a map for a reader shows a world.
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
    (space(sector) * 0.6).max(Mm::new(6.0))
}

/// How high the words below the map are.
pub(super) fn foot(sector: &Sector) -> Mm {
    (space(sector) * 1.4).max(Mm::new(14.0))
}

/// How wide a space is printed, within bounds: a file may give any length.
#[must_use]
pub fn space(sector: &Sector) -> Mm {
    sector.space.max(Sector::NARROWEST).min(Sector::WIDEST)
}

/// The size of the whole map.
#[must_use]
pub fn size(sector: &Sector) -> Size {
    let squares = |count: u16| space(sector) * f64::from(count);
    let edge = margin(sector) * 2.0;
    Size::of(squares(sector.columns.get()) + edge, squares(sector.rows.get()) + edge + foot(sector))
}

/// The squares as a grid, and where its corner lies on the map.
#[must_use]
pub fn layout(sector: &Sector) -> (GridLayout, Point) {
    let grid = Grid { shape: Shape::Square, columns: sector.columns, rows: sector.rows };
    (GridLayout::new(grid, space(sector)), Point::at(margin(sector), margin(sector)))
}

/// The middle of a space.
#[must_use]
pub fn middle(sector: &Sector, at: Space) -> Point {
    let along = |number: i16| margin(sector) + space(sector) * (f64::from(number) + 0.5);
    Point::at(along(at.column), along(at.row))
}

/// The square of a space.
#[must_use]
pub fn square(sector: &Sector, at: Space) -> Rect {
    Rect::around(middle(sector, at), Size::of(space(sector), space(sector)))
}

/// The space that holds a point of the map, if one does.
#[must_use]
pub fn space_at(sector: &Sector, point: Point) -> Option<Space> {
    let along = |length: Mm| ((length - margin(sector)).get() / space(sector).get()).floor() as i16;
    Some(Space::new(along(point.x), along(point.y))).filter(|space| sector.holds(*space))
}

/// The sky, the lines and the numbers at the edges.
pub(super) fn ground(sector: &Sector) -> Draft {
    let (edge, step) = (margin(sector), space(sector));
    let (columns, rows) = (sector.columns.get(), sector.rows.get());
    let squares = Rect::new(Point::at(edge, edge), Size::of(step * f64::from(columns), step * f64::from(rows)));
    let mut draft = Draft::new();
    // By night the whole map is sky.
    if !sector.night {
        draft.path(Path::rect(squares).filled(SKY).as_ground(Ground::Sky));
    }
    let ink = |number: u16| if number.is_multiple_of(5) { (FIFTH, 0.25) } else { (GRID, 0.12) };
    for column in 1..columns {
        let (x, (color, width)) = (edge + step * f64::from(column), ink(column));
        draft.rule(Point::at(x, squares.min.y), Point::at(x, squares.max.y), color, width);
    }
    for row in 1..rows {
        let (y, (color, width)) = (edge + step * f64::from(row), ink(row));
        draft.rule(Point::at(squares.min.x, y), Point::at(squares.max.x, y), color, width);
    }
    draft.path(Path::rect(squares).stroked(FRAME, 0.9));
    draft.path(Path::rect(squares.inset(Mm::new(-1.2))).stroked(FRAME, 0.25));
    let style = Style::new(Face::Bold, (edge.get() * 0.42).min(6.0)).colored(FRAME).centred();
    for column in 0..columns {
        let x = edge + step * f64::from(column);
        for y in [Mm::ZERO, squares.max.y] {
            draft.line(&format!("{:02}", column + 1), style, Rect::new(Point::at(x, y), Size::of(step, edge)));
        }
    }
    for row in 0..rows {
        let y = edge + step * f64::from(row);
        for x in [Mm::ZERO, squares.max.x] {
            draft.line(&format!("{:02}", row + 1), style, Rect::new(Point::at(x, y), Size::of(edge, step)));
        }
    }
    draft
}

/// The whole map.
#[must_use]
pub fn map(content: &Content, reader: Reader, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    draft.add_tagged(Point::ORIGIN, ground(&content.sector), printout.tag(Place::Sector(InSector::Whole)));
    for (id, world) in content.worlds.iter().filter(|(_, world)| is_shown(content, reader, world)) {
        let tag = printout.tag(Place::World(id, InWorld::Whole));
        draft.add_tagged(middle(&content.sector, world.at), drawn(content, reader, id, world), tag);
    }
    draft.add(Point::ORIGIN, legend(content, reader));
    by_day_or_night(&content.sector, draft, Rect::new(Point::ORIGIN, size(&content.sector)))
}

/// A drawing of a sector, turned to night colours if the sector has them; `sky` is the extent of its sky.
pub(super) fn by_day_or_night(sector: &Sector, draft: Draft, sky: Rect) -> Draft {
    if !sector.night {
        return draft;
    }
    let field = |at: Space| Field { middle: middle(sector, at), size: space(sector), seed: Seed::at(at) };
    let columns = || (0..sector.columns.get()).filter_map(|column| i16::try_from(column).ok());
    let rows = (0..sector.rows.get()).filter_map(|row| i16::try_from(row).ok());
    night::darkened(draft, sky, rows.flat_map(|row| columns().map(move |column| Space::new(column, row))).map(field))
}

/// A drawing whose own colours the night does not change.
pub(super) fn own_colors(sector: &Sector, draft: Draft) -> Draft {
    if sector.night { Draft { cut: draft.cut, ..Group::of(draft.items).as_picture().into() } } else { draft }
}

/// The colour of a type; white for a world whose type the reader does not know.
#[must_use]
pub const fn tint(kind: Option<WorldType>) -> Color {
    match kind {
        Some(WorldType::SwordWorld) => Color::rgb(196, 62, 54),
        Some(WorldType::Civilized) => Color::rgb(250, 250, 250),
        Some(WorldType::Atomic) => Color::rgb(230, 160, 48),
        Some(WorldType::Industrial) => Color::rgb(140, 130, 160),
        Some(WorldType::Renaissance) => Color::rgb(86, 148, 190),
        Some(WorldType::Medieval) => Color::rgb(120, 168, 96),
        Some(WorldType::StoneAge) => Color::rgb(166, 130, 96),
        Some(WorldType::Barren) => Color::rgb(90, 94, 104),
        None => Color::rgb(206, 214, 226),
    }
}

/// The type of a world as the reader knows it.
fn known(reader: Reader, world: &World) -> Option<WorldType> {
    match reader {
        Reader::Players => world.charted_type(),
        Reader::Referee => world.kind,
    }
}

/// The letter of a type, for maps without colours.
const fn letter(kind: WorldType) -> &'static str {
    match kind {
        WorldType::SwordWorld => "S",
        WorldType::Civilized => "C",
        WorldType::Atomic => "A",
        WorldType::Industrial => "I",
        WorldType::Renaissance => "R",
        WorldType::Medieval => "M",
        WorldType::StoneAge => "T",
        WorldType::Barren => "B",
    }
}

/// A world of a type around a point, in its colour and with its letter if that is legible; a world of unknown type has a thinner line.
pub(super) fn globe(sector: &Sector, kind: Option<WorldType>, radius: Mm) -> Draft {
    let fill = tint(kind);
    let mut draft = Draft::new();
    let width = (radius.get() * 0.15).clamp(0.2, 0.35);
    let line = if kind.is_some() { width } else { width * 0.6 };
    draft.path(Path::circle(Point::ORIGIN, radius).filled(fill).as_ground(Ground::Plain).stroked(FRAME, line));
    let size = radius * 1.25;
    if let Some(kind) = kind.filter(|_| size >= Draft::SMALLEST) {
        let style = Style::new(Face::Bold, size.get()).colored(fill.readable_ink()).centred();
        draft.line(letter(kind), style, Rect::around(Point::ORIGIN, Size::of(radius * 2.0, radius * 2.0)));
    }
    own_colors(sector, draft)
}

/// The radius of a world.
fn radius(sector: &Sector) -> Mm {
    (space(sector) * 0.19).max(Draft::SMALLEST * 0.81)
}

fn disc(sector: &Sector, reader: Reader, world: &World) -> Draft {
    globe(sector, known(reader, world), radius(sector))
}

/// Where the disc or the shield of a world lies on the map: a cut between pages should not cross it.
fn room(sector: &Sector, world: &World) -> Rect {
    let shield = shield(sector);
    let disc = (radius(sector) + Mm::new(0.2)) * 2.0;
    let size = Size::of(shield.width.max(disc), shield.height.max(disc));
    Rect::around(middle(sector, world.at) + Vector::at(Mm::ZERO, space(sector) * RAISED), size)
}

/// How large the shield of a world is.
fn shield(sector: &Sector) -> Size {
    Size::of(space(sector) * 0.38, space(sector) * 0.42)
}

/// How far below the middle of its space a world stands, as a share of the space; it is negative to leave room for words below.
const RAISED: f64 = -0.22;

fn drawn(content: &Content, reader: Reader, id: rules::Id<World>, world: &World) -> Draft {
    let step = space(&content.sector);
    let kind = known(reader, world);
    let mut draft = Draft::new();
    draft.target(Rect::around(Point::ORIGIN, Size::of(step, step)));
    let above = Vector::at(Mm::ZERO, step * RAISED);
    if world.arms.is_borne() && kind.is_some_and(WorldType::is_known) {
        let shield = shield(&content.sector);
        draft.add(
            Point::ORIGIN + above - Vector::at(shield.width * 0.5, shield.height * 0.5),
            own_colors(&content.sector, heraldry::shield(&world.arms, shield)),
        );
    } else {
        draft.add(Point::ORIGIN + above, disc(&content.sector, reader, world));
    }
    let is_great = kind.is_some_and(WorldType::is_known);
    let name = if is_great { world.label().to_uppercase() } else { world.label().to_owned() };
    let words = (step.get() * 0.17).clamp(1.5, 6.0);
    let style = Style::new(if is_great { Face::Bold } else { Face::Regular }, words).colored(INK).centred();
    let line = Mm::new(words * 1.25);
    let mut below = step * -0.02;
    let mut row = |text: &str, style: Style, width: f64| {
        let shift = off_the_frame(&content.sector, world.at, text::width(text, style.face, style.size).min(step * width));
        let rect = Rect::new(Point::at(step * (width * -0.5) + shift, below), Size::of(step * width, line));
        label(&mut draft, &content.sector, text, style, rect);
        below += line;
    };
    row(&name, style, 1.5);
    if reader == Reader::Referee {
        let table = &content.tables.worlds;
        let small = Style::new(Face::Regular, (words * 0.8).max(1.8)).colored(FAINT).centred();
        if world.kind.is_some_and(|kind| kind != WorldType::Barren) {
            let numbers = format!("{}t {}d {}m", world.troops_in(table), world.dice_in(table), world.natives_in(table));
            row(&numbers, small, 1.0);
        }
        // The houses that begin here, in rows of two on either side of the world and above its name; small if there are many.
        let houses: Vec<&Player> = content
            .players
            .iter()
            .map(|(_, player)| player)
            .filter(|player| player.home == Some(id) && player.arms.is_borne())
            .collect();
        let row = (0.44 / f64::from((houses.len() as u32).div_ceil(4).max(1))).min(0.17);
        let badge = Size::of(step * row * 0.76, step * row * 0.92);
        for (player, at) in houses.into_iter().zip(0_u32..) {
            let column = [-0.48, -0.345, 0.215, 0.35][at as usize % 4];
            let corner = Point::at(step * column, step * (-0.46 + f64::from(at / 4) * row));
            draft.add(corner, own_colors(&content.sector, heraldry::shield(&player.arms, badge)));
        }
    }
    draft
}

/// How far words of this width in a space at an edge of the squares are moved, so that they do not cross the frame.
pub(super) fn off_the_frame(sector: &Sector, at: Space, width: Mm) -> Mm {
    let over = (width - space(sector)) * 0.5 + Mm::new(0.6);
    match at.column {
        _ if over <= Mm::ZERO => Mm::ZERO,
        0 => over,
        column if column + 1 == sector.columns.get() as i16 => over * -1.0,
        _ => Mm::ZERO,
    }
}

/// Draws words in the middle of a rectangle, on a plate of sky where they are wider than a space, so that no line between spaces crosses them.
pub(super) fn label(draft: &mut Draft, sector: &Sector, words: &str, style: Style, rect: Rect) {
    let width = text::width(words, style.face, style.size).min(rect.width());
    if width > space(sector) * 0.9 && !sector.night {
        let plate = Rect::around(rect.middle(), Size::of(width + Mm::new(0.6), rect.height()));
        draft.path(Path::rect(plate).filled(SKY).as_ground(Ground::Sky));
    }
    draft.line(words, style, rect);
}

/// The title and what the colours mean, below the squares.
fn legend(content: &Content, reader: Reader) -> Draft {
    let sector = &content.sector;
    let whole = size(sector);
    let height = foot(sector);
    let edge = margin(sector);
    let strip = Rect::new(Point::at(edge, whole.height - height), Size::of(whole.width - edge * 2.0, height * 0.9));
    let mut draft = Draft::new();
    let (title, keys) = strip.cut_top(height * 0.45);
    let name = if sector.name.trim().is_empty() { "The sector" } else { sector.name.trim() };
    let heading = match reader {
        Reader::Players => name.to_uppercase(),
        Reader::Referee => format!("{} \u{2013} FOR THE REFEREE ALONE", name.to_uppercase()),
    };
    let words = (height.get() * 0.28).min(11.0);
    draft.line(&heading, Style::new(Face::Bold, words).colored(FRAME), title);
    draft.rule(Point::at(title.min.x, title.max.y), title.max, FRAME, LINE);
    let kinds: Vec<(Option<WorldType>, &str)> = match reader {
        Reader::Referee => WorldType::ALL.into_iter().map(|kind| (Some(kind), kind.label())).collect(),
        Reader::Players => vec![
            (Some(WorldType::SwordWorld), "Sword-World"),
            (Some(WorldType::Civilized), "civilized world"),
            (None, "nobody knows what it has become"),
        ],
    };
    let most = if reader == Reader::Referee { 9.0 } else { 4.0 };
    let width = keys.width() / most;
    let size = (height.get() * 0.16).min(4.5);
    for ((kind, label), at) in kinds.into_iter().zip(0_u32..) {
        let left = keys.min.x + width * f64::from(at);
        let middle = keys.middle().y;
        let key = globe(sector, kind, Mm::new(size * 0.72));
        draft.add(Point::at(left + Mm::new(size), middle), key);
        let words =
            Rect::new(Point::at(left + Mm::new(size * 2.2), keys.min.y), Size::of(width - Mm::new(size * 2.4), keys.height()));
        draft.line(label, Style::new(Face::Regular, size).colored(INK), words);
    }
    let note = match reader {
        Reader::Players => "Two moves a year at first, diagonally or otherwise.",
        Reader::Referee => "t troops, d dice, m millions",
    };
    let left = keys.min.x + width * (most - 1.0);
    let words = Rect::new(Point::at(left, keys.min.y), Size::of(width, keys.height()));
    draft.line(note, Style::new(Face::Italic, size * 0.9).colored(FAINT).right(), words);
    draft
}
