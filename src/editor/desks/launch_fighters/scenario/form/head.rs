//! The first card: what the scenario is called, where it is fought, how it begins and how long it lasts.

use egui::{RichText, Ui};

use super::{OpenScenario, change, changed, edited, place, reach, typed};
use crate::editor::action::{Action, Change};
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, Icon, Offer, captioned, choice, icon_button, section, small_button, stepper, toggle};
use crate::rules::Count;
use crate::rules::capital;
use crate::rules::launch_fighters::{InMap, InScenario, MAPS, Place, SetUp};

/// The length of a new turn limit.
const TURNS: u32 = 10;

/// Shows the card.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SCENARIO");
    let field = Field::new("Scenario name", &open.scenario.name).title().hint("Name of the scenario").show(ui);
    reach(context, open, InScenario::Name, &field.response);
    typed(context, open, field, "Rename the scenario", |scenario, name| scenario.name = name);
    ui.horizontal_top(|ui| {
        captioned(ui, "Map", 300.0, |ui| map(ui, context, open));
        ui.add_space(theme::GAP);
        captioned(ui, "Set-up", f32::INFINITY, |ui| set_up(ui, context, open));
    });
    turn_limit(ui, context, open);
    let mut landing = open.scenario.landing;
    let help = "Units may stand on moons and planetoids, by the special landing rules.";
    if ui.checkbox(&mut landing, "Special landing rules").on_hover_text(help).changed() {
        let verb = if landing { "Switch on" } else { "Switch off" };
        change(context, open, format!("{verb} the landing rules"), |scenario| scenario.landing = landing);
    }
    let whole = [InScenario::Whole, InScenario::Name, InScenario::Map, InScenario::TurnLimit];
    findings::at(ui, context, |found| whole.iter().any(|whole| *found == place(open, *whole)));
}

fn map(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    ui.horizontal(|ui| {
        let maps = &open.content.maps;
        let chosen = open.scenario.map;
        let found = chosen.and_then(|id| maps.get(id));
        let shown = match (chosen, found) {
            (None, _) => "No map",
            (Some(_), None) => "A map that is gone",
            (Some(_), Some(map)) => map.label(),
        };
        let none = std::iter::once(Offer::new(None, "No map", chosen.is_none()));
        let offers = none.chain(maps.iter().map(|(id, map)| Offer::new(Some(id), map.label(), chosen == Some(id))));
        let field = choice(ui, "Map of the scenario", 220.0, shown, offers);
        reach(context, open, InScenario::Map, &field.response);
        if let Some(map) = field.taken {
            change(context, open, "Choose the map", |scenario| scenario.map = map);
        }
        if let (Some(id), Some(_)) = (chosen, found) {
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

fn set_up(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for way in SetUp::ALL {
            let help = match way {
                SetUp::ByTheBook => "Flagships ten spaces apart from the centre on, the others beside them; checked.",
                SetUp::Free => "Fleets start as the scenario says; nothing about it is checked but that they fit on the map.",
            };
            let chosen = open.scenario.set_up == way;
            let button = toggle(ui, chosen, &capital(way.label())).on_hover_text(help);
            if button.accessible_name(format!("Set-up {}", way.label())).clicked() && !chosen {
                change(context, open, format!("Set up {}", way.label()), |scenario| scenario.set_up = way);
            }
        }
    });
}

fn turn_limit(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW);
        let limit = open.scenario.turn_limit;
        let mut limited = limit.is_some();
        let help = "The game ends after a certain turn.";
        let switch = ui.checkbox(&mut limited, "Turn limit").on_hover_text(help);
        if switch.changed() {
            let label = if limited { "Set a turn limit" } else { "Lift the turn limit" };
            change(context, open, label, |scenario| scenario.turn_limit = limited.then_some(Count::clamped(TURNS)));
        }
        let Some(limit) = limit else {
            reach(context, open, InScenario::TurnLimit, &switch);
            ui.label(RichText::new("The game goes on until it is decided.").color(Palette::of(ui).weak));
            return;
        };
        let stepped = stepper(ui, "Last turn", limit.get(), Count::MAX.get());
        reach(context, open, InScenario::TurnLimit, &stepped.response);
        context.stepped(&stepped, |turns| {
            changed(open, "Set the turn limit", |scenario| scenario.turn_limit = Some(Count::clamped(turns.max(1))))
        });
        ui.label(RichText::new("is the last turn").color(Palette::of(ui).weak));
    });
}
