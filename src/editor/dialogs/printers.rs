//! The dialog for printer profiles: the corrections for each printer, found with the calibration page.

use egui::{DragValue, RichText, Ui};

use super::{entitled, explain, foot};
use crate::editor::action::{Action, Dialog, PrintDraft};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, NumberField, described, link_button, section};
use crate::geometry::{Angle, Mm, Vector};
use crate::project::{Duplex, PrinterProfile};
use crate::sheets::{SheetKind, calibration};

/// Shows the profiles, each with its fields.
pub fn show(ui: &mut Ui, context: &mut FrameContext, then: &PrintDraft) {
    entitled(ui, "Printer profiles");
    steps(ui);
    if link_button(ui, "Print the calibration page").on_hover_text("Choose the calibration page in the print dialog.").clicked() {
        let draft = PrintDraft { only: vec![SheetKind::CALIBRATION], printer: None, ..then.clone() };
        context.push(Action::Ask(Dialog::Print(draft)));
    }
    let mut printers = context.state.settings.printers.clone();
    // The calibration page is upright, so turning the sheet over its long edge mirrors it left to right.
    let mirrored_across = then.choices.duplex == Duplex::LongEdge;
    let mut gone = None;
    egui::ScrollArea::vertical().id_salt("printers").max_height(260.0).show(ui, |ui| {
        for (index, printer) in printers.iter_mut().enumerate() {
            ui.push_id(index, |ui| {
                ui.separator();
                if profile(ui, printer, mirrored_across) {
                    gone = Some(index);
                }
            });
        }
    });
    if let Some(index) = gone {
        printers.remove(index);
    }
    if ui.button("Add a printer profile").clicked() {
        let taken = |name: &str| printers.iter().any(|printer| printer.name == name);
        let name = (1..=u32::MAX).map(|number| format!("Printer {number}")).find(|name| !taken(name)).unwrap_or_default();
        printers.push(PrinterProfile { name, ..PrinterProfile::default() });
    }
    if printers != context.state.settings.printers {
        context.push(Action::SetPrinters(printers));
    }
    foot(ui, context, ("Back to printing", Some(Action::Ask(Dialog::Print(then.clone())))), &[]);
}

fn steps(ui: &mut Ui) {
    section(ui, "HOW TO MEASURE A PRINTER");
    for words in [
        "1. Print the calibration page on both sides, at 100 %, on the paper that you use for counters.",
        "2. Measure both rulers from the first mark to the last. Enter what the ruler states and what you measured; the scale follows.",
        "3. Hold the sheet against the light, back towards you, and read where the lines of the front's crosses fall on the scales of the \
         back: right of zero and below zero are positive, and of the row of ten marks the one that meets a mark of the scale counts the \
         tenths. Enter the middle as the offset of the back, and the far cross beside it: turn and stretch follow.",
        "4. Print the page again with the profile: the rulers are true and the crosses meet.",
    ] {
        explain(ui, words);
    }
}

/// Shows a profile, and returns whether it is to be removed.
fn profile(ui: &mut Ui, printer: &mut PrinterProfile, mirrored_across: bool) -> bool {
    let mut gone = false;
    ui.horizontal(|ui| {
        if let Some(name) = Field::new("Name of the printer", &printer.name).width(260.0).show(ui).text {
            printer.name = name;
        }
        gone = ui
            .button("Delete")
            .on_hover_text("Forget this profile.")
            .accessible_name(format!("Delete {}", printer.name))
            .clicked();
    });
    let (across, down) = (&mut printer.scale_across, &mut printer.scale_down);
    for (name, scale, stated) in [("across", across, 150.0), ("down", down, 150.0)] {
        ui.horizontal(|ui| {
            number(ui, &format!("Scale {name}"), scale, PrinterProfile::SCALES, 0.0005, 4, "");
            let mut measured = stated / *scale;
            let before = measured;
            number(ui, &format!("150 mm {name} measured as"), &mut measured, 120.0..=187.5, 0.1, 1, " mm");
            if (measured - before).abs() > 1e-9 {
                *scale = (stated / measured).clamp(*PrinterProfile::SCALES.start(), *PrinterProfile::SCALES.end());
            }
        });
    }
    ui.horizontal(|ui| {
        let (mut across, mut down) = (printer.back_offset.x.get(), printer.back_offset.y.get());
        number(ui, "Offset across", &mut across, PrinterProfile::OFFSETS, 0.1, 1, " mm");
        number(ui, "Offset down", &mut down, PrinterProfile::OFFSETS, 0.1, 1, " mm");
        (printer.back_offset.x, printer.back_offset.y) = (Mm::new(across), Mm::new(down));
    });
    far_cross(ui, printer, mirrored_across);
    gone
}

/// Lets the user enter the readings at the far cross of the calibration page. From these follow how far the back of a sheet is turned and stretched.
fn far_cross(ui: &mut Ui, printer: &mut PrinterProfile, mirrored_across: bool) {
    let arm = calibration::far_cross(mirrored_across);
    let (sine, cosine) = Angle::degrees(printer.back_turn).sine_cosine();
    let turned = Vector::at(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine) * printer.back_stretch;
    let before = turned - arm + printer.back_offset;
    // The field shows a value rounded to hundredths, so only a value that the user has changed is kept.
    let (mut across, mut down) = (before.x.get(), before.y.get());
    ui.horizontal(|ui| {
        number(ui, "Far cross across", &mut across, PrinterProfile::OFFSETS, 0.1, 2, " mm");
        number(ui, "Far cross down", &mut down, PrinterProfile::OFFSETS, 0.1, 2, " mm");
        let words = format!("turn {:.2}°, stretch {:.4}", printer.back_turn, printer.back_stretch);
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    });
    if (across - before.x.get()).abs() > 0.006 || (down - before.y.get()).abs() > 0.006 {
        let read = Vector::new(across, down);
        let (turn, stretch) = calibration::turn_and_stretch(printer.back_offset, read, mirrored_across);
        printer.back_turn = turn.in_degrees().clamp(*PrinterProfile::TURNS.start(), *PrinterProfile::TURNS.end());
        printer.back_stretch = stretch.clamp(*PrinterProfile::STRETCHES.start(), *PrinterProfile::STRETCHES.end());
    }
}

fn number(
    ui: &mut Ui,
    name: &str,
    value: &mut f64,
    range: std::ops::RangeInclusive<f64>,
    speed: f64,
    decimals: usize,
    suffix: &str,
) {
    let label = ui.label(RichText::new(name).size(theme::SMALL).color(Palette::of(ui).weak));
    let field = DragValue::new(value).range(range).speed(speed).max_decimals(decimals).suffix(suffix);
    let field = ui.add(NumberField(field)).labelled_by(label.id);
    if !suffix.is_empty() {
        described(&field, "millimetres");
    }
}
