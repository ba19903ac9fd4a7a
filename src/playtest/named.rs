//! Finds scenarios and captains by their names, in any game.

use std::sync::Arc;

use super::{Captain, Helm, PlaytestError};
use project::Error;
use rules::play::Captain as Commander;
use rules::play::{Play, PlayedOut, Roster, Sealed, Writer, find_captain};
use rules::{Id, Refusal, Shelf};

/// The helm (a captain's post) for a captain with this name that makes one decision after the other.
#[must_use]
pub fn helm<N: Roster<Game: Play, Captain: Commander<N::Game>>>(name: N) -> Helm<N::Game>
where
    N::Game: PlayedOut<Captain = dyn Commander<N::Game>>,
{
    Arc::new(move || Box::new(name.captain()))
}

/// The helm (a captain's post) for a captain with this name that writes sealed orders.
#[must_use]
pub fn post<N: Roster<Captain: Writer<N::Game>>>(name: N) -> Helm<N::Game>
where
    N::Game: Sealed + PlayedOut<Captain = dyn Writer<N::Game>>,
{
    Arc::new(move || Box::new(name.captain()))
}

/// The captains of a game, the weakest first.
pub fn captains<N: Roster>() -> Vec<Captain> {
    let captain = |name: &N| Captain { name: name.slug(), says: name.about(), usual: *name == N::default() };
    N::ALL.iter().map(captain).collect()
}

/// The names of the captains that the user named, or of the default captain if they named none.
pub fn captain_names<N: Roster>(named: &[String]) -> Vec<String> {
    if named.is_empty() { vec![N::default().slug().to_owned()] } else { named.to_vec() }
}

/// Finds captains by their names, and returns a helm for each; `hire` makes the helm of a captain.
///
/// # Errors
/// If there is no such captain.
pub fn helms<N: Roster>(names: &[String], hire: fn(N) -> Helm<N::Game>) -> Result<Vec<Helm<N::Game>>, Error> {
    let known = || N::ALL.iter().map(|name| name.slug().to_owned()).collect();
    let unknown = |name: &String| Error::Unknown { what: "captain", name: name.clone(), known: known() };
    names.iter().map(|name| find_captain(name).map(hire).map_err(|_| unknown(name))).collect()
}

/// One helm (a captain's post) for each side. If only one helm is given, each side gets a copy of it.
///
/// # Errors
/// If there is neither a single helm nor one for each side.
pub fn helm_each<H: Clone>(helms: &[H], sides: usize) -> Result<Vec<H>, Refusal> {
    match helms {
        [only] => Ok(vec![only.clone(); sides]),
        several if several.len() == sides => Ok(several.to_vec()),
        several => {
            let named = several.len();
            Err(Refusal::new(format!("{named} captains are named for {sides} sides: name one, or one a side")))
        }
    }
}

/// Finds a scenario by its name, or the first scenario if no name is given. A name that differs only in capital letters is accepted if no name
/// matches exactly. `making` is a text for the error that tells the user how to make a scenario.
///
/// # Errors
/// If there is no such scenario.
pub fn find_scenario<T>(
    scenarios: &Shelf<T>,
    name: Option<&str>,
    name_of: impl Fn(&T) -> &str,
    making: &str,
) -> Result<Id<T>, Error> {
    let found = match name {
        Some(name) => scenarios.find(|scenario| name_of(scenario) == name).or_else(|| {
            // If the names of two scenarios differ from the given name only in capital letters, neither is accepted.
            let mut alike = scenarios.iter().filter(|(_, scenario)| name_of(scenario).to_lowercase() == name.to_lowercase());
            alike.next().filter(|_| alike.next().is_none())
        }),
        None => scenarios.iter().next(),
    };
    found.map(|(id, _)| id).ok_or_else(|| match name {
        Some(name) => {
            let known = scenarios.iter().map(|(_, scenario)| name_of(scenario).to_owned()).collect();
            Error::Unknown { what: "scenario", name: name.into(), known }
        }
        None => PlaytestError::NoScenario(making.into()).into(),
    })
}

/// Turns a refusal, which is a clause, into an error, which is a sentence.
pub fn refused(refusal: &Refusal) -> Error {
    PlaytestError::Refused(refusal.clone()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_is_found_in_any_case_unless_two_names_differ_in_it_alone() {
        let scenarios: Shelf<String> = ["The Hall", "hall", "HALL"].map(str::to_owned).into_iter().collect();
        let found = |name| find_scenario(&scenarios, Some(name), |scenario| scenario, "").map(Id::number).ok();
        assert_eq!(
            [found("the hall"), found("hall"), found("HALL"), found("Hall"), found("x")],
            [Some(1), Some(2), Some(3), None, None]
        );
    }

    #[test]
    fn why_nothing_is_played_is_a_sentence_and_known_by_its_type() {
        let error =
            find_scenario(&Shelf::<String>::default(), None, |scenario| scenario, "in the outline").expect_err("no scenario");
        assert_eq!(error.to_string(), "The project has no scenario to play: make one, in the outline.");
        assert!(matches!(error.own(), Some(PlaytestError::NoScenario(_))), "{error:?}");
        let error = refused(&Refusal::new("nobody starts in it"));
        assert_eq!(error.to_string(), "Nobody starts in it.");
        assert!(matches!(error.own(), Some(PlaytestError::Refused(_))), "{error:?}");
        let known = || vec!["wind".to_owned(), "tides".to_owned()];
        let no_switch = |name: &str| PlaytestError::NoSwitch { name: name.into(), known: known() }.to_string();
        assert_eq!(no_switch("wint"), "No switch is called \"wint\": wind may be meant; there are wind, tides");
        assert_eq!(no_switch("reefs"), "No switch is called \"reefs\": there are wind, tides");
        let (series, noun) = (1_275, "duels");
        let many = PlaytestError::TooManyGames { series, noun, each: 10_000, games: 12_750_000, most: 10_000_000 };
        assert_eq!(
            many.to_string(),
            "1,275 duels of 10,000 games each are 12,750,000 games, and at most 10,000,000 are played: play fewer games in each, or take out designs"
        );
    }
}
