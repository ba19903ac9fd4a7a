//! Puts the game into words, for the code that shows any game: the questions and the choices. Events are in `news.rs`, and names in `names.rs`.

use super::names::credits;
use super::{Action, Contest, Event, Port, Purpose, Purse, Question, Shooter, State, UnitNumber, View};
use crate::Color;
use rules::play::{Player, Told};
use rules::{Citation, counted, with_verb};

impl Told for Contest {
    fn side_name(&self, player: Player) -> &str {
        self.public.sides.get(player.index()).map_or("", |side| side.name.as_str())
    }

    fn moment(&self, state: &State) -> String {
        let tile = self.tile_name(state.tile);
        if state.question.is_none() {
            return if self.public.is_battle() {
                format!("The battle is over in round {} at {tile}", state.round)
            } else {
                format!("The game is over in turn {}", state.turn)
            };
        }
        let turn = match state.turn {
            0 => String::new(),
            turn => format!("Turn {turn}, "),
        };
        let phase = state.phase.label();
        match (state.phase.is_of_a_segment(), state.round) {
            (false, _) if state.turn == 0 => format!("Before the first turn, {phase}"),
            (false, _) => turn + phase,
            (true, 0) => format!("{turn}{tile}, {phase}"),
            (true, round) => format!("{turn}{tile}, round {round}, {phase}"),
        }
    }

    fn asks(&self, state: &State) -> String {
        let Some((_, question)) = state.question else { return String::new() };
        match question {
            Question::Systems => "How many systems are dealt?".into(),
            Question::Station(unit) => format!("In which system does {} start?", self.name(unit)),
            Question::Purchase => "What is bought?".into(),
            Question::Fill(unit) => format!("What does {} carry at the start?", self.name(unit)),
            Question::Orders => "Who gets an order next?".into(),
            Question::Order(unit) => format!("What is {} ordered to do?", self.name(unit)),
            Question::NextSegment => "Which system is fought for next?".into(),
            Question::Place(unit) => format!("Where is {} placed?", self.name(unit)),
            Question::EarlyWithdrawal => "Does anybody withdraw before the first round?".into(),
            Question::Mover => "Who moves, loads or withdraws next?".into(),
            Question::Activate(unit) => format!("What does {} do?", self.name(unit)),
            Question::Evade(unit) => format!("Does {} evade?", self.name(unit)),
            Question::Aim(shooter) => format!("At whom does {} fire?", self.shooter(state.tile, shooter)),
            Question::Struck(unit) => format!("{} is hit: do its pods absorb the hit?", self.name(unit)),
            Question::LoseCargo(unit) => format!("Which cargo does {} lose?", self.name(unit)),
            Question::Surrender => "Is surrender asked for?".into(),
            Question::Plunder => "What is plundered?".into(),
            Question::End => "Is the battle to end here?".into(),
            Question::Lift(unit) => format!("Who takes {} along?", self.name(unit)),
            Question::GiveUp => "Which frigate goes to the distant wars?".into(),
            Question::CivilWar => "Who goes to the civil war?".into(),
            Question::Program(table) => format!("Is the program attempted: {}?", self.table_name(table)),
            Question::Land(unit) => {
                format!("Does {} land its plunder of {}?", self.name(unit), state.unit(unit).plunder)
            }
            Question::Tax(tile) => format!("How much of the taxes of {} goes to the treasury?", self.tile_name(tile)),
            Question::Locals => "Where are local funds spent next?".into(),
            Question::LocalsAt(tile) => {
                format!("What are the {} of {} spent for?", credits(state.tile(tile).funds), self.tile_name(tile))
            }
            Question::Works => "Where is the treasury spent next?".into(),
            Question::WorksAt(port) => format!("What is the treasury spent for at {}?", self.port_name(port)),
            Question::Stow(unit) => format!("Into which hold goes {}?", self.name(unit)),
            Question::Points => "How many points are bought?".into(),
        }
    }

    fn heading(action: Action) -> &'static str {
        match action {
            Action::Deal(_) => "DEAL",
            Action::Station(_) => "START",
            Action::Build(_) => "BUILD",
            Action::Jump(_) => "JUMP",
            Action::Segment(_) => "FIGHT FOR",
            Action::Place(_) => "PLACE IT",
            Action::Pick(_) => "NEXT",
            Action::Move(_) => "MOVE",
            Action::Withdraw(_) => "WITHDRAW",
            Action::Load(_) | Action::Unload(_) | Action::ThrowOut(_) | Action::Into(_) | Action::Hand(_) => "CARGO",
            Action::Evade(_) => "EVADE",
            Action::Fire(_) | Action::Hold => "FIRE",
            Action::Absorb | Action::TakeHit | Action::Lose(_) => "DAMAGE",
            Action::Demand => "SURRENDER",
            Action::Plunder(..) => "PLUNDER",
            Action::End(_) => "END",
            Action::Attempt => "PROGRAM",
            Action::Land => "LAND",
            Action::Tax(_) => "TAX",
            Action::At(_) => "SPEND",
            Action::Mend(_) | Action::MendCritical(_) => "REPAIR",
            Action::Points(_) => "POINTS",
            Action::Done => "ENOUGH",
        }
    }

    fn choice(&self, state: &State, action: Action) -> String {
        let tile = state.tile;
        match action {
            Action::Deal(number) => counted(u32::from(number), "system"),
            Action::Station(tile) | Action::Segment(tile) => self.tile_name(tile).to_owned(),
            Action::Build(kind) => self.kind_name(kind),
            Action::Jump(port) => format!("To {}", self.port_name(port)),
            Action::Place(space) => format!("In {}", self.space_name(tile, space)),
            Action::Pick(unit) => self.name(unit).to_owned(),
            Action::Move(space) => format!("To {}", self.space_name(tile, space)),
            Action::Withdraw(unit) => format!("Withdraw {}", self.name(unit)),
            Action::Load(unit) => format!("Load {}", self.name(unit)),
            Action::Unload(unit) => format!("Unload {}", self.name(unit)),
            Action::ThrowOut(unit) => format!("Throw {} out", self.name(unit)),
            Action::Hand(unit) => format!("Hand the plunder to {}", self.name(unit)),
            Action::Into(unit) => format!("Into {}", self.name(unit)),
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
            Action::Attempt => "Attempt it".into(),
            Action::Land => "Land it".into(),
            Action::Tax(amount) => credits(amount),
            Action::At(port) => format!("At {}", self.port_name(port)),
            Action::Mend(unit) => format!("Remove a hit of {}", self.name(unit)),
            Action::MendCritical(unit) => format!("Remove the critical hit of {}", self.name(unit)),
            Action::Points(points) => counted(points, "point"),
            Action::Done => "Done".into(),
        }
    }

    fn score(&self, state: &State) -> Vec<String> {
        let held = |player: Player| state.controls().filter(|(_, control)| *control == player).count();
        let line = |player: Player| {
            let (name, held) = (self.side_name(player), held(player));
            if !self.public.is_battle() {
                let side = state.side(player);
                return format!("{name}: points {}, money {}, systems {held}", side.points, side.treasury.for_repairs());
            }
            if self.public.is_viking(player) {
                let (balance, plunder) = (self.balance(state, player), self.plunder(state, player));
                return format!("{name}: balance {balance:+}, plunder {plunder}, systems {held}");
            }
            format!("{name}: systems {held}")
        };
        self.public.players().map(line).collect()
    }

    fn together(one: &Event, other: &Event) -> bool {
        match (one, other) {
            (Event::Die(one, what, _), Event::Die(other, also, _)) => one == other && what == also,
            _ => false,
        }
    }

    fn goes_on(_: &Event, _: &Event) -> bool {
        false
    }

    fn tell(&self, events: &[Event]) -> String {
        let dice: Vec<String> = events
            .iter()
            .filter_map(|event| if let Event::Die(_, _, pips) = event { Some(pips.to_string()) } else { None })
            .collect();
        match events.first() {
            Some(Event::Die(player, purpose, _)) => {
                let what = match purpose {
                    Purpose::Budget => "for what there is to spend".to_owned(),
                    Purpose::Shot(_) => "for a shot".to_owned(),
                    Purpose::Surrender => "for surrender".to_owned(),
                    Purpose::Plunder(_) => "for plunder".to_owned(),
                    Purpose::Politics(table) => format!("for {}", self.table_name(*table).to_lowercase()),
                    Purpose::Aid(tile) => format!("for aid, since {} is lost", self.tile_name(*tile)),
                };
                format!("{} {} {what}.", with_verb(self.side_name(*player), "rolls", "roll"), dice.join(" and "))
            }
            Some(event) => self.news(event),
            None => String::new(),
        }
    }

    /// Whether a player is told of an event. An event about a unit is told to the players who see the unit before or after it, and an event about a
    /// treasury to its owner. Dice, incomes, points that are not secret, and the ends of segments and games are open to all.
    fn hears(&self, views: [&View; 2], event: &Event) -> bool {
        let sees = |unit: UnitNumber| views.iter().any(|view| view.sees(unit));
        let is = |player: Player| views[1].player == player;
        let shows = |view: &View, tile: u8, unit: UnitNumber| {
            let held = view.tiles.get(usize::from(tile)).map(|tile| tile.control).filter(|holder| self.public.is_viking(*holder));
            let noted = view.notes.iter().find(|(noted, ..)| *noted == unit);
            noted.is_some_and(|(_, kind, note)| {
                note.tile == tile && Some(note.owner) == held && self.public.kind_of(*kind).color == Color::Green
            })
        };
        match *event {
            Event::Dealt(_)
            | Event::SetAside(_)
            | Event::Capital(_)
            | Event::Turn(_)
            | Event::Segment(_)
            | Event::Round(_)
            | Event::Die(..)
            | Event::Surrender(_)
            | Event::Plundered(..)
            | Event::Ended(_)
            | Event::Control(..)
            | Event::Decree(..)
            | Event::RolledAgain
            | Event::GoneToWar(_)
            | Event::Landed(..)
            | Event::Taxed(..)
            | Event::HomeTaxed(..)
            | Event::Aid(_)
            | Event::Revealed(..)
            | Event::Over(_) => true,
            Event::Points(player, ..) => views[1].points.get(player.index()).is_some_and(Option::is_some),
            Event::Spent(player, ..) | Event::Purse(player, _) => is(player),
            Event::Lapsed(Purse::Local(tile), _) => views[1].tiles.get(usize::from(tile)).is_some_and(|tile| is(tile.control)),
            Event::Lapsed(..) => is(self.public.federation()),
            Event::Shot { shooter, target, .. } => match shooter {
                Shooter::Unit(unit) | Shooter::Pod(unit) => sees(unit) || sees(target),
                Shooter::Sector(_) => sees(target),
            },
            // A system that a Viking holds lies open to all, with its local units.
            Event::Built(unit, Port::Tile(tile)) => sees(unit) || shows(views[1], tile, unit),
            Event::Mended(unit) => sees(unit) || (0..views[1].tiles.len() as u8).any(|tile| shows(views[1], tile, unit)),
            _ => event.unit().is_some_and(sees),
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Round(_) | Event::Turn(_))
    }

    const TELLS_PHASES: bool = false;

    fn begins_phase(_: &Event) -> bool {
        false
    }

    fn citation(event: &Event) -> Citation {
        event.citation()
    }
}
