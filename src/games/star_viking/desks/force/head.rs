//! The head of the desk: the name and colour of the force, its budget, and the money left as a signed number.

use egui::{Align, Button, DragValue, Layout, RichText, Sense, Ui, Vec2};

use super::changed;
use super::open_force::OpenForce;
use kit::action::Action;
use kit::chance;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, NumberField, Offer, bar, choice, paint_icon, small_button, spoken};
use project::Gesture;
use rules::{Points, counted};
use star_viking::{Color, Force, InForce, Place};

/// Shows the head of the force desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let force = open.force;
    if let Some(form) = Form::of(context, Place::Force(open.id, InForce::Whole)) {
        form.title(ui, context, Place::Force(open.id, InForce::Name));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for color in Color::ALL {
            side(ui, context, open, color);
        }
    });
    match force.color {
        Color::Red => money(ui, context, open),
        Color::Blue | Color::Green => worth(ui, open),
    }
}

/// Describes the side that a colour stands for.
pub const fn side_label(color: Color) -> &'static str {
    match color {
        Color::Red => "Viking purchase",
        Color::Blue => "Federation",
        Color::Green => "Local defenses",
    }
}

fn side(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, color: Color) {
    let chosen = open.force.color == color;
    let button = ui.add(Button::selectable(chosen, format!("{}: {color}", side_label(color))));
    if button.on_hover_text("Whose force it is, which decides what the rules ask of it.").clicked() && !chosen {
        context.change(changed(open, "Change the colour of the force", |force| force.color = color));
    }
}

/// Shows the field for the budget: the user can set any sum, or the sum that the book gives for a roll of the die.
fn budget(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let force = open.force;
    let mut sum = force.budget.get();
    let value = DragValue::new(&mut sum).range(0..=9_999).speed(0.2).clip_text(true);
    let response = ui.add_sized(Vec2::new(52.0, 22.0), NumberField(value)).accessible_name("Budget");
    context.reach(&Place::Force(open.id, InForce::Budget).into(), &response);
    if sum != force.budget.get() {
        let change = changed(open, "Set the budget", |force| force.budget = Points::new(sum));
        context.change(change.during(Some(Gesture(response.id.value()))));
    }
    if response.lost_focus() || response.drag_stopped() {
        context.push(Action::FinishStep);
    }
    response.on_hover_text("The budget: how many mega-credits there are to spend. Type or drag any sum.");
    let by_die = |die: u8| Force::BARE_BUDGET + Points::new(die.into());
    let shown = (1..=6).find(|die| by_die(*die) == force.budget);
    let words = shown.map_or_else(|| "any sum".to_owned(), |die| format!("60 + {die}"));
    let offers = (1..=6).map(|die| Offer::new(die, format!("60 + {die} = {}", by_die(die)), shown == Some(die)));
    ui.label("=");
    let field = choice(ui, "Budget by the book", 84.0, &words, offers);
    field.response.on_hover_text("The book gives 60 mega-credits and the roll of a die.");
    if let Some(die) = field.taken {
        context.change(changed(open, "Set the budget", |force| force.budget = by_die(die)));
    }
    let roll = small_button(ui, "Roll the die");
    if roll.on_hover_text("60 plus the roll of a die; it can be undone.").clicked() {
        let die = chance::die();
        context.change(changed(open, format!("Roll {die} for the budget"), |force| force.budget = by_die(die)));
    }
}

/// Shows the money that the force has spent and has left.
fn money(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let palette = Palette::of(ui);
    let (budget, left) = (open.force.budget, open.left);
    let spent = open.force.spent(&open.content.units);
    let (icon, words, ink) = match left {
        left if left < Points::ZERO => (Some(Icon::Error), "overspent", palette.error),
        left if left == Points::ZERO => (Some(Icon::Check), "left", palette.good),
        _ => (None, "left", palette.text),
    };
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(spent.to_string()).font(theme::bold(19.0)));
        spoken(&label, &format!("Mega-credits spent: {spent}"));
        ui.label(RichText::new("spent of").color(palette.weak));
        self::budget(ui, context, open);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(words).color(if icon.is_some() { ink } else { palette.weak }));
            let amount = left.signed();
            let label = ui.label(RichText::new(&amount).font(theme::bold(19.0)).color(ink));
            spoken(&label, &format!("Mega-credits left: {amount}"));
            if let Some(icon) = icon {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
                paint_icon(ui.painter(), icon, rect, 16.0, ink);
            }
        });
    });
    let fraction = spent.get() as f32 / budget.get().max(1) as f32;
    let ink = if left < Points::ZERO { palette.error } else { palette.accent };
    bar(ui, Vec2::new(ui.available_width(), 5.0), fraction, ink);
}

/// Shows what the units of a side would cost, if it is a side that buys nothing.
fn worth(ui: &mut Ui, open: &OpenForce) {
    let spent = open.force.spent(&open.content.units);
    let words =
        format!("{}, which would cost {} to build", counted(open.force.units.len(), "unit"), counted(spent.get(), "mega-credit"));
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
}
