//! What is told beside a choice: what it costs, its odds, and what becomes of ships and letters.

use super::*;

#[test]
fn who_is_stacked_with_units_is_told_what_it_costs() {
    let mut said: BTreeSet<String> = BTreeSet::new();
    at_every_moment("varu", 6, |scene, state, legal, _| {
        let question = scene.asked.map(|asked| asked.question);
        for action in legal {
            let (stacks, bars) = match (question, action) {
                (Some(Question::Stack(_)), Action::With(_) | Action::Apart(_)) => (true, true),
                (Some(Question::Search(_)), Action::SearchLed(_)) => (true, false),
                (Some(Question::Lead(_)), Action::Lead(leader)) => {
                    let own = scene.asked.map(|asked| asked.side) == Some(state.open.phasing);
                    (!scene.look.open.character(*leader).with_units, own)
                }
                (Some(Question::Gather(_) | Question::ReactLeader(..)), Action::Take(_)) => (false, false),
                _ => continue,
            };
            let beside = beside(scene.battle, state, *action);
            assert!(beside.is_some() || !stacks, "{question:?} {action:?}");
            let Some(beside) = beside else { continue };
            // A character who has moved with units may stand apart from them again, and the non-phasing side does no missions at this time (9.57).
            assert!(bars || !beside.words.contains("no mission"), "{question:?} {action:?}: {}", beside.words);
            if stacks {
                said.insert(beside.words.split("; ").last().unwrap_or_default().to_owned());
                let cites = ["(9.4, 9.52)", "(9.57)", "(13.1)"].iter().any(|case| beside.says.contains(case));
                assert!(cites && beside.says.ends_with('.'), "{}", beside.says);
            }
        }
    });
    for words in ["no mission (9.5", "may do missions (13.1)", "as now"] {
        assert!(said.iter().any(|beside| beside.contains(words)), "{words}: {said:?}");
    }
}

#[test]
fn the_odds_of_a_fight_tell_the_column_and_what_shifts_it() {
    let mut captures = 0;
    at_every_moment("varu", 6, |scene, state, legal, _| {
        let of = |capture: bool| {
            let is_it = |action: &&Action| matches!(action, Action::Fight { capture: aim, firearms: false } if *aim == capture);
            legal.iter().find(is_it).and_then(|action| beside(scene.battle, state, *action))
        };
        let (Some(kill), Some(capture)) = (of(false), of(true)) else { return };
        // If the attack is to capture, the table is read two columns to the left (12.8).
        assert!(capture.words.contains(", 2 columns left: ") && capture.says.contains("(12.8)"), "{}", capture.says);
        assert!(!kill.words.contains("left") && kill.says.starts_with("The combat differential, attack less defense, is "));
        assert_ne!(kill.words, capture.words);
        captures += 1;
    });
    assert!(captures > 0, "somebody is found");
}

#[test]
fn to_stop_drawing_tells_what_becomes_of_letters() {
    let mut kept = 0_u32;
    at_every_moment("sample", 8, |scene, state, legal, _| {
        let Some(errand) =
            state.open.errand.as_ref().filter(|_| state.asked.is_some_and(|asked| asked.question == Question::Draw))
        else {
            return;
        };
        // 13.52: each mission that has a letter is completed with it, and the others fail.
        let stop = beside(scene.battle, state, Action::Done).expect("what becomes of the missions");
        let with: Vec<bool> =
            errand.at_work().map(|(_, group)| group.letters > 0 && scene.battle.achieves(state, group)).collect();
        let of = |words: &str| stop.words.matches(words).count();
        assert_eq!(of(" is completed with "), with.iter().filter(|with| **with).count(), "{}", stop.words);
        assert_eq!(of(" fails"), with.iter().filter(|with| !**with).count(), "{}", stop.words);
        for settle in legal.iter().filter(|action| matches!(action, Action::Settle(_))) {
            let beside = beside(scene.battle, state, *settle).expect("its letters");
            // One with too few letters fails, and the rule for that is told instead (13.53).
            let is_kept = beside.says.contains("(13.52)");
            assert!(beside.words.starts_with("with ") && (is_kept || beside.says.contains("(13.53)")), "{}", beside.says);
            kept += u32::from(is_kept);
        }
    });
    assert!(kept > 0, "a mission can be completed before the last card");
}

#[test]
fn a_ship_that_may_be_damaged_tells_what_becomes_of_it() {
    let mut damaged = 0;
    for template in ["sample", "varu"] {
        at_every_moment(template, 3, |scene, state, legal, _| {
            for action in legal.iter().filter(|action| matches!(action, Action::To(_))) {
                let Some(told) = beside(scene.battle, state, *action).filter(|told| told.words.contains("damaged")) else {
                    continue;
                };
                assert!(told.words.contains("ship damaged "), "{}", told.words);
                assert!(
                    told.says.contains("the ship is lost once it has arrived") && told.says.contains(", 9.31)"),
                    "{}",
                    told.says
                );
                damaged += 1;
            }
        });
    }
    assert!(damaged > 0, "a base is passed");
}
