//! The battle in words, as whoever shows any game asks for it: what is asked, what can be chosen, and what happened.

use super::{
    Action, Battle, Ending, Event, FEDERATION, Phase, Purpose, Question, Shooter, ShotEnd, State, UnitNumber, VIKING, View,
};
use crate::rules::Citation;
use crate::rules::play::{Player, Told};
use crate::rules::star_viking::Space;

impl Told for Battle {
    fn side_name(&self, player: Player) -> &str {
        self.public.sides.get(player.index()).map_or("", |side| side.name.as_str())
    }

    fn moment(&self, state: &State) -> String {
        let tile = self.tile_name(state.tile);
        if state.question.is_none() {
            return format!("The battle is over in round {} at {tile}", state.round);
        }
        let phase = match state.phase {
            Phase::Deployment | Phase::Landing => "deployment",
            Phase::EarlyWithdrawal => "withdrawal before the first round",
            Phase::InvaderMovement => "movement of the invader",
            Phase::FirstCombat | Phase::SecondCombat => "combat",
            Phase::DefenderMovement => "movement of the defender",
            Phase::RoundEnd => "end of the round",
            Phase::Looting => "end of the segment",
        };
        match state.round {
            0 => format!("{tile}, {phase}"),
            round => format!("{tile}, round {round}, {phase}"),
        }
    }

    fn asks(&self, state: &State) -> String {
        let Some((_, question)) = state.question else { return String::new() };
        match question {
            Question::Place(unit) => format!("Where is {} placed?", self.name(unit)),
            Question::EarlyWithdrawal => "Does anybody withdraw before the first round?".into(),
            Question::Mover => "Who moves, loads or withdraws next?".into(),
            Question::Activate(unit) => format!("What does {} do?", self.name(unit)),
            Question::Evade(unit) => format!("Does {} evade?", self.name(unit)),
            Question::Aim(shooter) => format!("At whom does {} fire?", self.shooter(state, shooter)),
            Question::Struck(unit) => format!("{} is hit: do its pods absorb the hit?", self.name(unit)),
            Question::LoseCargo(unit) => format!("Which cargo does {} lose?", self.name(unit)),
            Question::Surrender => "Is surrender asked for?".into(),
            Question::Plunder => "What is plundered?".into(),
            Question::End => "Is the battle to end here?".into(),
        }
    }

    fn heading(action: Action) -> &'static str {
        match action {
            Action::Place(_) => "PLACE IT",
            Action::Pick(_) => "MOVE NEXT",
            Action::Move(_) => "MOVE",
            Action::Withdraw(_) => "WITHDRAW",
            Action::Load(_) | Action::Unload(_) | Action::ThrowOut(_) => "CARGO",
            Action::Evade(_) => "EVADE",
            Action::Fire(_) | Action::Hold => "FIRE",
            Action::Absorb | Action::TakeHit | Action::Lose(_) => "DAMAGE",
            Action::Demand => "SURRENDER",
            Action::Plunder(..) => "PLUNDER",
            Action::End(_) => "END",
            Action::Done => "ENOUGH",
        }
    }

    fn choice(&self, state: &State, action: Action) -> String {
        let tile = state.tile;
        match action {
            Action::Place(space) => format!("In {}", self.space_name(tile, space)),
            Action::Pick(unit) => self.name(unit).to_owned(),
            Action::Move(space) => format!("To {}", self.space_name(tile, space)),
            Action::Withdraw(unit) => format!("Withdraw {}", self.name(unit)),
            Action::Load(unit) => format!("Load {}", self.name(unit)),
            Action::Unload(unit) => format!("Unload {}", self.name(unit)),
            Action::ThrowOut(unit) => format!("Throw {} out", self.name(unit)),
            Action::Evade(true) => "Evade, and do not fire".into(),
            Action::Evade(false) => "Do not evade".into(),
            Action::Fire(unit) => format!("At {}", self.name(unit)),
            Action::Hold => "Hold fire".into(),
            Action::Absorb => "The pods absorb it".into(),
            Action::TakeHit => "The unit takes it".into(),
            Action::Lose(unit) => format!("Lose {}", self.name(unit)),
            Action::Demand => "Ask for surrender".into(),
            Action::Plunder(space, carrier) => format!("{} into {}", self.space_name(tile, space), self.name(carrier)),
            Action::End(true) => "End it".into(),
            Action::End(false) => "Go on".into(),
            Action::Done => "Done".into(),
        }
    }

    fn score(&self, state: &State) -> Vec<String> {
        let held = state.control.iter().filter(|controller| **controller == VIKING).count();
        vec![
            format!(
                "{}: balance {:+}, plunder {}, systems {held}",
                self.side_name(VIKING),
                self.balance(state),
                self.plunder(state)
            ),
            format!("{}: systems {}", self.side_name(FEDERATION), state.control.len() - held),
        ]
    }

    fn together(one: &Event, other: &Event) -> bool {
        match (one, other) {
            (Event::Die(one, what, _), Event::Die(other, also, _)) => one == other && what == also,
            _ => false,
        }
    }

    fn tell(&self, events: &[Event]) -> String {
        let dice: Vec<String> = events
            .iter()
            .filter_map(|event| if let Event::Die(_, _, pips) = event { Some(pips.to_string()) } else { None })
            .collect();
        match events.first() {
            Some(Event::Die(player, purpose, _)) => {
                let what = match purpose {
                    Purpose::Shot(_) => "for a shot",
                    Purpose::Surrender => "for surrender",
                    Purpose::Plunder(_) => "for plunder",
                };
                format!("{} rolls {} {what}.", self.side_name(*player), dice.join(" and "))
            }
            Some(event) => self.describe(event),
            None => String::new(),
        }
    }

    /// What is done to a unit is heard by those who see it before or after; dice, plunder and the ends of things are open.
    fn hears(&self, views: [&View; 2], event: &Event) -> bool {
        let sees = |unit: UnitNumber| views.iter().any(|view| view.sees(unit));
        match *event {
            Event::Segment(_)
            | Event::Round(_)
            | Event::Die(..)
            | Event::Surrender(_)
            | Event::Plundered(..)
            | Event::Ended(_)
            | Event::Control(_) => true,
            Event::Placed(unit, _)
            | Event::Entered(unit, _)
            | Event::Moved(unit, ..)
            | Event::Loaded(unit, _)
            | Event::Unloaded(unit, _)
            | Event::ThrownOut(unit)
            | Event::Withdrew(unit)
            | Event::Evades(unit)
            | Event::Absorbed(unit)
            | Event::Hit(unit)
            | Event::Crippled(unit)
            | Event::Destroyed(unit)
            | Event::Expended(unit) => sees(unit),
            Event::Shot { shooter, target, .. } => match shooter {
                Shooter::Unit(unit) | Shooter::Pod(unit) => sees(unit) || sees(target),
                Shooter::Sector(_) => sees(target),
            },
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Round(_))
    }

    fn citation(event: &Event) -> Citation {
        event.citation()
    }
}

impl Battle {
    /// What a unit is called: its colour and letters, numbered where there are several.
    #[must_use]
    pub fn name(&self, unit: UnitNumber) -> &str {
        self.names.get(usize::from(unit.0)).map_or("a unit", String::as_str)
    }

    fn tile_name(&self, tile: u8) -> &str {
        self.public.tiles.get(usize::from(tile)).map_or("", |tile| tile.name.as_str())
    }

    fn space_name(&self, tile: u8, space: Space) -> String {
        self.public.tiles.get(usize::from(tile)).map_or_else(String::new, |tile| tile.system.space_label(space))
    }

    fn shooter(&self, state: &State, shooter: Shooter) -> String {
        match shooter {
            Shooter::Unit(unit) | Shooter::Pod(unit) => self.name(unit).to_owned(),
            Shooter::Sector(spot) => self.space_name(state.tile, Space::On(spot)),
        }
    }

    /// The least total of two dice that hits at a differential; none where nothing does.
    fn least_hit(&self, differential: i8) -> Option<u32> {
        let hits = |roll: &u32| {
            let shot = self.public.tables.combat.shot(differential.into(), *roll);
            shot.is_some_and(|shot| ShotEnd::from(shot) != ShotEnd::Miss)
        };
        (2..=12).find(hits)
    }

    /// A fact that is no die, as a sentence. Spaces are named as those of the first tile that has them, since a fact does not know its tile.
    fn describe(&self, event: &Event) -> String {
        let in_space = |space: Space| {
            let tile = self.public.tiles.iter().find(|tile| tile.system.has(space));
            tile.map_or_else(|| "a sector".to_owned(), |tile| tile.system.space_label(space))
        };
        match event {
            Event::Segment(tile) => format!("The battle for {} begins.", self.tile_name(*tile)),
            Event::Round(round) => format!("Round {round}."),
            Event::Die(..) => String::new(),
            Event::Placed(unit, space) => format!("{} is placed in {}.", self.name(*unit), in_space(*space)),
            Event::Entered(unit, space) => format!("{} enters {}.", self.name(*unit), in_space(*space)),
            Event::Moved(unit, from, to) => format!("{} moves from {} to {}.", self.name(*unit), in_space(*from), in_space(*to)),
            Event::Loaded(cargo, carrier) => format!("{} is loaded into {}.", self.name(*cargo), self.name(*carrier)),
            Event::Unloaded(cargo, carrier) => format!("{} is unloaded from {}.", self.name(*cargo), self.name(*carrier)),
            Event::ThrownOut(pod) => format!("{} is thrown out.", self.name(*pod)),
            Event::Withdrew(unit) => format!("{} withdraws into hyperspace.", self.name(*unit)),
            Event::Evades(unit) => format!("{} evades.", self.name(*unit)),
            Event::Shot { shooter, target, differential, roll, result } => {
                let result = match result {
                    ShotEnd::Miss => "Miss",
                    ShotEnd::Hit => "Hit",
                    ShotEnd::Critical => "Critical hit",
                };
                let firer = match shooter {
                    Shooter::Unit(unit) | Shooter::Pod(unit) => self.name(*unit).to_owned(),
                    Shooter::Sector(spot) => in_space(Space::On(*spot)),
                };
                let against = self.least_hit(*differential).map_or_else(String::new, |least| format!(" against {least}"));
                format!("{result}: {roll}{against} at {differential:+}, {firer} at {}.", self.name(*target))
            }
            Event::Absorbed(unit) => format!("The pods of {} absorb a hit.", self.name(*unit)),
            Event::Hit(unit) => format!("{} takes a hit.", self.name(*unit)),
            Event::Crippled(unit) => format!("{} survives a critical hit.", self.name(*unit)),
            Event::Destroyed(unit) => format!("{} is lost.", self.name(*unit)),
            Event::Expended(pod) => format!("{} is out of missiles.", self.name(*pod)),
            Event::Surrender(true) => "The local defenses surrender.".into(),
            Event::Surrender(false) => "The local defenses fight on.".into(),
            Event::Plundered(space, carrier, amount) => {
                format!("{} is plundered for {amount} mega-credits, aboard {}.", in_space(*space), self.name(*carrier))
            }
            Event::Ended(ending) => match ending {
                Ending::OneSideLeft => "One side is left on the tile, and the battle is over.".into(),
                Ending::NoShooting => "Nobody has shot in four rounds, and the battle is over.".into(),
                Ending::Agreed => "All agree to end the battle.".into(),
                Ending::Nothing => "Nothing has come of ten rounds, and the battle is over.".into(),
            },
            Event::Control(player) => format!("{} controls the system.", self.side_name(*player)),
        }
    }
}
