//! `special-rule-off`: a scenario must have the things that its special rules need, and no things of special rules that are off.

use super::{book, code, examples, muster};
use crate::{Area, Content, Finding, Fix, InScenario, Options, Purpose, Scenario, SetUp, TokenKind};
use geometry::Space;
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "special-rule-off",
    code: code(56),
    severity: Severity::Warning,
    citation: book("5.5"),
    says: "A sandbar goes with low tide, treasures and dummies with the rule of treasures, and whoever has another movement takes part; and \
           the reverse.",
    because: "What lies there does nothing while its rule is off, and a rule that has nothing to be about is forgotten.",
};

/// How many turns low tide lasts in the book (5.5).
const LOW: Count = Count::clamped(11);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let (scenario, name) = (set_up.scenario, set_up.scenario.label());
        let mut say = |part: InScenario, message: String, title: String, change: &dyn Fn(&mut Scenario)| {
            let edit = muster::scenario_edit(id, scenario, change);
            let fix = Fix::choice(title, [edit]);
            findings.push(Finding::new(&ABOUT, muster::of_scenario(id, part), message).with_fix(fix));
        };
        let sandbar = !scenario.spaces_for(Purpose::Tide).is_empty();
        let low = scenario.options.low_tide.is_some();
        if sandbar && !low {
            let message = format!("{name} has a sandbar, and its tide is never low.");
            say(InScenario::Tide, message, format!("Let the tide be low for {LOW} turns"), &|scenario| {
                scenario.options.low_tide = Some(LOW);
            });
        } else if low && !sandbar {
            let message = format!("In {name} the tide is low, and no sandbar comes up.");
            say(InScenario::Tide, message, "Leave the tide out".to_owned(), &|scenario| scenario.options.low_tide = None);
        }
        let lying = [TokenKind::Treasure, TokenKind::Dummy].into_iter().any(|kind| scenario.lying(kind).next().is_some());
        let treasures = lying || set_up.hulls.iter().any(|hull| !hull.vessel.treasures.is_zero());
        if treasures != scenario.options.treasures {
            let (message, title) = if treasures {
                (format!("{name} has treasures, and nobody may carry them."), "Let treasures be carried")
            } else {
                (format!("In {name} treasures may be carried, and there are none."), "Leave the rule of treasures out")
            };
            say(InScenario::Options, message, title.to_owned(), &|scenario| scenario.options.treasures = treasures);
        }
        for (pace_id, pace) in scenario.paces.iter() {
            let Some(character) = pace.character.and_then(|character| content.characters.get(character)) else { continue };
            if set_up.men.iter().all(|man| man.member.character != pace.character) {
                let who = character.label();
                let message = format!("{name} has a movement of its own for {who}, who takes no part.");
                say(InScenario::Pace(pace_id), message, format!("Leave the pace of {who} out"), &|scenario| {
                    scenario.paces.retain_ids(|id| id != pace_id);
                });
            }
        }
    }
}

/// The designs of the example: a scenario with a sandbar, and with low tide for this many turns or none.
fn sandbar(low_tide: Option<Count>) -> Content {
    examples::scenario(|scenario| {
        let spaces = [Space::new(9, 1)].into();
        scenario.areas.add(Area { name: "Sandbar".into(), purpose: Purpose::Tide, spaces });
        scenario.options = Options { low_tide, ..Options::default() };
    })
}

fn failing() -> Content {
    sandbar(None)
}

fn passing() -> Content {
    sandbar(Some(Count::clamped(8)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pace, Token};
    use rules::{Id, Level};

    fn found(change: impl FnOnce(&mut Scenario)) -> Vec<String> {
        let mut findings = Vec::new();
        check(&examples::scenario(change), &mut findings);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn each_special_rule_is_missed_where_it_is_off_and_where_it_has_nothing_to_be_about() {
        let low = |scenario: &mut Scenario| scenario.options.low_tide = Some(LOW);
        assert_eq!(found(low), ["In Raid the tide is low, and no sandbar comes up."]);
        let treasure = |scenario: &mut Scenario| {
            scenario.tokens.add(Token { what: TokenKind::Dummy, spaces: [Space::new(14, 2)].into() });
        };
        assert_eq!(found(treasure), ["Raid has treasures, and nobody may carry them."]);
        let none = |scenario: &mut Scenario| scenario.options.treasures = true;
        assert_eq!(found(none), ["In Raid treasures may be carried, and there are none."]);
        let both = |scenario: &mut Scenario| {
            treasure(scenario);
            none(scenario);
        };
        assert_eq!(found(both), Vec::<String>::new());
        let pace = |character| Pace { character: Some(character), movement: Level::clamped(8) };
        let nobody = Id::new(99);
        let paces = |scenario: &mut Scenario| scenario.paces = [pace(examples::OFFA), pace(nobody)].into_iter().collect();
        assert_eq!(found(paces), Vec::<String>::new(), "who is gone is another rule's");
    }

    #[test]
    fn somebody_who_takes_no_part_needs_no_pace() {
        let mut content = examples::scenario(|_| ());
        let far = content.characters.get(examples::OFFA).cloned().expect("he is there");
        let far = content.characters.add(crate::Character { name: "Leif".into(), ..far });
        let scenario = content.scenarios.get_mut(examples::first()).expect("a scenario");
        scenario.paces = [Pace { character: Some(far), movement: Level::clamped(8) }].into_iter().collect();
        let mut findings = Vec::new();
        check(&content, &mut findings);
        let messages: Vec<&str> = findings.iter().map(|finding| finding.message.as_str()).collect();
        assert_eq!(messages, ["Raid has a movement of its own for Leif, who takes no part."]);
    }
}
