//! The words for the action by which a player ends a question, for example by ending a phase or a move.

use super::{Battle, Phase, Position, Question};
use rules::play::Told as _;

impl Battle {
    /// The words for ending the question that the player has to answer now.
    pub(super) fn ends(&self, position: &Position) -> String {
        let Some((player, question)) = position.question else { return String::new() };
        let walker = position.walk.as_ref().map(|walk| walk.man);
        match question {
            Question::Tasks(boat) => format!("No more tasks for {}", self.boat_name(boat)),
            Question::Between => "No more hooks and ropes".into(),
            Question::Pull(own, other) => format!("No more pulling of {} and {}", self.boat_name(own), self.boat_name(other)),
            Question::Archer if position.phase == Phase::Fire => "No more offensive fire".into(),
            Question::Archer => "No more defensive fire".into(),
            Question::Target(archer) => format!("{} does not shoot", self.name(archer)),
            Question::Mover => format!("Nobody else of {} moves", self.side_name(player)),
            Question::Step => walker.map_or_else(String::new, |man| {
                let (state, name) = (position.man(man), self.name(man));
                if !state.is_here() {
                    format!("{name} does not come in")
                } else if self.public.can_end(position, man, state.pose) {
                    format!("{name} stays here")
                } else {
                    format!("{name} goes back, with no way on")
                }
            }),
            Question::Reaction => walker.map_or_else(String::new, |man| format!("Nobody shoots at {} here", self.name(man))),
            Question::Walls => "Walls of shields stay as they are".into(),
            Question::Axes => "Axes stay as they are".into(),
            Question::Fights => "No more attacks".into(),
            Question::Join => "The attack is given up".into(),
            Question::Retreat => position
                .retreats
                .first()
                .map_or_else(String::new, |retreat| format!("{} stays and takes a wound", self.name(retreat.man))),
            Question::Advance => "Nobody advances".into(),
            Question::AdvanceOn(man) => format!("{} advances no farther", self.name(man)),
            // These questions cannot be ended, because they have to be answered.
            Question::Row(_)
            | Question::Place(..)
            | Question::Berth(..)
            | Question::Coil(_)
            | Question::Speed(_)
            | Question::Sail(_)
            | Question::Shaken(_)
            | Question::Put(_)
            | Question::Takes
            | Question::Displace(_) => String::new(),
        }
    }
}
