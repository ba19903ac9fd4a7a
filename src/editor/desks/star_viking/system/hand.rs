//! What is in hand while the pointer is dragged over a tile: a body or an orbit, and where it would be put down.

use super::on_tile::Piece;
use super::steps;
use crate::editor::action::Change;
use crate::editor::board;
use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::editor::things::star_viking::system::{OpenSystem, body_of, orbit_of};
use crate::geometry::{Mm, Point};
use crate::rules::Id;
use crate::rules::star_viking::{Body, InSystem, Orbit, System};
use crate::sheets::star_viking::tile::layout::OrbitLayout;

/// Something in hand.
pub type Hand = board::Hand<Piece>;

/// What can be in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A body.
    Body(Id<Orbit>, Id<Body>),
    /// An orbit with all its bodies.
    Orbit(Id<Orbit>),
}

/// Where something in hand would be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// In an orbit, at this place among the other bodies there.
    Along(Id<Orbit>, usize),
    /// At this place among the other orbits.
    Among(usize),
}

impl Held {
    /// What is taken up with a part of a tile.
    pub const fn of(part: InSystem) -> Option<Self> {
        match (body_of(part), orbit_of(part)) {
            (Some((orbit, body)), _) => Some(Self::Body(orbit, body)),
            (None, Some(orbit)) => Some(Self::Orbit(orbit)),
            (None, None) => None,
        }
    }

    /// Whether a system has it.
    pub fn is_in(self, system: &System) -> bool {
        match self {
            Self::Body(orbit, body) => system.orbits.get(orbit).is_some_and(|orbit| orbit.bodies.get(body).is_some()),
            Self::Orbit(orbit) => system.orbits.get(orbit).is_some(),
        }
    }

    /// Where it would be put down at a point.
    pub fn target(self, tile: &PrintedTile, at: Point) -> Option<Target> {
        let orbits = &tile.layout.orbits;
        match self {
            Self::Body(_, body) => {
                let far = |orbit: &&OrbitLayout| (at.y - height(orbit, at.x)).get().abs();
                let orbit = orbits.iter().min_by(|one, other| far(one).total_cmp(&far(other)))?;
                let before = orbit.bodies.iter().filter(|laid| !self.is(orbit.id, body, laid.id) && laid.middle.x < at.x);
                Some(Target::Along(orbit.id, before.count()))
            }
            Self::Orbit(held) => {
                let inside = |orbit: &&OrbitLayout| orbit.id != held && height(orbit, at.x) < at.y;
                Some(Target::Among(orbits.iter().filter(inside).count()))
            }
        }
    }

    /// The line that marks a target on the tile: across an orbit between two bodies, or along between two orbits.
    pub fn mark(self, tile: &PrintedTile, target: Target) -> Option<[Point; 2]> {
        match (self, target) {
            (Self::Body(_, body), Target::Along(orbit, position)) => {
                let orbit = tile.orbit(orbit)?;
                let others: Vec<_> = orbit.bodies.iter().filter(|laid| !self.is(orbit.id, body, laid.id)).collect();
                let left = position.checked_sub(1).and_then(|before| others.get(before));
                let left = left.map_or(Mm::ZERO, |laid| laid.disc().max.x);
                let right = others.get(position).map_or(orbit.deep.min.x, |laid| laid.disc().min.x);
                let x = (left + right) * 0.5;
                let half = others.iter().map(|laid| laid.radius).fold(orbit.deep.height() * 0.5, Mm::max);
                let y = height(orbit, x);
                Some([Point::at(x, y - half), Point::at(x, y + half)])
            }
            (Self::Orbit(held), Target::Among(position)) => {
                let others: Vec<_> = tile.layout.orbits.iter().filter(|orbit| orbit.id != held).collect();
                let inside = position.checked_sub(1).and_then(|before| others.get(before));
                let (inside, outside) = (inside, others.get(position));
                let room = Mm::new(BESIDE);
                let line = match (inside, outside) {
                    (Some(inside), Some(outside)) => std::array::from_fn(|end| inside.line[end].towards(outside.line[end], 0.5)),
                    (Some(inside), None) => inside.line.map(|point| Point::at(point.x, point.y + room)),
                    (None, Some(outside)) => outside.line.map(|point| Point::at(point.x, point.y - room)),
                    (None, None) => return None,
                };
                Some(line)
            }
            (Self::Body(..), Target::Among(_)) | (Self::Orbit(_), Target::Along(..)) => None,
        }
    }

    /// The change that puts it down; none where it is there already.
    pub fn put_down(self, open: OpenSystem, target: Target) -> Option<Change> {
        match (self, target) {
            (Self::Body(orbit, body), Target::Along(to, position)) => steps::carry(open, open.at(orbit, body), to, position),
            (Self::Orbit(orbit), Target::Among(position)) => steps::move_orbit(open, orbit, position),
            (Self::Body(..), Target::Among(_)) | (Self::Orbit(_), Target::Along(..)) => None,
        }
    }

    fn is(self, orbit: Id<Orbit>, held: Id<Body>, body: Id<Body>) -> bool {
        self == Self::Body(orbit, body) && held == body
    }
}

/// How far the mark stands beside the innermost or outermost orbit.
const BESIDE: f64 = 12.0;

/// How far down an orbit's line passes.
fn height(orbit: &OrbitLayout, x: Mm) -> Mm {
    let [from, to] = orbit.line;
    from.y + (to.y - from.y) * ((x - from.x) / (to.x - from.x))
}

/// The orbit whose line passes a point within so many millimetres.
pub fn orbit_at(tile: &PrintedTile, at: Point, within: Mm) -> Option<Id<Orbit>> {
    let far = |orbit: &OrbitLayout| (at.y - height(orbit, at.x)).get().abs();
    let near = tile.layout.orbits.iter().filter(|orbit| far(orbit) <= within.get());
    near.min_by(|one, other| far(one).total_cmp(&far(other))).map(|orbit| orbit.id)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::editor::desks::star_viking::printed::Printed;
    use crate::rules::star_viking::{BodyKind, Content, Cut, Form};

    /// Two orbits of three moons and one.
    fn content() -> Content {
        let moon = || Body { form: Form::blank(BodyKind::Moon, Cut::Whole), ..Body::default() };
        let orbit = |count: usize| Orbit { bodies: (0..count).map(|_| moon()).collect() };
        let system = System { orbits: [orbit(3), orbit(1)].into_iter().collect(), ..System::default() };
        Content { systems: [system].into_iter().collect(), ..Content::default() }
    }

    fn tile(content: &Content) -> Arc<PrintedTile> {
        Printed::default().tile(Id::new(1), content.systems.shared(Id::new(1)).expect("the system"))
    }

    #[test]
    fn a_body_is_put_between_the_others_of_the_nearest_orbit() {
        let content = content();
        let (tile, held) = (tile(&content), Held::Body(Id::new(1), Id::new(1)));
        let [inner, outer] = &tile.layout.orbits[..] else { panic!("two orbits") };
        let beside = |x: Mm, orbit: &OrbitLayout| Point::at(x, height(orbit, x) + Mm::new(1.0));
        let target = |at| held.target(&tile, at);
        assert_eq!(target(inner.bodies[0].middle), Some(Target::Along(inner.id, 0)));
        let between = inner.bodies[1].middle.towards(inner.bodies[2].middle, 0.5);
        assert_eq!(target(beside(between.x, inner)), Some(Target::Along(inner.id, 1)), "its own place does not count");
        assert_eq!(target(inner.deep.middle()), Some(Target::Along(inner.id, 2)));
        assert_eq!(target(outer.deep.middle()), Some(Target::Along(outer.id, 1)));
        let open = OpenSystem::of(&content, Id::new(1), InSystem::Whole).expect("the system");
        assert!(held.put_down(open, Target::Along(inner.id, 0)).is_none(), "it is there already");
        assert!(held.put_down(open, Target::Along(inner.id, 1)).is_some());
        let [above, below] = held.mark(&tile, Target::Along(inner.id, 1)).expect("a mark");
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
        assert_eq!(orbit_at(&tile, outer.line[0], Mm::new(1.0)), Some(outer.id));
        assert_eq!(orbit_at(&tile, Point::ORIGIN, Mm::new(1.0)), None);
    }
}
