//! Ropes by which one boat holds another: whether they will be pulled at the end of the naval phase, and if not, what is missing (4.65).

use super::scene::Scene;
use super::why::Against;
use geometry::Space;
use rules::capital;
use rules::play::Told as _;
use vikings::play::{BoatFate, BoatNumber, Duty, Hook, ManNumber, Phase, Rope, RopeNumber};

/// Whether a rope is pulled at the end of the naval phase: by whom; or what is missing, so that it is not; or why the viewer cannot know. Each text
/// is a clause without its full stop.
enum Pulled {
    By(String),
    Not(String),
    Unknown(String),
}

/// Says for each rope between this boat and another whether it will be pulled, as far as the viewer knows the tasks.
pub fn of_boat(scene: &Scene, boat: BoatNumber) -> Vec<String> {
    let holding = scene.public().ropes(scene.position).filter(|(_, rope)| rope.other_end(boat).is_some());
    let told = holding.filter_map(|(number, rope)| {
        let far = scene.battle.boat_name(rope.other_end(boat)?);
        let pulled = match pulled(scene, *rope)? {
            Pulled::By(words) => format!("{words} at the end of the naval phase"),
            Pulled::Not(words) => format!("not pulled: {words}"),
            Pulled::Unknown(words) => format!("not known whether pulled: {words}"),
        };
        Some(format!("{} holds it to {far}, {pulled}", scene.battle.rope_name(number)))
    });
    told.collect()
}

/// Says which hooks are on a hex, and of coils on the hex whether their hooks lie in the water (4.61, 4.62).
pub fn at_hex(scene: &Scene, space: Space) -> Vec<String> {
    let (public, position) = (scene.public(), scene.position);
    let told = |(number, rope): (RopeNumber, &Rope)| {
        let name = scene.battle.rope_name(number);
        let is_coil = public.coil_on(position, rope) == Some(space);
        match rope.hook {
            Hook::Holds { .. } if public.hook_on(position, rope) == Some(space) => Some(format!("the hook of {name} holds here")),
            Hook::InWater { .. } if is_coil => Some(format!("the hook of {name} lies in the water")),
            Hook::Stowed if is_coil => Some("a hook lies here".to_owned()),
            _ => None,
        }
    };
    public.ropes(position).filter_map(told).collect()
}

/// The reasons why ropes by which this boat holds another will not be pulled. They are shown while the crew is given tasks.
pub fn missing(scene: &Scene, boat: BoatNumber) -> Vec<Against> {
    let own = scene.public().ropes(scene.position).filter(|(_, rope)| rope.boat == boat && rope.other_end(boat).is_some());
    let against = |(number, rope): (RopeNumber, &Rope)| match pulled(scene, *rope)? {
        Pulled::By(_) | Pulled::Unknown(_) => None,
        Pulled::Not(words) => {
            Some(Against::new(format!("{} is not pulled: {words}", capital(&scene.battle.rope_name(number))), "4.65"))
        }
    };
    own.filter_map(against).collect()
}

/// Whether a rope is pulled; `None` if the rope does not connect two boats.
fn pulled(scene: &Scene, rope: Rope) -> Option<Pulled> {
    let (public, position) = (scene.public(), scene.position);
    let far = rope.other_end(rope.boat)?;
    if let Some(gone) = [rope.boat, far].into_iter().find(|boat| !position.boat(*boat).is_here()) {
        let name = scene.battle.boat_name(gone);
        let has_sunk = position.boat(gone).fate == BoatFate::Sunk;
        let why = if has_sunk { "has sunk, and drags until the rope is cut (4.7)" } else { "is gone" };
        return Some(Pulled::Not(format!("{name} {why}")));
    }
    let coil = public.coil_on(position, &rope)?;
    let at = scene.battle.hex(coil);
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
    if are_tasks_covered(scene, man) {
        let boat = scene.battle.boat_name(rope.boat);
        return Some(Pulled::Unknown(format!("the tasks of the crew of {boat} are still covered (4.2)")));
    }
    if scene.duty(man).0 != Duty::Hook {
        return Some(Pulled::Not(format!("{name} on its coil has another task than the hook")));
    }
    if public.is_beset(position, man) {
        return Some(Pulled::Not(format!("{name} on its coil has an enemy beside them aboard")));
    }
    let fast = || {
        let fast = scene.battle.boat_name(public.lighter(rope.boat, far));
        Pulled::Not(format!("{fast}, which would move, lies fast on the beach"))
    };
    let moved = public.moved_by_pulling(position, [rope.boat, far]);
    Some(moved.map_or_else(fast, |moved| Pulled::By(format!("{name} pulls {}", nearer(scene, moved, rope.boat)))))
}

/// Whether the viewer cannot know the task of a character because tasks are given in this phase and have not been revealed yet (4.2, 4.34).
pub fn are_tasks_covered(scene: &Scene, man: ManNumber) -> bool {
    matches!(scene.position.phase, Phase::Tasks | Phase::Speeds) && !scene.knows_tasks(scene.public().man(man).player)
}

/// Says, as the object of a sentence, which boat is moved when a rope is pulled: the puller's own boat, towards the other one, or the other boat,
/// nearer.
fn nearer(scene: &Scene, moved: BoatNumber, own: BoatNumber) -> String {
    let name = scene.battle.boat_name(moved);
    if moved == own { format!("{name} towards the other boat") } else { format!("{name} nearer") }
}
