//! The engine: says whose decision it is, and carries out actions. `offers.rs` lists legal actions, and `turn.rs` continues to the next decision.

use super::offers::offer;
use super::{Action, Battle, Event, Phase, Pose, Public, Question, State, Table, View, hex_of};
use crate::boat::Berth;
use geometry::Facing;
use rules::Refusal;
use rules::play::{Dice, Outcome, Play, Player, Sink};

impl Play for Battle {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Public = Public;
    type View<'a> = View<'a>;

    fn players(&self) -> usize {
        self.public.sides.len()
    }

    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> State {
        let mut state = State::new(self);
        if self.public.options.mixed_markers {
            self.mix_markers(&mut state, dice);
        }
        Table { battle: self, state: &mut state, dice, sink }.proceed();
        state
    }

    fn to_act(&self, state: &State) -> Option<Player> {
        state.position.question.map(|(player, _)| player)
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        offer(&self.public, &state.position, &state.sealed, actions);
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        let position = &state.position;
        // Captains decide a whole move in advance and give it step by step. So a step on the board is checked by itself, without a list of all legal
        // actions.
        if let (Some((_, Question::Step)), Some(walk)) = (position.question, &position.walk)
            && position.man(walk.man).is_here()
        {
            let pose = position.man(walk.man).pose;
            match action {
                Action::Step(to) => return self.public.motion_to(position, walk.man, pose, walk.left, to).is_some(),
                Action::Done if self.public.can_end(position, walk.man, pose) => return true,
                _ => {}
            }
        }
        let mut legal = Vec::new();
        offer(&self.public, &state.position, &state.sealed, &mut legal);
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
        let Some((player, question)) = state.position.question.take() else { return };
        let mut table = Table { battle: self, state, dice, sink };
        table.carry_out(player, question, action);
        table.proceed();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.public.result(state)
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn view<'a>(&self, state: &'a State, player: Player) -> View<'a> {
        View::of(&self.public, state, player)
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out an action that is legal.
    fn carry_out(&mut self, player: Player, question: Question, action: Action) {
        match (question, action) {
            (Question::Row(man), Action::Row(row)) => self.ask(player, Question::Place(man, Some(row))),
            (Question::Place(man, _), Action::Place(pose)) => self.place(man, pose),
            (Question::Berth(boat, _), Action::Row(row)) => self.ask(player, Question::Berth(boat, Some(row))),
            (Question::Berth(boat, _), Action::Moor(axis, bow)) => self.moor(boat, Berth::new(hex_of(axis), Facing::new(bow))),
            (Question::Coil(rope), Action::Coil(deck)) => self.coil(rope, deck),
            (Question::Tasks(_), Action::Assign(man, duty)) => self.assign(player, man, duty),
            (Question::Tasks(_), _) => self.end_tasks(),
            (Question::Speed(boat), Action::Speed(speed)) => self.give_speed(player, boat, speed),
            (Question::Sail(boat), Action::Sail(sail)) => self.sail(boat, sail),
            (Question::Between, Action::Throw(man, at)) => self.throw_hook(player, man, at),
            (Question::Between, Action::Cut(man, rope)) => self.cut(player, man, rope),
            (Question::Between, _) => {
                let passes = self.position().naval.between.map_or(0, |(_, passes)| passes);
                self.pass_between(player, passes);
            }
            (Question::Shaken(_), Action::Take(man)) => self.shake(man),
            (Question::Pull(..), Action::Haul(axis, bow)) => self.haul(axis, bow),
            (Question::Pull(..), _) => self.end_pull(),
            (Question::Archer, Action::Pick(man)) => self.ask(player, Question::Target(man)),
            (Question::Archer, _) => {
                self.begin(if self.position().phase == Phase::Fire { Phase::Movement } else { Phase::Walls });
            }
            (Question::Target(archer), Action::Shoot(target)) => self.shoot(archer, target),
            (Question::Target(archer), Action::ShootBeast(beast)) => self.shoot_beast(archer, beast),
            (Question::Target(archer), _) => self.man_mut(archer).used.shot = true,
            (Question::Mover, Action::Pick(man)) => self.begin_walk(man),
            (Question::Mover, _) => self.begin(Phase::LateFire),
            (Question::Step, action) => self.act(action),
            (Question::Reaction, Action::React(archer)) => {
                if let Some(man) = self.position().walk.as_ref().map(|walk| walk.man) {
                    self.shoot(archer, man);
                }
            }
            (Question::Reaction, _) => self.set_reaction(false),
            (Question::Put(burden), Action::Put(pose)) => self.put(burden, pose),
            (Question::Walls, Action::Form(man, facing)) => self.form(man, facing),
            (Question::Walls, Action::Break(man)) => self.break_up(man),
            (Question::Walls, _) => self.begin_axes(),
            (Question::Axes, Action::Axe(man)) => self.swing(man),
            (Question::Axes, _) => self.begin(Phase::Combat),
            (Question::Fights, Action::Open(attacker, defender)) => self.open(attacker, vec![defender], None),
            (Question::Fights, Action::OpenAtBeast(attacker, beast)) => self.open(attacker, Vec::new(), Some(beast)),
            (Question::Fights, _) => self.end_round(),
            (Question::Join, Action::Join(man)) => self.join(Some(man), None),
            (Question::Join, Action::Add(man)) => self.join(None, Some(man)),
            (Question::Join, Action::Strike) => self.strike(),
            (Question::Join, _) => self.give_up_attack(),
            (Question::Takes, Action::Take(man)) => self.take(man),
            (Question::Retreat, Action::Retreat(pose)) => self.retreat(Some(pose)),
            (Question::Retreat, _) => self.retreat(None),
            (Question::Displace(man), Action::Displace(space)) => self.displace(man, Pose::on(space)),
            (Question::Displace(man), Action::Retreat(pose)) => self.displace(man, pose),
            (Question::Advance, Action::Advance(man, pose)) => self.advance(man, pose),
            (Question::Advance, _) => self.position_mut().clash = None,
            (Question::AdvanceOn(man), Action::Step(pose)) => self.advance_on(man, Some(pose)),
            (Question::AdvanceOn(man), _) => self.advance_on(man, None),
            // For these questions the remaining actions are never listed as legal.
            (
                Question::Row(_)
                | Question::Place(..)
                | Question::Berth(..)
                | Question::Coil(_)
                | Question::Put(_)
                | Question::Takes
                | Question::Displace(_)
                | Question::Speed(_)
                | Question::Sail(_)
                | Question::Shaken(_),
                _,
            ) => {}
        }
    }

    /// Carries out an action of the moving character.
    fn act(&mut self, action: Action) {
        match action {
            Action::Step(pose) => self.step(pose, true),
            Action::StepPast(pose) => self.step(pose, false),
            Action::Mount(beast) => self.mount(beast),
            Action::Dismount(space) => self.dismount(space),
            Action::Lead(beast) => self.lead(beast),
            Action::Carry(man) => self.carry(man),
            Action::Clear(helper, heap, to) => self.clear(helper, heap, to),
            Action::Climb(helper, to) => self.climb(helper, to),
            Action::TakeHook => self.take_hook(),
            Action::LayHook => {
                if let Some(man) = self.position().walk.as_ref().map(|walk| walk.man) {
                    self.lay_hook(man);
                }
            }
            Action::PickUp => self.pick_up(),
            Action::SetDown => {
                if let Some(man) = self.position().walk.as_ref().map(|walk| walk.man) {
                    self.drop_treasure(man);
                }
            }
            Action::Leave => self.leave(),
            _ => self.end_walk(),
        }
    }

    /// Makes a character lower an axe that they hold in both hands, so that their hands are free.
    pub(super) fn lower_axe(&mut self, man: super::ManNumber) {
        if std::mem::take(&mut self.man_mut(man).axe) {
            self.tell(Event::Axe(man, false));
        }
    }

    /// Has a character take an axe in both hands, or lower it if they hold it so.
    fn swing(&mut self, man: super::ManNumber) {
        let state = self.man_mut(man);
        state.axe = !state.axe;
        state.used.armed = true;
        let axe = state.axe;
        self.tell(Event::Axe(man, axe));
    }
}
