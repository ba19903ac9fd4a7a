//! Words that sentences of every game are made of.

use std::fmt::Display;

/// A number of things in words: "1 missile", "2 missiles".
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, thing: &str) -> String {
    let plural = if number == N::from(1) { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// A list in a sentence: "one, two and three".
#[must_use]
pub fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Words with a capital letter, as they begin a sentence.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_and() {
        let names = ["ships", "fleets", "maps"].map(str::to_owned);
        assert_eq!(
            [0, 1, 2, 3].map(|count| listed(&names[..count])),
            ["", "ships", "ships and fleets", "ships, fleets and maps"]
        );
        assert_eq!((capital("élan").as_str(), capital("")), ("Élan", String::new()));
    }
}
