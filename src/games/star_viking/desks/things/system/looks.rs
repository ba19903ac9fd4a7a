//! Changes the positions and looks of bodies on their tile, and copies bodies between tiles; each change is one step.

use super::steps::set;
use super::{OpenSystem, body};
use kit::change::Change;
use rules::Id;
use star_viking::rearrange::{self, BodyAt};
use star_viking::{Body, Edit, InSystem, Look, Orbit, System};

/// Bodies or an orbit copied from a tile, to be pasted on any tile.
#[derive(Clone, Debug, PartialEq)]
pub enum Copied {
    /// Bodies, from left to right.
    Bodies(Vec<Body>),
    /// An orbit with all its bodies.
    Orbit(Orbit),
}

/// Moves a body to index `position` in its orbit and locks it at `along`; if `along` is `None`, the program lays the body out. Also locks the bodies
/// of `others` at their new positions. `along` and those positions are distances from the left edge, in tenths of a millimetre. `None` if nothing
/// changes.
pub fn put(open: OpenSystem, (at, position): (BodyAt, usize), along: Option<u16>, others: &[(BodyAt, u16)]) -> Option<Change> {
    let label = format!("Move {}", body(open.system, at)?.label());
    let mut changed = open.system.clone();
    let bodies = &mut changed.orbits.get_mut(at.orbit)?.bodies;
    if bodies.position(at.body) != Some(position) {
        bodies.apply(rules::Change::Move(at.body, position), "body").ok()?;
    }
    let locked = others.iter().map(|(at, along)| (*at, Some(*along))).chain([(at, along)]);
    for (at, along) in locked {
        change(&mut changed, at, |look| look.along = along);
    }
    (changed != *open.system).then(|| set(open, label, |system| *system = changed).then_select(open.place(open.part)))
}

/// Changes the looks of bodies; `None` if nothing changes.
pub fn relook(open: OpenSystem, bodies: &[BodyAt], label: &str, how: impl Fn(&mut Look)) -> Option<Change> {
    let mut changed = open.system.clone();
    for at in bodies {
        change(&mut changed, *at, &how);
    }
    let label = match bodies {
        [at] => format!("{label} {}", body(open.system, *at)?.label()),
        bodies => format!("{label} {} bodies", bodies.len()),
    };
    (changed != *open.system).then(|| set(open, label, |system| *system = changed).then_select(open.place(open.part)))
}

fn change(system: &mut System, at: BodyAt, how: impl FnOnce(&mut Look)) {
    if let Some(body) = system.orbits.get_mut(at.orbit).and_then(|orbit| orbit.bodies.get_mut(at.body)) {
        how(&mut body.look);
    }
}

/// Lets the program lay out every body of the tile; `None` if no body is locked.
pub fn tidy(open: OpenSystem) -> Option<Change> {
    let edit = rearrange::unlock(open.content, open.id, None)?;
    Some(Change::edit("Tidy the tile", edit).then_select(open.place(open.part)))
}

/// Makes a body wider by this many hundredths of its usual width, or narrower if the number is negative.
pub fn resize(look: &mut Look, by: i16) {
    let (least, most) = Look::SIZE;
    look.size = look.size.saturating_add_signed(by).clamp(least, most);
}

/// Turns the ground of a body clockwise by this many degrees.
pub fn turn(look: &mut Look, by: i16) {
    look.turn = (look.turn + by + 540).rem_euclid(360) - 180;
}

/// Shows another variant of the same kind of ground.
pub fn vary(look: &mut Look) {
    let (least, most) = Look::VARIANT;
    look.variant = if look.variant < most { look.variant + 1 } else { least };
}

/// Copies these bodies or, if there are none, the selected orbit.
pub fn copy(open: OpenSystem, bodies: &[BodyAt]) -> Option<Copied> {
    if bodies.is_empty() {
        return open.system.orbits.get(open.orbit()?).cloned().map(Copied::Orbit);
    }
    Some(Copied::Bodies(bodies.iter().filter_map(|at| body(open.system, *at).cloned()).collect()))
}

/// Pastes bodies at the end of the selected orbit or, if none is selected, of the outermost one; pastes an orbit outside of the selected one. Selects
/// the pasted part.
pub fn paste(open: OpenSystem, copied: &Copied) -> Option<Change> {
    let mut changed = open.system.clone();
    let (label, part) = match copied {
        Copied::Bodies(bodies) => {
            let orbit = open.orbit().or_else(|| changed.orbits.ids().next_back())?;
            let there = &mut changed.orbits.get_mut(orbit)?.bodies;
            let added: Vec<Id<Body>> = bodies.iter().map(|body| there.add(body.clone())).collect();
            (format!("Paste {}", bodies.first()?.label()), InSystem::Body(orbit, *added.first()?))
        }
        Copied::Orbit(orbit) => {
            let position =
                open.orbit().and_then(|orbit| changed.orbits.position(orbit)).map_or(changed.orbits.len(), |at| at + 1);
            let id = changed.orbits.add(orbit.clone());
            changed.orbits.apply(rules::Change::Move(id, position), "orbit").ok()?;
            ("Paste an orbit".to_owned(), InSystem::Orbit(id))
        }
    };
    changed.own_what_differs(open.system);
    let edit = Edit::System(rules::Change::Set(open.id, changed));
    Some(Change::edit(label, edit).then_select(open.place(part)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::change::Step;
    use star_viking::{BodyKind, Content, Cut, Form};

    fn content() -> Content {
        let moon = |name: &str| Body { name: name.into(), form: Form::blank(BodyKind::Moon, Cut::Whole), ..Body::default() };
        let orbit = |names: &[&str]| Orbit { bodies: names.iter().map(|name| moon(name)).collect() };
        let system = System { orbits: [orbit(&["A", "B"]), orbit(&["C"])].into_iter().collect(), ..System::default() };
        Content { systems: [system].into_iter().collect(), ..Content::default() }
    }

    fn after(content: &Content, change: &Change) -> Content {
        let mut content = content.clone();
        for step in &change.steps {
            let Step::Edit(project::Edit::StarViking(edit)) = step else { panic!("of another game") };
            content.apply(edit).expect("it applies");
        }
        content
    }

    #[test]
    fn a_turn_stays_within_half_a_turn_and_a_size_within_its_bounds() {
        let mut look = Look::default();
        turn(&mut look, -15);
        assert_eq!(look.turn, -15);
        turn(&mut look, -170);
        assert_eq!(look.turn, 175);
        resize(&mut look, -50);
        assert_eq!(look.size, 100, "a body always holds its counters");
        resize(&mut look, 500);
        assert_eq!(look.size, 200);
    }

    #[test]
    fn what_is_copied_is_pasted_with_all_it_is() {
        let content = content();
        let first = OpenSystem::of(&content, Id::new(1), InSystem::Orbit(Id::new(1))).expect("the system");
        let orbit = copy(first, &[]).expect("an orbit");
        let pasted = after(&content, &paste(first, &orbit).expect("a change"));
        let system = pasted.systems.get(Id::new(1)).expect("the system");
        let names = |system: &System| -> Vec<Vec<String>> {
            system.orbits.iter().map(|(_, orbit)| orbit.bodies.iter().map(|(_, body)| body.name.clone()).collect()).collect()
        };
        assert_eq!(names(system), [vec!["A", "B"], vec!["A", "B"], vec!["C"]]);
        let bodies = copy(first, &[first.at(Id::new(1), Id::new(2))]).expect("a body");
        let outer = OpenSystem::of(&content, Id::new(1), InSystem::Orbit(Id::new(2))).expect("the system");
        let pasted = after(&content, &paste(outer, &bodies).expect("a change"));
        assert_eq!(names(pasted.systems.get(Id::new(1)).expect("the system")), [vec!["A", "B"], vec!["C", "B"]]);
    }
}
