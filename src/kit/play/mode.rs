//! A game on the full width of the window: the board, one panel beside it, and the timeline below.

use egui::{Frame, Key, Margin, Modifiers, Panel, Ui, UiBuilder, Vec2};

use super::eyes::{Eyes, Sight};
use super::game::Game;
use super::side::Uncovered;
use super::{PlayContext, PlayDesk, PlayedByHand, Tabletop, choices, side, start, transport};
use crate::theme::Palette;

/// The fraction of the window's width that the panel beside the board takes.
const SIDE: f32 = 0.25;
/// The least and the greatest width of the panel beside the board, in points of the screen.
const SIDE_BOUNDS: [f32; 2] = [296.0, 480.0];
/// How long a board stays covered before a key can uncover it, in seconds. Without this time, a key that was pressed for the last choice might
/// uncover it.
const COVERED: f64 = 0.4;
/// The greatest width of a question on the page that covers the board, in points of the screen.
const COVER: f32 = 420.0;

impl<P: PlayedByHand> PlayDesk<P> {
    /// Shows the game of a scenario, or the page on which a game begins.
    pub fn show(&mut self, ui: &mut Ui, context: &mut PlayContext, scenario: P::Scenario, tabletop: &mut impl Tabletop<P>) {
        self.collect_finished(context);
        if self.game_of(context.project, scenario).is_none() {
            let ground = Frame::new().inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 8 });
            ground.show(ui, |ui| start::show(ui, self, context, scenario));
            return;
        }
        self.go_on(ui, context.work);
        let pass = ui.ctx().cumulative_pass_nr();
        if self.shown_in.replace(pass).is_some_and(|last| last + 1 < pass) {
            // The table was left, and anybody may have come back to it.
            self.seated = None;
        }
        if self.game.as_ref().is_some_and(Game::is_looked_at_together) {
            // While nothing is hidden, no particular player sits in front of the board; once something is hidden again, the board is covered first.
            self.seated = None;
        }
        let Some(game) = &self.game else { return };
        let sight = game.sight(self.chosen_eyes, self.seated);
        if matches!(sight, Sight::Open(_)) {
            self.keys(ui, context);
        }
        // The keys are handled first, so that this same frame shows their effect.
        let Some(game) = &mut self.game else { return };
        let sight = game.sight(self.chosen_eyes, self.seated);
        // Before its end one player may look at their own view alone. Several players, and any other view, learn what is hidden.
        let is_own = game.only_person().is_some_and(|only| sight == Sight::Open(Eyes::Of(only)));
        if matches!(sight, Sight::Open(_)) && (!is_own || game.replay().is_at_end()) {
            game.is_shown_whole();
        }
        if let Sight::Open(_) = sight {
            self.covered_since = None;
            self.question_is_shown(ui);
        }
        if let Sight::Covered(_) = sight {
            tabletop.forget();
        }
        let palette = Palette::of(ui);
        let beside = Frame::new().fill(palette.panel).inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 4 });
        let below = Frame::new().fill(palette.panel).inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 });
        let width = (ui.available_width() * SIDE).clamp(SIDE_BOUNDS[0], SIDE_BOUNDS[1]);
        let high = transport::height(ui.available_width(), self.controls_wide);
        // The controls stand below the board and the panel, across the whole width. If they had less width, they would take two rows, and the board
        // would be lower. The Tab key reaches them last.
        let whole = ui.available_rect_before_wrap();
        let (upper, lower) = whole.split_top_bottom_at_y(whole.bottom() - high);
        ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
            Panel::right("beside the board")
                .frame(beside)
                .exact_size(width)
                .resizable(false)
                .show(ui, |ui| side::show(ui, self, context, tabletop, sight));
            match (sight, &self.game) {
                (Sight::Covered(_), Some(_)) if self.doubt().is_some() => self.ask_back_under_cover(ui, !context.asked),
                (Sight::Covered(next), Some(game)) => {
                    let now = ui.input(|input| input.time);
                    let since = *self.covered_since.get_or_insert(now);
                    let by_key = !context.asked && now - since >= COVERED;
                    match side::cover(ui, game, next, (by_key, &mut self.asks_openly)) {
                        Some(Uncovered::For(player)) => (self.seated, self.asks_openly) = (Some(player), false),
                        Some(Uncovered::ForAll) => self.play_openly(true),
                        Some(Uncovered::AtTheEnd) => self.go_elsewhere(|_| true, |game| game.go_to(game.replay().len())),
                        None => {}
                    }
                }
                (Sight::Open(eyes), _) => {
                    let room = ui.available_rect_before_wrap();
                    self.board_or_wait(ui, context, tabletop);
                    self.result_page(ui, room, eyes);
                }
                (Sight::Covered(_), None) => {}
            }
        });
        ui.scope_builder(UiBuilder::new().max_rect(lower), |ui| {
            Panel::bottom("timeline")
                .frame(below)
                .exact_size(high)
                .resizable(false)
                .show(ui, |ui| transport::show(ui, self, context, tabletop, sight));
        });
    }

    /// Asks, on the page that covers the board, whether to take back the last choice.
    fn ask_back_under_cover(&mut self, ui: &mut Ui, by_key: bool) {
        let Some(doubt) = self.doubt() else { return };
        for (number, key) in [Key::Num1, Key::Num2].into_iter().enumerate() {
            if by_key && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                return self.choose_listed(number);
            }
        }
        let width = COVER.min(ui.available_width());
        ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() * 0.35).max(0.0));
            ui.allocate_ui(Vec2::new(width, 0.0), |ui| ui.vertical(|ui| choices::ask_back(ui, self, doubt)));
        });
    }

    /// Shows the board. While the player is asked whether to take back the last choice, the board is pale and nothing on it can be chosen.
    fn board_or_wait(&mut self, ui: &mut Ui, context: &mut PlayContext, tabletop: &mut impl Tabletop<P>) {
        let waits = self.doubt().is_some();
        ui.scope(|ui| {
            if waits {
                ui.disable();
            }
            let asked = context.asked;
            context.asked |= waits;
            tabletop.board(ui, self, context);
            context.asked = asked;
        });
    }
}
