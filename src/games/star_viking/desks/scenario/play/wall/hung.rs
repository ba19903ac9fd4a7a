//! The layout of the wall: the rectangles of home bases, of tiles with their captions, and of the boxes of withdrawn units. Everything is as large as
//! the room allows.

use std::sync::Arc;

use egui::{Color32, Vec2};

use crate::printed::PrintedTile;
use drawing::{Group, Items, Path};
use geometry::{Mm, Point, Rect, Size};
use kit::board::{Direction, Drawn, Spaces, Viewport};
use kit::theme;
use rules::play::Player;
use star_viking_paper::sheets::tile::NIGHT;

/// A place on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// The home base of a Viking.
    Home(Player),
    /// A tile, by its number.
    Tile(u8),
    /// The box of units that withdrew from a tile.
    Limbo(u8),
}

/// A tile on the wall.
#[derive(Clone, Debug)]
pub struct Hung {
    /// The number of the tile.
    pub number: u8,
    /// The printed tile.
    pub printed: Arc<PrintedTile>,
    /// The rectangle of the tile on the wall.
    pub tile: Rect,
    /// The rectangle of the caption, which names the tile's holder and taxes.
    pub caption: Rect,
    /// The rectangle of the box of units that withdrew from the tile; `None` in a battle.
    pub limbo: Option<Rect>,
}

/// The layout of the wall.
#[derive(Debug)]
pub struct Wall {
    size: Size,
    /// The home bases, each with the rectangle of its box.
    pub homes: Vec<(Player, Rect)>,
    /// The tiles, in the order of their numbers.
    pub tiles: Vec<Hung>,
}

/// The least gap between two things on the wall, in millimetres.
const GAP: f64 = 4.0;
/// The greatest gap between two things on the wall, in millimetres.
const WIDEST_GAP: f64 = 14.0;
/// The least height of the area below a tile, in millimetres.
const BELOW: f64 = 19.0;
/// The greatest height of the area below a tile, in millimetres.
const HIGHEST_BELOW: f64 = 30.0;
/// The least width of a home base, as a fraction of a tile's width.
const HOME: f64 = 0.5;
/// The width of the box of withdrawn units, as a fraction of a tile's width.
const LIMBO: f64 = 0.36;

impl PartialEq for Wall {
    fn eq(&self, other: &Self) -> bool {
        let tiles = |wall: &Self| -> Vec<_> {
            wall.tiles.iter().map(|hung| (Arc::as_ptr(&hung.printed), hung.number, hung.tile, hung.limbo)).collect()
        };
        self.size == other.size && self.homes == other.homes && tiles(self) == tiles(other)
    }
}

impl Wall {
    /// Lays out a wall with these tiles and home bases in an area of the screen; with boxes for withdrawn units if `boxes` is true.
    pub fn new(tiles: Vec<(u8, Arc<PrintedTile>)>, homes: &[Player], boxes: bool, room: Vec2, density: f32) -> Self {
        let count = tiles.len().max(1);
        let least = |columns: usize| least_size(columns, count.div_ceil(columns), !homes.is_empty());
        let filled = |columns: usize| Viewport::filling(least(columns), room, density);
        // The wall with the smallest size in millimetres is best, since it is enlarged most to fill the room. Of several equally small walls, the
        // least crowded one is taken.
        let crowded = |columns: usize| {
            let (least, filled) = (least(columns), filled(columns));
            (least.width / filled.width).max(least.height / filled.height)
        };
        let better = |one: &usize, other: &usize| {
            let wide = |columns: usize| filled(columns).width.get();
            wide(*one).total_cmp(&wide(*other)).then(crowded(*one).total_cmp(&crowded(*other)))
        };
        let columns = (1..=count).min_by(better).unwrap_or(1);
        let (least, size) = (least(columns), filled(columns));
        let rows = count.div_ceil(columns) as f64;
        let free = [size.width - least.width, size.height - least.height].map(Mm::get);
        let gap = (GAP + free[0] * 0.6 / (columns as f64 + 1.0)).min(WIDEST_GAP);
        let below = (BELOW + free[1] / rows).min(HIGHEST_BELOW);
        let rest = free[1] - (below - BELOW) * rows;
        let down = (GAP + rest / (rows + 1.0)).min(WIDEST_GAP);
        let (tile, cell) = (PrintedTile::SIZE, PrintedTile::SIZE.width.get() + gap);
        let grid = cell * columns as f64 + gap;
        let left = if homes.is_empty() { Mm::ZERO } else { size.width - Mm::new(grid) };
        // The tiles are centred, with equal free room above and below.
        let high = (tile.height.get() + below + down) * rows - down;
        let top = ((size.height.get() - high) * 0.5).max(GAP);
        let hang = |(index, (number, printed)): (usize, (u8, Arc<PrintedTile>))| {
            let (column, row) = ((index % columns) as f64, (index / columns) as f64);
            let corner = Point::at(left + Mm::new(gap + cell * column), Mm::new(top + (tile.height.get() + below + down) * row));
            let hung = Rect::new(corner, tile);
            let foot = Rect::new(Point::at(corner.x, hung.max.y), Size::of(tile.width, Mm::new(below)));
            let (caption, limbo) = foot.cut_left(tile.width * if boxes { 1.0 - LIMBO } else { 1.0 });
            Hung { number, printed, tile: hung, caption, limbo: boxes.then(|| limbo.inset(Mm::new(1.2))) }
        };
        let tiles = tiles.into_iter().enumerate().map(hang).collect();
        let width = (left - Mm::new(GAP)).min(tile.width * 1.2);
        let each = (high - GAP * (homes.len() as f64 - 1.0)) / homes.len().max(1) as f64;
        let home = |(index, player): (usize, &Player)| {
            let corner = Point::new(GAP, top + (each + GAP) * index as f64);
            (*player, Rect::new(corner, Size::of(width, Mm::new(each))))
        };
        let homes = homes.iter().enumerate().map(home).collect();
        Self { size, homes, tiles }
    }

    /// All places on the wall.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let homes = self.homes.iter().map(|(player, _)| Spot::Home(*player));
        let tiles = self.tiles.iter().map(|hung| Spot::Tile(hung.number));
        let boxes = self.tiles.iter().filter(|hung| hung.limbo.is_some()).map(|hung| Spot::Limbo(hung.number));
        homes.chain(tiles).chain(boxes)
    }

    /// The place at a point outside the tiles: a tile if its caption lies there, or a home base or box.
    pub fn written_at(&self, point: Point) -> Option<Spot> {
        let hung = self.tiles.iter().find(|hung| !hung.tile.contains(point) && self.at(point) == Some(Spot::Tile(hung.number)));
        hung.map(|hung| Spot::Tile(hung.number)).or_else(|| self.at(point).filter(|spot| !matches!(spot, Spot::Tile(_))))
    }

    /// The rectangle of a place on the wall.
    pub fn rect(&self, spot: Spot) -> Option<Rect> {
        let hung = |number: u8| self.tiles.iter().find(|hung| hung.number == number);
        match spot {
            Spot::Home(player) => self.homes.iter().find(|(home, _)| *home == player).map(|(_, rect)| *rect),
            Spot::Tile(number) => hung(number).map(|hung| hung.tile),
            Spot::Limbo(number) => hung(number)?.limbo,
        }
    }
}

/// The least size of a wall with this many columns and rows.
fn least_size(columns: usize, rows: usize, has_homes: bool) -> Size {
    let tile = PrintedTile::SIZE;
    let home = if has_homes { tile.width.get() * HOME + GAP } else { 0.0 };
    let width = home + (tile.width.get() + GAP) * columns as f64 + GAP;
    let height = (tile.height.get() + BELOW + GAP) * rows as f64 + GAP;
    Size::new(width, height)
}

impl Spaces for Wall {
    type Space = Spot;

    const STRIDE: usize = 2;

    fn size(&self) -> Size {
        self.size
    }

    fn at(&self, point: Point) -> Option<Spot> {
        let caption = |hung: &Hung| hung.caption.contains(point).then_some(Spot::Tile(hung.number));
        let spot = self.spots().find(|spot| self.rect(*spot).is_some_and(|rect| rect.contains(point)));
        spot.or_else(|| self.tiles.iter().find_map(caption))
    }

    fn outline(&self, spot: Spot) -> Vec<Point> {
        self.rect(spot).map_or_else(Vec::new, |rect| rect.corners().to_vec())
    }

    fn middle(&self, spot: Spot) -> Point {
        self.rect(spot).unwrap_or_else(|| Rect::new(Point::ORIGIN, self.size)).middle()
    }

    fn name(&self, spot: Spot) -> String {
        let label = |number: u8| {
            let hung = self.tiles.iter().find(|hung| hung.number == number);
            hung.map_or_else(String::new, |hung| hung.printed.page.title.clone())
        };
        match spot {
            Spot::Home(_) => "Home base".into(),
            Spot::Tile(number) => label(number),
            Spot::Limbo(number) => format!("Withdrawn from {}", label(number)),
        }
    }

    fn next(&self, from: Spot, direction: Direction) -> Spot {
        let others = self.spots().filter(|spot| *spot != from);
        direction.nearest(self.middle(from), others.map(|spot| (spot, self.middle(spot)))).unwrap_or(from)
    }

    /// The cursor starts at the first home base; if there is none, at the first tile.
    fn cursor(&self, stood: Option<Spot>) -> Option<Spot> {
        stood.filter(|spot| self.rect(*spot).is_some()).or_else(|| self.spots().next())
    }
}

impl Drawn for Wall {
    fn size(&self) -> Size {
        self.size
    }

    fn ground(&self) -> Color32 {
        theme::printed(NIGHT)
    }

    fn part(&self, part: Rect, _: f64) -> Items {
        let whole = Rect::new(Point::ORIGIN, self.size).inset(Mm::new(-1.0));
        let night = std::iter::once((Point::ORIGIN, Path::rect(whole).filled(NIGHT).into()));
        let meets =
            |rect: Rect| rect.min.x < part.max.x && part.min.x < rect.max.x && rect.min.y < part.max.y && part.min.y < rect.max.y;
        let border = Path::rect(Rect::new(Point::ORIGIN, PrintedTile::SIZE));
        let seen = self.tiles.iter().filter(|hung| meets(hung.tile));
        let tiles = seen.map(|hung| (hung.tile.min, Group::of(hung.printed.page.items.clone()).clipped(border.clone()).into()));
        night.chain(tiles).collect()
    }

    fn changed(&self, _: &Self) -> Option<Vec<Rect>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::printed::Printed;
    use project::{Content, Game, Library};

    fn wall(room: Vec2) -> Wall {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens");
        let Content::StarViking(content) = &sample.content else { panic!("it is of Star Viking") };
        let mut printed = Printed::default();
        let tiles = content.systems.iter().zip(0..).map(|((id, system), number)| {
            (number, printed.tile(id, content.systems.shared(id).expect("it is there"), system.label(), &sample))
        });
        Wall::new(tiles.collect(), &[Player::new(0)], true, room, 1.0)
    }

    #[test]
    fn whatever_the_room_everything_hangs_on_the_wall_and_nothing_lies_on_another() {
        for room in [[960.0, 560.0], [1440.0, 860.0], [700.0, 900.0], [400.0, 300.0]] {
            let wall = wall(Vec2::from(room));
            let whole = Rect::new(Point::ORIGIN, Spaces::size(&wall)).inset(Mm::new(-1e-6));
            let spots: Vec<Spot> = wall.spots().collect();
            assert!(spots.len() > 20);
            for (index, spot) in spots.iter().enumerate() {
                let rect = wall.rect(*spot).expect("a place");
                assert!(whole.encloses(rect), "{room:?}: {spot:?} {rect:?} of {whole:?}");
                assert_eq!(wall.at(rect.middle()), Some(*spot), "{room:?}");
                for other in &spots[..index] {
                    let other = wall.rect(*other).expect("a place");
                    let apart = rect.min.x >= other.max.x || other.min.x >= rect.max.x;
                    assert!(apart || rect.min.y >= other.max.y || other.min.y >= rect.max.y, "{room:?}: {spot:?}");
                }
            }
        }
    }

    #[test]
    fn arrows_lead_to_every_place_of_the_wall() {
        let wall = wall(Vec2::new(960.0, 560.0));
        let all: BTreeSet<Spot> = wall.spots().collect();
        let mut seen: BTreeSet<Spot> = wall.cursor(None).into_iter().collect();
        let mut ahead: Vec<Spot> = seen.iter().copied().collect();
        while let Some(from) = ahead.pop() {
            for (_, direction) in Direction::KEYS {
                let to = wall.next(from, direction);
                if seen.insert(to) {
                    ahead.push(to);
                }
            }
        }
        assert_eq!(seen, all);
    }
}
