//! Divides a large drawing into pages, along its width or its height. Each cut lies where two pages overlap, at a position where it crosses as few as
//! possible of the things that should stay whole.

use geometry::Mm;

/// How far the picture of a page continues beyond a cut at least, under the neighbouring page, so that no white shows if the cut is not quite exact.
pub const BENEATH: Mm = Mm::new(3.0);
/// How far two pages must overlap at least: [`BENEATH`] and a little more.
pub const LEAST_OVERLAP: Mm = Mm::new(4.0);
/// How far a cut stays away from anything that it must not cross, because cuts by hand are not exact.
const CLEAR: Mm = Mm::new(0.6);
/// The distance between two positions that are tried for a cut.
const STEP: Mm = Mm::new(0.5);
/// How far a cut is moved from its even position at most, as a fraction of a page; it is never moved farther than `FARTHEST`.
const MOST: f64 = 0.45;
const FARTHEST: Mm = Mm::new(60.0);
/// The penalty for a cut that crosses one thing. In addition, a cut that is moved has the square of its distance, in millimetres, as a penalty.
const CROSSING: f64 = 1e6;

/// The division of a length into pages: the cuts, and the part that each page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Cuts {
    whole: Mm,
    /// How many stretches that should stay whole are crossed by cuts.
    pub crossed: usize,
    /// The positions of the cuts, one fewer than there are pages.
    pub at: Vec<Mm>,
    /// The part that each page shows: its beginning and end.
    pub windows: Vec<(Mm, Mm)>,
}

/// A length that is to be divided into pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Division {
    /// The whole length that is divided, which the pages show together.
    pub whole: Mm,
    /// How many pages the length is divided into.
    pub pages: u32,
    /// The greatest part of the length that fits on a page.
    pub longest: Mm,
    /// The length by which two neighbouring pages overlap.
    pub overlap: Mm,
}

impl Division {
    /// The cuts that cross the fewest of these stretches, which should stay whole. Each cut is near its even position, at which all pages would show
    /// equally much.
    #[must_use]
    pub fn cuts(self, keep: &[(Mm, Mm)]) -> Cuts {
        let crossings = Crossings::of(keep);
        let mut at = Vec::new();
        // For each cut, the positions that it can have. Each has the least penalty of all cuts up to and including this one, and the index of the
        // position of the cut before.
        let mut ways: Vec<Vec<(Mm, f64, usize)>> = Vec::new();
        for cut in 1..self.pages {
            let even = self.even(cut);
            let mut places: Vec<(Mm, f64, usize)> = Vec::new();
            for place in self.candidates(cut) {
                let step = (place - even).get();
                let weight = step * step + CROSSING * crossings.at(place) as f64;
                let before = ways.last().map_or(&[(Mm::ZERO, 0.0, 0)][..], Vec::as_slice);
                let reached = before.iter().enumerate().filter(|(_, (last, ..))| self.fits(cut, *last, place));
                let best = reached.min_by(|(_, one), (_, other)| one.1.total_cmp(&other.1));
                if let Some((index, (_, so_far, _))) = best {
                    places.push((place, so_far + weight, index));
                }
            }
            if places.is_empty() {
                return self.evenly(&crossings);
            }
            ways.push(places);
        }
        // The last page is at most as long as the others.
        let ends = |(last, ..): &(Mm, f64, usize)| self.fits(self.pages, *last, self.whole);
        let end = ways.last().and_then(|places| {
            let ending = places.iter().enumerate().filter(|(_, place)| ends(place));
            ending.min_by(|(_, one), (_, other)| one.1.total_cmp(&other.1)).map(|(index, _)| index)
        });
        let Some(mut index) = end else { return self.evenly(&crossings) };
        for places in ways.iter().rev() {
            let (place, _, before) = places[index];
            at.push(place);
            index = before;
        }
        at.reverse();
        self.with(at, &crossings)
    }

    /// The cuts at their even positions, whatever they cross.
    fn evenly(self, crossings: &Crossings) -> Cuts {
        self.with((1..self.pages).map(|cut| self.even(cut)).collect(), crossings)
    }

    /// The even position of a cut, at which all pages show equally much.
    fn even(self, cut: u32) -> Mm {
        self.step() * f64::from(cut) + self.overlap * 0.5
    }

    fn step(self) -> Mm {
        (self.whole - self.overlap) / f64::from(self.pages)
    }

    /// The positions that are tried for a cut; all of them lie within the drawing.
    fn candidates(self, cut: u32) -> impl Iterator<Item = Mm> {
        let even = self.even(cut);
        let reach = (self.step() * MOST).min(FARTHEST);
        let steps = (reach / STEP).floor().max(0.0) as i32;
        let places = (-steps..=steps).map(move |step| even + STEP * f64::from(step));
        places.filter(move |place| {
            *place > self.overlap && *place < self.whole - self.overlap || (*place - even).abs() < STEP * 0.5
        })
    }

    /// Whether a page has room for the part between its two cuts, and for what it has to show beyond them at least.
    fn fits(self, page: u32, from: Mm, to: Mm) -> bool {
        let beneath = if page > 1 { BENEATH.min(self.overlap) } else { Mm::ZERO };
        let beyond =
            if page < self.pages { (LEAST_OVERLAP - BENEATH).min(self.overlap - BENEATH.min(self.overlap)) } else { Mm::ZERO };
        to - from + beneath + beyond <= self.longest + Mm::new(1e-6)
    }

    /// The division with these cuts: each page shows its part and, if its paper has room, the whole overlap.
    fn with(self, at: Vec<Mm>, crossings: &Crossings) -> Cuts {
        let beneath = BENEATH.max(self.overlap * 0.5).min(self.overlap);
        let beyond = self.overlap - beneath;
        let windows = (0..self.pages as usize).map(|page| {
            let before = page.checked_sub(1).and_then(|cut| at.get(cut)).copied();
            let behind = at.get(page).copied();
            let mut from = before.map_or(Mm::ZERO, |cut| (cut - beneath).max(Mm::ZERO));
            let mut to = behind.map_or(self.whole, |cut| (cut + beyond).min(self.whole));
            if let Some(cut) = behind {
                to = to.min((from + self.longest).max(cut + (LEAST_OVERLAP - BENEATH).min(beyond)));
            }
            if let Some(cut) = before {
                from = from.max((to - self.longest).min(cut - BENEATH.min(beneath)));
            }
            (from, to)
        });
        let windows = windows.collect();
        let crossed = at.iter().map(|cut| crossings.at(*cut)).sum();
        Cuts { whole: self.whole, crossed, at, windows }
    }
}

impl Cuts {
    /// The part of a page, from its beginning to its end, that stays visible when the neighbouring pages are glued on.
    #[must_use]
    pub fn own(&self, page: u32) -> (Mm, Mm) {
        let before = (page as usize).checked_sub(1).and_then(|cut| self.at.get(cut));
        (before.copied().unwrap_or(Mm::ZERO), self.at.get(page as usize).copied().unwrap_or(self.whole))
    }

    /// The same cuts, with pages that each show as much as `longest`, unless the drawing ends before.
    #[must_use]
    pub fn filling(mut self, longest: Mm) -> Self {
        for (from, to) in &mut self.windows {
            let spare = (longest - (*to - *from)).max(Mm::ZERO);
            *from = (*from - spare * 0.5).max(Mm::ZERO);
            *to = (*from + longest).min(self.whole);
            *from = (*to - longest).max(Mm::ZERO).min(*from);
        }
        self
    }

    /// The part that a page shows, with its overlaps: its beginning and end.
    #[must_use]
    pub fn window(&self, page: u32) -> (Mm, Mm) {
        self.windows.get(page as usize).copied().unwrap_or((Mm::ZERO, self.whole))
    }
}

/// The stretches that should stay whole, sorted so that the stretches that a cut crosses can be counted quickly.
struct Crossings {
    starts: Vec<Mm>,
    ends: Vec<Mm>,
}

impl Crossings {
    fn of(keep: &[(Mm, Mm)]) -> Self {
        let sorted = |ends: &mut dyn Iterator<Item = Mm>| {
            let mut ends: Vec<Mm> = ends.collect();
            ends.sort_by(|one, other| one.get().total_cmp(&other.get()));
            ends
        };
        Self {
            starts: sorted(&mut keep.iter().map(|(start, _)| *start - CLEAR)),
            ends: sorted(&mut keep.iter().map(|(_, end)| *end + CLEAR)),
        }
    }

    /// How many stretches a cut at this position crosses.
    fn at(&self, place: Mm) -> usize {
        let begun = self.starts.partition_point(|start| *start < place);
        begun - self.ends.partition_point(|end| *end <= place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_goes_round_what_must_stay_whole_and_keeps_the_picture_beneath_it() {
        let mm = Mm::new;
        let division = Division { whole: mm(600.0), pages: 4, longest: mm(180.0), overlap: mm(10.0) };
        let keep = [(mm(140.0), mm(165.0)), (mm(290.0), mm(310.0)), (mm(440.0), mm(458.0))];
        let cuts = division.cuts(&keep);
        for (index, cut) in cuts.at.iter().enumerate() {
            assert!(keep.iter().all(|(from, to)| *cut < *from || *cut > *to) && cuts.crossed == 0, "{cuts:?}");
            let (from, _) = cuts.windows[index + 1];
            let (_, to) = cuts.windows[index];
            assert!(*cut - from >= BENEATH && to >= *cut, "{cuts:?}");
        }
        assert!(cuts.windows.iter().all(|(from, to)| *to - *from <= division.longest + mm(1e-6)), "{cuts:?}");
        // If no stretch has to stay whole, all pages show equally much.
        let even = division.cuts(&[]);
        assert!(even.windows.iter().all(|(from, to)| (*to - *from - mm(157.5)).abs() < mm(1e-6)), "{even:?}");
    }
}
