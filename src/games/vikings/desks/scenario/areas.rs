//! Paints areas: the tools, and the stroke in progress, which becomes one change when the button is released.

use std::collections::BTreeSet;

use super::Memory;
use super::scene::Scene;
use crate::things::commands;
use geometry::Space;
use kit::action::{Action, Change};
use kit::board::{BoardResponse, Sweep, ToolEntry, Way};
use kit::widgets::Icon;
use rules::kind::Choosable as _;
use rules::{Id, capital};
use vikings::{Area, Edit, InScenario, Purpose, Scenario};

/// A tool of the set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Works on pieces instead of painting areas.
    #[default]
    Select,
    /// Adds hexes to the area.
    Brush,
    /// Removes hexes from the area.
    Eraser,
}

/// All tools, in the order in which they stand above the boards.
pub static TOOLS: [ToolEntry<Tool>; 3] = [
    ToolEntry { tool: Tool::Select, key: commands::SET_UP_SELECT, icon: Icon::Pointer },
    ToolEntry { tool: Tool::Brush, key: commands::SET_UP_BRUSH, icon: Icon::Brush },
    ToolEntry { tool: Tool::Eraser, key: commands::SET_UP_ERASER, icon: Icon::Eraser },
];

impl Tool {
    /// Whether the tool paints an area.
    pub const fn paints(self) -> bool {
        matches!(self, Self::Brush | Self::Eraser)
    }
}

/// A stroke over the hexes of an area.
pub struct AreaStroke {
    sweep: Sweep,
    adds: bool,
}

impl AreaStroke {
    /// The hexes of an area after the stroke.
    pub fn spaces(&self, area: &Area) -> BTreeSet<Space> {
        let (known, met) = (&area.spaces, &self.sweep.spaces);
        if self.adds { known.union(met).copied().collect() } else { known.difference(met).copied().collect() }
    }
}

/// The name of an area with its purpose.
pub fn named(area: &Area) -> String {
    format!("{} ({})", area.label(), area.purpose.offer().word)
}

/// Begins, continues or ends the stroke, depending on whether the pointer is held down.
pub fn stroke(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, down: bool, actions: &mut Vec<Action>) {
    if touched.given_up {
        memory.stroke = None;
        return;
    }
    let layout = scene.spaces.layout;
    let tapped = touched.response.clicked_by(egui::PointerButton::Primary) && memory.stroke.is_none();
    let at_cursor = memory.board.view.cursor.map(|cursor| layout.centre(cursor)).filter(|_| touched.applied);
    for at in touched.stroked(tapped).chain(at_cursor) {
        if let Some(stroke) = &mut memory.stroke {
            stroke.sweep.go_on(layout, at);
        } else {
            let sweep = Sweep::begin(Way::Along(memory.reach), layout, at);
            memory.stroke = Some(AreaStroke { sweep, adds: memory.tool == Tool::Brush });
        }
    }
    if down {
        return;
    }
    let Some(stroke) = memory.stroke.take() else { return };
    let Some((id, area)) = memory.area.and_then(|id| Some((id, scene.set_up.scenario.areas.get(id)?))) else { return };
    let spaces = stroke.spaces(area);
    if spaces != area.spaces {
        let label = format!("Paint {}", area.label());
        actions.push(changed(scene, label, id, |area| area.spaces = spaces).into());
    }
}

/// The change that replaces an area by what `change` makes of it.
fn changed(scene: &Scene, label: String, id: Id<Area>, change: impl FnOnce(&mut Area)) -> Change {
    let mut scenario = scene.set_up.scenario.clone();
    if let Some(area) = scenario.areas.get_mut(id) {
        change(area);
    }
    set(scene, label, scenario).then_select(scene.at(InScenario::Area(id)))
}

/// The change that adds an area for a purpose, named after the purpose.
pub fn added(scene: &Scene, purpose: Purpose) -> Change {
    let mut scenario = scene.set_up.scenario.clone();
    let word = purpose.offer().word;
    let is_taken = |name: &str| scenario.areas.iter().any(|(_, area)| area.name == name);
    let mut names = std::iter::once(capital(word)).chain((2..).map(|number| format!("{} {number}", capital(word))));
    let name = names.find(|name| !is_taken(name)).unwrap_or_default();
    let label = format!("Add the area {name}");
    let id = scenario.areas.add(Area { name, purpose, ..Area::default() });
    set(scene, label, scenario).then_select(scene.at(InScenario::Area(id)))
}

fn set(scene: &Scene, label: String, scenario: Scenario) -> Change {
    Change::edit(label, Edit::Scenario(rules::Change::Set(scene.id, scenario)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::board::are_told_apart;

    #[test]
    fn every_tool_has_keys_and_an_icon_of_its_own() {
        assert!(are_told_apart(&TOOLS));
    }
}
