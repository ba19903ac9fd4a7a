//! Functions that build words and sentences for every game.

use std::fmt::Display;

/// How many of some things there are, in words: "1 missile", "2 missiles", "2 enemies", "2 days".
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, thing: &str) -> String {
    if number == N::from(1) { format!("{number} {thing}") } else { format!("{number} {}", several(thing)) }
}

/// The plural of a word: "missiles", "enemies", "days", "hexes".
#[must_use]
pub fn several(thing: &str) -> String {
    if let Some((head, rest)) = thing.split_once(" of ") {
        return format!("{} of {rest}", several(head));
    }
    match thing.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        _ if thing.ends_with(['s', 'x', 'z']) || thing.ends_with("ch") || thing.ends_with("sh") => format!("{thing}es"),
        _ => format!("{thing}s"),
    }
}

/// A word with its indefinite article: "a ship", "an item", "a unit".
#[must_use]
pub fn one_of(thing: &str) -> String {
    // These beginnings sound like "you" or "one", so they take "a".
    let sounds = ["uni", "use", "eu", "one"];
    let lower = thing.to_lowercase();
    let is_open = lower.starts_with(['a', 'e', 'i', 'o', 'u']) && !sounds.iter().any(|sound| lower.starts_with(sound));
    format!("{} {thing}", if is_open { "an" } else { "a" })
}

/// A number with its thousands separated: `10,000`.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut words = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            words.push(',');
        }
        words.push(digit);
    }
    words
}

/// A number of dice in words: "1 die", "2 dice".
#[must_use]
pub fn dice_in_words(number: u32) -> String {
    if number == 1 { "1 die".into() } else { format!("{number} dice") }
}

/// Words as a list in a sentence: "one, two and three".
#[must_use]
pub fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Names that look like plurals but take a singular verb: worlds, stars, gods and others after which ships and fleets are named.
const ONE: [&str; 30] = [
    "andreas", "ares", "argos", "aries", "arras", "athos", "atlas", "boreas", "ceres", "chaos", "charles", "cosmos", "delos",
    "eos", "eros", "gas", "helios", "hermes", "hercules", "james", "laos", "lens", "mars", "naxos", "pallas", "phobos", "deimos",
    "thomas", "wales", "xerxes",
];

/// Words in the plural that do not look like plurals.
const SEVERAL: [&str; 5] = ["people", "folk", "children", "cattle", "kin"];
/// Words in the singular that end in "men".
const ONE_MEN: [&str; 7] = ["omen", "specimen", "abdomen", "yemen", "bremen", "carmen", "ramen"];

/// A name with its verb. The verb is `many` if the name is in the plural, and `one` otherwise: "The Federation wins", "Wolves of the Beyond win".
#[must_use]
pub fn with_verb(name: &str, one: &str, many: &str) -> String {
    format!("{name} {}", if is_of_several(name) { many } else { one })
}

/// Whether a name is in the plural, judged by the word before "of", "from", "in" and the like.
#[must_use]
pub fn is_of_several(name: &str) -> bool {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let about = words.iter().position(|word| matches!(*word, "of" | "from" | "in" | "at" | "on" | "for" | "with"));
    let about = &words[..about.unwrap_or(words.len())];
    let ends_as_one =
        |word: &str| ["ss", "us", "is", "\u{2019}s", "'s"].iter().any(|end| word.ends_with(end)) || ONE.contains(&word);
    let men = |word: &str| word.ends_with("men") && !ONE_MEN.contains(&word);
    let plural = |word: &&str| word.ends_with('s') && !ends_as_one(word) || men(word) || SEVERAL.contains(word);
    about.contains(&"and") || about.last().is_some_and(plural)
}

/// An ordinal number: "1st", "2nd", "11th".
#[must_use]
pub fn nth(number: u32) -> String {
    match (number % 10, number % 100) {
        (1, rest) if rest != 11 => format!("{number}st"),
        (2, rest) if rest != 12 => format!("{number}nd"),
        (3, rest) if rest != 13 => format!("{number}rd"),
        _ => format!("{number}th"),
    }
}

/// The words with a capital letter at the start, for the beginning of a sentence.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A name in lower case, for the middle of a sentence; initials stay as they are, as in "EW modifier".
#[must_use]
pub fn in_a_sentence(name: &str) -> String {
    let initials = |word: &str| word.len() > 1 && word.chars().all(char::is_uppercase);
    let word = |word: &str| if initials(word) { word.to_owned() } else { word.to_lowercase() };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The known word most similar to an unknown one; `None` if more than a third of its letters differ.
#[must_use]
pub fn nearest<'w, S: AsRef<str> + ?Sized + 'w>(word: &str, known: impl IntoIterator<Item = &'w S>) -> Option<&'w S> {
    let (length, folded) = (word.chars().count(), word.to_lowercase());
    let most = if length <= 64 { length.div_ceil(3) } else { 0 };
    let near = known.into_iter().filter(|known| known.as_ref().len().abs_diff(word.len()) <= most + 2).filter_map(|known| {
        let far = strsim::osa_distance(&folded, &known.as_ref().to_lowercase());
        (length > 1 && far <= most).then_some((far, known))
    });
    near.min_by_key(|(far, _)| *far).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_has_the_article_of_its_sound() {
        let things =
            ["ship", "item", "action card", "unit", "user", "event", "European", "hex", "Archer", "one-pip die", "opening"];
        let said = ["a", "an", "an", "a", "a", "an", "a", "a", "an", "a", "an"];
        for (thing, article) in things.iter().zip(said) {
            assert_eq!(one_of(thing), format!("{article} {thing}"));
        }
    }

    #[test]
    fn a_name_of_several_has_the_verb_of_several() {
        for one in ["The Federation", "Alliance of Free Planets", "House Ross", "Luna", "Mars", "New Ceres", "Bremen", ""] {
            assert!(!is_of_several(one), "{one}");
        }
        for several in [
            "Viking raiders",
            "Wolves of the Beyond",
            "Ash and Ember",
            "The Long Oars",
            "Mars and Ceres",
            "Men of the mouth",
            "Erik\u{2019}s men",
            "Northmen",
        ] {
            assert!(is_of_several(several), "{several}");
        }
        assert_eq!(with_verb("Viking raiders", "is", "are"), "Viking raiders are");
    }

    #[test]
    fn several_things_have_the_word_of_several() {
        for (one, several) in [
            ("missile", "missiles"),
            ("enemy", "enemies"),
            ("day", "days"),
            ("hex", "hexes"),
            ("piece of a set-up", "pieces of a set-up"),
        ] {
            assert_eq!(super::several(one), several);
        }
        assert_eq!((counted(1, "hex"), counted(8, "hex")), ("1 hex".to_owned(), "8 hexes".to_owned()));
    }

    #[test]
    fn a_list_ends_with_and() {
        let names = ["ships", "fleets", "maps"].map(str::to_owned);
        assert_eq!(
            [0, 1, 2, 3].map(|count| listed(&names[..count])),
            ["", "ships", "ships and fleets", "ships, fleets and maps"]
        );
        assert_eq!((capital("élan").as_str(), capital("")), ("Élan", String::new()));
    }

    #[test]
    fn a_place_in_an_order_ends_as_it_is_spoken() {
        assert_eq!([1, 2, 3, 4, 11, 22, 113].map(nth), ["1st", "2nd", "3rd", "4th", "11th", "22nd", "113th"]);
    }

    #[test]
    fn the_nearest_word_is_found_and_a_far_one_is_not() {
        let words = ["plunder", "passive", "route"];
        assert_eq!(nearest("plundr", words), Some("plunder"));
        assert_eq!(nearest("Ruote", words), Some("route"));
        assert_eq!(nearest("x", words), None);
        assert_eq!(nearest("dreadnought", words), None);
    }
}
