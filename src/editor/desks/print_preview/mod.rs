//! The print preview: it shows the pages exactly as they are printed, one kind of sheet at a time. It opens at the page of the selected thing. Keys
//! and the bar above the pages turn and enlarge them, and a click on a small picture beside them leads to its page.
//!
//! Reading order: this file, `bar.rs` (the bar above the pages), `pages.rs`, `thumbnails.rs`.

mod bar;
mod pages;
mod thumbnails;

use egui::{Align, Layout, Ui, UiBuilder};

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{empty, empty_with, small_toggle, toolbar};
use crate::project::Place;
use crate::rules::Severity;
use crate::sheets::{Request, SheetKind};

/// The factor by which the pages become larger or smaller when the user zooms once.
const STEP: f32 = 1.25;
/// The largest zoom; the smallest zoom is 1 divided by it.
const MOST_ZOOM: f32 = 4.0;
/// The least width of the desk at which thumbnails are shown, in points of the screen.
const ROOM_FOR_THUMBNAILS: f32 = 520.0;

/// What the print preview remembers from one frame to the next.
#[derive(Clone, Copy, Debug)]
struct Memory {
    /// The zoom; at 1, a page is as wide as the space for it.
    zoom: f32,
    /// The index of the visible page, from 0.
    page: usize,
    /// The index of the page to scroll to, if the user has chosen one in the bar or among the thumbnails.
    to: Option<usize>,
    /// Whether to scroll to the page that shows the selected thing once that page is drawn.
    reach: bool,
    /// The kind of sheet that was shown last.
    kind: Option<SheetKind>,
    /// Whether no page shows the selected thing.
    lacks: bool,
}

impl Default for Memory {
    fn default() -> Self {
        Self { zoom: 1.0, page: 0, to: None, reach: false, kind: None, lacks: false }
    }
}

impl Memory {
    fn enlarge(&mut self) {
        self.zoom = (self.zoom * STEP).min(MOST_ZOOM);
    }

    fn reduce(&mut self) {
        self.zoom = (self.zoom / STEP).max(1.0 / MOST_ZOOM);
    }
}

/// Shows the pages of the chosen kind of sheet.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let kind = context.state.shown_sheets();
    toolbar(ui, "Kinds of sheets", |ui| kinds(ui, context, kind));
    let memory = context.memory.own.of::<Memory>();
    if context.jump || memory.kind != Some(kind) {
        *memory = Memory { reach: true, kind: Some(kind), to: None, lacks: false, ..*memory };
    }
    let project = context.state.document.project();
    let pending = context.screen.preview_in_background(Subject::Sheets(kind), project, move |project, monitor| {
        Preview::print(project, &Request { only: vec![kind], everything: true, ..Request::default() }, monitor)
    });
    let drawing = pending.drawing;
    // While pages are being drawn again, it is not known yet whether one of them shows the selected thing, so the bar does not say that none does.
    context.memory.own.of::<Memory>().lacks &= drawing.is_none();
    let preview = pending.preview.unwrap_or_default();
    toolbar(ui, "Pages", |ui| bar::show(ui, context, kind, &preview, drawing));
    for finding in &preview.findings {
        let palette = Palette::of(ui);
        let words = egui::RichText::new(&finding.message).size(theme::SMALL).color(palette.severity(finding.about.severity));
        ui.add(egui::Label::new(words).wrap());
    }
    if !preview.pages.is_empty() {
        beside_thumbnails(ui, context, kind, &preview);
    } else if drawing.is_none() {
        nothing(ui, context, &preview);
    }
}

/// Shows the kinds of sheet to choose from.
fn kinds(ui: &mut Ui, context: &mut FrameContext, shown: SheetKind) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 7.0;
        for kind in crate::sheets::kinds(context.state.document.project().content.game()) {
            if small_toggle(ui, shown == kind, kind.label()).clicked() {
                context.push(Action::ShowSheets(kind));
            }
        }
    });
}

/// Shows the pages, with thumbnails on their left if there are several pages and the desk is wide enough.
fn beside_thumbnails(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview) {
    if preview.pages.len() < 2 || ui.available_width() < ROOM_FOR_THUMBNAILS {
        return pages::show(ui, context, kind, preview);
    }
    let whole = ui.available_rect_before_wrap();
    let (left, right) = whole.split_left_right_at_x(whole.left() + thumbnails::WIDTH);
    let top_down = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(left).layout(top_down), |ui| thumbnails::show(ui, context, kind, preview));
    ui.scope_builder(UiBuilder::new().max_rect(right).layout(top_down), |ui| pages::show(ui, context, kind, preview));
}

/// Says that there are no pages, and why.
fn nothing(ui: &mut Ui, context: &mut FrameContext, preview: &Preview) {
    let failed = preview.findings.iter().any(|finding| finding.about.severity == Severity::Error);
    if failed {
        return empty(ui, "Nothing to print here", "The reason stands above.");
    }
    empty_with(ui, "Nothing to print here", "The project has nothing for this kind of sheet yet.", |ui| {
        ui.add_space(theme::GAP);
        let button = ui.button("See what is missing");
        if button.on_hover_text("Show the way from an empty project to a printed one.").clicked() {
            context.push(Action::Select(Place::Project));
        }
    });
}
