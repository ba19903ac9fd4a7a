//! Where a unit can be put: into the tray, or where it starts.

use egui::{Pos2, Ui};

use super::Memory;
use super::scene::Scene;
use crate::rules::star_viking::{Space, Station};

/// Where a unit can be put.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// Back among those that start nowhere.
    Tray,
    /// Where it starts.
    Station(Station),
}

impl Memory {
    /// Notes where something can be put in this pass, as far as it is seen.
    pub fn offer(&mut self, ui: &Ui, rect: egui::Rect, target: Target) {
        let seen = rect.intersect(ui.clip_rect());
        if seen.is_positive() {
            self.targets.push((seen, target));
        }
    }

    /// Where something would be put at a place of the screen: what lies on top is noted last.
    pub fn target_at(&self, scene: &Scene, at: Pos2) -> Option<Target> {
        if let Some(placed) = self.placed.filter(|placed| placed.rect.contains(at)) {
            let on_tile = scene.printed.space_at(placed.to_board(at));
            let night = Station::InSystem(scene.tile);
            return Some(Target::Station(on_tile.map_or(night, |space| Station::Sector(scene.tile, space))));
        }
        self.targets.iter().rev().find(|(rect, _)| rect.contains(at)).map(|(_, target)| *target)
    }
}

impl Target {
    /// The sector of a tile, if it is one.
    pub fn space(self, scene: &Scene) -> Option<Space> {
        match self {
            Self::Station(Station::Sector(tile, space)) if tile == scene.tile => Some(space),
            Self::Tray | Self::Station(_) => None,
        }
    }
}
