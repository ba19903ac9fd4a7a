//! The same task for everyone aboard, or an axe for everyone, at one press instead of a press for each (3.3, 4.2).

use kit::play::Together;
use vikings::play::{Action, Duty, ManNumber, Position};

/// All tasks that several members of a crew can be given, each for all of them, and the axes that several can take up or lower.
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
    // The helm is for one character, and a hook for those beside it, so these are given singly.
    let tasks = [Duty::Oars, Duty::Boarding, Duty::Bailing].into_iter().filter_map(given);
    tasks.chain([false, true].into_iter().filter_map(|held| axes(position, legal, held))).collect()
}

/// The axes that several characters can lower if they are `held` in both hands, or else take up (3.3).
fn axes(position: &Position, legal: &[Action], held: bool) -> Option<Together<Action>> {
    let is_meant = |action: &Action| matches!(action, Action::Axe(man) if position.man(*man).axe == held);
    let actions: Vec<Action> = legal.iter().copied().filter(is_meant).collect();
    let (does, says) = if held {
        ("lower the axe", "Everybody who holds an axe in both hands lowers it.")
    } else {
        ("take the axe in both hands", "Everybody who may swing an axe with both hands, and does not hold it so yet.")
    };
    let words = format!("All {}: {does}", actions.len());
    (actions.len() > 1).then_some(Together { actions, words, says })
}
