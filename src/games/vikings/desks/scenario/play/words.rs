//! Describes the hexes, characters and boats of a game.

use super::ropes;
use super::scene::Scene;
use geometry::{Facing, Shape, Space};
use rules::play::{Player, Told as _};
use rules::{capital, counted, listed};
use vikings::board::{Barrier, Hexside};
use vikings::play::{BoatNumber, Condition, ManNumber, MarkerNumber, Phase};
use vikings::{Heading, TokenKind};

/// Describes a hex: its ground, the barriers on its sides, and the pieces on it.
pub fn hex(scene: &Scene, space: Space) -> String {
    let (public, position) = (scene.public(), scene.position);
    let mut words = vec![format!("Hex {}: {}", scene.battle.hex(space), ground(scene, space))];
    let boat = public.boat_at(position, space);
    words.extend(boat.map(|number| self::boat(scene, number)));
    let there = position.numbered().filter(|(_, man)| man.is_here() && man.pose.covers(space));
    words.extend(there.map(|(number, _)| man(scene, number)));
    let herd = position.herd().filter(|(_, beast)| beast.is_loose() && beast.pose.covers(space));
    words.extend(herd.map(|(number, _)| capital(&scene.battle.beast_name(number))));
    words.extend(position.marker_at(space).map(|marker| self::marker(scene, marker)));
    words.extend(ropes::at_hex(scene, space));
    let fallen = scene.fallen().filter(|(_, at)| *at == space).map(|(man, _)| scene.battle.name(man).to_owned());
    let fallen: Vec<String> = fallen.collect();
    if !fallen.is_empty() {
        let gone = if scene.holds_bodies(space) { "" } else { ", and no body lies here" };
        words.push(format!("{} fell here{gone}", listed(&fallen)));
    }
    match position.heap(space).extra() {
        Some(0) => {}
        Some(more) => words.push(format!("the dead cost {more} more")),
        None => words.push("closed by the dead".into()),
    }
    words.join("; ")
}

/// The ground of a hex in this turn, with the barriers on its sides.
fn ground(scene: &Scene, space: Space) -> String {
    let site = scene.public().ground_now(scene.position).site;
    let surface = match (site.surface(space), site.terrain(space)) {
        (Some(surface), Some(terrain)) if surface.is_water() => terrain.label().to_owned(),
        (Some(surface), _) => surface.label().to_owned(),
        (None, _) => return "no board".to_owned(),
    };
    let sides = Barrier::ALL.into_iter().filter_map(|barrier| {
        let stands = |side: &usize| site.passage(space, *side).is_some_and(|passage| passage.barrier == barrier);
        let sides: Vec<&str> = (0..6).filter(stands).map(|side| Hexside::NAMES[side]).collect();
        (!sides.is_empty()).then(|| format!("{} {}", barrier.label(), sides.join(" ")))
    });
    std::iter::once(surface).chain(sides).collect::<Vec<_>>().join(", ")
}

/// A character in words, with the values that apply at present.
pub fn man(scene: &Scene, number: ManNumber) -> String {
    let (public, state) = (scene.public(), scene.position.man(number));
    let fighter = public.man(number);
    let face = public.face(number, state);
    let numbers = if state.condition == Condition::Stunned {
        format!("defends {}", face.defense)
    } else {
        format!("{}-{}-{}", face.attack, face.defense, face.movement)
    };
    let mut words = vec![format!("{} ({} of {}) {numbers}", fighter.name, fighter.troop, side(scene, fighter.player))];
    words.extend(health(state.condition).map(str::to_owned));
    if state.is_mounted() {
        words.push(format!("mounted, looking {}", Heading::ALL[usize::from(state.pose.facing % 6)].label()));
    }
    words.extend(state.wall.then(|| "in a wall of shields".to_owned()));
    words.extend(state.axe.then(|| "axe in both hands".to_owned()));
    words.extend(fighter.bow.then(|| if state.used.shot { "bow, has shot".to_owned() } else { "bow".to_owned() }));
    words.extend(public.is_captive(scene.position, number).then(|| "held captive until a friend stands beside them".to_owned()));
    words.extend(fighter.unarmed.then(|| "unarmed, never attacks".to_owned()));
    if public.boat_of(scene.position, number).is_some() {
        let (duty, covered) = scene.duty(number);
        words.push(if ropes::are_tasks_covered(scene, number) {
            // The task of the last phase stays known until the new one is revealed (4.2).
            format!("task of the last phase: {}", duty.does())
        } else if covered {
            format!("{} from now on, still covered", duty.does())
        } else {
            duty.does().to_owned()
        });
    }
    words.extend(scene.position.carried_by(number).map(|marker| format!("carries {}", self::marker(scene, marker))));
    words.join(", ")
}

/// The word for a character's condition; `None` if the character is sound.
pub const fn health(condition: Condition) -> Option<&'static str> {
    match condition {
        Condition::Sound => None,
        Condition::Wounded => Some("wounded"),
        Condition::Stunned => Some("stunned"),
    }
}

/// A boat in words, with its speed and the damage to its hull.
pub fn boat(scene: &Scene, number: BoatNumber) -> String {
    let state = scene.position.boat(number);
    let vessel = &scene.public().boats()[number.index()];
    let bow = Shape::PointedHex.direction(Facing::new(state.bow));
    let covered = scene.covered_speed(number).map_or_else(String::new, |speed| format!(", then {speed}, still covered"));
    let mut words =
        vec![format!("{} of {}, bow to the {bow}, speed {}{covered}", vessel.name, side(scene, state.player), state.speed())];
    // A boat that has changed its speed may not have reached it yet in the middle of its moves; meanwhile others move before it (4.41, 4.52).
    if scene.position.phase == Phase::Rowing && state.effective() != u32::from(state.speed().unsigned_abs()) {
        words.push(format!("effective speed {} so far", state.effective()));
    }
    if state.hull.total > 0 || state.hull.new > 0 {
        words.push(format!("hull {} of {}", state.hull.total + state.hull.new, vessel.class.hull.get()));
    }
    let leaks = state.hull.leaking();
    words.extend((leaks > 0).then(|| format!("leaks {} a phase", counted(leaks, "point"))));
    words.extend(ropes::of_boat(scene, number));
    words.join(", ")
}

/// The kind of a marker in words, as far as the viewer knows it.
fn marker(scene: &Scene, number: MarkerNumber) -> String {
    match scene.marker(number) {
        Some(TokenKind::Dummy) => "a dummy".to_owned(),
        Some(TokenKind::Treasure) => "a treasure".to_owned(),
        Some(kind) => kind.label().to_owned(),
        None => "a marker that lies face down".to_owned(),
    }
}

fn side<'a>(scene: &Scene<'a>, player: Player) -> &'a str {
    scene.battle.side_name(player)
}
