//! Numbers with digits of equal width, so that columns line up.

use egui::{Color32, FontId, Painter, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo};

/// Paints a number so that it ends at `right`, with digits of equal width; returns the width of the number.
pub fn number(painter: &Painter, right: Pos2, text: &str, font: &FontId, ink: Color32) -> f32 {
    let width_of = |letter: char| painter.ctx().fonts_mut(|fonts| fonts.glyph_width(font, letter));
    let figure = width_of('0');
    let mut x = right.x;
    for letter in text.chars().rev() {
        let own = width_of(letter);
        let cell = if letter.is_ascii_digit() { figure } else { own };
        let galley = painter.layout_no_wrap(letter.to_string(), font.clone(), ink);
        x -= cell;
        painter.galley(Pos2::new(x + (cell - own) * 0.5, right.y - galley.size().y * 0.5), galley, ink);
    }
    right.x - x
}

/// Shows a cell of this size with a number at its right end. A screen reader reads `words` instead of the number.
pub fn number_cell(ui: &mut Ui, width: f32, height: f32, text: &str, font: &FontId, ink: Color32, words: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    at_right(ui.painter(), rect, text, font, ink);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, words));
    response
}

fn at_right(painter: &Painter, rect: Rect, text: &str, font: &FontId, ink: Color32) {
    number(painter, rect.right_center(), text, font, ink);
}
