//! The words of questions about searches and fights, with the names of those who take part.

use super::blows::foe_now;
use super::{Contest, EnvironNumber, Fight, Party, Question, State, View};

impl Contest {
    /// Words the question of who searches in an environ. If a card allows the search, the question names the mission group that is searched for
    /// (13.48).
    pub(super) fn asks_who_searches(&self, state: &State, environ: EnvironNumber) -> String {
        let at = self.environ_name(environ);
        match state.open.search.group {
            Some(group) => format!("Who searches at {at} for those on {}?", self.group_name(state, group)),
            None => format!("Who searches at {at}?"),
        }
    }

    /// Words the choice to search with units. It names the leader who stands with them, if there is one (11.22).
    pub(super) fn units_that_search(&self, state: &State) -> String {
        let leader = state.asked.and_then(|asked| match asked.question {
            Question::Search(environ) => View::of(state, asked.side).look(&self.public).leader_there(asked.side, environ),
            _ => None,
        });
        leader.map_or_else(|| "With units".to_owned(), |leader| format!("With units, led by {}", self.character_name(leader)))
    }

    /// Words a question about a fight (12.0).
    pub(super) fn asks_in_fight(&self, state: &State, question: Question) -> String {
        let Some(fight) = &state.open.fight else { return "Who fights?".to_owned() };
        let foe = self.foe_name(foe_now(&state.whole(&self.public), fight));
        match question {
            Question::Attack { squad: true, .. } => format!("How does the squad attack {}?", self.party_names(fight.party)),
            Question::Attack { .. } => format!("How is {} attacked by {foe}?", self.party_names(fight.party)),
            Question::Champion => format!("Who faces {foe}?"),
            Question::Active => format!("Round {}: who is active against {foe}?", fight.round),
            Question::BreakOff => {
                let are = if fight.active.len() > 1 { "are" } else { "is" };
                let active = self.party_names(fight.active);
                format!("Round {}: {active} {are} active against {foe}. Does anybody break off?", fight.round)
            }
            _ => self.asks_who_is_wounded(state, fight, &foe),
        }
    }

    fn asks_who_is_wounded(&self, state: &State, fight: &Fight, foe: &str) -> String {
        if state.asked.is_some_and(|asked| asked.side == fight.defender) {
            return format!("Who takes a wound from {foe}?");
        }
        let active = if fight.active == Party::NOBODY { fight.party } else { fight.active };
        format!("Who takes a wound from {}?", self.party_names(active))
    }
}
