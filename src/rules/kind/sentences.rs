//! Sentences of a closed list: what a thing does, as data that reads as words.
//!
//! An enum of a game is a list of [`Verb`]s: each of its values is a sentence with gaps, which numbers, words and names fill. The sentence
//! stands in one place, the [`Pattern`]; the words of a value, the reader of those words, a table's cell and the editor's lists all come from
//! it. Whoever knows no game asks a [`Grammar`].
//!
//! A pattern writes a gap as `{}`, and what differs with the number before it as `[singular|plural]`: `{} wound[|s]`.

use std::fmt;

/// A value of a closed list that reads as a sentence.
pub trait Verb: Clone + 'static {
    /// What one of them is, such as "an action event".
    const WHAT: &'static str;

    /// Every pattern, in the order in which they are offered.
    fn patterns() -> &'static [Pattern];
    /// Which of the patterns this value has.
    fn pattern(&self) -> usize;
    /// What fills its gaps, in order.
    fn gaps(&self) -> Vec<String>;
    /// The things of the project that it names, each with what it is, such as "planet".
    fn names(&self) -> Vec<(&'static str, String)>;
    /// The value of a pattern whose gaps are filled so; none if one of them cannot be.
    fn build(pattern: usize, gaps: &[&str]) -> Option<Self>;
}

/// What can fill a gap.
pub trait Gap: Sized {
    /// What may stand there.
    fn slot() -> Slot;
    /// As it stands in a sentence.
    fn say(&self) -> String;
    /// What is meant by a text; none where it is nothing of the kind.
    fn hear(text: &str) -> Option<Self>;
    /// The things of the project that it names, each with what it is, such as "planet".
    fn names(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// A sentence with gaps.
#[derive(Debug)]
pub struct Pattern {
    /// The words, with `{}` for each gap.
    pub words: &'static str,
    /// What fills the gaps, in order.
    pub slots: &'static [fn() -> Slot],
}

/// What may stand in a gap.
#[derive(Clone, Debug)]
pub enum Slot {
    /// A whole number within bounds, with a sign before it or not.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// Whether a plus stands before it.
        signed: bool,
    },
    /// One of these words.
    Words(Vec<&'static str>),
    /// Any words, of which these are an example.
    Text(&'static str),
    /// Another sentence.
    Sentence(Grammar),
}

/// Which pattern a sentence has, and what fills its gaps.
pub type TakenApart = (usize, Vec<String>);

/// A closed list as whoever knows no game sees it.
#[derive(Clone, Copy)]
pub struct Grammar {
    /// What one of the sentences is, such as "an action event".
    pub what: &'static str,
    /// The patterns.
    pub patterns: fn() -> &'static [Pattern],
    /// The pattern of a sentence and what fills its gaps; none if it is no sentence of the list.
    pub taken_apart: fn(&str) -> Option<TakenApart>,
}

impl Grammar {
    /// The grammar of a list.
    #[must_use]
    pub const fn of<V: Verb>() -> Self {
        Self {
            what: V::WHAT,
            patterns: || V::patterns(),
            taken_apart: |text| hear::<V>(text).map(|verb| (verb.pattern(), verb.gaps())),
        }
    }

    /// The sentence as it is always written; none if it is none of the list.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<String> {
        let (pattern, gaps) = (self.taken_apart)(text)?;
        (self.patterns)().get(pattern).map(|pattern| pattern.filled(&gaps))
    }

    /// A sentence of a pattern, with what first comes to mind in its gaps.
    #[must_use]
    pub fn example(&self, pattern: usize) -> String {
        let Some(pattern) = (self.patterns)().get(pattern) else { return String::new() };
        let gaps: Vec<String> = pattern.slots.iter().map(|slot| slot().example()).collect();
        pattern.filled(&gaps)
    }
}

impl fmt::Debug for Grammar {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Grammar({})", self.what)
    }
}

impl PartialEq for Grammar {
    fn eq(&self, other: &Self) -> bool {
        // There is one list of each name.
        self.what == other.what
    }
}

impl Slot {
    /// What first comes to mind for the gap.
    #[must_use]
    pub fn example(&self) -> String {
        match self {
            Self::Number { least, most, signed } => written(1.clamp(*least, *most), *signed),
            Self::Words(words) => words.first().copied().unwrap_or_default().to_owned(),
            Self::Text(example) => (*example).to_owned(),
            Self::Sentence(grammar) => grammar.example(0),
        }
    }
}

/// A number as a gap holds it.
#[must_use]
pub fn written(number: i64, signed: bool) -> String {
    if signed && number != 0 { format!("{number:+}") } else { number.to_string() }
}

/// The sentence that a value reads as, without a period.
#[must_use]
pub fn say<V: Verb>(verb: &V) -> String {
    V::patterns().get(verb.pattern()).map(|pattern| pattern.filled(&verb.gaps())).unwrap_or_default()
}

/// The value that a sentence says; capitals do not matter in its own words.
#[must_use]
pub fn hear<V: Verb>(text: &str) -> Option<V> {
    let text = text.trim().trim_end_matches('.');
    V::patterns().iter().enumerate().find_map(|(at, pattern)| pattern.matched(text, |gaps| V::build(at, gaps)))
}

/// Several sentences in one cell.
#[must_use]
pub fn joined(sentences: &[String]) -> String {
    sentences.join("; ")
}

/// The sentences of a cell: what stands between semicolons, but for those within quotation marks.
#[must_use]
pub fn parted(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut quoted) = (Vec::new(), 0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ';' if !quoted => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// A part of a pattern.
#[derive(Clone, Copy)]
enum Part<'a> {
    Words(&'a str),
    Gap,
    Either(&'a str, &'a str),
}

impl Pattern {
    /// Its words, with something in the gaps.
    #[must_use]
    pub fn filled(&self, gaps: &[String]) -> String {
        let (mut text, mut next, mut plural) = (String::new(), gaps.iter(), false);
        for part in self.parts() {
            match part {
                Part::Words(words) => text.push_str(words),
                Part::Gap => {
                    let gap = next.next().map_or("", String::as_str);
                    plural = gap.trim_start_matches(['+', '-']) != "1";
                    text.push_str(gap);
                }
                Part::Either(one, many) => text.push_str(if plural { many } else { one }),
            }
        }
        text
    }

    fn parts(&self) -> Vec<Part<'static>> {
        let (mut parts, mut rest) = (Vec::new(), self.words);
        while let Some(at) = rest.find(['{', '[']) {
            parts.push(Part::Words(&rest[..at]));
            if rest[at..].starts_with("{}") {
                parts.push(Part::Gap);
                rest = &rest[at + 2..];
            } else {
                let (inside, after) = rest[at + 1..].split_once(']').unwrap_or((&rest[at + 1..], ""));
                let (one, many) = inside.split_once('|').unwrap_or((inside, inside));
                parts.push(Part::Either(one, many));
                rest = after;
            }
        }
        parts.push(Part::Words(rest));
        parts.retain(|part| !matches!(part, Part::Words("")));
        parts
    }

    /// What the first way of reading a text as this pattern gives that is accepted.
    fn matched<T>(&self, text: &str, accept: impl Fn(&[&str]) -> Option<T>) -> Option<T> {
        matched(&self.parts(), text, &mut Vec::new(), &accept)
    }
}

/// Reads the rest of a text as the rest of a pattern; a gap is as short as it can be.
fn matched<'a, T>(parts: &[Part], text: &'a str, gaps: &mut Vec<&'a str>, accept: &dyn Fn(&[&str]) -> Option<T>) -> Option<T> {
    let after = |words: &str| {
        let head = text.get(..words.len())?;
        head.eq_ignore_ascii_case(words).then(|| &text[words.len()..])
    };
    match parts {
        [] => {
            if text.is_empty() {
                accept(gaps)
            } else {
                None
            }
        }
        [Part::Words(words), rest @ ..] => matched(rest, after(words)?, gaps, accept),
        [Part::Either(one, many), rest @ ..] => {
            [one, many].into_iter().find_map(|words| matched(rest, after(words)?, gaps, accept))
        }
        [Part::Gap] => {
            gaps.push(text);
            let found = accept(gaps);
            gaps.pop();
            found
        }
        [Part::Gap, rest @ ..] => text.char_indices().map(|(at, _)| at).chain([text.len()]).find_map(|end| {
            gaps.push(&text[..end]);
            let found = matched(rest, &text[end..], gaps, accept);
            gaps.pop();
            found
        }),
    }
}

/// Declares a closed list of phrases: each value with its sentence, and a name for each of its gaps. A phrase fills a gap of others too.
macro_rules! phrases {
    (
        $(#[$about:meta])*
        pub enum $list:ident is $what:literal {
            $( $(#[$says:meta])* $verb:ident $(( $($name:ident: $gap:ty),+ ))? = $words:literal; )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $list {
            $( $(#[$says])* $verb $(( $($gap),+ ))?, )+
        }

        impl $crate::rules::kind::Verb for $list {
            const WHAT: &'static str = $what;

            fn patterns() -> &'static [$crate::rules::kind::Pattern] {
                use $crate::rules::kind::{Gap, Pattern, Slot};
                const PATTERNS: &[Pattern] = &[
                    $( Pattern { words: $words, slots: &[ $( $( <$gap as Gap>::slot as fn() -> Slot ),+ )? ] }, )+
                ];
                PATTERNS
            }

            fn pattern(&self) -> usize {
                enum Order { $( $verb ),+ }
                match self { $( Self::$verb { .. } => Order::$verb as usize, )+ }
            }

            fn gaps(&self) -> Vec<String> {
                match self { $( Self::$verb $(( $($name),+ ))? => vec![ $( $( $crate::rules::kind::Gap::say($name) ),+ )? ], )+ }
            }

            fn names(&self) -> Vec<(&'static str, String)> {
                match self {
                    $( Self::$verb $(( $($name),+ ))? => {
                        let names: Vec<Vec<(&'static str, String)>> = vec![ $( $( $crate::rules::kind::Gap::names($name) ),+ )? ];
                        names.concat()
                    } )+
                }
            }

            fn build(pattern: usize, gaps: &[&str]) -> Option<Self> {
                let (mut order, mut filled) = (0.., gaps.iter());
                $(
                    if order.next() == Some(pattern) {
                        let built = Self::$verb $(( $( <$gap as $crate::rules::kind::Gap>::hear(filled.next()?)? ),+ ))?;
                        return filled.next().is_none().then_some(built);
                    }
                )+
                None
            }
        }

        impl $crate::rules::kind::Gap for $list {
            fn slot() -> $crate::rules::kind::Slot {
                $crate::rules::kind::Slot::Sentence($crate::rules::kind::Grammar::of::<Self>())
            }

            fn say(&self) -> String {
                $crate::rules::kind::say(self)
            }

            fn hear(text: &str) -> Option<Self> {
                $crate::rules::kind::hear(text)
            }

            fn names(&self) -> Vec<(&'static str, String)> {
                $crate::rules::kind::Verb::names(self)
            }
        }
    };
}

/// Declares a closed list of verbs: phrases, and last of all words that are printed and not played.
macro_rules! verbs {
    (
        $(#[$about:meta])*
        pub enum $list:ident is $what:literal { $($phrases:tt)+ }
    ) => {
        $crate::rules::kind::phrases! {
            $(#[$about])*
            pub enum $list is $what {
                $($phrases)+
                /// Words of a designer's own: printed, and not played.
                Printed(words: $crate::rules::kind::Quoted) = "{}";
            }
        }

        impl $crate::rules::kind::Played for $list {
            fn printed(&self) -> Option<&str> {
                if let Self::Printed(words) = self { Some(&words.0) } else { None }
            }
        }
    };
}

pub(crate) use {phrases, verbs};

/// A verb that plays, but for words that are only printed.
pub trait Played: Verb {
    /// The words that are printed and not played.
    fn printed(&self) -> Option<&str>;
}

/// Words in quotation marks; one within them is written twice.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Quoted(pub String);

impl Gap for Quoted {
    fn slot() -> Slot {
        Slot::Text("\"Words of your own\"")
    }

    fn say(&self) -> String {
        format!("\"{}\"", self.0.replace('"', "\"\""))
    }

    fn hear(text: &str) -> Option<Self> {
        let inside = text.strip_prefix('"')?.strip_suffix('"')?;
        let bare = inside.replace("\"\"", "");
        (!inside.trim().is_empty() && !bare.contains('"')).then(|| Self(inside.replace("\"\"", "\"")))
    }
}

/// A field that holds sentences of a list.
pub struct Sentences<R: 'static, V: Verb> {
    /// How many there may be.
    pub most: usize,
    /// Reads them.
    pub get: fn(&R) -> &[V],
    /// Sets them.
    pub set: fn(&mut R, Vec<V>),
}

/// A field that holds sentences of some list.
pub trait AnySentences<R>: Sync {
    /// The list.
    fn grammar(&self) -> Grammar;
    /// How many there may be.
    fn most(&self) -> usize;
    /// What stands in it.
    fn get(&self, row: &R) -> Vec<String>;
    /// Puts sentences into it; what is none of the list is left out.
    fn set(&self, row: &mut R, sentences: &[String]);
}

impl<R, V: Verb> AnySentences<R> for Sentences<R, V> {
    fn grammar(&self) -> Grammar {
        Grammar::of::<V>()
    }

    fn most(&self) -> usize {
        self.most
    }

    fn get(&self, row: &R) -> Vec<String> {
        (self.get)(row).iter().map(say).collect()
    }

    fn set(&self, row: &mut R, sentences: &[String]) {
        (self.set)(row, sentences.iter().filter_map(|text| hear(text)).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    phrases! {
        /// Whom it meets.
        pub enum Whom is "whom it meets" {
            /// All.
            Everybody = "everybody";
            /// Some.
            Number(number: Few) = "{} character[|s]";
        }
    }

    verbs! {
        /// What is done.
        pub enum Deed is "a deed" {
            /// It strikes.
            Strikes(whom: Whom, times: Few) = "it strikes {}, {} time[|s]";
            /// Nothing.
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
        assert_eq!(examples, ["it strikes everybody, 1 time", "it sleeps", "\"Words of your own\""]);
        assert!(examples.iter().all(|text| grammar.read(text).as_ref() == Some(text)));
    }
}
