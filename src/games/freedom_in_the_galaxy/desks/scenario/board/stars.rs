//! The strip of stars in play, each with the number of pieces that start round it. A piece dropped on a star goes to the first space there where it
//! may stand.

use egui::accesskit::Role;
use egui::{Align2, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::scene::{Elsewhere, Scene};
use freedom_in_the_galaxy::Star;
use kit::board::{HeldBy, box_line, scroll_at_ends};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{cut_line, ground, small_toggle};
use rules::{Id, counted};

/// The height of a row of the strip, one for each star, in points of the screen.
const ROW: f32 = 38.0;

/// Shows the strip of the stars in play.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, stars: &[Id<Star>]) {
    ui.label(RichText::new("STARS IN PLAY").font(theme::bold(theme::SMALL)).color(Palette::of(ui).weak));
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let help = "Look at all stars on the map; pieces can be dropped on them there.";
    if small_toggle(ui, memory.on_the_map, "Map of the galaxy").on_hover_text(help).clicked() && !memory.on_the_map {
        memory.turn_to_the_map();
    }
    ScrollArea::vertical().id_salt("stars in play").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for star in stars {
            of(ui, context, scene, *star);
        }
        let hand = context.memory.own.of::<crate::Memory>().scenario.board.board.hand;
        if hand.is_some_and(|hand| hand.is_dragged()) {
            scroll_at_ends(ui);
        }
    });
}

fn of(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, star: Id<Star>) {
    let palette = Palette::of(ui);
    let name = scene.open.content.star_label(Some(star));
    let pieces = counted(scene.pieces_round(star), "piece");
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let shown = scene.display.star == star && !memory.on_the_map;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - 4.0, ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, shown, format!("Star {name}: {pieces}")));
    let carried = memory.board.carried();
    let free = carried.and_then(|hand| scene.first_free(hand.piece, star)).is_some();
    memory.board.offer(ui, rect, Elsewhere::Star(star));
    let over = memory.board.is_over(Elsewhere::Star(star));
    if shown && context.jump {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        ground(ui, rect, shown, &response);
        let line = match carried {
            Some(_) => box_line(palette, free, over),
            None => (shown || response.has_focus()).then(|| Stroke::new(1.5, palette.accent)),
        };
        if let Some(line) = line {
            ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
        }
        let words = if free { format!("✓ {name}") } else { name };
        for (words, at, ink) in [(words, 0.3, palette.text), (pieces, 0.72, palette.weak)] {
            let galley = cut_line(ui, words, rect.width() - 12.0, theme::regular(theme::SMALL), ink);
            let room = egui::Rect::from_center_size(
                egui::pos2(rect.center().x, rect.top() + rect.height() * at),
                Vec2::new(rect.width() - 12.0, galley.size().y),
            );
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), room).min;
            ui.painter().galley(at, galley, ink);
        }
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    // If the user took up the piece in hand without dragging it, a click on a star shows the star's display, and the piece stays in hand.
    if response.clicked() {
        memory.turn_to(Some(star));
        if carried.is_some_and(|hand| hand.held_by == HeldBy::Free) {
            memory.board.view.take_keys();
        }
    }
    response.on_hover_text("Look at this star; a piece that is dropped here goes where nothing is against it.");
}
