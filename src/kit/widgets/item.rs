//! A line of a bill, such as a price.

use egui::{Align2, Rect, Sense, Ui, Vec2};

use super::number::number;
use crate::theme::{self, Palette};

/// The width that most numbers need, in points of the screen.
const FIGURES: f32 = 36.0;

/// Shows a line with words on the left, and a remark and a number on the right.
pub fn item(ui: &mut Ui, words: &str, remark: &str, figures: &str, strong: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 20.0), Sense::hover());
    response.widget_info(|| {
        let remark = if remark.is_empty() { String::new() } else { format!(", {remark}") };
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, format!("{words}: {figures}{remark}"))
    });
    let font = if strong { theme::bold(theme::BODY) } else { theme::regular(theme::BODY) };
    let room = Rect::from_min_max(rect.min, egui::pos2(rect.right() - 100.0, rect.bottom()));
    ui.painter().with_clip_rect(room).text(rect.left_center(), Align2::LEFT_CENTER, words, font, palette.text);
    let middle = rect.center().y;
    let taken = number(ui.painter(), egui::pos2(rect.right(), middle), figures, &theme::bold(theme::BODY), palette.text);
    // The remarks of several lines are aligned with one another, unless the number beside one of them needs more room.
    let beside = egui::pos2(rect.right() - taken.max(FIGURES) - theme::GAP, middle);
    number(ui.painter(), beside, remark, &theme::regular(theme::SMALL), palette.weak);
}
