//! The same task for everyone aboard at one press, instead of a press for each (4.2).

use kit::play::Together;
use vikings::play::{Action, Duty, ManNumber, Position};

/// All tasks that several members of a crew can be given, each for all of them.
pub fn together(position: &Position, legal: &[Action]) -> Vec<Together<Action>> {
    // A character at a hook keeps it: after another task they could not be given the hook again in this phase.
    let is_free = |man: ManNumber| position.man(man).duty != Duty::Hook;
    let given = |duty: Duty| {
        let actions: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Assign(man, other) if *other == duty && is_free(*man)))
            .collect();
        let words = format!("All {}: {}", actions.len(), duty.of_all());
        (actions.len() > 1).then_some(Together {
            actions,
            words,
            says: "Everybody aboard who has no other task in this phase yet, but those at a hook.",
        })
    };
    // The helm is for one character, and a hook for those beside it, so these are given singly.
    [Duty::Oars, Duty::Boarding, Duty::Bailing].into_iter().filter_map(given).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_several_can_be_given_is_given_to_all_at_one_press() {
        let assign = |man, duty| Action::Assign(ManNumber(man), duty);
        let boarding = vec![assign(0, Duty::Boarding), assign(1, Duty::Boarding), assign(3, Duty::Boarding)];
        let legal =
            [&boarding[..], &[assign(2, Duty::Bailing), assign(2, Duty::Helm), assign(1, Duty::Helm), Action::Done]].concat();
        let offers = together(&legal);
        let words: Vec<_> = offers.iter().map(|offer| &offer.words[..]).collect();
        assert_eq!(words, ["All 3: stand ready to board"]);
        assert_eq!(offers[0].actions, boarding);
    }
}
