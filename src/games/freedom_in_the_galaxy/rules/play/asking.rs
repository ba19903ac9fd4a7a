//! The words of questions about searches and fights, with the names of those who take part.

use super::blows::foe_now;
use super::names::side_name;
use super::{Contest, Counter, EnvironNumber, Fight, Look, Party, Question, State, View, searching};
use crate::Side;
use rules::counted;

/// The strength of a side's units in an environ, and how many more lie face down for the viewer.
fn force(look: &Look, side: Side, environ: EnvironNumber) -> String {
    let known: u32 = look.kinds(side, environ).map(|(_, number)| u32::from(number)).sum();
    let face_down = counted(look.number(side, environ).saturating_sub(known), "unit");
    match (look.strength(side, environ), look.number(side, environ) > known) {
        (strength, false) => strength.to_string(),
        (0, true) => format!("{face_down} face down"),
        (strength, true) => format!("{strength} and {face_down} face down"),
    }
}

impl Contest {
    /// Words the question of who searches in an environ. If a card allows the search, the question names the mission group that is searched for
    /// (13.48).
    pub(super) fn asks_who_searches(&self, state: &State, environ: EnvironNumber) -> String {
        let at = self.environ_name(environ);
        if let Some(group) = state.open.search.group {
            return format!("Who searches at {at} for those on {}?", self.group_name(state, group));
        }
        let look = state.whole(&self.public);
        let sought = searching::sought(&look, state.open.phasing, &state.open.search);
        format!("Who searches at {at} for {}?", self.party_names(sought))
    }

    /// The question in which environ a counter is placed.
    pub(super) fn asks_where(&self, counter: Counter) -> String {
        match counter {
            Counter::Unit(kind) => format!("Where is the {} unit placed?", self.unit_name(kind)),
            Counter::Character(character) => format!("Where is {} placed?", self.character_name(character)),
        }
    }

    /// The question who leads units in a combat, with the strengths of both sides as far as the asked side knows them (10.4).
    pub(super) fn asks_who_leads(&self, state: &State, environ: EnvironNumber) -> String {
        let at = self.environ_name(environ);
        let Some(asked) = state.asked else { return format!("Who leads the units at {at}?") };
        let attacker = state.open.battle.attacker;
        let look = View::of(state, asked.side).look(&self.public);
        let [attack, defence] = [attacker, attacker.other()].map(|side| force(&look, side, environ));
        let who =
            if asked.side == attacker { "Your units attack".to_owned() } else { format!("{} attacks", side_name(attacker)) };
        format!("{who} at {at}, {attack} against {defence}: who leads yours?")
    }

    /// The choice to search with units, with the leader who stands with them (11.22).
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
