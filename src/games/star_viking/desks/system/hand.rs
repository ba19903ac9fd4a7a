//! The body or orbit that is dragged over a tile, and the place where it would be put down.

use super::on_tile::Piece;
use super::{looks, steps};
use crate::printed::PrintedTile;
use crate::things::system::{OpenSystem, body_of, orbit_of};
use geometry::{Mm, Point};
use kit::action::Change;
use kit::board;
use rules::Id;
use star_viking::{Body, InSystem, Look, Orbit, System};
use star_viking_paper::sheets::tile::TileLayout;
use star_viking_paper::sheets::tile::layout::{BodyLayout, OrbitLayout};

/// A body or an orbit in hand, with the place where it would be put down.
pub type Hand = board::Hand<Piece>;

/// A body or an orbit, as it can be taken in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A body of an orbit.
    Body(Id<Orbit>, Id<Body>),
    /// An orbit with all its bodies.
    Orbit(Id<Orbit>),
}

/// The place where the thing in hand would be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// In an orbit, at this index among the other bodies there; the program sets the body's exact position.
    Along(Id<Orbit>, usize),
    /// In the body's own orbit, at this index among the other bodies there, and locked at this distance from the left edge, in tenths of a
    /// millimetre.
    At(Id<Orbit>, usize, u16),
    /// At this index among the other orbits.
    Among(usize),
}

impl Held {
    /// The thing that a drag on a part of a tile takes in hand; `None` for parts that cannot be dragged.
    pub const fn of(part: InSystem) -> Option<Self> {
        match (body_of(part), orbit_of(part)) {
            (Some((orbit, body)), _) => Some(Self::Body(orbit, body)),
            (None, Some(orbit)) => Some(Self::Orbit(orbit)),
            (None, None) => None,
        }
    }

    /// Whether a system contains the thing.
    pub fn is_in(self, system: &System) -> bool {
        match self {
            Self::Body(orbit, body) => system.orbits.get(orbit).is_some_and(|orbit| orbit.bodies.get(body).is_some()),
            Self::Orbit(orbit) => system.orbits.get(orbit).is_some(),
        }
    }

    /// The target at a point of the tile; `None` for a body if the system has no orbit.
    pub fn target(self, tile: &PrintedTile, at: Point) -> Option<Target> {
        let orbits = &tile.layout.orbits;
        match self {
            Self::Body(own, body) => {
                let far = |orbit: &&OrbitLayout| (at.y - orbit.height_at(at.x)).get().abs();
                let orbit = orbits.iter().min_by(|one, other| far(one).total_cmp(&far(other)))?;
                let others = || orbit.bodies.iter().filter(|laid| !self.is(orbit.id, body, laid.id));
                let position = others().filter(|laid| laid.middle.x < at.x).count();
                let own_place = orbit.bodies.iter().find(|laid| orbit.id == own && laid.id == body);
                let free = own_place.and_then(|laid| self.snapped(tile, orbit, laid, at.x));
                Some(free.map_or(Target::Along(orbit.id, position), |along| Target::At(orbit.id, position, along)))
            }
            Self::Orbit(held) => {
                let inside = |orbit: &&OrbitLayout| orbit.id != held && orbit.height_at(at.x) < at.y;
                Some(Target::Among(orbits.iter().filter(inside).count()))
            }
        }
    }

    /// The position at which a body is locked that is put down this far from the left edge, in tenths of a millimetre. Near the middle of another
    /// body, or near the place where the program would lay the body out, the body snaps to that place. `None` if it would cover another body of its
    /// orbit, the orbit's deep space or the edge of the tile.
    fn snapped(self, tile: &PrintedTile, orbit: &OrbitLayout, laid: &BodyLayout, x: Mm) -> Option<u16> {
        let far = |guide: &Mm| (*guide - x).abs();
        let near = self.guides(tile).into_iter().filter(|guide| far(guide) < SNAP);
        let nearest = near.min_by(|one, other| far(one).get().total_cmp(&far(other).get()));
        let x = nearest.unwrap_or(x);
        let middle = orbit.at(x);
        let others = orbit.bodies.iter().filter(|other| other.id != laid.id);
        let clear = others.map(|other| (other.middle - middle).length() - other.radius).fold(Mm::new(f64::INFINITY), Mm::min);
        let is_free = clear >= laid.radius && x + laid.radius <= orbit.deep.min.x && x >= laid.radius;
        let (least, most) = Look::ALONG;
        is_free.then(|| ((x.get() * 10.0).round() as u16).clamp(least, most))
    }

    /// The distances from the left edge to which a body snaps: the place where the program would lay it out, and the middles of all other bodies.
    fn guides(self, tile: &PrintedTile) -> Vec<Mm> {
        let Self::Body(orbit, body) = self else { return Vec::new() };
        let own = |found: Id<Orbit>, laid: &BodyLayout| found == orbit && laid.id == body;
        let middles = |layout: &TileLayout, wants_own: bool| {
            let bodies = layout.orbits.iter().flat_map(|found| found.bodies.iter().map(move |laid| (found.id, laid)));
            bodies.filter(|(found, laid)| own(*found, laid) == wants_own).map(|(_, laid)| laid.middle.x).collect::<Vec<_>>()
        };
        [middles(&tile.tidy, true), middles(&tile.layout, false)].concat()
    }

    /// The guide on which a target lies, given by its distance from the left edge; `None` if the target lies on no guide.
    pub fn guide(self, tile: &PrintedTile, target: Target) -> Option<Mm> {
        let Target::At(_, _, along) = target else { return None };
        let x = Mm::new(f64::from(along) / 10.0);
        self.guides(tile).into_iter().find(|guide| (*guide - x).abs() < Mm::new(0.1))
    }

    /// The line on the tile that marks a target: a line across an orbit between two bodies, or a line along the gap between two orbits. `None` for a
    /// body at a locked position, because the body itself is drawn there.
    pub fn mark(self, tile: &PrintedTile, target: Target) -> Option<Vec<Point>> {
        match (self, target) {
            (Self::Body(_, body), Target::Along(orbit, position)) => {
                let orbit = tile.orbit(orbit)?;
                let others: Vec<_> = orbit.bodies.iter().filter(|laid| !self.is(orbit.id, body, laid.id)).collect();
                let left = position.checked_sub(1).and_then(|before| others.get(before));
                let left = left.map_or(Mm::ZERO, |laid| laid.disc().max.x);
                let right = others.get(position).map_or(orbit.deep.min.x, |laid| laid.disc().min.x);
                let x = (left + right) * 0.5;
                let half = others.iter().map(|laid| laid.radius).fold(orbit.deep.height() * 0.5, Mm::max);
                let y = orbit.height_at(x);
                Some(vec![Point::at(x, y - half), Point::at(x, y + half)])
            }
            (Self::Orbit(held), Target::Among(position)) => {
                let others: Vec<_> = tile.layout.orbits.iter().filter(|orbit| orbit.id != held).collect();
                let inside = position.checked_sub(1).and_then(|before| others.get(before));
                let room = Mm::new(BESIDE);
                let line = |orbit: &OrbitLayout, down: Mm| -> Vec<Point> {
                    orbit.line(PIECES).into_iter().map(|point| Point::at(point.x, point.y + down)).collect()
                };
                match (inside, others.get(position)) {
                    (Some(inside), Some(outside)) => {
                        let both = inside.line(PIECES).into_iter().zip(outside.line(PIECES));
                        Some(both.map(|(one, other)| one.towards(other, 0.5)).collect())
                    }
                    (Some(inside), None) => Some(line(inside, room)),
                    (None, Some(outside)) => Some(line(outside, -room)),
                    (None, None) => None,
                }
            }
            (Self::Body(..), Target::Among(_) | Target::At(..)) | (Self::Orbit(_), Target::Along(..) | Target::At(..)) => None,
        }
    }

    /// The change that puts the thing down. It also moves the other chosen bodies by the same distance along their own orbits. `None` if nothing
    /// changes.
    pub fn put_down(self, open: OpenSystem, tile: &PrintedTile, others: &[Self], target: Target) -> Option<Change> {
        match (self, target) {
            (Self::Body(orbit, body), Target::Along(to, position)) => steps::carry(open, open.at(orbit, body), to, position),
            (Self::Body(orbit, body), Target::At(_, position, along)) => {
                let tenths = |x: Mm| (x.get() * 10.0).round() as i32;
                let shift = i32::from(along) - tenths(tile.body(orbit, body)?.middle.x);
                let moved = |held: &Self| {
                    let Self::Body(orbit, body) = held else { return None };
                    let x = tenths(tile.body(*orbit, *body)?.middle.x) + shift;
                    let (least, most) = Look::ALONG;
                    Some((open.at(*orbit, *body), u16::try_from(x).ok()?.clamp(least, most)))
                };
                let others: Vec<_> = others.iter().filter_map(moved).collect();
                // A body is not locked in a place where the program would put it anyway.
                let laid_out = tile.tidy_body(orbit, body).is_some_and(|laid| tenths(laid.middle.x) == i32::from(along));
                looks::put(open, (open.at(orbit, body), position), (!laid_out).then_some(along), &others)
            }
            (Self::Orbit(orbit), Target::Among(position)) => steps::move_orbit(open, orbit, position),
            (Self::Body(..), Target::Among(_)) | (Self::Orbit(_), Target::Along(..) | Target::At(..)) => None,
        }
    }

    fn is(self, orbit: Id<Orbit>, held: Id<Body>, body: Id<Body>) -> bool {
        self == Self::Body(orbit, body) && held == body
    }
}

/// How far beyond the innermost or outermost orbit the mark lies, in millimetres.
const BESIDE: f64 = 12.0;

/// How many straight pieces a line is drawn with.
const PIECES: u32 = 24;
/// How near to a guide a body snaps to it.
const SNAP: Mm = Mm::new(1.2);

/// The orbit whose line passes within this distance of a point.
pub fn orbit_at(tile: &PrintedTile, at: Point, within: Mm) -> Option<Id<Orbit>> {
    let far = |orbit: &OrbitLayout| (at.y - orbit.height_at(at.x)).get().abs();
    let near = tile.layout.orbits.iter().filter(|orbit| far(orbit) <= within.get());
    near.min_by(|one, other| far(one).total_cmp(&far(other))).map(|orbit| orbit.id)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use geometry::Vector;
    use star_viking::{BodyKind, Content, Cut, Form};

    /// A system with two orbits: one has three moons, the other has one.
    fn content() -> Content {
        let moon = || Body { form: Form::blank(BodyKind::Moon, Cut::Whole), ..Body::default() };
        let orbit = |count: usize| Orbit { bodies: (0..count).map(|_| moon()).collect() };
        let system = System { orbits: [orbit(3), orbit(1)].into_iter().collect(), ..System::default() };
        Content { systems: [system].into_iter().collect(), ..Content::default() }
    }

    fn tile(content: &Content) -> Arc<PrintedTile> {
        let system = content.systems.shared(Id::new(1)).expect("the system");
        Arc::new(PrintedTile::of(Id::new(1), system, system.label(), None))
    }

    #[test]
    fn a_body_is_put_between_the_others_of_the_nearest_orbit() {
        let content = content();
        let (tile, held) = (tile(&content), Held::Body(Id::new(1), Id::new(1)));
        let [inner, outer] = &tile.layout.orbits[..] else { panic!("two orbits") };
        let beside = |x: Mm, orbit: &OrbitLayout| Point::at(x, orbit.height_at(x) + Mm::new(1.0));
        let target = |at| held.target(&tile, at);
        let here = (inner.bodies[0].middle.x.get() * 10.0).round() as u16;
        assert_eq!(target(inner.bodies[0].middle), Some(Target::At(inner.id, 0, here)), "it snaps to where it is laid out");
        let upon = inner.bodies[2].middle - Vector::new(1.0, 0.0);
        assert_eq!(target(beside(upon.x, inner)), Some(Target::Along(inner.id, 1)), "its own place does not count");
        assert_eq!(target(inner.deep.middle()), Some(Target::Along(inner.id, 2)));
        assert_eq!(target(outer.deep.middle()), Some(Target::Along(outer.id, 1)));
        let open = OpenSystem::of(&content, Id::new(1), InSystem::Whole).expect("the system");
        let put = |target| held.put_down(open, &tile, &[], target);
        assert!(put(Target::Along(inner.id, 0)).is_none() && put(Target::At(inner.id, 0, here)).is_none(), "it is there already");
        assert!(put(Target::Along(inner.id, 1)).is_some() && put(Target::At(inner.id, 0, here + 7)).is_some());
        assert_eq!(held.guide(&tile, Target::At(inner.id, 0, here)).map(|x| (x.get() * 10.0).round() as u16), Some(here));
        let mark = held.mark(&tile, Target::Along(inner.id, 1)).expect("a mark");
        let [above, below] = mark[..] else { panic!("a line across") };
        assert!(above.x > inner.bodies[1].middle.x && below.x < inner.bodies[2].middle.x && above.y < below.y);
    }

    #[test]
    fn an_orbit_is_put_between_the_others() {
        let content = content();
        let tile = tile(&content);
        let [inner, outer] = &tile.layout.orbits[..] else { panic!("two orbits") };
        let held = Held::Orbit(inner.id);
        assert_eq!(held.target(&tile, outer.deep.min), Some(Target::Among(0)), "above the outer one's line");
        let below = Point::at(outer.deep.max.x, outer.deep.max.y);
        assert_eq!(held.target(&tile, below), Some(Target::Among(1)));
        assert!(held.mark(&tile, Target::Among(1)).is_some());
        assert_eq!(orbit_at(&tile, outer.at(Mm::ZERO), Mm::new(1.0)), Some(outer.id));
        assert_eq!(orbit_at(&tile, Point::ORIGIN, Mm::new(1.0)), None);
    }
}
