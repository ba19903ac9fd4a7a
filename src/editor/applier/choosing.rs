//! Chooses things in the outline: one thing alone, further things, or a range of things.

use crate::editor::action::{Choosing, DeskMode};
use crate::editor::state::State;
use crate::editor::things;
use crate::project::Place;

/// Chooses a thing in the outline. It becomes the selected thing, unless it ends a range or is taken out of the chosen things.
pub fn choose(state: &mut State, place: &Place, how: Choosing) {
    let mut chosen = state.chosen();
    let mut selected = place.clone();
    match how {
        Choosing::Only => chosen.clear(),
        Choosing::Toggle if chosen.contains(place) => {
            chosen.retain(|other| other != place);
            selected = chosen.first().unwrap_or(place).clone();
        }
        Choosing::Toggle => chosen.push(place.clone()),
        Choosing::UpTo => {
            let entries = state.document.derived().outline.iter().flat_map(|group| &group.entries);
            let all: Vec<Place> = entries.map(|entry| entry.place.clone()).collect();
            let at = |wanted: &Place| all.iter().position(|place| place == wanted);
            let from = at(&things::thing(state.document.place()));
            if let (Some(from), Some(to)) = (from, at(place)) {
                chosen = all[from.min(to)..=from.max(to)].to_vec();
                // The other end of the range stays selected, so that the user can still move this end.
                selected = all[from].clone();
            }
        }
    }
    state.document.select(&selected);
    state.view.chosen = if chosen.len() > 1 { chosen } else { Vec::new() };
    state.view.desk = DeskMode::Design;
    state.view.jump = true;
}
