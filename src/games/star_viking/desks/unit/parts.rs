//! The designer's own symbol: parts from a kit and outlines, listed in the order in which they are drawn. The user moves, sizes and turns each of
//! them by numbers here, or with the pointer on the canvas.

use egui::{RichText, Ui};

use super::{OpenUnit, canvas};
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, captioned, choice, number_stepper, section, small_button, small_toggle};
use rules::capital;
use star_viking::{PartShape, Symbol, SymbolPart};
use star_viking_paper::sheets::counters::taken_apart;

/// The width of the field for a number, in points of the screen.
const FIELD: f32 = 112.0;

/// Shows the parts of the symbol, and the buttons that add parts.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    section(ui, "A SYMBOL OF YOUR OWN");
    let parts = &open.unit.parts;
    if parts.is_empty() {
        let words = "Take the symbol apart, start with a piece of the kit, or draw an outline; it stands in the place of the symbol above.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    }
    start(ui, context, open);
    canvas::show(ui, context, open);
    kit(ui, context, open);
    if parts.is_empty() {
        return;
    }
    let selected = canvas::selected(context, open);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (index, part) in parts.iter().enumerate() {
            let cut = if part.is_cut { ", cut out" } else { "" };
            let words = format!("{} {}{cut}", index + 1, part.shape.label());
            if small_toggle(ui, selected == Some(index), &words).on_hover_text("Select this part.").clicked() {
                canvas::select(context, Some(index));
            }
        }
    });
    if let Some(index) = selected {
        one(ui, context, open, index);
    }
}

/// Shows the buttons that take the book's symbol apart, or that remove all parts.
fn start(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    ui.horizontal_wrapped(|ui| {
        let symbol = open.unit.symbol;
        if symbol != Symbol::None {
            let help = "Replace the parts by those of the symbol of the book that is chosen above.";
            if small_button(ui, "Take the symbol apart").on_hover_text(help).clicked() {
                canvas::select(context, None);
                context.change(open.changed("Take the symbol apart", |unit| unit.parts = taken_apart(symbol)));
            }
        }
        if !open.unit.parts.is_empty()
            && small_button(ui, "Remove all parts").on_hover_text("Show the symbol of the book again.").clicked()
        {
            canvas::select(context, None);
            context.change(open.changed("Remove the parts of the symbol", |unit| unit.parts.clear()));
        }
    });
}

/// Shows a button for each shape of the kit. A press on it adds a part with that shape.
fn kit(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    ui.label(RichText::new("Add a part").size(theme::SMALL).color(Palette::of(ui).weak));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if open.unit.parts.len() >= SymbolPart::MOST {
            ui.disable();
        }
        for shape in PartShape::KIT {
            let words = shape.label();
            let button = small_button(ui, words);
            if button.on_hover_text(format!("Add {} in the middle of the symbol.", rules::one_of(words))).clicked() {
                canvas::select(context, Some(open.unit.parts.len()));
                context
                    .change(open.changed(format!("Add {}", rules::one_of(words)), |unit| unit.parts.push(SymbolPart::of(shape))));
            }
        }
        canvas::outline_button(ui, context);
    });
}

/// A number of a part: its name, its least and greatest value, and the functions that read and set it.
type Number = (&'static str, (i64, i64), fn(&SymbolPart) -> i64, fn(&mut SymbolPart, i64));

const NUMBERS: [Number; 5] = [
    ("Right", (-1200, 1200), |part| part.right.into(), |part, to| part.right = to as i16),
    ("Down", (-1200, 1200), |part| part.down.into(), |part, to| part.down = to as i16),
    ("Width", (10, 2400), |part| part.width.into(), |part, to| part.width = to as u16),
    ("Height", (10, 2400), |part| part.height.into(), |part, to| part.height = to as u16),
    ("Turn", (-180, 180), |part| part.turn.into(), |part, to| part.turn = to as i16),
];

/// Shows the numbers of a part and its position in the drawing order.
fn one(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit, index: usize) {
    let Some(part) = open.unit.parts.get(index) else { return };
    let set = |label: String, change: &dyn Fn(&mut SymbolPart)| {
        open.changed(label, |unit| {
            if let Some(part) = unit.parts.get_mut(index) {
                change(part);
            }
        })
    };
    ui.horizontal_wrapped(|ui| {
        if !matches!(part.shape, PartShape::Outline(_)) {
            captioned(ui, "Shape", FIELD, |ui| {
                let offers = PartShape::KIT
                    .into_iter()
                    .map(|shape| Offer::new(shape.clone(), capital(shape.label()), shape == part.shape));
                if let Some(shape) = choice(ui, "Shape of the part", FIELD, &capital(part.shape.label()), offers).taken {
                    context.change(set("Change the shape of a part".into(), &|part| part.shape = shape.clone()));
                }
            });
        }
        for (name, (least, most), get, write) in NUMBERS {
            captioned(ui, name, FIELD, |ui| {
                let stepped = number_stepper(ui, &format!("{name} of the part"), get(part), least..=most);
                if let Some(amount) = stepped.amount {
                    let change = set(format!("Change a part: {}", name.to_lowercase()), &|part| write(part, amount));
                    context.change(change.during(stepped.gesture));
                }
                if stepped.done {
                    context.push(Action::FinishStep);
                }
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        let help = "Cut it out of the parts before it instead of drawing it.";
        if small_toggle(ui, part.is_cut, "Cut out").on_hover_text(help).clicked() {
            context.change(set("Cut a part out".into(), &|part| part.is_cut = !part.is_cut));
        }
        let last = open.unit.parts.len() - 1;
        let moves = [("Further back", index > 0, index.saturating_sub(1)), ("Further forward", index < last, index + 1)];
        for (words, may, to) in moves {
            if may && small_button(ui, words).on_hover_text("Draw it before or after its neighbour.").clicked() {
                canvas::select(context, Some(to));
                context.change(open.changed("Change the order of the parts", |unit| unit.parts.swap(index, to)));
            }
        }
        if small_button(ui, "One more of these").on_hover_text("Another like it, a little lower.").clicked() {
            canvas::select(context, Some(open.unit.parts.len()));
            let mut copy = part.clone();
            copy.down = (copy.down + 50).min(SymbolPart::SHIFT.1);
            context.change(open.changed("Add a part", |unit| unit.parts.push(copy)));
        }
        if small_button(ui, "Mirror").on_hover_text("Turn it over, upside down.").clicked() {
            context.change(set("Mirror a part".into(), &|part| {
                part.down = -part.down;
                part.turn = -part.turn;
                if let PartShape::Outline(corners) = &mut part.shape {
                    for corner in corners {
                        corner.1 = -corner.1;
                    }
                }
            }));
        }
        if small_button(ui, "Remove the part").clicked() {
            canvas::select(context, None);
            context.change(open.changed("Remove a part", |unit| drop(unit.parts.remove(index))));
        }
    });
}
