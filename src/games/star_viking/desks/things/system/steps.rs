//! Changes of a system on the desk; each is one step.

use super::{OpenSystem, body, body_of, orbit_of};
use kit::change::Change;
use kit::things::Shift;
use rules::Id;
use rules::free_name;
use star_viking::rearrange::{self, BodyAt};
use star_viking::{Body, BodyKind, Content, Cut, Edit, Form, InSystem, Orbit, Space, Spot, System};

/// The change that replaces the system by a copy that `change` has altered; the history names it `label`.
pub fn set(open: OpenSystem, label: impl Into<String>, change: impl FnOnce(&mut System)) -> Change {
    let mut system = open.system.clone();
    change(&mut system);
    system.own_what_differs(open.system);
    Change::edit(label, Edit::System(rules::Change::Set(open.id, system)))
}

/// The change that replaces a body by a copy that `change` has altered; the history names it `label`. `change` must not alter the sectors of the
/// body.
pub fn set_body(open: OpenSystem, at: BodyAt, label: impl Into<String>, change: impl FnOnce(&mut Body)) -> Change {
    set(open, label, |system| {
        if let Some(body) = system.orbits.get_mut(at.orbit).and_then(|orbit| orbit.bodies.get_mut(at.body)) {
            change(body);
        }
    })
}

/// Adds an orbit at an index, counted outwards from 0, and selects it.
pub fn add_orbit(open: OpenSystem, position: usize) -> Change {
    let id = open.system.orbits.next_id();
    let change = set(open, "Add an orbit", |system| {
        system.orbits.add(Orbit::default());
        // Moving the orbit cannot fail, because it was just added.
        let _ = system.orbits.apply(rules::Change::Move(id, position), "orbit");
    });
    change.then_select(open.place(InSystem::Orbit(id)))
}

/// Adds a body of this kind after the selected body, or at the end of the orbit if no body is selected, and selects the new body.
pub fn add_body(open: OpenSystem, orbit: Id<Orbit>, kind: BodyKind) -> Option<Change> {
    let bodies = &open.system.orbits.get(orbit)?.bodies;
    let id = bodies.next_id();
    let behind = open.body().filter(|at| at.orbit == orbit).and_then(|at| bodies.position(at.body));
    let position = behind.map_or(bodies.len(), |position| position + 1);
    let body = Body { name: new_name(open.system, kind), form: Form::blank(kind, Cut::Whole), ..Body::default() };
    let change = set(open, format!("Add {}", body.label()), |system| {
        if let Some(orbit) = system.orbits.get_mut(orbit) {
            orbit.bodies.add(body);
            let _ = orbit.bodies.apply(rules::Change::Move(id, position), "body");
        }
    });
    Some(change.then_select(open.place(InSystem::Body(orbit, id))))
}

/// Adds a first orbit with a planet in it, which is selected.
pub fn begin_with_a_planet(open: OpenSystem) -> Change {
    let id = open.system.orbits.next_id();
    let body = Body { name: new_name(open.system, BodyKind::Planet), ..Body::default() };
    let orbit = Orbit { bodies: [body].into_iter().collect() };
    let first = orbit.bodies.ids().next();
    let change = set(open, "Add an orbit with a planet", |system| {
        system.orbits.add(orbit);
    });
    let part = first.map_or(InSystem::Orbit(id), |body| InSystem::Body(id, body));
    change.then_select(open.place(part))
}

/// A name for a new body that no other body of the system has. Planets are numbered as in the book, such as "Userkaf V".
fn new_name(system: &System, kind: BodyKind) -> String {
    let bodies = || system.orbits.iter().flat_map(|(_, orbit)| orbit.bodies.iter());
    let taken = |name: &str| bodies().any(|(_, body)| body.label() == name);
    let family = system.name.trim();
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    let numbered = || roman.iter().map(|number| format!("{family} {number}")).find(|name| !taken(name));
    let planet = (kind == BodyKind::Planet && !family.is_empty()).then(numbered).flatten();
    planet.unwrap_or_else(|| free_name(kind.label(), taken))
}

/// Moves a body to an index among the other bodies of an orbit; if a part of the body is selected, it stays selected. `None` if the body is there
/// already.
pub fn carry(open: OpenSystem, at: BodyAt, to: Id<Orbit>, position: usize) -> Option<Change> {
    let name = body(open.system, at)?.label();
    let orbit = open.system.orbits.get(at.orbit)?;
    if to == at.orbit && orbit.bodies.position(at.body) == Some(position) {
        return None;
    }
    let (edits, id) = rearrange::carry(open.content, at, to, position)?;
    let part = match open.part {
        InSystem::Sector(Space::On(spot)) if (spot.orbit, spot.body) == (at.orbit, at.body) => {
            InSystem::Sector(Space::On(Spot { orbit: to, body: id, ..spot }))
        }
        InSystem::Whole
        | InSystem::Name
        | InSystem::Technology
        | InSystem::Wealth
        | InSystem::Capital
        | InSystem::Orbit(_)
        | InSystem::Body(..)
        | InSystem::Sector(_) => InSystem::Body(to, id),
    };
    Some(Change::edits(format!("Move {name}"), edits).then_select(open.place(part)))
}

/// Moves an orbit to an index, counted outwards from 0; `None` if it is there already.
pub fn move_orbit(open: OpenSystem, orbit: Id<Orbit>, position: usize) -> Option<Change> {
    let now = open.system.orbits.position(orbit)?;
    if now == position || position >= open.system.orbits.len() {
        return None;
    }
    let change = set(open, format!("Move orbit {}", now + 1), |system| {
        let _ = system.orbits.apply(rules::Change::Move(orbit, position), "orbit");
    });
    let part = if orbit_of(open.part) == Some(orbit) { open.part } else { InSystem::Orbit(orbit) };
    Some(change.then_select(open.place(part)))
}

/// Moves a body by this many places along its orbit; `None` if that would lead beyond either end.
pub fn shift_body(open: OpenSystem, at: BodyAt, by: isize) -> Option<Change> {
    let bodies = &open.system.orbits.get(at.orbit)?.bodies;
    let to = bodies.position(at.body)?.checked_add_signed(by).filter(|to| *to < bodies.len())?;
    carry(open, at, at.orbit, to)
}

/// Makes a sector the capital, or removes the capital if `capital` is `None`.
pub fn set_capital(open: OpenSystem, capital: Option<Spot>) -> Change {
    let label = match capital {
        Some(spot) => format!("Make {} the capital", open.system.space_label(Space::On(spot))),
        None => "Take the capital away".into(),
    };
    set(open, label, |system| system.capital = capital)
}

/// The edits that remove the selected body or orbit, or the body or orbit to which the selected sector belongs, and their label; `None` for other
/// parts.
pub fn take_out(content: &Content, id: Id<System>, part: InSystem) -> Option<(Vec<project::Edit>, String)> {
    let open = OpenSystem::of(content, id, part)?;
    let (edits, label) = if let Some(at) = open.body() {
        (rearrange::remove_body(content, at)?, format!("Remove {}", body(open.system, at)?.label()))
    } else {
        let orbit = open.orbit()?;
        let number = open.system.orbits.position(orbit)? + 1;
        (rearrange::remove_orbit(content, id, orbit)?, format!("Remove orbit {number}"))
    };
    Some((edits.into_iter().map(project::Edit::from).collect(), label))
}

/// Moves the selected body to an orbit farther out or in, or the selected orbit past other orbits; `None` for other parts.
pub fn shift_part(content: &Content, id: Id<System>, part: InSystem, by: isize) -> Option<Shift> {
    let open = OpenSystem::of(content, id, part)?;
    let orbit = orbit_of(open.part)?;
    let to = open.system.orbits.position(orbit)?.checked_add_signed(by);
    let Some(to) = to.filter(|to| *to < open.system.orbits.len()) else { return Some(Shift::AtTheEnd) };
    let Some((orbit, body)) = body_of(open.part) else { return Some(move_orbit(open, orbit, to).into()) };
    let (next, there) = open.system.orbits.iter().nth(to)?;
    let position = open.system.orbits.get(orbit)?.bodies.position(body)?.min(there.bodies.len());
    Some(carry(open, open.at(orbit, body), next, position).into())
}
