//! Reports that captives are free again. The book has no rule for captives.

use super::{Event, ManNumber, Phase, Table};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Reports which characters are no longer captive. This waits until no move, attack or retreat is in progress, because a friend who only passes
    /// by frees nobody.
    pub(super) fn note_captives(&mut self) {
        let (public, position) = (self.public(), self.position());
        let is_over = position.walk.is_none() && position.clash.is_none() && position.retreats.is_empty();
        if !public.options.captives || !is_over || position.phase == Phase::SettingUp {
            return;
        }
        let numbers = position.numbered().map(|(man, _)| man);
        let held: Vec<ManNumber> = numbers.filter(|man| public.is_captive(position, *man)).collect();
        if held == position.captives {
            return;
        }
        let before = std::mem::replace(&mut self.position_mut().captives, held);
        for man in before {
            let is_free = self.man(man).is_here() && !self.position().captives.contains(&man);
            if is_free {
                let friend = self.public().beside_captive(self.position(), man, self.player_of(man));
                self.tell(Event::Freed(man, friend));
            }
        }
    }
}
