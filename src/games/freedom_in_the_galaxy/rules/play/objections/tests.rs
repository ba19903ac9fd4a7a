//! Every choice that is not legal must have a rule against it, and no legal choice may have one.

use std::collections::BTreeSet;

use super::super::tests::of;
use super::super::{Asked, Question, State, player_of};
use super::*;
use rules::play::{Play as _, Seeded};

/// Everything that a player can point at.
fn picks(contest: &Contest, state: &State) -> Vec<Picked> {
    let public = contest.public();
    let environs = public.places().map(Picked::Environ);
    let people = (0..public.characters().len() as u8).map(|number| Picked::Character(CharacterNumber(number)));
    let units = public.places().flat_map(|environ| {
        let there = state.open.environ(environ).units;
        public.kinds().filter(move |kind| there[kind.index()] > 0).map(move |kind| Picked::Unit(kind, environ))
    });
    environs.chain(people).chain(units).collect()
}

/// Plays random games, and calls `look` at every moment.
fn at_every_moment(games: u64, mut look: impl FnMut(&Contest, &State, Asked)) {
    let mut legal = Vec::new();
    for template in ["sample", "varu"] {
        let contest = of(template);
        for game in 0..games {
            let (mut dice, mut choices) = (Seeded::new(15, game), Seeded::new(16, game));
            let mut state = contest.start(&mut dice, &mut ());
            while let Some(asked) = state.asked {
                look(&contest, &state, asked);
                contest.legal(&state, &mut legal);
                let chosen = legal[choices.below(legal.len() as u32) as usize];
                contest.apply_listed(&mut state, chosen, &mut dice, &mut ());
            }
        }
    }
}

#[test]
fn a_rule_is_told_for_what_cannot_be_chosen_and_none_for_what_can() {
    let mut told: BTreeSet<String> = BTreeSet::new();
    let mut cases: BTreeSet<String> = BTreeSet::new();
    at_every_moment(8, |contest, state, asked| {
        let view = contest.view(state, player_of(asked.side));
        let mut legal = Vec::new();
        contest.legal(state, &mut legal);
        for picked in picks(contest, state) {
            let objection = contest.objection(&view, picked);
            if let Picked::Environ(environ) = picked {
                let offered = [Action::From(environ), Action::To(environ), Action::At(environ)];
                let lit = offered.iter().any(|action| legal.contains(action));
                assert!(!lit || objection.is_none(), "{:?}: {objection:?}", asked.question);
                let asks = matches!(asked.question, Question::Move | Question::Environ | Question::React | Question::NextBattle);
                assert!(!asks || lit || objection.is_some(), "{:?} about {picked:?} says nothing", asked.question);
            }
            if let Some(objection) = objection {
                assert!(objection.words.ends_with('.') && objection.words.len() < 90, "{}", objection.words);
                told.insert(objection.words);
                cases.insert(objection.citation.to_string());
            }
        }
        // The side that is not asked is told that the other side has to choose.
        let other = contest.view(state, player_of(asked.side.other()));
        let waits = contest.objection(&other, Picked::Environ(EnvironNumber(0))).expect("a rule");
        assert!(waits.words.starts_with("It is for the "), "{}", waits.words);
    });
    assert!(cases.len() >= 15, "{cases:?}");
    for part in [
        " has moved in this segment.",
        " is taken along already.",
        " is a prisoner.",
        " belongs to the ",
        "Without a spaceship",
        "Nobody goes along yet",
    ] {
        assert!(told.iter().any(|words| words.contains(part)), "{part}: {told:?}");
    }
}

#[test]
fn what_is_said_is_the_same_whatever_the_other_side_hides() {
    let mut held = 0;
    at_every_moment(4, |contest, state, asked| {
        let mut other = state.clone();
        match asked.side {
            Side::Rebel => {
                let mut kinds: Vec<_> = contest.public().kinds().filter(|kind| contest.public().unit(*kind).hidden).collect();
                kinds.truncate(2);
                let [one, two] = kinds[..] else { return };
                for hidden in &mut other.imperial.face_down {
                    hidden.swap(one.index(), two.index());
                }
            }
            Side::Imperial => other.rebel.bearers.iter_mut().for_each(|bearer| *bearer = None),
        }
        let view = |state| contest.view(state, player_of(asked.side));
        for picked in picks(contest, state) {
            let [said, others] = [state, &other].map(|state| contest.objection(&view(state), picked));
            assert_eq!(said, others, "{picked:?}");
            held += 1;
        }
        let missing = |state| [contest.missing_missions(&view(state)), contest.missing_searches(&view(state))];
        assert_eq!(missing(state), missing(&other), "{:?}", asked.question);
    });
    assert!(held > 1000, "{held}");
}

#[test]
fn every_mission_is_offered_or_has_a_rule_against_it() {
    let (mut told, mut moments): (BTreeSet<String>, u32) = (BTreeSet::new(), 0);
    at_every_moment(8, |contest, state, asked| {
        let missing = contest.missing_missions(&contest.view(state, player_of(asked.side)));
        if asked.question != Question::Assign {
            return assert!(missing.is_empty(), "{:?}: {missing:?}", asked.question);
        }
        moments += 1;
        let mut legal = Vec::new();
        contest.legal(state, &mut legal);
        for (number, mission) in (0..).zip(contest.public().missions()) {
            let name = mission.card.label_for(asked.side);
            let of_it = |objection: &&Objection| objection.words.split(':').next().is_some_and(|names| names.contains(name));
            let rules = missing.iter().filter(of_it).count();
            assert_eq!(rules, usize::from(!legal.contains(&Action::Mission(number))), "{name}: {missing:?}");
        }
        told.extend(missing.into_iter().map(|objection| format!("{} {}", objection.words, objection.citation)));
    });
    assert!(moments > 20 && told.iter().all(|words| words.len() < 240), "{moments}: {told:?}");
    for part in [
        "for the Rebel player alone.",
        " is at Neutral and not at ",
        " has no coup rating.",
        "no enemy ",
        "assigned already",
        "9.44",
    ] {
        assert!(told.iter().any(|words| words.contains(part)), "{part}: {told:#?}");
    }
}

#[test]
fn searches_that_cannot_be_made_have_a_rule_against_them() {
    let mut told: BTreeSet<String> = BTreeSet::new();
    at_every_moment(8, |contest, state, asked| {
        let missing = contest.missing_searches(&contest.view(state, player_of(asked.side)));
        if !matches!(asked.question, Question::Search(_)) {
            return assert!(missing.is_empty(), "{:?}: {missing:?}", asked.question);
        }
        let mut legal = Vec::new();
        contest.legal(state, &mut legal);
        for (action, words) in [(Action::SearchWithUnits, "With units: "), (Action::SearchWithCharacters, "With characters: ")] {
            let rules = missing.iter().filter(|objection| objection.words.starts_with(words)).count();
            assert_eq!(rules, usize::from(!legal.contains(&action)), "{missing:?}");
        }
        let refused = [Action::SearchWithUnits, Action::SearchWithCharacters].iter().filter(|action| !legal.contains(action));
        assert_eq!(missing.len(), refused.count(), "nothing else is refused: {missing:?}");
        told.extend(missing.into_iter().map(|objection| objection.words));
    });
    assert!(told.len() > 2, "{told:?}");
}
