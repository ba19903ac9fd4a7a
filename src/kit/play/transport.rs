//! The controls below the board: play, step, back, turn by turn, the speed, and the timeline; the buttons to take back a choice, to let captains
//! finish and to keep the game; and the choice of the view.

use egui::{Button, Key, Label, Modifiers, Popup, RichText, Ui, Vec2};
use rules::play::Told as _;

use super::eyes::{Eyes, Sight};
use super::game::Game;
use super::keys as own;
use super::moments::Moments;
use super::numbering::ENOUGH;
use super::playback::Speed;
use super::{PlayContext, PlayDesk, PlayedByHand, Tabletop, choices, copying, timeline};
use crate::action::{Action, AtTable, Dialog};
use crate::keys::DeskKey;
use crate::theme::{self, Palette};
use crate::widgets::{Icon, Offer, choice, icon_button, icon_toggle, is_for_list, small_toggle, toolbar};

/// A way to move through a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    PlayOrPause,
    Step,
    Back,
    First,
    Last,
    NextTurn,
    TurnBefore,
    NextPhase,
    PhaseBefore,
    Slower,
    Faster,
    TakeBack,
    To(usize),
}

/// The keys that move through a game.
const KEYS: [(DeskKey, Move); 12] = [
    (own::PLAY_OR_PAUSE, Move::PlayOrPause),
    (own::PLAY_STEP, Move::Step),
    (own::PLAY_BACK, Move::Back),
    (own::PLAY_FIRST, Move::First),
    (own::PLAY_LAST, Move::Last),
    (own::PLAY_NEXT_PHASE, Move::NextPhase),
    (own::PLAY_PHASE_BEFORE, Move::PhaseBefore),
    (own::PLAY_NEXT_TURN, Move::NextTurn),
    (own::PLAY_TURN_BEFORE, Move::TurnBefore),
    (own::PLAY_SLOWER, Move::Slower),
    (own::PLAY_FASTER, Move::Faster),
    (own::PLAY_TAKE_BACK, Move::TakeBack),
];

/// The keys that move along the timeline. They do nothing if the control with the keyboard focus needs them itself.
const ARROWS: [(Key, Move); 5] = [
    (Key::Space, Move::PlayOrPause),
    (Key::ArrowRight, Move::Step),
    (Key::ArrowLeft, Move::Back),
    (Key::ArrowDown, Move::NextTurn),
    (Key::ArrowUp, Move::TurnBefore),
];

/// The buttons that move through a game, from left to right: icon, key, move, and whether the move goes forwards. A button is enabled only if there
/// is a moment in its direction.
const BUTTONS: [(Icon, DeskKey, Move, bool); 6] = [
    (Icon::First, own::PLAY_FIRST, Move::First, false),
    (Icon::TurnBefore, own::PLAY_TURN_BEFORE, Move::TurnBefore, false),
    (Icon::StepBack, own::PLAY_BACK, Move::Back, false),
    (Icon::StepOn, own::PLAY_STEP, Move::Step, true),
    (Icon::TurnAfter, own::PLAY_NEXT_TURN, Move::NextTurn, true),
    (Icon::Last, own::PLAY_LAST, Move::Last, true),
];

/// The least width of a window in which all controls fit in one row, in points of the screen. A game whose controls are wider needs more.
const ONE_ROW: f32 = 1240.0;
/// The room at both sides of the controls together, in points of the screen.
const BESIDE: f32 = 24.0;
/// The height of a row of controls with the room below it, in points of the screen.
const ROW: f32 = 30.0;
/// The width of the control that chooses the speed, in points of the screen.
const SPEED: f32 = 118.0;
/// The width of the control that chooses the view, in points of the screen.
const EYES: f32 = 150.0;
/// How long a question is shown before a digit can answer it, in seconds. There is no such delay if only the player's last choice led to the
/// question.
const READ: f64 = 0.25;
/// The width of the label with the number of actions, in points of the screen.
const MOMENT: f32 = 66.0;

/// Explains the button that lets captains finish the game, if several people play at the screen.
const FOR_ALL: &str =
    "Captains choose for everybody at this screen from here on to the end; taking back brings all of you back to this moment.";

/// The height of all controls in a window of this width, in points of the screen. `controls` is the width that the controls needed in the last frame.
pub fn height(width: f32, controls: f32) -> f32 {
    let rows = if is_in_two_rows(width, controls) { 2.0 } else { 1.0 };
    rows * ROW + timeline::HIGH + 14.0
}

/// Whether the controls stand in two rows in a window of this width.
fn is_in_two_rows(width: f32, controls: f32) -> bool {
    width < ONE_ROW.max(controls + BESIDE)
}

/// Shows the controls and the timeline.
pub fn show<P: PlayedByHand>(
    ui: &mut Ui,
    desk: &mut PlayDesk<P>,
    context: &mut PlayContext,
    tabletop: &mut impl Tabletop<P>,
    sight: Sight,
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().button_padding.x = 7.0;
    toolbar(ui, "Time", |ui| controls(ui, desk, context, tabletop, sight));
    let asked = match sight {
        Sight::Open(eyes) => desk.game().and_then(|game| timeline::show(ui, game, eyes)),
        Sight::Covered(_) => None,
    };
    if let Some(to) = asked {
        desk.carry_out(Move::To(to));
    }
}

/// Shows the controls, in one row or two.
fn controls<P: PlayedByHand>(
    ui: &mut Ui,
    desk: &mut PlayDesk<P>,
    context: &mut PlayContext,
    tabletop: &mut impl Tabletop<P>,
    sight: Sight,
) {
    let two_rows = is_in_two_rows(ui.available_width() + BESIDE, desk.controls_wide);
    let first = ui.horizontal(|ui| {
        // While the board is covered, no player may go back to a moment that another side has seen.
        ui.add_enabled_ui(matches!(sight, Sight::Open(_)), |ui| ui.horizontal(|ui| desk.way(ui, context)));
        if !two_rows {
            ui.add_space(theme::GAP);
            desk.commands(ui, context, tabletop, sight);
        }
    });
    let mut wide = first.response.rect.width();
    if two_rows {
        wide += theme::GAP
            + ui.spacing().item_spacing.x
            + ui.horizontal(|ui| desk.commands(ui, context, tabletop, sight)).response.rect.width();
    }
    if (wide - desk.controls_wide).abs() > 0.5 {
        desk.controls_wide = wide;
        ui.ctx().request_repaint();
    }
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Handles the keys of this frame.
    pub(super) fn keys(&mut self, ui: &Ui, context: &PlayContext) {
        if context.asked || ui.ctx().text_edit_focused() {
            return;
        }
        if self.has_in_hand()
            && !Popup::is_any_open(ui.ctx())
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.put_back();
        }
        let numbered = own::CHOOSE.into_iter().enumerate().chain([(ENOUGH, own::PLAY_ENOUGH)]);
        for (number, key) in numbered {
            // A player who presses keys in a steady rhythm must not answer a question that they cannot have read yet.
            if key.pressed(ui, context.keys) && self.is_question_read(ui) {
                self.choose_listed(number);
            }
        }
        // While a choice has the focus, some of these keys move through the list of choices instead.
        let is_free = |key: &DeskKey| !key.keys(context.keys).iter().any(|keys| is_for_list(ui, choices::list_id(), keys));
        for (key, what) in KEYS.into_iter().filter(|(key, _)| is_free(key)) {
            if key.pressed(ui, context.keys) {
                self.carry_out(what);
            }
        }
        if self.arrows_are_free(ui) {
            for (key, what) in ARROWS {
                for _ in 0..ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) {
                    self.carry_out(what);
                }
            }
        }
    }

    /// Whether the player can have read the question: either only their own last choice led to it, or it has been shown for a moment. If other
    /// choices were made since their last one, the player may still press a key that was meant for an earlier question.
    fn is_question_read(&mut self, ui: &Ui) -> bool {
        let Some(game) = &self.game else { return false };
        let (at, now) = (game.replay().at(), ui.input(|input| input.time));
        let since = self.asked_since.filter(|(known, _)| *known == at).map_or(now, |(_, since)| since);
        let follows = game.next_after_look().is_none() && game.chosen_after(Eyes::All).is_none_or(|chosen| at <= chosen + 1);
        follows || now - since >= READ
    }

    /// Records the time at which the question on the screen was first shown.
    pub(super) fn question_is_shown(&mut self, ui: &Ui) {
        let Some(at) = self.game.as_ref().map(|game| game.replay().at()) else { return };
        if self.asked_since.is_none_or(|(known, _)| known != at) {
            self.asked_since = Some((at, ui.input(|input| input.time)));
        }
    }

    /// Whether the arrow keys and the space bar are for the timeline: because it has the keyboard focus, or no control has it, or the board has it
    /// and nothing can be chosen on the board now.
    fn arrows_are_free(&self, ui: &Ui) -> bool {
        let focused = ui.memory(egui::Memory::focused);
        let chooses = self.game.as_ref().is_some_and(|game| !game.legal().is_empty());
        focused.is_none_or(|focused| focused == timeline::id() || (!chooses && Some(focused) == self.board))
    }

    fn carry_out(&mut self, what: Move) {
        let eyes = self.eyes();
        let Self { game: Some(game), playback, .. } = self else { return };
        let (at, end) = (game.replay().at(), game.replay().len());
        let turns = || game.turns().map(|(after, _)| after);
        let phases = || game.replay().phases().iter().map(|phase| phase.after);
        let to = match what {
            Move::PlayOrPause => {
                let running = !playback.is_running();
                // If the user presses play at the end of a watched game, it starts again from the beginning.
                if running && at == end && !game.is_played() {
                    game.go_to(0);
                }
                let more = game.replay().at() < end;
                return playback.run(running && more);
            }
            Move::Slower => return playback.speed = playback.speed.stepped(false),
            Move::Faster => return playback.speed = playback.speed.stepped(true),
            Move::TakeBack => return self.take_back(),
            Move::Step => Moments::of(game, eyes).on(at, 1),
            Move::Back => Moments::of(game, eyes).back(at),
            Move::First => 0,
            Move::Last => end,
            Move::NextTurn => turns().find(|turn| *turn > at).unwrap_or(end),
            Move::TurnBefore => turns().rfind(|turn| *turn < at).unwrap_or(0),
            Move::NextPhase => phases().find(|phase| *phase > at).unwrap_or(end),
            Move::PhaseBefore => phases().rfind(|phase| *phase < at).unwrap_or(0),
            Move::To(to) => to,
        };
        playback.run(false);
        game.go_to(to);
    }

    /// Shows the controls that move through the game: buttons, the speed, and the number of the moment.
    fn way(&mut self, ui: &mut Ui, context: &PlayContext) {
        let choices = context.keys;
        let Some(game) = &self.game else { return };
        let (at, end, running) = (game.replay().at(), game.replay().len(), self.playback.is_running());
        let mut asked = None;
        for (icon, key, what, forwards) in BUTTONS {
            if what == Move::Step {
                let (icon, name) = if running { (Icon::Pause, "Pause the game") } else { (Icon::Play, "Play the game") };
                let help = own::PLAY_OR_PAUSE.help(ui.ctx(), choices);
                if icon_toggle(ui, icon, name, &help, running).clicked() {
                    asked = Some(Move::PlayOrPause);
                }
            }
            let enabled = if forwards { at < end } else { at > 0 };
            if icon_button(ui, icon, key.label, &key.help(ui.ctx(), choices), enabled).clicked() && enabled {
                asked = Some(what);
            }
        }
        let speed = self.playback.speed;
        let offers = Speed::ALL.map(|each| Offer::new(each, each.label(), each == speed));
        let field = choice(ui, "Speed", SPEED, &speed.label(), offers);
        let keys = [own::PLAY_SLOWER, own::PLAY_FASTER].map(|key| key.words(ui.ctx(), choices).unwrap_or_default());
        field.response.on_hover_text(format!("How fast the game is shown ({} and {}).", keys[0], keys[1]));
        if let Some(speed) = field.taken {
            self.playback.speed = speed;
        }
        // The label has a fixed width, so that the controls beside it keep their places.
        let moments = Moments::of(game, self.eyes());
        let words = RichText::new(format!("{} / {}", moments.steps_to(at), moments.steps())).size(theme::SMALL);
        ui.allocate_ui(Vec2::new(MOMENT, theme::ROW), |ui| {
            ui.set_width(MOMENT);
            ui.add(Label::new(words).truncate()).on_hover_text("Actions so far, of all that are seen.");
        });
        if let Some(what) = asked {
            self.carry_out(what);
        }
    }

    /// Shows the commands on the game as a whole.
    fn commands(&mut self, ui: &mut Ui, context: &mut PlayContext, tabletop: &mut impl Tabletop<P>, sight: Sight) {
        let help = own::PLAY_TAKE_BACK.help(ui.ctx(), context.keys);
        let Some(game) = &self.game else { return };
        if game.is_played() {
            let button = ui.add_enabled(game.can_take_back(), Button::new("Take back"));
            let takes_back = button.on_hover_text(help).clicked();
            // While the board is covered, captains cannot take over for the player who is to sit down.
            let can_finish = game.can_be_finished() && matches!(sight, Sight::Open(_));
            // If several people play at the screen, captains choose for all of them.
            let (words, help) = match game.people().count() {
                0 | 1 => {
                    let help =
                        "Captains choose for you as well from here on to the end; taking back brings you back to this moment.";
                    ("Let a captain finish", help)
                }
                2 => ("Let captains finish for both", FOR_ALL),
                _ => ("Let captains finish for all", FOR_ALL),
            };
            let button = ui.add_enabled(can_finish, Button::new(words));
            let hands_over = button.on_hover_text(help).clicked();
            let help = "Show what captains do action by action, at the speed beside; otherwise their moves are there at once.";
            if game.has_captains() && small_toggle(ui, self.follow, "Follow captains").on_hover_text(help).clicked() {
                self.follow = !self.follow;
            }
            if takes_back {
                self.take_back();
            }
            if hands_over {
                self.hand_over();
            }
        }
        tabletop.switches(ui, self, context);
        let Some(game) = &self.game else { return };
        let help = "Put the game with its name into the project, to be opened again; the list of kept games is in the panel below the design.";
        let keep = ui.add_enabled(!game.replay().is_empty(), Button::new("Keep")).on_hover_text(help);
        if keep.accessible_name("Keep the game").clicked() {
            context.actions.push(Action::AtTable(AtTable::Keep));
        }
        copying::log(ui, game, context, sight);
        let print = ui.add_enabled(matches!(sight, Sight::Open(_)), Button::new("Print…"));
        let help = "Write what happened so far as a PDF with a name of its own, turn by turn, as it is shown.";
        if print.on_hover_text(help).accessible_name("Print the game…").clicked() {
            context.actions.push(Action::Ask(Dialog::PrintGame));
        }
        let leave = ui.button("Leave").on_hover_text("Clear the table: for another game, or back to where this one was opened.");
        if leave.accessible_name("Leave the game").clicked() {
            context.actions.push(Action::AtTable(AtTable::Leave));
        }
        if let Some(game) = &mut self.game {
            copying::game(ui, game, context, sight);
        }
        let Some(game) = &self.game else { return };
        if P::has_secrets(&game.battle) && game.is_open() {
            eyes(ui, game, &mut self.chosen_eyes);
        }
        if !game.project.plays_like(context.project) {
            let words = RichText::new("An older project").size(theme::SMALL).color(Palette::of(ui).weak);
            ui.label(words).on_hover_text("The project has changed since; the game goes on as it began.");
        }
        let help = "The players at this screen hide nothing from each other; press to cover the board between them again.";
        if game.is_played_openly() && small_toggle(ui, true, "Nothing hidden").on_hover_text(help).clicked() {
            self.play_openly(false);
        }
    }
}

/// Shows the control that chooses the view in which an open game is seen.
fn eyes<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, chosen: &mut Eyes) {
    let words = |eyes: Eyes| match eyes {
        Eyes::All => "Seen whole".to_owned(),
        Eyes::Of(player) => format!("As {} saw it", game.battle.side_name(player)),
    };
    let all = std::iter::once(Eyes::All).chain(game.players().map(Eyes::Of));
    let offers: Vec<_> = all.map(|eyes| Offer::new(eyes, words(eyes), eyes == *chosen)).collect();
    let field = choice(ui, "Seen by", EYES, &words(*chosen), offers);
    field.response.on_hover_text("Show the whole game, or only what one side knew of it.");
    if let Some(eyes) = field.taken {
        *chosen = eyes;
    }
}
