//! The numbers of the choices, and the digits that the player presses to make them.

use super::{ActionOf, Game, PlayedByHand};
use rules::play::Told as _;

/// How many choices have a digit; the digits begin at 1.
const DIGITS: usize = 9;
/// The number of every choice that ends the question or leaves everything as it is. The digit of such a choice is always 0.
pub(super) const ENOUGH: usize = usize::MAX;

/// The digit that makes the choice with this number; `None` if the choice has no digit.
pub(super) fn digit(number: usize) -> Option<char> {
    match number {
        ENOUGH => Some('0'),
        number if number < DIGITS => char::from_digit(number as u32 + 1, 10),
        _ => None,
    }
}

/// Whether a choice ends the question; such a choice stands apart from the others.
pub(super) const fn is_enough<A>((number, _): &(usize, A)) -> bool {
    *number == ENOUGH
}

impl<P: PlayedByHand> Game<P> {
    /// The present choices in the order in which they are listed, each with its number, counted from 0. They are grouped by heading, in the order of
    /// their first choices; a choice that ends the question comes last.
    pub fn numbered(&self) -> Vec<(usize, ActionOf<P>)> {
        let numbered = self.numbers.iter().enumerate();
        let mut all =
            in_order::<P, _>(numbered.filter_map(|(number, action)| Some((number, (*action)?))).collect(), |(_, action)| *action);
        all.extend(self.legal().iter().copied().filter(|action| P::is_enough(*action)).map(|action| (ENOUGH, action)));
        all
    }

    /// The number of actions before the present question. While a player picks from the same choices one by one, the question counts as the same.
    pub(super) fn asked_after(&self) -> usize {
        let (actions, at) = (&self.replay().record().actions, self.replay().at());
        let picks_on = |action: &ActionOf<P>| P::gathers(*action) && !P::is_in_hand(*action);
        let upto = &actions[..at.min(actions.len())];
        at - upto.iter().rev().take_while(|action| picks_on(action)).count()
    }

    /// Numbers the choices. If some choices stand for numbers themselves, those get their own digits, and the others get no digit. While a player
    /// picks from a group one by one, a choice keeps its number until it is made, as long as at least one of the remaining choices has a digit. It
    /// has the same number again once it is taken back.
    pub(super) fn number_choices(&mut self) {
        self.numbers.clear();
        if self.legal().is_empty() {
            return;
        }
        let at = self.replay().at();
        let gathers = self.replay().record().actions.last().is_some_and(|last| P::gathers(*last));
        let mut numbered = std::mem::take(&mut self.numbered);
        numbered.retain(|(before, _)| gathers && *before <= at);
        let known = numbered.pop_if(|(before, _)| *before == at).filter(|(_, numbers)| self.legal_are(numbers));
        let numbers = match known {
            Some((_, numbers)) => numbers,
            None => self.numbers_after(numbered.last().map_or_else(Vec::new, |(_, numbers)| numbers.clone())),
        };
        numbered.push((at, numbers.clone()));
        (self.numbered, self.numbers) = (numbered, numbers);
    }

    /// Whether these are the numbers of exactly the present choices.
    fn legal_are(&self, numbers: &[Option<ActionOf<P>>]) -> bool {
        let wanted = || self.legal().iter().filter(|action| !P::is_enough(**action));
        let known = || numbers.iter().flatten();
        known().count() == wanted().count() && wanted().all(|action| known().any(|other| other == action))
    }

    /// The numbers of the present choices, if these were the numbers at the question before.
    fn numbers_after(&self, mut numbers: Vec<Option<ActionOf<P>>>) -> Vec<Option<ActionOf<P>>> {
        for place in &mut numbers {
            *place = place.filter(|action| self.legal().contains(action));
        }
        if numbers.iter().take(DIGITS).all(Option::is_none) {
            numbers.clear();
        }
        let is_new = |action: &ActionOf<P>| !P::is_enough(*action) && !numbers.contains(&Some(*action));
        let new = self.legal().iter().copied().filter(is_new).collect();
        let new = in_order::<P, _>(new, |action| *action);
        if numbers.is_empty() && new.iter().any(|action| P::own_digit(*action).is_some()) {
            let of_digit =
                |digit: usize| new.iter().copied().find(|action| P::own_digit(*action).map(usize::from) == Some(digit));
            numbers.extend((1..=DIGITS).map(of_digit));
            numbers.extend(new.iter().copied().filter(|action| P::own_digit(*action).is_none()).map(Some));
        } else {
            numbers.extend(new.into_iter().map(Some));
        }
        numbers
    }
}

/// Groups choices by heading; the headings stand in the order of their first choices.
fn in_order<P: PlayedByHand, T>(mut choices: Vec<T>, action: impl Fn(&T) -> ActionOf<P>) -> Vec<T> {
    let mut headings: Vec<&str> = Vec::new();
    for choice in &choices {
        let heading = P::Played::heading(action(choice));
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    choices.sort_by_key(|choice| headings.iter().position(|heading| *heading == P::Played::heading(action(choice))));
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_a_question_has_the_digit_0_and_the_first_nine_choices_have_the_others() {
        assert_eq!([0, 8, 9, ENOUGH].map(digit), [Some('1'), Some('9'), None, Some('0')]);
    }
}
