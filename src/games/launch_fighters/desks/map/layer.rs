//! The layers of a map, each with the tools that change it.

use super::tool::Tool;
use kit::board::Layers;
use launch_fighters::Map;
use rules::Shelf;

/// A layer of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Asteroids, planetoids and nebulae.
    Terrain,
    /// The areas that a scenario names.
    Areas,
    /// Words written on the map.
    Labels,
}

/// Every layer, from the lowest, with its name.
pub const LAYERS: [(Layer, &str); 3] = [(Layer::Terrain, "Terrain"), (Layer::Areas, "Areas"), (Layer::Labels, "Labels")];

/// The reason why a tool cannot change anything now, as a sentence; `None` if it can. The tool for regions needs all layers, because a region is
/// moved with all of them.
pub fn objection(layers: &Layers<Layer>, tool: Tool) -> Option<String> {
    let is_changed = |layer: Layer| match tool {
        Tool::Brush | Tool::Fill | Tool::Rectangle | Tool::Erase => layer == Layer::Terrain,
        Tool::Area => layer == Layer::Areas,
        Tool::Label => layer == Layer::Labels,
        Tool::Region => true,
        Tool::Select | Tool::Pick => false,
    };
    LAYERS.into_iter().filter(|(layer, _)| is_changed(*layer)).find_map(|(layer, name)| layers.objection(layer, name))
}

/// Removes the hidden layers from a copy of the map that is about to be drawn.
pub fn hide(map: &mut Map, layers: &Layers<Layer>) {
    if !layers.shows(Layer::Terrain) {
        map.terrain = Shelf::default();
    }
    if !layers.shows(Layer::Areas) {
        map.areas = Shelf::default();
    }
    if !layers.shows(Layer::Labels) {
        map.labels = Shelf::default();
    }
}
