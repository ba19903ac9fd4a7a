//! The first card: what the scenario is called, which form of game it is, and how long it lasts.

use egui::{RichText, Ui};

use super::super::OpenScenario;
use super::changed;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, captioned, section, stepper, toggle};
use crate::rules::Count;
use crate::rules::star_viking::{InScenario, Scenario, ScenarioForm};

/// Shows the card.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SCENARIO");
    let field = Field::new("Scenario name", &open.scenario.name).title().hint("Name of the scenario").show(ui);
    context.reach(&open.place(InScenario::Name), &field.response);
    context.typed(field, |name| changed(open, "Rename the scenario", |scenario| scenario.name = name));
    captioned(ui, "Form of game", f32::INFINITY, |ui| form(ui, context, open));
    ui.label(RichText::new(asks(open.scenario.form)).size(theme::SMALL).color(Palette::of(ui).weak));
    turns(ui, context, open);
    let here = [InScenario::Whole, InScenario::Name, InScenario::Turns].map(|part| open.place(part));
    findings::at(ui, context, |found| here.contains(found));
}

fn form(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for form in ScenarioForm::ALL {
            let chosen = open.scenario.form == form;
            let words = match form {
                ScenarioForm::Standard => "Standard",
                ScenarioForm::Double => "Double",
                ScenarioForm::Battle => "Battle",
                ScenarioForm::Free => "Free",
            };
            let button = toggle(ui, chosen, words).on_hover_text(asks(form));
            if button.accessible_name(format!("Form: {}", form.label())).clicked() && !chosen {
                context.change(changed(open, format!("Make it a {}", form.label()), |scenario| scenario.form = form));
            }
        }
    });
}

/// What the book asks of a form of game.
const fn asks(form: ScenarioForm) -> &'static str {
    match form {
        ScenarioForm::Standard => {
            "One Viking against the Federation. Checked: nine or ten systems, what the Viking can pay for, the Federation\u{2019}s three \
             frigates and three escorts, a Quadrant Capital, ten local units set aside (Starting Set-Up)."
        }
        ScenarioForm::Double => {
            "Two sets on one table: two Vikings, each for himself, and the Federation. Checked: eighteen to twenty systems, none of them \
             more than twice, one or two Quadrant Capitals, twenty local units set aside (Game Variations)."
        }
        ScenarioForm::Battle => {
            "One tactical action in a system or a few, each of them once, with every unit where the scenario puts it. How a campaign \
             starts is not asked."
        }
        ScenarioForm::Free => {
            "Any systems as often as you like, and any forces. Checked is only that units stand where they can, and that nobody places \
             what he does not own."
        }
    }
}

fn turns(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW);
        let here = open.place(InScenario::Turns);
        let turns = open.scenario.turns;
        let mut limited = turns.is_some();
        let help = "The game ends after a certain turn: the twelfth, if it is the usual one (Ending the Game).";
        let switch = ui.checkbox(&mut limited, "Turn limit").on_hover_text(help);
        if switch.changed() {
            let label = if limited { "Set a turn limit" } else { "Lift the turn limit" };
            let turns = limited.then_some(Scenario::USUAL_TURNS);
            context.change(changed(open, label, |scenario| scenario.turns = turns));
        }
        let weak = Palette::of(ui).weak;
        let Some(turns) = turns else {
            context.reach(&here, &switch);
            ui.label(RichText::new("The game goes on until it is decided.").color(weak));
            return;
        };
        let stepped = stepper(ui, "Last turn", turns.get(), Count::MAX.get());
        context.reach(&here, &stepped.response);
        context.stepped(&stepped, |turns| {
            changed(open, "Set the turn limit", |scenario| scenario.turns = Some(Count::clamped(turns.max(1))))
        });
        ui.label(RichText::new("is the last turn").color(weak));
    });
}
