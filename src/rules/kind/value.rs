//! The value of a field, and the sort of values that a field can hold, for code that shows or writes fields. `cell_text.rs` converts both to text.

use super::cell_text::capitals;
use super::listed::read_numbers;
use super::sentences::Grammar;
use crate::numbers::out_of_bounds;
use crate::{Id, Picture, Points, Tint};
use geometry::{Mm, Space};

/// The value of a field. Code that shows, changes, copies or writes fields works only with such values.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// No number, link or picture, in a field that may be empty.
    Nothing,
    /// Text.
    Text(String),
    /// An integer.
    Number(i64),
    /// Yes or no.
    Switch(bool),
    /// One of several words, identified by its index from 0.
    Choice(usize),
    /// Another thing of the project, or a part of the same thing, by its number.
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
    /// Several words or sentences.
    Words(Vec<String>),
    /// Several numbers, in ascending order and without repetition.
    Numbers(Vec<i64>),
}

/// The sort of values that a field can hold in the present designs.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// One line of text of limited length.
    Line {
        /// How many letters the line may have.
        longest: usize,
    },
    /// Capitals from A to Z, each at most once.
    Capitals {
        /// How many capitals the field can hold.
        most: usize,
    },
    /// Lines of text.
    Prose,
    /// An integer within bounds.
    Number {
        /// The words for such a number, such as "a level".
        what: &'static str,
        /// The lowest number that the field can hold.
        least: i64,
        /// The highest number that the field can hold.
        most: i64,
    },
    /// An integer within bounds, or an empty field.
    Perhaps {
        /// The words for such a number, such as "a level".
        what: &'static str,
        /// The lowest number that the field can hold.
        least: i64,
        /// The highest number that the field can hold.
        most: i64,
        /// The words for an empty field, such as "no hold".
        nothing: &'static str,
        /// Whether a 0 in an imported table stands for an empty field, since some spreadsheets write 0 for it.
        zero_is_nothing: bool,
    },
    /// Yes or no.
    Switch {
        /// The word for no in a table.
        no: &'static str,
    },
    /// One of several words.
    Choice {
        /// The words for any of the choices, such as "a color".
        what: &'static str,
        /// The words to choose from.
        offers: Vec<Offer>,
    },
    /// One of the project's things, or of the parts of the same thing.
    Link {
        /// The things that the field can name: the number of each thing's id, with its name.
        things: Vec<(u32, String)>,
        /// The word for one of these things, such as "ship".
        one: &'static str,
        /// The words for an empty field, such as "no style"; `None` if the field cannot be empty.
        nothing: Option<&'static str>,
        /// Whether a name that several things share stands for the first of them; if not, the name is refused.
        first_of_name: bool,
    },
    /// Any number of the project's things, in order.
    Links {
        /// The things that the field can name: the number of each thing's id, with its name.
        things: Vec<(u32, String)>,
        /// The word for one of these things, such as "ship".
        one: &'static str,
    },
    /// A colour.
    Colour,
    /// A picture of the designer's own, or no picture.
    Picture,
    /// A length. A control offers only lengths within these bounds; any other length that a file may contain is accepted, too.
    Length {
        /// The shortest length that a control offers.
        least: Mm,
        /// The longest length that a control offers.
        most: Mm,
    },
    /// Spaces of a board.
    Spaces {
        /// Whether the field can hold any number of spaces; if not, it holds exactly one.
        any_number: bool,
    },
    /// Any number of words in capitals, such as the letters of units.
    Words,
    /// Sentences of a closed list.
    Sentences {
        /// The grammar of the list of sentences.
        grammar: Grammar,
        /// How many sentences the field can hold.
        most: usize,
    },
    /// Any number of integers within bounds.
    Numbers {
        /// The words for such numbers, such as "rolls".
        what: &'static str,
        /// The lowest number that the field can hold.
        least: i64,
        /// The highest number that the field can hold.
        most: i64,
    },
    /// A computed value, which cannot be set.
    WorkedOut {
        /// Whether the value is a number; if not, it is text.
        number: bool,
    },
}

/// A word to choose, and the meaning of the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The word, as tables write it.
    pub word: &'static str,
    /// The meaning of the choice, as a sentence; may be empty.
    pub help: &'static str,
}

/// The word for an empty choice, in a field that may be empty; an empty cell means the same.
pub const NONE: &str = "none";

/// How many letters a line of text may have.
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
    /// Whether the values are numbers, so that the column is aligned like numbers.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self, Self::Number { .. } | Self::Perhaps { .. } | Self::WorkedOut { number: true })
    }

    /// Whether the user can set the value.
    #[must_use]
    pub const fn is_editable(&self) -> bool {
        !matches!(self, Self::WorkedOut { .. })
    }

    /// Checks that a field of this sort can hold a value.
    ///
    /// # Errors
    /// Fails if it cannot hold the value; the error is a clause that quotes the value.
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
