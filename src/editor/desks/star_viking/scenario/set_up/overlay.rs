//! What lies over the printed tile: lit sectors, the counters, the cursor, the unit in hand, and what the lights mean.

use egui::Ui;

use super::scene::Scene;
use super::{carried, counter, lights, stacks};
use crate::editor::board::{BoardResponse, Ground, Overlay, Target, badge, legend};
use crate::editor::desks::FrameContext;

/// Paints it.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, touched: &BoardResponse) {
    let memory = &context.memory.star_viking.scenario.set_up;
    let over = &Overlay::new(ui, touched, &*scene.printed, Ground::Night);
    let lights: Vec<_> = lights::of(memory, scene).into_iter().collect();
    let (view, carries, aim) = (memory.board.view, memory.board.carried().is_some(), memory.board.aim(scene));
    for light in &lights {
        light.grounds(over);
    }
    for lying in stacks::placed_counters(scene) {
        let rect = touched.placed.on_screen(lying.rect);
        counter::paint(&over.painter, context, scene, &lying.unit, rect);
        if let Some(number) = lying.top_of.filter(|number| *number > 1) {
            badge(&over.painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    for light in &lights {
        light.signs(over, |space| stacks::here(scene, space).next().is_some());
    }
    match aim.and_then(Target::space) {
        Some(space) => over.mark(space, 2.5),
        None if carries => {}
        None => over.cursor(&view),
    }
    carried::show(context, scene, over);
    legend(over, &lights);
}
