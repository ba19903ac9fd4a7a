//! The preparation of the next year. A card for each player shows whether they have sent a sheet. Beside the cards are the sheets of the chosen
//! player with their findings. At the foot are the folder and the button that plays the year.

use std::path::PathBuf;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Atom, Button, Color32, FontId, Frame, IdSalt, Margin, Panel, RichText, ScrollArea, Ui, Vec2};

use super::work::Ask;
use super::{RefereeDesk, corrections, findings};
use crate::action::{Action, Dialog};
use crate::post::PostContext;
use crate::theme::{self, Palette};
use crate::widgets::{Field, card, primary_button, section, small_button, small_button_if};
use drawing::Page;
use paper::exchange::post::CheckedSheet;
use project::Coming;
use rules::{Severity, counted};

/// What the preparation of the next year remembers from frame to frame.
pub struct Memory {
    /// The folder from which sheets are read.
    folder: String,
    /// The deadline that the user is typing; `None` if they are not typing one.
    deadline: Option<String>,
    /// Whose sheets are shown.
    chosen: Chosen,
    /// Whether the user is being asked whether to play a year without sheets of some players.
    asks_to_play: bool,
    /// The correction that the user is composing.
    pub correction: corrections::Memory,
}

impl Memory {
    /// What is remembered before the user has typed anything; `folder` is the folder of the reports.
    pub fn in_folder(folder: &str) -> Self {
        // Sheets are read from a folder inside the folder of the reports, because the latter also contains sheets that players have yet to fill in.
        let folder = PathBuf::from(folder).join("sheets").display().to_string();
        Self { folder, deadline: None, chosen: Chosen::All, asks_to_play: false, correction: corrections::Memory::default() }
    }
}

/// The width of a field for a folder, in points of the screen.
pub const FOLDER: f32 = 360.0;
/// How many lines of a sheet are shown at most.
const LONGEST: usize = 400;

/// The width of the players' cards, in points of the screen.
const PLAYERS: f32 = 250.0;

/// The size of a player's arms on their card, in points of the screen.
const ARMS: Vec2 = Vec2::new(30.0, 36.0);

/// Whose sheets are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    /// The sheets of all players.
    #[default]
    All,
    /// The sheets of the player who is called this.
    Player(String),
    /// Sheets that belong to no player.
    Nobody,
}

/// Shows the preparation of the next year.
pub fn show(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let palette = Palette::of(ui);
    let foot_frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 6));
    Panel::bottom("referee foot").frame(foot_frame).resizable(false).show(ui, |ui| foot(ui, desk));
    let side = Frame::new().inner_margin(Margin { left: 0, right: 8, top: 0, bottom: 4 });
    Panel::left("referee players").frame(side).exact_size(PLAYERS).resizable(false).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| players(ui, desk, context));
    });
    Frame::new().inner_margin(Margin { left: 12, right: 4, top: 0, bottom: 4 }).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            take_in(ui, desk, context);
            ui.add_space(theme::GAP);
            deadline(ui, desk);
            ui.add_space(theme::GAP);
            sheets(ui, desk);
            ui.add_space(theme::GAP);
            corrections::show(ui, desk);
        });
    });
}

/// Whether a player has sent a sheet that counts, that is, one that was not refused.
fn counts(desk: &RefereeDesk, player: &str) -> bool {
    desk.seen.sheets.iter().any(|sheet| sheet.refused.is_none() && sheet.player.as_deref() == Some(player))
}

/// How many players have sent a sheet that counts.
fn come(desk: &RefereeDesk) -> usize {
    desk.seen.players.iter().filter(|player| counts(desk, player)).count()
}

/// How many players have not dropped out.
fn there(desk: &RefereeDesk) -> usize {
    desk.seen.has_left.iter().filter(|has_left| !**has_left).count()
}

/// Shows the foot, which does not scroll: the folder for the papers, the buttons that write mails, and the button that plays the year.
fn foot(ui: &mut Ui, desk: &mut RefereeDesk) {
    let turn = desk.played() + 1;
    let is_free = desk.busy.is_none();
    let name = "Folder for what is written";
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(name).size(theme::SMALL).color(Palette::of(ui).weak));
        if let Some(text) = Field::new(name, &desk.folder).beside().width(FOLDER).at_most(1_000).show(ui).text {
            desk.folder = text;
        }
        let folder = PathBuf::from(desk.folder.trim());
        let help =
            "Play the year, and write every player's report, the ledger and the standings into a folder of the turn's own there.";
        let words = format!("Play turn {turn}: {} of {} in", come(desk), there(desk));
        let play = primary_button(ui, &words, is_free).on_hover_text(help).accessible_name(format!("Play turn {turn}"));
        if play.clicked() {
            match come(desk) {
                0 => desk.coming.asks_to_play = true,
                _ => asked = Some(Ask::Play(turn, folder.clone())),
            }
        }
        let help = "Write a mail to whom each sheet came from, ready to be sent: whether it counts, and what is found in it.";
        let can_answer = is_free && !desk.seen.sheets.is_empty();
        if small_button_if(ui, can_answer, "Write answers").on_hover_text(help).clicked() {
            asked = Some(Ask::WriteAnswers(folder.clone()));
        }
        let help = "Write a mail to each player whose sheet is missing, ready to be sent.";
        if small_button_if(ui, is_free, "Write reminders").on_hover_text(help).clicked() {
            asked = Some(Ask::WriteReminders(folder));
        }
    });
    if desk.coming.asks_to_play {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("No sheet counts for turn {turn}. Play it all the same? Every fleet goes on as it was told."));
            if small_button(ui, "Play it without sheets").clicked() {
                desk.coming.asks_to_play = false;
                asked = Some(Ask::Play(turn, PathBuf::from(desk.folder.trim())));
            }
            if small_button(ui, "Wait").clicked() {
                desk.coming.asks_to_play = false;
            }
        });
    }
    if let Some(ask) = asked {
        desk.ask(ask);
    }
}

/// Shows the field for the deadline by which players have to send their sheets.
fn deadline(ui: &mut Ui, desk: &mut RefereeDesk) {
    let own = desk.file.game().coming.deadline.clone();
    let typed = desk.coming.deadline.clone().unwrap_or_else(|| own.clone());
    let (name, hint) = ("Sheets are taken until", "Such as Sunday, 20:00; mails and reminders tell it");
    section(ui, name);
    let field = Field::new(name, &typed).hint(hint).beside().width(FOLDER).at_most(Coming::LONGEST_DEADLINE).show(ui);
    if let Some(text) = field.text {
        desk.coming.deadline = Some(text);
    }
    if field.done
        && let Some(words) = desk.coming.deadline.take().filter(|words| *words != own)
    {
        desk.ask(Ask::SetDeadline(words));
    }
}

/// Shows a card for each player, which says whether they have sent a sheet.
fn players(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let captains = desk.seen.players.iter().zip(&desk.seen.captains);
    let by_captains = captains.filter(|(player, captain)| captain.is_some() && !counts(desk, player)).count();
    let others = match by_captains {
        0 => String::new(),
        number => format!("; captains write for {number}"),
    };
    section(ui, &format!("{} of {} players have delivered{others}", come(desk), there(desk)));
    let mut chosen = None;
    let mut player_card = |ui: &mut Ui, own: Chosen, arms: Option<&Arc<Page>>, name: &str, words: String, ink: Color32| {
        let is_chosen = desk.coming.chosen == own;
        let mut job = LayoutJob::default();
        job.append(name, 0.0, TextFormat::simple(theme::bold(theme::BODY), Palette::of(ui).text));
        job.append(&format!("\n{words}"), 0.0, TextFormat::simple(FontId::proportional(theme::SMALL), ink));
        job.wrap.max_width = PLAYERS - 46.0 - ARMS.x;
        let shield = IdSalt::new("arms");
        let card = (Atom::custom(shield, ARMS), job);
        let shown = Button::selectable(is_chosen, card).min_size(Vec2::new(ui.available_width(), 0.0)).atom_ui(ui);
        if let (Some(page), Some(rect)) = (arms, shown.rect(shield)) {
            context.screen.paint(ui.painter(), page, rect, Color32::TRANSPARENT);
        }
        if shown.response.clone().on_hover_text("Show what came from them alone.").clicked() {
            chosen = Some(if is_chosen { Chosen::All } else { own });
        }
    };
    let palette = Palette::of(ui);
    let seats = desk.seen.players.iter().zip(&desk.seen.captains).zip(desk.seen.arms.iter().zip(&desk.seen.has_left));
    for ((player, captain), (arms, has_left)) in seats {
        let own = || desk.seen.sheets.iter().filter(|sheet| sheet.player.as_ref() == Some(player));
        let (words, ink) = match (own().find(|sheet| sheet.refused.is_none()), captain) {
            _ if *has_left => ("has dropped out".into(), palette.weak),
            (Some(sheet), _) => (format!("\u{2713} delivered{}", found(sheet)), palette.good),
            (None, Some(captain)) => (format!("\u{2013} a captain writes it, {}", captain.replace('-', " ")), palette.text),
            (None, None) if own().next().is_some() => ("\u{2717} a sheet that does not count".into(), palette.error),
            (None, None) => ("\u{2013} nothing yet".into(), palette.weak),
        };
        player_card(ui, Chosen::Player(player.clone()), arms.as_ref(), player, words, ink);
    }
    let of_nobody = desk.seen.sheets.iter().filter(|sheet| sheet.player.is_none()).count();
    if of_nobody > 0 {
        player_card(ui, Chosen::Nobody, None, "Nobody who plays", counted(of_nobody, "sheet"), palette.error);
    }
    if let Some(chosen) = chosen {
        desk.coming.chosen = chosen;
    }
}

/// How many findings of each severity a sheet has, in words after a comma; empty if there are no findings.
fn found(sheet: &CheckedSheet) -> String {
    let kinds = [(Severity::Error, "error"), (Severity::Warning, "warning"), (Severity::Advice, "advice")];
    let number = |severity| sheet.findings.iter().filter(|finding| finding.severity == severity).count();
    let words = kinds.into_iter().filter_map(|(severity, word)| match number(severity) {
        0 => None,
        number if severity == Severity::Advice => Some(format!(", {number} {word}")),
        number => Some(format!(", {}", counted(number, word))),
    });
    words.collect()
}

/// Shows the controls with which the referee hands in the players' sheets.
fn take_in(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let name = "Folder of sheets";
    section(ui, name);
    ui.horizontal(|ui| {
        if let Some(text) = Field::new(name, &desk.coming.folder).beside().width(FOLDER).at_most(1_000).show(ui).text {
            desk.coming.folder = text;
        }
        let help = "Take in the sheets of every file there, as text (.orders, .txt) or as mails (.eml, .mbox); one that is at hand already is the same.";
        if small_button(ui, "Take in the folder").on_hover_text(help).clicked() {
            desk.ask(Ask::HandInFolder(PathBuf::from(desk.coming.folder.trim())));
        }
        if small_button(ui, "Add a sheet\u{2026}").on_hover_text("Choose a file; or drop sheets on the window.").clicked() {
            context.actions.push(Action::Ask(Dialog::Open));
        }
    });
}

/// Shows the sheets that the chosen players have sent, each with its findings; if a single player is chosen, also shows the text of the sheet.
fn sheets(ui: &mut Ui, desk: &mut RefereeDesk) {
    let chosen = desk.coming.chosen.clone();
    let is_shown = |sheet: &CheckedSheet| match (&chosen, &sheet.player) {
        (Chosen::All, _) | (Chosen::Nobody, None) => true,
        (Chosen::Player(chosen), Some(player)) => chosen == player,
        (Chosen::Player(_), None) | (Chosen::Nobody, Some(_)) => false,
    };
    let shown: Vec<usize> = (0..desk.seen.sheets.len()).filter(|at| is_shown(&desk.seen.sheets[*at])).collect();
    section(ui, &format!("{} at hand", counted(shown.len(), "sheet")));
    let mut put_away = None;
    for number in shown {
        let sheet = &desk.seen.sheets[number];
        let at_hand = desk.file.game().coming.sheets.iter().position(|sent| sent.name == sheet.file);
        let text = at_hand.filter(|_| chosen != Chosen::All).map(|at| desk.file.game().coming.sheets[at].bytes.as_slice());
        ui.push_id(number, |ui| {
            card(ui, |ui| {
                self::sheet(ui, sheet, || put_away = at_hand);
                if let Some(bytes) = text {
                    ui.add_space(theme::GAP);
                    for line in String::from_utf8_lossy(bytes).lines().take(LONGEST) {
                        ui.label(RichText::new(line.replace(char::is_control, " ")).monospace());
                    }
                }
            });
        });
    }
    if let Some(number) = put_away {
        desk.ask(Ask::PutAway(number));
    }
}

fn sheet(ui: &mut Ui, sheet: &CheckedSheet, put_away: impl FnOnce()) {
    let palette = Palette::of(ui);
    ui.set_width(ui.available_width());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&sheet.file).font(theme::bold(theme::BODY)));
        ui.label(format!("of {}", sheet.player.as_deref().unwrap_or("nobody")));
        let errors = sheet.findings.iter().filter(|finding| finding.severity == Severity::Error).count();
        let (words, ink) = match (&sheet.refused, errors) {
            (Some(why), _) => (format!("does not count: {why}"), palette.error),
            (None, 0) => ("counts".to_owned(), palette.good),
            (None, errors) => (format!("counts, but for {}", counted(errors, "error")), palette.warning),
        };
        ui.label(RichText::new(words).color(ink));
        let name = format!("Put {} away", sheet.file);
        if small_button(ui, "Put away").on_hover_text("Forget this sheet.").accessible_name(name).clicked() {
            put_away();
        }
    });
    findings::show(ui, &sheet.findings);
}
