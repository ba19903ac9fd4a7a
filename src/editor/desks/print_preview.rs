//! The print preview: the same pages that are printed, kind by kind. It opens on the page of what is selected; keys turn its pages and make them
//! larger.

use egui::style::ScrollAnimation;
use egui::{Align, Layout, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::command::{self, Id};
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::keys::DeskKey;
use crate::editor::screen::{self, Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::things;
use crate::editor::widgets::{drawing_note, empty, empty_with, pages_area, primary_button, small_toggle};
use crate::project::Place;
use crate::rules::Severity;
use crate::sheets::{Request, SheetKind};

/// The factor by which a key makes pages larger or smaller, and the bounds of the zoom.
const STEP: f32 = 1.25;
const MOST_ZOOM: f32 = 4.0;

/// What the preview remembers from pass to pass.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// The zoom; at 1 pages are as wide as there is room.
    zoom: f32,
    /// The page that is shown, counted from 0.
    page: usize,
    /// Whether the page of what is selected is to be shown once it is drawn.
    reach: bool,
    /// The kind of the pages.
    kind: Option<SheetKind>,
    /// Whether none of them shows what is selected.
    lacks: bool,
}

impl Default for Memory {
    fn default() -> Self {
        Self { zoom: 1.0, page: 0, reach: false, kind: None, lacks: false }
    }
}

/// Shows the pages of the chosen kind.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let game = context.state.document.project().content.game();
    let shown = context.state.shown_sheets();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 7.0;
        for kind in crate::sheets::kinds(game) {
            if small_toggle(ui, shown == kind, kind.label()).clicked() {
                context.push(Action::ShowSheets(kind));
            }
        }
    });
    let kind = shown;
    let memory = context.memory.own.of::<Memory>();
    if context.jump || memory.kind != Some(kind) {
        *memory = Memory { reach: true, kind: Some(kind), lacks: false, ..*memory };
    }
    let project = context.state.document.project();
    let pending = context.screen.preview_in_background(Subject::Sheets(kind), project, move |project, monitor| {
        Preview::print(project, &Request { only: vec![kind], everything: true, ..Request::default() }, monitor)
    });
    let drawing = pending.drawing;
    // Nothing is said of pages that are drawn anew.
    let memory = context.memory.own.of::<Memory>();
    memory.lacks &= drawing.is_none();
    let lacks = memory.lacks;
    let preview = pending.preview.unwrap_or_default();
    ui.horizontal(|ui| {
        let count = preview.pages.len();
        let palette = Palette::of(ui);
        if count > 0 || drawing.is_none() {
            let words = format!("{count} {} on {}", if count == 1 { "page" } else { "pages" }, project.print.paper.label());
            let missing = if lacks && count > 0 { selected_name(context) } else { None };
            let missing = missing.map_or_else(String::new, |name| format!(", none with {name}"));
            ui.label(RichText::new(words + &missing).color(palette.weak));
        }
        drawing_note(ui, drawing);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            let command = command::command(Id::Print);
            if primary_button(ui, command.label, count > 0 || drawing.is_some())
                .on_hover_text(command.help(ui.ctx(), &context.state.settings.keys))
                .clicked()
                && let Some(action) = command.action(context.state)
            {
                context.push(action);
            }
        });
    });
    for finding in &preview.findings {
        let palette = Palette::of(ui);
        let words = RichText::new(&finding.message).size(theme::SMALL).color(palette.severity(finding.about.severity));
        ui.add(egui::Label::new(words).wrap());
    }
    if preview.pages.is_empty() {
        if drawing.is_none() {
            let failed = preview.findings.iter().any(|finding| finding.about.severity == Severity::Error);
            if failed {
                empty(ui, "Nothing to print here", "The reason stands above.");
                return;
            }
            empty_with(ui, "Nothing to print here", "The project has nothing for this kind of sheet yet.", |ui| {
                ui.add_space(theme::GAP);
                let button = ui.button("See what is missing");
                if button.on_hover_text("Show the way from an empty project to a printed one.").clicked() {
                    context.push(Action::Select(Place::Project));
                }
            });
        }
        return;
    }
    pages(ui, context, kind, &preview);
}

/// The name of the selected thing; none while the project itself is selected.
fn selected_name(context: &FrameContext) -> Option<String> {
    let thing = things::thing(context.state.document.place());
    things::kind_of(&thing)?.label(&context.state.document.project().content, &thing)
}

/// Shows the pages, and scrolls to where the keys lead or to what is selected.
fn pages(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview) {
    let keys = &context.state.settings.keys;
    let asked = context.state.view.dialog.is_some() || ui.ctx().text_edit_focused();
    let pressed = |key: DeskKey| !asked && key.pressed(ui, keys);
    let Memory { zoom, page, reach, mut lacks, .. } = *context.memory.own.of::<Memory>();
    let last = preview.pages.len() - 1;
    let selected = things::thing(context.state.document.place());
    let shows = |place: &Place| things::thing(place) == selected;
    let about = reach.then(|| preview.pages.iter().position(|page| preview.shows(page, shows)));
    lacks = about.map_or(lacks, |about| about.is_none());
    let page = page.min(last);
    let to = match () {
        () if about.is_some() => about.flatten().or(Some(0)),
        () if pressed(screen::PAGE_NEXT) => Some((page + 1).min(last)),
        () if pressed(screen::PAGE_BEFORE) => Some(page.saturating_sub(1)),
        () if pressed(screen::PAGE_FIRST) => Some(0),
        () if pressed(screen::PAGE_LAST) => Some(last),
        () => None,
    };
    let zoom = match () {
        () if pressed(screen::PAGE_LARGER) => (zoom * STEP).min(MOST_ZOOM),
        () if pressed(screen::PAGE_SMALLER) => (zoom / STEP).max(1.0 / MOST_ZOOM),
        () if pressed(screen::PAGE_FITTING) => 1.0,
        () => zoom,
    };
    let mut seen = to.unwrap_or(page);
    // Pages wider than the room can be scrolled sideways.
    pages_area(kind).hscroll(zoom > 1.0).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        let top = ui.clip_rect().top();
        let room = ui.available_width();
        // A page on its side is given the room that an upright one would take.
        let width = (room - 40.0).clamp(200.0, 860.0) * zoom;
        ui.set_min_width(width);
        let mut first = None;
        ui.vertical_centered(|ui| {
            for (number, page) in preview.pages.iter().enumerate() {
                let shown = page_view(ui, context, preview, page, width);
                if to == Some(number) {
                    shown.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
                }
                if first.is_none() && shown.rect.bottom() > top + 30.0 {
                    first = Some(number);
                }
            }
        });
        ui.add_space(12.0);
        // The last pages may be too short to be scrolled to the top; the page that was chosen counts until the list is scrolled by hand.
        let scrolled = ui.input(|input| input.smooth_scroll_delta().y != 0.0 || input.pointer.any_down());
        if to.is_none() && scrolled {
            seen = first.unwrap_or(seen);
        }
    });
    *context.memory.own.of::<Memory>() = Memory { zoom, page: seen, reach: false, kind: Some(kind), lacks };
}
