//! What a collision may do, shown before the roll: the speed factor, and how many of the ten faces of the die give each amount of damage to the
//! struck hull (4.52, 9.6); and which moves and speeds lead to a collision.

use rules::play::Play as _;
use rules::{counted, listed};
use vikings::boat::Berth;
use vikings::odds::{Struck, ram};
use vikings::play::{Battle, BoatNumber, Comes, NoWay, Position, Public, Sail, Way, space_of};

/// A remark in a few words, and the same remark in sentences.
pub type Remark = (String, String);

/// The remark on a move by which the boat strikes another boat.
pub fn strikes(battle: &Battle, position: &Position, boat: BoatNumber, other: BoatNumber) -> Remark {
    let (name, is_rowboat) = (battle.boat_name(other), |of: BoatNumber| battle.public().boats()[of.index()].class.is_rowboat());
    if is_rowboat(boat) {
        return (format!("stops at {name}"), format!("A rowboat does nothing to {name}, and goes no farther (4.52)."));
    }
    if is_rowboat(other) {
        return (format!("capsizes {name}"), format!("{name} capsizes, and 1 of the speed is lost (4.52)."));
    }
    let (meeting, factor) = position.boat(boat).meets(position.boat(other));
    if factor == 0 {
        return (format!("stops at {name}"), format!("With a speed factor of 0 {name} only blocks the way (4.52)."));
    }
    let (brief, full) = dealt(battle, factor);
    (
        format!("rams {name}: {brief}"),
        format!(
            "It rams {name} {} with a speed factor of {factor}: {full} to the hull of {name}; {} (4.52).",
            meeting.label(),
            meeting.says_after()
        ),
    )
}

/// The remark on a move by which the boat strikes land or rock, which counts as a head-on collision with a boat of equal speed (4.44).
pub fn wrecks(battle: &Battle, position: &Position, boat: BoatNumber) -> Remark {
    let factor = 4 * position.boat(boat).effective();
    if factor == 0 {
        return ("stops at the shore".into(), "It is too slow for land or rock to do anything to it (4.44).".into());
    }
    let (brief, full) = dealt(battle, factor);
    (
        format!("strikes the shore: {brief}"),
        format!("It strikes land or rock with a speed factor of {factor}: {full} to its hull (4.44)."),
    )
}

/// The remark on a move after which the boat must strike the shore later in the phase, whatever its side chooses; `None` if the boat can still avoid
/// the shore.
pub fn wrecks_later(battle: &Battle, position: &Position, boat: BoatNumber, way: Way) -> Option<Remark> {
    let then = after(position, boat, way);
    let is_bound = way.comes == Comes::Goes && has_to_wreck(battle.public(), &then, boat);
    is_bound.then(|| {
        let full = "Every move that is left then leads it onto land or rock, as the boats lie now (4.43, 4.44).";
        ("then has to strike the shore".to_owned(), full.to_owned())
    })
}

/// Where a boat ends if it goes straight on at a speed, as the boats lie now; if a rope holds it, that is short of what the speed allows. The second
/// part is the remark on that speed; `None` unless the boat strikes the shore or a rope holds it.
pub fn straight_on(battle: &Battle, position: &Position, boat: BoatNumber, speed: i8) -> (Berth, Option<Remark>) {
    let mut then = position.clone();
    let state = &mut then.boats[boat.index()];
    (state.given, state.lost, state.taken, state.moves, state.hexes) = (speed, 0, 0, 0, 0);
    (state.turns, state.waits) = (0, false);
    loop {
        let state = then.boat(boat);
        let number = state.moves + 1;
        let left = speed.unsigned_abs().saturating_sub(state.moves);
        let whole = (0..left).fold(state.berth(), |berth, _| berth.moved(state.heading().ahead()));
        if left == 0 {
            return (whole, None);
        }
        let straight = battle.public().ways(&then, boat).into_iter().find(|way| way.sail == Sail::Straight);
        match straight {
            Some(way) if way.comes == Comes::Goes => then = after(&then, boat, way),
            Some(way) if way.comes == Comes::Wrecks => {
                let full = format!("Straight on it strikes land or rock with move {number}, as the boats lie now (4.44).");
                return (whole, Some((format!("straight on, shore at move {number}"), full)));
            }
            None if battle.public().bar(&then, boat, Sail::Straight) == Some(NoWay::Rope) => {
                let full = format!("A rope does not let it go straight on in move {number}, as the boats lie now (4.63).");
                return (state.berth(), Some((format!("straight on, a rope holds it at move {number}"), full)));
            }
            _ => return (whole, None),
        }
    }
}

/// Whether every move that a boat can still make leads to the shore.
fn has_to_wreck(public: &Public, position: &Position, boat: BoatNumber) -> bool {
    let ways = public.ways(position, boat);
    let ends_so = |way: &Way| match way.comes {
        Comes::Wrecks => position.boat(boat).effective() > 0,
        Comes::Goes => has_to_wreck(public, &after(position, boat, *way), boat),
        Comes::Rams(..) | Comes::Grounds | Comes::Leaves => false,
    };
    !ways.is_empty() && ways.iter().all(ends_so)
}

/// The position after a boat has made a move, with everything else unchanged.
fn after(position: &Position, boat: BoatNumber, way: Way) -> Position {
    let mut then = position.clone();
    let state = &mut then.boats[boat.index()];
    (state.axis, state.bow) = (space_of(way.berth.axis), way.berth.bow.side(6));
    (state.moves, state.lost) = (state.moves + 1, state.lost + way.loss);
    if let Sail::Turn(_) = way.sail {
        state.turns += 1;
    } else {
        state.hexes += 1;
    }
    then
}

/// The damage that each face of the die does to a hull, in a few words and in full.
fn dealt(battle: &Battle, factor: u32) -> (String, String) {
    let dealt = ram(factor, Struck::Rammed, &battle.public().tables().collisions);
    let all = |(points, faces): &(u32, u32)| {
        format!("{} of damage with {faces} of the ten faces of the die", counted(*points, "point"))
    };
    let brief: Vec<String> = dealt.iter().map(|(points, faces)| format!("−{points}: {faces} of 10")).collect();
    (format!("hull {}", brief.join(", ")), listed(&dealt.iter().map(all).collect::<Vec<_>>()))
}
