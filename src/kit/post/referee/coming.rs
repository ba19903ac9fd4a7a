//! The year that comes: who has delivered and what there is to find in each sheet, what is set right before it, and the button that plays it.

use std::path::PathBuf;

use egui::{RichText, Ui};

use super::RefereeDesk;
use super::work::Ask;
use crate::action::{Action, Dialog};
use crate::post::PostContext;
use crate::theme::{self, Palette};
use crate::widgets::{Field, Offer, card, choice, primary_button, section, severity_mark, small_button};
use paper::exchange::post::{CheckedSheet, NextWord, SheetFinding};
use rules::{Severity, counted};

/// What is remembered from pass to pass.
pub struct Memory {
    /// The folder that sheets are taken in from.
    folder: String,
    /// The words of a correction that is being made, and its reason.
    words: Vec<String>,
    typed: String,
    reason: String,
}

impl Memory {
    /// Before anything was typed.
    pub fn in_folder(folder: &str) -> Self {
        Self { folder: folder.to_owned(), words: Vec::new(), typed: String::new(), reason: String::new() }
    }
}

/// How wide a choice of a word is.
const WORD: f32 = 200.0;
/// How wide a field for a folder is.
const FOLDER: f32 = 420.0;

/// Shows it.
pub fn show(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let turn = desk.played() + 1;
    delivered(ui, desk);
    ui.add_space(theme::GAP);
    take_in(ui, desk, context);
    ui.add_space(theme::GAP);
    sheets(ui, desk);
    ui.add_space(theme::GAP);
    corrections(ui, desk);
    ui.add_space(theme::GAP);
    let is_free = desk.busy.is_none();
    let name = "Folder for what is written";
    section(ui, name);
    ui.horizontal(|ui| {
        if let Some(text) = Field::new(name, &desk.folder).beside().width(FOLDER).at_most(1_000).show(ui).text {
            desk.folder = text;
        }
        let help = "Play the year, and write every player's report, the ledger and the standings into the folder.";
        if primary_button(ui, &format!("Play turn {turn}"), is_free).on_hover_text(help).clicked() {
            desk.ask(Ask::Play(PathBuf::from(desk.folder.trim())));
        }
    });
}

/// Who has delivered, and who has not.
fn delivered(ui: &mut Ui, desk: &RefereeDesk) {
    let palette = Palette::of(ui);
    let counts =
        |player: &String| desk.seen.sheets.iter().any(|sheet| sheet.refused.is_none() && sheet.player.as_ref() == Some(player));
    let come = desk.seen.players.iter().filter(|player| counts(player)).count();
    let captains = desk.seen.players.iter().zip(&desk.seen.captains);
    let by_captains = captains.filter(|(player, captain)| captain.is_some() && !counts(player)).count();
    let others = match by_captains {
        0 => String::new(),
        number => format!("; captains write for {number}"),
    };
    section(ui, &format!("{come} of {} players have delivered a sheet that counts{others}", desk.seen.players.len()));
    ui.horizontal_wrapped(|ui| {
        for (player, captain) in desk.seen.players.iter().zip(&desk.seen.captains) {
            let (words, ink) = match captain {
                _ if counts(player) => (format!("\u{2713} {player}"), palette.good),
                Some(captain) => (format!("\u{2013} {player}, by {captain}"), palette.text),
                None => (format!("\u{2013} {player}"), palette.weak),
            };
            ui.label(RichText::new(words).color(ink));
            ui.add_space(theme::GAP);
        }
    });
}

/// The ways in which sheets come to this desk.
fn take_in(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let name = "Folder of sheets";
    section(ui, name);
    ui.horizontal(|ui| {
        if let Some(text) = Field::new(name, &desk.coming.folder).beside().width(FOLDER).at_most(1_000).show(ui).text {
            desk.coming.folder = text;
        }
        let help = "Take in every file there that ends in .orders or .txt; one that is at hand already is the same.";
        if small_button(ui, "Take in the folder").on_hover_text(help).clicked() {
            desk.ask(Ask::HandInFolder(PathBuf::from(desk.coming.folder.trim())));
        }
        if small_button(ui, "Add a sheet\u{2026}").on_hover_text("Choose a file; or drop sheets on the window.").clicked() {
            context.actions.push(Action::Ask(Dialog::Open));
        }
    });
}

/// The sheets that are at hand, each with what there is to find in it.
fn sheets(ui: &mut Ui, desk: &mut RefereeDesk) {
    section(ui, &format!("{} at hand", counted(desk.seen.sheets.len(), "sheet")));
    let mut put_away = None;
    for (number, sheet) in desk.seen.sheets.iter().enumerate() {
        ui.push_id(number, |ui| card(ui, |ui| self::sheet(ui, sheet, || put_away = Some(number))));
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
    for finding in &sheet.findings {
        self::finding(ui, finding);
    }
}

fn finding(ui: &mut Ui, finding: &SheetFinding) {
    ui.horizontal_wrapped(|ui| {
        severity_mark(ui, finding.severity);
        let place = if finding.line == 0 { "The sheet".to_owned() } else { format!("{}:{}", finding.line, finding.column) };
        ui.label(RichText::new(place).size(theme::SMALL).color(Palette::of(ui).weak));
        ui.label(&finding.message).on_hover_text(format!("{} {}", finding.code, finding.rule));
    });
}

/// What is set right before the year, and a line to which another such thing is put word by word.
fn corrections(ui: &mut Ui, desk: &mut RefereeDesk) {
    section(ui, "Set right before the year");
    let reasons = desk.file.game().coming.corrections.iter().map(|correction| correction.reason.as_str());
    let mut dropped = None;
    for ((words, reason), number) in desk.seen.corrections.iter().zip(reasons).zip(0..) {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(words.join(" \u{00b7} ")).font(theme::bold(theme::BODY)));
            ui.label(reason);
            let name = format!("Drop correction {}", number + 1);
            if small_button(ui, "Drop").on_hover_text("Do not set it right.").accessible_name(name).clicked() {
                dropped = Some(number);
            }
        });
    }
    if let Some(number) = dropped {
        desk.ask(Ask::DropCorrection(number));
    }
    let memory = &mut desk.coming;
    let next = desk.seen.replayed.next_of_correction(&memory.words);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        if !memory.words.is_empty() {
            ui.label(memory.words.join(" \u{00b7} "));
            if small_button(ui, "A word back").on_hover_text("Choose the last word anew.").clicked() {
                memory.words.pop();
            }
        }
        match next {
            Ok(NextWord::OneOf { what, known }) => {
                let offers = known.into_iter().map(|word| Offer::new(word.clone(), word, false));
                let name = if memory.words.is_empty() { "Set right\u{2026}".to_owned() } else { what };
                if let Some(word) = choice(ui, &name, WORD, &name, offers).taken {
                    memory.words.push(word);
                }
            }
            Ok(NextWord::Number(what)) => {
                let field = Field::new("How many", &memory.typed).hint(&what).beside().width(WORD).at_most(6).show(ui);
                if let Some(text) = field.text {
                    memory.typed = text;
                }
                ui.label(what);
                let is_number = memory.typed.trim().parse::<u32>().is_ok();
                if is_number && (field.done || small_button(ui, "So many").clicked()) {
                    memory.words.push(std::mem::take(&mut memory.typed).trim().to_owned());
                }
            }
            Ok(NextWord::Nothing) => {
                let hint = "Why, for the player whose thing it is";
                if let Some(text) = Field::new("Reason", &memory.reason).hint(hint).beside().width(FOLDER).show(ui).text {
                    memory.reason = text;
                }
                let is_said = !memory.reason.trim().is_empty();
                done = ui.add_enabled_ui(is_said, |ui| small_button(ui, "Set it right")).inner.clicked();
            }
            Err(_) => memory.words.clear(),
        }
    });
    if done {
        let (words, reason) = (std::mem::take(&mut memory.words), std::mem::take(&mut memory.reason));
        desk.ask(Ask::Correct(words, reason));
    }
}
