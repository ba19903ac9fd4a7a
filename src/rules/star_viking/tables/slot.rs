//! A cell of a table, whatever stands in it, that is read and set as text.

use std::fmt::Display;
use std::str::FromStr;

use super::{Shot, Yield};
use crate::rules::star_viking::Modifier;
use crate::rules::{Count, Level, capital};

/// A cell where it stands in the tables.
#[derive(Debug)]
pub enum Slot<'a> {
    /// What a shot does, if the cell is filled.
    Shot(&'a mut Option<Shot>),
    /// What plunder yields, if the cell is filled.
    Yield(&'a mut Option<Yield>),
    /// A number with a sign.
    Modifier(&'a mut Modifier),
    /// A value of a unit.
    Level(&'a mut Level),
    /// A number of things, or of mega-credits.
    Count(&'a mut Count),
    /// Letters of types of unit.
    Letters(&'a mut Vec<String>),
}

impl Slot<'_> {
    /// What stands in the cell; none where it is missing.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Shot(shot) => shot.map(|shot| shot.to_string()),
            Self::Yield(amount) => amount.map(|amount| amount.to_string()),
            Self::Modifier(modifier) => Some(modifier.to_string()),
            Self::Level(level) => Some(level.to_string()),
            Self::Count(count) => Some(count.to_string()),
            Self::Letters(letters) => Some(letters.join(", ")),
        }
    }

    /// Whether nothing stands in it and something should.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Shot(None) | Self::Yield(None))
    }

    /// Puts something else into the cell; nothing at all empties it, where a cell can be missing.
    ///
    /// # Errors
    /// If the text is nothing that can stand there, which leaves the cell as it was; a whole sentence.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim();
        match self {
            Self::Shot(shot) => **shot = perhaps(text, |text| Shot::read(text).map_err(sentence))?,
            Self::Yield(amount) => **amount = perhaps(text, |text| text.parse().map_err(sentence))?,
            Self::Modifier(modifier) => {
                let number: i32 = number(text, "-99 to 99")?;
                **modifier = number.try_into().map_err(sentence)?;
            }
            Self::Level(level) => **level = number::<u32>(text, "0 to 99")?.try_into().map_err(sentence)?,
            Self::Count(count) => **count = number::<u32>(text, "0 to 999")?.try_into().map_err(sentence)?,
            Self::Letters(letters) => {
                let words = text.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty());
                **letters = words.map(str::to_uppercase).collect();
            }
        }
        Ok(())
    }
}

fn perhaps<T>(text: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Result<Option<T>, String> {
    if matches!(text, "" | "?") { Ok(None) } else { read(text).map(Some) }
}

fn number<T: FromStr>(text: &str, bounds: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("Here stands a whole number from {bounds}, not {text:?}."))
}

/// A remark as a sentence.
fn sentence(remark: impl Display) -> String {
    format!("{}.", capital(&remark.to_string()))
}
