//! Tests what a boat loses that cannot go straight on and goes sideways instead (4.43, 4.51), and what the log tells of it.

use super::afloat::{A, Afloat, B, begin, first, sail_to, sea, waters};
use super::scenes::act;
use super::*;
use crate::Heading;
use rules::play::{Play as _, Told as _};

/// A drakkar at speed 4, whose mast is on column 12 of row 9 and whose bow points east, before its first move: the foremost hex of its port side would
/// come onto column 16 of row 8.
const OWN: Afloat = ("Drakkar", A, (12, 9), Heading::E, 4, 15);

/// A drakkar whose starboard side lies from column 16 to column 22 of row 8.
const OTHER: Afloat = ("Drakkar", B, (19, 7), Heading::E, 0, 15);

/// The battle of these boats on this water, and its state before the first move.
fn before_move(rows: &[String], boats: &[Afloat]) -> (Battle, State) {
    let battle = waters(rows, boats, |_| ());
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[4, 0], 5, &|question| matches!(question, Question::Sail(_)));
    (battle, state)
}

/// Water with a beach to port ahead of the boat.
fn beach() -> Vec<String> {
    let mut rows = sea(40, 20);
    for row in &mut rows[..9] {
        row.replace_range(16..40, &"b".repeat(24));
    }
    rows
}

/// What the boat loses by going to starboard, and the two sentences that tell it.
fn told(rows: &[String], boats: &[Afloat]) -> (u8, Vec<String>, Vec<rules::Citation>) {
    let (battle, mut state) = before_move(rows, boats);
    let ways = battle.public().ways(&state.position, first(0));
    assert!(ways.iter().all(|way| way.sail != Sail::Straight), "its side would strike something");
    let way = ways.into_iter().find(|way| way.sail == Sail::Starboard).expect("it can go to starboard");
    let events = act(&battle, &mut state, Action::Sail(Sail::Starboard), 5);
    let sailed = events.iter().filter(|event| matches!(event, Event::Aside(..) | Event::Sailed(..)));
    let sailed: Vec<Event> = sailed.copied().take(2).collect();
    let words = sailed.iter().map(|event| battle.tell(&[*event])).collect();
    assert_eq!(state.position.boat(first(0)).speed(), 4 - way.loss as i8);
    (way.loss, words, sailed.iter().map(Event::citation).collect())
}

#[test]
fn a_drakkar_scrapes_past_a_hull_at_no_loss_and_past_a_beach_for_a_point() {
    let goes = "Boat 0 goes sideways to starboard.";
    let (loss, words, cited) = told(&sea(40, 20), &[OWN, OTHER]);
    let why = "Boat 0 cannot go straight on: its side would strike Boat 1, and to go sideways costs no speed.";
    assert_eq!((loss, words), (0, vec![why.to_owned(), goes.to_owned()]));
    assert_eq!(cited, [crate::book("4.51"), crate::book("4.43")]);
    let (loss, words, cited) = told(&beach(), &[OWN]);
    let why = "Boat 0 cannot go straight on: its side would come onto a beach.";
    assert_eq!((loss, words), (1, vec![why.to_owned(), goes.to_owned()]), "only a hull or a rope makes it free");
    assert_eq!(cited, [crate::book("4.44"), crate::book("4.43")]);
}

#[test]
fn a_drakkar_beside_a_beach_stops_once_it_has_no_speed_left_to_go_sideways() {
    let (battle, mut state) = before_move(&beach(), &[OWN]);
    state.position.boats[0].moves = 3;
    let public = battle.public();
    assert!(public.ways(&state.position, first(0)).is_empty());
    assert_eq!(public.bar(&state.position, first(0), Sail::Straight), Some(NoWay::Beach));
    assert_eq!(public.bar(&state.position, first(0), Sail::Starboard), Some(NoWay::TooSlow(1)));
    let stops = Event::Slows(first(0), 3, Slowing::Beach);
    assert_eq!(battle.tell(&[stops]), "Boat 0 goes 3 now: its side would come onto a beach.");
    assert_eq!(stops.citation(), crate::book("4.44"));
}
