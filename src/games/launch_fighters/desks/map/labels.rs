//! Arranges the labels in the chosen spaces: in a line, or at even distances.

use egui::Ui;

use super::layer::Layer;
use super::{Memory, OpenMap, set, spaces};
use geometry::Space;
use kit::action::{Action, Report};
use kit::board::arrange::{self, Chosen};
use launch_fighters::Label;
use rules::{Id, counted};

/// Shows the menu that arranges labels in a line or at even distances; returns the action that the user chose.
pub fn menu(ui: &mut Ui, memory: &mut Memory, open: OpenMap) -> Option<Action> {
    let labels: Vec<(Id<Label>, Space)> =
        open.map.labels.iter().filter(|(_, label)| memory.region.contains(&label.at)).map(|(id, label)| (id, label.at)).collect();
    let (how, words) =
        arrange::menu(ui, Chosen { count: labels.len(), things: "the labels in the chosen spaces", only_across: false })?;
    let refused = |why: String| Some(Action::Report(Report::Failed(why)));
    if let Some(why) = memory.layers.objection(Layer::Labels, "Labels") {
        return refused(why);
    }
    let stand: Vec<Space> = labels.iter().map(|(_, at)| *at).collect();
    let Some(arranged) = arrange::in_spaces(&spaces(open.map), &stand, how) else {
        return refused(arrange::IN_ONE_SPACE.to_owned());
    };
    let moved = stand.iter().zip(&arranged).filter(|(from, to)| from != to).count();
    // The chosen region moves with the labels, so that they can be arranged again.
    memory.region = arranged.iter().copied().collect();
    let change = set(open, format!("{words}: {}", counted(moved, "label")), |map| {
        for ((id, _), to) in labels.iter().zip(arranged) {
            if let Some(label) = map.labels.get_mut(*id) {
                label.at = to;
            }
        }
    });
    (moved > 0).then(|| change.into())
}
