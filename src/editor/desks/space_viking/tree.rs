//! The tree of technologies, track by track and level by level, with the cheapest way to one of them lit.

use std::sync::Arc;

use egui::{Button, Grid, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{item, section};
use crate::project::Project;
use crate::rules::kind::Choosable as _;
use crate::rules::space_viking::forecast::{Terms, Way, cheapest_way};
use crate::rules::space_viking::{Content, InTechnology, Place, Technology, Track};
use crate::rules::{Id, capital};

/// The way that was found last, which is asked again only where the project or the technology is another.
#[derive(Default)]
pub struct Memory {
    of: Option<(Arc<Project>, Id<Technology>)>,
    way: Option<Way>,
}

/// Shows the tree, and the way to a technology step by step.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Technology>) {
    let project = context.state.document.project();
    let memory = &mut context.memory.space_viking.tree;
    if memory.of.as_ref().is_none_or(|(of, known)| !Arc::ptr_eq(of, project) || *known != id) {
        memory.of = Some((Arc::clone(project), id));
        memory.way = cheapest_way(content, id, &[], Terms::default());
    }
    let way = memory.way.clone();
    section(ui, "THE TREE, WITH THE CHEAPEST WAY FROM NOTHING");
    // What is on the way bears the number of its step.
    let step_of = |known: Id<Technology>| {
        let mut steps = (1..).zip(way.iter().flat_map(|way| &way.steps));
        steps.find(|(_, (step, _))| *step == known).map(|(number, (_, cost))| (number, *cost))
    };
    Grid::new("technologies").striped(true).spacing([10.0, 6.0]).show(ui, |ui| {
        for track in Track::all() {
            ui.label(RichText::new(capital(track.offer().word)).font(theme::bold(theme::BODY)));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let mut known: Vec<(Id<Technology>, &Technology)> =
                    content.technologies.iter().filter(|(_, technology)| technology.track == *track).collect();
                known.sort_by_key(|(_, technology)| technology.level);
                for (other, technology) in known {
                    let (name, level, price) = (technology.label(), technology.level, technology.price(false));
                    let step: Option<(u32, u32)> = step_of(other);
                    let words =
                        step.map_or_else(|| format!("{name} {price}"), |(number, cost)| format!("{number}. {name} {cost}"));
                    let button = ui.add(Button::selectable(step.is_some(), RichText::new(words).size(theme::SMALL)));
                    let help = format!("Level {level}, {price} IU without its predecessor. Press to go there.");
                    if button.on_hover_text(help).accessible_name(format!("Go to {name}")).clicked() {
                        context.actions.push(Action::Select(Place::Technology(other, InTechnology::Whole).into()));
                    }
                }
            });
            ui.end_row();
        }
    });
    let Some(way) = way else {
        ui.label(RichText::new("No way leads there.").color(Palette::of(ui).weak));
        return;
    };
    for (at, (step, cost)) in way.steps.iter().enumerate() {
        let name = content.technologies.get(*step).map_or("?", Technology::label);
        item(ui, &format!("{}. {name}", at + 1), "", &format!("{cost} IU"), false);
    }
    ui.separator();
    item(ui, "All of it", "", &format!("{} IU", way.cost), true);
}
