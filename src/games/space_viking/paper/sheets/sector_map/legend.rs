//! The legend of a sector map: the name of the sector and the meaning of the map's signs. It stands beside a map that is wider than high, and below
//! any other map.

use super::look::Look;
use super::sky::glint;
use super::worlds::{globe, unmarked};
use super::{field, margin, own_colors, size};
use crate::sheets::{Reader, heraldry};
use drawing::text::{self, Style};
use drawing::{Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::LINE;
use space_viking::{Content, Sector, WorldType};

/// The width of a legend beside a map.
const BESIDE: Mm = Mm::new(50.0);
/// The height of a legend below a map.
const BELOW: Mm = Mm::new(27.0);
/// The size of the letters of the legend's entries (its keys), in millimetres.
const LETTERS: f64 = 2.9;
/// The largest height of an entry in a legend beside a map.
const KEY: Mm = Mm::new(8.4);
/// The largest number of entries that stand in one row below a map.
const FEW: usize = 5;
/// The smallest free height between the entries and the note for which a picture is drawn there.
const ORNAMENT: Mm = Mm::new(30.0);
/// The radius of a globe in an entry.
const SIGN: Mm = Mm::new(2.0);
/// The height of the note below the entries.
const NOTE: Mm = Mm::new(11.0);

/// Whether the legend stands beside the map.
fn is_beside(sector: &Sector) -> bool {
    sector.columns > sector.rows
}

/// The width and height that the legend adds to the map.
pub(super) fn room(sector: &Sector) -> Size {
    if is_beside(sector) { Size::of(BESIDE, Mm::ZERO) } else { Size::of(Mm::ZERO, BELOW) }
}

/// An entry of the legend, called a key: a sign and its meaning.
type Key = (Draft, String);

/// The entries for the signs on the map for a reader.
fn keys(content: &Content, reader: Reader) -> Vec<Key> {
    let sector = &content.sector;
    let of = |kind: Option<WorldType>, words: &str| (globe(sector, kind, SIGN), words.to_owned());
    let mut keys: Vec<Key> = match reader {
        Reader::Referee => WorldType::ALL.into_iter().map(|kind| of(Some(kind), kind.label())).collect(),
        Reader::Players => vec![
            of(Some(WorldType::SwordWorld), "Sword-World"),
            of(Some(WorldType::Civilized), "civilized world"),
            of(None, "not visited for long"),
        ],
    };
    let badge = Size::new(3.3, 4.0);
    let mut arms = |arms, words: &str| {
        let mut draft = Draft::new();
        draft.add(
            Point::ORIGIN - Vector::at(badge.width * 0.5, badge.height * 0.5),
            own_colors(sector, heraldry::shield(arms, badge)),
        );
        keys.push((draft, words.to_owned()));
    };
    match reader {
        Reader::Referee => {
            let bearers = content.players.iter().filter(|(_, player)| player.arms.is_borne() && player.home.is_some());
            bearers.for_each(|(_, player)| arms(&player.arms, player.label()));
        }
        Reader::Players => {
            let bears =
                |world: &&space_viking::World| world.arms.is_borne() && world.charted_type().is_some_and(WorldType::is_known);
            if let Some(world) = content.worlds.iter().map(|(_, world)| world).filter(|world| sector.holds(world.at)).find(bears)
            {
                arms(&world.arms, "one with arms of its own");
            }
        }
    }
    keys
}

/// The legend of the map for a reader.
pub(super) fn legend(content: &Content, reader: Reader) -> Draft {
    let (map, note) = match reader {
        Reader::Players => ("Sector map", "Two moves a year at first, diagonally or otherwise."),
        Reader::Referee => {
            ("For the referee alone", "t: troops, d: dice of plunder, m: million people; small arms: houses at home.")
        }
    };
    panel(&content.sector, map, note, keys(content, reader))
}

/// The legend of a map as a player knows it.
pub(in crate::sheets) fn of_known(sector: &Sector) -> Draft {
    let of = |kind: Option<WorldType>, words: &str| (globe(sector, kind, SIGN), words.to_owned());
    let kinds = WorldType::ALL.into_iter().map(|kind| of(Some(kind), kind.label()));
    let note = "y: year of the last news, t: troops, m: million people; *: your own; red: strangers of this year.";
    panel(sector, "As you know it", note, kinds.chain([of(None, "not known")]).collect())
}

/// Draws the panel with a title, the entries and a note.
fn panel(sector: &Sector, map: &str, note: &str, keys: Vec<Key>) -> Draft {
    let (look, field, whole) = (Look::of(sector), field(sector), size(sector));
    let beside = is_beside(sector);
    let corner = if beside { Point::at(field.width, Mm::ZERO) } else { Point::at(Mm::ZERO, field.height) };
    let panel = Rect { min: corner, max: Point::ORIGIN + whole.diagonal() };
    let mut draft = Draft::new();
    draft.path(Path::rect(panel).filled(look.band).as_ground(Ground::Plain));
    // The frame of the legend is in line with the frame of the squares.
    let edge = margin(sector) - Mm::new(1.0);
    let frame = if beside {
        Rect { min: Point::at(panel.min.x, edge), max: Point::at(panel.max.x - edge * 0.6, panel.max.y - edge) }
    } else {
        Rect { min: Point::at(edge, panel.min.y), max: Point::at(panel.max.x - edge, panel.max.y - edge * 0.6) }
    };
    draft.path(Path::rect(frame).stroked(look.frame, 0.2));
    draft.path(Path::rect(frame.inset(Mm::new(1.0))).filled(look.sky).as_ground(Ground::Sky).stroked(look.frame, 0.5));
    let inside = frame.inset(Mm::new(3.2));
    let name = sector.name.trim();
    let name = if name.is_empty() { "The sector" } else { name }.to_uppercase();
    let title = Style::new(Face::Bold, 6.4).colored(look.frame);
    let remark = Style::new(Face::Italic, LETTERS).colored(look.faint);
    if beside {
        let tall: Mm = text::paragraphs(&name, title, inside.width()).iter().map(|line| line.height).sum();
        let (head, rest) = inside.cut_top(tall.min(inside.height() * 0.3));
        draft.text(&name, title.top(), head);
        let (below, rest) = rest.cut_top(Mm::new(5.8));
        draft.line(map, remark, below);
        draft.rule(Point::at(below.min.x, below.max.y), below.max, look.frame, LINE);
        let signs = rest.height() - NOTE - Mm::new(2.0);
        let step = KEY.min(signs / keys.len().max(1) as f64);
        let free = signs - step * keys.len() as f64;
        if free > ORNAMENT {
            let middle = Point::at(rest.middle().x, rest.min.y + step * keys.len() as f64 + free * 0.5 + Mm::new(2.0));
            ornament(&mut draft, sector, middle, (free * 0.3).min(rest.width() * 0.3));
        }
        for (number, key) in (0..).zip(keys) {
            let at = Point::at(rest.min.x, rest.min.y + Mm::new(1.6) + step * f64::from(number));
            put(&mut draft, look, key, Rect::new(at, Size::of(rest.width(), step)));
        }
        let foot = Rect { min: Point::at(rest.min.x, rest.max.y - NOTE), max: rest.max };
        draft.text(note, remark, foot);
        return draft;
    }
    // If there are many entries, they stand beside the name in three rows; otherwise they stand below it in one row.
    let (rest, rows) = if keys.len() > FEW {
        let (head, rest) = inside.cut_left(inside.width() * 0.36);
        let words = Rect { max: Point::at(head.max.x - Mm::new(5.0), head.max.y), ..head };
        let (left, words) = words.cut_top(Mm::new(6.6));
        draft.line(&name, title.sized(Mm::new(5.6)), left);
        draft.text(&format!("{map}. {note}"), remark.top().with_leading(1.1), words);
        let x = head.max.x - Mm::new(1.8);
        draft.rule(Point::at(x, head.min.y), Point::at(x, head.max.y), look.frame, LINE);
        (rest, 3)
    } else {
        let (head, rest) = inside.cut_top(Mm::new(8.0));
        let (left, right) = head.cut_left(head.width() * 0.56);
        draft.line(&name, title, left);
        draft.text(&format!("{map}. {note}"), remark.right(), right);
        draft.rule(Point::at(head.min.x, head.max.y), head.max, look.frame, LINE);
        (Rect { min: Point::at(rest.min.x, rest.min.y + Mm::new(0.6)), max: rest.max }, 1)
    };
    let across = keys.len().div_ceil(rows).max(1);
    let cell = Size::of(rest.width() / across as f64, rest.height() / rows as f64);
    for (number, key) in keys.into_iter().enumerate() {
        let (column, row) = ((number % across) as f64, (number / across) as f64);
        let at = Point::at(rest.min.x + cell.width * column, rest.min.y + cell.height * row);
        put(&mut draft, look, key, Rect::new(at, cell));
    }
    draft
}

/// Draws a world with two moons, for which the caller has found room between the entries.
fn ornament(draft: &mut Draft, sector: &Sector, middle: Point, radius: Mm) {
    let look = Look::of(sector);
    let mut art = unmarked(sector, Some(WorldType::Renaissance), radius);
    for (across, down, size) in [(1.3, -0.9, 0.2), (-1.35, 0.7, 0.12)] {
        art.add(Point::at(radius * across, radius * down), unmarked(sector, Some(WorldType::Barren), radius * size));
    }
    for (across, down, size) in [(-1.2, -1.0, 0.16), (1.1, 0.95, 0.12), (0.2, -1.45, 0.09), (-0.7, 1.4, 0.1)] {
        art.path(glint(Point::at(radius * across, radius * down), radius * size).filled(look.frame));
    }
    draft.add(middle, own_colors(sector, art));
}

/// Draws a sign with its words on its right.
fn put(draft: &mut Draft, look: &Look, (sign, words): Key, room: Rect) {
    let middle = Point::at(room.min.x + Mm::new(2.6), room.middle().y);
    draft.add(middle, sign);
    let (_, right) = room.cut_left(Mm::new(6.2));
    draft.line(&words, Style::new(Face::Regular, LETTERS).colored(look.ink), right);
}
