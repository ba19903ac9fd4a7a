//! The remark beside a character who could take the result of an attack or of a collision. A character who is already stunned or wounded dies of it
//! (8.8).

use kit::play::Beside;
use vikings::play::{Action, Condition, Harm, Question, State};

/// The remark that a character would die of a result; `None` if they would survive it, for example because they are in full health.
pub fn beside(state: &State, action: Action) -> Option<Beside> {
    let (Action::Take(man), position) = (action, &state.position) else { return None };
    let harm = match position.question?.1 {
        Question::Takes => position.clash.as_ref()?.wound?.harm,
        Question::Shaken(_) => position.naval.shocks.first()?.harm,
        _ => return None,
    };
    let already = match position.man(man).condition {
        Condition::Sound => return None,
        Condition::Wounded => "wounded",
        Condition::Stunned => "stunned",
    };
    let dies = matches!(harm, Harm::Stun | Harm::Wound | Harm::Fall);
    dies.then(|| Beside { words: format!("dies, being {already}"), says: format!("Who is {already} already dies of it (8.8).") })
}
