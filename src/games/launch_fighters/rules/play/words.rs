//! The log in words: a sentence for each event.

use super::{Battle, Ending, Event, Hit, Phase, Purpose, Shot, System, Unit};
use geometry::Space;
use rules::play::Player;
use rules::{capital, counted, is_of_several, listed, with_verb};

impl Battle {
    /// The name of a unit: a ship has its own name; a squadron has the name of the ship that carried it at the start, with a number if that ship
    /// carried several squadrons.
    #[must_use]
    pub fn unit_name(&self, unit: Unit) -> String {
        match unit {
            Unit::Ship(ship) => self.ship(ship).name.clone(),
            Unit::Squadron(squadron) => {
                let host = self.squadron(squadron).host;
                let number = usize::from(squadron.0);
                let first = self.squadrons().partition_point(|wing| wing.host < host);
                let several = self.squadrons().partition_point(|wing| wing.host <= host) - first > 1;
                let ship = &self.ship(host).name;
                if several { format!("squadron {} of {ship}", number - first + 1) } else { format!("the squadron of {ship}") }
            }
        }
    }

    /// The name of a side.
    #[must_use]
    pub fn side_name(&self, player: Player) -> &str {
        self.sides().get(player.index()).map_or("", |side| &side.name)
    }

    /// The event in words, as a sentence.
    #[must_use]
    pub fn describe(&self, event: &Event) -> String {
        format!("{}.", capital(&self.clause(event)))
    }

    /// Describes dice that a player rolled together, as a sentence.
    pub(super) fn describe_dice(&self, player: Player, purpose: Purpose, pips: &[u8]) -> String {
        let dice: Vec<String> = pips.iter().map(u8::to_string).collect();
        let rolls = with_verb(self.side_name(player), "rolls", "roll");
        format!("{}.", capital(&format!("{rolls} {} {}", listed(&dice), self.purpose(purpose, pips.len()))))
    }

    fn clause(&self, event: &Event) -> String {
        let name = |unit: &Unit| self.unit_name(*unit);
        let ship = |number| self.unit_name(Unit::Ship(number));
        let squadron = |number| self.unit_name(Unit::Squadron(number));
        let space = |space: &Space| self.board().space_label(*space);
        let by_whom = |by: &Option<Shot>| by.map_or_else(|| "asteroids".to_owned(), |shot| self.source(shot));
        match event {
            Event::Turn(turn) => format!("turn {turn} begins"),
            Event::Phase(turn, phase, step) => phase.in_words(*turn, *step),
            Event::Die(player, purpose, pips) => {
                let rolls = with_verb(self.side_name(*player), "rolls", "roll");
                format!("{rolls} {pips} {}", self.purpose(*purpose, 1))
            }
            Event::Initiative(player, total, place) => {
                let name = self.side_name(*player);
                let (has, is) = (with_verb(name, "has", "have"), if is_of_several(name) { "are" } else { "is" });
                format!("{has} initiative {total} and {is} number {} in the sequence", place + 1)
            }
            Event::Placed(number, at) => format!("{} is placed in {}", ship(*number), space(at)),
            Event::Arrived(number, at) => format!("{} arrives in {}", ship(*number), space(at)),
            Event::Moved(unit, from, to) => format!("{} moves from {} to {}", name(unit), space(from), space(to)),
            Event::Boosted(number, from, to) => {
                format!("{} uses a booster to move from {} to {}", ship(*number), space(from), space(to))
            }
            Event::Faced(number, facing) => format!("{} faces {}", ship(*number), self.board().grid().shape.direction(*facing)),
            Event::Warp(unit) => format!("{} engages warp", name(unit)),
            Event::Struck(unit) => format!("asteroids hit {}", name(unit)),
            Event::FellBack(unit, to) => format!("{} stops in {}, the last space where it can stay", name(unit), space(to)),
            Event::Pushed(number, to) => format!("{} is pushed to {}", squadron(*number), space(to)),
            Event::Launched(number, host, to) => format!("{} launches {} to {}", ship(*host), squadron(*number), space(to)),
            Event::Landed(number, host) => format!("{} lands on {}", squadron(*number), ship(*host)),
            Event::Fired { .. } => self.fired(event),
            Event::Barrage { shot, with, target, dice, sum, terrain, defense, result } => {
                let outcome = match result {
                    Hit::AutomaticMiss => "an automatic miss, since every die shows a one",
                    Hit::Miss => "a miss",
                    Hit::Hit => "a hit",
                    Hit::Direct => "a direct hit",
                };
                let dice = if *dice == 1 { "1 attack die".to_owned() } else { format!("{dice} attack dice") };
                let units: Vec<String> = [name(&shot.unit)].into_iter().chain(with.members().map(squadron)).collect();
                format!(
                    "{} of {} roll {} at {}: {sum}{} against defense {defense} is {outcome}",
                    shot.system.label().to_lowercase(),
                    listed(&units),
                    dice,
                    name(target),
                    lowered(*terrain, ",")
                )
            }
            Event::Dogfight { attacker, defender, attack, defense, lowered: [of_attack, of_defense], .. } => {
                let (attacker, defender) = (squadron(*attacker), squadron(*defender));
                let (attack, defense) =
                    (format!("{attack}{}", lowered(*of_attack, ",")), format!("{defense}{}", lowered(*of_defense, "")));
                format!("{attacker} has {attack} in a dogfight with {defender}, which has {defense}")
            }
            Event::Reduced(number, part, level, by) => {
                format!("{} reduce {} of {} to {level}", by_whom(by), part.label().to_lowercase(), ship(*number))
            }
            Event::Flipped(number, by) => format!("{} turn {} upside down", by_whom(by), squadron(*number)),
            Event::Recalled(number, Some(by)) => format!("{} force {} to return to base", self.source(*by), squadron(*number)),
            Event::Recalled(number, None) => {
                format!("{} finds no space to which it could be pushed and has to return to base", squadron(*number))
            }
            Event::Eliminated(unit, Some(by)) => {
                format!("{} is eliminated by {}", name(unit), self.side_name(self.player(by.unit)))
            }
            Event::Eliminated(unit, None) => format!("{} is eliminated", name(unit)),
            Event::Advanced(number, to) => format!("{} advances to {}", squadron(*number), space(to)),
            Event::Recovered(number) => format!("{} recovers", squadron(*number)),
            Event::Raised(number, part, level) => format!("{} repairs {} to {level}", ship(*number), part.label().to_lowercase()),
            Event::Retreated(unit, from) => format!("{} retreats from {}", name(unit), space(from)),
            Event::Departed(unit) => format!("{} leaves by warp", name(unit)),
            Event::Goal(number) => {
                let goal = self.goals.get(usize::from(*number)).and_then(|goal| self.find_player(goal.side));
                let side = goal.map_or("", |player| self.side_name(player));
                format!("{} special condition {}", with_verb(side, "meets", "meet"), number + 1)
            }
            Event::Ended(ending) => match ending {
                Ending::LastFleet => "the game ends: at most one fleet can still move or fight".into(),
                Ending::Stalemate => "the game ends in a stalemate".into(),
                Ending::TurnLimit => "the game ends: the last turn is over".into(),
                Ending::Goal(player) => {
                    format!("the game ends: {} by a special condition", with_verb(self.side_name(*player), "wins", "win"))
                }
            },
        }
    }

    fn fired(&self, event: &Event) -> String {
        let Event::Fired { ship, system, target, gathered, fast, intercepted, flanked, pool } = event else {
            return String::new();
        };
        let what = match (system, target) {
            (System::Launchers, Some(target)) => {
                format!("{} at {}", counted(*gathered, "missile"), self.unit_name(Unit::Ship(*target)))
            }
            (System::Launchers, None) => format!("{} as flak", counted(*gathered, "missile")),
            (_, Some(target)) => format!("cannons of level {gathered} at {}", self.unit_name(Unit::Ship(*target))),
            (_, None) => format!("cannons of level {gathered} as flak"),
        };
        let mut changes = Vec::new();
        if *fast {
            changes.push("halved for a fast target".to_owned());
        }
        if *intercepted > 0 {
            changes.push(format!("{intercepted} intercepted"));
        }
        if *flanked {
            changes.push("doubled for flanking".to_owned());
        }
        let changes = if changes.is_empty() { String::new() } else { format!(", {}", changes.join(", ")) };
        format!("{} fires {what}{changes}: the pool is {pool}", self.unit_name(Unit::Ship(*ship)))
    }

    /// What this many dice were rolled for, in words.
    fn purpose(&self, purpose: Purpose, dice: usize) -> String {
        let name = |unit| self.unit_name(unit);
        match purpose {
            Purpose::SetUp => "for the order of placement".into(),
            Purpose::Initiative => "for initiative".into(),
            Purpose::RollOff => "to break the tie".into(),
            Purpose::Asteroids(unit) => format!("as {} enters asteroids", name(unit)),
            Purpose::Intercept => "to intercept".into(),
            Purpose::Barrage(Shot { unit, system: System::Guns }) if dice > 1 => {
                format!("in the barrage of the formation that {} leads", name(unit))
            }
            Purpose::Barrage(shot) => format!("in a barrage from the {}", self.source(shot)),
            Purpose::Defense(squadron) => format!("for the defense of {}", name(Unit::Squadron(squadron))),
            Purpose::Dogfight(squadron) => format!("for {} in the dogfight", name(Unit::Squadron(squadron))),
            Purpose::Bays(ship) => format!("for the squadrons inside {}", name(Unit::Ship(ship))),
            Purpose::Repair(ship) => format!("to repair {}", name(Unit::Ship(ship))),
        }
    }

    /// The source of a barrage in words, such as "cannons of Excelsior".
    fn source(&self, shot: Shot) -> String {
        format!("{} of {}", shot.system.label().to_lowercase(), self.unit_name(shot.unit))
    }
}

impl Phase {
    /// The phase, worded for the middle of a sentence, with its step if it has steps.
    pub(super) fn in_words(self, turn: u16, step: u8) -> String {
        match self {
            Self::SetUp => "set-up".into(),
            Self::Arrival => format!("turn {turn}, arrival of reinforcements"),
            Self::Initiative => format!("turn {turn}, initiative"),
            Self::Movement => format!("turn {turn}, movement, step {step}"),
            Self::Attack => format!("turn {turn}, attack, step {step}"),
            Self::Recovery => format!("turn {turn}, recovery"),
        }
    }
}

/// Words for the amount that terrain subtracted from a sum or a die, followed by `end`; empty if it subtracted nothing.
fn lowered(by: u8, end: &str) -> String {
    if by > 0 { format!(", lowered by {by} for terrain{end}") } else { String::new() }
}
