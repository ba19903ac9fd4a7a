//! The tools of the desk, in one table. Their names, help and keys are in the table of the desks' keys.

use super::Ground;
use crate::things::commands;
use kit::board::ToolEntry;
use kit::widgets::Icon;

/// A tool of the desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Pans the view, and drags the boards of a layout.
    #[default]
    Select,
    /// Paints terrain hex by hex.
    Brush,
    /// Paints a hex and all hexes that are connected with it and have the same surface.
    Fill,
    /// Paints all hexes of a rectangle with the chosen surface.
    Rectangle,
    /// Chooses the surface of a hex as the one that the brush paints.
    Pick,
    /// Puts a barrier on hexsides.
    Sides,
    /// Removes the barriers from hexsides.
    Clear,
    /// Shows the hexes at which a bow can shoot.
    Sight,
    /// Shows how far a walker, a rider or a boat gets.
    Reach,
}

/// All tools, in the order in which they stand above the board.
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
    /// The tool's entry in the table.
    #[must_use]
    pub fn entry(self) -> &'static ToolEntry<Self> {
        ToolEntry::of(&TOOLS, self)
    }

    /// Whether the tool paints the surface that is chosen.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(self, Self::Brush | Self::Fill | Self::Rectangle)
    }

    /// Whether the tool works on hexsides.
    #[must_use]
    pub const fn is_for_sides(self) -> bool {
        matches!(self, Self::Sides | Self::Clear)
    }

    /// Whether the tool changes nothing and only shows what can be seen or reached from a hex.
    #[must_use]
    pub const fn looks(self) -> bool {
        matches!(self, Self::Sight | Self::Reach)
    }

    /// Whether the tool can be used on this ground. Tools that paint work only on a board, not on a layout.
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
