//! The engine: what is legal in a state, and what an action does to it. The question of a state says which file offers the choices and
//! which carries them out.

use super::{
    Action, Battle, Event, FEDERATION, Phase, Public, Question, State, Table, View, blows, deployment, fire, moving, round_end,
};
use crate::rules::Refusal;
use crate::rules::play::{Dice, Outcome, Play, Player, Sink};

impl Play for Battle {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Public = Public;
    type View<'a> = View;

    fn players(&self) -> usize {
        self.public.sides.len()
    }

    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> State {
        let mut state = State {
            tile: 0,
            round: 0,
            phase: Phase::Deployment,
            question: None,
            units: self.start.clone(),
            // The Federation controls every system at the start, in a battle too.
            control: vec![FEDERATION; self.public.tiles.len()],
            plundered: Vec::new(),
            surrendered: false,
            still: 0,
            idle: 0,
            shot: false,
            stirred: false,
            cursor: 0,
            shots: Vec::new(),
            blows: Vec::new(),
            owed: 0,
            ending: None,
        };
        Table { battle: self, state: &mut state, dice, sink }.begin_segment();
        state
    }

    fn to_act(&self, state: &State) -> Option<Player> {
        state.question.map(|(player, _)| player)
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        offer(self, state, actions);
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        let mut legal = Vec::new();
        offer(self, state, &mut legal);
        legal.contains(&action)
    }

    fn apply(&self, state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.is_legal(state, action) {
            return Err(Refusal::new(format!("{action:?} is not legal at this moment")));
        }
        self.apply_listed(state, action, dice, sink);
        Ok(())
    }

    fn apply_listed(&self, state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
        let Some((player, question)) = state.question.take() else { return };
        Table { battle: self, state, dice, sink }.carry_out(player, question, action);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn view(&self, state: &State, player: Player) -> View {
        View::of(self, state, player)
    }
}

/// Puts every legal action of a state into a list.
fn offer(battle: &Battle, state: &State, actions: &mut Vec<Action>) {
    let Some((_, question)) = state.question else { return };
    match question {
        Question::Place(unit) => actions.extend(deployment::sectors(battle, state, unit).into_iter().map(Action::Place)),
        Question::EarlyWithdrawal => {
            actions.push(Action::Done);
            actions.extend(deployment::early_leavers(battle, state).into_iter().map(Action::Withdraw));
        }
        Question::Mover => {
            actions.extend(moving::movers(battle, state).into_iter().map(Action::Pick));
            if moving::all_have_entered(state) {
                actions.push(Action::Done);
            }
        }
        Question::Activate(unit) => {
            actions.extend(moving::choices(battle, state, unit));
            if state.unit(unit).at != super::Where::Beside {
                actions.push(Action::Done);
            }
        }
        Question::Evade(_) => actions.extend([Action::Evade(false), Action::Evade(true)]),
        Question::Aim(shooter) => {
            actions.extend(fire::targets(battle, state, shooter).into_iter().map(Action::Fire));
            actions.push(Action::Hold);
        }
        Question::Struck(_) => actions.extend([Action::Absorb, Action::TakeHit]),
        Question::LoseCargo(carrier) => actions.extend(blows::losable(battle, state, carrier).into_iter().map(Action::Lose)),
        Question::Surrender => actions.extend([Action::Demand, Action::Done]),
        Question::Plunder => {
            let sectors = round_end::plunderable(battle, state).into_iter();
            actions.extend(sectors.map(|(space, carrier)| Action::Plunder(space, carrier)));
            actions.push(Action::Done);
        }
        Question::End => actions.extend([Action::End(false), Action::End(true)]),
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out an action that is legal.
    fn carry_out(&mut self, player: Player, question: Question, action: Action) {
        match (question, action) {
            (Question::Place(unit), Action::Place(space)) => self.place(unit, space),
            (Question::EarlyWithdrawal, action) => self.leave_early(action),
            (Question::Mover, Action::Pick(unit)) => self.activate(unit),
            (Question::Mover, _) => self.end_movement(),
            (Question::Activate(unit), action) => self.act(unit, action),
            (Question::Evade(unit), action) => self.evade(unit, action == Action::Evade(true)),
            (Question::Aim(shooter), Action::Fire(target)) => self.aim(shooter, Some(target)),
            (Question::Aim(shooter), _) => self.aim(shooter, None),
            (Question::Struck(unit), action) => self.answer_hit(unit, action),
            (Question::LoseCargo(_), Action::Lose(cargo)) => self.lose_cargo(cargo),
            (Question::Surrender, Action::Demand) => self.demand(),
            (Question::Surrender, _) => self.next_plunder(),
            (Question::Plunder, Action::Plunder(space, carrier)) => self.plunder(space, carrier),
            (Question::Plunder, _) => self.after_plunder(),
            (Question::End, action) => self.vote(player, action == Action::End(true)),
            // Nothing else is ever listed for these questions.
            (Question::Place(_) | Question::LoseCargo(_), _) => {}
        }
    }
}
