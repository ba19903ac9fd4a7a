//! Deals local defenses at random to the systems in play of a scenario that deploys the force. Ten counters are set aside from each set of the game.

use egui::{DragValue, RichText, Ui};

use super::open_force::OpenForce;
use kit::action::Change;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{NumberField, Offer, choice, primary_button, section, small_button};
use star_viking::{Deployment, Edit, InForce, Place, deal};

/// The largest seed that the user can type.
const MOST_SEED: u64 = 999_999;

/// Shows the controls for dealing local defenses at random.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    section(ui, "DEAL AS THE BOOK DOES");
    let scenarios: Vec<_> = open.scenarios().collect();
    let chosen =
        context.memory.own.of::<crate::Memory>().force.scenario.filter(|id| scenarios.iter().any(|(known, _)| known == id));
    let Some((id, scenario)) = scenarios.iter().find(|(id, _)| chosen.is_none_or(|chosen| chosen == *id)).copied() else {
        return deploy(ui, context, open);
    };
    ui.horizontal_wrapped(|ui| {
        let memory = &mut context.memory.own.of::<crate::Memory>().force;
        if scenarios.len() > 1 {
            let offers = scenarios.iter().map(|(other, found)| Offer::new(*other, found.label(), *other == id));
            if let Some(taken) = choice(ui, "Deal for the scenario", 200.0, scenario.label(), offers).taken {
                memory.scenario = Some(taken);
            }
        }
        let label = ui.label(RichText::new("Seed").color(Palette::of(ui).weak));
        let mut seed = memory.dealt + 1;
        let field = ui.add(NumberField(DragValue::new(&mut seed).range(1..=MOST_SEED).speed(0.1))).labelled_by(label.id);
        if field.on_hover_text("The same seed gives the same deal; each deal moves on to the next seed.").changed() {
            memory.dealt = seed - 1;
        }
        let button = primary_button(ui, "Deal at random", !scenario.systems.is_empty());
        let help = "Shuffles all local counters, sets ten aside, and deals the others to the systems in play of their technology, \
                    in place of what the force has. Fortresses stand on the capitals.";
        if button.on_hover_text(help).on_disabled_hover_text("The scenario has no systems in play yet.").clicked() {
            let edits = deal::deal(open.content, id, seed);
            memory.dealt = seed % MOST_SEED;
            let force = edits.iter().find_map(|edit| match edit {
                Edit::Force(rules::Change::Add(_)) => Some(open.content.forces.next_id()),
                Edit::Force(rules::Change::Set(force, _)) => Some(*force),
                _ => None,
            });
            let change = Change::edits(format!("Deal the local defenses with seed {seed}"), edits);
            let place = Place::Force(force.unwrap_or(open.id), InForce::Whole);
            context.change(change.then_select(place));
        }
        let words = format!("for {}", scenario.label());
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    });
    if scenarios.len() > 1 {
        let words = "Several scenarios deploy this force: what is dealt for one of them becomes a force of its own.";
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

/// Offers to deploy the force in a scenario. Without a scenario there are no systems in play to which units could be dealt.
fn deploy(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let words = if open.content.scenarios.is_empty() {
        "Which systems are in play stands in a scenario, and the project has none yet. Add one, and deploy this force in it."
    } else {
        "No scenario deploys this force, so that nobody knows which systems are in play."
    };
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
    ui.horizontal_wrapped(|ui| {
        for (id, scenario) in open.content.scenarios.iter() {
            let button = small_button(ui, &format!("Deploy it in {}", scenario.label()));
            if button.on_hover_text("Adds the force to the scenario; then it can be dealt.").clicked() {
                let mut changed = scenario.clone();
                changed.deployments.add(Deployment { force: Some(open.id), ..Deployment::default() });
                let label = format!("Deploy {} in {}", open.force.label(), scenario.label());
                context.change(Change::edit(label, Edit::Scenario(rules::Change::Set(id, changed))));
            }
        }
    });
}
