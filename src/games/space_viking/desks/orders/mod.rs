//! The order desk, at which a player writes the sheet of orders for the next year. It knows nothing but the player's report.
//!
//! The text of the sheet is the only source: every other way to change the sheet rewrites the text, and everything shown is read from the text. The
//! meaning of the text and the findings in it are worked out once for each change.
//!
//! Reading order: this file, `history.rs`, `text.rs` (the text with its marks) with `completion.rs`, `found.rs` (the findings, with fixes), `map.rs`
//! (routes on the known map), `form/` with `field.rs`, `calendar.rs`, `forecast.rs`, `bench.rs` (odds).

mod bench;
mod calendar;
mod completion;
mod field;
mod forecast;
mod form;
mod found;
mod history;
mod map;
mod text;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Sense, Ui, UiBuilder};

use completion::Completion;
use field::Typing;
use history::History;
use kit::action::{Action, PostFile, PostStatus, WrittenFile};
use kit::jobs::Work;
use kit::post::{PostContext, PostDesk};
use kit::theme::Palette;
use kit::widgets::{heading, small_button, tabs};
use project::{Error, SentSheet, file_name};
use space_viking::orders::checks::carried_out;
use space_viking::orders::grammar::Verb;
use space_viking::orders::{BlockAt, Budget, Holds, Lines, Voyage, Written, decoded, holds, voyages};
use space_viking::play::Knowledge;
use space_viking_paper::exchange::read_report;

/// The fraction of the desk's height that the list of findings takes.
const FOUND: f32 = 0.3;

/// A report with the sheet that is being written for the next year.
pub struct OrderDesk {
    knowledge: Arc<Knowledge>,
    /// The path of the file with the report.
    report: PathBuf,
    history: History,
    /// The meaning of the present text, with its findings.
    written: Written,
    /// The path to which the sheet was last saved; `None` if it has not been saved yet.
    path: Option<PathBuf>,
    saved: Arc<str>,
    /// Where the cursor of the text moves in the next frame, in characters from the beginning; `None` to leave it where it is.
    go_to: Option<usize>,
    completion: Completion,
    /// The voyages of the fleets that follow from the orders in the text.
    voyages: Vec<Voyage>,
    budget: Budget,
    holds: Vec<Holds>,
    /// The name of the fleet whose orders and route are shown; `None` if none is chosen.
    in_hand: Option<String>,
    side: Side,
    typing: Typing,
    map: map::Memory,
    bench: bench::Memory,
}

/// The tab on the right of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Form,
    Calendar,
    Forecast,
    Bench,
}

/// The fraction of the desk's width for the text, and the least and the greatest width of the text in points of the screen.
const TEXT: (f32, f32, f32) = (0.31, 300.0, 620.0);
/// The same three numbers for the form: fraction, least width and greatest width.
const FORM: (f32, f32, f32) = (0.30, 330.0, 520.0);

impl OrderDesk {
    /// Opens the desk for a report. The text of the sheet is read from the file beside the report. If there is no such file, the sheet begins with
    /// what the report supplies.
    pub fn open(file: &PostFile) -> Result<Self, Error> {
        let knowledge = Arc::new(read_report(&file.bytes, &file.path)?);
        let text: Arc<str> = file.sheet.as_ref().map_or_else(|| knowledge.begun(), |sheet| decoded(sheet)).into();
        let path = file.sheet.as_ref().map(|_| file_name::sheet_of(&file.path));
        let in_hand = knowledge.own.fleets.iter().find(|fleet| knowledge.reaches(fleet)).map(|fleet| fleet.name.clone());
        let written = Written::read(text.to_string(), &knowledge);
        let mut desk = Self {
            budget: Budget::of(&written.sheet, &knowledge),
            written,
            knowledge,
            report: file.path.clone(),
            history: History::new(Arc::clone(&text)),
            path,
            saved: text,
            go_to: None,
            completion: Completion::default(),
            voyages: Vec::new(),
            holds: Vec::new(),
            in_hand,
            side: Side::Form,
            typing: Typing::default(),
            map: map::Memory::default(),
            bench: bench::Memory::default(),
        };
        desk.work_out();
        Ok(desk)
    }

    /// Works out voyages, budget and loads of holds. Voyages follow from the orders that would be carried out or, if the whole sheet would be
    /// dropped, from all orders in it. Budget and loads follow from the whole sheet.
    fn work_out(&mut self) {
        let Written { sheet, findings, .. } = &self.written;
        let carried_out = carried_out(sheet, findings);
        self.voyages = voyages(carried_out.as_ref().unwrap_or(sheet), &self.knowledge);
        // A fleet that cannot be founded because of an error is still shown.
        let all = voyages(sheet, &self.knowledge);
        let is_there = |fleet: &str| self.voyages.iter().any(|voyage| voyage.fleet == fleet);
        let dropped: Vec<Voyage> = all.into_iter().filter(|voyage| !is_there(&voyage.fleet)).collect();
        self.voyages.extend(dropped);
        self.budget = Budget::of(sheet, &self.knowledge);
        self.holds = holds(sheet, &self.knowledge);
        if !self.voyages.iter().any(|voyage| Some(&voyage.fleet) == self.in_hand.as_ref()) {
            self.in_hand = None;
        }
    }

    /// The voyage of the fleet in hand; `None` if no fleet is in hand.
    fn voyage(&self) -> Option<&Voyage> {
        self.voyages.iter().find(|voyage| Some(&voyage.fleet) == self.in_hand.as_ref())
    }

    /// Writes these lines for a fleet into the sheet.
    fn tell(&mut self, fleet: &str, lines: &Lines, label: &str) {
        let text = self.written.with_fleet(fleet, lines);
        self.change(text, label);
    }

    /// Removes a line of a fleet from the sheet.
    fn forget_line(&mut self, fleet: &str, verb: Verb, label: &str) {
        if let Some(place) = self.written.sheet.block_of(fleet) {
            let text = self.written.without_line(BlockAt::Fleet(place), verb);
            self.change(text, label);
        }
    }

    /// Reads the text again if it has changed.
    fn follow(&mut self) {
        if *self.written.text != **self.history.now() {
            self.written = Written::read(self.history.now().to_string(), &self.knowledge);
            self.work_out();
        }
    }

    /// Changes the text of the sheet, as a step of its own.
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
                suggested: file_name::sheet_of(&self.report),
                is_saved: self.saved == *self.history.now(),
            }),
        }
    }

    fn show(&mut self, ui: &mut Ui, context: &mut PostContext) {
        let palette = Palette::of(ui);
        let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        Panel::top("order bar").frame(bar).show(ui, |ui| self.bar(ui, context));
        let width = ui.available_width();
        let of = |(part, least, most): (f32, f32, f32)| (width * part).clamp(least, most);
        let side = Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 4, top: 6, bottom: 4 });
        Panel::right("beside the map").frame(side).exact_size(of(FORM)).resizable(false).show(ui, |ui| {
            // A panel grows with contents that need more than its width, and would cover the map. Such contents are therefore cut off.
            let room = ui.available_rect_before_wrap();
            self.side(&mut ui.new_child(UiBuilder::new().max_rect(room).id_salt("side")), context.work);
            ui.allocate_rect(room, Sense::hover());
        });
        let left = Frame::new().fill(palette.panel).inner_margin(Margin { left: 8, right: 6, top: 6, bottom: 4 });
        Panel::left("the text").frame(left).exact_size(of(TEXT)).resizable(false).show(ui, |ui| {
            let height = ui.available_height() * FOUND;
            Panel::bottom("found").frame(Frame::new()).exact_size(height).resizable(false).show(ui, |ui| found::show(ui, self));
            let room = ui.available_height();
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| text::show(ui, self, room));
        });
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::symmetric(8, 4));
        CentralPanel::default().frame(ground).show(ui, |ui| map::show(ui, self, context));
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
        Arc::clone(self.history.now()).into()
    }

    fn saved(&mut self, path: &Path, bytes: &[u8]) {
        self.path = Some(path.into());
        self.saved = String::from_utf8_lossy(bytes).into();
    }

    fn file(&self) -> Option<&[u8]> {
        None
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn recover(&mut self, bytes: &[u8]) {
        self.change(decoded(bytes), "going on where it was left off");
    }

    fn take(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let text = decoded(bytes);
        self.change(text, "opening another sheet");
        (self.path, self.saved) = (Some(path.into()), Arc::clone(self.history.now()));
        Ok(())
    }
}

impl OrderDesk {
    /// Shows the right of the desk: the sheet as a form, and the results of the orders.
    fn side(&mut self, ui: &mut Ui, work: &mut Vec<Work>) {
        let mut side = self.side;
        let views = [
            (Side::Form, "Form", "The same sheet as a form: what is changed here is written into the text."),
            (Side::Calendar, "Calendar", "When fleets arrive, by turn and tick."),
            (Side::Forecast, "Forecast", "What the sheet earns and spends, and how the holds fill."),
            (Side::Bench, "Bench", "How a fleet fares against another, or on a world, by what the report tells."),
        ];
        tabs(ui, &mut side, &views);
        self.side = side;
        ui.add_space(4.0);
        match side {
            Side::Form => form::show(ui, self),
            Side::Calendar => calendar::show(ui, self),
            Side::Forecast => forecast::show(ui, self),
            Side::Bench => bench::show(ui, self, work),
        }
    }

    /// Shows the player and the turn of the sheet, with the buttons that lead back to the project and that begin the sheet anew.
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
