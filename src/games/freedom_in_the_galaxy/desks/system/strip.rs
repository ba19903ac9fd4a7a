//! The controls above the display, and the line below it.

use egui::{Label, RichText, Ui};

use super::scene::{Held, Scene};
use super::{steps, words};
use freedom_in_the_galaxy::{Beginning, EnvironType, Planet};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{small_button, small_button_if, small_toggle};

/// Shows the controls above the display.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(theme::ROW);
        let full = scene.content.planets_of(scene.star).count() >= *Planet::FEWEST_TO_MOST.end();
        let help = if full { "A star has one to three planets." } else { "Add a planet with a city." };
        if small_button(ui, "Add planet").on_hover_text(help).clicked() {
            context.change(steps::add_planet(scene));
        }
        ui.add_space(theme::GAP);
        environs(ui, context, scene);
        ui.add_space(theme::GAP);
        let out = steps::remove(scene);
        let button = small_button_if(ui, out.is_some(), "Remove");
        let help = out.as_ref().map_or_else(String::new, |change| format!("{} (Delete).", change.label));
        let button = button.on_hover_text(help).on_disabled_hover_text("Select a planet or an environ first.");
        if button.accessible_name("Remove the selected part").clicked()
            && let Some(change) = out
        {
            context.change(change);
        }
        ui.add_space(theme::GAP);
        let memory = &mut context.memory.own.of::<crate::Memory>().system;
        for (beginning, help) in [
            (Beginning::StartRebellion, "The keys mean the marker S, where the rebellion starts."),
            (Beginning::Armageddon, "The keys mean the marker A, where Armageddon starts."),
        ] {
            let toggle = small_toggle(ui, memory.beginning == beginning, beginning.letter()).on_hover_text(help);
            if toggle.accessible_name(format!("Marker {}", beginning.letter())).clicked() {
                memory.beginning = beginning;
            }
        }
    });
    let words = match scene.held() {
        None => "Drag S and A along a track, environs and orbit boxes to where they are to stand.",
        Some(Held::Planet(_)) => "Drag the orbit box onto another planet to change places (Alt+arrows).",
        Some(Held::Environ(..)) => "Drag the environ to another place of its planet (Alt+arrows), or to another planet.",
        Some(Held::Marker(..)) => {
            "Drag S and A along the track; a right-click offers Rebel control. Backspace takes a marker off."
        }
    };
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW * 0.7);
        ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak)).truncate());
    });
}

/// Shows a button for each type of environ. The button adds an environ of that type to the selected planet, or to the star's only planet. Buttons for
/// types that the planet already has are disabled.
fn environs(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let mut planets = scene.content.planets_of(scene.star).map(|(id, _)| id);
    let only = planets.next().filter(|_| planets.next().is_none());
    let planet = scene.planet().map(|(id, _)| id).or(only);
    ui.label(RichText::new("Add environ").size(theme::SMALL).color(Palette::of(ui).weak));
    for kind in EnvironType::ALL {
        let change = planet.filter(|id| !has(scene, *id, kind)).and_then(|id| steps::add_environ(scene, id, kind));
        let button = small_button_if(ui, change.is_some(), kind.word());
        let help = change.as_ref().map_or_else(String::new, |change| format!("{}.", change.label));
        let why = if planet.is_none() { "Select a planet first." } else { "The planet has one already." };
        let button = button.on_hover_text(help).on_disabled_hover_text(why);
        if button.accessible_name(format!("Add {} environ", kind.word())).clicked()
            && let Some(change) = change
        {
            context.change(change);
        }
    }
}

fn has(scene: &Scene, id: rules::Id<Planet>, kind: EnvironType) -> bool {
    scene.content.planets.get(id).is_some_and(|planet| planet.environs.iter().any(|(_, environ)| environ.kind == kind))
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    let said = match memory.board.carried() {
        Some(hand) => words::put_down(scene, hand.piece, memory.board.aim(scene)),
        None => memory.board.view.meant().map_or_else(|| words::whole(scene), |spot| words::spot(scene, spot)),
    };
    memory.board.line(ui, &context.state.settings.keys, scene, said);
}
