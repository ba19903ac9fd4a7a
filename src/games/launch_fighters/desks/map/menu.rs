//! The menu that a right-click on the map opens, for the space under the pointer or the region that contains it.

use std::collections::BTreeSet;

use egui::{Button, Ui};

use super::canvas::{copy, emptied, label, paste};
use super::{Memory, OpenMap, spaces};
use geometry::Space;
use kit::action::{Action, Change};
use kit::board::BoardResponse;
use kit::widgets::context_menu;
use launch_fighters::{Edit, Paint, TerrainKind};
use rules::{capital, counted};

/// Shows the menu of the map while it is open.
pub fn show(memory: &mut Memory, open: OpenMap, touched: &BoardResponse, actions: &mut Vec<Action>) {
    let layout = spaces(open.map).layout;
    if touched.response.secondary_clicked()
        && let Some(at) = touched.point
    {
        memory.view.cursor = Some(layout.space_at(at)).filter(|space| layout.grid.contains(*space)).or(memory.view.cursor);
    }
    context_menu(&touched.response, |ui| {
        let space = memory.view.cursor.unwrap_or_default();
        let in_region = memory.region.contains(&space);
        let meant = if in_region { memory.region.clone() } else { BTreeSet::from([space]) };
        let what = if in_region { counted(meant.len(), "space") } else { open.map.space_label(space) };
        ui.menu_button(format!("Paint {what}"), |ui| {
            for kind in TerrainKind::ALL {
                terrain(ui, open, &meant, Some(kind), actions);
            }
        });
        terrain(ui, open, &meant, None, actions);
        let is_labelled = open.map.labels.find(|label| label.at == space).is_some();
        if ui.button(if is_labelled { "Go to the label" } else { "Write a label here" }).clicked() {
            actions.push(label(open, space));
        }
        ui.separator();
        if ui.add_enabled(in_region, Button::new("Copy the region")).clicked() {
            actions.push(copy(memory, open));
        }
        if ui.add_enabled(in_region, Button::new("Empty the region")).clicked() {
            actions.extend(emptied(memory, open, "Empty a region"));
        }
        if ui.add_enabled(memory.copied.is_some(), Button::new("Paste the copied region")).clicked() {
            paste(memory, layout);
        }
        ui.separator();
        if ui.button("Show the whole map").clicked() {
            memory.view.port.fit();
        }
    });
}

/// Offers to put terrain of a kind into spaces, or to remove their terrain.
fn terrain(ui: &mut Ui, open: OpenMap, spaces: &BTreeSet<Space>, kind: Option<TerrainKind>, actions: &mut Vec<Action>) {
    let words = kind.map_or_else(|| "Take the terrain away".to_owned(), |kind| capital(kind.label()));
    if ui.button(words).clicked() {
        let step = kind.map_or_else(|| "Erase terrain".to_owned(), |kind| format!("Paint {}", kind.label()));
        actions.push(Change::edit(step, Edit::Paint(Paint { map: open.id, terrain: kind, spaces: spaces.clone() })).into());
    }
}
