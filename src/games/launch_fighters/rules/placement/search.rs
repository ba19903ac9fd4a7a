//! Searches for a space for every flagship and its fleet, and backtracks when the next flagship finds none.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::flagships::{first_spaces, straight_tens};
use super::fleets::Formation;
use super::{Party, is_open};
use crate::Field;
use geometry::{Grid, Space};

/// How many arrangements of flagships the search tries before it gives up. On ordinary maps the first or second one fits.
const MOST_TRIED: u32 = 20_000;
/// How many ships the search places, added up over all arrangements that it tries, before it gives up.
const MOST_PUT_DOWN: usize = 100_000;
/// The distance in spaces from the edge at which a fleet has enough room to turn.
const ROOMY: i16 = 4;

/// Why the search failed; the refusal explains this to the designer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// No space of the centre suits the first flagship.
    Centre,
    /// There is no space for the flagship of this party, the ships of one side: the board is too small, or something is in the way.
    Flagship {
        /// The index of the party in the list of parties.
        party: usize,
        /// Whether the map has no space at all, open or not, that is ten spaces in a straight line from an earlier flagship and at least ten from all
        /// others.
        beyond: bool,
    },
    /// There is no room for all the other ships of the party with this index.
    Fleet(usize),
}

/// A search through the arrangements of flagships.
pub(super) struct Search<'a> {
    field: &'a Field<'a>,
    grid: Grid,
    parties: &'a [Party],
    left: u32,
    /// How many more ships may be placed before the search gives up.
    ships_left: usize,
    /// Of all failures, the one that came after the most flagships had been placed: how many were placed, and the failure.
    pub(super) halt: (usize, Halt),
}

impl<'a> Search<'a> {
    pub(super) const fn new(field: &'a Field<'a>, grid: Grid, parties: &'a [Party]) -> Self {
        Self { field, grid, parties, left: MOST_TRIED, ships_left: MOST_PUT_DOWN, halt: (0, Halt::Centre) }
    }

    /// For every party (the ships of one side): the spaces of its ships, with the flagship's space first. `None` if no arrangement was found.
    pub(super) fn run(&mut self) -> Option<Vec<Vec<Space>>> {
        let mut flagships = Vec::new();
        first_spaces(self.field).find_map(|space| self.with(&mut flagships, space))
    }

    fn with(&mut self, flagships: &mut Vec<Space>, space: Space) -> Option<Vec<Vec<Space>>> {
        self.left = self.left.checked_sub(1)?;
        if self.ships_left == 0 {
            return None;
        }
        if !self.suits(&self.parties[flagships.len()], space) {
            self.note(flagships.len(), Halt::Fleet(flagships.len()));
            return None;
        }
        flagships.push(space);
        let found = if flagships.len() == self.parties.len() { self.fleets(flagships) } else { self.next(flagships) };
        flagships.pop();
        found
    }

    fn next(&mut self, flagships: &mut Vec<Space>) -> Option<Vec<Vec<Space>>> {
        let party = flagships.len();
        let within: Vec<Space> = straight_tens(self.grid, flagships.iter().copied(), flagships).collect();
        let mut seen = HashSet::new();
        let mut spaces: Vec<Space> =
            within.iter().copied().filter(|space| is_open(self.field, *space) && seen.insert(*space)).collect();
        if spaces.is_empty() {
            self.note(party, Halt::Flagship { party, beyond: within.is_empty() });
        }
        // Spaces with room to turn come first, and among these the spaces near the other flagships. Spaces that are equally good stay in clockwise
        // order.
        let far = |space: Space| flagships.iter().map(|other| self.grid.distance(space, *other)).sum::<u32>();
        spaces.sort_by_key(|space| (Reverse(self.margin(*space).min(ROOMY)), far(*space)));
        spaces.into_iter().find_map(|space| self.with(flagships, space))
    }

    /// The distance of a space from the nearest edge of the map, in columns or rows.
    fn margin(&self, space: Space) -> i16 {
        let last = |count: u16| count as i16 - 1;
        let columns = space.column.min(last(self.grid.columns.get()) - space.column);
        columns.min(space.row.min(last(self.grid.rows.get()) - space.row))
    }

    /// Whether there may be room for a fleet around a flagship in this space. If the fleet has more ships than there are open spaces around the
    /// flagship, the rest must stand beside other ships. The book allows that only when every enterable space around the flagship is taken, so then
    /// none of these spaces may force a retreat.
    fn suits(&self, party: &Party, flagship: Space) -> bool {
        let round = || self.grid.neighbours(flagship).filter(|near| self.field.enterable(*near));
        let open = round().filter(|near| is_open(self.field, *near)).count();
        party.others.len() <= open || (open > 0 && open == round().count())
    }

    /// Places the fleets around their flagships: first every ship that finds room beside its flagship, then the rest, fleet after fleet. If one fleet
    /// is shut in by earlier ones, all fleets grow again, one ship at a time.
    fn fleets(&mut self, flagships: &[Space]) -> Option<Vec<Vec<Space>>> {
        let many: Vec<usize> = self.parties.iter().map(|party| party.others.len() + 1).collect();
        let most = many.iter().copied().max().unwrap_or(0);
        let sizes: [Vec<usize>; 2] = [vec![most], (1..=most).collect()];
        let mut short = 0;
        for sizes in sizes {
            let mut taken: HashSet<Space> = flagships.iter().copied().collect();
            let mut formations: Vec<Formation> = flagships.iter().map(|space| Formation::new(*space)).collect();
            for (farthest, size) in std::iter::once((1, most)).chain(sizes.into_iter().map(|size| (u32::MAX, size))) {
                for (index, formation) in formations.iter_mut().enumerate() {
                    let enemy = super::nearest_other(self.grid, flagships, index);
                    formation.grow(self.field, self.grid, enemy, many[index].min(size), farthest, &mut taken);
                }
            }
            self.ships_left = self.ships_left.saturating_sub(taken.len());
            match formations.iter().zip(&many).position(|(formation, many)| formation.spaces.len() < *many) {
                None => return Some(formations.into_iter().map(|formation| formation.spaces).collect()),
                Some(index) => short = index,
            }
        }
        self.note(flagships.len(), Halt::Fleet(short));
        None
    }

    fn note(&mut self, depth: usize, halt: Halt) {
        if depth > self.halt.0 || self.halt.1 == Halt::Centre {
            self.halt = (depth, halt);
        }
    }
}
