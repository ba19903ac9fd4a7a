//! The rules against missions, searches and choices in fights.

use super::super::{CharacterNumber, EnvironNumber, Question, assigning, blows, searching};
use super::{Case, Objection, Picked};
use rules::kind::Gap as _;

impl Case<'_> {
    /// The rule against doing missions in this environ.
    pub(super) fn errand(&self, picked: Picked) -> Option<Objection> {
        let environ = self.place(picked)?;
        if let Some(objection) = self.of_another(picked) {
            return Some(objection);
        }
        let at = self.at(environ);
        if self.look.open.environ(environ).done {
            return Some(Objection::new(format!("Missions at {at} were done in this phase."), "13.0"));
        }
        let there = self.look.free(self.side, environ);
        if there.is_empty() {
            return Some(Objection::new(format!("None of your characters is at {at}."), "13.1"));
        }
        let objections: Vec<Objection> = there.iter().filter_map(|character| self.cannot_work(character, environ)).collect();
        if objections.len() == there.len() {
            return objections.into_iter().next();
        }
        Some(Objection::new(format!("No mission can be assigned at {at} now."), "13.2"))
    }

    /// The rule against adding this character to the mission that is being assigned.
    pub(super) fn recruit(&self, picked: Picked) -> Option<Objection> {
        let errand = self.look.open.errand.as_ref()?;
        let Picked::Character(character) = picked else { return None };
        let name = self.name(character);
        let assigned = || {
            let words = format!("{name} goes on a mission already.");
            if errand.members().has(character) { Some(Objection::new(words, "13.1")) } else { None }
        };
        let unable = || {
            let group = errand.groups.last()?;
            let mission = self.look.public.missions().get(usize::from(group.mission))?;
            let (rating, least) = assigning::wanted_rating(mission)?;
            let words =
                format!("{} needs somebody with {} {least} or more first.", mission.card.label_for(self.side), rating.say());
            Some(Objection::new(words, "13.2"))
        };
        self.of_another(picked)
            .or_else(|| self.is_elsewhere(errand.environ, picked, "13.1"))
            .or_else(assigned)
            .or_else(|| self.cannot_work(character, errand.environ))
            .or_else(unable)
    }

    /// The rule that keeps a character in an environ from missions: the character is stacked with units, cannot act because of an enemy possession,
    /// or must guard prisoners.
    fn cannot_work(&self, character: CharacterNumber, environ: EnvironNumber) -> Option<Objection> {
        let now = self.look.open.character(character);
        let name = self.name(character);
        if now.with_units {
            return Some(Objection::new(format!("{name} is stacked with units and does no mission."), "9.57"));
        }
        if now.disabled {
            return Some(Objection::new(format!("{name} is kept from acting in this phase."), "14.3"));
        }
        if assigning::unassigned(&self.look, self.side, environ).len() <= self.look.guards(self.side, environ) {
            return Some(Objection::new(format!("{name} must guard prisoners."), "12.81"));
        }
        None
    }

    /// The rule against this character as the target of a mission.
    pub(super) fn target(&self, picked: Picked) -> Option<Objection> {
        let Picked::Character(character) = picked else { return None };
        let (name, now) = (self.name(character), self.look.open.character(character));
        if self.look.side_of(character) == self.side {
            return Some(Objection::new(format!("{name} is of your side."), "13.2"));
        }
        if now.detected || now.with_units { None } else { Some(Objection::new(format!("{name} is not detected."), "9.44")) }
    }

    /// The rule against letting this character search.
    pub(super) fn searcher(&self, environ: EnvironNumber, picked: Picked) -> Option<Objection> {
        let unable = |picked: Picked| match picked {
            Picked::Character(character) if self.look.open.search.leader == Some(character) => {
                let words = format!("{} led the units that searched and searches no more.", self.name(character));
                Some(Objection::new(words, "11.22"))
            }
            Picked::Character(character) if !searching::searchers(&self.look, self.side, environ).has(character) => {
                Some(Objection::new(format!("{} is kept from acting in this phase.", self.name(character)), "14.3"))
            }
            Picked::Character(character) if self.look.open.search.searchers.has(character) => {
                Some(Objection::new(format!("{} searches already.", self.name(character)), "11.2"))
            }
            _ => None,
        };
        self.of_another(picked).or_else(|| self.is_elsewhere(environ, picked, "11.2")).or_else(|| unable(picked))
    }

    /// The rule against choosing this character in a fight.
    pub(super) fn fighter(&self, question: Question, picked: Picked) -> Option<Objection> {
        let (fight, Picked::Character(character)) = (self.look.open.fight?, picked) else { return None };
        let name = self.name(character);
        if let Some(objection) = self.of_another(picked) {
            return Some(objection);
        }
        match question {
            Question::Wound => {
                let may = blows::wounded(&self.look, &fight, self.side);
                let words = format!("{name} can take none of these wounds.");
                if may.has(character) { None } else { Some(Objection::new(words, "12.7")) }
            }
            _ if !fight.party.has(character) => Some(Objection::new(format!("{name} is not in this fight."), "12.2")),
            _ if fight.active.has(character) => Some(Objection::new(format!("{name} is active already."), "12.4")),
            _ => None,
        }
    }
}
