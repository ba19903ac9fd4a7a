//! The tools of the map desk, in one table. What they are called and do stands with their keys, in the table of the desks' keys.

use crate::editor::command::DeskKey;
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
pub static TOOLS: [Entry; 8] = [
    Entry { tool: Tool::Select, key: DeskKey::MapSelect, icon: Icon::Pointer },
    Entry { tool: Tool::Brush, key: DeskKey::MapBrush, icon: Icon::Brush },
    Entry { tool: Tool::Fill, key: DeskKey::MapFill, icon: Icon::Bucket },
    Entry { tool: Tool::Rectangle, key: DeskKey::MapRectangle, icon: Icon::Rectangle },
    Entry { tool: Tool::Erase, key: DeskKey::MapErase, icon: Icon::Eraser },
    Entry { tool: Tool::Pick, key: DeskKey::MapPick, icon: Icon::Pipette },
    Entry { tool: Tool::Label, key: DeskKey::MapLabel, icon: Icon::Letter },
    Entry { tool: Tool::Area, key: DeskKey::MapArea, icon: Icon::Area },
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
