//! Words for the events of units: how they move and come, fight and are lost; and for missions that change nothing.

use super::names::side_name;
use super::{Attempt, Contest, Event};
use crate::verbs::{Feat, Success};
use crate::{CellTable as _, MilitaryTable};
use rules::{capital, counted, listed};

impl Contest {
    /// Says in one sentence what units did. The first event is followed by the kinds of units that it is about, as far as they are known.
    pub(super) fn news_of_units(&self, events: &[Event]) -> String {
        let at = |environ| self.environ_name(environ);
        let Some(first) = events.first() else { return String::new() };
        match *first {
            Event::CameFaceDown(environ) => {
                let unit = self.kinds_told(events).first().map_or_else(|| "a unit".to_owned(), |(name, _)| name.clone());
                format!("{} comes to {} face down.", capital(&unit), at(environ))
            }
            Event::Moved(party, units, from, to) => {
                let force = self.force_told(units, events);
                let who = match (party.is_empty(), units) {
                    (true, _) => force,
                    (false, 0) => self.party_names(party),
                    (false, _) => format!("{} with {force}", self.party_names(party)),
                };
                let from = from.map_or("space", at);
                format!("From {from} to {}: {who}.", at(to))
            }
            Event::OfKind(..) => {
                let kinds: Vec<String> = self.kinds_told(events).into_iter().map(|(words, _)| words).collect();
                format!("The units are {}.", listed(&kinds))
            }
            Event::Declared(side, environ) => format!("{} declares an attack at {}.", side_name(side), at(environ)),
            Event::NoneFits(side, environ, loss) => {
                let place = if environ == self.public.transit() { String::new() } else { format!(" at {}", at(environ)) };
                format!("No unit of the {}{place} fits a loss of {loss}: nothing is lost for it.", side.player())
            }
            Event::Combat { environ, attacker, column, attacker_loss, defender_loss } => {
                let odds = MilitaryTable::COLUMNS.get(usize::from(column)).copied().unwrap_or_default();
                format!(
                    "{} attacks at {} at {odds}: the attacker owes a loss of {attacker_loss}, the defender of {defender_loss}.",
                    side_name(attacker),
                    at(environ)
                )
            }
            Event::Lost(kind, environ) if environ == self.public.transit() => {
                format!("{} is lost on its way.", self.unit_name(kind))
            }
            Event::Lost(kind, environ) => format!("{} is lost at {}.", self.unit_name(kind), at(environ)),
            _ => String::new(),
        }
    }

    /// The kinds of units that the events name, in words, and how many units of each there are.
    fn kinds_told(&self, events: &[Event]) -> Vec<(String, u8)> {
        let kind = |event: &Event| match *event {
            Event::OfKind(kind, 1) => Some((self.unit_name(kind).to_owned(), 1)),
            Event::OfKind(kind, number) => Some((format!("{number} × {}", self.unit_name(kind)), number)),
            _ => None,
        };
        events.iter().filter_map(kind).collect()
    }

    /// This many units in words, with their kinds as far as the events name them.
    fn force_told(&self, units: u8, events: &[Event]) -> String {
        let kinds = self.kinds_told(events);
        let known: u8 = kinds.iter().map(|(_, number)| number).sum();
        let kinds: Vec<String> = kinds.into_iter().map(|(words, _)| words).collect();
        match known {
            0 => counted(u32::from(units), "unit"),
            known if known < units => format!("{}, among them {}", counted(u32::from(units), "unit"), listed(&kinds)),
            _ => listed(&kinds),
        }
    }

    /// Says that a success of a mission changed nothing, and why.
    pub(super) fn no_effect_words(&self, mission: Attempt, success: u8) -> String {
        let card = self.public.missions.get(usize::from(mission.mission)).map(|found| &found.card);
        let feat = card.and_then(|card| card.success.get(usize::from(success))).and_then(|success| match success {
            Success::At(_, feat) | Success::AtFor(_, _, feat) | Success::Each(feat) | Success::EachUpTo(feat, _) => Some(feat),
            Success::Printed(_) => None,
        });
        let why = match feat {
            Some(Feat::Shift(_) | Feat::CoupShift(_)) => "the loyalty can shift no further",
            Some(Feat::DrawPossessions(_)) => "no possession is left to draw",
            Some(Feat::DrawCharacters(_)) => "no character is left to draw",
            Some(Feat::FreePrisoners(_)) => "the enemy holds no prisoner there",
            Some(Feat::RemoveTarget) => "the target is not there any more",
            Some(Feat::RemoveUnitOrBaseDown(_) | Feat::RemoveAnyUnitOrLevel(_)) => {
                "no enemy unit or base is there that it can hit"
            }
            Some(Feat::RevealAndDetect | Feat::RevealAndPoint(_)) => "nothing of the enemy is hidden there",
            _ => "there is nothing for it to change",
        };
        format!("{} changes nothing: {why}.", self.mission_name(mission))
    }
}
