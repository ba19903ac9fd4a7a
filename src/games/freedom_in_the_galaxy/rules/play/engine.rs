//! The engine: it determines which side decides next and what an action does. Which file carries out an action depends on the question that the
//! action answers. `offers.rs` lists the legal actions. Tasks without a decision are performed one after the other.

use super::offers::offer;
use super::table::Table;
use super::{Action, Asked, Contest, Event, Public, Question, State, Task, View, player_of, side_of};
use rules::Refusal;
use rules::play::{Dice, Outcome, Play, Player, Sink};

impl Play for Contest {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Public = Public;
    type View<'a> = View<'a>;

    fn players(&self) -> usize {
        2
    }

    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> State {
        let mut state = self.first_state();
        Table::new(self, &mut state, dice, sink).go_on();
        state
    }

    fn to_act(&self, state: &State) -> Option<Player> {
        state.asked.map(|asked| player_of(asked.side))
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some(asked) = state.asked {
            offer(&state.whole(&self.public), asked, actions);
        }
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
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
        let Some(asked) = state.asked.take() else { return };
        let mut table = Table::new(self, state, dice, sink);
        table.carry_out(asked, action);
        table.go_on();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn view<'a>(&self, state: &'a State, player: Player) -> View<'a> {
        View::of(state, side_of(player))
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Performs tasks until a player has to decide or the game is over.
    pub(super) fn go_on(&mut self) {
        while self.state.asked.is_none() && self.state.open.conclusion.is_none() {
            self.tidy();
            if self.is_over_at_once() {
                break;
            }
            let Some(task) = self.state.open.agenda.pop() else { break };
            self.perform(task);
        }
    }

    fn perform(&mut self, task: Task) {
        match task {
            Task::Deal => self.deal(),
            Task::SetUp(side) => self.set_up(side),
            Task::BeginTurn => self.begin_turn(),
            Task::BeginPlayerTurn(side) => self.begin_player_turn(side),
            Task::Heal(possession) => self.offer_healing(possession),
            Task::Movement => self.begin_movement(),
            Task::RaiseBase => self.offer_base(),
            Task::Reinforce => self.reinforce(),
            Task::FromSpace => self.next_from_space(),
            Task::Move => self.next_move(),
            Task::Stack(environ) => self.stack(environ),
            Task::Reaction => self.begin_reaction(),
            Task::React => self.next_reaction(),
            Task::Combat => self.begin_combat(),
            Task::NextBattle => self.next_battle(),
            Task::Search => self.begin_search(),
            Task::NextSearch => self.next_search(),
            Task::Missions => self.begin_missions(),
            Task::Trade => self.trade(),
            Task::Disable(possession) => self.offer_disabling(possession),
            Task::NextErrand => self.next_errand(),
            Task::EndPlayerTurn => self.end_player_turn(),
            Task::Commission => self.commission(),
            Task::EndTurn => self.end_turn(),
            Task::Detect { leaving } => self.detect(leaving),
            Task::Detection { leaving } => self.detection(leaving),
            Task::Fire { leaving } => self.offer_fire(leaving),
            Task::Land => self.land(),
            Task::Leader(side) => self.offer_leader(side),
            Task::Clash => self.clash(),
            Task::Losses(side, environ) => self.losses(side, environ),
            Task::Rout => self.rout(),
            Task::Seek => self.seek(),
            Task::SeekGroup(group) => self.seek_group(group),
            Task::Look { units } => self.search(units),
            Task::Round => self.round(),
            Task::Face => self.face(),
            Task::Strike => self.strike(),
            Task::Wounds(side) => self.wounds(side),
            Task::AfterRound => self.after_round(),
            Task::Draw => self.offer_draw(),
            Task::Event { card, event } => self.happen(card, event),
            Task::Creature { group, foe } => self.creature_attacks(group, foe),
            Task::Locals { group, halved } => self.locals_attack(group, halved),
            Task::Letters { card, from } => self.letters(card, from),
            Task::ExtraDraws(group) => self.extra_draws(group),
            Task::Settle => self.settle(),
            Task::Success { group, success } => self.succeed(group, success),
            Task::Bear(side) => self.bear(side),
            Task::Inherit(possession, environ) => self.inherit(possession, environ),
            Task::EndErrand => self.end_errand(),
            Task::Raise(environ, points) => self.raise(environ, points),
            Task::Rise(environ) => self.offer_rise(environ),
        }
    }

    fn carry_out(&mut self, asked: Asked, action: Action) {
        match asked.question {
            Question::Station(counter) => self.station(asked.side, counter, action),
            Question::Bear(possession) => self.bears(asked.side, possession, action),
            Question::Heal(possession) => self.heal_with(possession, action),
            Question::RaiseBase => self.put_up(action),
            Question::Land(ship) => self.land_from_space(ship, action),
            Question::Move => self.move_from(asked.side, action),
            Question::Gather(from) => self.gather(asked, from, action),
            Question::Evade(_) => self.evade(action),
            Question::Fire(planet) => self.fire(planet, action),
            Question::Lose(environ) => self.lose(asked.side, environ, action),
            Question::Stack(environ) => self.stack_with(asked, environ, action),
            Question::React => self.react(asked.side, action),
            Question::ReactFrom(target) => self.react_from(asked.side, target, action),
            Question::ReactWith(target, from) => self.react_with(asked.side, (target, from), action),
            Question::ReactLeader(target, from) => self.react_leader((target, from), action),
            Question::NextBattle => self.choose_battle(action),
            Question::Declare(environ) => self.declare(asked.side, environ, action),
            Question::Rise(environ) => self.rise(environ, action),
            Question::Lead(_) => self.lead(asked.side, action),
            Question::Search(_) => self.choose_search(asked.side, action),
            Question::Searchers(_) => self.choose_searchers(asked, action),
            Question::Hide => self.hide(action),
            Question::Attack { squad, .. } => self.attack(asked.side, squad, action),
            Question::Champion => self.champion(action),
            Question::Active => self.activate(asked, action),
            Question::BreakOff => self.break_off(asked.side, action),
            Question::Wound => self.mark_wound(asked.side, action),
            Question::WoundByEvent => self.wound_by_event(action),
            Question::Trade => self.choose_trade(asked.side, action),
            Question::TradeTo(possession) => self.trade_to(possession, action),
            Question::BuyShip(gems) => self.buy_ship(gems, action),
            Question::Disable(possession) => self.disable(possession, action),
            Question::Inherit(possession) => self.inherits(possession, action),
            Question::Environ => self.choose_environ(action),
            Question::Assign => self.assign(asked.side, action),
            Question::Recruit => self.recruit(asked, action),
            Question::Target => self.aim(action),
            Question::Declaration => self.declare_uses(asked, action),
            Question::Improve(possession, character) => self.improve(possession, character, action),
            Question::Draw => self.draw_or_settle(action),
            Question::Cancel(group) => self.cancel(group, action),
            Question::Ward => self.ward(action),
            Question::Calm => self.calm(action),
            Question::Settle => self.choose_settled(action),
            Question::Succeed(group) => self.choose_success(group, action),
            Question::Damage { levels, .. } => self.damage(levels, action),
            Question::Raid => self.raid(action),
            Question::FoundBy(group) => self.found_by(group, action),
            Question::Free => self.free_prisoner(action),
            Question::Die => self.one_dies(action),
            Question::Raise(environ, points) => self.raise_unit((environ, points), action),
            Question::Commission => self.commission_knight(action),
        }
    }
}
