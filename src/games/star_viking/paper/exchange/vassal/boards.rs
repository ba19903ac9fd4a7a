//! The boards: tiles with a strip beside them for units that have no sector yet, and the strategic displays.

use std::collections::BTreeSet;

use super::Setting;
use crate::sheets::scope::FEDERATION;
use crate::sheets::strategic_display::{self, above_words, counter_box};
use crate::sheets::tile::{self, HEIGHT, Tile, TileLayout, WIDTH};
use drawing::Page;
use exchange::vassal::{Board, Spaces, Table};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::Project;
use rules::Id;
use sheets::{Draft, Printout};
use star_viking::{Content, PlayedSystem, Scenario, Space, System};

/// The box of the home base on a strategic display.
pub const HOME_BASE: &str = "Home base";
/// The size of a strategic display: A4 less its margins.
const DISPLAY: Size = Size::new(277.0, 190.0);
/// The width of the strip to the right of a tile.
const STRIP: Mm = Mm::new(18.0);
/// The size of a box in it, and its distance from the tile.
const BOX: Size = Size::new(15.6, 20.0);
const EDGE: f64 = 1.2;
/// How far apart two places on one point are put.
const STEP: Vector = Vector::new(0.6, 0.6);

/// A place on the board of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Beside the tile.
    Beside,
    /// On the tile, in a sector that its player has still to choose.
    Anywhere,
    /// In a sector.
    Sector(Space),
}

/// The board of a tile in play.
pub struct TileBoard {
    /// The tile.
    pub id: Id<PlayedSystem>,
    /// Its board.
    pub board: Board,
    /// Its places, and what they are called.
    places: Vec<(At, String)>,
}

impl TileBoard {
    /// What a place on it is called; a sector that is gone is anywhere on the tile.
    pub fn place(&self, at: At) -> Option<&str> {
        let find = |at: At| self.places.iter().find(|(known, _)| *known == at).map(|(_, name)| name.as_str());
        find(at).or_else(|| find(At::Anywhere))
    }

    /// The name of the same tile among those that the Federation keeps to itself.
    pub fn kept(&self) -> String {
        format!("{} of {FEDERATION}", self.board.name)
    }
}

/// The tiles of a scenario as boards.
pub fn tiles(content: &Content, project: &Project, scenario: &Scenario) -> Vec<TileBoard> {
    let labels = scenario.tile_labels(&content.systems);
    let names = distinct(scenario.systems.ids().map(|id| labels.get(&id).cloned().unwrap_or_default()));
    let tile = |(id, name): (Id<PlayedSystem>, String)| {
        let (system_id, system) = scenario.system(id, &content.systems)?;
        let label = labels.get(&id).map_or(system.label(), String::as_str);
        let front = Tile { id: system_id, system, label, project: Some(project) };
        let (board, places) = board(front, name);
        Some(TileBoard { id, board, places })
    };
    scenario.systems.ids().zip(names).filter_map(tile).collect()
}

/// A tile as it prints, with its places.
fn board(front: Tile, name: String) -> (Board, Vec<(At, String)>) {
    let mut draft = tile::tile(front, &mut Printout::default());
    let mut spots = vec![];
    let boxes = [(At::Beside, "beside", format!("Beside {name}")), (At::Anywhere, "any sector", format!("Anywhere in {name}"))];
    for (number, (at, words, place)) in (0..).zip(boxes) {
        let corner = Point::at(WIDTH, Mm::ZERO) + Vector::new(EDGE, EDGE + (BOX.height.get() + EDGE) * f64::from(number));
        let frame = Rect::new(corner, BOX);
        counter_box(&mut draft, frame, (words, at == At::Beside), "");
        spots.push((at, place, above_words(frame).middle()));
    }
    spots.extend(sectors(front.system));
    let (names, points) = (distinct(spots.iter().map(|(_, place, _)| place.clone())), apart(spots.iter().map(|(.., at)| *at)));
    let places = spots.iter().zip(&names).map(|((at, ..), place)| (*at, place.clone())).collect();
    let page = page(&name, Size::of(WIDTH + STRIP, HEIGHT), draft);
    (Board { name, page, spaces: Spaces::Named(names.into_iter().zip(points).collect()) }, places)
}

/// The sectors of a system, and where a counter lies in each.
fn sectors(system: &System) -> Vec<(At, String, Point)> {
    let layout = TileLayout::of(system);
    let sector = |space: Space| {
        let middle = tile::middle(system, &layout, space)?;
        Some((At::Sector(space), system.space_label(space), middle))
    };
    system.spaces().into_iter().filter_map(sector).collect()
}

/// The windows: one for all, and those of each side.
pub fn tables(setting: &Setting) -> Vec<Table> {
    let open: Vec<Board> = setting.tiles.iter().map(|tile| tile.board.clone()).collect();
    let mut tables = vec![Table { name: "Star systems".into(), boards: rows(open), ..Table::default() }];
    if setting.tiles.is_empty() {
        let name = "No system".to_owned();
        let page = page(&name, Size::of(WIDTH, HEIGHT), tile::back(None));
        tables[0].boards = vec![vec![Board { name, page, spaces: Spaces::None }]];
    }
    if setting.is_battle() {
        return tables;
    }
    let kept = setting.tiles.iter().map(|tile| Board { name: tile.kept(), ..tile.board.clone() }).collect();
    let owned = |name: String, owner: &str, boards| Table { name, owner: Some(owner.to_owned()), boards, ..Table::default() };
    if !setting.tiles.is_empty() {
        tables.push(owned(format!("Tiles of {FEDERATION}"), FEDERATION, rows(kept)));
    }
    for (index, viking) in setting.vikings.iter().enumerate() {
        let display = display(setting, viking, index);
        tables.extend(display.map(|board| owned(board.name.clone(), viking, vec![vec![board]])));
    }
    tables
}

/// The name of the board of a Viking's display.
pub fn display_of(viking: &str) -> String {
    format!("Strategic display of {viking}")
}

/// The name of the box of a display in which ships stand that jump to a tile.
pub fn move_to(tile: &str) -> String {
    format!("{tile}: move to")
}

/// The display of a Viking by number from 0.
fn display(setting: &Setting, viking: &str, index: usize) -> Option<Board> {
    let alone = strategic_display::alone(setting.content, &setting.scenario, index, DISPLAY)?;
    let mut places = vec![(HOME_BASE.to_owned(), alone.home)];
    for (id, [to, from]) in setting.scenario.systems.ids().zip(alone.systems) {
        let Some(tile) = setting.tiles.iter().find(|tile| tile.id == id) else { continue };
        let tile = &tile.board.name;
        places.extend([(move_to(tile), to), (format!("{tile}: withdraw from"), from)]);
    }
    let name = display_of(viking);
    let page = page(&name, DISPLAY, alone.draft);
    Some(Board { name, page, spaces: Spaces::Named(places) })
}

fn page(name: &str, size: Size, draft: Draft) -> Page {
    Page { items: draft.items, ..Page::new(name, size) }
}

/// Boards in rows, together about twice as wide as high.
fn rows(boards: Vec<Board>) -> Vec<Vec<Board>> {
    let columns = (1..).find(|columns| columns * columns >= boards.len() * 2).unwrap_or(1);
    boards.chunks(columns.max(1)).map(<[Board]>::to_vec).collect()
}

/// The same names; one that came before gets a number.
fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let free = |name: String| {
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| taken.insert(name.clone()));
        free.unwrap_or(name)
    };
    names.map(free).collect()
}

/// The same points; one that lies on another is moved off it.
fn apart(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut apart: Vec<Point> = Vec::new();
    for point in points {
        let is_free = |at: &Point| apart.iter().all(|other| (*other - *at).length() >= STEP.length() * 0.9);
        let free = std::iter::successors(Some(point), |at| Some(*at + STEP)).find(is_free);
        apart.push(free.unwrap_or(point));
    }
    apart
}
