//! The layout of the technology tree on paper and on screen. The tracks are bands, one below the other, and the levels go from left to right. If
//! possible, a technology is in the row of its predecessor, so that a straight arrow leads from one to the other.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Content, Technology, Track};
use rules::Id;
use rules::kind::Choosable as _;

/// The cell of a technology in the layout: its column, and its row counted over all bands, both from 0.
pub type Spot = (usize, usize);

/// The layout of all technologies.
#[derive(Debug, Default)]
pub struct TechnologyTree {
    /// The cell of each technology.
    pub spots: BTreeMap<Id<Technology>, Spot>,
    /// The level of each column. A level has several columns if some of its technologies have predecessors of the same level.
    pub columns: Vec<u32>,
    /// The tracks that have technologies, each with the range of its rows.
    pub bands: Vec<(Track, Range<usize>)>,
}

impl TechnologyTree {
    /// Lays out the technologies of a project.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        Self::led_by(content, None)
    }

    /// Lays out the technologies of a project, with the track `first` above the others; `None` leaves the tracks in their usual order.
    #[must_use]
    pub fn led_by(content: &Content, first: Option<Track>) -> Self {
        let columns: BTreeMap<Id<Technology>, (u32, usize)> =
            content.technologies.iter().map(|(id, known)| (id, (known.level.get(), depth(content, id)))).collect();
        let all: Vec<(u32, usize)> = columns.values().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let mut tree = Self { columns: all.iter().map(|(level, _)| *level).collect(), ..Self::default() };
        let rest = Track::all().iter().filter(|track| first != Some(**track));
        for track in first.iter().chain(rest) {
            let mut of: Vec<(usize, bool, Id<Technology>)> = content
                .technologies
                .iter()
                .filter(|(_, known)| known.track == *track)
                .map(|(id, known)| (all.binary_search(&columns[&id]).unwrap_or_default(), known.predecessor.is_none(), id))
                .collect();
            if of.is_empty() {
                continue;
            }
            // Within a column, technologies with a predecessor come first, so that they can take the predecessor's row.
            of.sort_unstable();
            let top = tree.rows();
            let rows = tree.place(content, top, &of);
            tree.bands.push((*track, top..top + rows));
        }
        tree
    }

    /// How many rows the layout has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.bands.last().map_or(0, |(_, rows)| rows.end)
    }

    /// How many bands begin at this row or above it.
    #[must_use]
    pub fn bands_to(&self, row: usize) -> usize {
        self.bands.iter().filter(|(_, rows)| rows.start <= row).count()
    }

    /// The levels, each with its first and its last column in the layout.
    #[must_use]
    pub fn levels(&self) -> Vec<(u32, usize, usize)> {
        let mut levels: Vec<(u32, usize, usize)> = Vec::new();
        for (column, level) in self.columns.iter().enumerate() {
            match levels.last_mut().filter(|(known, ..)| known == level) {
                Some((.., last)) => *last = column,
                None => levels.push((*level, column, column)),
            }
        }
        levels
    }

    /// Places the technologies of a track from row `top` downwards, and returns how many rows they take. `of` lists the technologies in the order in
    /// which they are placed, each with its column and with whether it has no predecessor. The arrow from a predecessor runs along the row of the
    /// technology's box, so that part of the row is kept free.
    fn place(&mut self, content: &Content, top: usize, of: &[(usize, bool, Id<Technology>)]) -> usize {
        let mut taken: Vec<BTreeSet<usize>> = Vec::new();
        for (column, _, id) in of {
            let predecessor = content.technologies.get(*id).and_then(|known| known.predecessor);
            let before = predecessor.and_then(|before| self.spots.get(&before)).copied();
            let from = before.map_or(*column, |(before, _)| before + 1).min(*column);
            let is_free = |row: &BTreeSet<usize>| row.range(from..=*column).next().is_none();
            let straight = before.and_then(|(_, row)| row.checked_sub(top)).filter(|row| taken.get(*row).is_some_and(is_free));
            let row = straight.or_else(|| taken.iter().position(is_free)).unwrap_or_else(|| {
                taken.push(BTreeSet::new());
                taken.len() - 1
            });
            taken[row].extend(from..=*column);
            self.spots.insert(*id, (*column, top + row));
        }
        taken.len()
    }
}

/// How long the chain of predecessors is that leads to a technology, counting only those of its own level.
fn depth(content: &Content, id: Id<Technology>) -> usize {
    let (mut at, mut depth) = (id, 0);
    // In a file, predecessors may form a circle, so the number of steps is limited.
    while let Some(known) = content.technologies.get(at)
        && let Some(before) = known.predecessor
        && content.technologies.get(before).is_some_and(|before| before.level == known.level)
        && depth < content.technologies.len()
    {
        (at, depth) = (before, depth + 1);
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Level;

    fn technology(level: u32, predecessor: Option<u32>) -> Technology {
        Technology { level: Level::clamped(level), predecessor: predecessor.map(Id::new), ..Technology::default() }
    }

    #[test]
    fn what_follows_stands_in_the_row_of_what_goes_before() {
        let technologies = [technology(1, None), technology(1, Some(1)), technology(2, Some(2)), technology(2, None)];
        let content = Content { technologies: technologies.into_iter().collect(), ..Content::default() };
        let tree = TechnologyTree::of(&content);
        assert_eq!((tree.columns.as_slice(), tree.levels()), (&[1, 1, 2][..], vec![(1, 0, 1), (2, 2, 2)]));
        let spots: Vec<Spot> = (1..=4).map(|number| tree.spots[&Id::new(number)]).collect();
        assert_eq!(spots, [(0, 0), (1, 0), (2, 0), (2, 1)]);
        assert_eq!((tree.bands.len(), tree.rows()), (1, 2));
    }
}
