//! The map with its units as it is drawn, and what has changed of it since, so that only that is drawn again.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::scene::Scene;
use crate::editor::board::{Picture, Tiles};
use crate::editor::document::Document;
use crate::geometry::{GridLayout, Rect, Size, Space};
use crate::project::Project;
use crate::rules::launch_fighters::{InScenario, Map, Place, TerrainKind};
use crate::rules::{self, Severity};
use crate::sheets::launch_fighters::map::{MapDrawing, Token, tokens};

/// The map with its units as it is drawn.
#[derive(Default)]
pub struct Shown {
    of: Option<Arc<Project>>,
    map: Option<Arc<Map>>,
    tokens: Arc<Vec<Token>>,
    terrain: BTreeMap<Space, TerrainKind>,
    /// The worst finding of each part of the scenario, and what it says.
    worst: BTreeMap<InScenario, (Severity, String)>,
}

impl Shown {
    /// The terrain of every space of the map that has any.
    pub const fn terrain(&self) -> &BTreeMap<Space, TerrainKind> {
        &self.terrain
    }

    /// The units on the map.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The worst that the rules say of a part of the scenario.
    pub fn worst(&self, place: InScenario) -> Option<(Severity, &str)> {
        self.worst.get(&place).map(|(severity, message)| (*severity, message.as_str()))
    }

    /// Brings the picture up to date, and tells the tiles what has changed.
    pub fn update(&mut self, document: &Document, scene: &Scene, tiles: &mut Tiles) -> Option<Picture> {
        let project = document.project();
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, project)) {
            self.renew(document, scene, tiles);
            self.of = Some(Arc::clone(project));
        }
        let (map, tokens) = (Arc::clone(self.map.as_ref()?), Arc::clone(&self.tokens));
        Some(Arc::new(move |part| {
            let drawing = MapDrawing::new(&map, None);
            let mut draft = drawing.part(part);
            for token in tokens.iter().filter(|token| meets(bounds(drawing.layout, token.at), part)) {
                token.draw(&mut draft, drawing.layout.centre(token.at), drawing.layout.space_size);
            }
            draft.items
        }))
    }

    fn renew(&mut self, document: &Document, scene: &Scene, tiles: &mut Tiles) {
        let (id, _) = scene.field.map.unzip();
        let Some(map) = id.and_then(|id| scene.open.content.maps.shared(id)) else { return };
        let next = tokens(scene.open.content, scene.open.scenario, map.grid);
        if self.map.as_ref().is_none_or(|before| !Arc::ptr_eq(before, map)) {
            self.map = Some(Arc::clone(map));
            self.terrain = map.terrain_by_space();
            tiles.change_all();
        } else {
            let gone = self.tokens.iter().filter(|token| !next.contains(token));
            let new = next.iter().filter(|token| !self.tokens.contains(token));
            let changed: Vec<Rect> = gone.chain(new).map(|token| bounds(scene.spaces.layout, token.at)).collect();
            if !changed.is_empty() {
                tiles.change(&changed);
            }
        }
        self.tokens = Arc::new(next);
        self.worst.clear();
        for finding in document.findings() {
            if let rules::Place::LaunchFighters(Place::Scenario(of, part)) = finding.place
                && of == scene.open.id
            {
                let severity = finding.about.severity;
                if self.worst.get(&part).is_none_or(|(worst, _)| *worst < severity) {
                    self.worst.insert(part, (severity, finding.message.clone()));
                }
            }
        }
    }
}

/// The part of the board that a unit in a space covers.
fn bounds(layout: GridLayout, at: Space) -> Rect {
    let side = layout.space_size * 1.1;
    Rect::around(layout.centre(at), Size::of(side, side))
}

fn meets(one: Rect, other: Rect) -> bool {
    one.min.x <= other.max.x && other.min.x <= one.max.x && one.min.y <= other.max.y && other.min.y <= one.max.y
}
