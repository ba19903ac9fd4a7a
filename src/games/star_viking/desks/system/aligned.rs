//! Lines up the chosen bodies of a tile, or spaces them evenly. Each body slides along its own orbit and is locked in its new place.

use super::on_tile::OnTile;
use crate::things::system::steps;
use geometry::Mm;
use kit::action::Change;
use kit::board::arrange::{self, Arrangement};
use rules::{Id, counted};
use star_viking::rearrange::BodyAt;
use star_viking::{Look, Orbit, System};
use star_viking_paper::sheets::tile::TileLayout;
use star_viking_paper::sheets::tile::layout::OrbitLayout;

/// The message when the bodies could not be arranged.
pub const COVERED: &str = "One of them would cover another body or leave its orbit, so nothing was moved.";

/// The change that arranges bodies; `None` if one of them would cover another body or leave its orbit.
pub fn change(on_tile: &OnTile, bodies: &[BodyAt], how: Arrangement, label: &str) -> Option<Change> {
    let middles = bodies.iter().map(|at| on_tile.tile.body(at.orbit, at.body).map(|laid| laid.middle));
    let places: Vec<[f64; 2]> = middles.map(|middle| middle.map(|at| [at.x.get(), at.y.get()])).collect::<Option<_>>()?;
    let mut changed = on_tile.open.system.clone();
    for (at, [x, _]) in bodies.iter().zip(arrange::arranged(&places, how)) {
        let (least, most) = Look::ALONG;
        let body = changed.orbits.get_mut(at.orbit)?.bodies.get_mut(at.body)?;
        body.look.along = Some(((x * 10.0).round() as u16).clamp(least, most));
    }
    for at in bodies {
        in_order(on_tile, &mut changed, at.orbit)?;
    }
    let layout = TileLayout::of(&changed);
    let moved = |orbit: &OrbitLayout| bodies.iter().any(|at| at.orbit == orbit.id);
    if !layout.orbits.iter().all(|orbit| !moved(orbit) || is_clear(orbit, &layout)) {
        return None;
    }
    let label = format!("{label}: {}", counted(bodies.len(), "body"));
    let change = steps::set(on_tile.open, label, |system| *system = changed);
    Some(change.then_select(on_tile.open.place(on_tile.open.part)))
}

/// Sorts the bodies of an orbit by their positions, from left to right.
fn in_order(on_tile: &OnTile, system: &mut System, orbit: Id<Orbit>) -> Option<()> {
    let bodies = &mut system.orbits.get_mut(orbit)?.bodies;
    let locked = |along: u16| f64::from(along) / 10.0;
    let laid = |body| on_tile.tile.body(orbit, body).map_or(0.0, |laid| laid.middle.x.get());
    let mut order: Vec<_> = bodies.iter().map(|(id, body)| (body.look.along.map_or_else(|| laid(id), locked), id)).collect();
    order.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (position, (_, id)) in order.into_iter().enumerate() {
        bodies.apply(rules::Change::Move(id, position), "body").ok()?;
    }
    Some(())
}

/// Whether the bodies of an orbit lie between the edge of the tile and deep space, and none of them covers another body.
fn is_clear(orbit: &OrbitLayout, layout: &TileLayout) -> bool {
    let all = || layout.orbits.iter().flat_map(|orbit| orbit.bodies.iter().map(move |body| (orbit.id, body)));
    orbit.bodies.iter().all(|body| {
        let is_apart = all()
            .filter(|(other, found)| (*other, found.id) != (orbit.id, body.id))
            .all(|(_, found)| (found.middle - body.middle).length() >= found.radius + body.radius);
        is_apart && body.middle.x - body.radius >= Mm::ZERO && body.middle.x + body.radius <= orbit.deep.min.x
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::PrintedTile;
    use crate::things::system::OpenSystem;
    use kit::board::arrange::Arrangement::{Column, Left};
    use kit::change::Step;
    use project::{Game, Library, OneOf as _};
    use star_viking::{Content, Edit, InSystem};

    /// The distances of the arranged bodies from the left edge, in tenths of a millimetre. Each body is given by the index of its orbit and its own
    /// index in that orbit. `None` if the bodies cannot be arranged.
    fn along(content: &Content, id: Id<System>, bodies: &[(usize, usize)], how: Arrangement) -> Option<Vec<Option<u16>>> {
        let shared = content.systems.shared(id).expect("the system");
        let tile = std::sync::Arc::new(PrintedTile::of(id, shared, shared.label(), None));
        let open = OpenSystem::of(content, id, InSystem::Whole).expect("the system");
        let at = |(orbit, body): &(usize, usize)| {
            let (orbit, found) = open.system.orbits.iter().nth(*orbit).expect("the orbit");
            open.at(orbit, found.bodies.ids().nth(*body).expect("the body"))
        };
        let bodies: Vec<BodyAt> = bodies.iter().map(at).collect();
        let change = change(&OnTile { open, tile: &tile, under: None }, &bodies, how, "Align")?;
        let [Step::Edit(project::Edit::StarViking(Edit::System(rules::Change::Set(_, system))))] = &change.steps[..] else {
            panic!("one step of the system")
        };
        let look =
            |at: &BodyAt| system.orbits.get(at.orbit).and_then(|orbit| orbit.bodies.get(at.body)).expect("the body").look.along;
        Some(bodies.iter().map(look).collect())
    }

    #[test]
    fn bodies_slide_along_their_orbits_and_cover_no_other() {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
        let content = Content::own(&sample.content).expect("designs of Star Viking");
        let (mut in_line, mut refused) = (0, 0);
        for (id, system) in content.systems.iter() {
            let counts: Vec<usize> = system.orbits.iter().map(|(_, orbit)| orbit.bodies.len()).collect();
            let occupied: Vec<usize> = (0..counts.len()).filter(|orbit| counts[*orbit] > 0).collect();
            for pair in occupied.windows(2) {
                let Some(aligned) = along(content, id, &[(pair[0], 0), (pair[1], 0)], Column) else { continue };
                assert!(aligned[0].is_some() && aligned[0] == aligned[1], "{}: {aligned:?}", system.label());
                in_line += 1;
            }
            for orbit in occupied.into_iter().filter(|orbit| counts[*orbit] > 1) {
                assert_eq!(along(content, id, &[(orbit, 0), (orbit, 1)], Left), None, "they would lie on each other");
                refused += 1;
            }
        }
        assert!(in_line > 0 && refused > 0, "{in_line} pairs came into line, and {refused} would cover each other");
    }
}
