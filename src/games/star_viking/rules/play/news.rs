//! Puts events into sentences.

use super::names::credits;
use super::{Conclusion, Contest, Ending, Event, Gain, Port, Purse, ShotEnd, Site};
use crate::Effect;
use rules::play::{Player, Told};
use rules::{counted, is_of_several, with_verb};

impl Contest {
    /// An event as a sentence; empty for the roll of a die.
    pub(super) fn news(&self, event: &Event) -> String {
        let site = |site: Site| self.space_name(site.tile, site.space);
        let does = |player: Player, one: &str, many: &str| with_verb(self.side_name(player), one, many);
        match event {
            Event::Dealt(tile) => format!("{} is in play.", self.tile_name(*tile)),
            Event::SetAside(number) => format!("{} are put aside.", counted(*number, "local unit")),
            Event::Stationed(unit, tile) => format!("{} starts in {}.", self.name(*unit), self.tile_name(*tile)),
            Event::Capital(tile) => format!("The Quadrant Capital is {}.", self.tile_name(*tile)),
            Event::Purse(player, amount) => format!("{} {} left to spend.", does(*player, "has", "have"), credits(*amount)),
            Event::Turn(turn) => format!("Turn {turn}."),
            Event::Jumped(unit, from, to) => {
                format!("{} jumps from {} to {}.", self.name(*unit), self.port_name(*from), self.port_name(*to))
            }
            Event::Segment(tile) => format!("The battle for {} begins.", self.tile_name(*tile)),
            Event::Round(round) => format!("Round {round}."),
            Event::Die(..) => String::new(),
            Event::Placed(unit, at) => format!("{} is placed in {}.", self.name(*unit), site(*at)),
            Event::Entered(unit, at) => format!("{} enters {}.", self.name(*unit), site(*at)),
            Event::Moved(unit, from, to) => {
                format!("{} moves from {} to {}.", self.name(*unit), self.space_name(to.tile, *from), site(*to))
            }
            Event::Loaded(cargo, carrier) => format!("{} is loaded into {}.", self.name(*cargo), self.name(*carrier)),
            Event::Unloaded(cargo, carrier) => format!("{} is unloaded from {}.", self.name(*cargo), self.name(*carrier)),
            Event::Handed(giver, taker, amount) => {
                let (giver, amount) = (self.name(*giver), credits(u32::from(*amount)));
                format!("{giver} hands plunder worth {amount} to {}.", self.name(*taker))
            }
            Event::ThrownOut(pod) => format!("{} is thrown out.", self.name(*pod)),
            Event::Withdrew(unit) => format!("{} withdraws into hyperspace.", self.name(*unit)),
            Event::Evades(unit) => format!("{} evades.", self.name(*unit)),
            Event::Shot { tile, shooter, target, differential, roll, result } => {
                let result = match result {
                    ShotEnd::Miss => "Miss",
                    ShotEnd::Hit => "Hit",
                    ShotEnd::Critical => "Critical hit",
                };
                let against = self.least_hit(*differential).map_or_else(String::new, |least| format!(" against {least}"));
                let shooter = self.shooter(*tile, *shooter);
                format!("{result}: {roll}{against} at {differential:+}, {shooter} at {}.", self.name(*target))
            }
            Event::Absorbed(unit) => format!("The pods of {} absorb a hit.", self.name(*unit)),
            Event::Hit(unit) => format!("{} takes a hit.", self.name(*unit)),
            Event::Crippled(unit) => format!("{} survives a critical hit.", self.name(*unit)),
            Event::Destroyed(unit) => format!("{} is lost.", self.name(*unit)),
            Event::Expended(pod) => format!("{} is out of missiles.", self.name(*pod)),
            Event::Surrender(true) => "The local defenses surrender.".into(),
            Event::Surrender(false) => "The local defenses fight on.".into(),
            Event::Plundered(at, carrier, amount) => {
                let amount = credits(u32::from(*amount));
                format!("{} is plundered for {amount}, aboard {}.", site(*at), self.name(*carrier))
            }
            Event::Ended(ending) => ending_words(*ending).into(),
            Event::Control(tile, player) => format!("{} {}.", does(*player, "controls", "control"), self.tile_name(*tile)),
            Event::RolledAgain => "There is no civil war at the very end, so that the dice are rolled again.".into(),
            Event::GoneToWar(unit) => format!("{} goes to war elsewhere.", self.name(*unit)),
            Event::Decree(effect, amount) => decree_words(*effect, *amount),
            Event::Mended(_)
            | Event::MendedCritical(_)
            | Event::Landed(..)
            | Event::Taxed(..)
            | Event::HomeTaxed(..)
            | Event::Aid(_)
            | Event::Built(..)
            | Event::Spent(..)
            | Event::Points(..)
            | Event::Revealed(..)
            | Event::Lapsed(..)
            | Event::Over(_) => self.accounts(event),
        }
    }

    /// The lowest total of two dice that hits at a differential; `None` if no total hits.
    fn least_hit(&self, differential: i8) -> Option<u32> {
        let hits = |roll: &u32| {
            let shot = self.public.tables.combat.shot(differential.into(), *roll);
            shot.is_some_and(|shot| ShotEnd::from(shot) != ShotEnd::Miss)
        };
        (2..=12).find(hits)
    }

    /// An event about money, points or the end, as a sentence.
    fn accounts(&self, event: &Event) -> String {
        let does = |player: Player, one: &str, many: &str| with_verb(self.side_name(player), one, many);
        match event {
            Event::Landed(unit, amount) => {
                format!("{} lands plunder worth {}.", self.name(*unit), credits(u32::from(*amount)))
            }
            Event::Taxed(tile, player, treasury, local) => {
                let (taxes, tile) = (does(*player, "taxes", "tax"), self.tile_name(*tile));
                format!("{taxes} {tile}: {treasury} for the treasury, {local} for its defense.")
            }
            Event::HomeTaxed(player, amount) => {
                format!("The home base of {} pays {}.", self.side_name(*player), credits(*amount))
            }
            Event::Aid(amount) => format!("The Federation is given aid of {}.", credits(*amount)),
            Event::Built(unit, Port::Home) => format!("{} is bought at the home base.", self.name(*unit)),
            Event::Built(unit, Port::Tile(tile)) => format!("{} is built in {}.", self.name(*unit), self.tile_name(*tile)),
            Event::Spent(player, purse, amount) => {
                let amount = credits(*amount);
                match purse {
                    Purse::Treasury => format!("{} {amount}.", does(*player, "spends", "spend")),
                    Purse::Local(tile) => format!("{} spends {amount} of its own.", self.tile_name(*tile)),
                    Purse::Aid => format!("{} {amount} of aid.", does(*player, "spends", "spend")),
                }
            }
            Event::Mended(unit) => format!("A hit of {} is repaired.", self.name(*unit)),
            Event::MendedCritical(unit) => format!("The critical hit of {} is repaired.", self.name(*unit)),
            Event::Points(player, points, gain) => {
                let (name, points) = (self.side_name(*player), counted(*points, "victory point"));
                let gains = with_verb(name, "gains", "gain");
                match gain {
                    Gain::Bought => format!("{} {points}.", with_verb(name, "buys", "buy")),
                    Gain::Owed => format!("{} to buy {points}.", with_verb(name, "has", "have")),
                    Gain::CivilWar => format!("{gains} {points} for those who went to the civil war."),
                    Gain::Capital => format!("{gains} {points} for holding a Quadrant Capital."),
                }
            }
            Event::Revealed(player, points) => {
                format!("The points are shown: {} for {}.", points, self.side_name(*player))
            }
            Event::Lapsed(Purse::Local(tile), amount) => {
                format!("{} of {} lapse unspent.", credits(*amount), self.tile_name(*tile))
            }
            Event::Lapsed(_, amount) => format!("{} of aid lapse unspent.", credits(*amount)),
            Event::Over(conclusion) => match conclusion {
                Conclusion::Battle(_) => "The battle is over.".into(),
                Conclusion::Capital(player) => {
                    format!("{} a Quadrant Capital: the government of the Outrim falls.", does(*player, "holds", "hold"))
                }
                Conclusion::TwoToOne(player) => {
                    let (has, wins) =
                        (does(*player, "has", "have"), if is_of_several(self.side_name(*player)) { "win" } else { "wins" });
                    format!("{has} had twice everybody else\u{2019}s points for two turns, and {wins}.")
                }
                Conclusion::LastTurn => "The last turn is over.".into(),
            },
            _ => String::new(),
        }
    }
}

const fn ending_words(ending: Ending) -> &'static str {
    match ending {
        Ending::OneSideLeft => "One side is left on the tile, and the battle is over.",
        Ending::NoShooting => "Nobody has shot in four rounds, and the battle is over.",
        Ending::Agreed => "All agree to end the battle.",
        Ending::Nothing => "Nothing has come of ten rounds, and the battle is over.",
    }
}

fn decree_words(effect: Effect, amount: u32) -> String {
    match effect {
        Effect::Nothing => "Nothing special happens.".into(),
        Effect::TaxesDivided => format!("Depression: the Federation\u{2019}s taxes are divided by {amount}."),
        Effect::PointsOwed => format!("Avarice: one part in {amount} of the treasury\u{2019}s taxes is owed for points."),
        Effect::Dearer => format!("The bureaucracy makes blue units and points dearer by {amount}."),
        Effect::NoStarships => "The Federation builds no starship this turn.".into(),
        Effect::FrigatesLost => format!("Distant wars: the Federation gives up {}.", counted(amount, "frigate")),
        Effect::CivilWar => format!("Civil war: one part in {amount} of what is given up is worth points."),
        Effect::Battlecruiser => "The battlecruiser can be built.".into(),
        Effect::Frigates => format!("{} can be built.", counted(amount, "frigate")),
        Effect::AnyFrigates => "Any number of frigates can be built.".into(),
        Effect::Aid => "Aid is given.".into(),
    }
}
