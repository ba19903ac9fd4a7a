//! The page on which a game begins. The user chooses the player or captain at each helm, and the dice, or pastes the text of a recorded game to
//! replay it.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{DragValue, Label, Rect, RichText, ScrollArea, Sense, Spinner, TextEdit, Ui, UiBuilder, Vec2};

use super::game::Game;
use super::guidance::Guidance;
use super::known::Known;
use super::seat::Seat;
use super::{PlayContext, PlayDesk, PlayedByHand, side};
use crate::action::{Action, AtTable, Report};
use crate::screen::Screen;
use crate::theme::{self, Palette};
use crate::widgets::{NumberField, Offer, begins_desk, captioned, card, choice, follow_focus, primary_button, section, spoken};
use project::{KeptSort, Project, text};

/// The user's choices for a new game.
pub struct Choices<P: PlayedByHand> {
    /// The scenario that was shown last, with what the page shows of it.
    known: Option<Known<P>>,
    /// The player or captain at the helm of each side.
    helms: Vec<Seat>,
    /// A number that is added to the seeds of new games; without it the seeds are 1, 2, 3 and so on.
    seeds_ahead: u64,
    /// How many games the user has begun. Each new game has other dice.
    begun: u64,
    /// The seed that the user has typed; `None` if they have not typed one.
    seed: Option<u64>,
    /// The text of a recorded game that the user has pasted.
    text: String,
}

impl<P: PlayedByHand> Default for Choices<P> {
    fn default() -> Self {
        Self { known: None, helms: Vec::new(), seeds_ahead: 0, begun: 0, seed: None, text: String::new() }
    }
}

/// The width of the card, in points of the screen.
const WIDTH: f32 = 640.0;
/// The least width at which the picture has room beside the choices, in points of the screen.
const BOTH: f32 = 500.0;
/// The width of the picture, in points of the screen.
const PICTURE: f32 = 264.0;
/// The greatest width of a field on the card, in points of the screen.
const FIELD: f32 = 220.0;
/// The greatest seed that the user can type.
const MOST_SEED: u64 = 999_999;

/// Shows the ways to begin: a new game, a kept one, or a recorded one.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, context: &mut PlayContext, scenario: P::Scenario) {
    side::way_out(ui, context, P::scenario_name(context.project, scenario).unwrap_or_default());
    if desk.pending.is_some() {
        return waiting(ui);
    }
    let (start, guidance, project) = (&mut desk.start, &mut desk.guidance, context.project);
    start.seeds_ahead = context.seeds_ahead;
    start.look_at(project, scenario);
    let mut begun = None;
    ScrollArea::vertical().id_salt("begin").auto_shrink([false, false]).show(ui, |ui| {
        ui.add_space(theme::GAP);
        let (room, width) = (ui.available_rect_before_wrap(), WIDTH.min(ui.available_width() - 8.0));
        // The page stands in the middle of the window, where the board will be.
        let left = room.left() + (room.width() - width) * 0.5;
        let column = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.set_width(width);
            begun = beside_picture(ui, (start, guidance), (context.project, scenario), context.screen);
            kept::<P>(ui, context, scenario);
            begun = begun.take().or_else(|| recorded(ui, start, project));
        });
        follow_focus(ui, ui.min_rect());
    });
    match begun {
        // If another game is on the table, the program asks the user before that game is lost.
        Some(Ok(game)) => {
            desk.next = Some(game);
            // The message about an earlier attempt is out of date.
            context.actions.push(Action::DismissNotice);
            context.actions.push(Action::AtTable(AtTable::Begin));
        }
        Some(Err(sentence)) => context.actions.push(Action::Report(Report::Failed(sentence))),
        None => {}
    }
}

/// The result of the button that was pressed: a game, or a sentence that says why there is none. `None` if no button was pressed.
type StartResult<P> = Option<Result<Game<P>, String>>;

/// Shows that a game is being prepared.
fn waiting(ui: &mut Ui) {
    let (weak, words) = (Palette::of(ui).weak, "Playing the game again…");
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.add(Spinner::new().size(theme::BODY).color(weak));
        spoken(&ui.label(RichText::new(words).color(weak)), words);
    });
}

/// Shows the card of a new game, with a picture of the scenario if there is room.
fn beside_picture<P: PlayedByHand>(
    ui: &mut Ui,
    (start, guidance): (&mut Choices<P>, &mut Guidance),
    (project, scenario): (&Arc<Project>, P::Scenario),
    screen: &mut Screen,
) -> StartResult<P> {
    card(ui, |ui| {
        let picture = start.known.as_ref().and_then(|known| known.picture.clone()).filter(|_| ui.available_width() >= BOTH);
        let Some(picture) = picture else { return new(ui, start, guidance, project, scenario) };
        ui.horizontal_top(|ui| {
            let (room, _) = ui.allocate_exact_size(Vec2::new(PICTURE, PICTURE * 0.75), Sense::hover());
            screen.paint(ui.painter(), &picture, room.round_to_pixels(ui.pixels_per_point()), theme::NOTHING);
            ui.add_space(theme::GAP);
            ui.vertical(|ui| new(ui, start, guidance, project, scenario)).inner
        })
        .inner
    })
}

fn new<P: PlayedByHand>(
    ui: &mut Ui,
    start: &mut Choices<P>,
    guidance: &mut Guidance,
    project: &Arc<Project>,
    scenario: P::Scenario,
) -> StartResult<P> {
    section(ui, "PLAY THIS SCENARIO");
    let known = start.known.as_ref()?;
    let weak = Palette::of(ui).weak;
    if !project.plot.is_empty() {
        ui.add(Label::new(&project.plot).wrap());
    }
    ui.add(Label::new(RichText::new(&known.length).color(weak)).truncate());
    let sides = match &known.sides {
        Ok(sides) => sides.clone(),
        Err(sentence) => {
            ui.add(Label::new(RichText::new(sentence).color(weak)).wrap());
            return None;
        }
    };
    let mut begun = None;
    for (index, side) in sides.iter().enumerate() {
        let chosen = start.helms[index];
        let offers = Seat::all(project).map(|seat| Offer::new(seat, seat.words(), seat == chosen).explained(seat.says()));
        let name = format!("Captain of {side}");
        let field = captioned(ui, side, FIELD, |ui| choice(ui, &name, FIELD, &chosen.words(), offers));
        field.response.on_hover_text(chosen.says());
        if let Some(taken) = field.taken {
            start.helms[index] = taken;
        }
    }
    ui.horizontal(|ui| {
        let mut seed = start.seed();
        ui.label("Seed of the dice");
        let number = NumberField::whole(ui, DragValue::new(&mut seed).range(0..=MOST_SEED).speed(0.1));
        let field = ui.add(number).accessible_name("Seed of the game");
        if field.on_hover_text("The same seed and the same choices give the same game.").changed() {
            start.seed = Some(seed);
        }
    });
    if guidance.without_lessons {
        let help = "The first questions of each phase say what the phase is about, with its rule.";
        let mut explains = false;
        if ui.checkbox(&mut explains, "Explain the phases again").on_hover_text(help).changed() {
            guidance.without_lessons = !explains;
        }
    }
    ui.add_space(4.0);
    let button = primary_button(ui, "Start the game", true);
    begins_desk(&button);
    if button.on_hover_text("Begin: what you can choose is lit on the board and listed beside it.").clicked() {
        let game = Game::begin(project, scenario, start.seed(), start.helms.clone());
        begun = Some(game.map_err(|refusal| format!("The game cannot begin: {refusal}.")));
        start.begun += 1;
        start.seed = None;
    }
    begun
}

/// Shows the games of the scenario that the project keeps; each can be opened.
fn kept<P: PlayedByHand>(ui: &mut Ui, context: &mut PlayContext, scenario: P::Scenario) {
    let name = P::scenario_name(context.project, scenario).unwrap_or_default();
    let games = context.project.kept.iter().filter(|kept| kept.sort == KeptSort::Game && kept.scenario == name);
    let games: Vec<_> = games.collect();
    if games.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    card(ui, |ui| {
        section(ui, "GO ON WITH A GAME THAT WAS KEPT");
        for kept in games {
            ui.horizontal(|ui| {
                let button = ui.button("Open").on_hover_text("Put it on the table as it was kept.");
                if button.accessible_name(format!("Go on with {}", kept.name)).clicked() {
                    context.actions.push(Action::AtTable(AtTable::Open(Arc::clone(kept))));
                }
                ui.add(Label::new(&kept.name).truncate());
                ui.add(Label::new(RichText::new(&kept.outcome).color(Palette::of(ui).weak)).truncate());
            });
        }
    });
}

fn recorded<P: PlayedByHand>(ui: &mut Ui, start: &mut Choices<P>, project: &Arc<Project>) -> StartResult<P> {
    let mut begun = None;
    ui.add_space(theme::GAP);
    card(ui, |ui| {
        section(ui, "REPLAY A RECORDED GAME");
        let words =
            "Games worth watching are listed by a playtest. A game that was copied when it was over can be replayed here.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        // The text of a recorded game may be long: the field has a limited height and scrolls.
        ScrollArea::vertical().id_salt("recorded game").max_height(92.0).min_scrolled_height(92.0).show(ui, |ui| {
            let hint = RichText::new("Paste the text of a game").color(Palette::of(ui).weak);
            let field = TextEdit::multiline(&mut start.text).hint_text(hint).desired_rows(4).desired_width(f32::INFINITY);
            ui.add(field).accessible_name("Recorded game");
        });
        let button = ui.add_enabled(!start.text.trim().is_empty(), egui::Button::new("Replay it"));
        if button.on_hover_text("Show the game from its beginning.").clicked() {
            let record = text::read_other(start.text.as_bytes(), "the recorded game".as_ref()).map_err(|error| error.to_string());
            begun = Some(record.and_then(|record| {
                let game = Game::recorded(project, record)
                    .map_err(|refusal| format!("The game was not played with these designs: {refusal}."))?;
                let is_hidden = P::has_secrets(&game.battle) && !game.is_over();
                if is_hidden { Err("The game is not over, and hides something until then.".into()) } else { Ok(game) }
            }));
        }
    });
    begun
}

impl<P: PlayedByHand> Choices<P> {
    fn seed(&self) -> u64 {
        self.seed.unwrap_or(1 + self.seeds_ahead.wrapping_add(self.begun) % MOST_SEED)
    }

    /// Looks the scenario up again if the project has changed, or another scenario is shown.
    fn look_at(&mut self, project: &Arc<Project>, scenario: P::Scenario) {
        if self.known.as_ref().is_some_and(|known| known.is(project, scenario)) {
            return;
        }
        let known = Known::new(project, scenario);
        let count = known.sides.as_ref().map_or(0, Vec::len);
        if self.helms.len() != count {
            // A player at the screen has the first helm, and the default captain has the others.
            let other = Seat::usual(project).unwrap_or(Seat::You);
            self.helms = (0..count).map(|side| if side == 0 { Seat::You } else { other }).collect();
        }
        self.known = Some(known);
    }
}
