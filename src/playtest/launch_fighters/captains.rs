//! Captains hired by their names.

use std::sync::Arc;

use crate::playtest::Helm;
use crate::rules::launch_fighters::play::{Battle, CaptainName};

/// The post of a captain.
#[must_use]
pub fn helm(name: CaptainName) -> Helm<Battle> {
    Arc::new(move || Box::new(name.captain()))
}
