//! Puts errors about the arguments into Drydock's own sentences: which word is wrong and why, and what would be right.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::project::one_of;
use crate::rules::capital;

/// Says what is wrong with the arguments, as the beginning of a sentence.
pub(super) fn sentence(error: &Error) -> String {
    // An error without a context has a message of Drydock's own about its arguments.
    if error.context().next().is_none() {
        return own_words(error);
    }
    let said = |kind| error.get(kind).map(words).unwrap_or_default();
    let one = |kind| said(kind).join(" ");
    let option = |name: &String| name.starts_with('-');
    let (argument, value) = (named(&said(ContextKind::InvalidArg)), one(ContextKind::InvalidValue));
    let known = said(ContextKind::ValidValue);
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::NoEquals if value.is_empty() => {
            format!("{argument} is given without a value{}", choose(&known))
        }
        ErrorKind::InvalidValue => format!("{value:?} is nothing that {argument} can be{}", choose(&known)),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            format!("{value:?} is nothing that {argument} can be{}", because(&why, &value))
        }
        // This word is not an option, and no further word is expected.
        ErrorKind::UnknownArgument if !said(ContextKind::InvalidArg).iter().any(option) => {
            format!("{argument} is one word too many")
        }
        ErrorKind::UnknownArgument => {
            let meant = said(ContextKind::SuggestedArg).into_iter().next();
            let meant = meant.map_or_else(String::new, |meant| format!("; {meant} may be meant"));
            format!("There is no {argument} here{meant}")
        }
        ErrorKind::InvalidSubcommand => {
            let meant = said(ContextKind::SuggestedSubcommand);
            let meant = if meant.is_empty() { String::new() } else { format!("; {} may be meant", meant.join(" or ")) };
            format!("There is no command called {}{meant}", one(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            // The name of an argument that may be given several times ends in dots.
            let missing: Vec<_> =
                said(ContextKind::InvalidArg).iter().map(|name| name.trim_end_matches('.').to_owned()).collect();
            let verb = if missing.len() == 1 { "is" } else { "are" };
            format!("{} {verb} missing", missing.join(" and "))
        }
        ErrorKind::ArgumentConflict => {
            // The user gave both a file and a command, but only one of the two is possible.
            let command = one(ContextKind::InvalidSubcommand);
            let argument = if command.is_empty() { argument } else { command };
            let others = said(ContextKind::PriorArg).iter().map(|other| named(std::slice::from_ref(other))).collect::<Vec<_>>();
            let other = others.join(" and ");
            if other.is_empty() || other == argument {
                format!("{argument} can be said once only")
            } else {
                format!("{argument} and {other} do not go together")
            }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => "A command is missing".into(),
        ErrorKind::TooManyValues => format!("{argument} takes fewer values: {value:?} is too much"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => format!("{argument} takes another number of values"),
        ErrorKind::InvalidUtf8 => "An argument is no text that can be read".into(),
        // No other kind of error can happen when arguments are read. Requests for help or for the version are not errors.
        _ => "These arguments cannot be understood".into(),
    }
}

/// The first paragraph of the error's own message, as the beginning of a sentence.
fn own_words(error: &Error) -> String {
    let text = error.render().to_string();
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = paragraph.trim_start_matches("error: ").split_whitespace().collect();
    capital(words.join(" ").trim_end_matches(['.', ':']))
}

/// Says why a value is refused. The technical words by which parsers of numbers say it are replaced.
fn because(why: &str, value: &str) -> String {
    let is_below_nothing = || value.strip_prefix('-').is_some_and(|number| number.parse::<u64>().is_ok());
    let why = match why.trim_end_matches('.') {
        "" => return String::new(),
        why if why.contains(" is not in ") => return within(why.rsplit(' ').next().unwrap_or_default()),
        why if why.starts_with("invalid digit") && is_below_nothing() => "it is a whole number and never below 0",
        "number would be zero for non-zero type" => "it is 1 or more",
        why if why.starts_with("number too") => "the number is too large or too small",
        why if why.starts_with("invalid digit") || why.starts_with("cannot parse") => "it is a whole number",
        why if why.starts_with("invalid float") => "it is a number",
        why => why,
    };
    format!(": {why}")
}

/// Puts into words a range of numbers that a parser writes as `1..=6`.
fn within(range: &str) -> String {
    let bounds = range.split_once("..").map(|(least, most)| (least, most.trim_start_matches('=')));
    match bounds {
        Some((least, most)) if !least.is_empty() && !most.is_empty() => format!(": it is a whole number from {least} to {most}"),
        _ => ": the number is too large or too small".into(),
    }
}

/// Lists the possible values in words.
fn choose(known: &[String]) -> String {
    if known.is_empty() { String::new() } else { format!(": choose {}", one_of(known)) }
}

/// The name of an argument without the values that it takes.
fn named(argument: &[String]) -> String {
    let argument = argument.first().map(String::as_str).unwrap_or_default();
    let name = if argument.starts_with('-') { argument.split([' ', '=']).next().unwrap_or(argument) } else { argument };
    if name.is_empty() { "An argument".into() } else { name.to_owned() }
}

fn words(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(word) => vec![word.clone()],
        ContextValue::Strings(words) => words.clone(),
        ContextValue::StyledStr(words) => vec![words.to_string()],
        ContextValue::StyledStrs(words) => words.iter().map(ToString::to_string).collect(),
        ContextValue::Number(number) => vec![number.to_string()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Arguments;

    fn said(words: &str) -> String {
        let words: Vec<_> = words.split_whitespace().map(Into::into).collect();
        super::sentence(&Arguments::read(&words).expect_err("arguments that make no sense"))
    }

    #[test]
    fn no_word_of_a_parser_is_said() {
        for (words, expected) in [
            ("drydock new --game", "--game is given without a value"),
            ("drydock check --jason x", "There is no --jason here; --json may be meant"),
            ("drydock check", "<FILE> is missing"),
            ("drydock export x --to pdf", "\"pdf\" is nothing that --to can be: choose csv, svg, png, cut, pieces or vassal"),
            ("drydock play --jobs 0 x", "\"0\" is nothing that --jobs can be: it is 1 or more"),
            ("drydock play --seed x y", "\"x\" is nothing that --seed can be: it is a whole number"),
            ("drydock check --json --json x", "--json can be said once only"),
            ("drydock play --games 2 --games 3 x", "--games can be said once only"),
            ("drydock play --shard 1/2 --out x --level x", "--shard and --level do not go together"),
            ("drydock play --seed -5 x", "\"-5\" is nothing that --seed can be: it is a whole number and never below 0"),
            ("drydock play --games -5 x", "\"-5\" is nothing that --games can be: it is a whole number from 1 to 1000000000"),
            ("drydock play --jobs -5 x", "\"-5\" is nothing that --jobs can be: it is a whole number and never below 0"),
            ("drydock serve --port -1", "\"-1\" is nothing that --port can be: it is a whole number from 0 to 65535"),
            ("drydock print --margins -5 x", "\"-5\" is nothing that --margins can be: a margin is 0 to 500 millimetres wide"),
            ("drydock check -5", "There is no -5 here"),
            ("drydock new --game vikings x y", "y is one word too many"),
        ] {
            assert_eq!(said(words), expected, "{words}");
        }
        let paper = said("drydock print --paper a7");
        assert!(paper.starts_with("\"a7\" is nothing that --paper can be"), "{paper}");
        for words in ["drydock new --game", "drydock odds --dice", "drydock play --jobs x x.drydock", "drydock x y z"] {
            let sentence = said(words);
            for word in ["supplied", "invalid value", "error", "argument '", "possible values", "required"] {
                assert!(!sentence.contains(word), "{words}: {sentence}");
            }
        }
    }
}
