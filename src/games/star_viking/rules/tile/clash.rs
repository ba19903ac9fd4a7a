//! Finds bodies that the designer has put in a wrong place on a tile: on each other, on deep space or words, or beyond the edge.
//!
//! The program's own layout has no overlaps, so only tiles with a locked body are checked.

use super::{HEIGHT, TileLayout, WIDTH};
use crate::{Body, Orbit, System};
use geometry::{Mm, Point, Rect, Size};
use rules::Id;

/// Two things that are no farther apart than this look as if they touched, in millimetres.
const NEAR: f64 = 0.5;

/// A body in a wrong place on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// A body or its name lies on another body, on deep space or on words.
    Upon {
        /// The body that the designer has put there: the id of its orbit and its own id. If it lies on another body, it is the one that is locked.
        body: (Id<Orbit>, Id<Body>),
        /// The thing on which the body lies.
        other: Other,
    },
    /// A body or its name reaches beyond the edge of the tile.
    Beyond {
        /// The body that reaches beyond the edge: the id of its orbit and its own id.
        body: (Id<Orbit>, Id<Body>),
    },
}

/// A thing on which a body can lie by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Another body.
    Body(Id<Orbit>, Id<Body>),
    /// The deep space of an orbit.
    Deep(Id<Orbit>),
    /// The words in the head of the tile.
    Head,
}

/// A body with the areas that it and its name cover.
struct Lying {
    at: (Id<Orbit>, Id<Body>),
    locked: bool,
    disc: (Point, Mm),
    name: Rect,
}

/// All bodies of a system that the designer has put on another body, on deep space or on words of its tile, or beyond its edge.
#[must_use]
pub fn clashes(system: &System) -> Vec<Clash> {
    let locked = |orbit: &Orbit| orbit.bodies.iter().any(|(_, body)| body.look.is_locked());
    if !system.orbits.iter().any(|(_, orbit)| locked(orbit)) {
        return Vec::new();
    }
    let layout = TileLayout::of(system);
    let lying: Vec<Lying> = layout
        .orbits
        .iter()
        .zip(system.orbits.iter())
        .flat_map(|(laid, (_, orbit))| {
            laid.bodies.iter().zip(orbit.bodies.iter()).map(|(body, (_, found))| Lying {
                at: (laid.id, body.id),
                locked: found.look.is_locked(),
                disc: (body.middle, body.radius),
                name: body.name,
            })
        })
        .collect();
    let tile = Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT));
    let mut found = Vec::new();
    for (index, one) in lying.iter().enumerate() {
        let (middle, radius) = one.disc;
        let disc = Rect::around(middle, Size::of(radius * 2.0, radius * 2.0));
        if one.locked && !(tile.encloses(disc) && tile.encloses(one.name)) {
            found.push(Clash::Beyond { body: one.at });
        }
        for other in lying[index + 1..].iter().filter(|other| (one.locked || other.locked) && one.touches(other)) {
            let (put, under) = if one.locked { (one, other) } else { (other, one) };
            found.push(Clash::Upon { body: put.at, other: Other::Body(under.at.0, under.at.1) });
        }
        if one.locked {
            let deep = layout.orbits.iter().map(|orbit| (Other::Deep(orbit.id), orbit.deep));
            let words = deep.chain([(Other::Head, layout.head)]).filter(|(_, area)| one.covers(*area));
            found.extend(words.map(|(other, _)| Clash::Upon { body: one.at, other }));
        }
    }
    found
}

impl Lying {
    /// Whether two bodies or their names touch, or look as if they touched.
    fn touches(&self, other: &Self) -> bool {
        let ((one, wide), (two, wider)) = (self.disc, other.disc);
        let discs = (one - two).length() < wide + wider + Mm::new(NEAR);
        discs || covers(self.disc, other.name) || covers(other.disc, self.name) || overlap(self.name, other.name)
    }

    /// Whether the body or its name lies on an area.
    fn covers(&self, area: Rect) -> bool {
        covers(self.disc, area.inset(Mm::new(-NEAR))) || overlap(self.name, area)
    }
}

/// Whether a disc reaches into a box.
fn covers((middle, radius): (Point, Mm), area: Rect) -> bool {
    let nearest = Point::at(middle.x.max(area.min.x).min(area.max.x), middle.y.max(area.min.y).min(area.max.y));
    (nearest - middle).length() < radius
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BodyKind, Cut, Form};

    /// A system with two moons in one orbit and one moon in another.
    fn system() -> System {
        let moon = || Body { form: Form::blank(BodyKind::Moon, Cut::Whole), ..Body::default() };
        let orbit = |count: usize| Orbit { bodies: (0..count).map(|_| moon()).collect() };
        System { orbits: [orbit(2), orbit(1)].into_iter().collect(), ..System::default() }
    }

    fn lock(system: &mut System, body: u32, along: u16) {
        let orbit = system.orbits.get_mut(Id::new(1)).expect("the orbit");
        orbit.bodies.get_mut(Id::new(body)).expect("the body").look.along = Some(along);
    }

    #[test]
    fn moving_a_body_moves_no_other() {
        let mut moved = system();
        lock(&mut moved, 2, 400);
        let (before, after) = (TileLayout::of(&system()), TileLayout::of(&moved));
        assert_eq!(before.orbits[0].bodies[0], after.orbits[0].bodies[0]);
        assert_eq!(before.orbits[1], after.orbits[1]);
        let laid = &after.orbits[0];
        assert!((laid.bodies[1].middle.x.get() - 40.0).abs() < 1e-9);
        assert!((laid.bodies[1].middle - laid.at(Mm::new(40.0))).length().get() < 1e-9, "it stays on its orbit");
    }

    #[test]
    fn what_is_laid_out_never_clashes_and_what_is_put_upon_another_does() {
        assert!(clashes(&system()).is_empty());
        let mut upon = system();
        let first = TileLayout::of(&upon).orbits[0].bodies[0].middle.x;
        lock(&mut upon, 2, (first.get() * 10.0) as u16);
        assert!(matches!(clashes(&upon)[..], [Clash::Upon { other: Other::Body(..), .. }, ..]), "{:?}", clashes(&upon));
        let mut beyond = system();
        lock(&mut beyond, 1, 10);
        assert!(clashes(&beyond).iter().any(|clash| matches!(clash, Clash::Beyond { .. })));
        let mut deep = system();
        lock(&mut deep, 2, 780);
        assert!(clashes(&deep).iter().any(|clash| matches!(clash, Clash::Upon { other: Other::Deep(_), .. })));
    }
}
