//! A thing with its name, its fields as text and its findings, where it has no desk of its own.

use egui::{Grid, RichText, ScrollArea, Ui};

use super::{fields, name_of, thing, things};
use crate::editor::action::{Action, Change};
use crate::editor::stage::Stage;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Field, card, heading, section, severity_mark};
use crate::rules;
use crate::rules::star_viking::{Content, Place};

/// The desk of what is selected.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    ScrollArea::vertical().id_salt("star viking").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        card(ui, |ui| {
            name(ui, stage, content, place);
            let weak = Palette::of(ui).weak;
            Grid::new("fields").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
                for (what, words) in fields::of(content, place) {
                    ui.label(RichText::new(what).color(weak));
                    ui.label(words);
                    ui.end_row();
                }
            });
        });
        findings(ui, stage, place);
    });
}

/// The field for the name, for things that have one.
fn name(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    let (Some(name), Some(at)) = (things::name(content, place), name_of(place)) else {
        heading(ui, &things::label(content, place));
        return;
    };
    let typed = Field::new(things::name_field(place), name).title().hint("Name").show(ui);
    if let Some(edit) = typed.text.and_then(|text| things::rename(content, place, text)) {
        stage.change(Change::edit("Rename it", edit).during(Some(typed.gesture)));
    }
    if typed.done {
        stage.push(Action::Settle);
    }
    if stage.jumps_to(&at) {
        typed.response.request_focus();
    }
}

/// What breaks a rule in the thing.
fn findings(ui: &mut Ui, stage: &mut Stage, place: Place) {
    let thing = rules::Place::from(thing(place));
    let all = &stage.state.document.derived().findings;
    let mut own = all.iter().filter(|finding| crate::editor::desks::thing(&finding.place) == thing).peekable();
    if own.peek().is_some() {
        card(ui, |ui| {
            section(ui, "FINDINGS");
            for finding in own {
                ui.horizontal_wrapped(|ui| {
                    severity_mark(ui, finding.about.severity);
                    ui.label(&finding.message);
                });
            }
        });
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    heading(ui, &things::label(content, place));
    ui.label(RichText::new(stage.state.document.project().content.path(&place.into())).color(Palette::of(ui).weak));
}
