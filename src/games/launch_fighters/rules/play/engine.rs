//! The engine: which actions are legal in a state, and the effect of each.
//!
//! The question that is pending in a state decides which file lists the choices and carries them out.

use super::{
    Action, Battle, Event, Phase, Progress, Question, Quiet, Standing, State, Table, Unit, attack, damage, guns, launch,
    movement, points, recovery, sequence, set_up, volley,
};
use geometry::Facing;
use rules::Refusal;
use rules::play::{Dice, Outcome, Play, Player, Sink};

impl Play for Battle {
    type State = State;
    type Action = Action;
    type Event = Event;
    // Nothing is hidden in this game: every player sees the board and every ship's record sheet.
    type Public = Self;
    type View<'a> = &'a State;

    fn players(&self) -> usize {
        self.sides.len()
    }

    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> State {
        let (ships, squadrons) = self.units_at_start();
        let sides = (0..self.sides.len()).map(|index| Standing { place: index as u8, ..Standing::default() });
        let mut state = State {
            turn: 0,
            phase: Phase::SetUp,
            step: 0,
            cursor: 0,
            asked: Player::default(),
            question: Question::Mover,
            active: None,
            used: [false; 3],
            course: None,
            volley: None,
            quiet: Quiet::default(),
            ending: None,
            sides: sides.collect(),
            ships,
            squadrons,
            goals: vec![Progress::default(); self.goals.len()],
        };
        Table { battle: self, state: &mut state, dice, sink, turn_is_over: false }.open();
        state
    }

    fn to_act(&self, state: &State) -> Option<Player> {
        state.asked()
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        offer(self, state, &mut |action| actions.push(action));
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        if state.question() == Some(Question::Course) {
            return movement::may_go_on(self, state, action);
        }
        let mut listed = false;
        offer(self, state, &mut |legal| listed |= legal == action);
        listed
    }

    fn apply(&self, state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.is_legal(state, action) {
            return Err(Refusal::new(format!("{action:?} is not legal at this moment")));
        }
        self.apply_listed(state, action, dice, sink);
        Ok(())
    }

    fn apply_listed(&self, state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
        let mut table = Table { battle: self, state, dice, sink, turn_is_over: false };
        table.carry_out(action);
        table.turn_over();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        points::outcome(self, state)
    }

    fn public(&self) -> &Self {
        self
    }

    fn view<'a>(&self, state: &'a State, _: Player) -> &'a State {
        state
    }
}

/// Offers every legal action of a state.
fn offer(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    let Some(question) = state.question() else { return };
    match question {
        Question::Place(ship) => set_up::offer_spaces(battle, state, ship, offer),
        Question::Head(_) => (0..battle.board.sides()).for_each(|side| offer(Action::Face(Facing::new(side)))),
        Question::Mover => sequence::offer_units_in_step(battle, state, state.asked, &mut |unit| offer(Action::Move(unit))),
        Question::Course => movement::offer_course(battle, state, offer),
        Question::Push(squadron) => movement::offer_push(battle, state, squadron, offer),
        Question::Base(squadron, _) => launch::offer_bases(battle, state, squadron, offer),
        Question::Attacker => sequence::offer_units_in_step(battle, state, state.asked, &mut |unit| offer(Action::Attack(unit))),
        Question::Weapons => attack::offer_weapons(battle, state, offer),
        Question::Guns => guns::offer_guns(battle, state, offer),
        Question::Launching(_) => {
            if let Some(Unit::Ship(ship)) = state.active {
                launch::offer_launches(battle, state, ship, offer);
            }
            offer(Action::Done);
        }
        Question::Missiles => attack::offer_missiles(state, offer),
        Question::Intercept(most) => (0..=most).for_each(|squadrons| offer(Action::Intercept(squadrons))),
        Question::Aim => volley::offer_aims(battle, state, offer),
        Question::Barrage => volley::offer_barrages(state, offer),
        Question::Formation => guns::offer_formation(battle, state, offer),
        Question::Reduce(ship, _, _) => damage::offer_reductions(battle, state.ship(ship), offer),
        Question::Struck(..) => damage::offer_blows(offer),
        Question::Advance(victor, space) => guns::offer_advances(battle, state, victor, space, offer),
        Question::Repairs => recovery::offer_repairs(battle, state, offer),
        Question::Raise(ship) => recovery::offer_raises(battle, state, ship, offer),
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out a legal action.
    fn carry_out(&mut self, action: Action) {
        let question = self.state.question;
        match (action, question) {
            (Action::Place(at), Question::Place(ship)) => self.place(ship, at),
            (Action::Face(facing), Question::Head(ship)) => self.head(ship, facing),
            (Action::Move(unit), _) => self.set_out(unit),
            (Action::Attack(unit), _) => {
                if !self.open_fire(unit) {
                    self.next_attacker();
                }
            }
            (Action::Warp, _) => self.engage_warp(),
            (Action::Step(to), _) => self.step(to, false),
            (Action::Boost(to), _) => self.step(to, true),
            (Action::Face(facing), _) => {
                if let Some(Unit::Ship(ship)) = self.state.active {
                    self.face(ship, facing);
                }
            }
            (Action::Halt, _) => self.halt(),
            (Action::Push(to), Question::Push(squadron)) => self.push(squadron, to),
            (Action::Land(ship), Question::Base(squadron, _)) => self.land(squadron, ship),
            (Action::Land(ship), _) => {
                if let Some(Unit::Squadron(squadron)) = self.state.active {
                    self.land(squadron, ship);
                }
            }
            (Action::Fire(system, target), _) => self.fire(system, Some(target)),
            (Action::Flak(system), _) => self.fire(system, None),
            (Action::Launch(to), _) => self.launch(to),
            (Action::Missiles(count), _) => self.gather(count),
            (Action::Intercept(squadrons), _) => self.intercept(squadrons),
            (Action::Aim(squadron), _) => self.aim(squadron),
            (Action::Roll(_), Question::Formation) => self.roll_formation(),
            (Action::Roll(dice), _) => self.barrage(dice),
            (Action::Dogfight(squadron), _) => self.dogfight(squadron),
            (Action::Strike(ship), _) => self.strike(ship),
            (Action::Join(squadron), _) => self.join(squadron),
            (Action::Reduce(part), Question::Reduce(ship, count, by)) => self.reduce(ship, part, count, by),
            (Action::Flip, Question::Struck(squadron, shot)) => self.flip(squadron, shot),
            (Action::Recall, Question::Struck(squadron, shot)) => self.recall(squadron, shot),
            (Action::Advance(squadron), Question::Advance(_, space)) => self.advance(squadron, space),
            (Action::Repair(ship), _) => self.repair(ship),
            (Action::Raise(part), Question::Raise(ship)) => self.raise(ship, part),
            (Action::Done, Question::Barrage | Question::Aim) => self.end_volley(),
            (Action::Done, Question::Repairs) => self.end_repairs(),
            (Action::Done, Question::Launching(_) | Question::Advance(..)) => self.resume(),
            (Action::Done, _) => self.next_attacker(),
            // No other pair of an action and a question is ever offered, because each action belongs to a question.
            (
                Action::Place(_)
                | Action::Push(_)
                | Action::Reduce(_)
                | Action::Flip
                | Action::Recall
                | Action::Advance(_)
                | Action::Raise(_),
                _,
            ) => {}
        }
    }
}
