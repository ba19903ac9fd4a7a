//! The boards: tiles, each with a strip beside it for units that are in no sector yet, and the strategic displays.

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
use star_viking::{Content, PlayedSystem, Scenario, Space};

/// The size of a strategic display: A4 without margins.
const DISPLAY: Size = Size::new(277.0, 190.0);
/// The width of the strip to the right of a tile.
const STRIP: Mm = Mm::new(18.0);
/// The width of the boxes in the strip, in millimetres.
const BOX: f64 = 15.6;
/// The height of the box for units beside the tile, in millimetres.
const BESIDE: f64 = 35.0;
/// The height of the box for units on the tile whose player has not chosen a sector yet, in millimetres.
const ANYWHERE: f64 = 62.0;
/// The distance of the boxes from the tile and from each other, in millimetres.
const EDGE: f64 = 1.2;
/// The least distance between two stacks in a box.
const STAND: Mm = Mm::new(14.0);
/// How far a place for a stack is moved that would lie on another, in millimetres.
const STEP: Vector = Vector::new(0.6, 0.6);

/// A kind of place on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Beside the tile.
    Beside,
    /// On the tile, in a sector that the unit's player has not chosen yet.
    Anywhere,
    /// In a sector of the tile.
    Sector(Space),
    /// At the home base on a strategic display.
    HomeBase,
    /// In the box of a strategic display for ships that jump to a tile.
    MoveTo(Id<PlayedSystem>),
    /// In the box of a strategic display for ships that have withdrawn from a tile.
    WithdrawFrom(Id<PlayedSystem>),
}

/// A place that holds one stack, or several side by side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The name of the place's board.
    pub board: String,
    /// The names of the spots in the place, each for one stack.
    pub stands: Vec<String>,
}

/// A board, and for each of its spots the place to which the spot belongs.
pub struct PlacedBoard {
    /// The board in the form that VASSAL modules need.
    pub board: Board,
    spots: Vec<(At, String)>,
}

impl PlacedBoard {
    fn new(name: String, page: Page, spots: Vec<(At, String, Point)>) -> Self {
        let names = distinct(spots.iter().map(|(_, name, _)| name.clone()));
        let points = apart(spots.iter().map(|(.., at)| *at));
        let places = names.iter().cloned().zip(points).collect();
        let spots = spots.into_iter().map(|(at, ..)| at).zip(names).collect();
        Self { board: Board { name, page, spaces: Spaces::Named(places) }, spots }
    }

    /// The place of this kind on the board; `None` if the board has no such place.
    pub fn place(&self, at: At) -> Option<Place> {
        let stands = self.spots.iter().filter(|(known, _)| *known == at).map(|(_, name)| name.clone());
        let stands: Vec<String> = stands.collect();
        (!stands.is_empty()).then(|| Place { board: self.board.name.clone(), stands })
    }
}

/// The tiles of a scenario as boards.
pub fn tiles(content: &Content, project: &Project, scenario: &Scenario) -> Vec<(Id<PlayedSystem>, PlacedBoard)> {
    let labels = scenario.tile_labels(&content.systems);
    let names = distinct(scenario.systems.ids().map(|id| labels.get(&id).cloned().unwrap_or_default()));
    let board = |(tile, name): (Id<PlayedSystem>, String)| {
        let (id, system) = scenario.system(tile, &content.systems)?;
        let label = labels.get(&tile).map_or(system.label(), String::as_str);
        Some((tile, tile_board(Tile { id, system, label, project: Some(project) }, name)))
    };
    scenario.systems.ids().zip(names).filter_map(board).collect()
}

/// The board of a tile as it prints, with a strip beside it.
fn tile_board(front: Tile, name: String) -> PlacedBoard {
    let mut draft = tile::tile(front, &mut Printout::default());
    let corner = Point::at(WIDTH, Mm::ZERO) + Vector::new(EDGE, EDGE);
    let beside = Rect::new(corner, Size::new(BOX, BESIDE));
    let anywhere = Rect::new(corner + Vector::new(0.0, BESIDE + EDGE), Size::new(BOX, ANYWHERE));
    counter_box(&mut draft, beside, ("beside", true), "");
    counter_box(&mut draft, anywhere, ("any sector", false), "");
    let mut spots = stands(At::Beside, &format!("Beside {name}"), above_words(beside));
    spots.extend(stands(At::Anywhere, &format!("Anywhere in {name}"), above_words(anywhere)));
    let (system, layout) = (front.system, TileLayout::of(front.system));
    let sector = |space| Some((At::Sector(space), system.space_label(space), tile::middle(system, &layout, space)?));
    spots.extend(system.spaces().into_iter().filter_map(sector));
    let page = page(&name, Size::of(WIDTH + STRIP, HEIGHT), draft);
    PlacedBoard::new(name, page, spots)
}

/// The strategic displays of the Viking players.
pub fn displays(
    content: &Content,
    scenario: &Scenario,
    viking_players: &[String],
    tiles: &[(Id<PlayedSystem>, PlacedBoard)],
) -> Vec<PlacedBoard> {
    let display = |(index, viking): (usize, &String)| {
        let alone = strategic_display::alone(content, scenario, index, DISPLAY)?;
        let mut spots = stands(At::HomeBase, "Home base", alone.home);
        for (id, [to, from]) in scenario.systems.ids().zip(alone.systems) {
            let Some((_, tile)) = tiles.iter().find(|(tile, _)| *tile == id) else { continue };
            let name = &tile.board.name;
            spots.extend(stands(At::MoveTo(id), &format!("{name}: move to"), to));
            spots.extend(stands(At::WithdrawFrom(id), &format!("{name}: withdraw from"), from));
        }
        let name = format!("Strategic display of {viking}");
        let page = page(&name, DISPLAY, alone.draft);
        Some(PlacedBoard::new(name, page, spots))
    };
    viking_players.iter().enumerate().filter_map(display).collect()
}

/// The windows of the module: one for all players, and those that only one side sees.
pub fn tables(setting: &Setting) -> Vec<Table> {
    let owned = |name: String, owner: &str, boards| Table { name, owner: Some(owner.to_owned()), boards, ..Table::default() };
    let mut open: Vec<Board> = setting.tiles.iter().map(|(_, tile)| tile.board.clone()).collect();
    let kept: Vec<Board> = open.iter().map(|board| Board { name: kept(&board.name), ..board.clone() }).collect();
    if open.is_empty() {
        let name = "No system".to_owned();
        let page = page(&name, Size::of(WIDTH, HEIGHT), tile::back(None));
        open.push(Board { name, page, spaces: Spaces::None });
    }
    let mut tables = vec![Table { name: "Star systems".into(), boards: rows(&open), ..Table::default() }];
    if !setting.is_battle() && !kept.is_empty() {
        tables.push(owned(self::kept("Tiles"), FEDERATION, rows(&kept)));
    }
    let displays = setting.viking_players.iter().zip(&setting.displays);
    tables.extend(displays.map(|(viking, display)| {
        let board = display.board.clone();
        owned(board.name.clone(), viking, vec![vec![board]])
    }));
    tables
}

/// The name of the Federation's secret copy of a tile's board.
pub fn kept(tile: &str) -> String {
    format!("{tile} of {FEDERATION}")
}

fn page(name: &str, size: Size, draft: Draft) -> Page {
    Page { items: draft.items, ..Page::new(name, size) }
}

/// Arranges boards in rows that are together about twice as wide as high.
fn rows(boards: &[Board]) -> Vec<Vec<Board>> {
    let columns = (1..=boards.len()).find(|columns| columns * columns >= boards.len() * 2).unwrap_or(1);
    boards.chunks(columns).map(<[Board]>::to_vec).collect()
}

/// The spots for stacks in a box, row by row. The first has the name of its place, the others also have a number.
fn stands(at: At, place: &str, room: Rect) -> Vec<(At, String, Point)> {
    let count = |length: Mm| ((length / STAND).floor() as usize).max(1);
    let (columns, rows) = (count(room.width()), count(room.height()));
    let part = |length: Mm, index: usize, of: usize| length * ((index as f64 + 0.5) / of as f64);
    let stand = |index: usize| {
        let name = if index == 0 { place.to_owned() } else { format!("{place}, stack {}", index + 1) };
        let (column, row) = (index % columns, index / columns);
        (at, name, room.min + Vector::at(part(room.width(), column, columns), part(room.height(), row, rows)))
    };
    (0..columns * rows).map(stand).collect()
}

/// These names, made unique: a repeated name gets a number.
fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let free = |name: String| {
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| taken.insert(name.clone()));
        free.expect("numbers go on")
    };
    names.map(free).collect()
}

/// These points, moved apart: a point that lies on an earlier one is shifted until it lies on none.
fn apart(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut apart: Vec<Point> = Vec::new();
    for point in points {
        let is_free = |at: &Point| apart.iter().all(|other| (*other - *at).length() >= STEP.length() * 0.9);
        let free = std::iter::successors(Some(point), |at| Some(*at + STEP)).find(is_free);
        apart.push(free.expect("steps go on"));
    }
    apart
}
