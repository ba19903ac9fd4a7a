//! The sides of a scenario, a card for each: its name, fleet and strength, the colour in which sheets print it, and its reinforcements.

use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use super::{OpenScenario, arrivals, changed, place};
use crate::things;
use kit::action::Action;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{card, primary_button};
use launch_fighters::{Departing, Fleet, InScenario, Scenario, Side};
use launch_fighters_paper::sheets::paint::Paint;
use launch_fighters_paper::sheets::scenario_words::strength;
use rules::{Id, counted, listed};

/// A side on the form.
#[derive(Clone, Copy)]
pub(super) struct SideRow<'a> {
    pub open: OpenScenario<'a>,
    pub id: Id<Side>,
    pub side: &'a Side,
    /// The number of the side, counted from 1.
    pub number: usize,
    pub fleet: Option<&'a Fleet>,
}

/// Shows a card for each side of the scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    for (index, (id, side)) in open.scenario.sides.iter().enumerate() {
        let fleet = side.fleet.and_then(|fleet| open.content.fleets.get(fleet));
        let side_row = SideRow { open, id, side, number: index + 1, fleet };
        ui.push_id(("side", id.number()), |ui| card(ui, |ui| seat(ui, context, side_row)));
    }
    if open.scenario.sides.is_empty() {
        return none(ui, context, open);
    }
    let full = open.scenario.sides.len() >= Scenario::MOST_SIDES;
    let help = if full { "The game is for two to six players." } else { "Add a player to the scenario." };
    ui.horizontal(|ui| {
        ui.add_space(12.0);
        if ui.add_enabled(!full, egui::Button::new("Add a side")).on_hover_text(help).on_disabled_hover_text(help).clicked() {
            let id = open.scenario.sides.next_id();
            let idle = |fleet: &Id<Fleet>| open.scenario.sides.find(|side| side.fleet == Some(*fleet)).is_none();
            let fleet = open.content.fleets.ids().find(idle);
            let added = changed(open, "Add a side", |scenario| {
                scenario.sides.add(Side { fleet, ..Side::default() });
            });
            context.change(added.then_select(place(open, InScenario::Side(id))));
        }
    });
}

/// Tells the user that the scenario has no sides, and offers to add two with the first fleets of the project.
fn none(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    card(ui, |ui| {
        let words = "Nobody plays it yet. A battle has two sides or more, each with a fleet.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        if primary_button(ui, "Add two sides", true)
            .on_hover_text("With the first two fleets of the project, where there are any.")
            .clicked()
        {
            let fleets: Vec<_> = open.content.fleets.ids().take(2).collect();
            let added = changed(open, "Add two sides", |scenario| {
                for seat in 0..2 {
                    scenario.sides.add(Side { fleet: fleets.get(seat).copied(), ..Side::default() });
                }
            });
            let first = open.scenario.sides.next_id();
            context.change(added.then_select(place(open, InScenario::Side(first))));
        }
    });
}

fn seat(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    let (open, number) = (side_row.open, side_row.number);
    let here = place(open, InScenario::Side(side_row.id));
    let Some(form) = Form::among(context, here.clone(), format!("side {number}")) else { return };
    ui.horizontal(|ui| {
        colour(ui, context, side_row);
        ui.label(RichText::new(open.scenario.side_label(open.content, side_row.id)).font(theme::bold(15.0)));
        ui.label(RichText::new(format!("Side {number}")).color(Palette::of(ui).weak));
        if form.order(ui, context) {
            if open.scenario.departing(side_row.id) == Departing::default() {
                form.take_away(context);
            } else {
                context.memory.own.of::<crate::Memory>().scenario.form.removing = Some((open.id, side_row.id));
            }
        }
    });
    if context.memory.own.of::<crate::Memory>().scenario.form.removing == Some((open.id, side_row.id)) {
        ask(ui, context, &form, side_row);
    }
    form.fields(ui, context);
    if let Some(fleet) = side_row.fleet {
        let words = format!("{}. {}", strength(open.content, fleet), whereabouts(side_row.side, fleet));
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
    findings::at(ui, context, |found| *found == here);
    arrivals::show(ui, context, side_row);
}

/// In words, how many of a side's ships start on the map, arrive later, or are left for the player to place.
fn whereabouts(side: &Side, fleet: &Fleet) -> String {
    let group_row = fleet.ships.ids().filter(|ship| side.arrival(*ship).is_some()).count();
    let free = side.unplaced(fleet).count();
    let placed = fleet.ships.len() - group_row - free;
    let parts = [(placed, "on the map"), (group_row, "arriving later"), (free, "placed by the player")];
    let words: Vec<_> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(count, where_)| format!("{count} {where_}")).collect();
    if words.is_empty() { String::new() } else { format!("{}.", listed(&words)) }
}

/// Shows the colour in which sheets print the side; a click opens the style from which the colour comes.
fn colour(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    let content = side_row.open.content;
    let style = side_row.fleet.and_then(|fleet| fleet.style).filter(|style| content.styles.get(*style).is_some());
    let (rect, response) =
        ui.allocate_exact_size(Vec2::splat(theme::TARGET), if style.is_some() { Sense::click() } else { Sense::hover() });
    let paint = Paint::of_side(content, side_row.side, side_row.number - 1);
    let palette = Palette::of(ui);
    let swatch = rect.shrink(1.0);
    ui.painter().rect_filled(swatch, theme::ROUND, theme::printed(paint.primary));
    let trim = swatch.with_min_y(swatch.bottom() - 6.0);
    ui.painter().rect_filled(trim, theme::ROUND, theme::printed(paint.secondary));
    let line = if response.has_focus() { palette.accent } else { palette.outline };
    ui.painter().rect_stroke(swatch, theme::ROUND, (1.0, line), egui::StrokeKind::Inside);
    let name = format!("Colour of side {}", side_row.number);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, style.is_some(), &name));
    let help = match style {
        Some(_) => "Sheets print the side in the colours of its fleet\u{2019}s style; go to the style.",
        None => "Sheets print the side in this colour, since its fleet has no style.",
    };
    if response.on_hover_text(help).clicked()
        && let Some(style) = style
    {
        context.push(Action::Select(things::whole_style(style).into()));
    }
}

/// Says what would be removed together with the side, and asks for confirmation.
fn ask(ui: &mut Ui, context: &mut FrameContext, form: &Form, side_row: SideRow) {
    let departing = side_row.open.scenario.departing(side_row.id);
    let parts = [
        (departing.ships, "placed ship"),
        (departing.squadrons, "placed squadron"),
        (departing.reinforcements, "group of reinforcements"),
        (departing.conditions, "victory condition"),
    ];
    let words = |(count, one): &(usize, &str)| match *one {
        "group of reinforcements" if *count > 1 => format!("{count} groups of reinforcements"),
        one => counted(*count, one),
    };
    let gone: Vec<_> = parts.iter().filter(|(count, _)| *count > 0).map(words).collect();
    let number = side_row.number;
    let goes = if gone.is_empty() { "nothing else".to_owned() } else { listed(&gone) };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(format!("With side {number} goes: {goes}.")).color(Palette::of(ui).warning));
        let yes = primary_button(ui, "Remove it", true).on_hover_text("Take the side out, with all of this; one step to undo.");
        if yes.accessible_name(format!("Remove side {number} with all of this")).clicked() {
            context.memory.own.of::<crate::Memory>().scenario.form.removing = None;
            form.take_away(context);
        }
        let no = ui.button("Keep it").on_hover_text("Leave the side as it is.");
        if no.accessible_name(format!("Keep side {number}")).clicked() {
            context.memory.own.of::<crate::Memory>().scenario.form.removing = None;
        }
    });
}
