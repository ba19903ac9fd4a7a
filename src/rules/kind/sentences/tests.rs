//! Tests that sentences are read in the way in which they are written.

use super::*;

phrases! {
    /// The targets of a deed.
    pub enum Whom is "whom it meets" {
        /// All characters.
        Everybody = "everybody";
        /// A number of characters.
        Number(number: Few) = "{} character[|s]";
    }
}

verbs! {
    /// A deed.
    pub enum Deed is "a deed" {
        /// Strikes targets.
        Strikes(whom: Whom, times: Few) = "it strikes {}, {} time[|s]";
        /// Calls friends.
        Calls(times: Few, whom: Whom) = "it calls {} {} friend[|s]";
        /// Does nothing.
        Sleeps = "it sleeps";
    }
}

/// A number from 1 to 9.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Few(u8);

impl Gap for Few {
    fn slot() -> Slot {
        Slot::Number { least: 1, most: 9, signed: false }
    }

    fn say(&self) -> String {
        self.0.to_string()
    }

    fn hear(text: &str) -> Option<Self> {
        text.parse().ok().filter(|number| (1..=9).contains(number)).map(Self)
    }
}

#[test]
fn a_sentence_is_heard_as_it_is_said() {
    for (deed, words) in [
        (Deed::Strikes(Whom::Number(Few(1)), Few(2)), "it strikes 1 character, 2 times"),
        (Deed::Strikes(Whom::Everybody, Few(1)), "it strikes everybody, 1 time"),
        (Deed::Calls(Few(1), Whom::Everybody), "it calls 1 everybody friend"),
        (Deed::Calls(Few(2), Whom::Everybody), "it calls 2 everybody friends"),
        (Deed::Sleeps, "it sleeps"),
        (Deed::Printed(Quoted("Say \"no\"; go".into())), "\"Say \"\"no\"\"; go\""),
    ] {
        assert_eq!(say(&deed), words);
        assert_eq!(hear::<Deed>(words), Some(deed.clone()));
        assert_eq!(parted(&joined(&[words.into(), "it sleeps".into()])), [words, "it sleeps"]);
        let text = ron::to_string(&deed).expect("text");
        assert_eq!(ron::from_str::<Deed>(&text), Ok(deed));
    }
    assert_eq!(hear::<Deed>(" It Sleeps. "), Some(Deed::Sleeps));
    for wrong in ["it strikes", "it strikes nobody, 1 time", "it strikes everybody, 10 times", "it sleeps well", "\"", ""] {
        assert_eq!(hear::<Deed>(wrong), None, "{wrong}");
    }
}

#[test]
fn every_pattern_has_an_example_that_is_read() {
    let grammar = Grammar::of::<Deed>();
    let examples: Vec<String> = (0..(grammar.patterns)().len()).map(|at| grammar.example(at)).collect();
    assert_eq!(examples, ["it strikes everybody, 1 time", "it calls 1 everybody friend", "it sleeps", "\"Words of your own\""]);
    assert!(examples.iter().all(|text| grammar.read(text).as_ref() == Some(text)));
}
