//! The form of a scenario: its main settings, its terms, the stars in play, planets that start differently, the set-up as a list, and notes, beside
//! the display of the first star.

use egui::Ui;

use super::{OpenScenario, terms};
use crate::sheet;
use freedom_in_the_galaxy::{Content, Edit, InScenario, PLANET_STARTS, PLAYED_STARS, Place, PlayedStar, SET_UP, Scenario};
use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet, notes, rows};
use kit::widgets::{card, section, small_button};
use rules::Id;

/// Shows the form of a scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let OpenScenario { content, id, scenario } = open;
    let place = |part: InScenario| -> project::Place { Place::Scenario(id, part).into() };
    let Some(form) = Form::of(context, place(InScenario::Whole)) else { return };
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            section(ui, "SCENARIO");
            form.title(ui, context, place(InScenario::Name));
            form.group(ui, context, place(InScenario::Whole));
            form.numbers(ui, context, place(InScenario::Planets));
            form.numbers(ui, context, place(InScenario::Victory));
            let here =
                [InScenario::Whole, InScenario::Name, InScenario::Stars, InScenario::SetUp, InScenario::Planets].map(place);
            findings::at(ui, context, |found| here.contains(found));
        });
        terms::show(ui, context, &form, open);
        rows::show(ui, context, &PLAYED_STARS, &place(InScenario::Whole));
        rows::show(ui, context, &PLANET_STARTS, &place(InScenario::Whole));
        rows::show(ui, context, &SET_UP, &place(InScenario::Whole));
        card(ui, |ui| {
            section(ui, "MANY STARS AT ONCE");
            ui.horizontal_wrapped(|ui| many(ui, context, content, (id, scenario)));
        });
        card(ui, |ui| {
            notes::show(ui, context, &scenario.notes, &place(InScenario::Notes), |notes| {
                Edit::Scenario(rules::Change::Set(id, Scenario { notes, ..scenario.clone() })).into()
            });
        });
    };
    form_and_sheet(ui, context, id.number(), within, |ui, context| match scenario.in_play(&content.stars).first() {
        Some(star) => sheet::star_system(ui, context, *star),
        None => sheet::map(ui, context, place(InScenario::Whole)),
    });
}

/// Shows buttons that put all stars of a province into play and take all others out.
fn many(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, scenario): (Id<Scenario>, &Scenario)) {
    for (province_id, province) in content.provinces.iter() {
        let of_it = content.stars.iter().filter(|(_, star)| star.province == Some(province_id));
        let stars: Vec<PlayedStar> = of_it.map(|(star, _)| PlayedStar { star }).collect();
        if stars.is_empty() {
            continue;
        }
        let button = small_button(ui, province.label()).on_hover_text("Play the stars of this province, and no others.");
        if button.accessible_name(format!("Play the stars of {}", province.label())).clicked() {
            let stars = stars.into_iter().collect();
            let edit = Edit::Scenario(rules::Change::Set(id, Scenario { stars, ..scenario.clone() }));
            context.change(Change::edit(format!("Play the stars of {}", province.label()), edit));
        }
    }
    if small_button(ui, "All stars").on_hover_text("Name no star, so that all of them are in play.").clicked() {
        let edit = Edit::Scenario(rules::Change::Set(id, Scenario { stars: [].into_iter().collect(), ..scenario.clone() }));
        context.change(Change::edit("Play all stars", edit));
    }
}
