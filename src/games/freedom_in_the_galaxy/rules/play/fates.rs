//! What becomes of characters and their possessions: death, capture and freedom (12.7, 12.8, 14.25).

use super::table::Table;
use super::{Cause, CharacterNumber, EnvironNumber, Event, Holding, Standing, Task, Whereabouts};
use crate::Side;
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Kills a character. The possessions are destroyed too, but a ship may pass to another character (14.25, 14.55).
    pub(super) fn kill(&mut self, character: CharacterNumber, cause: Cause) {
        let at = self.state.open.character(character).at;
        if at == Whereabouts::Killed {
            return;
        }
        self.tell(Event::Killed(character, cause));
        self.leave(character, at);
        let now = self.character_mut(character);
        (now.at, now.detected, now.with_units) = (Whereabouts::Killed, false, false);
    }

    /// Reports that a character is captured, and imprisons the character.
    pub(super) fn capture(&mut self, character: CharacterNumber, cause: Cause) {
        self.tell(Event::Captured(character, cause));
        self.imprison(character);
    }

    /// Makes a character a prisoner in the same environ. The enemy keeps the possessions, so they leave the game (14.26).
    pub(super) fn imprison(&mut self, character: CharacterNumber) {
        let at = self.state.open.character(character).at;
        let Whereabouts::In(environ) = at else { return };
        self.leave(character, at);
        let now = self.character_mut(character);
        (now.at, now.detected, now.with_units) = (Whereabouts::Captive(environ), false, false);
    }

    /// Takes the possessions of a character who is gone: ships pass to others, and the rest leaves the game.
    fn leave(&mut self, character: CharacterNumber, at: Whereabouts) {
        let things: Vec<_> = self.look().belongings(character).collect();
        for thing in things {
            let now = &mut self.state.open.possessions[thing.index()];
            if now.at == Holding::Unseen {
                self.state.open.unseen -= 1;
                self.state.rebel.bearers[thing.index()] = None;
            }
            self.state.open.possessions[thing.index()].at = Holding::Gone;
            match at {
                Whereabouts::In(environ) if self.public().is_ship(thing) => {
                    self.state.open.possessions[thing.index()].at = Holding::Parked(environ);
                    self.then(Task::Inherit(thing, environ));
                }
                _ => self.tell(Event::Gone(thing)),
            }
        }
    }

    /// Sets a prisoner free in the same environ.
    pub(super) fn free(&mut self, character: CharacterNumber) {
        if let Whereabouts::Captive(environ) = self.state.open.character(character).at {
            let now = self.character_mut(character);
            (now.at, now.detected, now.with_units) = (Whereabouts::In(environ), false, false);
            self.tell(Event::Freed(character));
        }
    }

    /// Sets free all prisoners who have no guard (12.82).
    pub(super) fn loosen_prisoners(&mut self) {
        if !self.state.open.characters.iter().any(|now| matches!(now.at, Whereabouts::Captive(_))) {
            return;
        }
        let places = self.public().places().chain([self.public().transit()]);
        for environ in places {
            for side in Side::ALL {
                self.loosen_in(side, environ);
            }
        }
    }

    fn loosen_in(&mut self, side: Side, environ: EnvironNumber) {
        let look = self.look();
        let prisoners = look.prisoners(side, environ);
        if prisoners.is_empty() || look.number(side, environ) > 0 {
            return;
        }
        let guards = look.free(side, environ).len();
        for prisoner in prisoners.iter().skip(guards) {
            self.free(prisoner);
        }
    }

    /// Removes dead and captured characters from mission groups; the mission of an empty group is aborted.
    pub(super) fn thin_groups(&mut self) {
        let Some(errand) = &mut self.state.open.errand else { return };
        let characters = &self.state.open.characters;
        let environ = errand.environ;
        for group in &mut errand.groups {
            let here = |character: &CharacterNumber| characters[character.index()].at == Whereabouts::In(environ);
            group.members = group.members.iter().filter(here).collect();
            if group.members.is_empty() && !group.camp && group.standing == Standing::AtWork {
                group.standing = Standing::Aborted;
            }
        }
    }
}
