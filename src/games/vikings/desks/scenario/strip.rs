//! The controls above the boards: the tools, the area to paint, turning, and new things to put down.

use egui::{RichText, Ui};

use super::areas::{self, TOOLS, Tool, named};
use super::canvas;
use super::scene::{Piece, Scene};
use kit::action::Action;
use kit::board::{Pieces as _, toolbox};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, Offer, choice, icon_button, told_beside_menu};
use rules::capital;
use rules::kind::Choosable as _;
use vikings::{InScenario, Purpose, TokenKind};

/// Shows the controls above the boards.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal_wrapped(|ui| {
        let keys = &context.state.settings.keys;
        let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
        toolbox(ui, keys, &TOOLS, &mut memory.tool);
        ui.add_space(theme::GAP);
        let piece = memory.board.hand.map(|hand| hand.piece).or_else(|| scene.selected());
        let turns = piece.is_some_and(|piece| scene.facing(piece).is_some());
        for (icon, name, help, clockwise) in [
            (Icon::TurnLeft, "Turn left", "Turn the selected boat or rider one side anticlockwise ([).", false),
            (Icon::TurnRight, "Turn right", "Turn the selected boat or rider one side clockwise (]).", true),
        ] {
            if icon_button(ui, icon, name, help, turns).clicked() {
                context.actions.extend(canvas::turn(memory, scene, clockwise));
            }
        }
        ui.add_space(theme::GAP);
        ui.menu_button("Put down", |ui| {
            for kind in TokenKind::ALL {
                let help = format!("{} Press, and then a hex; or press Enter at the cursor.", kind.offer().help);
                let button = ui.button(capital(kind.label())).accessible_name(format!("Put down a {}", kind.label()));
                if told_beside_menu(button, help).clicked() {
                    memory.tool = Tool::Select;
                    memory.board.take(Piece::New(kind));
                    ui.close();
                }
            }
        });
        ui.add_space(theme::GAP);
        area(ui, context, scene);
    });
}

/// Shows a list from which the user chooses the area to paint, and the buttons that add an area.
fn area(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let scenario = scene.set_up.scenario;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    let shown = memory.area.and_then(|id| scenario.areas.get(id)).map_or_else(|| "No area".to_owned(), named);
    ui.label(RichText::new("Area").size(theme::SMALL).color(Palette::of(ui).weak));
    let offers = scenario.areas.iter().map(|(id, area)| Offer::new(id, named(area), memory.area == Some(id)));
    let field = choice(ui, "Area to paint", 180.0, &shown, offers);
    if let Some(id) = field.taken {
        memory.area = Some(id);
        context.push(Action::PointAt(scene.at(InScenario::Area(id))));
    }
    field.response.on_hover_text("The area that the brush paints and the eraser takes hexes out of.");
    ui.menu_button("New area", |ui| {
        for purpose in Purpose::ALL {
            let offer = purpose.offer();
            if told_beside_menu(ui.button(capital(offer.word)), offer.help).clicked() {
                let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
                memory.tool = Tool::Brush;
                context.change(areas::added(scene, purpose));
                ui.close();
            }
        }
    });
}
