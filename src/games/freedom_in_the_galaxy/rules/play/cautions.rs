//! What players should know before they play a scenario: words in its designs that are only printed and not played.

use crate::cards::DeckSection;
use crate::terms::{Provision, Score};
use crate::verbs::{ActionEvent, Condition, Draw, Effect, Failure, Success, Trait};
use crate::{Content, RulesLevel, Scenario, Side};
use rules::Id;
use rules::kind::{Verb, say};

/// One sentence for each thing in a scenario that is only printed, and that has no effect when the scenario is played.
#[must_use]
pub fn cautions(content: &Content, id: Id<Scenario>) -> Vec<String> {
    let used = content.used(Some(id));
    let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
    let mut found = Vec::new();
    for provision in &scenario.provisions {
        let points = Side::ALL
            .into_iter()
            .any(|side| (0..=scenario.turns.map_or(0, rules::Count::get)).any(|turn| provision.points(side, turn) > 0));
        if points || matches!(provision, Provision::Printed(_) | Provision::SecretBase) {
            found.push(not_played(scenario.label(), provision));
        }
    }
    found.extend(
        scenario
            .limits
            .iter()
            .filter(|limit| matches!(limit, crate::terms::Limit::Printed(_)))
            .map(|limit| not_played(scenario.label(), limit)),
    );
    found.extend(
        scenario
            .scores
            .iter()
            .filter(|score| matches!(score, Score::Printed(_)))
            .map(|score| not_played(scenario.label(), score)),
    );
    let instant = scenario.instant.iter().filter(|instant| instant.winner().is_none());
    found.extend(instant.map(|instant| not_played(scenario.label(), instant)));
    for (_, character) in used.characters.iter() {
        found.extend(effects(character.label(), &character.specials));
    }
    for (_, possession) in used.possessions.iter() {
        found.extend(effects(possession.label(), &possession.effects));
    }
    for (_, creature) in used.creatures.iter() {
        let printed = creature.effects.iter().filter(|effect| matches!(effect, Trait::Printed(_)));
        found.extend(printed.map(|effect| not_played(creature.label(), effect)));
    }
    for (_, card) in used.actions.iter() {
        let events = DeckSection::ALL.into_iter().flat_map(|section| &card.section(section).event);
        found.extend(
            events.filter(|event| matches!(event, ActionEvent::Printed(_))).map(|event| not_played(&card.label(), event)),
        );
    }
    for (_, mission) in used.missions.iter().filter(|(_, mission)| mission.rules == RulesLevel::StarSystem) {
        let name = mission.label();
        let printed =
            |list: &[Condition]| list.iter().filter(|found| matches!(found, Condition::Printed(_))).map(say).collect::<Vec<_>>();
        found.extend(printed(&mission.conditions).into_iter().map(|words| sentence(name, &words)));
        found.extend(
            mission.success.iter().filter(|found| matches!(found, Success::Printed(_))).map(|found| not_played(name, found)),
        );
        found.extend(mission.draws.iter().filter(|found| matches!(found, Draw::Printed(_))).map(|found| not_played(name, found)));
        found.extend(
            mission.failure.iter().filter(|found| matches!(found, Failure::Printed(_))).map(|found| not_played(name, found)),
        );
    }
    found
}

fn effects<'a>(name: &'a str, effects: &'a [Effect]) -> impl Iterator<Item = String> + 'a {
    effects.iter().filter(|effect| matches!(effect, Effect::Printed(_))).map(move |effect| not_played(name, effect))
}

fn not_played<V: Verb>(name: &str, verb: &V) -> String {
    sentence(name, &say(verb))
}

fn sentence(name: &str, words: &str) -> String {
    format!("{name}: {} is printed and not played.", words.trim_end_matches('.'))
}
