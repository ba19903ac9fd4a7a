//! What a collision can do, before the die falls: the speed factor, and how many of the ten faces give each damage to the hull that is struck (4.52, 9.6).

use rules::play::Play as _;
use rules::{counted, listed};
use vikings::odds::{Struck, ram};
use vikings::play::{Battle, BoatNumber, Position};

/// A remark in few words, and the same in sentences.
pub type Remark = (String, String);

/// What comes of striking another boat.
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

/// What comes of striking land or rock: as a head-on collision with a boat of the own speed (4.44).
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

/// The damage to a hull, by the faces of the die that give it.
fn dealt(battle: &Battle, factor: u32) -> (String, String) {
    let dealt = ram(factor, Struck::Rammed, &battle.public().tables().collisions);
    let all = |(points, faces): &(u32, u32)| {
        format!("{} of damage with {faces} of the ten faces of the die", counted(*points, "point"))
    };
    let brief: Vec<String> = dealt.iter().map(|(points, faces)| format!("−{points}: {faces} of 10")).collect();
    (format!("hull {}", brief.join(", ")), listed(&dealt.iter().map(all).collect::<Vec<_>>()))
}
