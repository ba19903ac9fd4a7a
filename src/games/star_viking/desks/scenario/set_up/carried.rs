//! Paints the unit that the user has in hand, where they carry it.

use super::hand::UnitInHand as _;
use egui::{Rect, Stroke, StrokeKind, Vec2};

use super::counter;
use super::scene::Scene;
use crate::printed::PrintedTile;
use kit::board::{Overlay, badge, verdict};
use kit::desks::FrameContext;
use kit::theme::Palette;
use star_viking_paper::sheets::counters;

/// Paints the unit in hand at the pointer or over the sector of the cursor, with a mark for whether it may start there.
pub fn show(context: &mut FrameContext, scene: &Scene, over: &Overlay<PrintedTile>) {
    let board = &context.memory.own.of::<crate::Memory>().scenario.set_up.board;
    let Some(hand) = board.carried() else { return };
    let Some(unit) = scene.unit(hand.piece) else { return };
    let Some((middle, painter)) = board.carried_at(over) else { return };
    let aim = board.aim(scene);
    let may_stand = aim.and_then(|aim| scene.station(aim)).map(|at| scene.set_up.objection(&unit, at).is_none());
    let side = over.placed.length(counters::SIDE).max(24.0);
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    counter::bare(&painter, context, scene, &unit, rect);
    let paper = Palette::on_paper();
    let color = match (may_stand, aim) {
        (Some(true), _) => paper.good,
        (Some(false), _) => paper.error,
        (None, Some(_)) => paper.accent,
        (None, None) => paper.outline,
    };
    painter.rect_stroke(rect.expand(2.0), 3, Stroke::new(2.5, color), StrokeKind::Inside);
    if let Some(may_stand) = may_stand {
        verdict(&painter, rect.left_top(), may_stand);
    }
    let others = context.memory.own.of::<crate::Memory>().scenario.set_up.board.others(hand.piece).len();
    let number = 1 + if others > 0 { others } else { hand.company(scene).len() };
    if number > 1 {
        badge(&painter, rect.right_top(), &format!("×{number}"), 16.0);
    }
}
