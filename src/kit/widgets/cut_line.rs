//! Words on one line, cut off with an ellipsis if they are too long.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Ui};

/// Lays words out on a line of at most this width, to be painted.
#[must_use]
pub fn cut_line(ui: &Ui, words: impl Into<String>, width: f32, font: FontId, ink: Color32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.into(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(width);
    ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
}
