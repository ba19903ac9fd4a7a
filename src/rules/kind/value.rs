//! What passes between a field and whoever shows or writes it: a value, what values a field can hold, and both as text.

use super::listed::{read_numbers, read_words, write_numbers};
use super::sentences::{Grammar, joined, parted};
use crate::geometry::{Mm, Space};
use crate::rules::numbers::out_of_bounds;
use crate::rules::{Id, Picture, Points, Tint};

/// What stands in a field. It is all that passes between a field and whoever shows, changes, copies or writes it.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// There is none: of a number, a link or a picture that need not be.
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

/// What a field can hold, worked out for the designs as they are.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// One line of at most so many letters.
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
        /// What it means that there is none, such as "no hold".
        nothing: &'static str,
        /// Whether a 0 in a table that comes in says that there is none, as spreadsheets write it.
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
        /// What it means that there is none, such as "no style"; none where there has to be one.
        nothing: Option<&'static str>,
        /// Whether of several of one name the first is meant; else none is.
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
    /// A length, which a control offers within these; any other that a file may hold can stand there too.
    Length {
        /// The shortest on offer.
        least: Mm,
        /// The longest on offer.
        most: Mm,
    },
    /// Spaces of a board.
    Spaces {
        /// Whether there may be any number of them; else there is one.
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

/// The word that chooses nothing, where that can be chosen; so does an empty cell.
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
    /// Whether numbers stand in it, one under the other.
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

    /// A value as a cell shows it and a table writes it.
    #[must_use]
    pub fn write(&self, value: &Value) -> String {
        match (self, value) {
            (_, Value::Nothing) => String::new(),
            (_, Value::Text(text)) => text.clone(),
            (_, Value::Number(number)) => number.to_string(),
            (_, Value::Switch(true)) => "yes".into(),
            (Self::Switch { no }, Value::Switch(false)) => (*no).into(),
            (_, Value::Switch(false)) => "no".into(),
            (Self::Choice { offers, .. }, Value::Choice(index)) => offers.get(*index).map_or("", |offer| offer.word).into(),
            (Self::Link { things, .. }, Value::Link(id)) => {
                things.iter().find(|(known, _)| known == id).map(|(_, name)| name.clone()).unwrap_or_default()
            }
            (Self::Links { things, .. }, Value::Links(ids)) => {
                let name = |id: &u32| things.iter().find(|(known, _)| known == id).map_or("", |(_, name)| name.as_str());
                ids.iter().map(name).collect::<Vec<_>>().join(", ")
            }
            (_, Value::Choice(number)) => number.to_string(),
            (_, Value::Links(numbers)) => numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
            (_, Value::Link(number)) => number.to_string(),
            (_, Value::Colour(tint)) => tint.to_string(),
            (_, Value::Picture(picture)) => picture.number().to_string(),
            (_, Value::Length(length)) => length.get().to_string(),
            (_, Value::Spaces(spaces)) => spaces.iter().map(Space::to_string).collect::<Vec<_>>().join(" "),
            (Self::Sentences { .. }, Value::Words(sentences)) => joined(sentences),
            (_, Value::Words(words)) => words.join(", "),
            (_, Value::Numbers(numbers)) => write_numbers(numbers),
        }
    }

    /// A value in a sentence, where an empty cell would say nothing: "no hold", "no", "nothing".
    #[must_use]
    pub fn in_words(&self, value: &Value) -> String {
        match (self, value) {
            (Self::Perhaps { nothing, .. } | Self::Link { nothing: Some(nothing), .. }, Value::Nothing) => (*nothing).into(),
            (_, Value::Switch(false)) => "no".into(),
            (Self::Picture, Value::Picture(_)) => "a picture".into(),
            (Self::Picture, Value::Nothing) => "no picture".into(),
            (Self::Link { one, .. }, Value::Link(_)) if self.write(value).is_empty() => {
                format!("a {one} that is gone or has no name")
            }
            (_, value) => Some(self.write(value)).filter(|text| !text.trim().is_empty()).unwrap_or_else(|| "nothing".into()),
        }
    }

    /// The value that a cell or a table means by a text; an empty one is no number, no link, "no", "none" or 0.
    ///
    /// # Errors
    /// If the text means nothing that the field can hold; says why, as a clause that quotes it.
    pub fn read(&self, text: &str) -> Result<Value, String> {
        let text = text.trim();
        match self {
            Self::Line { .. } | Self::Prose => Ok(Value::Text(text.to_owned())),
            Self::Capitals { most } => capitals(&text.to_uppercase(), *most).map(Value::Text),
            Self::Number { least, most, .. } if text.is_empty() && (*least..=*most).contains(&0) => Ok(Value::Number(0)),
            Self::Perhaps { .. } | Self::Picture | Self::Link { nothing: Some(_), .. } if text.is_empty() => Ok(Value::Nothing),
            Self::Number { what, least, most } | Self::Perhaps { what, least, most, .. } => {
                whole_number(text, what, *least, *most)
            }
            Self::Switch { .. } => yes_or_no(text).map(Value::Switch),
            Self::Choice { what, offers } => {
                let text = if text.is_empty() { NONE } else { text };
                let found = offers.iter().position(|offer| offer.word.eq_ignore_ascii_case(text));
                found.map(Value::Choice).ok_or_else(|| format!("{what} is {}, not {text:?}", words(offers)))
            }
            Self::Link { things, one, first_of_name, .. } => linked(things, one, text, *first_of_name),
            Self::Links { things, one } => {
                let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
                let link = |name| match linked(things, one, name, false)? {
                    Value::Link(id) => Ok(id),
                    _ => Err(format!("the project has no {one} {name:?}")),
                };
                names.map(link).collect::<Result<_, String>>().map(Value::Links)
            }
            Self::Colour => text.parse().map(Value::Colour),
            Self::Picture => {
                let number = text.parse().map_err(|_| format!("a picture is written by its number, not {text:?}"))?;
                Ok(Value::Picture(Id::new(number)))
            }
            Self::Length { .. } => length(text).map(Value::Length),
            Self::Spaces { .. } => {
                let spaces: Vec<Space> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                let value = Value::Spaces(spaces);
                self.accept(&value).map(|()| value)
            }
            Self::Words => Ok(Value::Words(read_words(text))),
            Self::Sentences { grammar, most } => sentences(grammar, *most, text).map(Value::Words),
            Self::Numbers { what, least, most } => read_numbers(text, what, *least, *most).map(Value::Numbers),
            Self::WorkedOut { .. } => Err("it is worked out".into()),
        }
    }
}

/// The capitals of a text, if it has nothing else and each once.
fn capitals(text: &str, most: usize) -> Result<String, String> {
    let once = text.char_indices().all(|(at, letter)| letter.is_ascii_uppercase() && !text[..at].contains(letter));
    if once && text.len() <= most {
        Ok(text.to_owned())
    } else {
        let what =
            if most == 1 { "it is one capital".to_owned() } else { format!("they are at most {most} capitals, each once") };
        Err(format!("{what}, and not {text:?}"))
    }
}

fn sentences(grammar: &Grammar, most: usize, text: &str) -> Result<Vec<String>, String> {
    let parts = parted(text);
    if parts.len() > most {
        return Err(format!("{} sentences are more than the {most} that there may be", parts.len()));
    }
    let read = |part: &str| {
        let quoted = "words of your own stand in quotation marks";
        grammar.read(part).ok_or_else(|| format!("{part:?} is not {}; {quoted}", grammar.what))
    };
    parts.into_iter().map(read).collect()
}

fn length(text: &str) -> Result<Mm, String> {
    match text.parse::<f64>() {
        Ok(millimetres) => Mm::try_from(millimetres),
        Err(_) => Err(format!("a length is a number of millimetres, not {text:?}")),
    }
}

fn whole_number(text: &str, what: &str, least: i64, most: i64) -> Result<Value, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
        Ok(number) => Err(out_of_bounds(what, least, most, &number.to_string())),
        Err(_) => Err(out_of_bounds(what, least, most, &format!("{text:?}"))),
    }
}

/// Whether a cell says yes; an empty one says no.
fn yes_or_no(text: &str) -> Result<bool, String> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "x" | "m" | "1" => Ok(true),
        "" | "no" | "n" | "false" | "-" | "0" => Ok(false),
        _ => Err(format!("{text:?} is neither yes nor no")),
    }
}

fn words(offers: &[Offer]) -> String {
    let words: Vec<&str> = offers.iter().map(|offer| offer.word).collect();
    match words.as_slice() {
        [more @ .., last] if !more.is_empty() => format!("{} or {last}", more.join(", ")),
        words => words.concat(),
    }
}

/// The thing of a name; where none is written so, the one whose name differs in capitals only.
fn linked(things: &[(u32, String)], one: &str, text: &str, first_of_name: bool) -> Result<Value, String> {
    if text.is_empty() {
        return Err(format!("no {one} is named"));
    }
    let exact: Vec<u32> = things.iter().filter(|(_, name)| name.trim() == text).map(|(id, _)| *id).collect();
    match exact.as_slice() {
        [id] => Ok(Value::Link(*id)),
        [id, ..] if first_of_name => Ok(Value::Link(*id)),
        [_, _, ..] => Err(format!("several {one}s of the project are called {text:?}; give each a name of its own")),
        [] => {
            let found = things.iter().find(|(_, name)| name.trim().eq_ignore_ascii_case(text));
            found.map(|(id, _)| Value::Link(*id)).ok_or_else(|| format!("the project has no {one} {text:?}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_what_is_unlawful_is_refused() {
        let offers = vec![Offer { word: "red", help: "" }, Offer { word: "blue", help: "" }];
        let things = vec![(4, "Lance".to_owned()), (7, "Sloop".to_owned())];
        let spaces = Value::Spaces(vec![Space::new(2, 4), Space::new(-3, 9)]);
        let races = vec![(4, "Kayn".to_owned()), (7, "Saurian".to_owned())];
        let sorts: [(Sort, Value, &str); 14] = [
            (Sort::Links { things: races, one: "race" }, Value::Links(vec![7, 4]), "Bork"),
            (Sort::Words, Value::Words(vec!["MI".into(), "HO".into()]), ""),
            (Sort::Numbers { what: "rolls", least: 1, most: 12 }, Value::Numbers(vec![2, 3, 4, 9]), "13"),
            (Sort::Line { longest: 9 }, Value::Text("a b".into()), ""),
            (Sort::Number { what: "a level", least: 1, most: 99 }, Value::Number(7), "100"),
            (Sort::Perhaps { what: "a level", least: 0, most: 9, nothing: "none", zero_is_nothing: true }, Value::Nothing, "-1"),
            (Sort::Switch { no: "" }, Value::Switch(false), "perhaps"),
            (Sort::Choice { what: "a color", offers }, Value::Choice(1), "green"),
            (Sort::Link { things, one: "ship", nothing: None, first_of_name: false }, Value::Link(7), "Barge"),
            (Sort::Colour, Value::Colour(Tint([1, 2, 250])), "#12"),
            (Sort::Picture, Value::Picture(Id::new(3)), "x"),
            (Sort::Length { least: Mm::new(5.0), most: Mm::new(9.0) }, Value::Length(Mm::inches(0.3)), "10001"),
            (Sort::Spaces { any_number: true }, spaces, "5C"),
            (Sort::Spaces { any_number: false }, Value::Spaces(vec![Space::new(0, 0)]), "C"),
        ];
        for (sort, value, wrong) in sorts {
            assert_eq!(sort.accept(&value), Ok(()), "{sort:?}");
            assert_eq!(sort.read(&sort.write(&value)), Ok(value), "{sort:?}");
            assert!(wrong.is_empty() || sort.read(wrong).is_err_and(|words| words.contains(wrong)), "{sort:?}");
        }
        let perhaps = Sort::Perhaps { what: "a level", least: 0, most: 9, nothing: "no hold", zero_is_nothing: true };
        assert_eq!((perhaps.in_words(&Value::Nothing), perhaps.in_words(&Value::Number(3))), ("no hold".into(), "3".into()));
        assert_eq!(Sort::Prose.in_words(&Value::Text(" ".into())), "nothing");
        let level = Sort::Number { what: "a level", least: 1, most: 99 };
        let refused = Err("a level is a whole number from 1 to 99, not 0".to_owned());
        assert_eq!((level.accept(&Value::Number(0)), level.read("0").map(drop)), (refused.clone(), refused));
        assert!(level.read("").is_err());
    }
}
