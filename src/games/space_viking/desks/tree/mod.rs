//! The tree of technologies, track by track and level by level, with the cheapest way to one technology highlighted.
//!
//! The layout is the rules' [`TechnologyTree`], which the printed sheet draws too; `picture.rs` draws it on the screen.

mod picture;

use std::sync::Arc;

use egui::{RichText, Ui};

pub use self::picture::Picture;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{item, section};
use project::Project;
use rules::Id;
use space_viking::forecast::{Terms, Way, cheapest_way};
use space_viking::{Content, InTechnology, Place, Technology, TechnologyTree, Track};

/// The last tree, with the project and the top track for which it was laid out, and the last path, with the technology to which it leads. The tree is
/// laid out again only if the project or the track has changed; the path is worked out again only if the tree or the technology has changed.
#[derive(Default)]
pub struct Memory {
    of: Option<Arc<Project>>,
    first: Option<Track>,
    tree: Arc<TechnologyTree>,
    way: Option<(Id<Technology>, Option<Way>)>,
}

/// The tree of a project, with the given track at the top.
pub fn of(context: &mut FrameContext, content: &Content, first: Option<Track>) -> Arc<TechnologyTree> {
    let project = context.state.document.project();
    let memory = &mut context.memory.own.of::<crate::Memory>().tree;
    if memory.first != first || memory.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, project)) {
        let tree = Arc::new(TechnologyTree::led_by(content, first));
        *memory = Memory { of: Some(Arc::clone(project)), first, tree, way: None };
    }
    Arc::clone(&memory.tree)
}

/// Shows the tree, and the cheapest path to the technology step by step. The track of the technology is at the top, so that it is visible.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Technology>) {
    let tree = of(context, content, content.technologies.get(id).map(|known| known.track));
    let memory = &mut context.memory.own.of::<crate::Memory>().tree;
    if memory.way.as_ref().is_none_or(|(known, _)| *known != id) {
        memory.way = Some((id, cheapest_way(content, id, &[], Terms::default())));
    }
    let way = memory.way.as_ref().and_then(|(_, way)| way.clone());
    section(ui, "THE TREE, WITH THE CHEAPEST WAY FROM NOTHING");
    ui.label(RichText::new("In brackets: the cost without the predecessor.").size(theme::SMALL).color(Palette::of(ui).weak));
    // The box of a technology on the path shows the number of its step.
    let step_of = |known: Id<Technology>| {
        let mut steps = (1_u32..).zip(way.iter().flat_map(|way| &way.steps));
        steps.find(|(_, (step, _))| *step == known).map(|(number, (_, cost))| (number, *cost))
    };
    let lit = |known| step_of(known).map(|(number, cost)| format!("{number}. {cost} IU"));
    let says = |_, known: &Technology| {
        let words = format!("Level {}, {} IU without its predecessor. Press to go there.", known.level, known.price(false));
        [format!("Go to {}", known.label()), words]
    };
    let picture = Picture { content, tree: &tree, goal: Some(id), lit: &lit, says: &says };
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
