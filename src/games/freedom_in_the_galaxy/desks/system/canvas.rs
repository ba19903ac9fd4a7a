//! The canvas of the star system desk: handles the pointer and the keys on the parts of the display.

use crate::FreedomInTheGalaxy;
use egui::{CursorIcon, Ui};

use super::scene::{Held, Scene};
use super::{menu, overlay, steps, words};
use freedom_in_the_galaxy::{InPlanet, Place};
use freedom_in_the_galaxy_paper::sheets::star_systems;
use kit::action::Action;
use kit::board::{Over, Pieces as _, Spaces as _};
use kit::desks::FrameContext;
use kit::things::Things as _;
use paper::sheets::Printout;

/// Shows the display on the desk and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    let touched = memory.board.show(ui, scene);
    let draw = || {
        let page = star_systems::page_of(scene.content, scene.star, &mut Printout::default());
        (scene.display.size(), page.map(|page| page.items).unwrap_or_default())
    };
    memory.picture.show(ui, (context.state.document.project(), scene.star), draw, &touched, &mut context.memory.work);
    // From now on, the keys move the marker that was clicked last.
    if let (true, Over::Piece(Held::Marker(_, beginning))) = (touched.pressed, memory.board.over) {
        memory.beginning = beginning;
    }
    let keys = &context.state.settings.keys;
    let free = memory.board.hand.is_none();
    let actions = memory.board.handle(ui, keys, asked, &touched, scene);
    context.actions.extend(actions);
    if free
        && !asked
        && touched.response.clicked()
        && let Some(spot) =
            touched.point.filter(|point| scene.piece_at(*point).is_none()).and_then(|point| scene.display.at(point))
    {
        context.actions.push(Action::PointAt(menu::place(scene, spot)));
    }
    if touched.has_keys(ui, asked) {
        context.actions.extend(shifted(ui, scene));
    }
    menu::show(memory, scene, &touched, context.actions);
    match memory.board.hand {
        Some(hand) if hand.is_dragged() => ui.ctx().set_cursor_icon(CursorIcon::Grabbing),
        None if memory.board.view.hovered.is_some() => ui.ctx().set_cursor_icon(CursorIcon::PointingHand),
        Some(_) | None => {}
    }
    overlay::show(ui, memory, scene, &touched, context.state.document.findings());
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
    let there = memory.board.view.cursor.map_or_else(|| words::whole(scene), |spot| words::spot(scene, spot));
    let in_hand = memory.board.carried().map(|hand| words::put_down(scene, hand.piece, memory.board.aim(scene)));
    touched.say("Star system", &there, in_hand);
}

/// With Alt, a left or right arrow key exchanges the selected environ with its neighbour on that side or, if a planet is selected, moves the planet.
/// `None` if no such key was pressed or nothing can move.
fn shifted(ui: &Ui, scene: &Scene) -> Option<Action> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::ALT, key));
    let by = if pressed(egui::Key::ArrowRight) {
        1
    } else if pressed(egui::Key::ArrowLeft) {
        -1
    } else {
        return None;
    };
    match scene.planet()? {
        (planet, InPlanet::Environ(environ)) => {
            FreedomInTheGalaxy::shift_part(scene.content, Place::Planet(planet, InPlanet::Environ(environ)), by)?
                .change()
                .map(Action::from)
        }
        (planet, _) => {
            let planets: Vec<_> = scene.content.planets_of(scene.star).map(|(id, _)| id).collect();
            let at = planets.iter().position(|known| *known == planet)?;
            let other = planets.get(at.checked_add_signed(by)?)?;
            steps::put_planet(scene, planet, *other).map(Action::from)
        }
    }
}
