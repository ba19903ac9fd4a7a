//! What it costs to stack characters with units or to search with them: which characters become detected.

use super::super::moving::Stack;
use super::super::{Action, CharacterNumber, Contest, Counter, Look, Party, Question, State, View, searching};
use crate::Side;

impl Contest {
    /// The characters who become detected because a choice stacks a character with units. With that character, all characters of the side in the
    /// environ are detected (9.4, 9.52). Characters who are detected already are left out. `None` if the choice stacks no further character.
    ///
    /// The second value says whether the choice bars the stacked characters from missions in this player-turn. Characters who move with units are not
    /// barred, since they may stand apart again at the end of movement (9.57). Nor are characters of the side that is not phasing, since it does no
    /// missions.
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

    /// The characters who become detected because a choice lets them search (11.31). As long as the player still has to choose the searchers, these
    /// are all characters who can search. Characters who are detected already are left out. `None` if the choice lets no character search.
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

/// `None` if the character already stands with units, because no choice can then newly stack the character.
fn newly(look: &Look, character: CharacterNumber) -> Option<()> {
    (!look.open.character(character).with_units).then_some(())
}

/// The characters who will move with units if this counter joins the stack that is being gathered; `None` if there are no more of them than before.
fn taken(look: &Look, side: Side, counter: Counter) -> Option<Party> {
    let now = Stack::on_the_way(look, side);
    let then = now.with(look, side, counter);
    let with_units = look.open.with_units().or(if now.has_units() { now.party } else { Party::NOBODY });
    let newly = then.party.without(with_units);
    (then.has_units() && !newly.is_empty()).then_some(newly)
}
