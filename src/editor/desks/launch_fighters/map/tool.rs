//! The tools of the map desk, in one table: what they are called, what they do, and their keys.

use egui::Key;

/// What the pointer does on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks and pans.
    #[default]
    Select,
    /// Paints terrain.
    Brush,
    /// Paints all spaces that hang together and hold the same.
    Fill,
    /// Paints a rectangle.
    Rectangle,
    /// Takes terrain away.
    Erase,
    /// Takes the terrain of a space into the hand.
    Pick,
    /// Writes on the map.
    Label,
    /// Puts spaces into an area, or takes them out.
    Area,
}

/// How a tool is shown.
pub struct Entry {
    /// The tool.
    pub tool: Tool,
    /// What it is called.
    pub label: &'static str,
    /// What it does.
    pub tooltip: &'static str,
    /// The key that takes it into the hand.
    pub key: Key,
}

/// Every tool, in its order.
pub static TOOLS: [Entry; 8] = [
    Entry { tool: Tool::Select, label: "Select", tooltip: "Drag to pan, click a space to see what is there.", key: Key::V },
    Entry { tool: Tool::Brush, label: "Brush", tooltip: "Paint terrain; [ and ] change the size of the brush.", key: Key::B },
    Entry { tool: Tool::Fill, label: "Fill", tooltip: "Paint all spaces that hang together and hold the same.", key: Key::F },
    Entry { tool: Tool::Rectangle, label: "Rectangle", tooltip: "Paint terrain from corner to corner.", key: Key::R },
    Entry { tool: Tool::Erase, label: "Erase", tooltip: "Take terrain away, as wide as the brush.", key: Key::E },
    Entry { tool: Tool::Pick, label: "Pick", tooltip: "Take the terrain of a space into the brush.", key: Key::I },
    Entry { tool: Tool::Label, label: "Label", tooltip: "Write on a space, or go to what is written there.", key: Key::L },
    Entry {
        tool: Tool::Area,
        label: "Area",
        tooltip: "Put spaces into the area chosen below; a stroke that begins inside it takes them out.",
        key: Key::A,
    },
];

impl Tool {
    /// How the tool is shown.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        TOOLS.iter().find(|entry| entry.tool == self).unwrap_or(&TOOLS[0])
    }

    /// Whether the tool paints a terrain that has to be chosen.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(self, Self::Brush | Self::Fill | Self::Rectangle)
    }

    /// Whether the tool is as wide as the brush.
    #[must_use]
    pub const fn has_reach(self) -> bool {
        matches!(self, Self::Brush | Self::Erase | Self::Area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_has_a_name_and_a_key_of_its_own() {
        for (index, entry) in TOOLS.iter().enumerate() {
            assert_eq!(entry.tool.entry().label, entry.label);
            assert!(entry.tooltip.ends_with('.'));
            assert!(TOOLS[..index].iter().all(|other| other.label != entry.label && other.key != entry.key));
        }
    }
}
