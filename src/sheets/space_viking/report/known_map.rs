//! The map as a player knows it: each world with the year in which it was last seen and what it was then, and where his own things are.

use crate::drawing::stock::Orientation;
use crate::drawing::text::Style;
use crate::drawing::{Face, Ground, Group, Path};
use crate::geometry::{Mm, Point, Rect, Size, Transform};
use crate::rules::space_viking::Sector;
use crate::rules::space_viking::play::Knowledge;
use crate::rules::space_viking::play::knowledge::KnownWorld;
use crate::sheets::Draft;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{FAINT, INK, REMARK, TITLE};
use crate::sheets::space_viking::sector_map::{FRAME, by_day_or_night, foot, ground, middle, own_colors, size, space, tint};

/// The page, on which the whole sector stands as large as it has room.
pub(super) fn page(knowledge: &Knowledge, frame: &Frame<'_>) -> Body {
    let given = &knowledge.posted.sector;
    let orientation = if given.columns.get() > given.rows.get() { Orientation::Landscape } else { Orientation::Portrait };
    let paper = frame.paper(orientation);
    let (head, rest) = frame.area(paper).cut_top(Mm::new(9.0));
    let (words, room) = rest.cut_top(Mm::new(6.0));
    let mut draft = Draft::new();
    draft.line("The sector as you know it", TITLE, head);
    draft.line("y: the year in which a world was last seen, t troops, m million people; * your own.", REMARK, words);
    let across = room.width() * (1.0 / (f64::from(given.columns.get()) + 1.4));
    let down = room.height() * (1.0 / (f64::from(given.rows.get()) + 2.8));
    let sector = Sector { space: across.min(down), ..given.clone() };
    let whole = size(&sector);
    // A very large sector is drawn as small as it is printed, and then smaller.
    let scale = (room.width() / whole.width).min(room.height() / whole.height).min(1.0);
    let mut map = ground(&sector);
    for world in &knowledge.worlds {
        map.add(middle(&sector, world.at), drawn(knowledge, &sector, world));
    }
    let sky = Rect::new(Point::ORIGIN, Size::of(whole.width, whole.height - foot(&sector)));
    let map = by_day_or_night(&sector, map, sky);
    let shrunk = Group::of(map.items).with_transform(Transform::scale(scale, scale));
    draft.put(Point::at(room.middle().x - whole.width * (scale * 0.5), room.min.y), shrunk);
    Body::front("The sector as you know it", paper, draft)
}

/// A world in the middle of its space.
fn drawn(knowledge: &Knowledge, sector: &Sector, world: &KnownWorld) -> Draft {
    let step = space(sector);
    let kind = world.kind();
    let mut draft = Draft::new();
    let disc = Path::circle(Point::ORIGIN, step * 0.17)
        .filled(tint(kind))
        .as_ground(Ground::Plain)
        .stroked(FRAME, if kind.is_some() { 0.3 } else { 0.15 });
    let mut planet = Draft::new();
    planet.path(disc);
    draft.add(Point::at(Mm::ZERO, step * -0.2), own_colors(sector, planet));
    let size = Mm::new((step.get() * 0.17).clamp(Draft::SMALLEST.get(), 5.0));
    let is_own = knowledge.holding(world.at).is_some();
    let name = if is_own { format!("{}*", world.name) } else { world.name.clone() };
    let face = if is_own { Face::Bold } else { Face::Regular };
    let mut below = step * 0.04;
    let mut row = |text: &str, style: Style, height: Mm| {
        let rect = Rect::new(Point::at(step * -0.7, below), Size::of(step * 1.4, height));
        draft.line(text, style, rect);
        below += height;
    };
    row(&name, Style::new(face, size.get()).colored(INK).centred(), size * 1.2);
    if let Some(seen) = &world.seen {
        let small = Style::new(Face::Regular, (size * 0.85).max(Draft::SMALLEST).get()).colored(FAINT).centred();
        row(&format!("y{} {}t {}m", seen.year, seen.troops, seen.people), small, size);
    }
    draft
}
