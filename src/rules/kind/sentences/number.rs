//! Integers in the gaps of sentences.

use super::{Gap, Slot};
use crate::{Count, Level};

/// Lets values of these number types fill gaps, within the bounds of the type.
macro_rules! fills_gaps {
    ($($number:ty),*) => {
        $(impl Gap for $number {
            fn slot() -> Slot {
                Slot::Number { least: 0, most: Self::MAX.get().into(), signed: false }
            }

            fn say(&self) -> String {
                self.to_string()
            }

            fn hear(text: &str) -> Option<Self> {
                text.parse().ok().and_then(Self::new)
            }
        })*
    };
}

fills_gaps!(Level, Count);
