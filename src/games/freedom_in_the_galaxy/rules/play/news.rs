//! Words for the events of a game.

use super::event::{Foe, Passed};
use super::names::side_name;
use super::{Cause, Conclusion, Contest, EnvironNumber, Event, Gift, Purpose};
use crate::Side;
use crate::cards::DeckSection;
use rules::kind::say;
use rules::{capital, counted, is_of_several, listed};

impl Contest {
    /// Says in words what a die is rolled for.
    pub(super) fn purpose_words(&self, purpose: Purpose) -> String {
        match purpose {
            Purpose::Detection => "for detection".into(),
            Purpose::Combat => "for losses".into(),
            Purpose::Search => "for a search".into(),
            Purpose::BreakOff => "to break off".into(),
            Purpose::Wounds => "for wounds".into(),
            Purpose::Coup => "for those whose Coup is aborted".into(),
            Purpose::Failure => "for the price of failure".into(),
            Purpose::Use(thing) => format!("for {}, which was used", self.possession_name(thing)),
        }
    }

    /// Says in one sentence what happened.
    pub(super) fn news(&self, event: &Event) -> String {
        let name = |character| self.character_name(character);
        let at = |environ| self.environ_name(environ);
        let on = |planet| self.planet_name(planet);
        let thing = |thing| self.possession_name(thing);
        match *event {
            Event::Turn(turn) => format!("Turn {turn} begins."),
            Event::Phase(_) => super::told::phases(std::slice::from_ref(event)),
            Event::PlayerTurn(side) => format!("The {} player-turn begins.", side.label()),
            Event::Die(side, purpose, pips) => format!("{} rolls {pips} {}.", side_name(side), self.purpose_words(purpose)),
            Event::Dealt(character) => format!("{} is dealt.", name(character)),
            Event::Placed(character, environ) => format!("{} starts at {}.", name(character), at(environ)),
            Event::Came(kind, environ) => format!("{} comes to {}.", self.unit_name(kind), at(environ)),
            Event::Rose(kind, environ) => format!("{} rises at {}.", self.unit_name(kind), at(environ)),
            Event::NoRoom(kind) => format!("{} finds no room and does not come.", self.unit_name(kind)),
            Event::BaseUp(planet) => format!("The base of {} is put Up.", on(planet)),
            Event::BaseDown(planet) => format!("The base of {} goes Down.", on(planet)),
            Event::BaseLevel(planet, level) => format!("The base of {} has level {level} now.", on(planet)),
            Event::CameFaceDown(_)
            | Event::Moved(..)
            | Event::OfKind(..)
            | Event::Declared(..)
            | Event::NoneFits(..)
            | Event::Combat { .. }
            | Event::Lost(..) => self.news_of_units(std::slice::from_ref(event)),
            Event::Passed(ship, planet, passed) => {
                let (how, unseen) = match passed {
                    Passed::Unseen => ("passes the base", " unseen"),
                    Passed::Detected => ("is detected by the base", ""),
                    Passed::Damaged => ("is detected and damaged by the base", ""),
                    Passed::Destroyed => ("is destroyed by the base", ""),
                };
                format!("{} {how} of {}{unseen}.", thing(ship), on(planet))
            }
            Event::Detected(party) => format!("Detected: {}.", self.party_names(party)),
            Event::Revealed(environ) | Event::Shown(environ, ..) => self.shown(environ, std::slice::from_ref(event)),
            Event::Fired(planet) => format!("The base of {} fires at the units.", on(planet)),
            Event::Leads(character) => format!("{} leads.", name(character)),
            Event::Searched { .. } | Event::LeadsSearch(_) | Event::NotSought(_) => self.news_of_a_search(event),
            Event::Fight(..)
            | Event::RoundBegins(..)
            | Event::Round { .. }
            | Event::BrokeOff(_)
            | Event::HeldFast
            | Event::Wounded(_)
            | Event::Killed(..)
            | Event::Captured(..)
            | Event::Freed(_)
            | Event::Healed(_)
            | Event::Beaten(_) => self.news_of_fights(event),
            Event::Mission(..) | Event::Aimed(..) | Event::Letter(..) | Event::Sought(..) => self.news_of_a_group(event),
            Event::Drawn(card) => format!("Action card {} is drawn.", self.card_number(card)),
            Event::Happened(card, section, event) => self.event_words(card, (section, event), ""),
            Event::CameToNothing => "Nothing comes of it.".into(),
            Event::Ignored(card, section, event) => self.event_words(card, (section, event), ", which is ignored"),
            Event::Aborted(mission) => format!("{} is aborted by the event.", self.mission_name(mission)),
            Event::ExtraDraws(mission, draws, letters) => {
                let letters = counted(u32::from(letters), "letter");
                format!("{} has {} and finds {letters}.", self.mission_name(mission), counted(u32::from(draws), "extra draw"))
            }
            Event::Cancelled(mission) => format!("The letter for {} is undone.", self.mission_name(mission)),
            Event::Completed(mission, letters) => {
                format!("{} is completed with {}.", self.mission_name(mission), counted(u32::from(letters), "letter"))
            }
            Event::WithoutEffect(mission, success) => self.no_effect_words(mission, success),
            Event::Unharmed(_, party) => format!("Nothing happens to {}.", self.party_names(party)),
            Event::Failed(mission) => format!("{} fails: its letters are not enough.", self.mission_name(mission)),
            Event::Loyalty(planet, loyalty) => format!("{} is at {loyalty} now.", on(planet)),
            Event::State(planet, state) => format!("{}: {}.", on(planet), state.label()),
            Event::Camp(environ) => format!("A Rebel camp stands at {}.", at(environ)),
            Event::CampLost(environ) => format!("The Rebel camp at {} is lost.", at(environ)),
            Event::Coup(environ) => format!("A Coup marker lies at {}.", at(environ)),
            Event::Joined(character) => format!("{} joins.", name(character)),
            Event::Informed(side) => format!("{} has gathered information.", side_name(side)),
            Event::DrewPossession
            | Event::Possession(_)
            | Event::BackInDeck(_)
            | Event::Bears(..)
            | Event::Ship(..)
            | Event::Used(_)
            | Event::Left(..)
            | Event::Gone(_)
            | Event::Disabled(_) => self.news_of_possessions(event),
            Event::Over(conclusion) => end_words(conclusion),
        }
    }

    /// Says that the units of an environ are shown, and which units they are.
    pub(super) fn shown(&self, environ: EnvironNumber, events: &[Event]) -> String {
        let unit = |event: &Event| match *event {
            Event::Shown(_, kind, 1) => Some(self.unit_name(kind).to_owned()),
            Event::Shown(_, kind, number) => Some(format!("{number} × {}", self.unit_name(kind))),
            _ => None,
        };
        let units: Vec<String> = events.iter().filter_map(unit).collect();
        let which = if units.is_empty() { String::new() } else { format!(": {}", listed(&units)) };
        format!("The units at {} are shown{which}.", self.environ_name(environ))
    }

    /// Says that a group starts a mission, who the mission's target is, that the group gains a letter, or that the enemy may search for the group.
    fn news_of_a_group(&self, event: &Event) -> String {
        match *event {
            Event::Mission(mission, party, environ) => {
                let who = if party.is_empty() { "the camp".to_owned() } else { self.party_names(party) };
                format!("{} at {}: {who}.", self.mission_name(mission), self.environ_name(environ))
            }
            Event::Aimed(mission, target) => {
                format!("{} is meant for {}.", self.mission_name(mission), self.character_name(target))
            }
            Event::Letter(mission, letters) => {
                format!("The card shows a letter for {}, which has {letters} now.", self.mission_name(mission))
            }
            Event::Sought(mission, party) => {
                format!("The enemy may search for {}, on {}.", self.party_names(party), self.mission_name(mission))
            }
            _ => String::new(),
        }
    }

    /// Says who leads a search, or how it ended.
    fn news_of_a_search(&self, event: &Event) -> String {
        if let Event::LeadsSearch(leader) = *event {
            return format!("{} leads the units that search.", self.character_name(leader));
        }
        if let Event::NotSought(party) = *event {
            return format!("Nobody searches for {}.", self.party_names(party));
        }
        let Event::Searched { environ, units, value, hiding, found } = *event else { return String::new() };
        let who = if units { "Units" } else { "Characters" };
        let end = if found { "find somebody" } else { "find nobody" };
        let faces = self.public.tables.search.finds(value.into(), hiding.into()).map_or(0, crate::Faces::get);
        let place = self.environ_name(environ);
        format!("{who} search at {place} with {value} against {hiding}, which finds on {faces} of 6, and {end}.")
    }

    /// Says what happened to a possession.
    fn news_of_possessions(&self, event: &Event) -> String {
        let name = |character| self.character_name(character);
        let thing = |thing| self.possession_name(thing);
        match *event {
            Event::DrewPossession => "The Rebel player draws a possession.".into(),
            Event::Possession(possession) => format!("It is {}.", thing(possession)),
            Event::BackInDeck(possession) => {
                format!("Nobody of the group may have {}: it goes back to the deck.", thing(possession))
            }
            Event::Bears(possession, character) | Event::Ship(possession, character, Gift::Found) => {
                format!("{} has {} now.", name(character), thing(possession))
            }
            Event::Ship(ship, character, Gift::HandedOn) => format!("{} is handed on to {}.", thing(ship), name(character)),
            Event::Ship(ship, character, Gift::Inherited) => {
                format!("{} takes over {}, whose pilot is gone.", name(character), thing(ship))
            }
            Event::Ship(ship, knight, Gift::Commissioned) => {
                format!("{} is given {} as a knight without a ship.", name(knight), thing(ship))
            }
            Event::Used(possession) => format!("{} is used.", thing(possession)),
            Event::Left(ship, environ) => {
                format!("{} stands at {}, and nobody flies it.", thing(ship), self.environ_name(environ))
            }
            Event::Gone(possession) => format!("{} is lost.", thing(possession)),
            Event::Disabled(character) => format!("{} does nothing in this phase.", name(character)),
            _ => String::new(),
        }
    }

    /// Says what happened in a fight, or what became of a character.
    fn news_of_fights(&self, event: &Event) -> String {
        let name = |character| self.character_name(character);
        match *event {
            Event::Fight(party, foe) => {
                let acts = |several: bool, verb: &str| format!("{verb}{}", if several { "" } else { "s" });
                let several = match foe {
                    Foe::Squad(_) => false,
                    Foe::Characters(attackers) => attackers.len() > 1,
                    Foe::Foe(_) => is_of_several(&self.foe_name(foe)),
                };
                let attack = acts(several, "attack");
                let defend = acts(party.len() > 1, "defend");
                format!("{} {attack}; {} {defend}.", capital(&self.foe_name(foe)), self.party_names(party))
            }
            Event::RoundBegins(round, foe, active) => {
                let are = if active.len() > 1 { "are" } else { "is" };
                format!("Round {round} against {}: {} {are} active.", self.foe_name(foe), self.party_names(active))
            }
            Event::Round { difference, shift, hurt, struck } => {
                let columns = counted(u32::from(shift.unsigned_abs()), "column");
                let read = match shift.signum() {
                    0 => String::new(),
                    1 => format!(", read {columns} to the right"),
                    _ => format!(", read {columns} to the left"),
                };
                format!(
                    "A round at {difference:+}, attack less defense{read}: the defender takes {}, the attacker {struck}.",
                    counted(u32::from(hurt), "wound")
                )
            }
            Event::BrokeOff(party) => format!("Away from the fight: {}.", self.party_names(party)),
            Event::HeldFast => "Nobody gets away.".into(),
            Event::Wounded(character) => format!("{} takes a wound.", name(character)),
            Event::Killed(character, cause) => format!("{} is killed: {}.", name(character), self.cause_words(cause)),
            Event::Captured(character, cause) => format!("{} is captured: {}.", name(character), self.cause_words(cause)),
            Event::Freed(character) => format!("{} is free again.", name(character)),
            Event::Healed(character) => format!("{} heals.", name(character)),
            Event::Beaten(foe) => format!("Beaten: {}.", self.foe_name(foe)),
            _ => String::new(),
        }
    }

    /// Says why a character is killed or captured.
    fn cause_words(&self, cause: Cause) -> String {
        match cause {
            Cause::Wounds => "the wounds have reached the endurance".into(),
            Cause::Star => "the result has a star, which captures one of them by lot".into(),
            Cause::Creature => "it holds its prey, and nobody else is there to help".into(),
            Cause::Coup => "so the die says for the Coup that was aborted".into(),
            Cause::Failure(mission) => format!("so the die says when {} fails", self.mission_name(mission)),
            Cause::Assassination => "the Assassination is completed".into(),
            Cause::Leader => "a leader is with the troops that were to be subverted".into(),
            Cause::Ship => "the ship was destroyed on its way".into(),
        }
    }

    fn card_number(&self, card: u8) -> String {
        self.public.cards.get(usize::from(card)).map_or_else(String::new, |found| found.number.to_string())
    }

    /// Says in words what an event of a card does. Card, section and event are given by their indexes; `more` is added to the sentence.
    fn event_words(&self, card: u8, (section, event): (u8, u8), more: &str) -> String {
        let section = DeckSection::ALL.get(usize::from(section)).copied().unwrap_or_default();
        let card = self.public.cards.get(usize::from(card));
        let found = card.and_then(|found| found.section(section).event.get(usize::from(event)));
        found.map_or_else(|| "An event.".to_owned(), |event| format!("{}{more}.", capital(&say(event))))
    }
}

/// Says how the game ended.
fn end_words(conclusion: Conclusion) -> String {
    match conclusion {
        Conclusion::Instant(side) => format!("{} wins at once.", side_name(side)),
        Conclusion::Points(Side::Rebel) => {
            "The last turn is over, and the Rebel player has victory points enough: the Rebel player wins.".into()
        }
        Conclusion::Points(Side::Imperial) => {
            "The last turn is over, and the Rebel player has too few victory points: the Imperial player wins.".into()
        }
    }
}
