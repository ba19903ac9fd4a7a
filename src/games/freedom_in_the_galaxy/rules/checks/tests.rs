//! Tests of what the examples of the rules do not show: the second condition of a rule, and that a rule does not report a fault that another rule
//! reports.

use super::examples::{self, first, second};
use super::{RULES, check};
use crate::{CharacterReading, Content, EnvironReading, PlayedStar, RulesLevel, blue_book};
use rules::{Count, Id, Level, Rule, Severity};

/// The names of the rules that a design breaks; a rule with several findings is named several times.
fn broken(content: &Content) -> Vec<&'static str> {
    check(content).iter().map(|finding| finding.about.name).collect()
}

#[test]
fn the_register_is_in_order_and_every_rule_knows_its_examples() {
    Rule::prove(RULES, super::code);
}

#[test]
fn the_designs_from_which_examples_are_made_break_no_rule() {
    for content in [examples::galaxy(|_| ()), examples::province(|_| ()), examples::galactic(|_| ())] {
        assert_eq!(broken(&content), [""; 0]);
    }
}

#[test]
fn the_galaxy_of_the_blue_book_breaks_nothing_under_all_rules_and_disputes_stay_advice() {
    let mut content = blue_book::content();
    let scenario = examples::galactic(|_| ()).scenarios.iter().next().map(|(_, scenario)| scenario.clone());
    content.scenarios.add(scenario.expect("a scenario"));
    let loud: Vec<_> = check(&content).into_iter().filter(|finding| finding.about.severity > Severity::Advice).collect();
    assert_eq!(loud, []);
    let disputed = broken(&content).iter().filter(|name| **name == "disputed-value").count();
    assert_eq!(disputed, 22, "planets, environs, locals, characters and action cards of which sources differ");
}

#[test]
fn the_other_reading_is_taken_or_dropped() {
    let content = examples::environ(|environ| {
        environ.readings = vec![EnvironReading::Size(Level::clamped(5)), EnvironReading::Starred(true)];
    });
    let finding = check(&content).into_iter().next().expect("a finding");
    let fixed = |fix: usize| {
        let mut fixed = content.clone();
        for edit in &finding.fixes[fix].edits {
            fixed.apply(edit).expect("the planet is there");
        }
        assert_eq!(broken(&fixed), [""; 0]);
        let planet = fixed.planets.get(first()).expect("a planet");
        let environ = planet.environs.get(first()).expect("an environ");
        (environ.size.get(), environ.starred)
    };
    assert_eq!((fixed(0), fixed(1)), ((5, true), (3, false)));
}

#[test]
fn rules_of_the_map_are_silent_where_one_star_is_played() {
    let bare = |rules| {
        examples::province(|content| {
            content.routes.retain(|_| false);
            examples::on(&mut content.planets, |planet| (planet.capital, planet.throne) = (false, false));
            examples::on(&mut content.scenarios, |scenario| {
                scenario.rules = rules;
                scenario.stars = [PlayedStar { star: first() }].into_iter().collect();
            });
        })
    };
    assert_eq!(broken(&bare(RulesLevel::StarSystem)), [""; 0]);
    assert_eq!(broken(&bare(RulesLevel::Province)), ["not-one-capital", "scope-not-its-rules"]);
    assert_eq!(broken(&bare(RulesLevel::Galactic)), ["not-one-capital", "not-one-throne", "scope-not-its-rules"]);
}

#[test]
fn what_is_gone_is_named_once() {
    let content = examples::galaxy(|content| {
        content.stars.retain_ids(|id| id != second());
        examples::on(&mut content.planets, |planet| planet.home = Some(Id::new(9)));
    });
    assert_eq!(broken(&content), ["names-unknown-thing", "names-unknown-thing"]);
}

#[test]
fn a_unit_that_flies_is_mobile_and_cards_are_numbered_through() {
    let unit = examples::unit(|unit| unit.space = Level::clamped(1));
    assert_eq!(broken(&unit), ["mobile-without-space-strength"]);
    let ship = examples::ship(|ship| ship.number = Some(Count::clamped(1)));
    assert_eq!(broken(&ship), ["same-number-twice"], "a ship has the number of a character's card");
    let orphan = examples::ship(|ship| ship.owner = Some(Id::new(9)));
    assert_eq!(broken(&orphan), ["names-unknown-thing"]);
    let crowded = examples::ship(|ship| ship.passengers = Some(Level::clamped(17)));
    assert_eq!(broken(&crowded), ["value-out-of-range"]);
    let itself = examples::ship(|ship| (ship.maneuver, ship.flies_itself) = (Some(Level::clamped(6)), true));
    assert_eq!(broken(&itself), [""; 0], "it needs no pilot of its own rank");
}

#[test]
fn what_a_character_names_is_there_and_the_other_reading_is_one_press_away() {
    let lost = examples::character(|character| {
        character.race = None;
        character.homes.push(Id::new(9));
        character.draws = vec!["A3".into(), "three".into()];
    });
    assert_eq!(broken(&lost), ["names-unknown-thing"; 3]);
    let strong = examples::character(|character| character.ratings.combat = Level::clamped(7));
    assert_eq!(broken(&strong), ["value-out-of-range"]);
    let content = examples::character(|character| {
        character.readings = vec![CharacterReading::Intelligence(Level::clamped(2)), CharacterReading::Draws(vec!["C2".into()])];
    });
    let finding = check(&content).into_iter().next().expect("a finding");
    let mut taken = content.clone();
    for edit in &finding.fixes[0].edits {
        taken.apply(edit).expect("the character is there");
    }
    let character = taken.characters.get(first()).expect("a character");
    assert_eq!((character.ratings.intelligence.get(), character.draws.as_slice()), (2, ["C2".to_owned()].as_slice()));
    assert_eq!(broken(&taken), [""; 0]);
}

#[test]
fn cards_name_what_the_project_has_or_has_no_shelf_for() {
    use crate::cards::{Action, Creature, Event, Mission, Section};
    use crate::verbs::{Effect, Letters};
    let event = |text: &str| {
        let effects = vec![rules::kind::hear::<Effect>(text).expect("a sentence")];
        examples::galaxy(|content| {
            content.events.add(Event { name: "Eclipse".into(), effects, ..Event::default() });
        })
    };
    assert_eq!(broken(&event("the loyalty of the planet Planet 111 shifts 1 space for the Rebel player")), [""; 0]);
    assert_eq!(broken(&event("the loyalty of the planets of the star Near does not change")), [""; 0]);
    for wrong in
        ["the loyalty of the planet Nowhere does not change", "there are no extra draws on the planets of the race Nobody"]
    {
        assert_eq!(broken(&event(wrong)), ["names-unknown-thing"], "{wrong}");
    }
    let letters = |letters: &str| {
        examples::galaxy(|content| {
            content.missions.add(Mission { name: "Diplomacy".into(), letter: "D".into(), ..Mission::default() });
            let section = Section { letters: Letters::new(letters).expect("letters"), ..Section::default() };
            content.actions.add(Action { urban: section.clone(), special: section.clone(), wild: section, ..Action::default() });
        })
    };
    assert_eq!((broken(&letters("D")), broken(&letters("DX"))), (vec![], vec!["names-unknown-thing"]));
    let creature = |name: &str| {
        examples::environ(|environ| environ.creature = "Zop".into())
            .with_creature(Creature { name: name.into(), ..Creature::default() })
    };
    assert_eq!((broken(&creature("zop")), broken(&creature("Prox"))), (vec![], vec!["names-unknown-thing"]));
}

impl Content {
    /// Adds a creature to the designs.
    fn with_creature(mut self, creature: crate::cards::Creature) -> Self {
        self.creatures.add(creature);
        self
    }
}
