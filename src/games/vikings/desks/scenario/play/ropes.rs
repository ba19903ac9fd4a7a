//! Ropes that hold a boat: whether they will be pulled at the end of the naval phase, or what is missing (4.65).

use super::scene::Scene;
use super::why::Against;
use rules::capital;
use rules::play::Told as _;
use vikings::play::{BoatNumber, Duty, Rope, RopeNumber};

/// Whether a rope is pulled at the end of the naval phase: by whom, or what is missing for it. A clause without its full stop.
enum Pulled {
    By(String),
    Not(String),
}

/// For each rope that holds a boat to another, whether it will be pulled, as far as the viewer knows the tasks.
pub fn of_boat(scene: &Scene, boat: BoatNumber) -> Vec<String> {
    let holding = scene.public().ropes(scene.position).filter(|(_, rope)| rope.other_end(boat).is_some());
    let told = holding.filter_map(|(number, rope)| {
        let far = scene.battle.boat_name(rope.other_end(boat)?);
        let pulled = match pulled(scene, *rope)? {
            Pulled::By(words) => format!("{words} at the end of the naval phase"),
            Pulled::Not(words) => format!("not pulled: {words}"),
        };
        Some(format!("{} holds it to {far}, {pulled}", scene.battle.rope_name(number)))
    });
    told.collect()
}

/// The reasons why ropes of a boat that hold will not be pulled, while its crew is given tasks.
pub fn missing(scene: &Scene, boat: BoatNumber) -> Vec<Against> {
    let own = scene.public().ropes(scene.position).filter(|(_, rope)| rope.boat == boat && rope.other_end(boat).is_some());
    let against = |(number, rope): (RopeNumber, &Rope)| match pulled(scene, *rope)? {
        Pulled::By(_) => None,
        Pulled::Not(words) => {
            Some(Against::new(format!("{} is not pulled: {words}", capital(&scene.battle.rope_name(number))), "4.65"))
        }
    };
    own.filter_map(against).collect()
}

/// Whether a rope is pulled; `None` if its boat is out of play.
fn pulled(scene: &Scene, rope: Rope) -> Option<Pulled> {
    let (public, position) = (scene.public(), scene.position);
    let coil = public.coil_on(position, &rope)?;
    let far = rope.other_end(rope.boat)?;
    let at = public.boats()[rope.boat.index()].class.hex_name(rope.coil);
    let Some(man) = position.at(coil) else {
        return Some(Pulled::Not(format!("nobody stands on its coil, on {at} of {}", scene.battle.boat_name(rope.boat))));
    };
    let name = scene.battle.name(man);
    if public.man(man).player != position.boat(rope.boat).player {
        return Some(Pulled::Not(format!("{name} of {} stands on its coil", scene.battle.side_name(public.man(man).player))));
    }
    if !position.man(man).stands() {
        return Some(Pulled::Not(format!("{name} on its coil is stunned")));
    }
    if scene.duty(man).0 != Duty::Hook {
        return Some(Pulled::Not(format!("{name} on its coil has another task than the hook")));
    }
    if public.is_beset(position, man) {
        return Some(Pulled::Not(format!("{name} on its coil has an enemy beside them aboard")));
    }
    match public.moved_by_pulling(position, [rope.boat, far]) {
        Some(moved) => Some(Pulled::By(format!("{name} pulls {}", nearer(scene, moved, rope.boat)))),
        None => Some(Pulled::Not("the lighter boat lies fast on a beach".to_owned())),
    }
}

/// The boat that moves, in words for the object of the pull: itself nearer, or the other boat.
fn nearer(scene: &Scene, moved: BoatNumber, own: BoatNumber) -> String {
    let name = scene.battle.boat_name(moved);
    if moved == own { format!("{name} towards the other boat") } else { format!("{name} nearer") }
}
