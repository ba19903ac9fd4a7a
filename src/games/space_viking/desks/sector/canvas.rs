//! The canvas of the sector: handles the pointer and the keys on the worlds of the map.

use egui::Ui;

use super::scene::Scene;
use super::{overlay, strip};
use kit::action::{Action, DeskMode};
use kit::board::Pieces as _;
use kit::desks::FrameContext;
use paper::sheets::Printout;
use project::OneOf as _;
use space_viking::{Place, World};
use space_viking_paper::sheets::sector_map;

/// Shows the map of the sector and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let memory = &mut context.memory.own.of::<crate::Memory>().sector;
    let touched = memory.board.show(ui, scene);
    let carried = memory.board.carried().map(|hand| hand.piece);
    for action in memory.board.handle(ui, &context.state.settings.keys, asked, &touched, scene) {
        let moved = matches!(action, Action::Change(_)).then_some(carried).flatten();
        let world = |place: &project::Place| matches!(Place::own(place), Some(Place::World(..)));
        let stays = moved.is_some() || matches!(&action, Action::PointAt(place) | Action::Select(place) if world(place));
        context.actions.push(action);
        context.actions.extend(moved.map(|world| Action::PointAt(scene.place(Some(world)))));
        if stays {
            // The map stays on the desk when worlds are clicked; the inspector shows the clicked world.
            context.actions.push(Action::ShowDesk(DeskMode::Overview));
        }
    }
    let of = (context.state.document.project(), scene.reader);
    let draw = || {
        let items = sector_map::map(scene.content, scene.reader, &mut Printout::default()).items;
        (sector_map::size(&scene.content.sector), items)
    };
    memory.picture.show(ui, of, draw, &touched, &mut context.memory.work);
    overlay::show(ui, memory, scene, &touched);
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
    let there = strip::describe(memory, scene, memory.board.view.cursor.unwrap_or_default());
    let name = |id| scene.content.worlds.get(id).map_or("a world", World::label).to_owned();
    touched.say("Sector map", &there, memory.board.carried().map(|hand| name(hand.piece)));
}
