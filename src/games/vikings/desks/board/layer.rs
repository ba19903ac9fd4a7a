//! The layers of a board, each with the tools that change it.

use super::tool::Tool;
use kit::board::Layers;
use vikings::board::{Board, Hexes, Sides};

/// A layer of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The surfaces of the hexes, such as bushes or slopes.
    Terrain,
    /// Walls, openings and lips on hexsides.
    Hexsides,
}

/// Every layer, from the lowest, with its name.
pub const LAYERS: [(Layer, &str); 2] = [(Layer::Terrain, "Terrain"), (Layer::Hexsides, "Hexsides")];

/// The reason why a tool cannot change anything now, as a sentence; `None` if it can.
pub fn objection(layers: &Layers<Layer>, tool: Tool) -> Option<String> {
    let is_changed =
        |layer: Layer| if tool.is_for_sides() { layer == Layer::Hexsides } else { tool.paints() && layer == Layer::Terrain };
    LAYERS.into_iter().filter(|(layer, _)| is_changed(*layer)).find_map(|(layer, name)| layers.objection(layer, name))
}

/// Removes the hidden layers from a copy of the board that is about to be drawn.
pub fn hide(board: &mut Board, layers: &Layers<Layer>) {
    if !layers.shows(Layer::Terrain) {
        let grid = board.grid();
        board.hexes = Hexes::new(grid.columns.get(), grid.rows.get());
    }
    if !layers.shows(Layer::Hexsides) {
        board.sides = Sides::default();
    }
}
