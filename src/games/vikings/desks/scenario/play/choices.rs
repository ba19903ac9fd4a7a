//! Maps choices to the hexes of the boards that stand for them.

use std::collections::BTreeSet;

use super::scene::Scene;
use geometry::Space;
use vikings::boat::{Berth, DeckHex};
use vikings::play::{Action, BeastNumber, BoatNumber, ManNumber, Pose, Question, Sail, space_of};

/// The hexes that stand for a choice; an empty list if the choice can be made only by a button.
pub fn spaces_of(scene: &Scene, action: Action) -> Vec<Space> {
    let position = scene.position;
    let man = |man: ManNumber| {
        let state = position.man(man);
        if state.is_here() { state.pose.spaces().collect() } else { Vec::new() }
    };
    let beast = |beast: BeastNumber| position.beast(beast).pose.spaces().collect::<Vec<_>>();
    match action {
        Action::Place(Pose { hex, .. })
        | Action::Step(Pose { hex, .. })
        | Action::StepPast(Pose { hex, .. })
        | Action::Retreat(Pose { hex, .. })
        | Action::Put(Pose { hex, .. })
        | Action::Advance(_, Pose { hex, .. })
        | Action::Moor(hex, _)
        | Action::Haul(hex, _)
        | Action::Displace(hex)
        | Action::Dismount(hex)
        | Action::Clear(_, hex, _)
        | Action::Climb(_, hex) => vec![hex],
        Action::Assign(who, _)
        | Action::Pick(who)
        | Action::Shoot(who)
        | Action::React(who)
        | Action::Form(who, _)
        | Action::Break(who)
        | Action::Axe(who)
        | Action::Join(who)
        | Action::Add(who)
        | Action::Take(who)
        | Action::Carry(who)
        | Action::Cut(who, _) => man(who),
        Action::Open(attacker, defender) => man(attacker).into_iter().chain(man(defender)).collect(),
        Action::OpenAtBeast(attacker, prey) => man(attacker).into_iter().chain(beast(prey)).collect(),
        Action::ShootBeast(prey) | Action::Mount(prey) | Action::Lead(prey) => beast(prey),
        Action::Throw(who, hex) => man(who).into_iter().chain([hex]).collect(),
        Action::Coil(deck) => coil(scene, deck).into_iter().collect(),
        Action::Speed(speed) => given(scene, speed).into_iter().collect(),
        Action::Sail(sail) => sailed(scene, sail).into_iter().collect(),
        // A character who can leave the board stands at its edge. If the user presses the hex of this character, the choice to leave is listed.
        Action::Leave => position.walk.as_ref().map_or_else(Vec::new, |walk| man(walk.man)),
        Action::Row(_) | Action::TakeHook | Action::LayHook | Action::PickUp | Action::SetDown | Action::Done => Vec::new(),
        Action::Strike => position.clash.as_ref().map_or_else(Vec::new, |clash| {
            clash.defenders.iter().flat_map(|struck| man(*struck)).chain(clash.beast.into_iter().flat_map(beast)).collect()
        }),
    }
}

/// All hexes that stand for one of these choices, and so are lit, that is, highlighted.
pub fn lit(scene: &Scene, legal: &[Action]) -> BTreeSet<Space> {
    let mut spaces: BTreeSet<Space> = legal.iter().flat_map(|action| spaces_of(scene, *action)).collect();
    spaces.extend(in_rows(scene, legal));
    spaces
}

/// The choices among `legal` for which a hex stands.
pub fn at(scene: &Scene, legal: &[Action], space: Space) -> Vec<Action> {
    legal.iter().copied().filter(|action| spaces_of(scene, *action).contains(&space)).collect()
}

/// If a piece is to be put down, the choice of the row in which this hex lies (4.61); otherwise `None`.
pub fn row_of(scene: &Scene, legal: &[Action], space: Space) -> Option<Action> {
    let row = Action::Row(space.row);
    (legal.contains(&row) && in_rows(scene, legal).contains(&space)).then_some(row)
}

/// If the row for a piece has still to be chosen, the hexes on which the piece could be put down after that; otherwise an empty list.
fn in_rows(scene: &Scene, legal: &[Action]) -> Vec<Space> {
    if !legal.iter().any(|action| matches!(action, Action::Row(_))) {
        return Vec::new();
    }
    let (public, position) = (scene.public(), scene.position);
    match scene.question() {
        Some(Question::Row(man)) => public.berths(position, man, None).into_iter().map(|pose| pose.hex).collect(),
        Some(Question::Berth(boat, _)) => {
            public.berths_for(position, boat).into_iter().map(|berth| space_of(berth.axis)).collect()
        }
        _ => Vec::new(),
    }
}

/// If the question is where on a boat's deck a hook is laid down, the hex of the boards at which this hex of the deck lies; otherwise `None`.
fn coil(scene: &Scene, deck: DeckHex) -> Option<Space> {
    let Some(Question::Coil(rope)) = scene.question() else { return None };
    let boat = scene.position.ropes.get(rope.index())?.boat;
    let berth = scene.position.boat(boat).berth();
    Some(space_of(scene.public().boats()[boat.index()].class.hex_at(berth, deck)))
}

/// If the question is a boat's speed, the hex that the boat's leading end reaches at this speed straight on (4.3); otherwise `None`.
fn given(scene: &Scene, speed: i8) -> Option<Space> {
    let Some(Question::Speed(boat)) = scene.question() else { return None };
    let berth = scene.position.boat(boat).berth();
    let way = if speed < 0 { berth.turned(3) } else { berth };
    let moved = (0..speed.unsigned_abs()).fold(berth, |berth, _| berth.moved(way.ahead()));
    Some(lead(scene, boat, moved, speed))
}

/// If the question is a boat's move, the hex that the boat's leading end reaches by this move (4.43); otherwise `None`.
fn sailed(scene: &Scene, sail: Sail) -> Option<Space> {
    let Some(Question::Sail(boat)) = scene.question() else { return None };
    let state = scene.position.boat(boat);
    Some(lead(scene, boat, state.after(sail), state.way()))
}

/// The hex of a boat's leading end when the boat lies in a berth, that is, a position: the stern if `way` is negative, otherwise the bow.
pub fn lead(scene: &Scene, boat: BoatNumber, berth: Berth, way: i8) -> Space {
    let class = &scene.public().boats()[boat.index()].class;
    let end = if way < 0 { class.stern() } else { class.bow() };
    space_of(class.hex_at(berth, end))
}
