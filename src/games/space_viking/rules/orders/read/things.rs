//! Reads lists of things, which an order loads, makes a fleet of, takes along or hands over.

use super::{Read, Reader, Wanted, is_digits, verb};
use crate::orders::{
    Spotted, Thing, What,
    grammar::{Room, Slot, is_grammar_word},
    tokens::Kind,
};

impl Reader<'_, '_> {
    /// Reads a list of things. If the word after a comma is the verb of an act, the list ends before that comma.
    pub(super) fn things(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Vec<Thing>> {
        let mut things = vec![self.thing(slot, stop)?];
        while self.peek() == Some(Kind::Comma) {
            let behind = self.tokens.get(self.next + 1).map(|token| token.kind);
            if matches!(behind, Some(Kind::Word(word)) if verb(word, |room| room == Room::Act).is_some()) {
                break;
            }
            self.next += 1;
            things.push(self.thing(slot, stop)?);
        }
        Ok(things)
    }

    fn thing(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Thing> {
        self.want(Wanted::Slot(slot));
        let number = if self.peek_word().is_some_and(is_digits) { Some(self.number(slot)?) } else { None };
        let at = self.spot();
        let what = match (number, self.peek()) {
            (Some(_), _) if self.takes("IU") => What::Money,
            (Some(_), _) if self.takes("people") => What::People,
            (None, Some(Kind::Word(word))) => {
                let follows = self.tokens.get(self.next + 1).map(|token| token.kind);
                let is_alone =
                    !matches!(follows, Some(Kind::Word(next)) if !stop.is_some_and(|stop| stop.eq_ignore_ascii_case(next)));
                // Several words in a row can only be the name of an item, unless the first is a word of the grammar.
                if is_alone || is_grammar_word(word) {
                    What::Named(self.name(slot)?)
                } else {
                    What::Named(self.item(slot, stop)?)
                }
            }
            (_, Some(_)) => What::Named(self.item(slot, stop)?),
            (_, None) => return Err(self.wants(slot)),
        };
        Ok(Thing { number, what: Spotted::new(at, what) })
    }
}
