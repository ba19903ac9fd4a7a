//! The findings about the sheet of orders: a row for each, with what will happen to the line that it is about, and a button for each fix.

use egui::{Button, Frame, Margin, RichText, ScrollArea, TextWrapMode, Ui};

use super::OrderDesk;
use kit::cited;
use kit::theme::{self, Palette};
use kit::widgets::{severity_mark, small_button};
use rules::{Severity, counted};
use space_viking::orders::checks::{Drops, LineChange, SheetFinding, SheetFix};

/// How far the list is drawn beyond its visible part before it is cut off, in points of the screen.
const CLIPPED: f32 = 4.0;

/// Shows the list of the findings about the sheet of orders.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk) {
    let palette = Palette::of(ui);
    let errors = desk.written.findings.iter().filter(|finding| finding.about.severity == Severity::Error).count();
    let words = match (desk.written.findings.len(), errors) {
        (0, _) => "Nothing is found in this sheet, by what the report tells.".to_owned(),
        (all, 0) => format!("{}, and no error", counted(all, "finding")),
        (all, errors) => format!("{}, {} among them", counted(all, "finding"), counted(errors, "error")),
    };
    ui.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(palette.weak));
    let mut mended = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for (number, finding) in desk.written.findings.iter().enumerate() {
            ui.push_id(number, |ui| {
                let frame = Frame::new().fill(palette.card).corner_radius(6).inner_margin(Margin::symmetric(8, 4));
                // Rows must not be wider than the visible part of the list, or their ends would be cut off.
                let seen = ui.clip_rect().right() - ui.cursor().left() - CLIPPED;
                let room = ui.available_width().min(seen) - frame.total_margin().sum().x;
                frame.show(ui, |ui| {
                    ui.set_width(room);
                    ui.set_max_width(room);
                    match row(ui, finding) {
                        Some(Pressed::Show) => desk.go_to = Some(desk.written.offset(finding.at)),
                        Some(Pressed::Fix(fix)) => mended = Some((fix.applied(&desk.written.text), fix.title)),
                        None => {}
                    }
                });
            });
        }
    });
    if let Some((text, title)) = mended {
        desk.change(text, title);
    }
}

/// The button that was clicked in a row.
enum Pressed {
    Show,
    Fix(SheetFix),
}

fn row(ui: &mut Ui, finding: &SheetFinding) -> Option<Pressed> {
    let palette = Palette::of(ui);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        severity_mark(ui, finding.about.severity);
        let at = finding.at;
        let place = if at.line == 0 { "The sheet".to_owned() } else { format!("{}:{}", at.line, at.column) };
        let button = Button::new(RichText::new(&place).size(theme::SMALL).color(palette.accent)).frame_when_inactive(false);
        let name = if at.line == 0 { place } else { format!("Go to line {}, column {}", at.line, at.column) };
        if ui.add(button).on_hover_text("Go there in the text.").accessible_name(name).clicked() {
            pressed = Some(Pressed::Show);
        }
        ui.label(&finding.message)
            .on_hover_text(format!("{} {}: {}", finding.about.code, finding.about.name, finding.about.says));
        let dropped = match finding.drops {
            Drops::Nothing => None,
            Drops::Line => Some("the line is not carried out"),
            Drops::Block => Some("the block is not carried out"),
            Drops::Sheet => Some("the sheet does not count"),
        };
        cited::why(ui, finding.about);
        if let Some(dropped) = dropped {
            ui.label(RichText::new(dropped).size(theme::SMALL).color(palette.weak));
        }
        // A button is never divided; if there is not enough room, it moves to the next line.
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        for fix in finding.fixes.iter().filter(|fix| fix.change != LineChange::Remove) {
            if small_button(ui, &fix.title).on_hover_text(format!("Mend line {} so.", fix.line)).clicked() {
                pressed = Some(Pressed::Fix(fix.clone()));
            }
        }
        if at.line > 0 && finding.drops != Drops::Sheet {
            let help = format!("Take line {} out of the sheet; that can be taken back.", at.line);
            let name = format!("Drop line {}", at.line);
            if small_button(ui, "Drop this line").on_hover_text(help).accessible_name(name).clicked() {
                let change = LineChange::Remove;
                pressed = Some(Pressed::Fix(SheetFix { title: format!("dropping line {}", at.line), line: at.line, change }));
            }
        }
    });
    pressed
}
