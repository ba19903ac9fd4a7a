//! The print dialog: what to print, on which paper and how. Beside these choices it shows the pages as they will be printed.

use crate::editor::games;
use std::sync::Arc;

use egui::{Align, DragValue, Layout, RichText, ScrollArea, Ui, Vec2};

use super::{choose, entitled, explain, foot, inks, paths, unused};
use crate::drawing::SheetSide;
use crate::drawing::stock::{Margins, Paper};
use crate::editor::action::{Action, Dialog, PrintDraft};
use crate::editor::desks::covered;
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{NumberField, drawing_note, millimetres, pages_area, section, severity_mark, small_button, spoken};
use crate::geometry::{Mm, Size};
use crate::project::{Backs, Duplex, Game, Project};
use crate::sheets::{self, Request, SheetKind};

/// The width of the choices, beside the pages, in points of the screen.
const FORM: f32 = 410.0;

/// The least width of the pages beside the choices, in points of the screen.
const PAGES: f32 = 320.0;

/// The height of the lines of text above the pages, in points of the screen.
const HEAD: f32 = 40.0;

/// The width of the fields, without their labels, in points of the screen.
pub(super) const FIELD: f32 = 224.0;

/// Shows the print dialog.
pub fn show(ui: &mut Ui, context: &mut FrameContext, before: &PrintDraft) {
    let mut draft = before.clone();
    entitled(ui, "Print to PDF");
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(240.0, 640.0);
    if ui.available_width() < FORM + PAGES {
        // In a narrow window the pages are below the choices, and the dialog scrolls.
        form(ui, context, &mut draft);
        pages(ui, context, before, (height, height - HEAD));
    } else {
        let both = Vec2::new(ui.available_width(), height);
        ui.allocate_ui_with_layout(both, Layout::left_to_right(Align::Min), |ui| {
            ui.allocate_ui_with_layout(Vec2::new(FORM, height), Layout::top_down(Align::Min), |ui| {
                let area = ScrollArea::vertical().id_salt("print choices").max_height(height).auto_shrink([false, false]);
                area.show(ui, |ui| form(ui, context, &mut draft));
            });
            let room = Vec2::new(ui.available_width(), height);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| pages(ui, context, before, (height, 0.0)));
        });
    }
    let folder = paths::folder_field(ui, context, "Folder");
    // While a game hides something, the pages that would show it cannot be printed either.
    let covers = context.state.view.table_status.covers_design;
    let ready = !covers && !draft.only.is_empty() && !folder.as_os_str().is_empty();
    let changed = draft != *before;
    if changed {
        context.push(Action::Draft(draft));
    }
    let print = (ready && !changed).then_some(Action::Print(folder));
    foot(ui, context, ("Print", print), &[("Save the settings", Action::KeepChoices), ("Cancel", Action::Dismiss)]);
}

/// Shows the choices: what to print, and how.
fn form(ui: &mut Ui, context: &mut FrameContext, draft: &mut PrintDraft) {
    ui.scope(|ui| {
        ui.set_width(FORM - 18.0);
        ui.spacing_mut().item_spacing.y = 5.0;
        let content = &context.state.document.project().content;
        kinds(ui, content.game(), draft);
        scenario(ui, context, draft);
        reader(ui, context, draft);
        paper(ui, draft);
        games::desks(content.game()).print_choices(ui, draft);
        printer(ui, context, draft);
    });
}

fn kinds(ui: &mut Ui, game: Game, draft: &mut PrintDraft) {
    ui.horizontal(|ui| {
        section(ui, "WHAT");
        let all = sheets::kinds(game);
        let (words, help, kinds) = if all.iter().all(|kind| draft.only.contains(kind)) {
            ("None", "Leave out every kind of sheet.", Vec::new())
        } else {
            ("All", "Print every kind of sheet.", all)
        };
        if small_button(ui, words).on_hover_text(help).accessible_name(format!("{words} of the sheets")).clicked() {
            draft.only = kinds;
        }
        let help = "Print the page that tells whether your printer keeps the size: the first one on a new printer.";
        if small_button(ui, "Calibration alone").on_hover_text(help).clicked() {
            draft.only = vec![SheetKind::CALIBRATION];
        }
    });
    egui::Grid::new("kinds").num_columns(2).spacing([20.0, 2.0]).show(ui, |ui| {
        for (index, kind) in sheets::kinds(game).into_iter().enumerate() {
            let mut wanted = draft.only.contains(&kind);
            if ui.checkbox(&mut wanted, kind.label()).changed() {
                draft.only.retain(|other| *other != kind);
                if wanted {
                    draft.only.push(kind);
                }
            }
            if index % 2 == 1 {
                ui.end_row();
            }
        }
    });
}

/// Lets the user choose a scenario, if there are any. Only its fleets and its map are printed then.
fn scenario(ui: &mut Ui, context: &FrameContext, draft: &mut PrintDraft) {
    let mut names = context.state.document.project().content.scenario_names();
    names.retain(|name| !name.trim().is_empty());
    if !names.is_empty() {
        let all = std::iter::once((None, "All: the whole project".to_owned()));
        let offered = all.chain(names.into_iter().map(|name| (Some(name.clone()), name)));
        choose(ui, ["Scenario to print", "Print only what this scenario needs."], FIELD, &mut draft.scenario, offered);
    }
    unused(ui, context, draft.scenario.as_deref(), &mut draft.everything);
}

/// Lets the user choose the player whose pages are printed, if there are players.
fn reader(ui: &mut Ui, context: &FrameContext, draft: &mut PrintDraft) {
    let content = &context.state.document.project().content;
    let readers = sheets::game::of(content.game()).readers(content, draft.scenario.as_deref());
    // A player who is not in the chosen scenario cannot be chosen.
    draft.reader = draft.reader.take().filter(|reader| readers.contains(reader));
    if readers.is_empty() {
        return;
    }
    let everyone = std::iter::once((None, "Everyone: a file for each".to_owned()));
    let offered = everyone.chain(readers.into_iter().map(|name| (Some(name.clone()), name)));
    choose(ui, ["For whose eyes", "Print only what this player may see."], FIELD, &mut draft.reader, offered);
}

fn paper(ui: &mut Ui, draft: &mut PrintDraft) {
    let choices = &mut draft.choices;
    section(ui, "PAPER");
    ui.horizontal_wrapped(|ui| {
        for paper in Paper::NAMED {
            if ui.radio(choices.paper == paper, paper.label()).clicked() {
                choices.paper = paper;
            }
        }
        let custom = matches!(choices.paper, Paper::Custom(_));
        let tip = "Enter the width and the height of any other paper.";
        if ui.radio(custom, "Custom").on_hover_text(tip).clicked() && !custom {
            choices.paper = Paper::custom(choices.paper.size()).unwrap_or(choices.paper);
        }
    });
    if let Paper::Custom(size) = choices.paper {
        choices.paper = custom_size(ui, size, &mut draft.inches);
    }
    let widest = Margins::WIDEST.get().min(60.0);
    egui::Grid::new("margins").num_columns(2).spacing([12.0, 2.0]).show(ui, |ui| {
        let margins = &mut choices.margins;
        margins.top = millimetres(ui, "Top margin", margins.top, 0.0..=widest);
        margins.bottom = millimetres(ui, "Bottom margin", margins.bottom, 0.0..=widest);
        ui.end_row();
        margins.left = millimetres(ui, "Left margin", margins.left, 0.0..=widest);
        margins.right = millimetres(ui, "Right margin", margins.right, 0.0..=widest);
        ui.end_row();
    });
    inks::ink(ui, choices);
    section(ui, "BACKS AND CUTTING");
    ui.horizontal_wrapped(|ui| {
        for (duplex, words) in [(Duplex::LongEdge, "Turn over the long edge"), (Duplex::ShortEdge, "Turn over the short edge")] {
            if ui.radio(choices.duplex == duplex, words).clicked() {
                choices.duplex = duplex;
            }
        }
    });
    let help = "A printer of one side folds them; counters on feet show their fronts on both faces.";
    choose(ui, ["Backs of pieces", help], FIELD, &mut choices.backs, Backs::ALL.map(|backs| (backs, backs.label())));
    ui.checkbox(&mut choices.cut_marks, "Cut marks");
    inks::registration(ui, choices);
    ui.checkbox(&mut choices.counter_gutters, "Gutters between counters")
        .on_hover_text("Counters lie edge to edge and share their cuts; with gutters each has its own bleed.");
}

/// Lets the user enter the two sides of a paper of any size, in millimetres or inches.
fn custom_size(ui: &mut Ui, size: Size, inches: &mut bool) -> Paper {
    let mut sides = [size.width, size.height];
    ui.horizontal(|ui| {
        let unit = if *inches { Mm::inches(1.0) } else { Mm::new(1.0) };
        let bounds = Paper::SHORTEST / unit..=Paper::LONGEST / unit;
        for (side, name) in sides.iter_mut().zip(["Paper width", "Paper height"]) {
            let before = *side / unit;
            let mut number = before;
            let field = DragValue::new(&mut number).range(bounds.clone()).speed(if *inches { 0.02 } else { 0.5 });
            let field = field.max_decimals(if *inches { 3 } else { 1 }).suffix(if *inches { " in" } else { " mm" });
            let response = ui.add(NumberField(field)).on_hover_text("50 to 5,080 mm; drag, or click and type.");
            // The field shows a rounded value, so only a value that the user has changed is kept.
            if response.accessible_name(name).changed() && (number - before).abs() > if *inches { 0.000_51 } else { 0.051 } {
                *side = (unit * number).max(Paper::SHORTEST).min(Paper::LONGEST);
            }
            if name == "Paper width" {
                ui.label(RichText::new("×").color(Palette::of(ui).weak));
            }
        }
        for (is_inches, words, tip) in
            [(false, "Millimetres", "Enter sizes in millimetres."), (true, "Inches", "Enter sizes in inches.")]
        {
            if ui.radio(*inches == is_inches, words).on_hover_text(tip).clicked() {
                *inches = is_inches;
            }
        }
    });
    Paper::custom(Size::of(sides[0], sides[1])).unwrap_or(Paper::Custom(size))
}

fn printer(ui: &mut Ui, context: &mut FrameContext, draft: &mut PrintDraft) {
    section(ui, "PRINTER");
    let none = std::iter::once((None, "None: pages as they are".to_owned()));
    let profiles = context.state.settings.printers.iter().map(|profile| (Some(profile.name.clone()), profile.name.clone()));
    let help = "How this printer is off, so that counters and their backs coincide.";
    choose(ui, ["Printer profile", help], FIELD, &mut draft.printer, none.chain(profiles));
    if ui.button("Printer profiles…").on_hover_text("Measure a printer, so that counters and their backs coincide.").clicked() {
        context.push(Action::Ask(Dialog::Printers { then: Box::new(draft.clone()) }));
    }
}

/// Shows the pages with the lines of text above them, both together `height` high. The pages are at least `least` high, even if less space is left.
fn pages(ui: &mut Ui, context: &mut FrameContext, before: &PrintDraft, (height, least): (f32, f32)) {
    if before.only.is_empty() {
        explain(ui, "Choose what to print on the left; the pages are shown here.");
        return;
    }
    if context.state.view.table_status.covers_design {
        covered::show(ui, context);
        return;
    }
    let project = context.state.document.project();
    let request = before.request(&context.state.settings);
    let choices = before.choices.clone();
    let pending =
        context.screen.preview_in_background(Subject::Draft(Box::new(before.clone())), project, move |project, monitor| {
            let project = Project { print: Arc::new(choices), ..project.clone() };
            Preview::print(&project, &request, monitor)
        });
    let drawing = pending.drawing;
    let Some(preview) = pending.preview else {
        drawing_note(ui, drawing);
        return;
    };
    let count = preview.pages.len();
    let backs = preview.pages.iter().filter(|page| page.side == SheetSide::Back).count();
    let plural = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
    let words = format!("{} on {} of paper", plural(count, "page"), plural(count - backs, "sheet"));
    ui.horizontal(|ui| {
        spoken(&ui.label(RichText::new(&words).font(theme::bold(theme::BODY))), &words);
        drawing_note(ui, drawing);
    });
    // The lines say why pages are missing. Kinds that the user has left out are not among them, because the checkboxes show those.
    let chosen = Request { only: Vec::new(), ..before.request(&context.state.settings) };
    for line in sheets::left_out(context.state.document.project(), &chosen) {
        explain(ui, &line);
    }
    let palette = Palette::of(ui);
    for finding in preview.findings.iter().take(6) {
        ui.horizontal(|ui| {
            severity_mark(ui, finding.about.severity);
            let text = RichText::new(&finding.message).size(theme::SMALL).color(palette.severity(finding.about.severity));
            ui.add(egui::Label::new(text).wrap()).on_hover_text(finding.about.because);
        });
    }
    if preview.findings.len() > 6 {
        explain(ui, &format!("And {} more findings about these pages.", preview.findings.len() - 6));
    }
    pages_area("printed pages").max_height(height - HEAD).min_scrolled_height(least).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(12.0);
        ui.add_space(4.0);
        let width = ((ui.available_width() - 48.0) / 2.0).clamp(120.0, 260.0);
        for pair in preview.pages.chunks(2) {
            ui.horizontal_top(|ui| {
                for page in pair {
                    page_view(ui, context, &preview, page, width);
                }
            });
        }
    });
}
