//! Draws characters as their printed counters.

use egui::emath::GuiRounding as _;
use egui::{Painter, Pos2, Rect};

use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, paint_icon};
use rules::{Id, Severity};
use vikings::{Character, Content};

/// Paints the front of a character's counter; a question mark if there is no such character.
pub fn paint(painter: &Painter, context: &mut FrameContext, content: &Content, id: Option<Id<Character>>, rect: Rect) {
    let known = id.and_then(|id| Some((id, content.characters.get(id)?)));
    let rect = rect.round_to_pixels(painter.pixels_per_point());
    let faces = known.map(|(id, character)| context.memory.own.of::<crate::Memory>().printed.faces(content, id, character));
    if let Some((_, page)) = faces.as_ref().and_then(|faces| faces.first()) {
        context.screen.paint(painter, page, rect, theme::NOTHING);
        return;
    }
    let paper = Palette::on_paper();
    painter.rect(rect, 2, paper.track, (1.0, paper.outline), egui::StrokeKind::Inside);
    painter.text(rect.center(), egui::Align2::CENTER_CENTER, "?", theme::bold(rect.height() * 0.5), paper.text);
}

/// Paints the icon of a finding in the corner of a character's counter.
pub fn mark(painter: &Painter, rect: Rect, severity: Severity) {
    let paper = Palette::on_paper();
    let corner = Pos2::new(rect.right() - 2.0, rect.top() + 2.0);
    let size = (rect.width() * 0.34).clamp(9.0, 16.0);
    painter.circle_filled(corner, size * 0.6, theme::PAPER);
    paint_icon(
        painter,
        Icon::of(severity),
        Rect::from_center_size(corner, egui::Vec2::splat(size)),
        size,
        paper.severity(severity),
    );
}
