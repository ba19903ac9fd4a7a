//! Gives the same task to everyone aboard with one press, instead of one press for each (4.2).

use kit::play::Together;
use vikings::play::{Action, Duty, ManNumber, Position};

/// The tasks that several members of a crew can be given, each with the actions that give it to all of them.
pub fn together(position: &Position, legal: &[Action]) -> Vec<Together<Action>> {
    // A character who has a hook keeps it, because after another task they could not be given the hook again in this phase.
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
    // Only one character can have the helm, and only those beside a hook can have that hook, so these tasks are given one by one.
    [Duty::Oars, Duty::Boarding, Duty::Bailing].into_iter().filter_map(given).collect()
}
