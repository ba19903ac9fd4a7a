//! The canvas of the galaxy map: handles the pointer and the keys on stars and routes.

use egui::Ui;

use super::scene::Scene;
use super::{Tool, overlay, strip};
use freedom_in_the_galaxy::{InRoute, Place};
use freedom_in_the_galaxy_paper::sheets::galaxy;
use kit::action::{Action, DeskMode};
use kit::board::{Pieces as _, Spaces as _};
use kit::desks::FrameContext;
use paper::sheets::Printout;

/// Shows the map of the galaxy and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let memory = &mut context.memory.own.of::<crate::Memory>().galaxy;
    let touched = memory.board.show(ui, scene);
    let carried = memory.board.carried().map(|hand| hand.piece);
    let mut actions = memory.board.handle(ui, &context.state.settings.keys, asked, &touched, scene);
    if !asked
        && touched.response.clicked()
        && carried.is_none()
        && let Some(point) = touched.point.filter(|point| scene.piece_at(*point).is_none())
        && let Some(route) = scene.route_at(point)
    {
        actions.push(Action::PointAt(Place::Route(route, InRoute::Whole).into()));
    }
    for action in actions {
        let made = matches!(action, Action::Change(_)).then_some(carried).flatten();
        let leads = matches!(action, Action::PointAt(_) | Action::Select(_));
        context.actions.push(action);
        context.actions.extend(made.map(|star| Action::PointAt(what_was_made(scene, star))));
        if made.is_some() || leads {
            // A click on something keeps the map on the desk; the inspector shows the thing that was clicked.
            context.actions.push(Action::ShowDesk(DeskMode::Overview));
        }
    }
    let draw = || (galaxy::size(scene.content), galaxy::map(scene.content, &mut Printout::default()).items);
    memory.picture.show(ui, (context.state.document.project(), ()), draw, &touched, &mut context.memory.work);
    overlay::show(ui, memory, scene, &touched);
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
    let there = memory.board.view.cursor.map_or_else(String::new, |star| strip::describe(scene, star));
    touched.say("Galaxy", &there, memory.board.carried().map(|hand| scene.spaces.name(hand.piece)));
}

/// The place of the project to select after the user has put down a star: the star itself or, with the route tool, the new route.
fn what_was_made(scene: &Scene, star: rules::Id<freedom_in_the_galaxy::Star>) -> project::Place {
    match scene.tool {
        Tool::Move => scene.place(Some(star)),
        Tool::Route => Place::Route(scene.content.routes.next_id(), InRoute::Whole).into(),
    }
}
