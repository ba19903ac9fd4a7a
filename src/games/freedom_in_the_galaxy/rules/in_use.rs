//! Finds the stars, cards and counters that can appear in the scenarios of a project. The code reads the terms and rules of the scenarios, but never
//! the set-up. So what is left out reveals nothing about where pieces stand.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use super::terms::{Limit, Provision};
use super::verbs::{Feat, Success};
use super::{Content, Environ, EnvironType, RulesLevel, Scenario, Side};
use rules::{Count, Id};

impl Content {
    /// The designs that can appear in this scenario; with `None`, those that can appear in any scenario of the project. If the project has no
    /// scenario, all designs are returned.
    ///
    /// All planets and races are kept, since characters have homes on planets that the scenario does not play.
    #[must_use]
    pub fn used(&self, scenario: Option<Id<Scenario>>) -> Cow<'_, Self> {
        let played = self.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id));
        let played: Vec<&Scenario> = played.map(|(_, scenario)| scenario).collect();
        let Some(level) = played.iter().map(|scenario| scenario.rules).max() else { return Cow::Borrowed(self) };
        let stars: BTreeSet<_> = played.iter().flat_map(|scenario| scenario.in_play(&self.stars)).collect();
        let mut own = self.clone();
        own.stars.retain_ids(|id| stars.contains(&id));
        own.routes.retain(|route| [route.from, route.to].into_iter().all(|end| end.is_some_and(|end| stars.contains(&end))));
        own.provinces.retain_ids(|id| self.stars.iter().any(|(star, found)| stars.contains(&star) && found.province == Some(id)));
        let planets = || self.planets.iter().filter(|(_, planet)| planet.star.is_some_and(|star| stars.contains(&star)));
        let environs: Vec<&Environ> =
            planets().flat_map(|(_, planet)| planet.environs.iter().map(|(_, environ)| environ)).collect();
        own.missions.retain(|mission| mission.rules <= level);
        if level < RulesLevel::Galactic {
            own.events.retain_ids(|_| false);
            own.assignments.retain_ids(|_| false);
            own.secrets.retain_ids(|_| false);
        }
        let lives = |name: &str, of: fn(&Environ) -> &str| environs.iter().any(|environ| of(environ).eq_ignore_ascii_case(name));
        // Sentry robots appear in environs where no creature lives (13.46).
        own.creatures.retain(|creature| {
            lives(&creature.name, |environ| &environ.creature) || creature.name.eq_ignore_ascii_case("Sentry robot")
        });
        own.sovereigns.retain(|found| level.plays_routes() && lives(&found.name, |environ| &environ.sovereign));
        // Rebel units that enter from outside are of the urban or wild type (19.42).
        let enters = |limit: &Limit| matches!(limit, Limit::Entry(Side::Rebel, _) | Limit::EntryAnywhere(Side::Rebel));
        let enters = played.iter().any(|scenario| scenario.limits.iter().any(enters));
        let raised = |kind: EnvironType| {
            environs.iter().any(|environ| environ.kind == kind)
                || enters && matches!(kind, EnvironType::Urban | EnvironType::Wild)
        };
        own.units.retain(|unit| level.has(unit) && unit.environ.is_none_or(raised));
        let brings = |wanted: fn(&Feat) -> bool| {
            own.missions.iter().any(|(_, mission)| mission.success.iter().any(|success| {
            matches!(success, Success::EachUpTo(feat, _) | Success::Each(feat) | Success::At(_, feat) | Success::AtFor(_, _, feat) if wanted(feat))
        }))
        };
        // If a mission lets a side draw characters or possessions by chance, any of them may appear. Otherwise only those may appear that a scenario
        // gives.
        let (anybody, anything) =
            (brings(|feat| matches!(feat, Feat::DrawCharacters(_))), brings(|feat| matches!(feat, Feat::DrawPossessions(_))));
        let given = |side: Side, name: &str| {
            let terms = || played.iter().flat_map(|scenario| &scenario.provisions);
            // A thing can appear if the scenarios give its side no thing by name. It can also appear if they do not name it but deal its side some
            // things at random.
            let open = terms().all(|term| term.things(side, name) == 0) && terms().any(|term| term.deal(side).is_some());
            let names =
                |term: &Provision| matches!(term, Provision::Thing(whose, _) | Provision::Things(whose, ..) if *whose == side);
            let silent = !terms().any(names);
            open || silent || terms().any(|term| term.things(side, name) > 0)
        };
        own.characters.retain(|character| anybody || given(character.side, &character.name));
        own.possessions.retain(|found| anything || given(found.kind.side(), &found.name));
        let markers = &mut Arc::make_mut(&mut own.tables).markers;
        let most = |count: &mut Count, most: usize| *count = Count::clamped(count.get().min(most as u32));
        let planets = planets().count();
        most(&mut markers.bases, planets);
        most(&mut markers.loyalties, planets);
        most(&mut markers.camps, environs.len());
        if level < RulesLevel::Galactic {
            most(&mut markers.secrets, 0);
            most(&mut markers.credits, 0);
        }
        Cow::Owned(own)
    }
}

#[cfg(test)]
mod tests {
    use crate::{PlayedStar, RulesLevel, Scenario, blue_book};

    #[test]
    fn what_cannot_appear_round_one_star_is_left_out() {
        let mut content = blue_book::content();
        assert_eq!(*content.used(None), content, "nothing is left out where there is no scenario");
        let (star, _) = content.stars.find(|star| star.name == "Egrix").expect("a star");
        let stars = || [PlayedStar { star }].into_iter().collect();
        let id = content.scenarios.add(Scenario { rules: RulesLevel::StarSystem, stars: stars(), ..Scenario::default() });
        let used = content.used(None);
        assert_eq!((used.stars.len(), used.routes.len(), used.provinces.len()), (1, 0, 1));
        assert_eq!((used.events.len(), used.assignments.len(), used.secrets.len(), used.sovereigns.len()), (0, 0, 0, 0));
        assert_eq!((used.characters.len(), used.missions.len(), used.actions.len()), (32, 11, 30));
        assert_eq!((used.tables.markers.bases.get(), used.tables.markers.credits.get()), (3, 0));
        assert!(used.units.iter().all(|(_, unit)| !unit.elite && !unit.suicide && !unit.atrocity));
        assert_eq!(used.planets, content.planets);
        // The second scenario plays the whole galaxy and uses everything. What the scenario of one star uses must stay the same.
        content.scenarios.add(Scenario { rules: RulesLevel::Galactic, ..Scenario::default() });
        let (all, one) = (content.used(None), content.used(Some(id)));
        assert_eq!((all.stars.len(), all.creatures.len()), (content.stars.len(), content.creatures.len()));
        assert_eq!(one.stars.len(), 1);
    }
}
