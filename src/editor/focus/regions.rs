//! The regions of the window: toolbar, outline, desk, inspector, the panel below the desk, status bar. A key moves the focus from one to the next.

use egui::{Context, Id, Memory, Rect};

use crate::editor::widgets::beginning_of_desk;

/// The position of a region in the last frame that showed it.
#[derive(Clone, Copy)]
struct Region {
    rect: Rect,
    /// The number of the frame that showed the region last.
    pass: u64,
}

/// The names of the regions, which are the names of their panels, in the order in which the key moves through the regions.
const ROUND: [&str; 11] =
    ["Toolbar", "Outline", "Desk", "Table", "Game by post", "Inspector", "Problems", "Playtest", "Kept", "Status", "Notice"];

/// The name for the part of a desk below its tabs. It is not a region of its own.
pub const CONTENTS: &str = "Contents of the desk";

fn id(name: &str) -> Id {
    Id::unique(("region", name))
}

/// Records the position of a region in this frame.
pub fn mark(context: &Context, name: &str, rect: Rect) {
    let region = Region { rect, pass: context.cumulative_pass_nr() };
    context.data_mut(|data| data.insert_temp(id(name), region));
}

/// Whether the focus is in a region.
pub fn has_focus(context: &Context, name: &str) -> bool {
    let focused = context.memory(Memory::focused).and_then(|id| super::keeper::rect_of(context, id));
    focused.zip(shown(context, name)).is_some_and(|(focused, region)| region.contains(focused.center()))
}

/// Gives the focus to the desk, or to the view that takes the whole window instead of the desk. There the focus goes to the control at which the
/// desk's keys work, such as the cells of a table, or else to the first control.
pub fn enter_desk(context: &Context) {
    let mut places = ["Game by post", "Table", CONTENTS, "Desk"].iter().filter_map(|name| shown(context, name));
    let first = beginning_of_desk(context).or_else(|| places.find_map(|rect| super::keeper::first_by_tab(context, rect)));
    if let Some(first) = first {
        context.memory_mut(|memory| memory.request_focus(first));
        context.request_repaint();
    }
}

/// Whether a key that leads to the desk should move the focus: if the focus is outside the desk, or if the desk has a control at which its keys work.
pub fn is_to_enter(context: &Context) -> bool {
    let is_in_desk = ["Game by post", "Table", CONTENTS].into_iter().any(|name| has_focus(context, name));
    !is_in_desk || beginning_of_desk(context).is_some()
}

/// The position of a region; `None` if none of the last few frames has shown it.
fn shown(context: &Context, name: &str) -> Option<Rect> {
    let found: Option<Region> = context.data(|data| data.get_temp(id(name)));
    found.filter(|region| region.pass + 2 >= context.cumulative_pass_nr()).map(|region| region.rect)
}

/// Gives the focus to the first control of the next region, or of the previous one, starting from the region that has the focus.
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
