//! The rules against missions that cannot be assigned at this moment (13.1, 13.2).

use super::super::{Contest, EnvironNumber, Errand, MissionInPlay, PlanetNumber, Question, View, assigning};
use super::{Case, Objection};
use crate::Loyalty;
use crate::verbs::{Condition, Feat, Rating};
use rules::kind::Gap as _;
use rules::{capital, listed};

/// A rule against a mission: words that follow the mission's name in a sentence, and the case of the rulebook.
type Against = (String, &'static str);

impl Contest {
    /// The missions of the game that the asked side cannot assign now, with the rule against each. Missions with the same rule share a sentence. Only
    /// what the side sees is taken into account. The list is empty unless the question is which mission is assigned.
    #[must_use]
    pub fn missing_missions(&self, view: &View) -> Vec<Objection> {
        let case = Case { contest: self, look: view.look(&self.public), side: view.side };
        let errand = view.open.errand.as_ref().filter(|_| view.question == Some(Question::Assign));
        let Some(environ) = errand.map(|errand| errand.environ) else { return Vec::new() };
        let mut found: Vec<(Vec<String>, Against)> = Vec::new();
        for (number, mission) in (0..).zip(self.public.missions()) {
            if assigning::may_assign(&case.look, view.side, environ, number) {
                continue;
            }
            let name = mission.card.label_for(view.side).to_owned();
            let against = case.against_mission(environ, number, mission);
            match found.iter_mut().find(|(_, known)| *known == against) {
                Some((names, _)) => names.push(name),
                None => found.push((vec![name], against)),
            }
        }
        let sentence = |(names, (words, section)): (Vec<String>, Against)| {
            Objection::new(format!("{}: {words}.", capital(&listed(&names))), section)
        };
        found.into_iter().map(sentence).collect()
    }
}

impl Case<'_> {
    /// The rule against assigning this mission in this environ.
    fn against_mission(&self, environ: EnvironNumber, number: u8, mission: &MissionInPlay) -> Against {
        if let Some(side) = mission.card.side.filter(|side| *side != self.side) {
            return (format!("for the {} alone", side.player()), "13.2");
        }
        let groups = self.look.open.errand.as_ref().map_or(&[][..], |errand: &Errand| &errand.groups);
        if groups.iter().any(|group| group.mission == number) {
            return (format!("assigned already at {}", self.at(environ)), "13.1");
        }
        let holds = |condition: &&Condition| assigning::holds(&self.look, self.side, environ, condition);
        if let Some(failed) = mission.card.conditions.iter().find(|condition| !holds(condition)) {
            return self.against_condition(environ, failed);
        }
        match assigning::in_vain(&self.look, self.side, environ, mission) {
            Some(Feat::DrawCharacters(_)) => return ("no character of yours is left to be drawn".to_owned(), "13.2"),
            Some(_) => return (self.has_no_loyalty(self.look.public.environ(environ).planet), "15.75"),
            None => {}
        }
        self.nobody_for(environ, mission)
    }

    /// The rule against a mission that the environ allows, but for which no suitable character is left.
    fn nobody_for(&self, environ: EnvironNumber, mission: &MissionInPlay) -> Against {
        let at = self.at(environ);
        if assigning::available(&self.look, self.side, environ).is_empty() {
            let camp = assigning::camp_is_available(&self.look, self.side, environ);
            return match (self.kept_from_missions(environ), camp) {
                (Some((words, section)), true) => (format!("a Rebel camp does not do it, and {words}"), section),
                (Some(kept), false) => kept,
                (None, true) => ("a Rebel camp does not do it, and nobody else is left".to_owned(), "13.2"),
                (None, false) => (format!("nobody who stands apart from units at {at} is left for it"), "13.1"),
            };
        }
        let (rating, least) = assigning::wanted_rating(mission).unwrap_or((Rating::Intelligence, 0));
        (format!("nobody who is left at {at} has {} {least} or more", rating.say()), "13.2")
    }

    /// The rule that keeps all characters from missions who stand apart from units in the environ and are not assigned yet. Call it only if none of
    /// them can be assigned, because it gives one rule for them all. `None` if there are no such characters.
    fn kept_from_missions(&self, environ: EnvironNumber) -> Option<Against> {
        let left = assigning::unassigned(&self.look, self.side, environ);
        if left.is_empty() {
            return None;
        }
        let names = self.contest.party_names(left);
        if left.iter().all(|character| self.look.open.character(character).disabled) {
            let are = if left.len() > 1 { "are" } else { "is" };
            return Some((format!("{names} {are} kept from acting in this phase"), "14.3"));
        }
        Some((format!("{names} must guard prisoners"), "12.81"))
    }

    /// The rule against a mission if this condition of it does not hold in the environ.
    fn against_condition(&self, environ: EnvironNumber, condition: &Condition) -> Against {
        let planet = self.look.public.environ(environ).planet;
        let (at, on) = (self.at(environ), self.contest.planet_name(planet));
        let words = match condition {
            Condition::PlanetAtFor(_, loyalty) => return (self.is_not_at_yet(planet, *loyalty), "15.2"),
            Condition::PlanetAtEither(one, other) => self.is_not_at(planet, &[*one, *other]),
            Condition::InRebellionFor(_) => format!("{on} is neither in rebellion nor under Rebel control"),
            Condition::EnemyUnitsOrBase => format!("no enemy unit is at {at}, and {on} has no enemy base"),
            Condition::EnemyUnits => format!("no enemy unit is at {at}"),
            Condition::NotAtHome => format!("{on} is yours, and no enemy is at {at}"),
            Condition::NoMoreCharactersThanAtStart(_) => "you have more characters than at the start".to_owned(),
            Condition::CoupRating if self.look.open.environ(environ).coup => format!("a Coup marker lies at {at} already"),
            Condition::CoupRating => format!("{at} has no coup rating"),
            Condition::EnemyHoldsPrisoner => format!("the enemy holds no prisoner at {at}"),
            Condition::HoldsPrisoner => format!("you hold no prisoner at {at}"),
            Condition::TargetDetected => return (format!("no enemy character at {at} is detected or with units"), "9.44"),
            Condition::NoCamp => format!("a Rebel camp stands at {at} already"),
            Condition::SovereignWouldCome
            | Condition::EnemyHasPoints(_)
            | Condition::AtTreasury(_)
            | Condition::AtSecretBase(_)
            | Condition::InOrbit => "it needs what the game of one star does not have".to_owned(),
            Condition::SomebodyHas(..) | Condition::Printed(_) => format!("its conditions do not hold at {at}"),
        };
        (words, "13.2")
    }

    /// Says that the loyalty of a planet is none of these.
    fn is_not_at(&self, planet: PlanetNumber, wanted: &[Loyalty]) -> String {
        if !self.look.has_loyalty(planet) {
            return self.has_no_loyalty(planet);
        }
        let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        let now = self.look.open.planet(planet).loyalty;
        format!("{} is at {now} and not at {}", self.contest.planet_name(planet), wanted.join(" or "))
    }

    /// Says that a planet does not have this loyalty, and which mission must be assigned before this one can be assigned (Note in 15.2).
    fn is_not_at_yet(&self, planet: PlanetNumber, wanted: Loyalty) -> String {
        let words = self.is_not_at(planet, &[wanted]);
        let shifts = |mission: &&MissionInPlay| mission.diplomacy || mission.coup;
        let shifting: Vec<&str> =
            self.look.public.missions().iter().filter(shifts).map(|mission| mission.card.label_for(self.side)).collect();
        if shifting.is_empty() || !self.look.has_loyalty(planet) {
            return words;
        }
        format!("{words}, and it may be assigned once {} is", shifting.join(" or "))
    }

    fn has_no_loyalty(&self, planet: PlanetNumber) -> String {
        format!("{} is in rebellion or under Rebel control, and has no loyalty", self.contest.planet_name(planet))
    }
}
