//! The map as a player knows it: each world with the year in which it was last seen and its state then, the places of the player's own possessions,
//! and the places of strangers seen this year. The referee's map is drawn in the same way, with everything on it.

use crate::sheets::sector_map::{FRAME, field, globe, ground, legend_of_known, middle, off_the_frame, space};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face, Group, Page, Path, ink_of_words};
use geometry::{Mm, Point, Rect, Size, Space, Transform};
use sheets::Draft;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, REMARK, TITLE};
use space_viking::play::knowledge::KnownWorld;
use space_viking::play::{Knowledge, Owner, State};
use space_viking::{Content, Sector, WorldType};

/// The width of a space on the separate map, which is viewed on a screen.
const ON_SCREEN: Mm = Mm::new(16.0);

/// What the map shows in a space.
struct Shown {
    at: Space,
    name: String,
    kind: Option<WorldType>,
    /// Whether the space has a world or a base.
    is_place: bool,
    is_own: bool,
    /// The rows of words below the name of the space, each with its colour.
    rows: Vec<(String, Color)>,
}

/// The page with the whole sector, as large as fits.
pub(super) fn page(knowledge: &Knowledge, frame: &Frame<'_>) -> Body {
    let given = &knowledge.posted.sector;
    let orientation = if given.columns.get() > given.rows.get() { Orientation::Landscape } else { Orientation::Portrait };
    let paper = frame.paper(orientation);
    let (head, rest) = frame.area(paper).cut_top(Mm::new(9.0));
    let (words, room) = rest.cut_top(Mm::new(6.0));
    let mut draft = Draft::new();
    draft.line("The sector as you know it", TITLE, head);
    let key =
        "y: the year in which a world was last seen, t troops, m million people; * your own; in red strangers of this year.";
    draft.line(key, REMARK, words);
    let across = room.width() * (1.0 / (f64::from(given.columns.get()) + 1.4));
    let down = room.height() * (1.0 / (f64::from(given.rows.get()) + 1.4));
    let sector = Sector { space: across.min(down), ..given.clone() };
    let whole = field(&sector);
    // A very large sector is drawn with the narrowest spaces and then scaled down.
    let scale = (room.width() / whole.width).min(room.height() / whole.height).min(1.0);
    let map = map(knowledge, &sector);
    let shrunk = Group::of(map.items).with_transform(Transform::scale(scale, scale));
    draft.put(Point::at(room.middle().x - whole.width * (scale * 0.5), room.min.y), shrunk);
    Body::front("The sector as you know it", paper, draft)
}

/// The map without a page around it, at the sector's own width of a space. Each space shows what the player knows of it.
#[must_use]
pub fn map(knowledge: &Knowledge, sector: &Sector) -> Draft {
    let mut map = drawn(sector, &known(knowledge), None);
    map.add(Point::ORIGIN, legend_of_known(&by_day(sector)));
    map
}

/// The map as a player knows it, on a page of its own size, with a ring around the space `ringed`; no ring if it is `None`.
pub(super) fn by_itself(knowledge: &Knowledge, ringed: Option<Space>) -> Page {
    alone(&knowledge.title(), &knowledge.posted.sector, &known(knowledge), ringed)
}

/// The map of the whole sector as it really is, which only the referee may see, on a page of its own size. There is a ring around the space `ringed`;
/// no ring if it is `None`.
pub(super) fn as_it_is(title: &str, content: &Content, state: &State, ringed: Option<Space>) -> Page {
    alone(title, &content.sector, &everything(content, state), ringed)
}

fn alone(title: &str, given: &Sector, shown: &[Shown], ringed: Option<Space>) -> Page {
    let sector = on_screen(given);
    let items = drawn(&sector, shown, ringed).items;
    Page { items, ..Page::new(title, field(&sector)) }
}

/// The given sector, with spaces as wide as a map on a screen needs.
pub(super) fn on_screen(given: &Sector) -> Sector {
    Sector { space: ON_SCREEN, ..given.clone() }
}

/// The contents of all spaces, as a player knows them.
fn known(knowledge: &Knowledge) -> Vec<Shown> {
    let world = |world: &KnownWorld| Shown {
        at: world.at,
        name: world.name.clone(),
        kind: world.kind(),
        is_place: true,
        is_own: knowledge.holding(world.at).is_some(),
        rows: world.seen.iter().map(|seen| (format!("y{} {}t {}m", seen.year, seen.troops, seen.people), FAINT)).collect(),
    };
    let mut shown: Vec<Shown> = knowledge.worlds.iter().map(world).collect();
    let own = knowledge.own.fleets.iter().map(|fleet| (fleet.at, fleet.name.as_str()));
    add_fleets(&mut shown, own, FRAME);
    let this_year = |at: Space| {
        let here = knowledge.strangers.iter().filter(|stranger| stranger.at == at && stranger.year == knowledge.year);
        here.filter(|stranger| stranger.number.is_some()).count()
    };
    for space in &mut shown {
        let strangers = this_year(space.at);
        if strangers > 0 {
            space.rows.push((format!("{strangers} strange"), STRANGE));
        }
    }
    shown
}

/// The true contents of all spaces.
fn everything(content: &Content, state: &State) -> Vec<Shown> {
    let place = |place: &space_viking::play::Place| {
        let world = place.world.and_then(|world| content.worlds.get(world));
        let mut rows = vec![(format!("{}t {}m", place.troops, place.people()), FAINT)];
        rows.extend(place.holder.map(|holder| (content.player_label(Some(holder)).to_owned(), INK)));
        Shown {
            at: place.at,
            name: world.map(|world| world.name.clone()).unwrap_or_default(),
            kind: world.and_then(|world| world.kind),
            is_place: true,
            is_own: place.holder.is_some() || !place.estates.is_empty(),
            rows,
        }
    };
    let mut shown: Vec<Shown> = state.places.iter().map(place).collect();
    let is_rogue = |owner: Owner| matches!(owner, Owner::Rogue(_));
    let fleets = |rogue: bool| state.fleets.iter().filter(move |fleet| is_rogue(fleet.owner) == rogue);
    add_fleets(&mut shown, fleets(false).map(|fleet| (fleet.at, fleet.name.as_str())), FRAME);
    add_fleets(&mut shown, fleets(true).map(|fleet| (fleet.at, fleet.name.as_str())), STRANGE);
    shown
}

/// The colour of strangers' fleets.
const STRANGE: Color = Color::rgb(172, 40, 34);

/// Adds fleets to the spaces where they stand: the name of the first fleet, and how many others there are.
fn add_fleets<'a>(shown: &mut Vec<Shown>, fleets: impl Iterator<Item = (Space, &'a str)>, color: Color) {
    let mut by_space: Vec<(Space, &str, u32)> = Vec::new();
    for (at, name) in fleets {
        match by_space.iter_mut().find(|(known, ..)| *known == at) {
            Some((.., more)) => *more += 1,
            None => by_space.push((at, name, 0)),
        }
    }
    for (at, name, more) in by_space {
        let words = if more > 0 { format!("{name} +{more}") } else { name.to_owned() };
        match shown.iter_mut().find(|space| space.at == at) {
            Some(space) => space.rows.push((words, color)),
            None => shown.push(Shown {
                at,
                name: String::new(),
                kind: None,
                is_place: false,
                is_own: false,
                rows: vec![(words, color)],
            }),
        }
    }
}

/// Draws the squares with their contents, and a ring around the square `ringed`; no ring if it is `None`.
fn drawn(sector: &Sector, shown: &[Shown], ringed: Option<Space>) -> Draft {
    let sector = &by_day(sector);
    let mut spaces = Draft::new();
    for space in shown.iter().filter(|space| sector.holds(space.at)) {
        spaces.add(middle(sector, space.at), drawn_space(sector, space));
    }
    let mut map = ground(sector, &ink_of_words(&spaces.items));
    map.items.extend(spaces.items);
    map.cut.extend(spaces.cut);
    if let Some(at) = ringed.filter(|at| sector.holds(*at)) {
        let mut ring = Draft::new();
        ring.path(Path::circle(Point::ORIGIN, space(sector) * 0.62).stroked(STRANGE, 1.0));
        map.add(middle(sector, at), ring);
    }
    map
}

/// The sector with its daytime colours, because players write on the map and the colours of its words are made for white paper.
fn by_day(sector: &Sector) -> Sector {
    Sector { night: false, ..sector.clone() }
}

/// The contents of a space, drawn around its middle.
fn drawn_space(sector: &Sector, shown: &Shown) -> Draft {
    let step = space(sector);
    let mut draft = Draft::new();
    let words = Mm::new((step.get() * 0.21).clamp(Draft::SMALLEST.get(), 5.0));
    // The words below the disc and the name must end above the next row.
    let mut below = if shown.is_place { step * -0.12 } else { step * -0.3 };
    if shown.is_place {
        draft.add(Point::at(Mm::ZERO, step * -0.3), globe(sector, shown.kind, step * 0.14));
    }
    let mut row = |text: &str, style: Style, height: Mm| {
        let width = drawing::text::width(text, style.face, style.size).min(step * 1.4);
        let shift = off_the_frame(sector, shown.at, width);
        let rect = Rect::new(Point::at(shift - step * 0.7, below), Size::of(step * 1.4, height));
        draft.line(text, style, rect);
        below += height;
    };
    let name = if shown.is_own { format!("{}*", shown.name) } else { shown.name.clone() };
    let face = if shown.is_own { Face::Bold } else { Face::Regular };
    if shown.is_place {
        row(&name, Style::new(face, words.get()).colored(INK).centred(), words * 1.15);
    }
    for (text, color) in &shown.rows {
        let small = (words.get() * 0.8).max(Draft::SMALLEST.get());
        row(text, Style::new(Face::Regular, small).colored(*color).centred(), Mm::new(small * 1.1));
    }
    draft
}
