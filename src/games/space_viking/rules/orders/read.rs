//! Reads one line of a sheet according to the table of the grammar. It looks nothing up and guesses nothing: a word that does not fit the table is
//! reported as `Trouble`, with its position and the reason.
//!
//! Reading order: this file, `values.rs`, `names.rs`, `things.rs`, `routes.rs`.

mod names;
mod routes;
mod things;
mod values;

use std::borrow::Cow;

use super::folded::Fold;
use super::grammar::{FORMS, Form, Part, Room, Slot, Verb, is_grammar_word};
use super::said::{Said, Value};
use super::tokens::{Kind, Token};
use super::{Lot, Spot};
use crate::{Aim, Mode};
use rules::nearest;

/// The reason why a line is not understood, and the word at which it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The position of the word.
    pub at: Spot,
    /// The reason, as a sentence.
    pub reason: Cow<'static, str>,
    /// The word most similar to the wrong one among those that would fit; `None` if no word is similar.
    pub nearest: Option<Cow<'static, str>>,
}

/// A word or a value that could stand at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This word.
    Word(&'static str),
    /// A value that fills this slot.
    Slot(Slot),
    /// The first word of any form that may stand in this part of a sheet.
    Verb(Room),
}

/// Reads the tokens of a line.
pub struct Reader<'t, 'l> {
    tokens: &'l [Token<'t>],
    next: usize,
    line: u32,
    folds: &'l [Fold],
    /// What could stand after the last token, for completion.
    pub wanted: Vec<Wanted>,
}

type Read<T> = Result<T, Trouble>;

/// The verb whose form begins with this word. Only forms in the rooms that `is_in` accepts are considered.
pub fn verb(word: &str, is_in: impl Fn(Room) -> bool) -> Option<Verb> {
    FORMS.iter().find(|form| is_in(form.room) && form.word().eq_ignore_ascii_case(word)).map(|form| form.verb)
}

/// The reason why a name has to be put in quotes; `None` if it needs no quotes.
pub fn needs_quotes(word: &str) -> Option<&'static str> {
    if word.is_empty() {
        Some("A name is empty.")
    } else if !word.chars().all(char::is_alphanumeric) {
        Some("A name with a sign or a blank in it stands in quotes, and a dash between stops stands between blanks.")
    } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
        Some("A name of digits only stands in quotes.")
    } else if is_grammar_word(word) {
        Some("A name that is a word of the grammar stands in quotes.")
    } else {
        None
    }
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl<'t, 'l> Reader<'t, 'l> {
    /// A reader for the tokens of the line with this number.
    pub fn new(tokens: &'l [Token<'t>], line: u32) -> Self {
        Self { tokens, next: 0, line, folds: &[], wanted: Vec::new() }
    }

    /// Tells the reader which other lines were joined to the line.
    pub fn with_folds(self, folds: &'l [Fold]) -> Self {
        Self { folds, ..self }
    }

    /// Reads a whole line, whose first word is that of this verb.
    pub fn line(&mut self, verb: Verb) -> Read<Said> {
        let said = self.form(verb)?;
        match self.peek() {
            None => Ok(said),
            Some(_) => Err(self.too_much()),
        }
    }

    fn peek(&self) -> Option<Kind<'t>> {
        self.tokens.get(self.next).map(|token| token.kind)
    }

    fn peek_word(&self) -> Option<&'t str> {
        match self.peek()? {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The position of the next token; after the last token, the position where the last token ends.
    fn spot(&self) -> Spot {
        let column = match (self.tokens.get(self.next), self.tokens.last()) {
            (Some(token), _) => token.column,
            (None, Some(last)) => last.column + last.length(),
            (None, None) => 1,
        };
        self.spot_at(column)
    }

    /// The position in the text that belongs to a column of the joined line.
    pub fn spot_at(&self, column: u32) -> Spot {
        match self.folds.iter().rev().find(|fold| fold.from <= column) {
            Some(fold) => Spot { line: fold.line, column: column - fold.from + fold.column },
            None => Spot { line: self.line, column },
        }
    }

    fn trouble(&self, reason: impl Into<Cow<'static, str>>) -> Trouble {
        let reason = match self.peek() {
            Some(Kind::Unclosed(_)) => Cow::Borrowed("A quote is opened and not closed: its closing mark is missing."),
            _ => reason.into(),
        };
        Trouble { at: self.spot(), reason, nearest: None }
    }

    /// Reports that the next word is none of the `known` ones, with the most similar of them.
    fn unknown(&self, reason: impl Into<Cow<'static, str>>, known: impl IntoIterator<Item = &'static str>) -> Trouble {
        let nearest = self.peek_word().and_then(|word| nearest(word, known)).map(Cow::Borrowed);
        Trouble { nearest, ..self.trouble(reason) }
    }

    fn too_much(&self) -> Trouble {
        let is_behind_a_name = matches!(
            self.tokens.get(self.next.wrapping_sub(1)),
            Some(Token { kind: Kind::Word(word), .. }) if !is_digits(word) && !is_grammar_word(word)
        );
        match self.peek() {
            Some(Kind::Word(_)) if is_behind_a_name => {
                let reason = "The line should end before this word; a name of several words stands in quotes.";
                self.unknown(reason, self.wanted_words())
            }
            Some(Kind::Word(_)) => self.unknown("The line should end before this word.", self.wanted_words()),
            _ => self.trouble("The line should end before this sign."),
        }
    }

    fn wanted_words(&self) -> impl Iterator<Item = &'static str> {
        self.wanted.iter().filter_map(|wanted| match wanted {
            Wanted::Word(word) => Some(*word),
            Wanted::Slot(_) | Wanted::Verb(_) => None,
        })
    }

    /// Takes the next token if it is this word; returns whether it was.
    fn takes(&mut self, word: &str) -> bool {
        let is_it = self.peek_word().is_some_and(|own| own.eq_ignore_ascii_case(word));
        self.next += usize::from(is_it);
        is_it
    }

    fn takes_kind(&mut self, kind: Kind) -> bool {
        let is_it = self.peek() == Some(kind);
        self.next += usize::from(is_it);
        is_it
    }

    /// Reads a form; the next token is its first word.
    fn form(&mut self, verb: Verb) -> Read<Said> {
        let form: &'static Form = verb.form();
        let (mut values, start) = (Vec::with_capacity(4), self.spot());
        self.parts(form.parts, None, &mut values)?;
        let misfit = || Trouble { at: start, reason: format!("Write: {}.", form.pattern()).into(), nearest: None };
        Said::of(verb, values).ok_or_else(misfit)
    }

    /// Reads the parts of a form into `values`. `behind` is the word that may follow them; a name of several words ends before it.
    fn parts(&mut self, parts: &'static [Part], behind: Option<&'static str>, values: &mut Vec<Value>) -> Read<()> {
        for (at, part) in parts.iter().enumerate() {
            match part {
                Part::Word(word) => {
                    if !self.takes(word) {
                        self.want(Wanted::Word(word));
                        let reason = format!("The word `{word}` should stand here.");
                        return Err(self.unknown(reason, [*word]));
                    }
                }
                Part::Slot(slot) => {
                    let stop = parts.get(at + 1).and_then(first_word).or(behind);
                    let value = self.slot(*slot, stop)?;
                    values.push(value);
                }
                Part::Maybe(inner) => {
                    if self.could_begin(inner) {
                        self.parts(inner, behind, values)?;
                    } else {
                        let slots = inner.iter().filter(|part| matches!(part, Part::Slot(_)));
                        values.extend(slots.map(|_| Value::Missing));
                        match inner.first() {
                            Some(Part::Word(word)) => self.wanted.push(Wanted::Word(word)),
                            Some(Part::Slot(slot)) => self.want(Wanted::Slot(*slot)),
                            Some(Part::Maybe(_)) | None => {}
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn could_begin(&self, parts: &[Part]) -> bool {
        match parts.first() {
            Some(Part::Word(word)) => self.peek_word().is_some_and(|own| own.eq_ignore_ascii_case(word)),
            Some(Part::Slot(_)) => self.peek_word().is_some_and(is_digits),
            Some(Part::Maybe(_)) | None => false,
        }
    }

    /// If the line ends here, records that this word or slot could stand here.
    fn want(&mut self, wanted: Wanted) {
        if self.peek().is_none() {
            self.wanted.push(wanted);
        }
    }

    fn slot(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Value> {
        self.wanted.clear();
        self.want(Wanted::Slot(slot));
        Ok(match slot {
            // Only in the opening line does another word follow a player's name.
            Slot::Player if let Some(stop) = stop => Value::Name(self.opening_player(stop)?),
            Slot::Player | Slot::Fleet | Slot::World => Value::Name(self.name(slot)?),
            Slot::Person => Value::Person(if self.takes("nobody") { None } else { Some(self.name(slot)?) }),
            Slot::Players => Value::Names(self.names()?),
            Slot::Foe => Value::Name(self.foe()?),
            Slot::Item => Value::Name(self.item(slot, stop)?),
            Slot::Technology => Value::Name(self.technology()?),
            Slot::Key => Value::Name(self.key()?),
            Slot::Number(_) => Value::Number(self.number(slot)?),
            Slot::Mode => Value::Mode(self.choice::<Mode>(slot)?),
            Slot::Aim => Value::Aim(self.choice::<Aim>(slot)?),
            Slot::Share => Value::Share(self.share()?),
            Slot::Things => Value::Things(self.things(slot, stop)?),
            Slot::Cargo => Value::Things(if self.takes("nothing") { Vec::new() } else { self.things(slot, stop)? }),
            Slot::Lot => Value::Lot(if self.takes("all") { Lot::All } else { Lot::Things(self.things(slot, stop)?) }),
            Slot::Route => Value::Route(self.route()?),
            Slot::Text => Value::Text(self.text()?),
        })
    }

    fn wants(&self, slot: Slot) -> Trouble {
        self.trouble(format!("Here should stand {}.", slot.wanted()))
    }
}

/// The word that a part begins with, if it begins with one.
fn first_word(part: &'static Part) -> Option<&'static str> {
    match part {
        Part::Word(word) => Some(word),
        Part::Slot(_) => None,
        Part::Maybe(parts) => parts.first().and_then(first_word),
    }
}
