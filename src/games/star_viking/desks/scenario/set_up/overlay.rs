//! Paints the overlay of the tile: highlighted sectors and their legend, the counters, the cursor, and the unit in hand.

use egui::{Stroke, StrokeKind, Ui};

use super::scene::Scene;
use super::{carried, counter, lights, stacks};
use kit::board::{BoardResponse, Ground, Overlay, Target, badge, legend};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};

/// Paints the overlay over the tile of the set-up.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, touched: &BoardResponse) {
    let memory = &context.memory.own.of::<crate::Memory>().scenario.set_up;
    let over = &Overlay::new(ui, touched, &*scene.printed, Ground::Night);
    let lights: Vec<_> = lights::of(memory, scene).into_iter().collect();
    let (view, carries, aim) = (memory.board.view, memory.board.carried().is_some(), memory.board.aim(scene));
    for light in &lights {
        light.grounds(over);
    }
    // Marked sectors are painted below the counters, so that the lines around them do not cross the counters.
    let marked = aim.and_then(Target::space);
    match marked {
        Some(space) => over.mark(space, 2.5),
        None if carries => {}
        None => over.cursor(&view),
    }
    let lying = stacks::placed_counters(scene);
    let around = marked.or_else(|| view.cursor.filter(|_| over.has_keys && !carries));
    let stack = lying.iter().filter(|lying| around.is_some() && scene.sector_of(&lying.unit) == around);
    if let Some(round) = stack.map(|lying| touched.placed.on_screen(lying.rect)).reduce(egui::Rect::union) {
        over.painter.rect_stroke(round.expand(6.0), 4, Stroke::new(4.5, theme::NIGHT), StrokeKind::Middle);
        over.painter.rect_stroke(round.expand(6.0), 4, Stroke::new(2.0, theme::PAPER), StrokeKind::Middle);
    }
    for lying in lying {
        let rect = touched.placed.on_screen(lying.rect);
        counter::paint(&over.painter, context, scene, &lying.unit, rect);
        let memory = &context.memory.own.of::<crate::Memory>().scenario.set_up;
        if memory.board.chosen.contains(&scene.piece(&lying.unit)) {
            over.painter.rect_stroke(rect.expand(2.5), 3, Stroke::new(2.5, Palette::on_paper().accent), StrokeKind::Inside);
        }
        // On a smaller counter the number could not be read.
        if let Some(number) = lying.top_of.filter(|number| *number > 1 && rect.width() >= counter::ROOM_FOR_NUMBERS) {
            badge(&over.painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    for light in &lights {
        light.signs(over, |space| stacks::here(scene, space).next().is_some());
    }
    context.memory.own.of::<crate::Memory>().scenario.set_up.board.paint_band(ui, touched);
    carried::show(context, scene, over);
    legend(over, &lights);
}
