//! Decisions in words, for buttons and screen readers: the question, and the effect of each choice.

use super::{Action, Battle, Question, ShipNumber, SquadronNumber, State, System, Unit};
use geometry::Space;
use rules::{counted, dice_in_words};

impl Battle {
    /// The decision that the player has to make, worded as a question; empty once the game is over.
    #[must_use]
    pub fn asks(&self, state: &State) -> String {
        let ship = |ship: ShipNumber| self.unit_name(Unit::Ship(ship));
        let squadron = |squadron: SquadronNumber| self.unit_name(Unit::Squadron(squadron));
        let active = || state.active().map_or_else(String::new, |unit| self.unit_name(unit));
        let Some(question) = state.question() else { return String::new() };
        match question {
            Question::Place(number) => format!("Where does {} start?", ship(number)),
            Question::Head(number) => format!("Which way does {} face?", ship(number)),
            Question::Mover => format!("Which unit moves in step {}?", state.step()),
            Question::Course => format!("How does {} move?", active()),
            Question::Push(number) => format!("Where is {} pushed?", squadron(number)),
            Question::Base(number, _) => format!("On which ship does {} land?", squadron(number)),
            Question::Attacker => format!("Which unit attacks in step {}?", state.step()),
            Question::Weapons | Question::Guns => format!("What does {} do?", active()),
            Question::Launching(left) => format!("Does {} launch more? It has {} left.", active(), counted(left, "bay")),
            Question::Missiles => format!("How many missiles does {} fire?", active()),
            Question::Intercept(_) => "How many squadrons try to intercept?".into(),
            Question::Aim => format!("At which squadron does {} aim?", active()),
            Question::Barrage => {
                let pool = state.volley().map_or(0, |volley| volley.pool);
                format!("How many of {} does the next barrage have?", dice_in_words(pool.into()))
            }
            Question::Formation => format!("Who joins {} in formation?", active()),
            Question::Reduce(number, ..) => format!("What does {} lose?", ship(number)),
            Question::Struck(number, _) => format!("What becomes of {}?", squadron(number)),
            Question::Advance(_, space) => format!("Who advances to {}?", self.board().space_label(space)),
            Question::Repairs => "Which ship tries to repair?".into(),
            Question::Raise(number) => format!("Which stat of {} is raised?", ship(number)),
        }
    }

    /// The effect of a choice, as the label of a button. No two choices at the same moment have the same label.
    #[must_use]
    pub fn choice(&self, state: &State, action: Action) -> String {
        let space = |space: Space| self.board().space_label(space);
        match action {
            Action::Place(at) => format!("Place in {}", space(at)),
            Action::Move(unit) => format!("Move {}", self.told_apart(state, unit)),
            Action::Warp => "Engage warp".into(),
            Action::Step(to) => format!("Move to {}", space(to)),
            Action::Boost(to) => format!("Boost to {}", space(to)),
            Action::Face(facing) => format!("Face {}", self.board().grid().shape.direction(facing)),
            Action::Halt => "Stop here".into(),
            Action::Push(to) => format!("Push to {}", space(to)),
            Action::Land(number) => format!("Land on {}", self.told_apart(state, Unit::Ship(number))),
            Action::Attack(unit) => format!("Attack with {}", self.told_apart(state, unit)),
            Action::Fire(system, target) => {
                format!("Fire {} at {}", system.label().to_lowercase(), self.told_apart(state, Unit::Ship(target)))
            }
            Action::Flak(system) => format!("Fire {} as flak", system.label().to_lowercase()),
            Action::Launch(to) => format!("Launch to {}", space(to)),
            Action::Missiles(count) => format!("Fire {}", counted(count, "missile")),
            Action::Intercept(0) => "Let the missiles pass".into(),
            Action::Intercept(squadrons) => format!("Intercept with {}", counted(squadrons, "squadron")),
            Action::Aim(number) => format!("Aim at {}", self.told_apart(state, Unit::Squadron(number))),
            Action::Roll(dice) => format!("Roll {}", dice_in_words(dice.into())),
            Action::Dogfight(number) => format!("Dogfight with {}", self.told_apart(state, Unit::Squadron(number))),
            Action::Strike(number) => format!("Attack {}", self.told_apart(state, Unit::Ship(number))),
            Action::Join(number) => format!("Join with {}", self.told_apart(state, Unit::Squadron(number))),
            Action::Reduce(part) => format!("Reduce {}", part.label().to_lowercase()),
            Action::Flip => "Turn it upside down".into(),
            Action::Recall => "Force it to return to base".into(),
            Action::Advance(number) => format!("Advance with {}", self.told_apart(state, Unit::Squadron(number))),
            Action::Repair(number) => format!("Repair {}", self.told_apart(state, Unit::Ship(number))),
            Action::Raise(part) => format!("Raise {}", part.label().to_lowercase()),
            Action::Done => match state.question() {
                Some(Question::Launching(_)) => "Launch no more".into(),
                Some(Question::Barrage | Question::Aim) => "Stop rolling".into(),
                Some(Question::Advance(..)) => "Stay".into(),
                Some(Question::Repairs) => "Repair no more".into(),
                _ => format!("Done with {}", state.active().map_or_else(String::new, |unit| self.unit_name(unit))),
            },
        }
    }

    /// A unit's name and space, so that the player finds it on the map.
    fn told_apart(&self, state: &State, unit: Unit) -> String {
        let name = self.unit_name(unit);
        state.space(unit).map_or_else(|| name.clone(), |at| format!("{name} in {}", self.board().space_label(at)))
    }
}

impl System {
    /// The name of the system, worded for the start of a sentence.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Cannons => "Cannons",
            Self::Launchers => "Launchers",
            Self::Bays => "Bays",
            Self::Guns => "Guns",
        }
    }
}
