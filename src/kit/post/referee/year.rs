//! A year that was played: the reports as the players read them, the year step by step on the map, the ledger, and the standings.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{RichText, ScrollArea, Sense, TextStyle, Ui, Vec2};

use super::work::Ask;
use super::{RefereeDesk, ledger, replay, standings};
use crate::post::PostContext;
use crate::screen::size_of;
use crate::theme::{self, Palette};
use crate::widgets::{Field, Offer, choice, pages_area, small_button, small_toggle, tabs};
use drawing::{Page, ProgressMonitor};
use paper::exchange::post::ReportFormat;

/// The part of a year that the desk shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    #[default]
    Reports,
    Replay,
    Ledger,
    Standings,
}

/// What the view of a played year remembers from frame to frame.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// The player whose report and view of the year are shown; `None` for the full view.
    pub player: Option<String>,
    as_pages: bool,
    text: Option<(String, Arc<[String]>)>,
    pages: Option<(String, Arc<[Arc<Page>]>)>,
    pub replay: replay::Memory,
    /// The filter of the ledger.
    pub ledger: ledger::Filter,
}

impl Memory {
    /// Drops the report when another year is shown.
    pub fn forget(&mut self) {
        (self.text, self.pages) = (None, None);
        self.replay.forget();
    }
}

/// The width of the control that chooses a player, in points of the screen.
pub const PLAYERS: f32 = 220.0;
/// The width of a field for a folder, in points of the screen.
const FOLDER: f32 = 320.0;
/// The greatest width of a page, in points of the screen.
const WIDEST: f32 = 900.0;

/// Shows a year that was played, in the view that the user has chosen.
pub fn show(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let views = [
        (View::Reports, "Reports", "What each player is told."),
        (View::Replay, "Replay", "The year step by step beside the map that it led to, as it was or as a player saw it."),
        (View::Ledger, "Ledger", "All that happened, with passages and dice."),
        (View::Standings, "Standings", "How everybody stood after each year."),
    ];
    tabs(ui, &mut desk.year.view, &views);
    ui.add_space(theme::GAP);
    match desk.year.view {
        View::Reports => reports(ui, desk, context),
        View::Replay => replay::show(ui, desk, context),
        View::Ledger => ledger::show(ui, &desk.seen, &mut desk.year.ledger),
        View::Standings => standings::show(ui, &desk.seen.standings),
    }
}

/// Shows a report as text or as its pages, and a button that writes all reports.
fn reports(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let known = desk.year.player.clone().filter(|player| desk.seen.players.contains(player));
    let Some(player) = known.or_else(|| desk.seen.players.first().cloned()) else { return };
    let (mut write, mut mail) = (false, false);
    ui.horizontal_wrapped(|ui| {
        let offers = desk.seen.players.iter().map(|name| Offer::new(name.clone(), name.clone(), *name == player));
        if let Some(other) = choice(ui, "Report of", PLAYERS, &player, offers).taken {
            desk.year.player = Some(other);
        }
        if small_toggle(ui, !desk.year.as_pages, "Text").clicked() {
            desk.year.as_pages = false;
        }
        if small_toggle(ui, desk.year.as_pages, "Pages").clicked() {
            desk.year.as_pages = true;
        }
    });
    ui.horizontal(|ui| {
        if let Some(text) = Field::new("Folder for reports", &desk.folder).beside().width(FOLDER).at_most(1_000).show(ui).text {
            desk.folder = text;
        }
        let help = "Write the reports of all players after this turn as text, .report, JSON and PDF.";
        write = small_button(ui, "Write all reports").on_hover_text(help).clicked();
        let help = "Write a mail to each player with the report of this turn, ready to be sent.";
        mail = small_button(ui, "Write mails").on_hover_text(help).clicked();
    });
    if write {
        desk.ask(Ask::WriteReports(desk.seen.replayed.turn(), PathBuf::from(desk.folder.trim())));
    }
    if mail {
        desk.ask(Ask::WriteMails(desk.seen.replayed.turn(), PathBuf::from(desk.folder.trim())));
    }
    ui.add_space(theme::GAP);
    if desk.year.as_pages {
        let is_known = desk.year.pages.as_ref().is_some_and(|(of, _)| *of == player);
        if !is_known {
            let pages = desk.seen.replayed.pages(&player).unwrap_or_default().into_iter().map(Arc::new).collect();
            desk.year.pages = Some((player, pages));
        }
        let pages = desk.year.pages.as_ref().map(|(_, pages)| Arc::clone(pages)).unwrap_or_default();
        return pages_area("pages of a report")
            .show(ui, |ui| {
                for page in &*pages {
                    paper(ui, context, page);
                }
            })
            .inner;
    }
    if desk.year.text.as_ref().is_none_or(|(of, _)| *of != player) {
        let reports = desk.seen.replayed.reports(Some(&player), &[ReportFormat::Text], ProgressMonitor::NONE).unwrap_or_default();
        let bytes = reports.first().and_then(|report| report.files.first()).map(|file| file.bytes.as_slice());
        let text = String::from_utf8_lossy(bytes.unwrap_or_default()).into_owned();
        desk.year.text = Some((player, text.lines().map(str::to_owned).collect()));
    }
    let lines = desk.year.text.as_ref().map(|(_, lines)| Arc::clone(lines)).unwrap_or_default();
    let height = ui.text_style_height(&TextStyle::Monospace);
    ScrollArea::both().auto_shrink([false, false]).show_rows(ui, height, lines.len(), |ui, rows| {
        for line in &lines[rows] {
            ui.label(RichText::new(line).monospace());
        }
    });
}

/// Shows a page as it prints, as wide as the room allows; returns its rectangle on the screen.
pub fn paper(ui: &mut Ui, context: &mut PostContext, page: &Arc<Page>) -> egui::Rect {
    let width = ui.available_width().min(WIDEST);
    let (whole, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), size_of(page.size, width).y), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, page.title.as_str()));
    let rect = egui::Rect::from_center_size(whole.center(), size_of(page.size, width));
    if ui.is_rect_visible(rect) {
        context.screen.paint(ui.painter(), page, rect, Palette::of(ui).shadow);
    }
    ui.add_space(theme::GAP);
    rect
}
