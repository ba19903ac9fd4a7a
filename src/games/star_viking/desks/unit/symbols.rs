//! Pictures of all symbols, from which the user chooses the counter's symbol.

use egui::{Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::OpenUnit;
use kit::desks::FrameContext;
use kit::theme::{self, Palette, bold};
use kit::widgets::section;
use star_viking::Symbol;

/// The size of a symbol's picture, in points of the screen.
const SIZE: Vec2 = Vec2::new(66.0, 42.0);

/// Shows the pictures of all symbols, so that the user can choose one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    section(ui, "SYMBOL");
    let symbols = context.memory.own.of::<crate::Memory>().printed.symbols(open.unit).to_vec();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme::GAP);
        for (symbol, page) in symbols {
            let chosen = open.unit.symbol == symbol;
            let (rect, response) = ui.allocate_exact_size(SIZE, Sense::click());
            let name = format!("Symbol: {}", symbol.label());
            response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, chosen, &name));
            let palette = Palette::of(ui);
            context.screen.paint(ui.painter(), &page, rect, theme::NOTHING);
            if symbol == Symbol::None {
                let (font, ink) = (bold(theme::SMALL), theme::AS_IT_IS);
                ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, "none", font, ink);
            }
            if chosen || response.hovered() || response.has_focus() {
                let width = if chosen { 3.0 } else { 1.5 };
                ui.painter().rect_stroke(rect.expand(2.0), 4, (width, palette.accent), StrokeKind::Middle);
            }
            if response.clicked() && !chosen {
                context.change(open.changed("Change the symbol", |unit| unit.symbol = symbol));
            }
            response.on_hover_text(symbol.label());
        }
    });
}
