//! The bar above the pages of the preview: the number of pages, the page that is shown, the zoom, and the buttons that print.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::{DragValue, RichText, Ui};

use super::Memory;
use crate::drawing::{Progress, SheetSide};
use crate::editor::action::{Action, Dialog, MadePages};
use crate::editor::command::{self, Id};
use crate::editor::desks::{FrameContext, outlined};
use crate::editor::screen::Preview;
use crate::editor::theme::Palette;
use crate::editor::things;
use crate::editor::widgets::{Icon, NumberField, drawing_note, icon_button, primary_button, small_button};
use crate::project::Place;
use crate::rules::{counted, slug};
use crate::sheets::SheetKind;

/// Shows the bar above the pages.
pub fn show(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview, drawing: Option<Progress>) {
    let count = preview.pages.len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if count > 0 {
            turn(ui, context, count);
            zoom(ui, context);
        }
        if count > 0 || drawing.is_none() {
            let words = said(context, count);
            ui.label(RichText::new(words).color(Palette::of(ui).weak));
        }
        drawing_note(ui, drawing);
        if count > 0 {
            some(ui, context, kind, preview);
        }
        let command = command::command(Id::Print);
        // The button has a fixed id, so that it keeps the focus when the controls before it appear with the laid-out pages.
        let button = ui.push_id("print", |ui| primary_button(ui, command.label, true)).inner;
        if button.on_hover_text(command.help(ui.ctx(), &context.state.settings.keys)).clicked()
            && let Some(action) = command.action(context.state)
        {
            context.push(action);
        }
    });
}

/// Says how many pages there are and, if no page shows the selected thing, that too.
fn said(context: &mut FrameContext, count: usize) -> String {
    let paper = context.state.document.project().print.paper.label();
    let lacks = context.memory.own.of::<Memory>().lacks && count > 0;
    let missing = if lacks { selected_name(context) } else { None };
    format!("{} on {paper}{}", counted(count, "page"), missing.map_or_else(String::new, |name| format!(", none with {name}")))
}

/// The name of the selected thing; `None` if the project itself is selected.
fn selected_name(context: &FrameContext) -> Option<String> {
    outlined(context.state, context.state.document.place()).map(|(_, name)| name.to_owned())
}

/// Shows the number of the visible page, in which the user can type another number, and buttons to the page before and after it.
fn turn(ui: &mut Ui, context: &mut FrameContext, count: usize) {
    let memory = context.memory.own.of::<Memory>();
    let page = memory.page.min(count - 1);
    if icon_button(ui, Icon::Up, "Show the page before", "Show the page before (Page Up).", page > 0).clicked() {
        memory.to = page.checked_sub(1);
    }
    let mut number = page + 1;
    let field = NumberField(DragValue::new(&mut number).range(1..=count).speed(0.1));
    ui.add(field).on_hover_text("The page that is shown; type the number of another.").accessible_name("Page");
    if number != page + 1 {
        memory.to = Some(number - 1);
    }
    ui.label(RichText::new(format!("of {count}")).color(Palette::of(ui).weak));
    if icon_button(ui, Icon::Down, "Show the next page", "Show the next page (Page Down).", page + 1 < count).clicked() {
        memory.to = Some(page + 1);
    }
    ui.add_space(8.0);
}

/// Shows the width of the pages in percent of the available width, and buttons to change it.
fn zoom(ui: &mut Ui, context: &mut FrameContext) {
    let memory = context.memory.own.of::<Memory>();
    if icon_button(ui, Icon::Minus, "Draw the pages smaller", "Draw the pages smaller (−).", true).clicked() {
        memory.reduce();
    }
    let fit = small_button(ui, &format!("{:.0} %", memory.zoom * 100.0));
    let fit =
        fit.on_hover_text("How wide pages are beside the room for them. Press it to draw them as wide as there is room (0).");
    if fit.accessible_name("Draw the pages as wide as there is room").clicked() {
        memory.zoom = 1.0;
    }
    if icon_button(ui, Icon::Plus, "Draw the pages larger", "Draw the pages larger (+).", true).clicked() {
        memory.enlarge();
    }
    ui.add_space(8.0);
}

/// Shows buttons that print only the visible page, or only the pages that show the selected thing.
fn some(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview) {
    let Memory { page, lacks, .. } = *context.memory.own.of::<Memory>();
    let page = page.min(preview.pages.len() - 1);
    let help = "Write the page that is shown into a PDF, with its back if it has one.";
    if small_button(ui, "This page…").on_hover_text(help).accessible_name("Print this page").clicked() {
        let name = format!("{}-page-{}", kind.slug(), page + 1);
        context.push(ask(kind, name, preview, sheet_of(preview, page)));
    }
    let Some(name) = selected_name(context).filter(|_| !lacks) else { return };
    let selected = things::thing(context.state.document.place());
    let help = format!("Write the pages that show {name} into a PDF.");
    if small_button(ui, "What is selected…").on_hover_text(help).accessible_name("Print only what is selected").clicked() {
        let shows = |place: &Place| things::thing(place) == selected;
        let pages = (0..preview.pages.len()).filter(|number| preview.shows(&preview.pages[*number], shows));
        let pages: BTreeSet<usize> = pages.flat_map(|number| sheet_of(preview, number)).collect();
        context.push(ask(kind, format!("{}-{}", kind.slug(), slug(&name)), preview, pages));
    }
}

/// The pages on the same sheet of paper as this page: a front, and its back if it has one.
fn sheet_of(preview: &Preview, page: usize) -> Range<usize> {
    let is_back = |number: usize| preview.pages.get(number).is_some_and(|page| page.side == SheetSide::Back);
    let front = if is_back(page) { page.saturating_sub(1) } else { page };
    front..front + if is_back(front + 1) { 2 } else { 1 }
}

/// The action that opens the dialog in which the user chooses a folder for these pages.
fn ask(kind: SheetKind, name: String, preview: &Preview, pages: impl IntoIterator<Item = usize>) -> Action {
    let pages = pages.into_iter().map(|number| preview.page(&preview.pages[number])).collect();
    Action::Ask(Dialog::PrintPages(Box::new(MadePages { kind, name, pages })))
}
