//! What a thing of the blue book looks like.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{Rect, Ui, Vec2};

use super::Entry;
use crate::desks::{FrameContext, page_view};
use crate::screen::{Preview, Subject};
use crate::theme::Palette;
use drawing::Page;

/// Shows the pages of a thing of a chapter, as wide as there is room up to a width, and side by side if several fit. They follow the optional rules
/// of the project, so they are painted anew only when it has changed. A click on them does nothing.
pub fn picture<P>(
    ui: &mut Ui,
    context: &mut FrameContext,
    entry: &Entry<P>,
    name: &str,
    widest: f32,
    make: impl FnOnce() -> Preview,
) {
    let subject = Subject::Book { chapter: entry.chapter.clone(), name: name.to_owned() };
    let project = context.state.document.project();
    let preview: Arc<Preview> = context.screen.preview(subject, project, |_| Preview { places: Arc::default(), ..make() });
    let width = (ui.available_width() - 10.0).max(120.0).min(widest);
    ui.horizontal_wrapped(|ui| {
        for page in &preview.pages {
            page_view(ui, context, &preview, page, width);
        }
    });
}

/// Paints a page as large as a rectangle allows, in its middle.
pub fn small(ui: &Ui, context: &mut FrameContext, page: &Arc<Page>, rect: Rect) {
    let proportion = (page.size.height / page.size.width) as f32;
    let width = rect.width().min(rect.height() / proportion);
    let rect = Rect::from_center_size(rect.center(), Vec2::new(width, width * proportion));
    context.screen.paint(ui.painter(), page, rect.round_to_pixels(ui.pixels_per_point()), Palette::of(ui).shadow);
}
