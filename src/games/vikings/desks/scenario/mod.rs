//! The scenario desk: the starting places of characters, boats and things; the terms line by line; the sheet for the players; and the playing desk,
//! on which games of the scenario are played.
//!
//! In the set-up, boats, characters and things are dragged over the joined boards or put down by keys, and areas are painted. A piece in hand is
//! painted over the picture; putting it down changes the project by one edit. Hexes where it may stand are lit, that is, highlighted, and an
//! objection to a hex is written below; but nothing is forbidden. Reading order: this file, `scene.rs` (the data of a frame), `moved.rs` (the
//! changes), `guide.rs` (lit hexes), `canvas.rs` with `overlay.rs` and `pieces.rs`, `areas.rs` (painting areas), `strip.rs`, `tray.rs`, `words.rs`,
//! `inspector.rs`; `play/` (a game, replayed or played).

mod areas;
mod canvas;
mod guide;
mod inspector;
mod moved;
mod overlay;
mod pieces;
mod play;
mod scene;
mod strip;
mod tray;
mod words;

pub use play::{Memory as Games, show as play, table};

use egui::{Panel, Ui};

use super::board::{Pictured, Shown};
use super::muster;
use areas::{AreaStroke, Tool};
use geometry::Space;
use guide::Guide;
use kit::action::{Action, Change};
use kit::board::{Board, Painted, Pieces as _, Spaces as _, above, around_all, below, beside};
use kit::desks::beginning::{Chosen, choose, none_yet};
use kit::desks::{FrameContext, pages};
use kit::widgets::tabs;
use paper::sheets::Request;
use rules::Id;
use scene::{Aside, Piece, Scene};
use vikings::{Area, Content, Edit, InScenario, Place, Scenario, SetUp};

/// What the scenario desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    scenario: Option<Id<Scenario>>,
    view: View,
    board: Board<Space, Piece, Aside>,
    shown: Shown,
    picture: Painted<Pictured>,
    guide: Guide,
    tool: Tool,
    /// The area that the tools paint.
    area: Option<Id<Area>>,
    /// The reach of the brush: how many hexes it paints on each side of the middle hex.
    reach: u32,
    stroke: Option<AreaStroke>,
    /// Whether the boards have been shown already; if so, they keep their position and zoom.
    is_open: bool,
}

/// If the boards are wider than this many times their height, the tray lies below them instead of beside them.
const WIDE: f64 = 1.4;
/// The height of the tray when it lies below the boards, in points of the screen: first while it is empty, then while pieces wait in it.
const LOW: (f32, f32) = (112.0, 216.0);

/// A tab of the scenario desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// The starting places of all pieces.
    #[default]
    SetUp,
    /// The terms of the scenario, line by line.
    Lines,
    /// The printed sheet for both players.
    Sheet,
}

impl View {
    /// The tabs, with their names and help.
    const TABS: [(Self, &str, &str); 3] = [
        (Self::SetUp, "Set-up", "Where boats, characters and things begin, and the areas."),
        (Self::Lines, "Goals and rules", "Who fights where for what, by which rules; every list line by line; the notes."),
        (Self::Sheet, "Scenario sheet", "The page that both players get."),
    ];

    /// The tab on which a part of the scenario is edited; `None` if that part needs no particular tab.
    const fn of(part: InScenario) -> Option<Self> {
        match part {
            InScenario::Whole | InScenario::Area(_) | InScenario::Token(_) => None,
            InScenario::Boat(..) | InScenario::Member(..) | InScenario::Thing(..) => Some(Self::SetUp),
            InScenario::Name
            | InScenario::Layout
            | InScenario::Sides
            | InScenario::Turns
            | InScenario::Pace(_)
            | InScenario::Goal(_)
            | InScenario::Options
            | InScenario::Tide
            | InScenario::Grades
            | InScenario::Notes => Some(Self::Lines),
        }
    }
}

/// Shows the scenario desk with the scenario that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, part: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    if memory.scenario != Some(id) {
        // When another scenario is opened, the view shows the hexes that are in play.
        *memory = Memory { scenario: Some(id), view: memory.view, ..Memory::default() };
    }
    if context.jump
        && let Some(view) = View::of(part)
    {
        memory.view = view;
    }
    tabs(ui, &mut memory.view, &View::TABS);
    match memory.view {
        View::SetUp => set_up(ui, context, content, id, part),
        View::Lines => muster::show(ui, context, Place::Scenario(id, part)),
        View::Sheet => {
            let place = Place::Scenario(id, InScenario::Whole).into();
            let (only, scenario) = (vec![vikings_paper::sheets::SCENARIOS], Some(scenario.name.clone()));
            let request = Request { only, scenario, ..Request::default() };
            pages::printed(ui, context, place, request);
        }
    }
}

fn set_up(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, part: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let set_up = SetUp::of(content, scenario);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    if let Some(layout) = scenario.layout {
        memory.shown.update_layout(content, layout);
    }
    let ground = memory.shown.layout().filter(|_| set_up.site().is_some());
    let Some(ground) = ground else { return nothing(ui, context, content, id) };
    let Some(scene) = Scene::of(context, &set_up, id, ground, part) else { return nothing(ui, context, content, id) };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    memory.board.hand = memory.board.hand.filter(|hand| scene.knows(hand.piece));
    if context.jump
        && memory.board.is_led_to(context.state.document.place())
        && let Some(space) = scene.selected().and_then(|piece| scene.space_of(piece)).or(scene.first_of_area())
    {
        memory.board.view.show(&scene.spaces, space);
    }
    if let InScenario::Area(area) = part {
        memory.area = Some(area);
    }
    memory.area = memory.area.filter(|area| scenario.areas.get(*area).is_some());
    if !std::mem::replace(&mut memory.is_open, true)
        && let Some(part) = around_all(&scene.spaces, scene.pieces().filter_map(|piece| scene.space_of(piece)))
    {
        memory.board.view.port.open_on(part);
    }
    memory.board.begin(ui, &scene);
    above(ui, "set-up tools", 4, |ui| strip::show(ui, context, &scene));
    below(ui, "set-up line", |ui| words::line(ui, context, &scene));
    // Boards that are wide in proportion get the full width of the desk.
    let size = scene.spaces.size();
    if size.width > size.height * WIDE {
        let height = if tray::waits(&scene) { LOW.1.min(ui.available_height() * 0.4) } else { LOW.0 };
        let tray = Panel::bottom("tray below").exact_size(height).resizable(false);
        beside(ui, tray, [0, 8, 0], |ui| tray::show(ui, context, &scene, true));
    } else {
        let tray = Panel::left("tray").default_size(196.0).size_range(140.0..=340.0);
        beside(ui, tray, [0, 8, 0], |ui| tray::show(ui, context, &scene, false));
    }
    canvas::show(ui, context, &scene);
}

/// Tells the user what to do if the scenario has no boards.
fn nothing(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>) {
    let words = "Choose the layout of boards on which it is fought; then boats and characters can be placed.";
    if content.layouts.is_empty() {
        return none_yet(ui, context, "layout", "A scenario is fought on boards that a layout joins.");
    }
    let offered = content.layouts.iter().map(|(layout, known)| (layout, format!("Fight on {}", known.label())));
    let others = ("Choose a layout", "Go to the scenario's layout, among its goals and rules.");
    match choose(ui, ("The scenario has no boards yet", words), offered, Some(others)) {
        Some(Chosen::This(layout)) => {
            let Some(scenario) = content.scenarios.get(id) else { return };
            let chosen = Scenario { layout: Some(layout), ..scenario.clone() };
            context.change(Change::edit("Choose the layout", Edit::Scenario(rules::Change::Set(id, chosen))));
        }
        Some(Chosen::Other) => context.push(Action::Select(Place::Scenario(id, InScenario::Layout).into())),
        None => {}
    }
}

/// Shows the inspector of a scenario.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, part: InScenario) {
    inspector::show(ui, context, content, id, part);
}
