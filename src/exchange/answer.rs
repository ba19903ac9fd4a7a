//! Answers to questions about designs, as lines for people and as a document for programs. This file also says of which parts a question about odds
//! consists.

use std::ops::RangeInclusive;

use serde::ser::{Serialize, SerializeMap as _, Serializer};

use project::Content;

/// An answer. Its lines and its document are worked out only when they are asked for.
pub struct Answer<'a> {
    /// The answer as lines of text, for people.
    pub lines: Box<dyn Fn() -> Vec<String> + 'a>,
    /// The answer as a document, for programs.
    pub document: Box<dyn Fn() -> Document + 'a>,
    /// Why there is no answer, as a sentence without its full stop; `None` if there is an answer. A question has no answer if it names something that
    /// the designs do not have.
    pub refused: Option<String>,
}

impl<'a> Answer<'a> {
    /// An answer with these lines and this document.
    pub fn new(lines: impl Fn() -> Vec<String> + 'a, document: impl Fn() -> Document + 'a) -> Self {
        Self { lines: Box::new(lines), document: Box::new(document), refused: None }
    }

    /// The absence of an answer, with the reason as a sentence without its full stop.
    pub fn refused(why: String) -> Self {
        Self { refused: Some(why), ..Self::new(Vec::new, || Document::Nothing) }
    }
}

/// A document for programs, which can be written as JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum Document {
    /// No value.
    Nothing,
    /// A yes or a no.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// A floating-point number.
    Fraction(f64),
    /// Words.
    Text(String),
    /// Several values, in order.
    List(Vec<Self>),
    /// Several values with fixed names, in order.
    Fields(Fields),
    /// Several values with names that are part of the answer, such as the chance of each outcome.
    Named(Vec<(String, Self)>),
}

/// The values of a document with their names, in order.
pub type Fields = Vec<(&'static str, Document)>;

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => out.serialize_none(),
            Self::Switch(on) => out.serialize_bool(*on),
            Self::Number(number) => out.serialize_i64(*number),
            Self::Fraction(number) => out.serialize_f64(*number),
            Self::Text(text) => out.serialize_str(text),
            Self::List(parts) => out.collect_seq(parts),
            Self::Fields(fields) => {
                let mut map = out.serialize_map(Some(fields.len()))?;
                for (name, part) in fields {
                    map.serialize_entry(name, part)?;
                }
                map.end()
            }
            Self::Named(parts) => out.collect_map(parts.iter().map(|(name, part)| (name, part))),
        }
    }
}

impl From<i64> for Document {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Document {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<f64> for Document {
    fn from(number: f64) -> Self {
        Self::Fraction(number)
    }
}

impl From<&str> for Document {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Fields> for Document {
    fn from(fields: Fields) -> Self {
        Self::Fields(fields)
    }
}

impl<T: Into<Self>> From<Option<T>> for Document {
    fn from(perhaps: Option<T>) -> Self {
        perhaps.map_or(Self::Nothing, Into::into)
    }
}

impl<T: Into<Self>> FromIterator<T> for Document {
    fn from_iter<I: IntoIterator<Item = T>>(parts: I) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect())
    }
}

/// A question about odds that a game can answer.
#[derive(Debug)]
pub struct Question {
    /// The question, as a sentence without its full stop.
    pub about: &'static str,
    /// The numbers that the question takes, both required and optional.
    pub numbers: &'static [Number],
    /// Other values that the question takes, which are not plain numbers, such as odds of 12:5.
    pub words: &'static [Word],
    /// The switches that the question takes, each for yes or no.
    pub switches: &'static [Switch],
    /// Works out the answer.
    pub answer: fn(&Asked) -> Answer<'static>,
}

/// The values with which a question is asked.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The numbers, in the order in which the question names them.
    pub numbers: &'a [i64],
    /// The words of the question for which the user gave a value, each with its name and the value.
    pub words: &'a [(&'static str, Told)],
    /// The switches, in the order in which the question names them.
    pub switches: &'a [bool],
    /// The designs whose tables the answer is worked out from.
    pub content: &'a Content,
}

impl Asked<'_> {
    /// The number at this index in the order of the question; 0 if there is none.
    #[must_use]
    pub fn number(&self, at: usize) -> i64 {
        self.numbers.get(at).copied().unwrap_or_default()
    }

    /// The number at this index in the order of the question, if it is one that is never negative; 0 if there is none.
    #[must_use]
    pub fn count(&self, at: usize) -> u32 {
        u32::try_from(self.number(at)).unwrap_or_default()
    }

    /// The value of the word with this name; `None` if the user has not given it.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<&Told> {
        self.words.iter().find(|(known, _)| *known == name).map(|(_, told)| told)
    }

    /// Whether the switch at this index in the order of the question is on.
    #[must_use]
    pub fn switch(&self, at: usize) -> bool {
        self.switches.get(at).copied().unwrap_or_default()
    }
}

/// A switch that a question takes.
#[derive(Debug)]
pub struct Switch {
    /// The name of the switch on the command line.
    pub name: &'static str,
    /// The meaning of the switch, for the help of the command line.
    pub about: &'static str,
}

/// A word of a question: a value that is not a plain number and has a notation of its own.
#[derive(Debug)]
pub struct Word {
    /// The name of the value on the command line.
    pub name: &'static str,
    /// The letters that stand for the value in the help.
    pub letter: &'static str,
    /// The meaning of the value, for the help of the command line.
    pub about: &'static str,
    /// Whether the question needs the value.
    pub required: bool,
    /// Reads the value; the error says why it cannot be read, as a clause.
    pub read: fn(&str) -> Result<Told, String>,
}

/// A value that the user has given for a [`Word`] of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A whole number, which may be negative.
    Number(i64),
    /// A ratio of one number to another.
    Ratio(u32, u32),
    /// The name of a thing.
    Name(String),
}

impl Told {
    /// The number that the value is; `None` if it is no number.
    #[must_use]
    pub const fn as_number(&self) -> Option<i64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// The name that the value is; `None` if it is no name.
    #[must_use]
    pub fn as_name(&self) -> Option<&str> {
        if let Self::Name(name) = self { Some(name) } else { None }
    }

    /// Reads the name of a thing of any kind.
    ///
    /// # Errors
    /// If it is empty.
    pub fn name(text: &str) -> Result<Self, String> {
        if text.trim().is_empty() { Err("it is a name".to_owned()) } else { Ok(Self::Name(text.trim().to_owned())) }
    }

    /// Reads a whole number within bounds.
    ///
    /// # Errors
    ///
    /// If the text is not such a number. The error is a clause.
    pub fn number(text: &str, bounds: RangeInclusive<i64>) -> Result<Self, String> {
        let number = text.parse().ok().filter(|number| bounds.contains(number)).map(Self::Number);
        number.ok_or_else(|| format!("it is a whole number from {} to {}", bounds.start(), bounds.end()))
    }

    /// Reads a ratio of two numbers from 1 to 999, such as 12:5.
    ///
    /// # Errors
    ///
    /// If the text is not such a ratio. The error is a clause.
    pub fn ratio(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| (1..=999).contains(number));
        let read = text.split_once(':').and_then(|(one, other)| Some(Self::Ratio(number(one)?, number(other)?)));
        read.ok_or_else(|| "it is two numbers from 1 to 999, such as 12:5".to_owned())
    }
}

/// A number that a question takes.
#[derive(Debug)]
pub struct Number {
    /// The name of the number on the command line.
    pub name: &'static str,
    /// The letter that stands for the number in the help.
    pub letter: &'static str,
    /// The meaning of the number, for the help of the command line.
    pub about: &'static str,
    /// The lowest and the highest value that the number can have.
    pub bounds: RangeInclusive<i64>,
    /// The number that counts if the user gives none; `None` if the user must give one.
    pub usual: Option<i64>,
    /// Says in words which values are possible.
    pub can_be: fn(&RangeInclusive<i64>) -> String,
}
