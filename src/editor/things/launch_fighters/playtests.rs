//! What a playtest needs to know of the game: who can be captain, and who fights.

use crate::editor::things::Captain;
use crate::rules::launch_fighters::play::{Battle, CaptainName};
use crate::rules::launch_fighters::{Content, InScenario, Place, Scenario};

/// The captains, the weakest first.
pub fn captains() -> impl Iterator<Item = Captain> {
    let captain = |name: CaptainName| Captain { name: name.slug(), says: name.about(), usual: name == CaptainName::default() };
    CaptainName::ALL.into_iter().map(captain)
}

/// The sides that fight a scenario, by its name or the first where none is named.
///
/// # Errors
/// If it cannot be played as it stands; a whole sentence.
pub fn fighting(content: &Content, name: Option<&str>) -> Result<Vec<String>, String> {
    let named = |scenario: &Scenario| name.is_none_or(|name| scenario.name == name);
    let found = content.scenarios.find(named);
    let (id, _) = found.ok_or("There is no scenario to play: make one, with a map and two fleets.")?;
    let battle = Battle::new(content, id).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
    Ok(battle.sides().iter().map(|side| side.name.clone()).collect())
}

/// The scenario of a place, or the first there is, as a place and by its name.
pub fn played(content: &Content, place: Option<Place>) -> Option<(Place, String)> {
    let own = if let Some(Place::Scenario(id, _)) = place { Some(id) } else { None };
    let id = own.or_else(|| content.scenarios.ids().next())?;
    let name = content.scenarios.get(id)?.name.clone();
    Some((Place::Scenario(id, InScenario::Whole), name))
}
