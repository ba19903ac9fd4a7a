//! The designs of a project that take part in its scenarios.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::{boats, counters, scenarios};
use rules::Id;
use vikings::{Content, Scenario};

/// Only the designs that take part in this scenario or, if none is given, in any scenario. If none is given and no scenario has a force yet, all
/// designs.
#[must_use]
pub fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
    let played: Vec<_> = scenarios::wanted(content, scenario).collect();
    let forces: BTreeSet<_> = played.iter().flat_map(|(_, scenario)| scenario.sides.into_iter().flatten()).collect();
    if scenario.is_none() && forces.is_empty() {
        return Cow::Borrowed(content);
    }
    let fighting: BTreeSet<_> = played.iter().flat_map(|(_, scenario)| counters::taking_part(content, scenario)).collect();
    let boats: BTreeSet<_> = played.iter().flat_map(|(id, _)| boats::classes(content, Some(*id))).collect();
    let layouts = || played.iter().filter_map(|(_, scenario)| scenario.layout(content));
    let mut own = content.clone();
    own.characters.retain_ids(|id| fighting.contains(&id));
    own.boats.retain_ids(|id| boats.contains(&id));
    own.forces.retain_ids(|id| forces.contains(&id));
    own.boards.retain_ids(|id| layouts().any(|layout| layout.boards.iter().any(|(_, laid)| laid.board == Some(id))));
    own.layouts.retain_ids(|id| played.iter().any(|(_, scenario)| scenario.layout == Some(id)));
    own.scenarios.retain_ids(|id| played.iter().any(|(played, _)| *played == id));
    Cow::Owned(own)
}
