//! Errors in the text of a file. Their words say what to look for, and not how the text is parsed.

use std::path::Path;

use ron::error::SpannedError;

use super::Error;

/// Turns an error of the parser into one of Drydock.
pub(super) fn syntax(error: &SpannedError, text: &str, file: &Path) -> Error {
    let (line, column) = (error.span.end.line, error.span.end.col);
    let at_the_end = text.trim_end().lines().enumerate().last().is_none_or(|(index, last)| {
        // The parser stops either at the end of the text, or at the last thing before its end.
        line > index + 1 || (line == index + 1 && column > last.chars().count())
    });
    let message = match &error.code {
        ron::Error::ExceededRecursionLimit => "it is nested deeper than any project".into(),
        // The message comes from Drydock's own code that checks values.
        ron::Error::Message(words) => lower_first(words.trim_end_matches('.')),
        ron::Error::ExpectedStringEnd | ron::Error::UnclosedBlockComment => {
            "what begins here does not end; the file may have been cut short".into()
        }
        _ if text.trim().is_empty() => "it is empty".into(),
        // Any file that Drydock has written contains a bracket, even if it has been cut short.
        _ if !text.contains('(') => "this is nothing that Drydock has written".into(),
        _ if at_the_end => "the file ends too early; it has been cut short".into(),
        code if is_only_a_sign_wanted(code) && number_breaks_off(text, line, column) => WHOLE_NUMBER.into(),
        code => words(code),
    };
    Error::Syntax { file: file.into(), line, column, message }
}

/// The message for a number that has to be an integer but is not.
const WHOLE_NUMBER: &str = "a whole number belongs here";

/// Whether the parser had read a complete value and missed only the punctuation after it; the real cause may then be something else.
const fn is_only_a_sign_wanted(code: &ron::Error) -> bool {
    use ron::Error as Met;
    matches!(
        code,
        Met::ExpectedComma | Met::ExpectedArrayEnd | Met::ExpectedMapEnd | Met::ExpectedOptionEnd | Met::ExpectedStructLikeEnd
    )
}

/// Whether an integer ends at this position while the text continues as a part of the number, as in 3.0 or 3e2.
fn number_breaks_off(text: &str, line: usize, column: usize) -> bool {
    let Some(line) = text.lines().nth(line.saturating_sub(1)) else { return false };
    let letters: Vec<char> = line.chars().collect();
    // The parser stops either at the letter after the number or at the next one.
    let at = column.saturating_sub(1).min(letters.len());
    let end = (0..at).rev().find(|index| letters[*index].is_ascii_digit()).map_or(0, |index| index + 1);
    let begins = letters[..end].iter().rposition(|letter| !letter.is_ascii_digit()).map_or(0, |index| index + 1);
    let is_number = begins < end && letters[..begins].last().is_none_or(|before| !before.is_alphanumeric() && *before != '.');
    let goes_on = letters.get(end).is_some_and(|next| *next == '.' || next.is_alphabetic());
    is_number && goes_on && at <= end + 1
}

/// The parser's error, in words for readers who do not know the grammar.
fn words(code: &ron::Error) -> String {
    use ron::Error as Met;
    match code {
        Met::NoSuchStructField { found, .. } => format!("nothing here is called {}", quoted(found)),
        Met::NoSuchEnumVariant { found, expected: [], .. } => {
            format!("{} does not belong here", quoted(found))
        }
        Met::NoSuchEnumVariant { found, expected, .. } => {
            format!("{} does not belong here; choose one of {}", quoted(found), expected.join(", "))
        }
        Met::MissingStructField { field, .. } => format!("{} is missing here", quoted(field)),
        Met::DuplicateStructField { field, .. } => format!("{} is there twice", quoted(field)),
        Met::InvalidValueForType { found, .. } => match found.split_once(['`', '"']) {
            Some((_, value)) => format!("{} does not belong here", quoted(value.trim_end_matches(['`', '"']))),
            None => "what stands here does not belong here".into(),
        },
        Met::ExpectedBoolean => "true or false belongs here".into(),
        Met::ExpectedInteger | Met::InvalidIntegerDigit { .. } | Met::UnderscoreAtBeginning => WHOLE_NUMBER.into(),
        Met::IntegerOutOfBounds => "the number here is too large or too small".into(),
        Met::ExpectedFloat | Met::FloatUnderscore => "a number belongs here".into(),
        Met::ExpectedString | Met::InvalidEscape(_) => "a text in quotation marks belongs here".into(),
        Met::ExpectedOption => "Some(…) or None belongs here".into(),
        Met::ExpectedComma => "a comma is missing before this".into(),
        Met::ExpectedDifferentLength { .. } => "there are too few or too many values here".into(),
        Met::TrailingCharacters => "the file should end here, and goes on".into(),
        _ => "this cannot be read: something before it is missing or too much".into(),
    }
}

fn quoted(word: &str) -> String {
    const LONGEST: usize = 60;
    let short: String = word.chars().take(LONGEST).collect();
    let more = if short.len() < word.len() { "…" } else { "" };
    format!("`{short}{more}`")
}

fn lower_first(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::text;
    use std::path::Path;

    #[test]
    fn a_number_that_is_not_whole_is_told_so_and_a_missing_comma_too() {
        let whole = "a whole number belongs here";
        for (ship, words) in [
            ("cannons: 3.0, name: \"A\"", whole),
            ("cannons: 3.", whole),
            ("cannons: 3e2", whole),
            ("cannons: 3x, name: \"A\"", whole),
            ("stated_cost: Some(3.5)", whole),
            ("cannons: 3 name: \"A\"", "a comma is missing before this"),
            ("name: \"A 3.0\" cannons: 3", "a comma is missing before this"),
        ] {
            let file =
                format!("(format: 1, title: \"\", content: LaunchFighters((ships: (next: 3, things: [(1, ({ship}))\n]))))");
            let error = text::read(file.as_bytes(), Path::new("x.drydock")).expect_err(ship).to_string();
            assert!(error.contains(words), "{ship}: {error}");
        }
        for format in ["1.0", "1.5"] {
            let file = format!("(format: {format}, title: \"\", content: LaunchFighters(()))");
            let error = text::read(file.as_bytes(), Path::new("x.drydock")).expect_err("no whole number").to_string();
            assert!(error.contains(whole), "{error}");
        }
    }

    #[test]
    fn no_word_of_a_parser_is_said() {
        let ships = |ship: &str| {
            format!("(format: 1, title: \"\", content: LaunchFighters((ships: (next: 3, things: [(1, ({ship}))\n]))))")
        };
        for wrong in [
            "name: 3",
            "name: \"A\" cannons: 3",
            "cannons: \"3\"",
            "cannons: 3.5",
            "cannons: true",
            "cannons: [1]",
            "cannons: (1)",
            "name: \"A\", name: \"B\"",
            "name: Some(\"A\")",
            "name: \"\\q\"",
            "style: 1",
            "style: Some(x)",
            "shape: Round",
            "9: 3",
            "{",
            "name:",
            "cannons: 99999999999999999999999999",
            "cannons: 0x",
            "cannons: 'a'",
            "name: \"A\"]",
            "origin: Nowhere",
            "#",
            "cannons: -",
            "stated_cost: 3",
        ] {
            let error = text::read(ships(wrong).as_bytes(), Path::new("x.drydock")).expect_err(wrong).to_string();
            for word in [
                "xpected",
                "struct ",
                "identifier",
                "variant",
                "u32",
                "i64",
                "u8",
                "serde",
                "RON",
                "sequence",
                "invalid",
                "underscore",
                "boolean",
                "integer",
                "map ",
            ] {
                assert!(!error.contains(word), "{wrong}: {error} says {word}");
            }
            assert!(error.contains("line "), "{wrong}: {error}");
        }
    }
}
