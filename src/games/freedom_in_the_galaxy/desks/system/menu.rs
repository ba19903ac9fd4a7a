//! The menu that a right-click on a space of the display opens.

use super::scene::{Held, Scene};
use super::{Memory, steps};
use crate::display::RingSpot;
use freedom_in_the_galaxy::{Beginning, InPlanet, Place, Standing};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::action::Action;
use kit::board::{BoardResponse, Pieces as _};
use kit::widgets::context_menu;

/// Shows the menu of the display while it is open.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(spot) = touched.point.and_then(|point| kit::board::Spaces::at(&scene.display, point))
    {
        (memory.board.hand, memory.board.view.cursor) = (None, Some(spot));
        actions.push(Action::PointAt(place(scene, spot)));
    }
    context_menu(&touched.response, |ui| {
        if let Some((planet, RingPart::Track(loyalty))) = memory.board.view.cursor {
            for (words, beginning, standing) in [
                ("Start the rebellion here (S)", Beginning::StartRebellion, loyalty.into()),
                ("Start Armageddon here (A)", Beginning::Armageddon, loyalty.into()),
                ("Start Armageddon under Rebel control (AC)", Beginning::Armageddon, Standing::RebelControl),
            ] {
                let change = steps::stand(scene, planet, beginning, Some(standing));
                if let Some(change) = change.filter(|_| Standing::loyalty(standing) == loyalty)
                    && ui.button(words).clicked()
                {
                    actions.push(memory.board.made(change));
                }
            }
            ui.separator();
        }
        if let Some(change) = steps::remove(scene)
            && ui.button(change.label.clone()).clicked()
        {
            actions.push(change.into());
        }
        if ui.button("Show the whole display").clicked() {
            memory.board.view.port.fit();
        }
    });
}

/// The place of the project to select when the user clicks a space.
pub fn place(scene: &Scene, spot: RingSpot) -> project::Place {
    match spot.1 {
        RingPart::Track(_) => Place::Planet(spot.0, InPlanet::Loyalty).into(),
        RingPart::Orbit => scene.place(Some(Held::Planet(spot.0))),
        RingPart::Environ(environ) => scene.place(Some(Held::Environ(spot.0, environ))),
    }
}
