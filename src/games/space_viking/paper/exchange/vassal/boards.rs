//! The boards of a VASSAL module: the sector, the tree of technologies, and the houses, each with a place for the card of its sovereign.

use std::collections::{BTreeMap, BTreeSet};

use crate::sheets::sovereign_cards::CARD;
use crate::sheets::{Reader, heraldry, sector_map, technology_tree};
use drawing::{Page, Path};
use exchange::vassal::{Board, GridNames, Spaces};
use geometry::{Mm, Point, Rect, Size, Space};
use rules::Id;
use sheets::look::{FAINT, HEADING, LINE, SMALL};
use sheets::{Draft, Printout};
use space_viking::{Content, Player, Technology};

/// The board of the sector as a reader knows it; the board gets this name.
pub(super) fn sector(content: &Content, reader: Reader, name: &str) -> Board {
    let mut page = Page::new(name, sector_map::size(&content.sector));
    page.items = sector_map::map(content, reader, &mut Printout::default()).items;
    let (layout, corner) = sector_map::layout(&content.sector);
    let spaces = Spaces::NamedGrid { layout, corner, names: GridNames::Digits, places: worlds(content, reader) };
    Board { name: name.to_owned(), page, spaces }
}

/// The spaces of the worlds that a reader sees, each with the name of its world.
fn worlds(content: &Content, reader: Reader) -> Vec<(Space, String)> {
    let mut named: BTreeMap<Space, &str> = BTreeMap::new();
    for (_, world) in content.worlds.iter().filter(|(_, world)| sector_map::is_shown(content, reader, world)) {
        named.entry(world.at).or_insert(world.label().trim());
    }
    let mut names = Names::default();
    named.into_iter().map(|(at, name)| (at, names.own(name, &content.sector.written(at)))).collect()
}

/// The board of the tree of technologies; its places are the squares to tick. The board gets this name. `None` if there are no technologies.
pub(super) fn technologies(content: &Content, name: &str) -> Option<Board> {
    let page = technology_tree::by_itself(content)?;
    let places = ticks(content).into_iter().map(|(_, name, at)| (name, at)).collect();
    Some(Board { name: name.to_owned(), page, spaces: Spaces::Named(places) })
}

/// For each technology, its id, the name of its place, and the middle of its square to tick.
pub(super) fn ticks(content: &Content) -> Vec<(Id<Technology>, String, Point)> {
    let mut names = Names::default();
    let tick = |(id, rect): (Id<Technology>, Rect)| {
        let label = content.technologies.get(id)?.label().trim();
        Some((id, names.own(label, &format!("no. {}", id.number())), rect.middle()))
    };
    technology_tree::ticks(content).into_iter().filter_map(tick).collect()
}

/// The size of a house's part of the board, which has the place for the card and, above it, the arms and the name.
const PLACE: Size = Size::new(CARD.width.get() + 8.0, CARD.height.get() + 26.0);
/// The size of the arms of a house on the board.
const SHIELD: Size = Size::new(14.0, 17.0);

/// How many houses stand in a row, and how many rows there are.
fn rows(content: &Content) -> (usize, usize) {
    let count = content.players.len().max(1);
    // About twice as many columns as rows, because the places are tall.
    let columns = (count * 2).isqrt().min(count);
    (columns, count.div_ceil(columns))
}

/// Each house with the upper left corner of its part of the board, row by row.
fn corners(content: &Content) -> impl Iterator<Item = (Id<Player>, &Player, Point)> {
    let (columns, _) = rows(content);
    let corner =
        move |number: usize| Point::at(PLACE.width * (number % columns) as f64, PLACE.height * (number / columns) as f64);
    content.players.iter().zip(0..).map(move |((id, player), number)| (id, player, corner(number)))
}

/// The board of the houses with their arms, and a place for the card of each; `None` if there are no players.
pub(super) fn houses(content: &Content, name: &str) -> Option<Board> {
    if content.players.is_empty() {
        return None;
    }
    let mut draft = Draft::new();
    for (_, player, corner) in corners(content) {
        draft.add(corner, house(player));
    }
    let (columns, rows) = rows(content);
    let size = Size::of(PLACE.width * columns as f64, PLACE.height * rows as f64);
    let page = Page { items: draft.items, ..Page::new(name, size) };
    let places = house_places(content).into_iter().map(|(_, name, at)| (name, at)).collect();
    Some(Board { name: name.to_owned(), page, spaces: Spaces::Named(places) })
}

/// For each house, its id, the name of the place for its card, and the middle of that place.
pub(super) fn house_places(content: &Content) -> Vec<(Id<Player>, String, Point)> {
    let mut names = Names::default();
    let place = |(id, player, corner): (Id<Player>, &Player, Point)| {
        let name = names.own(player.label().trim(), &format!("no. {}", id.number()));
        (id, name, corner + (card_place().middle() - Point::ORIGIN))
    };
    corners(content).map(place).collect()
}

fn card_place() -> Rect {
    Rect::new(Point::new(4.0, 22.0), CARD)
}

fn house(player: &Player) -> Draft {
    let mut draft = Draft::new();
    draft.add(Point::new(4.0, 3.0), heraldry::shield(&player.arms, SHIELD));
    let left = Mm::new(7.0) + SHIELD.width;
    let name = Rect::new(Point::at(left, Mm::new(3.0)), Size::of(PLACE.width - left - Mm::new(2.0), SHIELD.height));
    draft.text(player.label(), HEADING, name);
    draft.path(Path::rect(card_place()).stroked(FAINT, LINE));
    draft.text("the sovereign", SMALL.centred(), card_place());
    draft
}

/// The names that are already used. VASSAL finds a place by its name, so no name may occur twice.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Names {
    /// Returns a name that is not used yet, and marks it as used. It is the given name, followed by the addition if the given name is already used or
    /// looks like the number of a space.
    fn own(&mut self, name: &str, addition: &str) -> String {
        let is_number = name.chars().all(|letter| letter.is_ascii_digit());
        let own = if is_number || self.0.contains(name) { format!("{name} {addition}") } else { name.to_owned() };
        self.0.insert(own.clone());
        own
    }
}
