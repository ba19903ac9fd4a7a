//! The first card: what the scenario is called, where it is fought, how it begins and how long it lasts.

use egui::{RichText, Ui};

use super::{OpenScenario, edited, place};
use crate::editor::action::{Action, Change};
use crate::editor::desks::form::Form;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, captioned, icon_button, section, small_button};
use crate::rules::launch_fighters::{InMap, InScenario, MAPS, Place};

/// Shows the card.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SCENARIO");
    let place_of = |part| Place::Scenario(open.id, part);
    let Some(form) = Form::of(context, place_of(InScenario::Whole)) else { return };
    form.title(ui, context, place_of(InScenario::Name));
    ui.horizontal_top(|ui| {
        captioned(ui, "Map", 300.0, |ui| map(ui, context, &form, open));
        ui.add_space(theme::GAP);
        form.field(ui, context, place_of(InScenario::SetUp));
    });
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW);
        form.plain(ui, context, place_of(InScenario::TurnLimit));
        let words = if open.scenario.turn_limit.is_some() { "is the last turn" } else { "The game goes on until it is decided." };
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    });
    form.plain(ui, context, place_of(InScenario::Landing));
    let whole =
        [InScenario::Whole, InScenario::Name, InScenario::Map, InScenario::SetUp, InScenario::TurnLimit, InScenario::Landing];
    findings::at(ui, context, |found| whole.iter().any(|whole| *found == place(open, *whole)));
}

fn map(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenScenario) {
    ui.horizontal(|ui| {
        form.plain(ui, context, Place::Scenario(open.id, InScenario::Map));
        let found = open.scenario.map.filter(|id| open.content.maps.get(*id).is_some());
        if let Some(id) = found {
            if icon_button(ui, Icon::GoTo, "Go to the map", "Show the map itself, to change it.", true).clicked() {
                context.push(Action::Select(Place::Map(id, InMap::Whole).into()));
            }
        } else if small_button(ui, "New map").on_hover_text("Add a map to the project, and fight on it.").clicked()
            && let Some(change) = on_new_map(open)
        {
            context.change(change);
        }
    });
}

/// Adds a map that the scenario is fought on, and goes on with the scenario.
fn on_new_map(open: OpenScenario) -> Option<Change> {
    let (edit, _) = MAPS.add_to(open.content)?;
    let id = open.content.maps.next_id();
    let chosen = edited(open, |scenario| scenario.map = Some(id));
    Some(Change::edits("Add a map", [edit, chosen]).then_select(place(open, InScenario::Map)))
}
