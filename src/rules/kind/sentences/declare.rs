//! Declares closed lists of sentences; each sentence stands for a value. A phrase can fill a gap in other sentences. A verb can also be free words
//! that are only printed.

use super::{Gap, Slot, Verb};

/// Declares a closed list of phrases: each value with its sentence, and with a name for each gap. Phrases can also fill gaps in other sentences.
#[doc(hidden)]
#[macro_export]
macro_rules! __phrases {
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

        impl $crate::kind::Verb for $list {
            const WHAT: &'static str = $what;

            fn patterns() -> &'static [$crate::kind::Pattern] {
                use $crate::kind::{Gap, Pattern, Slot};
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
                match self { $( Self::$verb $(( $($name),+ ))? => vec![ $( $( $crate::kind::Gap::say($name) ),+ )? ], )+ }
            }

            fn names(&self) -> Vec<(&'static str, String)> {
                match self {
                    $( Self::$verb $(( $($name),+ ))? => {
                        let names: Vec<Vec<(&'static str, String)>> = vec![ $( $( $crate::kind::Gap::names($name) ),+ )? ];
                        names.concat()
                    } )+
                }
            }

            fn build(pattern: usize, gaps: &[&str]) -> Option<Self> {
                let (mut order, mut filled) = (0.., gaps.iter());
                $(
                    if order.next() == Some(pattern) {
                        let built = Self::$verb $(( $( <$gap as $crate::kind::Gap>::hear(filled.next()?)? ),+ ))?;
                        return filled.next().is_none().then_some(built);
                    }
                )+
                None
            }
        }

        impl $crate::kind::Gap for $list {
            fn slot() -> $crate::kind::Slot {
                $crate::kind::Slot::Sentence($crate::kind::Grammar::of::<Self>())
            }

            fn say(&self) -> String {
                $crate::kind::say(self)
            }

            fn hear(text: &str) -> Option<Self> {
                $crate::kind::hear(text)
            }

            fn names(&self) -> Vec<(&'static str, String)> {
                $crate::kind::Verb::names(self)
            }
        }
    };
}

/// Declares a closed list of verbs: phrases and, as the last value, free words that are printed but that the engine does not play.
#[doc(hidden)]
#[macro_export]
macro_rules! __verbs {
    (
        $(#[$about:meta])*
        pub enum $list:ident is $what:literal { $($phrases:tt)+ }
    ) => {
        $crate::kind::phrases! {
            $(#[$about])*
            pub enum $list is $what {
                $($phrases)+
                /// The designer's own words, which are printed but which the engine does not play.
                Printed(words: $crate::kind::Quoted) = "{}";
            }
        }

        impl $crate::kind::Played for $list {
            fn printed(&self) -> Option<&str> {
                if let Self::Printed(words) = self { Some(&words.0) } else { None }
            }
        }
    };
}

pub use {__phrases as phrases, __verbs as verbs};

/// A list of verbs that the engine plays, except for words that are only printed.
pub trait Played: Verb {
    /// The words of this value if they are only printed; `None` if the engine plays the value.
    fn printed(&self) -> Option<&str>;
}

/// Words in quotation marks; a quotation mark within the words is doubled.
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
