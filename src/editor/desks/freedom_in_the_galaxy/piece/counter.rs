//! Both faces of a counter as they print, live.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use crate::editor::desks::FrameContext;
use crate::editor::screen::{Preview, PreviewPage, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::things;
use crate::editor::widgets::{card, section};
use crate::project::Project;
use crate::rules;
use crate::rules::freedom_in_the_galaxy::{Content, Place};
use crate::sheets::freedom_in_the_galaxy::counters;

/// How wide a face is shown.
const WIDTH: f32 = 150.0;

/// The faces of the counter of what a place means, on which nothing can be pressed.
#[must_use]
pub fn pages(content: &Content, place: Place, project: Option<&Project>) -> Preview {
    let faces = counters::faces(content, place, project);
    Preview { pages: faces.into_iter().map(PreviewPage::from).collect(), ..Preview::default() }
}

/// Shows both faces in a card of their own; nothing where there is no counter.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let preview = preview(context, place);
    if preview.pages.is_empty() {
        return;
    }
    let weak = Palette::of(ui).weak;
    let count = match place {
        Place::Unit(id, _) => content.units.get(id).map_or(0, |unit| unit.count.get()),
        Place::Possession(id, _) => content.possessions.get(id).map_or(0, |ship| ship.count.get()),
        _ => 1,
    };
    card(ui, |ui| {
        section(ui, "COUNTER");
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme::GAP);
            for (page, words) in preview.pages.iter().zip(["front", "back"]) {
                ui.vertical(|ui| {
                    ui.set_width(WIDTH);
                    paint(ui, context, &preview, page, WIDTH, &format!("Counter, {words}"));
                    ui.label(RichText::new(words).size(theme::SMALL).color(weak));
                });
            }
        });
        if count != 1 {
            ui.label(RichText::new(format!("The box has {}.", rules::counted(count, "counter"))).color(weak));
        }
    });
}

/// The front of the counter of something that is compared with others.
pub fn picture(ui: &mut Ui, context: &mut FrameContext, place: Place) {
    let preview = preview(context, place);
    if let Some(page) = preview.pages.first() {
        paint(ui, context, &preview, page, WIDTH * 0.6, &page.title);
    }
}

fn preview(context: &mut FrameContext, place: Place) -> Arc<Preview> {
    let thing = things::thing(&place.into());
    let project = context.state.document.project();
    context.screen.preview(Subject::Thing(thing), project, |project| {
        let content: Option<&Content> = rules::designs::OneOf::own(&project.content);
        content.map(|content| pages(content, place, Some(project))).unwrap_or_default()
    })
}

fn paint(ui: &mut Ui, context: &mut FrameContext, preview: &Preview, page: &PreviewPage, width: f32, reads: &str) {
    let height = width * (page.size.height / page.size.width) as f32;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, reads));
    if ui.is_rect_visible(rect) {
        let rect = rect.round_to_pixels(ui.pixels_per_point());
        if let Some(page) = context.screen.page(preview, page) {
            context.screen.paint(ui.painter(), &page, rect, Palette::of(ui).shadow);
        }
    }
}
