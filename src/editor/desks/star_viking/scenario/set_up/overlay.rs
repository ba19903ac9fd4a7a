//! What lies over the printed tile: lit sectors, the counters, the cursor, the unit in hand, and what the lights mean.

use egui::Ui;

use super::laid::Laid;
use super::{carried, counter, lights, stacks};
use crate::editor::board::{Ground, Overlay, Target, Touched, badge, legend};
use crate::editor::desks::Stage;

/// Paints it.
pub fn show(ui: &Ui, stage: &mut Stage, laid: &Laid, touched: &Touched) {
    let memory = &stage.memory.star_viking.scenario.set_up;
    let over = &Overlay::new(ui, touched, &*laid.printed, Ground::Night);
    let lights: Vec<_> = lights::of(memory, laid).into_iter().collect();
    let (view, carries, aim) = (memory.board.view, memory.board.carried().is_some(), memory.board.aim(laid));
    lights.iter().for_each(|lights| lights.grounds(over));
    for lying in stacks::lying(laid) {
        let rect = touched.placed.on_screen(lying.rect);
        counter::paint(&over.painter, stage, laid, &lying.unit, rect);
        if let Some(number) = lying.top_of.filter(|number| *number > 1) {
            badge(&over.painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    lights.iter().for_each(|lights| lights.signs(over, |space| stacks::here(laid, space).next().is_some()));
    match aim.and_then(Target::space) {
        Some(space) => over.mark(space, 2.5),
        None if carries => {}
        None => over.cursor(&view),
    }
    carried::show(ui, stage, laid, over);
    legend(over, &lights);
}
