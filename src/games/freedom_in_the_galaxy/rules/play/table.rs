//! The table at which the engine plays a game: the state that it changes, the dice, and the listener who receives the events.

use super::{
    Asked, CharacterNow, CharacterNumber, Contest, EnvironNow, EnvironNumber, Event, Look, PlanetNow, PlanetNumber, Public,
    Purpose, Question, State, Task, UnitKind,
};
use crate::Side;
use rules::play::{Dice, Sink, draw};

/// A game while the engine carries out an action.
pub(super) struct Table<'a, D, S> {
    pub contest: &'a Contest,
    pub state: &'a mut State,
    pub dice: &'a mut D,
    pub sink: &'a mut S,
    /// How many events have been reported up to now.
    pub told: u32,
}

impl<'a, D: Dice, S: Sink<Event>> Table<'a, D, S> {
    pub(super) const fn new(contest: &'a Contest, state: &'a mut State, dice: &'a mut D, sink: &'a mut S) -> Self {
        Self { contest, state, dice, sink, told: 0 }
    }

    pub(super) fn public(&self) -> &'a Public {
        &self.contest.public
    }

    pub(super) fn look(&self) -> Look<'_> {
        self.state.whole(&self.contest.public)
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.told += 1;
        self.sink.on_event(event);
    }

    pub(super) fn roll(&mut self, side: Side, purpose: Purpose) -> u8 {
        let die = self.dice.die();
        self.tell(Event::Die(side, purpose, die));
        die
    }

    /// Draws a number from 0 up to but not including `below`; all are equally likely.
    pub(super) fn draw(&mut self, below: usize) -> usize {
        draw(self.dice, below)
    }

    pub(super) fn ask(&mut self, side: Side, question: Question) {
        self.state.asked = Some(Asked { side, question });
    }

    /// Asks a side again the question that it has just answered.
    pub(super) fn again(&mut self, asked: Asked) {
        self.state.asked = Some(asked);
    }

    /// Puts a task on top of the agenda.
    pub(super) fn then(&mut self, task: Task) {
        self.state.open.agenda.push(task);
    }

    /// Puts tasks on the agenda, the first of them on top.
    pub(super) fn then_all(&mut self, tasks: &[Task]) {
        self.state.open.agenda.extend(tasks.iter().rev());
    }

    pub(super) fn phasing(&self) -> Side {
        self.state.open.phasing
    }

    pub(super) fn character_mut(&mut self, character: CharacterNumber) -> &mut CharacterNow {
        &mut self.state.open.characters[character.index()]
    }

    pub(super) fn planet_mut(&mut self, planet: PlanetNumber) -> &mut PlanetNow {
        &mut self.state.open.planets[planet.index()]
    }

    pub(super) fn environ_mut(&mut self, environ: EnvironNumber) -> &mut EnvironNow {
        &mut self.state.open.environs[environ.index()]
    }
}

/// How counters of units are put down, taken up, moved, laid face down and revealed.
impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    fn hidden_mut(&mut self, environ: EnvironNumber, kind: UnitKind) -> &mut u8 {
        &mut self.state.imperial.face_down[environ.index()][kind.index()]
    }

    /// Puts a unit into an environ, face down if its kind is hidden.
    pub(super) fn put_unit(&mut self, kind: UnitKind, environ: EnvironNumber) {
        if self.public().unit(kind).hidden {
            self.cover(environ);
            *self.hidden_mut(environ, kind) += 1;
            self.environ_mut(environ).face_down += 1;
            self.state.open.face_down[kind.index()] += 1;
        } else {
            self.environ_mut(environ).units[kind.index()] += 1;
        }
    }

    /// Takes a unit out of an environ: a face-up one if there is any, otherwise a face-down one.
    pub(super) fn take_unit(&mut self, kind: UnitKind, environ: EnvironNumber) {
        let open = &mut self.environ_mut(environ).units[kind.index()];
        if *open > 0 {
            *open -= 1;
        } else if *self.hidden_mut(environ, kind) > 0 {
            *self.hidden_mut(environ, kind) -= 1;
            self.environ_mut(environ).face_down -= 1;
            self.state.open.face_down[kind.index()] -= 1;
        }
    }

    /// Moves a unit. If its kind is hidden, all hidden kinds in both environs are laid face down (7.22).
    pub(super) fn move_unit(&mut self, kind: UnitKind, from: EnvironNumber, to: EnvironNumber) {
        if self.public().unit(kind).hidden {
            self.cover(from);
        }
        self.take_unit(kind, from);
        self.put_unit(kind, to);
    }

    /// Lays units that were revealed face down again, because the stack changes.
    fn cover(&mut self, environ: EnvironNumber) {
        let public = self.public();
        for kind in public.kinds().filter(|kind| public.unit(*kind).hidden) {
            let shown = std::mem::take(&mut self.environ_mut(environ).units[kind.index()]);
            *self.hidden_mut(environ, kind) += shown;
            self.environ_mut(environ).face_down += shown;
            self.state.open.face_down[kind.index()] += shown;
        }
    }

    /// Reveals the units of an environ. Both players know them until the stack changes.
    pub(super) fn reveal(&mut self, environ: EnvironNumber) {
        if self.state.open.environ(environ).face_down == 0 {
            return;
        }
        self.tell(Event::Revealed(environ));
        for kind in self.public().kinds() {
            let hidden = std::mem::take(self.hidden_mut(environ, kind));
            self.environ_mut(environ).units[kind.index()] += hidden;
            self.state.open.face_down[kind.index()] -= hidden;
            if hidden > 0 {
                self.tell(Event::Shown(environ, kind, hidden));
            }
        }
        self.environ_mut(environ).face_down = 0;
    }

    /// How many units of a kind in an environ have moved in this segment, as a value that can be changed.
    pub(super) fn moved_mut(&mut self, kind: UnitKind, environ: EnvironNumber) -> &mut u8 {
        if self.public().unit(kind).hidden {
            &mut self.state.imperial.moved[environ.index()][kind.index()]
        } else {
            &mut self.environ_mut(environ).moved[kind.index()]
        }
    }

    /// Takes a lost unit off the board and reports the loss.
    pub(super) fn lose_unit(&mut self, kind: UnitKind, environ: EnvironNumber) {
        self.take_unit(kind, environ);
        self.tell(Event::Lost(kind, environ));
    }
}
