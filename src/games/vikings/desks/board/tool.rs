//! The tools of the desk, in one table. What they are called and do stands with their keys, in the table of the desks' keys.

use super::Ground;
use crate::things::commands;
use kit::board::ToolEntry;
use kit::widgets::Icon;

/// What the pointer does on the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks and pans; drags the boards of a layout.
    #[default]
    Select,
    /// Paints terrain.
    Brush,
    /// Paints all hexes that hang together and are the same.
    Fill,
    /// Paints a rectangle.
    Rectangle,
    /// Picks up the terrain of a hex, which the brush paints from then on.
    Pick,
    /// Puts something onto hexsides.
    Sides,
    /// Takes away what stands on hexsides.
    Clear,
    /// Tells what a bow bears on.
    Sight,
    /// Tells how far somebody comes.
    Reach,
}

/// Every tool, in its order.
pub static TOOLS: [ToolEntry<Tool>; 9] = [
    ToolEntry { tool: Tool::Select, key: commands::BOARD_SELECT, icon: Icon::Pointer },
    ToolEntry { tool: Tool::Brush, key: commands::BOARD_BRUSH, icon: Icon::Brush },
    ToolEntry { tool: Tool::Fill, key: commands::BOARD_FILL, icon: Icon::Bucket },
    ToolEntry { tool: Tool::Rectangle, key: commands::BOARD_RECTANGLE, icon: Icon::Rectangle },
    ToolEntry { tool: Tool::Pick, key: commands::BOARD_PICK, icon: Icon::Pipette },
    ToolEntry { tool: Tool::Sides, key: commands::BOARD_SIDES, icon: Icon::Pencil },
    ToolEntry { tool: Tool::Clear, key: commands::BOARD_CLEAR, icon: Icon::Eraser },
    ToolEntry { tool: Tool::Sight, key: commands::BOARD_SIGHT, icon: Icon::GoTo },
    ToolEntry { tool: Tool::Reach, key: commands::BOARD_REACH, icon: Icon::StepOn },
];

impl Tool {
    /// How the tool is shown.
    #[must_use]
    pub fn entry(self) -> &'static ToolEntry<Self> {
        ToolEntry::of(&TOOLS, self)
    }

    /// Whether the tool paints a terrain that has to be chosen.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(self, Self::Brush | Self::Fill | Self::Rectangle)
    }

    /// Whether the tool works on hexsides.
    #[must_use]
    pub const fn is_for_sides(self) -> bool {
        matches!(self, Self::Sides | Self::Clear)
    }

    /// Whether the tool looks from a hex over the rest, and changes nothing.
    #[must_use]
    pub const fn looks(self) -> bool {
        matches!(self, Self::Sight | Self::Reach)
    }

    /// Whether the tool serves on a ground: boards are painted, and layouts are not.
    #[must_use]
    pub const fn serves(self, ground: Ground) -> bool {
        match ground {
            Ground::Board(_) => true,
            Ground::Layout(_) => matches!(self, Self::Select) || self.looks(),
        }
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
