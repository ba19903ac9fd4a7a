//! The counters on the wall. Equal counters are shown as one counter with a number, and counters that are only noted are pale.

use egui::{Rect, Vec2};

use super::hung::{Spot, Wall};
use crate::scenario::play::scene::{Counter, Scene};
use kit::board::Placed;
use star_viking::play::{Action, UnitNumber, Where};
use star_viking_paper::sheets::counters::SIDE;

/// A group of equal counters in one place of the wall.
pub struct Standing {
    /// The counter that is painted for the group.
    pub counter: Counter,
    /// All units of the group.
    pub members: Vec<UnitNumber>,
    /// The turn in which the units were last seen; `None` if they are visible at present.
    pub noted: Option<u16>,
    /// The rectangle of the group's counter on the screen.
    pub rect: Rect,
}

/// The least width of a counter if there is room for it, in points of the screen.
const READABLE: f32 = 30.0;
/// The gap between two counters, in points of the screen.
const GAP: f32 = 4.0;
/// The fraction of a tile's height that its head takes, where no counters stand.
const HEAD: f32 = 0.3;
/// The room above the counters at a home base, in points of the screen.
pub const HOME_HEAD: f32 = 52.0;

impl Standing {
    /// The choices about the counters of this group.
    pub fn choices(&self, legal: &[Action]) -> Vec<Action> {
        let about = |action: &Action| super::unit_of(*action).is_some_and(|unit| self.members.contains(&unit));
        legal.iter().copied().filter(about).collect()
    }
}

/// The groups of counters at a place: first the visible ones, beginning with the holder's, and then those that are only noted. Each has its counter,
/// its units, and the turn in which they were last seen if they are only noted.
pub fn groups(scene: &Scene, spot: Spot) -> Vec<(Counter, Vec<UnitNumber>, Option<u16>)> {
    let here = |counter: &&Counter| !matches!(counter.at, Where::Aboard(_)) && scene.spot_of(counter) == Some(spot);
    let seen = scene.counters.iter().filter(here).map(|counter| (counter, None));
    let noted = scene.noted.iter().map(|noted| (&noted.counter, Some(noted.turn)));
    let noted = noted.filter(|(counter, _)| here(counter));
    let mut groups: Vec<(Counter, Vec<UnitNumber>, Option<u16>)> = Vec::new();
    for (counter, turn) in seen.chain(noted) {
        // On the wall, units in different sectors of a system count as equal.
        let alike = |known: &Counter| known.looks_like(&Counter { at: known.at, ..*counter });
        match groups.iter_mut().find(|(known, _, when)| *when == turn && alike(known)) {
            Some((_, members, _)) => members.push(counter.unit),
            None => groups.push((*counter, vec![counter.unit], turn)),
        }
    }
    let holder = match spot {
        Spot::Tile(tile) | Spot::Limbo(tile) => scene.tiles.get(usize::from(tile)).map(|tile| tile.control),
        Spot::Home(player) => Some(player),
    };
    groups.sort_by_key(|(counter, _, noted)| (noted.is_some(), Some(counter.owner) != holder, counter.owner));
    groups
}

/// All groups of counters on the wall, placed on the screen.
pub fn standing(scene: &Scene, wall: &Wall, placed: &Placed) -> Vec<Standing> {
    let at = |spot: Spot| {
        let Some(rect) = wall.rect(spot).map(|rect| placed.on_screen(rect)) else { return Vec::new() };
        let (area, upwards) = match spot {
            Spot::Tile(_) => (Rect::from_min_max(rect.min + Vec2::new(0.0, rect.height() * HEAD), rect.max), true),
            Spot::Home(_) => (Rect::from_min_max(rect.min + Vec2::new(0.0, HOME_HEAD), rect.max), false),
            Spot::Limbo(_) => (rect, true),
        };
        let groups = groups(scene, spot);
        let rects = rows(groups.len(), area.shrink(GAP), placed.length(SIDE).max(READABLE), upwards);
        let stand = |((counter, members, noted), rect)| Standing { counter, members, noted, rect };
        groups.into_iter().zip(rects).map(stand).collect()
    };
    wall.spots().flat_map(at).collect()
}

/// The rectangles of `number` squares in rows. The squares have the size `wanted` if there is room, and are smaller otherwise.
fn rows(number: usize, area: Rect, wanted: f32, upwards: bool) -> Vec<Rect> {
    let in_a_line = |length: f32, side: f32| ((length + GAP) / (side + GAP)).floor().max(0.0) as usize;
    let mut side = wanted.min(area.width()).min(area.height());
    while side > 4.0 && in_a_line(area.width(), side) * in_a_line(area.height(), side) < number {
        side -= 1.0;
    }
    let side = side.max(1.0);
    let columns = in_a_line(area.width(), side).max(1);
    let lie = |index: usize| {
        let step = Vec2::new((index % columns) as f32, (index / columns) as f32) * (side + GAP);
        let corner = if upwards { area.left_bottom() + Vec2::new(step.x, -step.y - side) } else { area.min + step };
        Rect::from_min_size(corner, Vec2::splat(side))
    };
    (0..number).map(lie).collect()
}

#[cfg(test)]
mod tests {
    use egui::Pos2;

    use super::*;

    #[test]
    fn however_many_counters_there_are_they_stand_apart_and_within_their_place() {
        let area = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(150.0, 100.0));
        for number in [0, 1, 4, 9, 17, 40, 120] {
            for upwards in [false, true] {
                let rects = rows(number, area, 30.0, upwards);
                assert_eq!(rects.len(), number);
                for (index, rect) in rects.iter().enumerate() {
                    assert!(area.expand(0.01).contains_rect(*rect), "{number}: {rect:?}");
                    assert!(rects[..index].iter().all(|other| !other.shrink(0.5).intersects(rect.shrink(0.5))), "{number}");
                }
            }
        }
    }
}
