//! The numbers of the choices, by which digits make them.

use super::{ActionOf, Game, PlayedByHand};
use rules::play::Told as _;

impl<P: PlayedByHand> Game<P> {
    /// The choices that can be made now, in the order in which they are listed, each with its number, counted from 0: grouped by heading, in the
    /// order of their first choices, and what leaves everything as it is last.
    pub fn numbered(&self) -> Vec<(usize, ActionOf<P>)> {
        let numbered = self.numbers.iter().enumerate();
        in_order::<P, _>(numbered.filter_map(|(number, action)| Some((number, (*action)?))).collect(), |(_, action)| *action)
    }

    /// Numbers the choices. While a group gathers, a choice keeps its number until it is made; what ends the question is asked anew each time.
    pub(super) fn number_choices(&mut self) {
        let gathers = self.replay().record().actions.last().is_some_and(|last| P::is_in_hand(*last));
        let mut numbers = std::mem::take(&mut self.numbers);
        for place in &mut numbers {
            *place = place.filter(|action| gathers && !P::is_enough(*action) && self.legal().contains(action));
        }
        if numbers.iter().all(Option::is_none) {
            numbers.clear();
        }
        let new = self.legal().iter().copied().filter(|action| !numbers.contains(&Some(*action))).collect();
        numbers.extend(in_order::<P, _>(new, |action| *action).into_iter().map(Some));
        self.numbers = numbers;
    }
}

/// Puts choices under their headings, in the order of their first choices, and what leaves everything as it is last.
fn in_order<P: PlayedByHand, T>(mut choices: Vec<T>, action: impl Fn(&T) -> ActionOf<P>) -> Vec<T> {
    let mut headings: Vec<&str> = Vec::new();
    for choice in &choices {
        let heading = P::Played::heading(action(choice));
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    choices.sort_by_key(|choice| {
        let action = action(choice);
        (P::is_enough(action), headings.iter().position(|heading| *heading == P::Played::heading(action)))
    });
    choices
}
