//! The engine: says which player decides, and carries out actions. The question of a state decides which file carries out the action; `offers.rs`
//! lists the legal actions.

use super::offers::offer;
use super::{Action, Contest, Event, Port, Public, Question, State, Table, View};
use rules::Refusal;
use rules::play::{Dice, Outcome, Play, Player, Sink};

impl Play for Contest {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Public = Public;
    type View<'a> = View;

    fn players(&self) -> usize {
        self.public.sides.len()
    }

    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> State {
        let mut state = State::new(self);
        Table { contest: self, state: &mut state, dice, sink }.begin();
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
        Table { contest: self, state, dice, sink }.carry_out(player, question, action);
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

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out an action, which must be legal.
    fn carry_out(&mut self, player: Player, question: Question, action: Action) {
        match (question, action) {
            (Question::Systems, Action::Deal(number)) => self.deal(number),
            (Question::Station(unit), Action::Station(tile)) => self.station(unit, tile),
            (Question::Fill(carrier), action) => self.fill(carrier, action),
            (Question::Purchase, action) => self.purchase(player, action),
            (Question::Orders, Action::Pick(unit)) => self.order(player, unit),
            (Question::Orders, _) => self.end_orders(player),
            (Question::Order(unit), action) => self.carry_out_order(player, unit, action),
            (Question::NextSegment, Action::Segment(tile)) => self.choose_segment(tile),
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
            (Question::Surrender, Action::Demand) => self.demand(player),
            (Question::Surrender, _) => self.next_plunder(),
            (Question::Plunder, Action::Plunder(space, carrier)) => self.plunder(player, space, carrier),
            (Question::Plunder, _) => self.leave_plunder(),
            (Question::End, action) => self.vote(player, action == Action::End(true)),
            (Question::Lift(fortress), Action::Into(carrier)) => self.lift(fortress, Some(carrier)),
            (Question::Lift(fortress), _) => self.lift(fortress, None),
            (Question::GiveUp, Action::Lose(frigate)) => self.give_up(frigate),
            (Question::CivilWar, action) => self.go_to_war(action),
            (Question::Program(table), action) => self.program(table, action == Action::Attempt),
            (Question::Land(unit), action) => self.land_plunder(unit, action == Action::Land),
            (Question::Tax(tile), Action::Tax(amount)) => self.tax(tile, amount),
            (Question::Locals, Action::At(Port::Tile(tile))) => self.ask(player, Question::LocalsAt(tile)),
            (Question::Locals, _) => self.pass_locals(player),
            (Question::LocalsAt(tile), action) => self.spend_locally(player, tile, action),
            (Question::Works, Action::At(port)) => self.ask(player, Question::WorksAt(port)),
            (Question::Works, _) => self.end_works(),
            (Question::WorksAt(port), action) => self.work(player, port, action),
            (Question::Stow(pod), Action::Into(carrier)) => self.stow(player, pod, carrier),
            (Question::Points, action) => self.buy_points(player, action),
            // No other action is ever listed as legal for these questions.
            (
                Question::Systems
                | Question::Station(_)
                | Question::NextSegment
                | Question::Place(_)
                | Question::LoseCargo(_)
                | Question::GiveUp
                | Question::Tax(_)
                | Question::Stow(_),
                _,
            ) => {}
        }
    }
}
