//! The keyboard's way over a tile: from sector to sector by the arrow keys.

use egui::{Key, Modifiers, Ui};

use super::printed::PrintedTile;
use crate::geometry::Vector;
use crate::rules::star_viking::{Space, System};

/// Where an arrow points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// What lies less far ahead than this, in millimetres, lies beside.
const AHEAD: f64 = 0.5;
/// How much farther something seems for each millimetre that it lies off the straight way.
const ASIDE: f64 = 2.0;

impl Direction {
    /// Every direction with its key.
    pub const KEYS: [(Key, Self); 4] =
        [(Key::ArrowLeft, Self::Left), (Key::ArrowRight, Self::Right), (Key::ArrowUp, Self::Up), (Key::ArrowDown, Self::Down)];

    /// The arrows that were pressed in this pass, which uses them up.
    pub fn pressed(ui: &Ui) -> Vec<Self> {
        let times = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        Self::KEYS.into_iter().flat_map(|(key, direction)| std::iter::repeat_n(direction, times(key))).collect()
    }

    /// How far a step leads ahead and aside, in millimetres.
    const fn measured(self, step: Vector) -> (f64, f64) {
        let (right, down) = (step.x.get(), step.y.get());
        match self {
            Self::Left => (-right, down),
            Self::Right => (right, down),
            Self::Up => (-down, right),
            Self::Down => (down, right),
        }
    }
}

/// The next sector of a tile in a direction, the nearest and straightest first; the same sector where there is none.
#[must_use]
pub fn next(tile: &PrintedTile, system: &System, from: Space, direction: Direction) -> Space {
    let Some(start) = tile.middle(from) else { return system.spaces().first().copied().unwrap_or(from) };
    let far = |space: Space| {
        let (ahead, aside) = direction.measured(tile.middle(space)? - start);
        (ahead > AHEAD).then_some((ahead + ASIDE * aside.abs(), space))
    };
    let there = system.spaces().into_iter().filter(|space| *space != from).filter_map(far);
    there.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(from, |(_, space)| space)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::editor::desks::star_viking::printed::Printed;
    use crate::project::Library;
    use crate::rules::{Content, Game};

    #[test]
    fn arrows_lead_to_every_sector_of_every_tile_of_the_sample() {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens");
        let Content::StarViking(content) = &sample.content else { panic!("it is of Star Viking") };
        let mut printed = Printed::default();
        for (id, system) in content.systems.iter() {
            let tile = printed.tile(id, content.systems.shared(id).expect("it is there"));
            let all: BTreeSet<Space> = system.spaces().into_iter().collect();
            let mut seen: BTreeSet<Space> = all.first().copied().into_iter().collect();
            let mut ahead: Vec<Space> = seen.iter().copied().collect();
            while let Some(from) = ahead.pop() {
                for (_, direction) in Direction::KEYS {
                    let to = next(&tile, system, from, direction);
                    if seen.insert(to) {
                        ahead.push(to);
                    }
                }
            }
            assert_eq!(seen, all, "{}", system.label());
        }
    }
}
