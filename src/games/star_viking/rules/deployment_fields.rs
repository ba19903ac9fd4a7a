//! The fields of the lists inside a scenario: the systems in play, one row for each tile, and the forces that take part. Designers decide on the
//! board of the set-up where units start.

use super::scenario_fields::SCENARIOS_HOME;
use super::{Content, Deployment, InScenario, Place, PlayedSystem, Scenario, book};
use rules::kind::{Field, Holds, Kind, KindFacts, Link, Rows, Same, Value, holds};
use rules::{Citation, Id};

/// The systems in play as a kind of thing that designers edit.
pub const PLAYED_SYSTEMS: Kind<Content, Scenario, PlayedSystem, InScenario> = Kind::of(
    facts("system in play", "Systems in play"),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.systems,
        shelf_mut: |scenario| &mut scenario.systems,
        part: InScenario::System,
        id: |part| if let InScenario::System(id) = part { Some(id) } else { None },
        order: |scenario| scenario.systems.ids().collect(),
        // No system has the number 0, so every row has to name its system.
        blank: || PlayedSystem { system: Id::new(0) },
        misfit: |_| None,
    },
    &[PlayedField::new(
        "System",
        Holds::Link(
            SYSTEM,
            |played| Some(played.system.number()),
            |played, number| played.system = number.map_or(played.system, Id::new),
        ),
    )
    .help("The system whose tile is on the table.")
    .cites(book("Starting Set-Up: Star System Tiles"))],
    |_| PlayedSystem { system: Id::new(0) },
);

/// The forces that take part, as a kind of thing that designers edit.
pub const DEPLOYMENTS: Kind<Content, Scenario, Deployment, InScenario> = Kind::of(
    facts("force that takes part", "Forces that take part"),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.deployments,
        shelf_mut: |scenario| &mut scenario.deployments,
        part: InScenario::Deployment,
        id: |part| if let InScenario::Deployment(id) = part { Some(id) } else { None },
        order: |scenario| scenario.deployments.ids().collect(),
        blank: Deployment::default,
        misfit: |_| None,
    },
    &[
        DeploymentField::new(
            "Force",
            Holds::Link(
                FORCE,
                |deployment| deployment.force.map(Id::number),
                |deployment, number| deployment.force = number.map(Id::new),
            ),
        )
        .help("Who takes part. Another force starts with no units placed, unless it is a copy of this one.")
        .cites(book("Starting Set-Up"))
        .follow(|content, place, row| {
            let Place::Scenario(id, InScenario::Deployment(deployment)) = place else { return Ok(()) };
            let known = content.scenarios.get(id).and_then(|scenario| scenario.deployments.get(deployment));
            let (before, after) = (known.and_then(|known| known.force), row.force);
            row.force = before;
            row.deploy(after, &content.forces);
            Ok(())
        }),
        DeploymentField::new("Purse", holds!(Points, purse))
            .spoken("Opening purse")
            .help(
                "Mega-credits that its side has besides, to level the scenario: in a campaign before turn 1, in a battle on its side of \
                 the balance.",
            )
            .cites(Citation::Drydock("a playtest tells how many mega-credits would level a scenario, and here they are given")),
        DeploymentField::new("Placed", Holds::WorkedOut(|content, _, row| Value::from(starts(content, row).placed)))
            .help("How many of its units have a place to start from.")
            .special(),
        DeploymentField::new("Not placed", Holds::WorkedOut(|content, _, row| Value::from(starts(content, row).unplaced)))
            .help("How many of its units have none yet; cargo starts with its carrier.")
            .special(),
    ],
    |deployment| Deployment { stations: deployment.stations.clone(), ..Deployment::default() },
);

/// The index of the field for a side's extra mega-credits among the fields of [`DEPLOYMENTS`]; the editor shows this field apart from the others.
pub const PURSE: usize = 1;

type PlayedField = Field<Content, PlayedSystem, InScenario>;
type DeploymentField = Field<Content, Deployment, InScenario>;

const fn facts(one: &'static str, heading: &'static str) -> KindFacts {
    KindFacts { one, heading, thing: "scenario", table: None, same: Same { in_columns: &[], then: None, once: false } }
}

const SYSTEM: Link<Content> = Link {
    things: |content| content.systems.iter().map(|(id, system)| (id.number(), system.name.clone())).collect(),
    one: "system",
    nothing: None,
    make: None,
};

const FORCE: Link<Content> = Link {
    things: |content| content.forces.iter().map(|(id, force)| (id.number(), force.name.clone())).collect(),
    one: "force",
    nothing: Some("no force"),
    make: None,
};

fn starts(content: &Content, deployment: &Deployment) -> super::Starts {
    let force = deployment.force.and_then(|force| content.forces.get(force));
    force.map(|force| deployment.starts(force)).unwrap_or_default()
}
