//! Hooks that characters carry, for example from one boat to another (4.66).

use super::super::{Action, Event, ManNumber, Position, Public, RopeNumber, Table, Walk};
use super::{Hook, Rope};
use rules::play::{Dice, Sink};

/// Which hook a character carries, and what a moving character can do with hooks.
impl Public {
    /// The hook that a character carries; `None` if they carry none.
    #[must_use]
    pub fn hook_of(&self, position: &Position, man: ManNumber) -> Option<RopeNumber> {
        let carried = |(_, rope): &(RopeNumber, &Rope)| rope.hook == Hook::Carried(man);
        if position.ropes.is_empty() { None } else { self.ropes(position).find(carried).map(|(number, _)| number) }
    }

    /// Lists what the moving character can do with hooks: take up the hook on their hex before they do anything else, or lay down the hook that they
    /// carry on an edge hex that has none.
    pub(in super::super) fn hook_choices(&self, position: &Position, walk: &Walk, actions: &mut Vec<Action>) {
        let man = walk.man;
        let state = position.man(man);
        if position.ropes.is_empty() || state.is_mounted() {
            return;
        }
        let Some((boat, deck)) = self.deck_of(position, man) else { return };
        let under = self.coil_under(position, man);
        if self.hook_of(position, man).is_some() {
            if under.is_none() && self.boats[boat.index()].class.is_edge(deck) {
                actions.push(Action::LayHook);
            }
        } else if let Some(rope) = under
            && position.ropes[rope.index()].hook == Hook::Stowed
            && walk.path.is_empty()
            && walk.spent == 0
            && walk.burdens.is_empty()
            && !self.is_threatened(position, self.man(man).player, state.pose.spaces())
        {
            actions.push(Action::TakeHook);
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has the moving character take up the hook on their hex. A carried hook lowers their movement.
    pub(in super::super) fn take_hook(&mut self) {
        let Some(man) = self.position().walk.as_ref().map(|walk| walk.man) else { return };
        let Some(rope) = self.public().coil_under(self.position(), man) else { return };
        self.position_mut().ropes[rope.index()].hook = Hook::Carried(man);
        self.tell(Event::TookHook(man, rope));
        let allowance = self.public().allowance(self.position(), man);
        if let Some(walk) = &mut self.position_mut().walk {
            walk.left = walk.left.min(allowance);
        }
    }

    /// Has a character lay down the hook that they carry. It then lies on their hex if that is an edge hex of a deck and has no hook; elsewhere the
    /// hook is lost.
    pub(in super::super) fn lay_hook(&mut self, man: ManNumber) {
        let (public, position) = (self.public(), self.position());
        let Some(rope) = public.hook_of(position, man) else { return };
        let place = public.deck_of(position, man).filter(|(boat, deck)| {
            let free = public.coil_under(position, man).is_none();
            free && public.boats[boat.index()].class.is_edge(*deck)
        });
        let lying = &mut self.position_mut().ropes[rope.index()];
        match place {
            Some((boat, coil)) => *lying = Rope { boat, coil, hook: Hook::Stowed },
            None => lying.hook = Hook::Gone,
        }
        self.tell(Event::LaidHook(man, rope));
    }
}
