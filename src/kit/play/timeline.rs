//! The timeline of a game: its turns and phases in order, with a mark at the moment that is shown. A press on the timeline goes to a moment.

use egui::{Align2, EventFilter, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::PlayedByHand;
use super::eyes::Eyes;
use super::game::Game;
use super::moments::Moments;
use crate::theme::{self, Palette};
use crate::widgets::tell_beside;

/// The height of the timeline, in points of the screen.
pub const HIGH: f32 = 30.0;
/// The height of the part of the timeline that shows the phases, in points of the screen.
const PHASES: f32 = 9.0;
/// The least width of a turn at which its number is shown, in points of the screen.
const ROOM_FOR_NUMBERS: f32 = 14.0;
/// The least distance between the beginnings of two phases at which they are marked, in points of the screen.
const ROOM_FOR_PHASES: f32 = 3.0;

/// The widget id of the timeline.
pub fn id() -> Id {
    Id::unique("timeline of the game")
}

/// Shows the timeline across the available width; returns the moment that the user has chosen.
pub fn show<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, eyes: Eyes) -> Option<usize> {
    let room = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), HIGH));
    ui.advance_cursor_after_rect(room);
    let response = ui.interact(room, id(), Sense::click_and_drag());
    if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.any_pressed()) {
        response.request_focus();
    }
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    let bar = room.shrink2(Vec2::new(6.0, 2.0));
    let (at, moments) = (game.replay().at(), Moments::of(game, eyes));
    let end = moments.steps();
    let x = |after: usize| bar.left() + bar.width() * moments.steps_to(after) as f32 / end.max(1) as f32;
    let step = |at: Pos2| (((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0) * end as f32).round() as usize;
    paint(ui, game, bar, &response, x);
    response.widget_info(|| WidgetInfo::slider(true, moments.steps_to(at) as f64, "Moment of the game"));
    let asked = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on());
    let asked = asked.map(|at| moments.after(step(at)));
    if let Some(over) = response.hover_pos().map(step) {
        let phase = game
            .replay()
            .phases()
            .iter()
            .rfind(|phase| phase.after <= moments.after(over))
            .map_or("", |phase| phase.words.as_str());
        let place = bar.left() + bar.width() * over as f32 / end.max(1) as f32;
        tell_beside(&response, Rect::from_x_y_ranges(place..=place, room.y_range()), |ui| {
            ui.label(format!("{phase}\nAfter action {over} of {end}."));
        });
    }
    asked.filter(|asked| *asked != at)
}

fn paint<P: PlayedByHand>(ui: &Ui, game: &Game<P>, bar: Rect, response: &Response, x: impl Fn(usize) -> f32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let (at, end) = (game.replay().at(), game.replay().len());
    painter.rect_filled(bar, 3, palette.track);
    let done = Rect::from_min_max(bar.min, Pos2::new(x(at), bar.bottom()));
    painter.rect_filled(done, 3, palette.selection);
    let turns: Vec<(usize, u32)> = game.turns().collect();
    for (index, (from, number)) in turns.iter().enumerate() {
        let to = turns.get(index + 1).map_or(end, |(next, _)| *next);
        let (left, right) = (x(*from), x(to));
        painter.vline(left, bar.y_range(), Stroke::new(1.0, palette.outline));
        if right - left >= ROOM_FOR_NUMBERS {
            let middle = Pos2::new(left + 4.0, bar.top() + (bar.height() - PHASES) * 0.5);
            painter.text(middle, Align2::LEFT_CENTER, number, theme::regular(theme::SMALL), palette.text);
        }
    }
    let mut last = f32::NEG_INFINITY;
    for phase in game.replay().phases() {
        let here = x(phase.after);
        if here - last >= ROOM_FOR_PHASES {
            painter.vline(here, bar.bottom() - PHASES..=bar.bottom(), Stroke::new(1.0, palette.weak));
            last = here;
        }
    }
    let line = if response.has_focus() { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.border) };
    painter.rect_stroke(bar, 3, line, StrokeKind::Inside);
    let now = x(at);
    painter.vline(now, bar.expand2(Vec2::new(0.0, 2.0)).y_range(), Stroke::new(2.5, palette.accent));
    painter.circle_filled(Pos2::new(now, bar.bottom()), 4.5, palette.accent);
}
