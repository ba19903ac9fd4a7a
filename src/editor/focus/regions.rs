//! The regions of the window: toolbar, outline, desk, inspector, the panel below, status. A key goes round them.

use egui::{Context, Id, Memory, Rect};

use crate::editor::widgets::beginning_of_desk;

/// A region as the last pass showed it.
#[derive(Clone, Copy)]
struct Region {
    rect: Rect,
    /// The pass that showed it.
    pass: u64,
}

/// The regions in the order in which the key goes round them, by the names of their panels.
const ROUND: [&str; 11] =
    ["Toolbar", "Outline", "Desk", "Table", "Game by post", "Inspector", "Problems", "Playtest", "Kept", "Status", "Notice"];

/// What a desk shows below its tabs, which is no region of its own.
pub const CONTENTS: &str = "Contents of the desk";

fn id(name: &str) -> Id {
    Id::unique(("region", name))
}

/// Records where a region is in this pass.
pub fn mark(context: &Context, name: &str, rect: Rect) {
    let region = Region { rect, pass: context.cumulative_pass_nr() };
    context.data_mut(|data| data.insert_temp(id(name), region));
}

/// Whether a region has the focus.
pub fn has_focus(context: &Context, name: &str) -> bool {
    let focused = context.memory(Memory::focused).and_then(|id| super::keeper::rect_of(context, id));
    focused.zip(shown(context, name)).is_some_and(|(focused, region)| region.contains(focused.center()))
}

/// Gives the focus to the desk, or to what takes the whole window in its place: to the control at which its keys begin, else to the first.
pub fn enter_desk(context: &Context) {
    let mut places = ["Game by post", "Table", CONTENTS, "Desk"].iter().filter_map(|name| shown(context, name));
    let first = beginning_of_desk(context).or_else(|| places.find_map(|rect| super::keeper::first_by_tab(context, rect)));
    if let Some(first) = first {
        context.memory_mut(|memory| memory.request_focus(first));
        context.request_repaint();
    }
}

/// Whether a key that leads to the desk moves the focus: from elsewhere, or to the control at which the keys of the desk begin.
pub fn is_to_enter(context: &Context) -> bool {
    let is_in_desk = ["Game by post", "Table", CONTENTS].into_iter().any(|name| has_focus(context, name));
    !is_in_desk || beginning_of_desk(context).is_some()
}

/// Where a region is, if the last passes have shown it.
fn shown(context: &Context, name: &str) -> Option<Rect> {
    let found: Option<Region> = context.data(|data| data.get_temp(id(name)));
    found.filter(|region| region.pass + 2 >= context.cumulative_pass_nr()).map(|region| region.rect)
}

/// Gives the focus to the first control of the next region, or of the one before, counted from the region that has the focus.
pub fn next_region(context: &Context, forwards: bool) {
    let mut rects: Vec<Rect> = ROUND.iter().filter_map(|name| shown(context, name)).collect();
    if !forwards {
        rects.reverse();
    }
    let focused = context.memory(Memory::focused).and_then(|id| super::keeper::rect_of(context, id));
    let from = focused.and_then(|focused| rects.iter().position(|rect| rect.contains(focused.center())));
    let start = from.map_or(0, |from| from + 1);
    let mut round = (0..rects.len()).map(|step| rects[(start + step) % rects.len()]);
    let first = round.find_map(|rect| super::keeper::first_in(context, rect));
    if let Some(first) = first {
        context.memory_mut(|memory| memory.request_focus(first));
    }
}
