//! The map desk: a board on which the user paints, with tools above it, and below it a description of the space under the pointer or at the cursor.
//!
//! A stroke lasts from pressing the pointer to releasing it, and then becomes one edit; while it lasts, the board is drawn as if that edit were
//! already applied. Reading order: this file, `tool.rs`, `stroke.rs` with `region.rs`, `shown.rs` (the map as it is drawn), `canvas.rs`, `menu.rs`,
//! `labels.rs`, `strip.rs`, `inspector.rs`, `lists.rs`, `generator.rs`.

mod canvas;
mod generator;
mod inspector;
mod labels;
mod layer;
mod lists;
mod menu;
mod region;
mod shown;
mod strip;
mod stroke;
mod tool;

pub use canvas::describe;
pub use inspector::show as inspect;

pub use shown::MapPicture;
use std::collections::BTreeSet;
use std::sync::Arc;

use egui::Ui;

use geometry::Space;
use kit::action::Change;
use kit::board::{GridSpaces, Layers, Swatches, View, above, below};
use kit::desks::FrameContext;
use launch_fighters::{Area, Content, Edit, InMap, Map, Numbering, TerrainKind};
use launch_fighters_paper::sheets::map::MapDrawing;
use layer::Layer;
use region::Region;
use rules::Id;
use shown::Shown;
use stroke::Stroke;
use tool::Tool;

/// What the map desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    map: Option<Id<Map>>,
    tool: Tool,
    kind: Kind,
    /// The reach of the brush: how many spaces it paints around the middle one, in each direction.
    reach: u32,
    area: Option<Id<Area>>,
    view: View<Space>,
    stroke: Option<Stroke>,
    /// The spaces that the user has chosen.
    region: BTreeSet<Space>,
    /// Whether a stroke that chooses spaces adds them to the chosen spaces instead of replacing these.
    adds: bool,
    /// The region that was copied last; `None` if no region was copied.
    copied: Option<Arc<Region>>,
    /// Whether the stroke carries a pasted region; it ends when the region is put down.
    pasting: bool,
    /// Whether the stroke was cancelled while the button was down. Nothing more happens until the button is released.
    given_up: bool,
    shown: Shown,
    picture: MapPicture,
    layers: Layers<Layer>,
    swatches: Swatches<TerrainKind>,
    /// The user's choices for the terrain generator.
    chance: generator::Choices,
}

/// The spaces of a map as a board; their names on the board are the numbers printed on paper.
pub type MapSpaces = GridSpaces<Numbering>;

/// The board that the spaces of a map form.
pub fn spaces(map: &Map) -> MapSpaces {
    GridSpaces { layout: MapDrawing::new(map, None).layout, numbering: map.numbering, name: Numbering::space_label }
}

/// The kind of terrain that the tools paint.
struct Kind(TerrainKind);

impl Default for Kind {
    fn default() -> Self {
        Self(TerrainKind::Asteroids)
    }
}

/// The map that is open on the desk.
#[derive(Clone, Copy)]
struct OpenMap<'a> {
    content: &'a Content,
    id: Id<Map>,
    map: &'a Map,
}

/// Shows the map desk with the map that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Map>, place: InMap) {
    let Some(map) = content.maps.get(id) else { return };
    let open = OpenMap { content, id, map };
    let memory = &mut context.memory.own.of::<crate::Memory>().map;
    if memory.map != Some(id) {
        memory.turn_to(id, map);
    }
    if context.jump {
        memory.jump_to(map, place);
    }
    above(ui, "map tools", 0, |ui| strip::show(ui, context, open));
    below(ui, "map line", |ui| strip::line(ui, context, open));
    canvas::show(ui, context, open);
}

impl Memory {
    /// Opens another map: brings all of it into view and keeps the chosen tool.
    fn turn_to(&mut self, id: Id<Map>, map: &Map) {
        self.map = Some(id);
        self.view = View::default();
        self.area = map.areas.ids().next();
        (self.stroke, self.shown, self.picture) = (None, Shown::default(), MapPicture::default());
        (self.region, self.pasting) = (BTreeSet::new(), false);
    }

    /// Brings a selected part of the map into view.
    fn jump_to(&mut self, map: &Map, place: InMap) {
        let space = match place {
            InMap::Whole | InMap::Name | InMap::Shape | InMap::Size | InMap::Spaces | InMap::Edges => return,
            InMap::Space(space) => Some(space),
            InMap::Label(id) => map.labels.get(id).map(|label| label.at),
            InMap::Terrain(id) => map.terrain.get(id).and_then(|terrain| amid(&terrain.spaces)),
            InMap::Area(id) => {
                self.area = Some(id);
                map.areas.get(id).and_then(|area| amid(&area.spaces))
            }
        };
        if let Some(space) = space {
            self.view.show(&spaces(map), space);
        }
    }
}

/// The space that is in the middle when the spaces of a set are listed in order; `None` if the set is empty.
fn amid(spaces: &BTreeSet<Space>) -> Option<Space> {
    spaces.iter().nth(spaces.len() / 2).copied()
}

/// The change that replaces the open map by what `set` makes of it. The change is called `label` in the history.
fn set(open: OpenMap, label: impl Into<String>, set: impl FnOnce(&mut Map)) -> Change {
    let mut map = open.map.clone();
    set(&mut map);
    Change::edit(label, Edit::Map(rules::Change::Set(open.id, map)))
}
