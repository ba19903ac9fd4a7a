//! The tools above the board or layout, with the choices for the tool in hand; and the line below it with the zoom and a description of a hex.

use egui::{RichText, Ui};

use super::layer::LAYERS;
use super::looks::{Walk, describe};
use super::tool::{TOOLS, Tool};
use super::{Memory, Open, hexes};
use crate::things::commands;
use drawing::Page;
use geometry::{Point, Rect};
use kit::board::toolbox;
use kit::desks::FrameContext;
use kit::keys::KeyChoices;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, choice, number_stepper, small_toggle};
use rules::capital;
use vikings::BoatClass;
use vikings::board::{Barrier, Board, Hexes, Surface};
use vikings_paper::sheets::boards::BoardDrawing;

/// The greatest reach of the brush: how many hexes it paints on each side of the middle hex.
pub const MOST_REACH: u32 = 3;

/// Shows the tools, and below them the choices for the tool in hand.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let keys = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().board;
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal_wrapped(|ui| {
        toolbox(ui, keys, TOOLS.iter().filter(|entry| entry.tool.serves(open.ground)), &mut memory.tool);
        if open.board().is_some() {
            ui.add_space(theme::GAP);
            memory.layers.menu(ui, &LAYERS);
        }
        if memory.tool == Tool::Brush {
            size(ui, memory, keys);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(theme::ROW);
        let weak = Palette::of(ui).weak;
        let small = |words: &str| RichText::new(words).size(theme::SMALL).color(weak);
        if memory.tool.paints() {
            for surface in Surface::ALL {
                let chosen = memory.surface == surface;
                let words = capital(surface.label());
                let response = memory.swatches.toggle(ui, context.screen, (surface, &words), chosen, || swatch(surface));
                if response.on_hover_text(surface.says()).clicked() {
                    memory.surface = surface;
                }
            }
        }
        match memory.tool {
            Tool::Sides => {
                for barrier in Barrier::ALL {
                    let chosen = memory.barrier.0 == barrier;
                    if small_toggle(ui, chosen, &capital(barrier.label())).on_hover_text(barrier.says()).clicked() {
                        memory.barrier.0 = barrier;
                    }
                }
            }
            Tool::Reach => reach(ui, &mut memory.walk, open),
            Tool::Select | Tool::Brush | Tool::Fill | Tool::Rectangle | Tool::Pick | Tool::Clear | Tool::Sight => {}
        }
        if !memory.tool.paints() && memory.tool != Tool::Sides && memory.tool != Tool::Reach {
            let words = match memory.tool {
                Tool::Sight => {
                    "Press a hex. L, M and H are light, medium and heavy cover, +1 and +2 the range; what is dark is not seen."
                }
                tool => tool.entry().key.tooltip,
            };
            ui.add(egui::Label::new(small(words)).truncate());
        }
    });
}

/// Shows the choice of the brush's reach.
fn size(ui: &mut Ui, memory: &mut Memory, keys: &KeyChoices) {
    ui.add_space(theme::GAP);
    ui.label(RichText::new("Size").size(theme::SMALL).color(Palette::of(ui).weak));
    for reach in 0..=MOST_REACH {
        let response = small_toggle(ui, memory.reach == reach, &(reach + 1).to_string());
        let response = response.on_hover_text(commands::BOARD_RIGHT.help(ui.ctx(), keys));
        if response.accessible_name(format!("Brush size {}", reach + 1)).clicked() {
            memory.reach = reach;
        }
    }
}

/// A sample of a surface, drawn as on a board.
fn swatch(surface: Surface) -> Page {
    let mut hexes = Hexes::new(3, 3);
    let spaces: Vec<_> = hexes.iter().map(|(space, _)| space).collect();
    for space in spaces {
        hexes.set(space, surface);
    }
    let drawing = BoardDrawing::of_board(&Board { hexes, ..Board::default() }, None);
    let size = drawing.layout.size();
    // At this small size the hexes are drawn without their numbers.
    let items = drawing.part_on_screen(Rect::new(Point::ORIGIN, size), 0.0).items;
    Page { items, ..Page::new(surface.label(), size) }
}

/// Shows the choices for the tool that shows how far somebody gets: on foot, on a horse or in a boat, and the movement points or the speed.
fn reach(ui: &mut Ui, walk: &mut Walk, open: Open) {
    let small = |words: &str| RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
    let (movement, speed) = (small("Movement"), small("Speed"));
    for (mounted, words) in [(false, "On foot"), (true, "On a horse")] {
        if small_toggle(ui, walk.boat.is_none() && walk.mounted == mounted, words).clicked() {
            (walk.boat, walk.mounted) = (None, mounted);
        }
    }
    let class = walk.boat.and_then(|boat| open.content.boats.get(boat));
    let offers = open.content.boats.iter().map(|(id, class)| Offer::new(id, class.label(), walk.boat == Some(id)));
    let field = choice(ui, "In a boat", 130.0, class.map_or("In a boat", BoatClass::label), offers);
    if let Some(boat) = field.taken {
        walk.boat = Some(boat);
        walk.speed = open.content.boats.get(boat).map_or(walk.speed, |class| class.forwards.get());
    }
    field.response.on_hover_text("The class of the boat whose axis is on the hex; [ and ] turn its bow.");
    if class.is_some() {
        ui.label(speed);
        let stepped = number_stepper(ui, "Speed of the boat", i64::from(walk.speed), 0..=99);
        walk.speed = stepped.amount.and_then(|amount| u32::try_from(amount).ok()).unwrap_or(walk.speed);
        return;
    }
    if small_toggle(ui, walk.armour, "In armour").on_hover_text("Armour never enters deep water.").clicked() {
        walk.armour = !walk.armour;
    }
    ui.label(movement);
    let stepped = number_stepper(ui, "Movement points in a turn", i64::from(walk.allowance), 1..=99);
    if let Some(amount) = stepped.amount {
        walk.allowance = u32::try_from(amount).unwrap_or(1);
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let memory = &mut context.memory.own.of::<crate::Memory>().board;
    let Some(picture) = memory.shown.picture().cloned() else { return };
    let Some(layout) = memory.shown.layout() else { return };
    let words = describe(memory, open, picture.site(), memory.view.meant().unwrap_or_default());
    memory.view.line(ui, &context.state.settings.keys, &hexes(layout), None, words);
}
