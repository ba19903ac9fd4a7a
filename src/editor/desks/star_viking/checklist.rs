//! The way from an empty project to a printed game, for Star Viking.

use super::{is_in_the_blue_book, things};
use crate::editor::action::Action;
use crate::editor::command::Id;
use crate::editor::desks::checklist::{self, Task};
use crate::editor::state::State;
use crate::rules::counted;
use crate::rules::star_viking::{Content, InForce, InScenario, InSystem, InUnit, Place};

/// What is to be done, in order.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let book = || Some(("Blue book\u{2026}", "Take something that is made already.", checklist::run(Id::BlueBook, state)?));
    let task = |words, why: &str, number: usize, one: &'static str, first: Option<Place>| Task {
        words,
        remark: if number == 0 { why.to_owned() } else { counted(number, one) },
        done: number > 0,
        go: go(content, first, one),
        instead: (number == 0 && is_in_the_blue_book(one)).then(book).flatten(),
    };
    let system = content.systems.ids().next().map(|id| Place::System(id, InSystem::Whole));
    let unit = content.units.ids().next().map(|id| Place::Unit(id, InUnit::Whole));
    let force = content.forces.ids().next().map(|id| Place::Force(id, InForce::Whole));
    let scenario = content.scenarios.ids().next().map(|id| Place::Scenario(id, InScenario::Whole));
    vec![
        task("Draw star systems", "Orbits with their bodies, and the sectors of these.", content.systems.len(), "system", system),
        task("Gather unit types", "The catalogue of what can be built.", content.units.len(), "unit type", unit),
        task("Build forces", "What each side has, and what its holds carry.", content.forces.len(), "force", force),
        task("Set up a scenario", "The systems in play and the forces.", content.scenarios.len(), "scenario", scenario),
        checklist::check(state, !content.scenarios.is_empty()),
        Task {
            words: "Print",
            remark: "Tiles, counters, the strategic display, charts and papers as PDF.".to_owned(),
            done: state.view.last_print.is_some(),
            go: checklist::run(Id::Print, state),
            instead: None,
        },
    ]
}

/// To the thing that is there, or to a new one of its kind.
fn go(content: &Content, there: Option<Place>, one: &str) -> Option<Action> {
    checklist::go(there.map(Into::into), one, || things::add(content, one))
}
