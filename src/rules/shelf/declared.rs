//! Declares the shelves of a game once. From this list follow the edits, the code that applies them, and their weights.

/// Declares the edits of a game's designs. Each line is a shelf: its edit, its things, the word for one of them, the weight of a thing in bytes and,
/// if the lists in a thing have bounds of their own, a function that refuses a thing beyond these bounds. Further lines declare the edits of anything
/// else, with their weight and the function that applies them.
#[doc(hidden)]
#[macro_export]
macro_rules! __shelves {
    (
        $(#[$about:meta])* $edit:ident of $content:ident {
            $($(#[$about_shelf:meta])* $on:ident($thing:ty) in $shelf:ident: $one:literal, $weight:expr $(, $bounds:expr)?;)*
        } beside {
            $($(#[$about_other:meta])* $beside:ident($what:ty): $other_weight:expr, $set:expr;)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $edit {
            $($(#[$about_shelf])* $on($crate::Change<$thing>),)*
            $($(#[$about_other])* $beside($what),)*
        }

        impl $crate::HasWeight for $edit {
            fn weight(&self) -> usize {
                match self {
                    $(Self::$on(change) => change.weight($weight),)*
                    $(Self::$beside(what) => {
                        let weight: fn(&$what) -> usize = $other_weight;
                        weight(what)
                    })*
                }
            }
        }

        impl $content {
            /// Applies an edit.
            ///
            /// # Errors
            /// Fails if the edit changes something that does not exist, or makes a list too long to be read again. Nothing is changed then.
            pub fn apply(&mut self, edit: &$edit) -> Result<(), $crate::Refusal> {
                match edit {
                    $($edit::$on(change) => {
                        $(change.thing().map_or(Ok(()), $bounds)?;)?
                        self.$shelf.apply(change.clone(), $one).map(drop)
                    })*
                    $($edit::$beside(what) => {
                        let set: fn(&mut Self, &$what) -> Result<(), $crate::Refusal> = $set;
                        set(self, what)
                    })*
                }
            }

            /// About how many bytes of memory the shelves take in addition to the things that they share with those of other designs.
            pub(crate) fn shelves_beyond(&self, other: &Self) -> usize {
                [$(self.$shelf.weight_beyond(&other.$shelf, $weight)),*].into_iter().sum()
            }

            /// How many things each shelf holds, with the word for one of them.
            pub(crate) fn on_shelves(&self) -> Vec<(usize, &'static str)> {
                vec![$((self.$shelf.len(), $one)),*]
            }
        }
    };
}
pub use __shelves as shelves;
