//! The tools of the map desk, in one table. What they are called and do stands with their keys, in the table of the desks' keys.

use crate::editor::keys::DeskKey;
use crate::editor::things::launch_fighters::commands;
use crate::editor::widgets::Icon;

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
    /// Chooses a rectangle, and moves what stands in it.
    Region,
}

/// How a tool is shown.
pub struct Entry {
    /// The tool.
    pub tool: Tool,
    /// The keys that take it into the hand, with its name and what it does.
    pub key: DeskKey,
    /// Its icon.
    pub icon: Icon,
}

/// Every tool, in its order.
pub static TOOLS: [Entry; 9] = [
    Entry { tool: Tool::Select, key: commands::MAP_SELECT, icon: Icon::Pointer },
    Entry { tool: Tool::Brush, key: commands::MAP_BRUSH, icon: Icon::Brush },
    Entry { tool: Tool::Fill, key: commands::MAP_FILL, icon: Icon::Bucket },
    Entry { tool: Tool::Rectangle, key: commands::MAP_RECTANGLE, icon: Icon::Rectangle },
    Entry { tool: Tool::Erase, key: commands::MAP_ERASE, icon: Icon::Eraser },
    Entry { tool: Tool::Pick, key: commands::MAP_PICK, icon: Icon::Pipette },
    Entry { tool: Tool::Label, key: commands::MAP_LABEL, icon: Icon::Letter },
    Entry { tool: Tool::Area, key: commands::MAP_AREA, icon: Icon::Area },
    Entry { tool: Tool::Region, key: commands::MAP_REGION, icon: Icon::Copy },
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
    fn every_tool_has_keys_and_an_icon_of_its_own() {
        for (index, entry) in TOOLS.iter().enumerate() {
            assert_eq!(entry.tool.entry().tool, entry.tool);
            assert!(TOOLS[..index].iter().all(|other| other.icon != entry.icon && other.key != entry.key));
        }
    }
}
