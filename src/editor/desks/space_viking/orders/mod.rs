//! The order desk: a player's report is all that it is ever given, and a sheet for the next year is written on it.
//!
//! The text of the sheet is the truth: whatever else changes it writes it anew, and everything that is shown is read from it. What the text
//! says, and what there is to find in it, is worked out once for each change.
//!
//! Reading order: this file, `history.rs`, `text.rs` (the text with its marks), `found.rs` (what there is to find, with fixes).

mod found;
mod history;
mod text;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Frame, Margin, Panel, ScrollArea, Ui};

use crate::editor::action::{Action, PostFile, PostStatus, WrittenFile};
use crate::editor::post::{PostContext, PostDesk};
use crate::editor::theme::Palette;
use crate::editor::widgets::{heading, small_button};
use crate::exchange::space_viking::read_report;
use crate::project::{Error, SentSheet};
use crate::rules::space_viking::orders::{Written, decoded};
use crate::rules::space_viking::play::Knowledge;
use history::History;

/// The part of the height that the list of what there is to find takes.
const FOUND: f32 = 0.3;

/// A report with the sheet that is written for the next year.
pub struct OrderDesk {
    knowledge: Arc<Knowledge>,
    /// Where the report lies.
    report: PathBuf,
    history: History,
    /// What the text says as it is now.
    written: Written,
    /// Where the sheet was last saved, and as what.
    path: Option<PathBuf>,
    saved: Arc<str>,
    /// Where the cursor of the text is to go in the next pass, in characters from its beginning.
    go_to: Option<usize>,
}

impl OrderDesk {
    /// The desk for a report, with the sheet that lies beside it, or else with the one that the report begins.
    pub fn open(file: &PostFile) -> Result<Self, Error> {
        let knowledge = Arc::new(read_report(&file.bytes, &file.path)?);
        let text: Arc<str> = file.sheet.as_ref().map_or_else(|| knowledge.begun(), |sheet| decoded(sheet)).into();
        let path = file.sheet.as_ref().map(|_| file.path.with_extension(SentSheet::ENDING));
        Ok(Self {
            written: Written::read(text.to_string(), &knowledge),
            knowledge,
            report: file.path.clone(),
            history: History::new(Arc::clone(&text)),
            path,
            saved: text,
            go_to: None,
        })
    }

    /// Reads the text anew where it has changed.
    fn follow(&mut self) {
        if *self.written.text != **self.history.now() {
            self.written = Written::read(self.history.now().to_string(), &self.knowledge);
        }
    }

    /// Makes another text of the sheet, as a step of its own.
    fn change(&mut self, text: String, label: impl Into<String>) {
        self.history.change(text.into(), label);
        self.follow();
    }
}

impl PostDesk for OrderDesk {
    fn status(&self) -> PostStatus {
        PostStatus {
            title: format!("{}, orders for turn {}", self.knowledge.name(), self.knowledge.next_turn()),
            undo: self.history.undo_label().map(str::to_owned),
            redo: self.history.redo_label().map(str::to_owned),
            written: Some(WrittenFile {
                what: "sheet",
                ending: SentSheet::ENDING,
                path: self.path.clone(),
                suggested: self.report.with_extension(SentSheet::ENDING),
                is_saved: self.saved == *self.history.now(),
            }),
        }
    }

    fn show(&mut self, ui: &mut Ui, context: &mut PostContext) {
        let palette = Palette::of(ui);
        let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        Panel::top("order bar").frame(bar).show(ui, |ui| self.bar(ui, context));
        let height = ui.available_height() * FOUND;
        Panel::bottom("found").frame(bar).exact_size(height).show(ui, |ui| found::show(ui, self));
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::symmetric(8, 6));
        ground.show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| text::show(ui, self));
        });
    }

    fn undo(&mut self) {
        self.history.undo();
        self.follow();
    }

    fn redo(&mut self) {
        self.history.redo();
        self.follow();
    }

    fn bytes(&self) -> Arc<[u8]> {
        self.history.now().as_bytes().into()
    }

    fn saved(&mut self, path: &Path, bytes: &[u8]) {
        self.path = Some(path.into());
        self.saved = String::from_utf8_lossy(bytes).into();
    }

    fn take(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let text = decoded(bytes);
        self.change(text, "opening another sheet");
        (self.path, self.saved) = (Some(path.into()), Arc::clone(self.history.now()));
        Ok(())
    }
}

impl OrderDesk {
    /// What is written here for whom, and the way back.
    fn bar(&mut self, ui: &mut Ui, context: &mut PostContext) {
        ui.horizontal(|ui| {
            if small_button(ui, "Back to the project").on_hover_text("Leave the sheet; what is not saved is asked for.").clicked()
            {
                context.actions.push(Action::LeavePost);
            }
            heading(ui, &format!("{}: orders for turn {}", self.knowledge.name(), self.knowledge.next_turn()));
            let help = "Begin the sheet anew, as the report does; that can be taken back.";
            if small_button(ui, "Begin anew").on_hover_text(help).clicked() {
                self.change(self.knowledge.begun(), "beginning anew");
            }
        });
    }
}
