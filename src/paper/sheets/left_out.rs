//! The list of everything that a printout leaves out because of the user's choices, with a line for each choice, so that no user misses a thing
//! without knowing why.

use super::game;
use project::{LONGEST_LIST, Project, some_of};
use rules::{counted, listed};
use sheets::{Request, SheetKind};

/// What a request leaves out of the project, one sentence for each choice; empty if the whole project is printed.
#[must_use]
pub fn left_out(project: &Project, request: &Request) -> Vec<String> {
    let sheets = game::of(project.content.game());
    let mut lines = Vec::new();
    if let Some(name) = &request.scenario {
        let things = sheets.left_out(&project.content, name).into_iter().filter(|(count, _)| *count > 0);
        let things: Vec<String> = things.map(|(count, thing)| counted(count, thing)).collect();
        if !things.is_empty() {
            lines.push(format!("Left out by the choice of {name}: {}, which have no part in it.", listed(&things)));
        }
    }
    if !request.everything {
        let things = sheets.unused(&project.content, request.scenario.as_deref()).into_iter().filter(|(count, _)| *count > 0);
        let things: Vec<String> = things.map(|(count, thing)| counted(count, thing)).collect();
        if !things.is_empty() {
            lines.push(format!(
                "Left out because no scenario can use it: {}. It prints where everything is asked for: --everything, or “Also what no \
                 scenario can use” in the window.",
                listed(&things)
            ));
        }
    }
    let kinds: Vec<&str> = sheets.usual_kinds().into_iter().filter(|kind| !request.wants(*kind)).map(SheetKind::label).collect();
    if !kinds.is_empty() {
        lines.push(format!("Left out by the choice of kinds: {}.", some_of(&kinds, ", ", LONGEST_LIST)));
    }
    if let Some(reader) = &request.reader {
        lines.push(format!("Left out by the choice of {reader}: what is for the eyes of others alone."));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{Game, Library};

    #[test]
    fn what_a_choice_leaves_out_is_said_and_nothing_where_nothing_is_chosen() {
        for game in Game::ALL {
            let project = Library::bundled().template(game, Library::SAMPLE).expect("the sample");
            let everything = Request { everything: true, ..Request::default() };
            assert_eq!(left_out(&project, &everything), Vec::<String>::new(), "{game}");
            let all = Request { only: crate::sheets::kinds(game), everything: true, ..Request::default() };
            assert_eq!(left_out(&project, &all), Vec::<String>::new(), "{game}");
            let one = Request { only: vec![crate::sheets::first_shown(game)], everything: true, ..Request::default() };
            let said = left_out(&project, &one);
            assert!(said.len() == 1 && said[0].starts_with("Left out by the choice of kinds: "), "{game}: {said:?}");
            assert!(!said[0].contains(crate::sheets::first_shown(game).label()), "{game}: {said:?}");
        }
        // A ship in no fleet that fights is listed as left out if the project has a scenario; if the project has none, the ship is printed.
        let mut breakout = Library::bundled().template(Game::LaunchFighters, "breakout").expect("a template");
        let said =
            left_out(&breakout, &Request { only: vec![crate::sheets::first_shown(Game::LaunchFighters)], ..Request::default() });
        assert!(said.len() == 2 && said[0].starts_with("Left out because no scenario can use it: 1 ship. "), "{said:?}");
        let project::Content::LaunchFighters(own) = &mut breakout.content else { panic!("another game") };
        own.scenarios.retain(|_| false);
        assert_eq!(left_out(&breakout, &Request::default()), Vec::<String>::new());
        let egrix = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
        let said = left_out(&egrix, &Request::default());
        assert!(said.len() == 1 && said[0].starts_with("Left out because no scenario can use it: 24 stars, "), "{said:?}");
        let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
        let name = project.content.scenario_names()[0].clone();
        let request = Request { scenario: Some(name.clone()), reader: Some("The first".into()), ..Request::default() };
        let mut content = project.content.clone();
        let before = left_out(&project, &request);
        // One more ship that is in no fleet raises the number in the sentence by one.
        let project::Content::LaunchFighters(own) = &mut content else { panic!("another game") };
        own.ships.add(launch_fighters::Ship::default());
        let after = left_out(&Project { content, ..project }, &request);
        assert_ne!(before, after);
        assert!(after[0].starts_with(&format!("Left out by the choice of {name}: ")) && after[0].contains("ship"), "{after:?}");
        assert_eq!(after.last().expect("a line"), "Left out by the choice of The first: what is for the eyes of others alone.");
    }
}
