//! The list of the tiles in play, in the order of the sheets, with buttons to move, remove and show a tile.

use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::super::OpenScenario;
use super::edited;
use kit::action::{Action, Change};
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{section, severity_mark};
use rules::Id;
use star_viking::{InScenario, PlayedSystem};

/// The least width of a column of tiles, in points of the screen.
const COLUMN: f32 = 230.0;
/// The width of the buttons at the end of a row and of the mark before them, in points of the screen.
const BUTTONS: f32 = 3.0 * theme::ROW + 30.0;

/// The edit that takes a tile out of play together with the units that start there, and its label; `None` if the tile is not in play.
#[must_use]
pub fn take_out(open: OpenScenario, tile: Id<PlayedSystem>) -> Option<(project::Edit, String)> {
    open.scenario.systems.get(tile)?;
    let labels = open.scenario.tile_labels(&open.content.systems);
    let label = labels.get(&tile).map_or("a system", String::as_str);
    Some((edited(open, |scenario| scenario.take_out_of_play(tile)), format!("Take {label} out of play")))
}

/// Shows the list of the tiles in play.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let tiles: Vec<Id<PlayedSystem>> = open.scenario.systems.ids().collect();
    if tiles.is_empty() {
        return;
    }
    ui.add_space(2.0);
    section(ui, "IN THIS ORDER ON THE SHEETS");
    let labels = open.scenario.tile_labels(&open.content.systems);
    let columns = ((ui.available_width() / COLUMN) as usize).clamp(1, 3);
    let rows = tiles.len().div_ceil(columns);
    let width = ui.available_width() / columns as f32;
    let room = Vec2::new(ui.available_width(), rows as f32 * theme::ROW);
    let (area, _) = ui.allocate_exact_size(room, Sense::hover());
    for (index, tile) in tiles.iter().enumerate() {
        let corner = area.min + Vec2::new((index / rows) as f32 * width, (index % rows) as f32 * theme::ROW);
        let rect = Rect::from_min_size(corner, Vec2::new(width - 8.0, theme::ROW));
        let label = labels.get(tile).map_or("Unknown system", String::as_str);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(("tile", tile.number())));
        row(&mut inside, context, open, *tile, index, label);
    }
}

fn row(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, tile: Id<PlayedSystem>, index: usize, label: &str) {
    let here = open.place(InScenario::System(tile));
    let rect = ui.max_rect();
    let response = ui.interact(rect, ui.scope_id().with("row"), Sense::click());
    let palette = Palette::of(ui);
    let words = format!("Place {}: {label}", index + 1);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, &words));
    let ground = if context.is_selected(&here) {
        Some(palette.selection)
    } else {
        (response.hovered() || response.has_focus()).then_some(palette.hovered)
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect.shrink2(Vec2::new(0.0, 1.0)), theme::ROUND, ground);
    }
    context.reach(&here, &response);
    if response.clicked() {
        context.push(Action::PointAt(here.clone()));
    }
    ui.horizontal(|ui| {
        ui.set_height(theme::ROW);
        ui.add_space(4.0);
        ui.add_sized(Vec2::new(18.0, theme::ROW), Label::new(RichText::new((index + 1).to_string()).color(palette.weak)));
        // A long name is cut off to leave room for the buttons.
        ui.scope(|ui| {
            ui.set_max_width((ui.available_width() - BUTTONS).max(0.0));
            ui.add(Label::new(label).truncate().selectable(false));
        });
        let findings = context.state.document.findings().iter();
        let worst = findings.filter(|finding| finding.place == here).max_by_key(|finding| finding.about.severity);
        if let Some(finding) = worst {
            severity_mark(ui, finding.about.severity).on_hover_text(&finding.message);
        }
        if let Some(form) = Form::among(context, here.clone(), format!("system {label}"))
            && form.order(ui, context)
            && let Some((edit, label)) = take_out(open, tile)
        {
            context.change(Change::edit(label, edit));
        }
    });
}
