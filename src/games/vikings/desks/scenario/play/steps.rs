//! What a step costs, beside its choice (2.5, 2.51).

use kit::play::Beside;
use rules::counted;
use rules::play::Play as _;
use vikings::play::{Action, Battle, Question, State};

/// The remark beside a step: its cost, and what is left after it.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let (public, position) = (battle.public(), &state.position);
    let (Action::Step(pose), Some((_, Question::Step)), Some(walk)) = (action, position.question, &position.walk) else {
        return None;
    };
    let here = position.man(walk.man);
    let motion = if here.is_here() {
        public.motion_to(position, walk.man, here.pose, walk.left, pose)
    } else {
        public.entries(position, walk.man).into_iter().find(|motion| motion.pose == pose)
    }?;
    let left = walk.left.saturating_sub(motion.cost);
    let cost = counted(u32::from(motion.cost), "movement point");
    Some(Beside {
        words: format!("{} of {}", motion.cost, walk.left),
        says: format!("The step costs {cost}; of {} {left} would be left (2.51).", walk.left),
    })
}
