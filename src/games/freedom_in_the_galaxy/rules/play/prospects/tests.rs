//! Checks that the odds of choices are true. In random games, the odds of each choice are compared with what happens for every way in which the first
//! dice can fall.

use super::super::tests::of;
use super::super::{Action, Attacker, Cause, Contest, Event, Question, State};
use super::Prospect;
use crate::odds::fight::Manner;
use rules::play::{Dice, Play as _, Seeded};

/// Dice whose first results are given; the later results are random.
struct Loaded {
    given: Vec<u8>,
    then: Seeded,
}

impl Dice for Loaded {
    fn die(&mut self) -> u8 {
        if self.given.is_empty() { self.then.die() } else { self.given.remove(0) }
    }
}

/// The events after a choice, for every way in which the first dice can fall.
fn ways(contest: &Contest, state: &State, action: Action, dice: u32) -> Vec<Vec<Event>> {
    let fallen = |number: u32| (0..dice).map(move |die| (number / 6_u32.pow(die) % 6) as u8 + 1).collect::<Vec<u8>>();
    let played = |number: u32| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        let mut loaded = Loaded { given: fallen(number), then: Seeded::new(7, u64::from(number)) };
        contest.apply_listed(&mut state, action, &mut loaded, &mut events);
        events
    };
    (0..6_u32.pow(dice)).map(played).collect()
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// Compares the odds of a choice with the dice. Returns false if they cannot be compared.
fn holds(contest: &Contest, state: &State, action: Action, promised: &Prospect) -> bool {
    match promised {
        Prospect::Search { value, hiding, faces } => {
            // Before the die is rolled, a player may be asked about a possession that hides characters.
            let searched = |events: Vec<Event>| {
                events.into_iter().find_map(|event| match event {
                    Event::Searched { value, hiding, found, .. } => Some((u32::from(value), u32::from(hiding), found)),
                    _ => None,
                })
            };
            let ends: Option<Vec<_>> = ways(contest, state, action, 1).into_iter().map(searched).collect();
            let Some(ends) = ends else { return false };
            assert!(ends.iter().all(|end| (end.0, end.1) == (*value, *hiding)), "{promised:?}: {ends:?}");
            assert_eq!(ends.iter().filter(|end| end.2).count() as u32, *faces);
        }
        Prospect::Combat { column, attacker, defender } if matches!(action, Action::Lead(_) | Action::NoLeader) => {
            let fought = |events: Vec<Event>| {
                events.into_iter().find_map(|event| match event {
                    Event::Combat { column, attacker_loss, defender_loss, .. } => Some((column, attacker_loss, defender_loss)),
                    _ => None,
                })
            };
            let ends: Option<Vec<_>> = ways(contest, state, action, 2).into_iter().map(fought).collect();
            let Some(ends) = ends else { return false };
            assert!(ends.iter().all(|end| usize::from(end.0) == *column), "{promised:?}: {ends:?}");
            let mean = |of: fn(&(u8, u8, u8)) -> u8| ends.iter().map(|end| f64::from(of(end))).sum::<f64>() / 36.0;
            assert!(is_near(mean(|end| end.1), *attacker) && is_near(mean(|end| end.2), *defender), "{promised:?}");
        }
        Prospect::Round { columns, hurt, struck, dies, star } if action == Action::Stay => {
            let Some(fight) = state.open.fight else { return false };
            let look = state.whole(&contest.public);
            let course = super::super::fight::course(look.public, &look, &fight);
            let plain =
                course.is_none_or(|course| course.manner == Manner::Together && course.attacks == 1 && course.itself.is_none());
            let of_foe = matches!(fight.attacker, Attacker::Foe(_));
            if !plain || of_foe && course.is_some_and(|course| !course.strikes_back) {
                return false;
            }
            let captured = |events: &Vec<Event>| events.iter().any(|event| matches!(event, Event::Captured(_, Cause::Star)));
            let by_star = ways(contest, state, action, 2).iter().filter(|events| captured(events)).count() as f64 / 36.0;
            // Nobody is captured by an attacker who is beaten.
            assert!(by_star <= star.unwrap_or_default() + 1e-9, "{promised:?}");
            let spare = super::fights::spare_wounds(&look, &fight);
            let fought = |events: Vec<Event>| {
                let rounds = events.into_iter().find_map(|event| match event {
                    Event::Round { difference, shift, hurt, struck } => Some(([difference, shift], hurt, struck)),
                    _ => None,
                });
                rounds.expect("a round")
            };
            let ends: Vec<_> = ways(contest, state, action, 2).into_iter().map(fought).collect();
            let read = [columns.differential as i8, columns.shift() as i8];
            assert!(ends.iter().all(|end| end.0 == read), "{promised:?}: {ends:?}");
            let mean = |of: fn(&([i8; 2], u8, u8)) -> u8| ends.iter().map(|end| f64::from(of(end))).sum::<f64>() / 36.0;
            let deadly = ends.iter().filter(|end| u32::from(end.1) > spare).count() as f64 / 36.0;
            assert!(dies.is_some_and(|dies| is_near(deadly, dies)), "{promised:?}");
            assert!(is_near(mean(|end| end.1), *hurt) && is_near(mean(|end| end.2), *struck), "{promised:?}");
        }
        Prospect::BreakOff { active, inactive, .. } => {
            let Some(fight) = state.open.fight else { return false };
            let away = |party: super::super::Party| {
                let got = |events: &Vec<Event>| {
                    events.iter().any(|event| matches!(event, Event::BrokeOff(gone) if !gone.and(party).is_empty()))
                };
                ways(contest, state, action, 1).iter().filter(|events| got(events)).count() as u32
            };
            assert_eq!(active.unwrap_or_default(), away(fight.active), "{promised:?}");
            assert_eq!(inactive.unwrap_or_default(), away(fight.party.without(fight.active)), "{promised:?}");
        }
        Prospect::Passage(chances) => {
            let seen = |event: &Event| match event {
                Event::Passed(_, _, passed) => Some(*passed as usize),
                _ => None,
            };
            let all: Vec<Vec<usize>> =
                ways(contest, state, action, 1).iter().map(|events| events.iter().filter_map(seen).collect()).collect();
            // Only cases with one base, and without a question before the die, can be compared.
            if all.iter().any(|passed| passed.len() != 1) {
                return false;
            }
            let share = |how: usize| all.iter().filter(|passed| passed[0] == how).count() as f64 / 6.0;
            assert!((0..4).all(|how| is_near(share(how), chances[how])), "{promised:?}: {all:?}");
        }
        _ => return false,
    }
    true
}

#[test]
fn what_a_choice_promises_is_what_its_dice_bring() {
    let kinds = ["Search", "Combat", "Round", "BreakOff", "Passage"];
    let mut held = [0; 5];
    let mut legal = Vec::new();
    for template in ["sample", "varu"] {
        let contest = of(template);
        for game in 0..8 {
            let (mut dice, mut choices) = (Seeded::new(5, game), Seeded::new(6, game));
            let mut state = contest.start(&mut dice, &mut ());
            while contest.to_act(&state).is_some() {
                contest.legal(&state, &mut legal);
                // Moments at which the Rebel has possessions that were not shown are left out, because such a possession may change a number.
                for action in legal.iter().filter(|_| state.open.unseen == 0) {
                    let Some(promised) = contest.prospect(&state, *action) else { continue };
                    let words = format!("{promised:?}");
                    let kind = kinds.iter().position(|kind| words.starts_with(kind));
                    if let Some(kind) = kind.filter(|_| holds(&contest, &state, *action, &promised)) {
                        held[kind] += 1;
                    }
                }
                let chosen = legal[choices.below(legal.len() as u32) as usize];
                contest.apply_listed(&mut state, chosen, &mut dice, &mut ());
            }
        }
    }
    assert!(held.iter().all(|held| *held > 3), "{kinds:?}: {held:?}");
}

#[test]
fn chances_of_letters_grow_with_draws_and_fall_with_letters() {
    let contest = of("sample");
    let mut found = 0;
    let mut legal = Vec::new();
    for game in 0..12 {
        let (mut dice, mut choices) = (Seeded::new(8, game), Seeded::new(9, game));
        let mut state = contest.start(&mut dice, &mut ());
        while let Some(asked) = state.asked {
            contest.legal(&state, &mut legal);
            for action in &legal {
                match contest.prospect(&state, *action) {
                    Some(Prospect::Letters { draws, chances, .. }) => {
                        assert!(draws > 0 && chances.windows(2).all(|pair| pair[0] >= pair[1]), "{chances:?}");
                        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
                        found += 1;
                    }
                    Some(Prospect::Card { letters, events, left, ahead }) => {
                        assert!(letters <= left && events <= left && left <= contest.public.cards.len());
                        // The next card is one of the draws that are still to come.
                        assert!(ahead + 1e-9 >= 0.0 && ahead <= 1.0);
                        assert_eq!(asked.question, Question::Draw);
                        found += 1;
                    }
                    _ => {}
                }
            }
            let chosen = legal[choices.below(legal.len() as u32) as usize];
            contest.apply_listed(&mut state, chosen, &mut dice, &mut ());
        }
    }
    assert!(found > 50, "{found}");
}
