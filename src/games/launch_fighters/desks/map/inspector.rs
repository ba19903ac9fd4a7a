//! The fields of a map: its name, its board, its edges, its labels and its areas.

use egui::{RichText, Ui};

use super::{OpenMap, generator};
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, users};
use kit::theme::{self, Palette};
use kit::widgets::section;
use launch_fighters::{Content, InMap, Map, Place, TerrainKind};
use rules::{Id, capital};

/// Shows the fields of a map in the inspector.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Map>) {
    let Some(map) = content.maps.get(id) else { return };
    let open = OpenMap { content, id, map };
    let Some(form) = Form::of(context, Place::Map(id, InMap::Whole)) else { return };
    form.field(ui, context, Place::Map(id, InMap::Name));
    ui.add_space(theme::GAP);
    section(ui, "BOARD");
    form.field(ui, context, Place::Map(id, InMap::Shape));
    form.group(ui, context, Place::Map(id, InMap::Size));
    form.group(ui, context, Place::Map(id, InMap::Spaces));
    let paper = map.layout().size();
    ui.horizontal(|ui| {
        ui.label(RichText::new("On paper").size(theme::SMALL).color(Palette::of(ui).weak));
        ui.label(format!("{:.0} × {:.0} mm", paper.width.get(), paper.height.get()));
    });
    form.group(ui, context, Place::Map(id, InMap::Edges));
    findings::of_thing(ui, context, Place::Map(id, InMap::Whole));
    ui.add_space(theme::GAP);
    section(ui, "TERRAIN");
    if map.terrain.is_empty() {
        let words = "None yet. Choose a kind above the map and paint, or have some scattered by chance.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        generator::offer(ui, context, open);
    }
    egui::Grid::new("terrain").num_columns(2).spacing([12.0, 2.0]).show(ui, |ui| {
        for kind in TerrainKind::ALL {
            let of_kind = map.terrain.iter().filter(|(_, terrain)| terrain.kind == kind);
            let count: usize = of_kind.map(|(_, terrain)| terrain.spaces.len()).sum();
            ui.label(RichText::new(capital(kind.label())).color(Palette::of(ui).weak));
            ui.label(if count == 1 { "1 space".into() } else { format!("{count} spaces") });
            ui.end_row();
        }
    });
    ui.add_space(theme::GAP);
    super::lists::labels(ui, context, open);
    super::lists::areas(ui, context, open);
    generator::show(ui, context, open);
    users::list(ui, context, Place::Map(id, InMap::Whole));
}
