//! What a game that is played needs to be told.

use super::*;

#[test]
fn outcomes_without_effect_take_those_of_the_book_and_an_effect_without_its_number_is_none() {
    let outcome = |name: &str, effect, amount| Outcome {
        rolls: (1..=6).collect(),
        name: name.into(),
        effect,
        amount: Level::clamped(amount),
        ..Outcome::default()
    };
    let with = |outcomes: Vec<Outcome>| {
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
