//! Who can be captain, by name.

use std::sync::Arc;

use crate::playtest::Helm;
use crate::rules::launch_fighters::play::Battle;
use crate::rules::play::AtRandom;

/// A captain that can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// How the captain is spelled.
    pub name: &'static str,
    /// What the captain does, as a sentence.
    pub says: &'static str,
}

/// Every captain, the one that is taken when none is named first.
pub const CAPTAINS: [Named; 1] = [Named { name: "random", says: "Takes any legal action, each as likely as the others." }];

/// The post of a captain of this name.
#[must_use]
pub fn captain(name: &str) -> Option<Helm<Battle>> {
    match name {
        "random" => Some(Arc::new(|| Box::new(AtRandom))),
        _ => None,
    }
}
