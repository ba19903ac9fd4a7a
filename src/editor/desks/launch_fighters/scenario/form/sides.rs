//! The sides, a card each: name, fleet and strength, the colour in which sheets print them, and what arrives later.

use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use super::{Staged, arrivals, change, change_side, changed, edited, place, reach, typed};
use crate::editor::action::{Action, Change};
use crate::editor::desks::launch_fighters::things;
use crate::editor::desks::{Stage, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, Icon, Offer, Pressed, captioned, card, choice, icon_button, order_buttons, primary_button, small_button,
};
use crate::rules::launch_fighters::{Departing, Fleet, InScenario, Scenario, Side};
use crate::rules::listed;
use crate::rules::{self, Id, counted};
use crate::sheets::launch_fighters::paint::Paint;
use crate::sheets::launch_fighters::scenario_words::{Words, strength};

/// A side on the form.
#[derive(Clone, Copy)]
pub(super) struct Seated<'a> {
    pub staged: Staged<'a>,
    pub id: Id<Side>,
    pub side: &'a Side,
    /// Counted from 1.
    pub number: usize,
    pub fleet: Option<&'a Fleet>,
}

/// Shows the cards.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    for (index, (id, side)) in staged.scenario.sides.iter().enumerate() {
        let fleet = side.fleet.and_then(|fleet| staged.content.fleets.get(fleet));
        let seated = Seated { staged, id, side, number: index + 1, fleet };
        ui.push_id(("side", id.number()), |ui| card(ui, |ui| seat(ui, stage, seated)));
    }
    let full = staged.scenario.sides.len() >= Scenario::MOST_SIDES;
    let help = if full { "The game is for two to six players." } else { "Add a player to the scenario." };
    ui.horizontal(|ui| {
        ui.add_space(12.0);
        if ui.add_enabled(!full, egui::Button::new("Add a side")).on_hover_text(help).on_disabled_hover_text(help).clicked() {
            let id = staged.scenario.sides.next_id();
            let idle = |fleet: &Id<Fleet>| staged.scenario.sides.find(|side| side.fleet == Some(*fleet)).is_none();
            let fleet = staged.content.fleets.ids().find(idle);
            let added = changed(staged, "Add a side", |scenario| {
                scenario.sides.add(Side { fleet, ..Side::default() });
            });
            stage.change(added.then_select(place(staged, InScenario::Side(id))));
        }
    });
}

fn seat(ui: &mut Ui, stage: &mut Stage, seated: Seated) {
    let (staged, number) = (seated.staged, seated.number);
    let what = format!("side {number}");
    ui.horizontal(|ui| {
        colour(ui, stage, seated);
        ui.label(RichText::new(Words::new(staged.content, staged.scenario).side_name(seated.id)).font(theme::bold(15.0)));
        ui.label(RichText::new(format!("Side {number}")).color(Palette::of(ui).weak));
        let pressed = order_buttons(ui, &what, number - 1, staged.scenario.sides.len());
        if let Some(pressed) = pressed {
            ordered(stage, seated, pressed);
        }
    });
    if stage.memory.launch_fighters_scenario.form.removing == Some((staged.id, seated.id)) {
        ask(ui, stage, seated);
    }
    ui.horizontal_top(|ui| {
        let hint = seated.fleet.map_or("Name of the side", Fleet::label);
        let name = format!("Name of {what}");
        let field = captioned(ui, "Name", 220.0, |ui| Field::new(&name, &seated.side.name).bare().hint(hint).show(ui));
        reach(stage, staged, InScenario::Side(seated.id), &field.response);
        typed(stage, staged, field, format!("Rename {what}"), |scenario, text| {
            if let Some(side) = scenario.sides.get_mut(seated.id) {
                side.name = text;
            }
        });
        captioned(ui, "Fleet", 320.0, |ui| fleet(ui, stage, seated));
    });
    if let Some(fleet) = seated.fleet {
        let words = format!("{}. {}", strength(staged.content, fleet), whereabouts(seated.side, fleet));
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
    findings::at(ui, stage, |found| *found == place(staged, InScenario::Side(seated.id)));
    arrivals::show(ui, stage, seated);
}

/// How many ships stand on the map, arrive later, or are placed by the player.
fn whereabouts(side: &Side, fleet: &Fleet) -> String {
    let arriving = fleet.ships.ids().filter(|ship| side.arrival(*ship).is_some()).count();
    let free = side.unplaced(fleet).count();
    let placed = fleet.ships.len() - arriving - free;
    let parts = [(placed, "on the map"), (arriving, "arriving later"), (free, "placed by the player")];
    let words: Vec<_> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(count, where_)| format!("{count} {where_}")).collect();
    if words.is_empty() { String::new() } else { format!("{}.", listed(&words)) }
}

/// The colour in which the sheets print the side; a way to the style that it comes from.
fn colour(ui: &mut Ui, stage: &mut Stage, seated: Seated) {
    let content = seated.staged.content;
    let style = seated.fleet.and_then(|fleet| fleet.style).filter(|style| content.styles.get(*style).is_some());
    let (rect, response) =
        ui.allocate_exact_size(Vec2::splat(22.0), if style.is_some() { Sense::click() } else { Sense::hover() });
    let paint = Paint::of_side(content, seated.side, seated.number - 1);
    let palette = Palette::of(ui);
    let swatch = rect.shrink(1.0);
    ui.painter().rect_filled(swatch, theme::ROUND, theme::of_paper(paint.primary));
    let trim = swatch.with_min_y(swatch.bottom() - 6.0);
    ui.painter().rect_filled(trim, theme::ROUND, theme::of_paper(paint.secondary));
    let line = if response.has_focus() { palette.accent } else { palette.outline };
    ui.painter().rect_stroke(swatch, theme::ROUND, (1.0, line), egui::StrokeKind::Inside);
    let name = format!("Colour of side {}", seated.number);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, style.is_some(), &name));
    let help = match style {
        Some(_) => "Sheets print the side in the colours of its fleet\u{2019}s style; go to the style.",
        None => "Sheets print the side in this colour, since its fleet has no style.",
    };
    if response.on_hover_text(help).clicked()
        && let Some(style) = style
    {
        stage.push(Action::Select(things::whole_style(style).into()));
    }
}

fn fleet(ui: &mut Ui, stage: &mut Stage, seated: Seated) {
    ui.horizontal(|ui| {
        let (content, number) = (seated.staged.content, seated.number);
        let chosen = seated.side.fleet;
        let shown = match (chosen, seated.fleet) {
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
            change_side(stage, seated.staged, seated.id, format!("Choose the fleet of side {number}"), None, |side| {
                side.fleet = fleet;
                if let Some(ships) = ships {
                    side.keep_ships_of(ships);
                }
            });
        }
        if let (Some(id), Some(_)) = (chosen, seated.fleet) {
            let name = format!("Go to the fleet of side {number}");
            if icon_button(ui, Icon::GoTo, &name, "Show the fleet itself, to change it.", true).clicked() {
                stage.push(Action::Select(things::whole_fleet(id).into()));
            }
        } else {
            let button = small_button(ui, "New fleet").on_hover_text("Add a fleet to the project for this side, and go to it.");
            if button.accessible_name(format!("New fleet for side {number}")).clicked() {
                with_new_fleet(stage, seated);
            }
        }
    });
}

/// Adds a fleet that fights for the side, and goes on with the fleet.
fn with_new_fleet(stage: &mut Stage, seated: Seated) {
    let content = seated.staged.content;
    let Some((edit, fleets_name)) = things::add(content, "fleet") else { return };
    let id = content.fleets.next_id();
    let chosen = edited(seated.staged, |scenario| {
        if let Some(side) = scenario.sides.get_mut(seated.id) {
            side.fleet = Some(id);
        }
    });
    stage.change(Change::edits(format!("Add a fleet for side {}", seated.number), [edit, chosen]).then_select(fleets_name));
}

fn ordered(stage: &mut Stage, seated: Seated, pressed: Pressed) {
    let (staged, id, number) = (seated.staged, seated.id, seated.number);
    match pressed.to(number - 1) {
        Some(to) => change(stage, staged, format!("Move side {number}"), |scenario| {
            // The card shows a side of the scenario, so there is one to move.
            let _ = scenario.sides.apply(rules::Change::Move(id, to), "side");
        }),
        None if staged.scenario.departing(id) == Departing::default() => remove(stage, seated),
        None => stage.memory.launch_fighters_scenario.form.removing = Some((staged.id, id)),
    }
}

/// Tells what goes with the side, and asks.
fn ask(ui: &mut Ui, stage: &mut Stage, seated: Seated) {
    let departing = seated.staged.scenario.departing(seated.id);
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
    let number = seated.number;
    let goes = if gone.is_empty() { "nothing else".to_owned() } else { listed(&gone) };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(format!("With side {number} goes: {goes}.")).color(Palette::of(ui).warning));
        let yes = primary_button(ui, "Remove it", true).on_hover_text("Take the side out, with all of this; one step to undo.");
        if yes.accessible_name(format!("Remove side {number} with all of this")).clicked() {
            remove(stage, seated);
        }
        let no = ui.button("Keep it").on_hover_text("Leave the side as it is.");
        if no.accessible_name(format!("Keep side {number}")).clicked() {
            stage.memory.launch_fighters_scenario.form.removing = None;
        }
    });
}

fn remove(stage: &mut Stage, seated: Seated) {
    stage.memory.launch_fighters_scenario.form.removing = None;
    change(stage, seated.staged, format!("Remove side {}", seated.number), |scenario| scenario.remove_side(seated.id));
}
