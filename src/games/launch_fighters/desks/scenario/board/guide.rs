//! The highlighted spaces for a unit in hand, which is being moved. They are worked out once for each unit and each version of the project.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::scene::Scene;
use geometry::Space;
use kit::board::{Light, Lights};
use launch_fighters::placement::{self, Objection};
use launch_fighters::{Piece, Scenario, SetUp};
use project::Project;
use rules::Id;

/// The highlighted spaces for one unit, and the objection to putting it into one space.
#[derive(Default)]
pub struct Guide {
    of: Option<(Arc<Project>, Id<Scenario>, Piece)>,
    /// The highlighted spaces: those where the book places the unit. For a flagship in a set-up by the book, also the spaces that are ten away from
    /// another flagship.
    pub lights: Vec<Lights<Space>>,
    /// The space whose objection was worked out last, and the objection; the inner `None` means that there is no objection.
    asked: Option<(Space, Option<Objection>)>,
}

impl Guide {
    /// Works out the highlighted spaces again if the project, the scenario or the unit has changed.
    pub fn update(&mut self, project: &Arc<Project>, scene: &Scene, piece: Piece) {
        if self.of.as_ref().is_some_and(|(of, id, other)| Arc::ptr_eq(of, project) && (*id, *other) == (scene.open.id, piece)) {
            return;
        }
        let field = scene.field;
        let by_the_book = field.scenario.set_up == SetUp::ByTheBook && field.is_flagship(piece);
        let others = field.flagships().into_iter().filter(|unit| by_the_book && field.piece(unit) != piece);
        let ring: BTreeSet<Space> = others.flat_map(|unit| placement::ring(scene.map.grid, unit.at)).collect();
        let standing = placement::spaces_by_the_book(field, piece);
        let lights = [
            Lights { kind: Light::Special, spaces: ring.into_iter().collect(), words: "ten spaces from another flagship" },
            Lights { kind: Light::Standing, spaces: standing.into_iter().collect(), words: "by the book it stands here" },
        ];
        *self = Self {
            of: Some((Arc::clone(project), scene.open.id, piece)),
            lights: lights.into_iter().filter(|lights| !lights.spaces.is_empty()).collect(),
            asked: None,
        };
    }

    /// The objection to putting the unit into a space, if there is one.
    pub fn objection(&mut self, scene: &Scene, space: Space) -> Option<&Objection> {
        let (.., piece) = self.of.as_ref()?;
        if self.asked.as_ref().is_none_or(|(asked, _)| *asked != space) {
            self.asked = Some((space, placement::objection(scene.field, *piece, space)));
        }
        self.asked.as_ref()?.1.as_ref()
    }
}
