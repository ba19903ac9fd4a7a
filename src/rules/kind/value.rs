//! What passes between a field and the code that shows or writes it: a value, and which values a field can hold. Both as text: `cell_text.rs`.

use super::cell_text::capitals;
use super::listed::read_numbers;
use super::sentences::Grammar;
use crate::numbers::out_of_bounds;
use crate::{Id, Picture, Points, Tint};
use geometry::{Mm, Space};

/// What stands in a field. Nothing else passes between a field and the code that shows, changes, copies or writes it.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// No number, link or picture, where the field may be empty.
    Nothing,
    /// Letters.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Switch(bool),
    /// One of the words on offer, by its place among them, from 0.
    Choice(usize),
    /// Another thing of the project, by the number of its id.
    Link(u32),
    /// Other things of the project in order, by the numbers of their ids.
    Links(Vec<u32>),
    /// A colour.
    Colour(Tint),
    /// A picture of the designer's own.
    Picture(Id<Picture>),
    /// A length.
    Length(Mm),
    /// Spaces of a board, in order.
    Spaces(Vec<Space>),
    /// Several words, or several sentences.
    Words(Vec<String>),
    /// Several numbers, each once and in order.
    Numbers(Vec<i64>),
}

/// What a field can hold, in the designs as they are now.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// One line of text of limited length.
    Line {
        /// The most letters.
        longest: usize,
    },
    /// Capitals from A to Z, each once.
    Capitals {
        /// How many there may be.
        most: usize,
    },
    /// Lines of text.
    Prose,
    /// A whole number within bounds.
    Number {
        /// What it is, such as "a level".
        what: &'static str,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A whole number within bounds, or none.
    Perhaps {
        /// What it is, such as "a level".
        what: &'static str,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// What an empty field means, such as "no hold".
        nothing: &'static str,
        /// Whether a 0 in an imported table means an empty field, as spreadsheets write it.
        zero_is_nothing: bool,
    },
    /// Yes or no.
    Switch {
        /// How a table writes no.
        no: &'static str,
    },
    /// One of these words.
    Choice {
        /// What it is, such as "a color".
        what: &'static str,
        /// The words.
        offers: Vec<Offer>,
    },
    /// One of these things.
    Link {
        /// The things, by the numbers of their ids, with their names.
        things: Vec<(u32, String)>,
        /// What one of them is.
        one: &'static str,
        /// What an empty field means, such as "no style"; none where it cannot be empty.
        nothing: Option<&'static str>,
        /// Whether a name that several things have means the first of them; if not, it means none.
        first_of_name: bool,
    },
    /// Any number of these things, in order.
    Links {
        /// The things, by the numbers of their ids, with their names.
        things: Vec<(u32, String)>,
        /// What one of them is.
        one: &'static str,
    },
    /// A colour.
    Colour,
    /// A picture of the designer's own, or none.
    Picture,
    /// A length. A control offers only these; any other that a file may hold is accepted too.
    Length {
        /// The shortest on offer.
        least: Mm,
        /// The longest on offer.
        most: Mm,
    },
    /// Spaces of a board.
    Spaces {
        /// Whether there may be any number of them; if not, there is exactly one.
        any_number: bool,
    },
    /// Any number of words in capitals, such as the letters of units.
    Words,
    /// Sentences of a closed list.
    Sentences {
        /// The list.
        grammar: Grammar,
        /// How many there may be.
        most: usize,
    },
    /// Any number of whole numbers within bounds.
    Numbers {
        /// What they are, such as "rolls".
        what: &'static str,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Worked out, and never set.
    WorkedOut {
        /// Whether it is a number.
        number: bool,
    },
}

/// A word that can be chosen, and what choosing it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The word, as tables write it.
    pub word: &'static str,
    /// What it means, as a sentence; may be empty.
    pub help: &'static str,
}

/// The word for choosing none, where a field may be empty; an empty cell means the same.
pub const NONE: &str = "none";

/// The longest line of text that a cell or a field takes.
pub const LONGEST_LINE: usize = 200;

impl From<Points> for Value {
    fn from(points: Points) -> Self {
        Self::Number(points.get())
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl Sort {
    /// Whether it holds a number, so that its column is aligned as numbers are.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self, Self::Number { .. } | Self::Perhaps { .. } | Self::WorkedOut { number: true })
    }

    /// Whether it can be set.
    #[must_use]
    pub const fn is_editable(&self) -> bool {
        !matches!(self, Self::WorkedOut { .. })
    }

    /// Whether it can hold a value.
    ///
    /// # Errors
    /// If it cannot; says why, as a clause that names the value.
    pub fn accept(&self, value: &Value) -> Result<(), String> {
        match (self, value) {
            (Self::Number { what, least, most } | Self::Perhaps { what, least, most, .. }, Value::Number(number))
                if number < least || number > most =>
            {
                Err(out_of_bounds(what, *least, *most, &number.to_string()))
            }
            (Self::Choice { offers, .. }, Value::Choice(index)) if *index >= offers.len() => {
                Err("there is no such choice".into())
            }
            (Self::Link { things, one, .. }, Value::Link(id)) if things.iter().all(|(known, _)| known != id) => {
                Err(format!("the project has no such {one}"))
            }
            (Self::Links { things, one }, Value::Links(ids)) => {
                let known = |id: &u32| things.iter().any(|(known, _)| known == id);
                if ids.iter().all(known) { Ok(()) } else { Err(format!("the project has no such {one}")) }
            }
            (Self::Length { .. }, Value::Length(length)) => Mm::try_from(length.get()).map(drop),
            (Self::Spaces { any_number: false }, Value::Spaces(spaces)) if spaces.len() != 1 => {
                Err(format!("it is one space, and not {}", spaces.len()))
            }
            (Self::Numbers { what, least, most }, value @ Value::Numbers(_)) => {
                read_numbers(&self.write(value), what, *least, *most).map(drop)
            }
            (Self::Capitals { most }, Value::Text(text)) => capitals(text, *most).map(drop),
            (Self::Sentences { .. }, value @ Value::Words(_)) => self.read(&self.write(value)).map(drop),
            (Self::Line { .. } | Self::Prose, Value::Text(_))
            | (Self::Number { .. }, Value::Number(_))
            | (Self::Perhaps { .. }, Value::Number(_) | Value::Nothing)
            | (Self::Switch { .. }, Value::Switch(_))
            | (Self::Choice { .. }, Value::Choice(_))
            | (Self::Link { .. }, Value::Link(_))
            | (Self::Link { nothing: Some(_), .. }, Value::Nothing)
            | (Self::Colour, Value::Colour(_))
            | (Self::Picture, Value::Picture(_) | Value::Nothing)
            | (Self::Spaces { .. }, Value::Spaces(_))
            | (Self::Words, Value::Words(_)) => Ok(()),
            (Self::WorkedOut { .. }, _) => Err("it is worked out".into()),
            _ => Err("it holds something else".into()),
        }
    }
}
