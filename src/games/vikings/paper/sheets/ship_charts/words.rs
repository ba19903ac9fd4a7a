//! The words on a ship chart: the abilities of a class, and the ways in which one boat can strike another (4.2, 4.5).

use rules::Level;
use vikings::BoatClass;
use vikings::boat::{Meeting, Rows, hexes};

/// The explanation below the boxes for damage.
pub const DAMAGE: &str = "Below a box for damage stand, when it is filled, the best speeds left, forwards / backwards, and the most that a phase changes the speed.";

/// The abilities of the class, in a few sentences.
pub fn abilities(boat: &BoatClass) -> String {
    let (rower, speed) = match boat.rows {
        Rows::One => ("oarsmen", "Its speed is the oarsmen who row"),
        Rows::Three | Rows::Five => ("pairs", "Its speed is the pairs that row, one more where Vikings fill every seat"),
    };
    let gains: Vec<String> =
        (1..).zip(boat.acceleration).filter_map(|(gain, needs)| Some(format!("{gain} with {}", needs?))).collect();
    let gains = if gains.is_empty() { "never changes".to_owned() } else { format!("changes by {} {rower}", gains.join(", by ")) };
    let turns = match boat.turns.map(Level::get) {
        None => "as often as you like".to_owned(),
        Some(0) => "never".to_owned(),
        Some(1) => "once a phase".to_owned(),
        Some(2) => "twice a phase".to_owned(),
        Some(turns) => format!("{turns} times a phase"),
    };
    let pushers = match boat.pushers.get() {
        1 => "One pushes it off a beach.".to_owned(),
        pushers => format!("{pushers} push it off a beach."),
    };
    let also = [
        (boat.reversible, "Bow and stern are interchangeable."),
        (boat.helm, "A steersman stands on G."),
        (boat.horses, "Horses stand amidships."),
    ];
    let also: Vec<&str> = also.into_iter().filter(|(is, _)| *is).map(|(_, words)| words).collect();
    format!(
        "{}, {} seats at the oars; the rail is tinted. {speed}, at most {} forwards and {} backwards; it {gains}. A sideways move costs {}, a turn {}; \
         it turns {turns}. {pushers} {}",
        hexes(boat.size()),
        boat.seats,
        boat.forwards,
        boat.backwards,
        boat.sideways_loss,
        boat.turn_loss,
        also.join(" ")
    )
}

/// The ways in which one boat can strike another, and the speeds of both afterwards.
pub fn meetings() -> String {
    let factor = |meeting: Meeting| match meeting {
        Meeting::HeadOn => "twice the sum of both effective speeds",
        Meeting::Astern => "twice their difference",
        Meeting::Side => "twice the rammer's",
    };
    let each = Meeting::ALL.map(|meeting| format!("{}, {}, and {}", meeting.label(), factor(meeting), meeting.says_after()));
    format!(
        "The speed factor is, {}. A rammer from the side reads one band milder, and its hull suffers nothing unless the hex that rams is damaged already.",
        each.join("; ")
    )
}
