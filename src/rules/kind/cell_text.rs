//! Conversion between values and text: how values are written in cells and tables, how they are worded in sentences, and how they are read again.

use super::listed::{read_numbers, read_words, write_numbers};
use super::sentences::{Grammar, joined, parted};
use super::{NONE, Offer, Sort, Value};
use crate::numbers::out_of_bounds;
use crate::{Id, one_of, several};
use geometry::{Mm, Space};

impl Sort {
    /// The text of a value in a cell or a table.
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

    /// The text of a value in a sentence, where an empty cell needs words: "no hold", "no", "nothing".
    #[must_use]
    pub fn in_words(&self, value: &Value) -> String {
        match (self, value) {
            (Self::Perhaps { nothing, .. } | Self::Link { nothing: Some(nothing), .. }, Value::Nothing) => (*nothing).into(),
            (_, Value::Switch(false)) => "no".into(),
            (Self::Picture, Value::Picture(_)) => "a picture".into(),
            (Self::Picture, Value::Nothing) => "no picture".into(),
            (Self::Link { one, .. }, Value::Link(_)) if self.write(value).is_empty() => {
                format!("{} that is gone or has no name", one_of(one))
            }
            (_, value) => Some(self.write(value)).filter(|text| !text.trim().is_empty()).unwrap_or_else(|| "nothing".into()),
        }
    }

    /// Reads the text of a cell or a table. An empty text means no number, no link, "no", "none" or 0, depending on the field.
    ///
    /// # Errors
    /// Fails if the field cannot hold such a value; the error is a clause that quotes the text.
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

/// Returns the text if it consists of capitals only, at most `most` of them, and each occurs only once.
pub(super) fn capitals(text: &str, most: usize) -> Result<String, String> {
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

/// Whether a cell means yes; an empty cell means no.
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

/// The thing with this name. If there is none, the first thing whose name differs only in capitals. If several things have exactly this name, the
/// first counts if `first_of_name` is true; otherwise the text is refused.
fn linked(things: &[(u32, String)], one: &str, text: &str, first_of_name: bool) -> Result<Value, String> {
    if text.is_empty() {
        return Err(format!("no {one} is named"));
    }
    let exact: Vec<u32> = things.iter().filter(|(_, name)| name.trim() == text).map(|(id, _)| *id).collect();
    match exact.as_slice() {
        [id] => Ok(Value::Link(*id)),
        [id, ..] if first_of_name => Ok(Value::Link(*id)),
        [_, _, ..] => Err(format!("several {} of the project are called {text:?}; give each a name of its own", several(one))),
        [] => {
            let found = things.iter().find(|(_, name)| name.trim().eq_ignore_ascii_case(text));
            found.map(|(id, _)| Value::Link(*id)).ok_or_else(|| format!("the project has no {one} {text:?}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tint;

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
