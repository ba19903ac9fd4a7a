//! The strips above and below the board. Above it are the tools, with the choices for the active tool; below it is a line that describes a space and
//! shows the zoom.

use egui::{ComboBox, RichText, Ui};

use super::canvas::describe;
use super::layer::LAYERS;
use super::tool::{TOOLS, Tool};
use super::{OpenMap, labels};
use crate::things::commands;
use drawing::Page;
use geometry::{Grid, Shape};
use kit::board::toolbox;
use kit::desks::FrameContext;
use kit::keys::DeskKey;
use kit::theme::{self, Palette};
use kit::widgets::small_toggle;
use launch_fighters::{Map, Numbering, Terrain, TerrainKind};
use launch_fighters_paper::sheets::map::MapDrawing;
use rules::capital;

/// The greatest reach of the brush: how many spaces it paints around the middle one at most, in each direction.
pub const MOST_REACH: u32 = 3;

/// Shows the tools, and below them the choices for the active tool.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let keys = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().map;
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal_wrapped(|ui| {
        toolbox(ui, keys, &TOOLS, &mut memory.tool);
        ui.add_space(theme::GAP);
        memory.layers.menu(ui, &LAYERS);
    });
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW);
        let weak = Palette::of(ui).weak;
        let small = |words: &str| RichText::new(words).size(theme::SMALL).color(weak);
        if memory.tool.paints() {
            ui.label(small("Terrain"));
            for kind in TerrainKind::ALL {
                let chosen = memory.kind.0 == kind;
                let words = capital(kind.label());
                let response = memory.swatches.toggle(ui, context.screen, (kind, &words), chosen, || swatch(kind));
                if response.on_hover_text("What the tools paint.").clicked() {
                    memory.kind.0 = kind;
                }
            }
            ui.add_space(theme::GAP);
        }
        if memory.tool == Tool::Area {
            let chosen = memory.area.and_then(|id| open.map.areas.get(id));
            let label = ui.label(small("Area to paint"));
            let words = chosen.map_or_else(|| "A new area".into(), |area| area.name.clone());
            let shown = ComboBox::from_id_salt("area").width(150.0).selected_text(words).truncate().show_ui(ui, |ui| {
                for (id, area) in open.map.areas.iter() {
                    if ui.selectable_label(memory.area == Some(id), &area.name).clicked() {
                        memory.area = Some(id);
                    }
                }
                if ui.selectable_label(chosen.is_none(), "A new area").clicked() {
                    memory.area = None;
                }
            });
            shown.response.labelled_by(label.id);
            ui.add_space(theme::GAP);
        }
        if memory.tool.has_reach() {
            ui.label(small("Size"));
            let words = |key: DeskKey| key.words(ui.ctx(), keys);
            let how_wide = match (words(commands::MAP_SMALLER_BRUSH), words(commands::MAP_LARGER_BRUSH)) {
                (Some(smaller), Some(larger)) => format!("How wide the brush is ({smaller} and {larger})."),
                _ => "How wide the brush is.".to_owned(),
            };
            for reach in 0..=MOST_REACH {
                let response = small_toggle(ui, memory.reach == reach, &(reach + 1).to_string());
                let response = response.on_hover_text(&how_wide);
                if response.accessible_name(format!("Brush size {}", reach + 1)).clicked() {
                    memory.reach = reach;
                }
            }
        } else if !memory.tool.paints() {
            if memory.tool == Tool::Region {
                context.actions.extend(labels::menu(ui, memory, open));
                ui.add_space(theme::GAP);
            }
            ui.add(egui::Label::new(small(memory.tool.entry().key.tooltip)).truncate());
        }
    });
}

/// A sample of a kind of terrain, drawn as on a map.
fn swatch(kind: TerrainKind) -> Page {
    let grid = Grid::new(Shape::Square, 3, 3);
    let terrain = Terrain { kind, name: String::new(), spaces: grid.spaces().collect() };
    let map = Map { grid, numbering: Numbering::None, terrain: std::iter::once(terrain).collect(), ..Map::default() };
    let drawing = MapDrawing::new(&map, None);
    let size = drawing.layout.size();
    Page { items: drawing.sketch(1.0).items, ..Page::new(kind.label(), size) }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let memory = &mut context.memory.own.of::<crate::Memory>().map;
    let space = memory.view.meant().unwrap_or_default();
    let words = describe(open.map, memory.shown.terrain(), space);
    memory.view.line(ui, &context.state.settings.keys, &super::spaces(open.map), None, words);
}
