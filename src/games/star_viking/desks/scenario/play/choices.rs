//! Finds the units, sectors and places of the wall that stand for a choice, and the choices that each of them stands for.

use super::scene::{Counter, Scene};
use super::wall::Spot;
use rules::play::Player;
use star_viking::Space;
use star_viking::play::{Action, Port, UnitNumber, Where};

/// The unit that a choice is about; `None` if it is about no unit.
pub const fn unit_of(action: Action) -> Option<UnitNumber> {
    match action {
        Action::Withdraw(unit)
        | Action::Pick(unit)
        | Action::Load(unit)
        | Action::Unload(unit)
        | Action::Into(unit)
        | Action::ThrowOut(unit)
        | Action::Hand(unit)
        | Action::Fire(unit)
        | Action::Mend(unit)
        | Action::MendCritical(unit)
        | Action::Lose(unit) => Some(unit),
        _ => None,
    }
}

/// The sector to which a choice leads; `None` if it leads to no sector.
pub const fn space_of(action: Action) -> Option<Space> {
    match action {
        Action::Place(space) | Action::Move(space) | Action::Plunder(space, _) => Some(space),
        _ => None,
    }
}

/// The home base or tile to which a choice leads; `None` if it leads to neither.
pub const fn port_of(action: Action) -> Option<Port> {
    match action {
        Action::Jump(port) | Action::At(port) => Some(port),
        Action::Station(tile) | Action::Segment(tile) => Some(Port::Tile(tile)),
        _ => None,
    }
}

/// Whether a choice can be made on the board.
pub const fn is_lit(action: Action) -> bool {
    unit_of(action).is_some() || space_of(action).is_some() || port_of(action).is_some()
}

/// The choices for a counter: those about its unit or, if there are none, those about other units that look the same to the viewer.
pub fn about(scene: &Scene, legal: &[Action], counter: &Counter) -> Vec<Action> {
    let of = |alike: &dyn Fn(UnitNumber) -> bool| -> Vec<Action> {
        legal.iter().copied().filter(|action| unit_of(*action).is_some_and(alike)).collect()
    };
    let own = of(&|unit| unit == counter.unit);
    if own.is_empty() { of(&|unit| scene.counter(unit).is_some_and(|other| other.looks_like(counter))) } else { own }
}

/// The choices for a sector: those that lead to it or, if there are none, those about the units in it.
pub fn at(scene: &Scene, legal: &[Action], space: Space) -> Vec<Action> {
    let there: Vec<Action> = legal.iter().copied().filter(|action| space_of(*action) == Some(space)).collect();
    if !there.is_empty() {
        return there;
    }
    let stands = |unit: UnitNumber| {
        scene.counter(unit).is_some_and(|counter| counter.tile == scene.tile && counter.at == Where::In(space))
    };
    legal.iter().copied().filter(|action| unit_of(*action).is_some_and(stands)).collect()
}

/// The choices for a place on the wall: those that lead there or, if there are none, those about the units there. A choice that leads to a home base
/// means the base of `mover`, the player who moves.
pub fn on_wall(scene: &Scene, legal: &[Action], spot: Spot, mover: Option<Player>) -> Vec<Action> {
    let port = match spot {
        Spot::Home(player) => (Some(player) == mover).then_some(Port::Home),
        Spot::Tile(tile) => Some(Port::Tile(tile)),
        Spot::Limbo(_) => None,
    };
    let leads: Vec<Action> = legal.iter().copied().filter(|action| port.is_some() && port_of(*action) == port).collect();
    if !leads.is_empty() {
        return leads;
    }
    let stands = |unit: UnitNumber| scene.counter(unit).is_some_and(|counter| scene.spot_of(counter) == Some(spot));
    legal.iter().copied().filter(|action| unit_of(*action).is_some_and(stands)).collect()
}
