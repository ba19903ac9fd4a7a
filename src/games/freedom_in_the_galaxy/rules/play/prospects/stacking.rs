//! What it costs to stack characters with units or to search with them: who is detected by it.

use super::super::moving::Stack;
use super::super::{Action, CharacterNumber, Contest, Counter, Look, Party, Question, State, View, searching};
use crate::Side;

impl Contest {
    /// The characters whom a choice detects because it stacks somebody with units: with one of a side all of that side in the environ are detected
    /// (9.4, 9.52). Empty if they are detected already. With them, whether the choice bars whom it stacks from the missions of this player-turn: who is
    /// moved with units may stand apart again at the end of the movement (9.57), and the side that is not phasing does no missions. `None` if the
    /// choice newly stacks nobody.
    #[must_use]
    pub fn detected_by_stacking(&self, state: &State, action: Action) -> Option<(Party, bool)> {
        let asked = state.asked?;
        let look = View::of(state, asked.side).look(&self.public);
        let party = match (asked.question, action) {
            (Question::Stack(environ), Action::With(character))
            | (Question::Lead(environ), Action::Lead(character))
            | (Question::Search(environ), Action::SearchLed(character)) => {
                newly(&look, character)?;
                look.free(asked.side, environ)
            }
            (Question::Gather(_), Action::Take(counter)) => taken(&look, asked.side, counter)?,
            (Question::ReactLeader(..), Action::Take(Counter::Character(leader))) => Party::of(leader),
            _ => return None,
        };
        let bars = match asked.question {
            Question::Stack(_) => true,
            Question::Lead(_) => asked.side == state.open.phasing,
            _ => false,
        };
        Some((party.without(state.open.detected()), bars))
    }

    /// The characters whom a choice detects because they search (11.31): those who search, or those who can while it is still to be chosen who does.
    /// Empty if they are detected already. `None` if the choice lets no character search.
    #[must_use]
    pub fn detected_by_searching(&self, state: &State, action: Action) -> Option<Party> {
        let asked = state.asked?;
        let look = View::of(state, asked.side).look(&self.public);
        let party = match (asked.question, action) {
            (Question::Search(environ), Action::SearchWithCharacters) => searching::searchers(&look, asked.side, environ),
            (Question::Searchers(_), Action::Join(character)) => Party::of(character),
            (Question::Searchers(_), Action::Done) => look.open.search.searchers,
            _ => return None,
        };
        Some(party.without(state.open.detected()))
    }
}

/// `None` if the character stands with units already.
fn newly(look: &Look, character: CharacterNumber) -> Option<()> {
    (!look.open.character(character).with_units).then_some(())
}

/// The characters who go with units if this counter joins the stack that gathers; `None` if nobody new does.
fn taken(look: &Look, side: Side, counter: Counter) -> Option<Party> {
    let now = Stack::on_the_way(look, side);
    let then = now.with(look, side, counter);
    let with_units = look.open.with_units().or(if now.has_units() { now.party } else { Party::NOBODY });
    let newly = then.party.without(with_units);
    (then.has_units() && !newly.is_empty()).then_some(newly)
}
