//! What the set-up board shows, worked out once for each version of the project: terrain, units, and findings about them.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::scene::Scene;
use geometry::Space;
use kit::document::Document;
use launch_fighters::{InScenario, Place, TerrainKind};
use launch_fighters_paper::sheets::map::{Token, tokens};
use project::Project;
use rules::Severity;

/// What the set-up board shows.
#[derive(Default)]
pub struct Shown {
    of: Option<Arc<Project>>,
    tokens: Vec<Token>,
    terrain: BTreeMap<Space, TerrainKind>,
    /// The worst finding about each part of the scenario, with its text.
    worst: BTreeMap<InScenario, (Severity, String)>,
}

impl Shown {
    /// The terrain of the map, by the spaces that have any.
    pub const fn terrain(&self) -> &BTreeMap<Space, TerrainKind> {
        &self.terrain
    }

    /// The units on the map.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The worst finding about a part of the scenario, with its text; `None` if there is no finding about it.
    pub fn worst(&self, place: InScenario) -> Option<(Severity, &str)> {
        self.worst.get(&place).map(|(severity, message)| (*severity, message.as_str()))
    }

    /// Works out again what is shown if the project has changed; returns whether it has.
    pub fn update(&mut self, document: &Document, scene: &Scene) -> bool {
        let project = document.project();
        if self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, project)) {
            return false;
        }
        self.of = Some(Arc::clone(project));
        self.tokens = tokens(scene.open.content, scene.open.scenario, scene.map.grid);
        self.terrain = scene.map.terrain_by_space();
        self.worst.clear();
        for finding in document.findings() {
            if let project::Place::LaunchFighters(Place::Scenario(of, part)) = finding.place
                && of == scene.open.id
            {
                let severity = finding.about.severity;
                if self.worst.get(&part).is_none_or(|(worst, _)| *worst < severity) {
                    self.worst.insert(part, (severity, finding.message.clone()));
                }
            }
        }
        true
    }
}
