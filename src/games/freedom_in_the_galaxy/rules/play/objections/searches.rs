//! The rules against searches that cannot be made at this moment (11.2).

use super::super::{Contest, EnvironNumber, Question, View, searching};
use super::{Case, Objection};

impl Contest {
    /// The searches that the asked side cannot make now, with the rule against each. Only what the side sees is taken into account. The list is empty
    /// unless the question is who searches.
    #[must_use]
    pub fn missing_searches(&self, view: &View) -> Vec<Objection> {
        let case = Case { contest: self, look: view.look(&self.public), side: view.side };
        let Some(Question::Search(environ)) = view.question else { return Vec::new() };
        let [units, characters] = searching::ways(&case.look, view.side, &view.open.search);
        let by_units = if units { None } else { Some(case.no_units_search(environ)) };
        let by_characters = if characters { None } else { Some(case.no_characters_search(environ)) };
        by_units.into_iter().chain(by_characters).collect()
    }
}

impl Case<'_> {
    fn no_units_search(&self, environ: EnvironNumber) -> Objection {
        if self.look.open.search.by_units {
            return Objection::new("With units: they have searched, and search once.", "11.23");
        }
        Objection::new(format!("With units: none of yours is at {}.", self.at(environ)), "11.2")
    }

    fn no_characters_search(&self, environ: EnvironNumber) -> Objection {
        let search = &self.look.open.search;
        if search.by_characters {
            return Objection::new("With characters: they have searched, and search once.", "11.23");
        }
        let (at, free) = (self.at(environ), self.look.free(self.side, environ));
        if free.is_empty() {
            return Objection::new(format!("With characters: none of yours is at {at}."), "11.2");
        }
        if let Some(leader) = search.leader.filter(|leader| free.has(*leader)) {
            let words = format!("With characters: {} led the units, and nobody else at {at} can act.", self.name(leader));
            return Objection::new(words, "11.22");
        }
        Objection::new(format!("With characters: those at {at} are kept from acting in this phase."), "14.3")
    }
}
