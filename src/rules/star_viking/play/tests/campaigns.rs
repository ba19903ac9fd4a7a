//! Campaigns played to their end.

use super::*;

/// The state at the end of a game, with everything that was told.
fn played(contest: &Contest, captains: [CaptainName; 3], game: u32) -> (State, Vec<Event>, Record<(), Action>) {
    let mut record = Record::new((), 5, game);
    let mut events = Vec::new();
    let [mut one, mut two, mut three] = captains.map(Roster::captain);
    let mut all: [&mut dyn Captain<Contest>; 3] = [&mut one, &mut two, &mut three];
    let helms = &mut all[..contest.players()];
    let end = fight(contest, helms, &mut record, &mut events);
    (end, events, record)
}

#[test]
fn every_captain_plays_campaigns_to_their_end_and_a_record_replays() {
    for template in ["sample", "double"] {
        let contest = changed(designs(template), |_| ());
        for captain in CaptainName::ALL.iter().filter(|captain| **captain != CaptainName::LookingAhead) {
            let (end, events, record) = played(&contest, [*captain; 3], 0);
            let outcome = contest.outcome(&end).expect("it is over");
            assert!((1..=12).contains(&outcome.turn) && end.conclusion.is_some());
            assert_eq!(events.last(), end.conclusion.map(Event::Over).as_ref());
            let mut again = Vec::new();
            assert_eq!(record.replay(&contest, &mut again).expect("every action is legal"), end);
            assert_eq!(again, events);
        }
    }
}
