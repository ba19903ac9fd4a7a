//! Scenarios and styles, to be looked at: pictures drawn by the sheets.

use egui::{RichText, ScrollArea, Ui};

use crate::editor::screen::{Preview, Subject};
use crate::editor::stage::Stage;
use crate::editor::theme::Palette;
use crate::editor::widgets::{card, empty, heading, page_view, section};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Place, Style};
use crate::sheets::{self, Request, SheetKind};

/// Shows the picture.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    let project = stage.state.document.project();
    let subject = Subject::Thing(super::thing(place).into());
    let preview = match place {
        Place::Scenario(id, _) => {
            let name = content.scenarios.get(id).map(|scenario| scenario.name.clone());
            let request = Request { only: vec![SheetKind::Scenarios], scenario: name, ..Request::default() };
            stage.screen.preview(subject, project, |project| Preview::of(sheets::print(project, &request)))
        }
        Place::Style(id) => return style(ui, content, id),
        Place::Options | Place::Ship(..) | Place::Fleet(..) | Place::Map(..) => return,
    };
    if preview.pages.is_empty() {
        empty(ui, "Nothing to see yet", "There is no page of this to be drawn.");
        return;
    }
    ScrollArea::vertical().id_salt("preview").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        ui.vertical_centered(|ui| {
            let room = ui.available_size();
            for page in &preview.pages {
                let upright = (page.size.width / page.size.height) as f32;
                // A page of prose is to be read, a map is to be seen whole.
                let width = if upright < 0.9 { room.x.min(800.0) } else { room.x.min((room.y - 24.0).max(360.0) * upright) };
                page_view(ui, stage, &preview, page, (width - 28.0).max(160.0));
            }
        });
    });
}

fn style(ui: &mut Ui, content: &Content, id: Id<Style>) {
    let Some(style) = content.styles.get(id) else { return };
    let weak = Palette::of(ui).weak;
    ui.set_max_width(640.0);
    card(ui, |ui| {
        section(ui, "FLEET STYLE");
        ui.label(RichText::new(super::things::style_label(style)).heading());
        ui.label(RichText::new(format!("Hulls: {}", style.hull.label())).color(weak));
        ui.label(&style.doctrine);
        ui.label(RichText::new(&style.flavour).color(weak));
    });
}

/// What there is to say of it.
pub fn inspect(ui: &mut Ui, content: &Content, place: Place) {
    let weak = Palette::of(ui).weak;
    let mut lines: Vec<(&str, String)> = Vec::new();
    match place {
        Place::Scenario(id, _) => {
            let Some(scenario) = content.scenarios.get(id) else { return };
            heading(ui, scenario.label());
            let map = scenario.map.and_then(|id| content.maps.get(id));
            lines.push(("Map", map.map_or_else(|| "none".into(), |map| map.label().to_owned())));
            lines.push(("Set-up", scenario.set_up.label().to_owned()));
            lines.push(("Turns", scenario.turn_limit.map_or_else(|| "no limit".into(), |turns| turns.to_string())));
            for (number, (_, side)) in scenario.sides.iter().enumerate() {
                let fleet = side.fleet.and_then(|id| content.fleets.get(id));
                lines.push(("Side", format!("{}: {}", number + 1, fleet.map_or("no fleet", |fleet| fleet.label()))));
            }
        }
        Place::Style(_) | Place::Options | Place::Ship(..) | Place::Fleet(..) | Place::Map(..) => {
            heading(ui, "Details");
            return;
        }
    }
    egui::Grid::new("details").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (words, value) in lines {
            ui.label(RichText::new(words).color(weak));
            ui.label(value);
            ui.end_row();
        }
    });
}
