//! The systems in play: how many the form of game asks for, buttons that choose many at once, the wall of tiles to choose from, their order, and the
//! possible places of the Quadrant Capital.

use egui::{DragValue, RichText, Ui};

use super::super::OpenScenario;
use super::{changed, order, wall};
use kit::action::Change;
use kit::desks::beginning::ready_made;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{NumberField, pill, section, small_button, small_button_if};
use rules::counted;
use star_viking::InScenario;
use star_viking::SYSTEMS;
use star_viking_paper::sheets::words::Words;

/// Shows the card with the systems in play.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SYSTEMS IN PLAY");
    if open.content.systems.is_empty() {
        ui.label(RichText::new("The project has no systems yet.").color(Palette::of(ui).weak));
        ui.horizontal(|ui| none(ui, context, open));
    } else {
        ui.horizontal_wrapped(|ui| {
            chosen(ui, open);
            buttons(ui, context, open);
        });
        wall::show(ui, context, open);
    }
    order::show(ui, context, open);
    capital(ui, open);
    let here = open.place(InScenario::Systems);
    findings::at(ui, context, |found| *found == here);
}

/// Shows the buttons that add a first system to a project without any.
fn none(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let button = small_button(ui, "New system").on_hover_text("Add a system to the project, and go to its tile.");
    context.reach(&open.place(InScenario::Systems), &button);
    if button.clicked()
        && let Some((edit, place)) = SYSTEMS.add_to(open.content)
    {
        context.change(Change::edit("Add system", edit).then_select(place));
    }
    if let Some((words, help, action)) = ready_made(context.state)
        && small_button(ui, words).on_hover_text(help).accessible_name(format!("{words} for systems")).clicked()
    {
        context.push(action);
    }
}

/// Shows how many systems are in play, and how many the book asks for.
fn chosen(ui: &mut Ui, open: OpenScenario) {
    let systems = &open.content.systems;
    let count = open.scenario.systems.iter().filter(|(_, played)| systems.get(played.system).is_some()).count();
    let palette = Palette::of(ui);
    let (words, ink) = match open.scenario.form.systems() {
        None => (format!("{} chosen", counted(count, "system")), palette.text),
        Some((fewest, most)) => {
            let (remark, ink) = match count {
                few if few < fewest => (": too few", palette.error),
                many if many > most => (": too many", palette.error),
                _ => ("", palette.good),
            };
            (format!("{count} of {fewest}\u{2013}{most} chosen{remark}"), ink)
        }
    };
    pill(ui, &words, ink)
        .on_hover_text("How many of the systems are in play, and how many the book asks for (Star System Tiles).");
}

/// Shows the buttons that choose many systems at once.
fn buttons(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let systems = &open.content.systems;
    let idle: Vec<_> = systems.ids().filter(|system| open.scenario.times_in_play(*system) == 0).collect();
    let all = small_button_if(ui, !idle.is_empty(), "Take all systems");
    if all.on_hover_text("Put every system of the project into play that is not yet.").clicked() {
        context.change(changed(open, "Take all systems", |scenario| {
            for system in idle {
                scenario.put_in_play(system, 1);
            }
        }));
    }
    if open.scenario.form.systems().is_none() {
        return;
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.form;
    let help = "Shuffle the tiles and draw as many as the book asks for, as the Federate player does (Star System Tiles). Tiles that stay \
                keep everyone who starts there.";
    let seed = memory.seed;
    if small_button(ui, "Draw at random").on_hover_text(help).clicked() {
        memory.seed = seed.wrapping_add(1);
        context.change(changed(open, "Draw the systems at random", |scenario| scenario.draw_systems(systems, seed.into())));
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.form;
    let label = ui.label(RichText::new("Seed of the draw").size(theme::SMALL).color(Palette::of(ui).weak));
    let field = ui.add(NumberField(DragValue::new(&mut memory.seed).speed(1.0))).labelled_by(label.id);
    field.on_hover_text("The same seed draws the same systems; each draw moves on to the next seed.");
}

/// Says where the Quadrant Capital can be placed and where it is.
fn capital(ui: &mut Ui, open: OpenScenario) {
    if !open.scenario.form.is_campaign() {
        return;
    }
    let words = Words::new(open.content, open.scenario);
    let Some(sites) = words.capital_sites() else { return };
    let stands = match words.quadrant_capitals().as_slice() {
        [] => "It stands nowhere yet.".to_owned(),
        found => format!("It stands in {}.", found.join(" and ")),
    };
    let label = ui.label(RichText::new(format!("{sites} {stands}")).color(Palette::of(ui).weak));
    label.on_hover_text("The Federate player announces it at the start (Federate Forces Deployment: Quadrant Capital).");
}
