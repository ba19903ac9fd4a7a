//! The heights of the parts of the panel beside the board, and the lines between them that the user drags.

use egui::accesskit::Role;
use egui::{CursorIcon, Rect, Response, Sense, Ui, Vec2, WidgetInfo};

use super::PlayContext;
use crate::action::Action;
use crate::settings::TableShares;
use crate::theme::Palette;

/// The least height of the log, in points of the screen: one line fits below its heading.
const LEAST_LOG: f32 = 84.0;
/// The least height of the part below the log, in points of the screen: its tabs and a few lines.
const LEAST_BELOW: f32 = 68.0;
/// The least height of the log, and of the part below it, once the user has dragged a line, in points of the screen. Only the heading then has to be
/// visible.
const HEADING: f32 = 28.0;
/// The height of the log at which five lines of two rows each are visible, in points of the screen.
const FIVE_LINES: f32 = 198.0;
/// The height of the part below the log at which its tabs, a heading and five rows are visible, in points of the screen.
const FIVE_ROWS: f32 = 148.0;
/// The height of the choices, in points of the screen, that has to be free before the log and the part below it get the heights of five lines or
/// rows.
const USUAL_CHOICES: f32 = 196.0;
/// The least height of the choices, in points of the screen: two choices with their heading, and the one that ends the question.
const LEAST_CHOICES: f32 = 112.0;
/// The height of the lines on how a watched game ended, in points of the screen. Such a game has no choices.
const SCORE: f32 = 48.0;
/// The height of a line between two parts of the panel, in points of the screen.
const LINE: f32 = 9.0;

/// The height of each part of the panel, in points of the screen.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// The height of the choices, in points of the screen.
    pub choices: f32,
    /// The height of the log, in points of the screen.
    pub log: f32,
    /// The height of the part below the log, which shows how the game is won or the forces; in points of the screen.
    below: f32,
    /// Whether there are choices. If so, they take the height that the other parts leave; otherwise the log takes it.
    chooses: bool,
}

impl Rooms {
    /// The heights of the parts in the present room; `shares` are those that the user has set.
    pub fn of(ui: &Ui, shares: TableShares, chooses: bool) -> Self {
        let room = (ui.available_height() - 2.0 * LINE).max(0.0);
        // A watched game has no choices, and its log takes the height that is left. So only the height of the part below the log can be dragged.
        let usual_shares = TableShares::default();
        let is_own = |share: f32, usual: f32| (share - usual).abs() > f32::EPSILON;
        let is_dragged = [is_own(shares.log, usual_shares.log), is_own(shares.below, usual_shares.below)];
        let least = |number: usize, usual: f32| if is_dragged[number] { HEADING } else { usual };
        let [least_log, least_below] = [least(0, LEAST_LOG), least(1, LEAST_BELOW)];
        let most = (room - if chooses { LEAST_CHOICES } else { SCORE }).max(LEAST_LOG + LEAST_BELOW);
        let usual = usual(room, usual_shares);
        let log = if is_dragged[0] { shares.log * room } else { usual[0] };
        let below = if is_dragged[1] { shares.below * room } else { usual[1] };
        let below = below.clamp(least_below, most - least_log);
        if chooses {
            let log = log.clamp(least_log, most - below);
            Self { choices: (room - log - below).max(0.0), log, below, chooses }
        } else {
            Self { choices: SCORE, log: (room - SCORE - below).max(0.0), below, chooses }
        }
    }

    /// Shows the line above the log. When the user drags it up, the log grows and the choices shrink.
    pub fn line_above_log(self, ui: &mut Ui, context: &mut PlayContext) {
        let line = line(ui, "Line above the log", self.chooses);
        self.drag(&line, context, |rooms, moved| rooms.log -= moved);
    }

    /// Shows the line below the log. When the user drags it up, the part below grows and the log shrinks.
    pub fn line_below_log(self, ui: &mut Ui, context: &mut PlayContext) {
        let line = line(ui, "Line below the log", true);
        self.drag(&line, context, |rooms, moved| {
            rooms.log += moved;
            rooms.below -= moved;
        });
    }

    fn drag(mut self, line: &Response, context: &mut PlayContext, change: impl FnOnce(&mut Self, f32)) {
        let moved = line.drag_delta().y;
        let room = self.choices + self.log + self.below;
        if !line.dragged() || moved.abs() < f32::EPSILON || room < 1.0 {
            return;
        }
        change(&mut self, moved);
        let shares = TableShares { below: self.below / room, ..context.shares };
        let shares = if self.chooses { TableShares { log: self.log / room, ..shares } } else { shares };
        context.actions.push(Action::ShareTable(shares));
    }
}

/// The heights of the log and of the part below it before the user has dragged a line: their usual shares of the room, or more if five lines or rows
/// need more. Both are reduced if the choices would get less than their usual height.
fn usual(room: f32, shares: TableShares) -> [f32; 2] {
    let wanted = [(shares.log * room).max(FIVE_LINES), (shares.below * room).max(FIVE_ROWS)];
    let part = ((room - USUAL_CHOICES) / (wanted[0] + wanted[1])).clamp(0.0, 1.0);
    wanted.map(|high| high * part)
}

/// Shows a line between two parts of the panel.
fn line(ui: &mut Ui, name: &str, can_be_dragged: bool) -> Response {
    let rect = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), LINE));
    ui.advance_cursor_after_rect(rect);
    let sense = if can_be_dragged { Sense::DRAG } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(name), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, can_be_dragged, name));
    let palette = Palette::of(ui);
    let is_held = can_be_dragged && (response.hovered() || response.dragged());
    let stroke = if is_held { (2.0, palette.accent) } else { (1.0, palette.border) };
    ui.painter().hline(rect.x_range(), rect.center().y, stroke);
    if is_held {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeVertical);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms(high: f32, shares: TableShares, chooses: bool) -> Rooms {
        let mut found = None;
        let context = egui::Context::default();
        let _ = context.run_ui(egui::RawInput::default(), |ui| {
            ui.set_max_height(high);
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(Rect::from_min_size(ui.cursor().min, Vec2::new(300.0, high))),
                |ui| {
                    found = Some(Rooms::of(ui, shares, chooses));
                },
            );
        });
        found.expect("a pass")
    }

    #[test]
    fn a_line_dragged_in_a_watched_game_leaves_the_log_its_usual_height() {
        let shares = TableShares { below: 0.3, ..TableShares::default() };
        let found = rooms(700.0, shares, true);
        assert!(found.log >= FIVE_LINES && found.below > 0.29 * 680.0, "{} {}", found.log, found.below);
    }

    #[test]
    fn log_and_terms_show_five_lines_in_a_usual_window() {
        // A window of 1280 by 800 leaves about this height to the parts.
        let shares = TableShares::default();
        let usual = rooms(562.0, shares, true);
        assert!(usual.log >= FIVE_LINES && usual.below >= FIVE_ROWS && usual.choices >= USUAL_CHOICES, "{}", usual.choices);
        let tall = rooms(900.0, shares, true);
        assert!(tall.choices > 0.5 * 900.0, "the choices have what is left");
    }

    #[test]
    fn every_part_keeps_some_room_however_the_lines_are_dragged() {
        for high in [300.0, 420.0, 580.0, 1200.0] {
            for (log, below) in [(0.0, 0.0), (0.9, 0.0), (0.0, 0.9), (0.9, 0.9), (0.22, 0.2)] {
                let shares = TableShares { log, below };
                let rooms = rooms(high, shares, true);
                let least = if shares == TableShares::default() { [LEAST_LOG, LEAST_BELOW] } else { [HEADING; 2] };
                assert!(rooms.log >= least[0] && rooms.below >= least[1], "{high} {log} {below}");
                assert!(rooms.choices >= LEAST_CHOICES - 0.1, "{high} {log} {below}");
                assert!((rooms.choices + rooms.log + rooms.below + 2.0 * LINE - high).abs() < 0.1, "{high} {log} {below}");
            }
        }
    }
}
