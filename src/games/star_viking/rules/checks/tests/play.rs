//! Tests of the rules about the settings that a scenario needs before it can be played.

use super::*;
use crate::play::Contest;

#[test]
fn outcomes_without_effect_take_those_of_the_book_and_an_effect_without_its_number_is_none() {
    let outcome =
        |name: &str, effect, amount| Outcome { name: name.into(), effect, amount: Level::clamped(amount), ..Outcome::default() };
    let with = |mut outcomes: Vec<Outcome>| {
        for roll in 1..=6 {
            let outcome = usize::from(roll) % outcomes.len();
            outcomes[outcome].rolls.insert(roll);
        }
        examples::tables(|tables| {
            tables.politics.tables = vec![DiceTable { name: "Frigates".into(), outcomes, ..DiceTable::default() }];
        })
    };
    let worded =
        with(vec![outcome("Depression", None, 0), outcome("Approved", None, 0), outcome("Quiet", Some(Effect::Nothing), 0)]);
    let found = findings(&worded, "politics-without-effect");
    assert_eq!(found[0].message, "Of 3 outcomes in the table \"Frigates\" Depression and Approved have no effect in play.");
    let mended = fixed(&worded, &found[0], 0);
    assert_eq!(broken(&mended), [""; 0]);
    let effects: Vec<_> = mended.tables.politics.tables[0].outcomes.iter().filter_map(Outcome::in_play).collect();
    assert_eq!(effects, [(Effect::TaxesDivided, 2), (Effect::AnyFrigates, 0), (Effect::Nothing, 0)]);
    let unnumbered = findings(&with(vec![outcome("Boom", Some(Effect::Dearer), 0)]), "politics-without-effect");
    assert!(
        unnumbered[0].message.ends_with("Boom has no effect in play, or one without its number."),
        "{}",
        unnumbered[0].message
    );
    assert!(unnumbered[0].fixes.is_empty());
}

#[test]
fn only_a_battle_needs_no_last_turn() {
    let with = |form, turns: Option<u32>| {
        let content = examples::campaign(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = form;
                scenario.turns = turns.map(Count::clamped);
            });
        });
        messages(&content, "scenario-without-an-end")
    };
    assert_eq!(with(ScenarioForm::Battle, None), [""; 0]);
    assert_eq!(with(ScenarioForm::Free, None), ["Campaign is a free game and has no last turn."]);
    assert_eq!(with(ScenarioForm::Standard, Some(0)), ["Campaign is a standard game and ends before its first turn."]);
    assert_eq!(with(ScenarioForm::Standard, Some(1)), [""; 0]);
}

#[test]
fn tiles_dealt_anew_have_units_without_a_place() {
    let with = |dealt_anew| {
        let content = examples::campaign(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.dealt_anew = dealt_anew;
                for number in [2, 3] {
                    if let Some(deployment) = scenario.deployments.get_mut(Id::new(number)) {
                        deployment.stations.clear();
                    }
                }
            });
        });
        messages(&content, "unit-not-placed")
    };
    assert_eq!(with(false), ["6 units of Squadron start nowhere in Campaign.", "3 units of Locals start nowhere in Campaign."]);
    assert_eq!(with(true), [""; 0]);
}

#[test]
fn a_roll_has_one_outcome_and_no_outcome_waits_for_a_roll_that_there_is_not() {
    let with = |two_dice, rolls: &[&[u8]]| {
        let outcome = |(number, rolls): (usize, &&[u8])| Outcome {
            rolls: rolls.iter().copied().collect(),
            name: format!("Outcome {number}"),
            effect: Some(Effect::Nothing),
            ..Outcome::default()
        };
        let outcomes = rolls.iter().enumerate().map(outcome).collect();
        examples::tables(|tables| {
            tables.politics.tables = vec![DiceTable { name: "Politics".into(), two_dice, outcomes, ..DiceTable::default() }];
        })
    };
    let rule = "politics-roll-misplaced";
    let one_die = with(false, &[&[1, 2, 3], &[2, 3, 4, 5, 6, 7, 12]]);
    assert_eq!(
        messages(&one_die, rule),
        ["The table \"Politics\" has more than one outcome for 2 and 3 and waits for what its dice cannot give: 7 and 12."]
    );
    let mended = fixed(&one_die, &findings(&one_die, rule)[0], 0);
    assert_eq!(broken(&mended), [""; 0]);
    let left: Vec<_> = mended.tables.politics.tables[0].outcomes.iter().map(Outcome::rolls_label).collect();
    assert_eq!(left, ["1–3", "4–6"], "each roll brings what it was played as before");
    let all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    assert_eq!(broken(&with(true, &[&all])), [""; 0]);
    assert_eq!(messages(&with(true, &[&[1], &all]), rule), ["The table \"Politics\" waits for what its dice cannot give: 1."]);
    assert_eq!(broken(&with(true, &[&all[1..]])), ["table-cell-missing"], "a roll without outcome is another rule\u{2019}s");
}

#[test]
fn every_table_that_play_asks_for_is_asked_for_here() {
    for form in ScenarioForm::ALL {
        for table in Table::ALL {
            let content = examples::battle(|content| {
                examples::on(&mut content.scenarios, |scenario| {
                    scenario.form = form;
                    scenario.turns = Some(Scenario::USUAL_TURNS);
                });
                let mut tables = content.tables.as_ref().clone();
                tables.take(table, &Tables::default());
                content.tables = tables.into();
            });
            let refused = Contest::of(&content, first()).err().map(|refusal| refusal.to_string());
            let found = messages(&content, "needed-table-empty");
            let label = table.label();
            if refused.is_some_and(|why| why == format!("the table {label:?} is empty")) {
                assert_eq!(found, [format!("The table {label:?} is empty, and without it nobody can play Battle.")]);
            } else {
                assert_eq!(found, [""; 0], "{form:?} is played without {table:?}");
            }
        }
    }
}

#[test]
fn a_battle_needs_a_viking_too() {
    let with = |form, red: bool| {
        let content = examples::battle(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = form;
                if !red {
                    scenario.deployments.retain_ids(|id| id != first());
                }
            });
        });
        messages(&content, "side-without-force")
    };
    assert_eq!(with(ScenarioForm::Battle, true), [""; 0]);
    assert_eq!(with(ScenarioForm::Battle, false), ["Battle has no Viking, and a battle needs 1."]);
    assert_eq!(with(ScenarioForm::Free, false), ["Battle has no Viking, and a free game needs 1."]);
}

#[test]
fn what_is_too_large_to_play_is_refused_in_the_words_of_the_finding() {
    let refused = |content: &Content| Contest::of(content, first()).err().map(|refusal| format!("{refusal}."));
    let found = |content: &Content| messages(content, "too-large-to-play").pop();
    let boats = |count: u32| {
        examples::battle(|content| {
            examples::on_force(content, 2, |force| {
                for _ in 0..count {
                    force.units.add(ForceUnit { system: Some(first()), ..ForceUnit::of(examples::PATROL_BOAT) });
                }
            });
            let units: Vec<_> = content.forces.get(second()).into_iter().flat_map(|force| force.units.ids()).collect();
            examples::on(&mut content.scenarios, |scenario| {
                if let Some(deployment) = scenario.deployments.get_mut(second()) {
                    let at = Station::Sector(first(), Space::On(examples::moon()));
                    deployment.stations = units.iter().map(|unit| Stationed { unit: *unit, at }).collect();
                }
            });
        })
    };
    let (many, few) = (boats(300), boats(20));
    assert!(found(&many).is_some_and(|message| message.contains("counters, and 300 are the most")), "{:?}", found(&many));
    assert_eq!(refused(&many), found(&many));
    assert_eq!((refused(&few), found(&few)), (None, None));
    let wide = examples::battle(|content| {
        examples::on(&mut content.systems, |system| {
            for _ in 0..50 {
                system.orbits.add(Orbit { bodies: [examples::body(Form::Moon(Sector::default()))].into_iter().collect() });
            }
        });
    });
    assert!(found(&wide).is_some_and(|message| message.contains("sectors, and 100 are the most")), "{:?}", found(&wide));
    assert_eq!(refused(&wide), found(&wide));
}
