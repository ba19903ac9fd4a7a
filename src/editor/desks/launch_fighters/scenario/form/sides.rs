//! The sides, a card each: name, fleet and strength, the colour in which sheets print them, and what arrives later.

use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use super::{OpenScenario, arrivals, change, change_side, changed, edited, place, reach, typed};
use crate::editor::action::{Action, Change};
use crate::editor::desks::launch_fighters::things;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, Icon, Offer, Pressed, captioned, card, choice, icon_button, order_buttons, primary_button, small_button,
};
use crate::rules::launch_fighters::{Departing, FLEETS, Fleet, InScenario, Scenario, Side};
use crate::rules::listed;
use crate::rules::{self, Id, counted};
use crate::sheets::launch_fighters::paint::Paint;
use crate::sheets::launch_fighters::scenario_words::{Words, strength};

/// A side on the form.
#[derive(Clone, Copy)]
pub(super) struct SideRow<'a> {
    pub open: OpenScenario<'a>,
    pub id: Id<Side>,
    pub side: &'a Side,
    /// Counted from 1.
    pub number: usize,
    pub fleet: Option<&'a Fleet>,
}

/// Shows the cards.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    for (index, (id, side)) in open.scenario.sides.iter().enumerate() {
        let fleet = side.fleet.and_then(|fleet| open.content.fleets.get(fleet));
        let side_row = SideRow { open, id, side, number: index + 1, fleet };
        ui.push_id(("side", id.number()), |ui| card(ui, |ui| seat(ui, context, side_row)));
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

fn seat(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    let (open, number) = (side_row.open, side_row.number);
    let what = format!("side {number}");
    ui.horizontal(|ui| {
        colour(ui, context, side_row);
        ui.label(RichText::new(Words::new(open.content, open.scenario).side_name(side_row.id)).font(theme::bold(15.0)));
        ui.label(RichText::new(format!("Side {number}")).color(Palette::of(ui).weak));
        let pressed = order_buttons(ui, &what, number - 1, open.scenario.sides.len());
        if let Some(pressed) = pressed {
            ordered(context, side_row, pressed);
        }
    });
    if context.memory.launch_fighters_scenario.form.removing == Some((open.id, side_row.id)) {
        ask(ui, context, side_row);
    }
    ui.horizontal_top(|ui| {
        let hint = side_row.fleet.map_or("Name of the side", Fleet::label);
        let name = format!("Name of {what}");
        let field = captioned(ui, "Name", 220.0, |ui| Field::new(&name, &side_row.side.name).bare().hint(hint).show(ui));
        reach(context, open, InScenario::Side(side_row.id), &field.response);
        typed(context, open, field, format!("Rename {what}"), |scenario, text| {
            if let Some(side) = scenario.sides.get_mut(side_row.id) {
                side.name = text;
            }
        });
        captioned(ui, "Fleet", 320.0, |ui| fleet(ui, context, side_row));
    });
    if let Some(fleet) = side_row.fleet {
        let words = format!("{}. {}", strength(open.content, fleet), whereabouts(side_row.side, fleet));
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
    findings::at(ui, context, |found| *found == place(open, InScenario::Side(side_row.id)));
    arrivals::show(ui, context, side_row);
}

/// How many ships stand on the map, arrive later, or are placed by the player.
fn whereabouts(side: &Side, fleet: &Fleet) -> String {
    let group_row = fleet.ships.ids().filter(|ship| side.arrival(*ship).is_some()).count();
    let free = side.unplaced(fleet).count();
    let placed = fleet.ships.len() - group_row - free;
    let parts = [(placed, "on the map"), (group_row, "arriving later"), (free, "placed by the player")];
    let words: Vec<_> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(count, where_)| format!("{count} {where_}")).collect();
    if words.is_empty() { String::new() } else { format!("{}.", listed(&words)) }
}

/// The colour in which the sheets print the side; a way to the style that it comes from.
fn colour(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    let content = side_row.open.content;
    let style = side_row.fleet.and_then(|fleet| fleet.style).filter(|style| content.styles.get(*style).is_some());
    let (rect, response) =
        ui.allocate_exact_size(Vec2::splat(22.0), if style.is_some() { Sense::click() } else { Sense::hover() });
    let paint = Paint::of_side(content, side_row.side, side_row.number - 1);
    let palette = Palette::of(ui);
    let swatch = rect.shrink(1.0);
    ui.painter().rect_filled(swatch, theme::ROUND, theme::of_paper(paint.primary));
    let trim = swatch.with_min_y(swatch.bottom() - 6.0);
    ui.painter().rect_filled(trim, theme::ROUND, theme::of_paper(paint.secondary));
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

fn fleet(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    ui.horizontal(|ui| {
        let (content, number) = (side_row.open.content, side_row.number);
        let chosen = side_row.side.fleet;
        let shown = match (chosen, side_row.fleet) {
            (None, _) => "No fleet",
            (Some(_), None) => "A fleet that is gone",
            (Some(_), Some(fleet)) => fleet.label(),
        };
        let none = std::iter::once(Offer::new(None, "No fleet", chosen.is_none()));
        let offers = none.chain(content.fleets.iter().map(|(id, fleet)| {
            let spent = fleet.spent(&content.ships, &content.options);
            Offer::new(Some(id), format!("{} ({spent})", fleet.label()), chosen == Some(id))
        }));
        let field = choice(ui, &format!("Fleet of side {number}"), 220.0, shown, offers);
        let help = "Ships of another fleet that this one does not have leave the set-up.";
        field.response.on_hover_text(help);
        if let Some(fleet) = field.taken {
            let ships = fleet.and_then(|fleet| content.fleets.get(fleet)).map(|fleet| &fleet.ships);
            change_side(context, side_row.open, side_row.id, format!("Choose the fleet of side {number}"), None, |side| {
                side.fleet = fleet;
                if let Some(ships) = ships {
                    side.keep_ships_of(ships);
                }
            });
        }
        if let (Some(id), Some(_)) = (chosen, side_row.fleet) {
            let name = format!("Go to the fleet of side {number}");
            if icon_button(ui, Icon::GoTo, &name, "Show the fleet itself, to change it.", true).clicked() {
                context.push(Action::Select(things::whole_fleet(id).into()));
            }
        } else {
            let button = small_button(ui, "New fleet").on_hover_text("Add a fleet to the project for this side, and go to it.");
            if button.accessible_name(format!("New fleet for side {number}")).clicked() {
                with_new_fleet(context, side_row);
            }
        }
    });
}

/// Adds a fleet that fights for the side, and goes on with the fleet.
fn with_new_fleet(context: &mut FrameContext, side_row: SideRow) {
    let content = side_row.open.content;
    let Some((edit, fleets_name)) = FLEETS.add_to(content) else { return };
    let id = content.fleets.next_id();
    let chosen = edited(side_row.open, |scenario| {
        if let Some(side) = scenario.sides.get_mut(side_row.id) {
            side.fleet = Some(id);
        }
    });
    context.change(Change::edits(format!("Add a fleet for side {}", side_row.number), [edit, chosen]).then_select(fleets_name));
}

fn ordered(context: &mut FrameContext, side_row: SideRow, pressed: Pressed) {
    let (open, id, number) = (side_row.open, side_row.id, side_row.number);
    match pressed.to(number - 1) {
        Some(to) => change(context, open, format!("Move side {number}"), |scenario| {
            // The card shows a side of the scenario, so there is one to move.
            let _ = scenario.sides.apply(rules::Change::Move(id, to), "side");
        }),
        None if open.scenario.departing(id) == Departing::default() => remove(context, side_row),
        None => context.memory.launch_fighters_scenario.form.removing = Some((open.id, id)),
    }
}

/// Tells what goes with the side, and asks.
fn ask(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
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
            remove(context, side_row);
        }
        let no = ui.button("Keep it").on_hover_text("Leave the side as it is.");
        if no.accessible_name(format!("Keep side {number}")).clicked() {
            context.memory.launch_fighters_scenario.form.removing = None;
        }
    });
}

fn remove(context: &mut FrameContext, side_row: SideRow) {
    context.memory.launch_fighters_scenario.form.removing = None;
    change(context, side_row.open, format!("Remove side {}", side_row.number), |scenario| scenario.remove_side(side_row.id));
}
