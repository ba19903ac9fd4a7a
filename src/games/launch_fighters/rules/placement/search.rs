//! Searches spaces for every flagship and its fleet, with backtracking whenever the next flagship finds none.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::flagships::{first_spaces, straight_tens};
use super::fleets::Formation;
use super::{Party, is_open};
use crate::Field;
use geometry::{Grid, Space};

/// How many arrangements are tried before the search is given up. On ordinary maps the first or second fits.
const MOST_TRIED: u32 = 20_000;
/// How many ships are put down in all arrangements together before the search is given up.
const MOST_PUT_DOWN: usize = 100_000;
/// The distance from the edge at which a fleet has room enough to turn.
const ROOMY: i16 = 4;

/// Where the search failed, for the sentence that says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// No space of the centre will do for the first flagship.
    Centre,
    /// There is no space for the flagship of the party of this index: the board is too small, or other things are in the way.
    Flagship {
        /// The index of the party.
        party: usize,
        /// Whether no straight ten from an earlier flagship ends on the map, ten from all others.
        beyond: bool,
    },
    /// There is no room for all the other ships of the party of this index.
    Fleet(usize),
}

/// A search over the arrangements of flagships.
pub(super) struct Search<'a> {
    field: &'a Field<'a>,
    grid: Grid,
    parties: &'a [Party],
    left: u32,
    /// How many ships may still be put down.
    ships_left: usize,
    /// The halt after the most flagships.
    pub(super) halt: (usize, Halt),
}

impl<'a> Search<'a> {
    pub(super) const fn new(field: &'a Field<'a>, grid: Grid, parties: &'a [Party]) -> Self {
        Self { field, grid, parties, left: MOST_TRIED, ships_left: MOST_PUT_DOWN, halt: (0, Halt::Centre) }
    }

    /// The spaces of every party, its flagship's first; none if none were found.
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
        // A space with room to turn, and no farther from the others than necessary; of equal ones the first clockwise.
        let far = |space: Space| flagships.iter().map(|other| self.grid.distance(space, *other)).sum::<u32>();
        spaces.sort_by_key(|space| (Reverse(self.margin(*space).min(ROOMY)), far(*space)));
        spaces.into_iter().find_map(|space| self.with(flagships, space))
    }

    /// The distance of a space from the nearest edge, in columns or rows.
    fn margin(&self, space: Space) -> i16 {
        let last = |count: u16| count as i16 - 1;
        let columns = space.column.min(last(self.grid.columns.get()) - space.column);
        columns.min(space.row.min(last(self.grid.rows.get()) - space.row))
    }

    /// Whether a fleet could stand around a flagship there. Ships stand beside other ships of their fleet only when every space around the flagship
    /// that may be entered is taken; so ships must not have to retreat from any of those spaces, unless enough others are left.
    fn suits(&self, party: &Party, flagship: Space) -> bool {
        let round = || self.grid.neighbours(flagship).filter(|near| self.field.enterable(*near));
        let open = round().filter(|near| is_open(self.field, *near)).count();
        party.others.len() <= open || (open > 0 && open == round().count())
    }

    /// Puts the fleets around their flagships: first all ships that find room beside them, then the rest, fleet after fleet. If a fleet is shut in
    /// by those before it, all fleets grow at the same pace.
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
