//! Lines of sight and cover (2.31, 2.4). A line crosses the hexes whose inside it enters. A line that runs along a side is blocked only if both hexes
//! beside that side block it. A line that touches the end of a wall is blocked. A character beside an opening of their own hex looks from the middle
//! of the opening, and a character outside a window looks from the window into the room. If several lines are free, the one that leaves the target
//! the least cover counts.

use std::ops::ControlFlow;

use super::course::{Crossing, Fine, follow};
use super::seen::{Hidden, Obstacle, Seen, Sight};
use super::site::Passage;
use super::{Barrier, Site, Standing};
use crate::{Cover, Grounds, Terrain};
use geometry::{Hex, Space};

/// Finds what a character on a site sees, and behind what cover.
#[derive(Clone, Copy, Debug)]
pub struct Lookout<'a> {
    /// The site over which the character looks.
    pub site: &'a Site,
    /// The figures and boats on the site that may block a line of sight.
    pub standing: &'a Standing,
    /// The cover that each terrain gives.
    pub grounds: &'a Grounds,
    /// The longest range that is still short, in hexes. Upright figures block lines that are no longer than this.
    pub short: u32,
}

/// A line of sight, and the crossings made up to the current one.
struct Line<'a> {
    out: Lookout<'a>,
    from: Hex,
    to: Hex,
    /// The direction of the line, as the step from its start to its end.
    way: Hex,
    /// Whether the line starts from the centre of its hex. Such a line does not pass the doorways of that hex, because another line starts from the
    /// middle of each doorway.
    from_centre: bool,
    /// Whether openings block the line like walls, because it must stay in the room.
    indoors: bool,
    /// Whether upright figures block the line.
    figures: bool,
    /// The slopes whose lips the line has crossed downwards.
    down: Vec<Hex>,
    met: Met,
}

#[derive(Clone, Copy, Default)]
struct Met {
    /// Whether the line passed a doorway or a window.
    opening: bool,
    /// Whether the line passed the arrow-slit of the target's hex.
    slit: bool,
    /// Whether the line passed over the lip of the target's slope.
    lip: bool,
    /// The sides through which the line enters the target's hex, one bit for each.
    sides: u8,
}

const N: [Hex; 6] = Hex::NEIGHBOURS;

impl Lookout<'_> {
    /// Looks from one hex to another: whether the target is seen, and behind what cover. `at_oar` means that the target rows or steers (4.21).
    ///
    /// # Errors
    /// Returns the obstacle in the way.
    pub fn look(&self, from: Space, to: Space, at_oar: bool) -> Sight {
        let site = self.site;
        let (Some(here), Some(there)) = (site.index(from), site.index(to)) else {
            return Err(Hidden { by: Obstacle::NoBoard, at: to });
        };
        let hull = self.standing.hull(there);
        if from == to || hull != 0 && hull == self.standing.hull(here) {
            return Ok(Seen { cover: Cover::None, sides: 0 });
        }
        let (one, other) = (site.grid().hex(from), site.grid().hex(to));
        let cover = |met: Met| Seen { cover: self.cover(there, met, at_oar), sides: met.sides };
        let mut sight = self.line(one, other, None).map(cover);
        for (side, passage) in site.passages(here).iter().enumerate() {
            let Some(passage) = passage.filter(|passage| passage.barrier.is_opening()) else { continue };
            // From the middle of a side, only targets beyond that side can be seen.
            if (other * 6 - Fine::of_side(one, side).0).double_inner_product(N[side]) <= 0 {
                continue;
            }
            let into_room = !passage.own && passage.barrier == Barrier::Window;
            if !passage.own && !into_room {
                continue;
            }
            let other_sight = self.line(one, other, Some((side, into_room))).map(cover);
            sight = match (sight, other_sight) {
                (Ok(one), Ok(other)) => Ok(if other.cover < one.cover { other } else { one }),
                (Ok(seen), Err(_)) | (Err(_), Ok(seen)) => Ok(seen),
                (Err(first), Err(_)) => Err(first),
            };
        }
        sight
    }

    /// The best of all looks from any hex of the shooter to any hex of the target, since riders take two hexes; and the range to the nearest hex
    /// that is seen. The target has the best cover that any of its hexes has, even a hex that is not seen (2.4).
    ///
    /// # Errors
    /// Returns the obstacle in the way of the first line.
    pub fn look_between(&self, from: &[Space], to: &[Space], at_oar: bool) -> Result<(Seen, u32), Hidden> {
        let (site, grid) = (self.site, self.site.grid());
        let grounds = to.iter().filter_map(|target| site.index(*target)).map(|there| self.cover(there, Met::default(), at_oar));
        let ground = grounds.max().unwrap_or(Cover::None);
        let mut best: Result<(Seen, u32), Hidden> =
            Err(Hidden { by: Obstacle::NoBoard, at: to.first().copied().unwrap_or_default() });
        for (number, shooter) in from.iter().enumerate() {
            let looks: Vec<Sight> = to.iter().map(|target| self.look(*shooter, *target, at_oar)).collect();
            let range = to.iter().zip(&looks).filter(|(_, look)| look.is_ok()).map(|(to, _)| grid.distance(*shooter, *to)).min();
            let seen = looks.iter().flatten().copied().max_by_key(|seen| seen.cover);
            match (seen.zip(range), best) {
                (Some((seen, range)), known) => {
                    let seen = Seen { cover: seen.cover.max(ground), ..seen };
                    if known.is_err() || known.is_ok_and(|(known, far)| (seen.cover, range) < (known.cover, far)) {
                        best = Ok((seen, range));
                    }
                }
                (None, Err(_)) if number == 0 => {
                    best = looks.first().copied().map_or(best, |look| look.map(|seen| (seen, 0)));
                }
                (None, _) => {}
            }
        }
        best
    }

    /// Follows one line to a hex. It starts from the centre of a hex or, if `side` is given, from the middle of that side.
    fn line(&self, from: Hex, to: Hex, side: Option<(usize, bool)>) -> Result<Met, Hidden> {
        let (start, first) = match side {
            None => (Fine::centre(from), from),
            Some((side, _)) => (Fine::of_side(from, side), from + N[side]),
        };
        let range = self.site.grid().distance(self.site.grid().space(from), self.site.grid().space(to));
        let mut line = Line {
            out: *self,
            from,
            to,
            way: to * 6 - start.0,
            from_centre: side.is_none(),
            indoors: side.is_some_and(|(_, into_room)| into_room),
            figures: range <= self.short,
            down: Vec::new(),
            met: Met::default(),
        };
        if let Some((side, _)) = side {
            line.met.opening = self.passage(from, side).is_some_and(|passage| passage.barrier != Barrier::Slit);
            if first == to {
                line.met.sides |= 1 << ((side + 3) % 6);
            } else {
                line.enter(first)?;
            }
        }
        match follow(start, first, to, |crossing| line.cross(crossing).map_or_else(ControlFlow::Break, ControlFlow::Continue)) {
            ControlFlow::Break(hidden) => Err(hidden),
            ControlFlow::Continue(()) => Ok(line.met),
        }
    }

    #[inline]
    fn passage(&self, hex: Hex, side: usize) -> Option<Passage> {
        let side = side % 6;
        if let Some(index) = self.site.index_of(hex) {
            return self.site.passages(index)[side];
        }
        // If the hex is just off the board, the hex across this side knows the barrier.
        let index = self.site.index_of(hex + N[side])?;
        let passage = self.site.passages(index)[(side + 3) % 6]?;
        Some(Passage { own: !passage.own, ..passage })
    }

    fn cover(&self, there: usize, met: Met, at_oar: bool) -> Cover {
        let of = |terrain| self.grounds.of(terrain).cover;
        if self.standing.hull(there) != 0 {
            return if at_oar { of(Terrain::Boat) } else { of(Terrain::Boat).min(Cover::Light) };
        }
        let ground = match self.site.ground(there).map(|(_, terrain)| terrain) {
            Some(terrain @ (Terrain::Scrub | Terrain::Tree | Terrain::Shallow | Terrain::Deep)) => of(terrain),
            Some(Terrain::Slope) if met.lip => of(Terrain::Slope),
            Some(Terrain::Interior) if met.opening => of(Terrain::Interior),
            _ => Cover::None,
        };
        if met.slit { ground.max(of(Terrain::Slit)) } else { ground }
    }
}

impl Line<'_> {
    fn hidden(&self, by: Obstacle, hex: Hex) -> Hidden {
        Hidden { by, at: self.out.site.grid().space(hex) }
    }

    fn cross(&mut self, crossing: Crossing) -> Result<(), Hidden> {
        match crossing {
            Crossing::Side(hex, side) => {
                self.pass(hex, side)?;
                self.enter(hex + N[side])
            }
            Crossing::Corner(hex, corner, side) => {
                self.touch(hex, corner)?;
                self.pass(hex, side)?;
                self.enter(hex + N[side])
            }
            Crossing::Along(hex, corner) => {
                let before = (corner + 5) % 6;
                let beyond = hex + N[before] + N[corner];
                self.touch(hex, corner)?;
                self.touch(beyond, (corner + 3) % 6)?;
                let known = (self.met, self.down.len());
                let mut way = |side: usize, then: usize| {
                    self.down.truncate(known.1);
                    self.met = known.0;
                    let met = self
                        .pass(hex, side)
                        .and_then(|()| self.enter(hex + N[side]))
                        .and_then(|()| self.pass(hex + N[side], then));
                    met.map(|()| (self.met, self.down.clone()))
                };
                let (one, other) = (way(before, corner), way(corner, before));
                match (one, other) {
                    (Err(hidden), Err(_)) => return Err(hidden),
                    (Ok((met, down)), Err(_)) | (Err(_), Ok((met, down))) => (self.met, self.down) = (met, down),
                    (Ok((one, down)), Ok((other, _))) => {
                        let lip = one.lip && other.lip;
                        self.met =
                            Met { lip, opening: one.opening || other.opening, slit: false, sides: one.sides | other.sides };
                        self.down = down;
                    }
                }
                self.enter(beyond)
            }
        }
    }

    /// Lets the line touch a corner. A wall, window or arrow-slit that ends at the corner blocks it.
    fn touch(&self, hex: Hex, corner: usize) -> Result<(), Hidden> {
        let before = (corner + 5) % 6;
        let ends = [(hex, before), (hex, corner), (hex + N[before], corner + 1)];
        let stone =
            ends.into_iter().any(|(hex, side)| self.out.passage(hex, side).is_some_and(|passage| passage.barrier.has_stone()));
        if stone { Err(self.hidden(Obstacle::Wall, hex)) } else { Ok(()) }
    }

    /// Lets the line cross a side.
    fn pass(&mut self, hex: Hex, side: usize) -> Result<(), Hidden> {
        let into = hex + N[side];
        if into == self.to {
            self.met.sides |= 1 << ((side + 3) % 6);
        }
        let Some(passage) = self.out.passage(hex, side) else { return Ok(()) };
        let from_own = passage.own && hex == self.from && self.from_centre;
        let (by, free) = match passage.barrier {
            Barrier::Wall => (Obstacle::Wall, false),
            Barrier::Doorway => (Obstacle::Doorway, !from_own && !self.indoors),
            Barrier::Window => (Obstacle::Window, !passage.own && into == self.to && !self.indoors),
            // An arrow passes a slit from outside only if it comes from straight ahead of the slit.
            Barrier::Slit => {
                let straight = self.way.q * N[side].r == self.way.r * N[side].q;
                (Obstacle::Slit, !passage.own && into == self.to && straight && !self.indoors)
            }
            Barrier::Lip => return self.go_over(hex, side, passage.own),
        };
        if !free {
            return Err(self.hidden(by, hex));
        }
        if passage.barrier == Barrier::Slit {
            self.met.slit = true;
        } else {
            self.met.opening = true;
        }
        Ok(())
    }

    /// Lets the line cross the lip of a slope: `upwards` from the slope onto the top, or down onto the slope. A character below and one above see
    /// each other only if the one below is at least as far from the slope as the one above, or on the slope itself.
    fn go_over(&mut self, hex: Hex, side: usize, upwards: bool) -> Result<(), Hidden> {
        let slope = if upwards { hex } else { hex + N[side] };
        let (below, above) = if upwards { (self.from, self.to) } else { (self.to, self.from) };
        if below != slope && distance(slope, below) < distance(slope, above) {
            return Err(self.hidden(Obstacle::Lip, hex));
        }
        if slope == self.to {
            self.met.lip = true;
        }
        if !upwards {
            self.down.push(slope);
        }
        Ok(())
    }

    /// Lets the line enter a hex.
    fn enter(&self, hex: Hex) -> Result<(), Hidden> {
        if hex == self.to {
            return Ok(());
        }
        let site = self.out.site;
        let index = site.index_of(hex);
        let Some((index, (_, terrain))) = index.and_then(|index| Some((index, site.ground(index)?))) else {
            return Err(self.hidden(Obstacle::NoBoard, hex));
        };
        if terrain == Terrain::Tree {
            return Err(self.hidden(Obstacle::Tree, hex));
        }
        let hull = self.out.standing.hull(index);
        if hull != 0 {
            let of = |hex| site.index_of(hex).map_or(0, |index| self.out.standing.hull(index));
            if hull != of(self.from) && hull != of(self.to) {
                return Err(self.hidden(Obstacle::Boat, hex));
            }
        }
        let swims = hull == 0 && matches!(terrain, Terrain::Shallow | Terrain::Deep);
        if self.figures && !swims && hex != self.from && self.out.standing.figure(index) && !self.is_below(hex) {
            return Err(self.hidden(Obstacle::Figure, hex));
        }
        Ok(())
    }

    /// Whether a lip that the line has crossed downwards hides a figure in this hex from the shooter. Such a figure does not block the line.
    fn is_below(&self, hex: Hex) -> bool {
        self.down.iter().any(|slope| hex != *slope && distance(*slope, hex) < distance(*slope, self.from))
    }
}

/// The distance between two hexes, in hexes.
const fn distance(one: Hex, other: Hex) -> u32 {
    let (q, r) = (other.q - one.q, other.r - one.r);
    (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
}

#[cfg(test)]
mod tests;
