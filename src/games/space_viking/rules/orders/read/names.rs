//! Reads names. Players, fleets and worlds are written as one word or in quotes, items and technologies with all the words of their names in the
//! tables.

use super::{Read, Reader, is_digits, needs_quotes};
use crate::orders::Name;
use crate::orders::grammar::Slot;
use crate::orders::spot::visible;
use crate::orders::tokens::Kind;

impl Reader<'_, '_> {
    pub(super) fn name(&mut self, slot: Slot) -> Read<Name> {
        let text = match self.peek() {
            Some(Kind::Word(word)) => match needs_quotes(word) {
                None => word,
                Some(reason) => return Err(self.trouble(reason)),
            },
            Some(Kind::Quoted(text)) if !visible(text).is_empty() => text,
            Some(Kind::Quoted(_)) => return Err(self.trouble("A name is empty.")),
            _ => return Err(self.wants(slot)),
        };
        let name = Name { at: self.spot(), text: visible(text).into_owned() };
        self.next += 1;
        Ok(name)
    }

    /// Reads the player of an opening line: everything before the word `stop`, with or without quotes.
    pub fn opening_player(&mut self, stop: &'static str) -> Read<Name> {
        let words = self.tokens[self.next..].iter().map_while(|token| match token.kind {
            Kind::Word(word) if !word.eq_ignore_ascii_case(stop) => Some(word),
            _ => None,
        });
        let words: Vec<&str> = words.collect();
        let stops = matches!(self.tokens.get(self.next + words.len()).map(|token| token.kind), Some(Kind::Word(_)));
        if words.len() < 2 || !stops {
            return self.name(Slot::Player);
        }
        let name = Name { at: self.spot(), text: visible(&words.join(" ")).into_owned() };
        self.next += words.len();
        Ok(name)
    }

    pub(super) fn names(&mut self) -> Read<Vec<Name>> {
        if self.takes("nobody") {
            return Ok(Vec::new());
        }
        let mut names = vec![self.name(Slot::Players)?];
        while self.takes_kind(Kind::Comma) {
            names.push(self.name(Slot::Players)?);
        }
        Ok(names)
    }

    pub(super) fn foe(&mut self) -> Read<Name> {
        let at = self.spot();
        if self.takes("stranger") {
            let number = self.number(Slot::Foe)?;
            return Ok(Name { at, text: format!("stranger {number}") });
        }
        self.name(Slot::Foe)
    }

    pub(super) fn key(&mut self) -> Read<Name> {
        let (Some(Kind::Word(text) | Kind::Quoted(text)), at) = (self.peek(), self.spot()) else {
            return Err(self.wants(Slot::Key));
        };
        self.next += 1;
        Ok(Name { at, text: text.to_owned() })
    }

    /// Reads the name of an item: all words up to a punctuation mark or to the word `stop`.
    pub(super) fn item(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Name> {
        let (at, first) = (self.spot(), self.next);
        if let Some(Kind::Quoted(_)) = self.peek() {
            return self.name(slot);
        }
        while self.peek_word().is_some_and(|word| !stop.is_some_and(|stop| stop.eq_ignore_ascii_case(word))) {
            self.next += 1;
        }
        if self.next == first { Err(self.wants(slot)) } else { Ok(Name { at, text: self.joined(first) }) }
    }

    /// Reads the name of a technology: all words before the number that ends the line.
    pub(super) fn technology(&mut self) -> Read<Name> {
        let (at, first) = (self.spot(), self.next);
        if let Some(Kind::Quoted(_)) = self.peek() {
            return self.name(Slot::Technology);
        }
        let mut last = self.tokens.len();
        let word_at = |at: usize| match self.tokens.get(at).map(|token| token.kind) {
            Some(Kind::Word(word)) => word,
            _ => "",
        };
        if last > first && word_at(last - 1).eq_ignore_ascii_case("iu") {
            last -= 1;
        }
        if last > first && is_digits(word_at(last - 1)) {
            last -= 1;
        }
        while self.next < last && self.peek_word().is_some() {
            self.next += 1;
        }
        if self.next == first { Err(self.wants(Slot::Technology)) } else { Ok(Name { at, text: self.joined(first) }) }
    }

    /// Joins the words from the token `first` up to the next token to be read, with blanks between them.
    fn joined(&self, first: usize) -> String {
        let mut text = String::new();
        for token in &self.tokens[first..self.next] {
            if let Kind::Word(word) = token.kind {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
            }
        }
        text
    }
}
