//! The steps from an empty project to a printed game, for Star Viking.

use kit::action::{Action, Change};
use kit::command::Id as Command;
use kit::desks::beginning::ready_made;
use kit::desks::checklist::{self, Task, go};
use kit::state::State;
use rules::{Id, counted};
use star_viking::{Color, Content, FORCES, Force, InScenario, Place, SCENARIOS, SYSTEMS, Scenario, ScenarioForm, UNITS, deal};

/// The tasks of the checklist, in order, and which of them are done.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let scenario = ready(content).or_else(|| content.scenarios.iter().next());
    vec![
        systems(state, content, scenario.map(|(_, scenario)| scenario)),
        Task {
            words: "Gather unit types",
            remark: match content.units.len() {
                0 => "The catalogue of what can be built, which is the counter mix too.".to_owned(),
                types => format!("{}, {}", counted(types, "unit type"), counted(content.counters(), "counter")),
            },
            done: !content.units.is_empty(),
            go: go(content, &UNITS, content.units.ids().next()),
            instead: content.units.is_empty().then(|| ready_made(state)).flatten(),
        },
        forces(content),
        Task {
            words: "Set up a scenario",
            remark: match content.scenarios.len() {
                0 => "The systems in play, and two forces or more.".to_owned(),
                scenarios => counted(scenarios, "scenario"),
            },
            done: ready(content).is_some(),
            go: go(content, &SCENARIOS, scenario.map(|(id, _)| id)),
            instead: None,
        },
        locals(content, scenario),
        checklist::check(state, ready(content).is_some()),
        Task {
            words: "Print",
            remark: "Tiles, counters, displays, charts, records and papers as PDF.".to_owned(),
            done: state.view.has_printed,
            go: checklist::run(Command::Print, state),
            instead: None,
        },
    ]
}

/// The task to draw as many systems as the scenario needs; without a scenario, as many as a standard game needs.
fn systems(state: &State, content: &Content, scenario: Option<&Scenario>) -> Task {
    let form = scenario.map_or(ScenarioForm::Standard, |scenario| scenario.form);
    let needed = form.systems().map_or(1, |(fewest, _)| fewest.div_ceil(form.sets() as usize));
    let drawn = content.systems.len();
    Task {
        words: "Draw star systems",
        remark: match (drawn, drawn < needed) {
            (0, _) => "Orbits with their bodies and sectors.".to_owned(),
            (_, true) => format!("{drawn} of the {needed} that a {} needs", form.label()),
            (_, false) => counted(drawn, "system"),
        },
        done: drawn >= needed,
        go: go(content, &SYSTEMS, content.systems.ids().next()),
        instead: content.systems.is_empty().then(|| ready_made(state)).flatten(),
    }
}

/// The task to build a force with units for the Vikings and one for their opponents.
fn forces(content: &Content) -> Task {
    let of = |color: Color| content.forces.find(|force| force.color == color && !force.units.is_empty()).is_some();
    let missing = match (of(Color::Red), of(Color::Blue) || of(Color::Green)) {
        (true, true) => None,
        (true, false) => Some("nobody stands against the Vikings yet"),
        (false, true) => Some("no Viking has bought anything yet"),
        (false, false) => Some("none of them has units yet"),
    };
    Task {
        words: "Build forces",
        remark: match (content.forces.len(), missing) {
            (0, _) => "What each side has, and what its holds carry.".to_owned(),
            (forces, None) => counted(forces, "force"),
            (forces, Some(missing)) => format!("{}; {missing}", counted(forces, "force")),
        },
        done: missing.is_none(),
        go: go(content, &FORCES, content.forces.ids().next()),
        instead: None,
    }
}

/// The task to place local units in the systems in play.
fn locals(content: &Content, scenario: Option<(Id<Scenario>, &Scenario)>) -> Task {
    let dealt = scenario.map_or(0, |(_, scenario)| dealt(content, scenario));
    let campaign = scenario.is_none_or(|(_, scenario)| scenario.form.is_campaign());
    let open = scenario.filter(|(_, scenario)| dealt == 0 && campaign && !scenario.systems.is_empty());
    let deal = open.map(|(id, _)| (id, deal::deal(content, id, 1))).filter(|(_, edits)| !edits.is_empty());
    Task {
        words: "Deal local defenses",
        remark: match (dealt, campaign) {
            (0, true) => "All green counters but ten, on the tiles in play.".to_owned(),
            (0, false) => "Only a campaign asks for them.".to_owned(),
            (units, _) => format!("{} placed", counted(units, "local unit")),
        },
        done: scenario.is_some() && (dealt > 0 || !campaign),
        go: scenario.map(|(id, scenario)| {
            let green = scenario.deployments.find(|deployment| local(content, deployment.force).is_some());
            let part = green.map_or(InScenario::Whole, |(deployment, _)| InScenario::Deployment(deployment));
            Action::Select(Place::Scenario(id, part).into())
        }),
        instead: deal.map(|(id, edits)| {
            let change = Change::edits("Deal the local defenses", edits).then_select(Place::Scenario(id, InScenario::Whole));
            ("At random", "Shuffle the green counters, put ten of each set aside, and deal the others.", change.into())
        }),
    }
}

/// The first scenario with a permitted number of systems and at least two forces that have units; `None` if there is none.
fn ready(content: &Content) -> Option<(Id<Scenario>, &Scenario)> {
    content.scenarios.find(|scenario| {
        let systems = scenario.systems.iter().filter(|(_, played)| content.systems.get(played.system).is_some()).count();
        let (fewest, most) = scenario.form.systems().unwrap_or((1, usize::MAX));
        let forces = scenario.deployments.iter().filter_map(|(_, deployment)| content.forces.get(deployment.force?));
        (fewest..=most).contains(&systems) && forces.filter(|force| !force.units.is_empty()).count() >= 2
    })
}

/// The number of local units that a scenario places.
fn dealt(content: &Content, scenario: &Scenario) -> usize {
    let placed = scenario
        .deployments
        .iter()
        .filter_map(|(_, deployment)| Some(deployment.starts(local(content, deployment.force)?).placed));
    placed.sum()
}

/// The force with this id, if it exists and consists of local defenses.
fn local(content: &Content, force: Option<Id<Force>>) -> Option<&Force> {
    content.forces.get(force?).filter(|force| force.color == Color::Green)
}
