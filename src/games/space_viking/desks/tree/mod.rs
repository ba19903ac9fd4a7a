//! The tree of technologies, track by track and level by level, with the cheapest way to one of them highlighted.
//!
//! The layout is the rules' [`TechnologyTree`], which the paper draws too; `picture.rs` draws it here.

mod picture;

use std::sync::Arc;

use egui::{RichText, Ui};

use self::picture::Picture;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{item, section};
use project::Project;
use rules::Id;
use space_viking::forecast::{Terms, Way, cheapest_way};
use space_viking::{Content, InTechnology, Place, Technology, TechnologyTree};

/// The way that was found last; it is worked out again only if the project or the technology has changed.
#[derive(Default)]
pub struct Memory {
    of: Option<(Arc<Project>, Id<Technology>)>,
    way: Option<Way>,
    tree: Arc<TechnologyTree>,
}

/// Shows the tree, and the way to a technology step by step.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Technology>) {
    let project = context.state.document.project();
    let memory = &mut context.memory.own.of::<crate::Memory>().tree;
    if memory.of.as_ref().is_none_or(|(of, known)| !Arc::ptr_eq(of, project) || *known != id) {
        memory.of = Some((Arc::clone(project), id));
        memory.way = cheapest_way(content, id, &[], Terms::default());
        memory.tree = Arc::new(TechnologyTree::of(content));
    }
    let (way, tree) = (memory.way.clone(), Arc::clone(&memory.tree));
    section(ui, "THE TREE, WITH THE CHEAPEST WAY FROM NOTHING");
    // A technology on the way bears the number of its step.
    let step_of = |known: Id<Technology>| {
        let mut steps = (1_u32..).zip(way.iter().flat_map(|way| &way.steps));
        steps.find(|(_, (step, _))| *step == known).map(|(number, (_, cost))| (number, *cost))
    };
    let picture = Picture { content, tree: &tree, goal: id, step_of: &step_of };
    if let Some(other) = picture.show(ui) {
        context.actions.push(Action::Select(Place::Technology(other, InTechnology::Whole).into()));
    }
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
