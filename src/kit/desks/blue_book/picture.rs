//! The large picture of a thing of the blue book.

use std::sync::Arc;

use egui::Ui;

use super::Entry;
use crate::desks::{FrameContext, page_view};
use crate::screen::{Preview, Subject};

/// Shows the pages of a thing of a chapter, as wide as the space allows up to a greatest width, and side by side if several fit. The pages depend on
/// the optional rules of the project, so they are made again when the project has changed. A click on a page does nothing.
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
