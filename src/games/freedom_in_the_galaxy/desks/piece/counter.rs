//! Shows both faces of a counter and the front of a card as they are printed, updated while the user edits them.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use freedom_in_the_galaxy::{Content, Place};
use freedom_in_the_galaxy_paper::sheets::cards;
use freedom_in_the_galaxy_paper::sheets::counters::{SIDE, faces};
use kit::desks::FrameContext;
use kit::screen::{Preview, PreviewPage, Subject};
use kit::theme::{self, Palette};
use kit::things;
use kit::widgets::{card, section};
use project::Project;

/// The width of a face of a counter, in points of the screen.
const WIDTH: f32 = 150.0;
/// The width of a card, in points of the screen.
const CARD: f32 = 280.0;

/// The width of a panel with both faces of a counter, in points of the screen.
pub const COLUMN: f32 = WIDTH * 2.0 + theme::GAP + 24.0;

/// The faces of the counter of the thing at a place, as a preview without buttons or links.
#[must_use]
pub fn counters(content: &Content, place: Place) -> Preview {
    let faces = faces(content, place, None);
    Preview { pages: faces.into_iter().map(PreviewPage::from).collect(), ..Preview::default() }
}

/// The faces of the counter and then the front of the card of the thing at a place, with the pictures of the project.
fn pieces(content: &Content, place: Place, project: &Project) -> Preview {
    let card = cards::page(content, place, Some(project), project.print.cards);
    let pages = faces(content, place, Some(project)).into_iter().chain(card);
    Preview { pages: pages.map(PreviewPage::from).collect(), ..Preview::default() }
}

/// Shows both faces of the counter and the front of the card; shows nothing if the thing has neither.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let preview = preview(context, place);
    let (faces, cards): (Vec<_>, Vec<_>) = preview.pages.iter().partition(|page| page.size.width <= SIDE);
    if !faces.is_empty() {
        both(ui, context, &preview, &faces, content, place);
    }
    for page in cards {
        card(ui, |ui| {
            section(ui, "CARD");
            let width = CARD.min(ui.available_width());
            paint(ui, context, &preview, page, width, "Card, front");
        });
    }
}

/// Shows both faces of the counter in one panel, and how many of these counters the box of the game has.
fn both(ui: &mut Ui, context: &mut FrameContext, preview: &Preview, faces: &[&PreviewPage], content: &Content, place: Place) {
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
            for (page, words) in faces.iter().zip(["front", "back"]) {
                ui.vertical(|ui| {
                    ui.set_width(WIDTH);
                    paint(ui, context, preview, page, WIDTH, &format!("Counter, {words}"));
                    ui.label(RichText::new(words).size(theme::SMALL).color(weak));
                });
            }
        });
        if count != 1 {
            ui.label(RichText::new(format!("The box has {}.", rules::counted(count, "counter"))).color(weak));
        }
    });
}

/// Shows the front of a thing's counter while the thing is compared with others.
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
        let content: Option<&Content> = project::OneOf::own(&project.content);
        content.map(|content| pieces(content, place, project)).unwrap_or_default()
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
