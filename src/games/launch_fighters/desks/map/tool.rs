//! The tools of the map desk, listed in one table. Their names, help and keys are in the table of keys for all desks.

use crate::things::commands;
use kit::board::ToolEntry;
use kit::widgets::Icon;

/// A tool of the map desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Moves the view of the board; a press changes nothing.
    #[default]
    Select,
    /// Paints terrain space by space.
    Brush,
    /// Paints a space, and all spaces connected with it that have the same content.
    Fill,
    /// Paints all spaces of a rectangle with terrain.
    Rectangle,
    /// Removes the terrain of spaces.
    Erase,
    /// Takes the kind of terrain in a space as the kind to paint with.
    Pick,
    /// Writes on the map.
    Label,
    /// Puts spaces into an area, or takes them out of it.
    Area,
    /// Chooses a rectangle of spaces, and moves its terrain and labels.
    Region,
}

/// All tools, in the order in which the strip above the board shows them.
pub static TOOLS: [ToolEntry<Tool>; 9] = [
    ToolEntry { tool: Tool::Select, key: commands::MAP_SELECT, icon: Icon::Pointer },
    ToolEntry { tool: Tool::Brush, key: commands::MAP_BRUSH, icon: Icon::Brush },
    ToolEntry { tool: Tool::Fill, key: commands::MAP_FILL, icon: Icon::Bucket },
    ToolEntry { tool: Tool::Rectangle, key: commands::MAP_RECTANGLE, icon: Icon::Rectangle },
    ToolEntry { tool: Tool::Erase, key: commands::MAP_ERASE, icon: Icon::Eraser },
    ToolEntry { tool: Tool::Pick, key: commands::MAP_PICK, icon: Icon::Pipette },
    ToolEntry { tool: Tool::Label, key: commands::MAP_LABEL, icon: Icon::Letter },
    ToolEntry { tool: Tool::Area, key: commands::MAP_AREA, icon: Icon::Area },
    ToolEntry { tool: Tool::Region, key: commands::MAP_REGION, icon: Icon::Copy },
];

impl Tool {
    /// The tool's entry in the table.
    #[must_use]
    pub fn entry(self) -> &'static ToolEntry<Self> {
        ToolEntry::of(&TOOLS, self)
    }

    /// Whether the tool paints with the chosen kind of terrain.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(self, Self::Brush | Self::Fill | Self::Rectangle)
    }

    /// Whether the tool works on all spaces within the reach of the brush at once.
    #[must_use]
    pub const fn has_reach(self) -> bool {
        matches!(self, Self::Brush | Self::Erase | Self::Area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::board::are_told_apart;

    #[test]
    fn every_tool_has_keys_and_an_icon_of_its_own() {
        assert!(are_told_apart(&TOOLS));
        assert!(TOOLS.iter().all(|entry| entry.tool.entry().tool == entry.tool));
    }
}
