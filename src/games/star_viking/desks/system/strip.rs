//! The strip above the tile: the fields for the words in the tile's head, and the buttons that add and remove parts. Also the line below the tile.

use egui::{RichText, Ui};

use super::on_tile::{OnTile, taken_out};
use super::{aligned, doings, looks, steps, words};
use crate::things::system::OpenSystem;
use kit::action::{Action, Report};
use kit::board::arrange::{self, Chosen};
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{captioned, small_button, small_button_if, small_toggle};
use star_viking::{BodyKind, InSystem, MeanPlunder};

/// Shows the fields for the words in the tile's head, and the buttons that add and remove parts.
pub fn show(ui: &mut Ui, context: &mut FrameContext, on_tile: &OnTile) {
    let open = on_tile.open;
    let room = ui.available_width();
    if let Some(form) = Form::of(context, open.place(InSystem::Whole)) {
        ui.horizontal_top(|ui| {
            let form = form.columns(COLUMN);
            for part in [InSystem::Name, InSystem::Technology, InSystem::Wealth] {
                form.field(ui, context, open.place(part));
            }
            captioned(ui, "Plunder", COLUMN, |ui| plunder(ui, open));
        });
    }
    // The row of fields may be wider than the room. The buttons still wrap at the width of the room.
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.horizontal_wrapped(|ui| {
            parts(ui, context, open);
            line_up(ui, context, on_tile);
        });
    });
}

/// The width of a field, in points of the screen.
const COLUMN: f32 = 108.0;

/// Shows what plundering all sectors yields, beside the wealth with which it should agree.
fn plunder(ui: &mut Ui, open: OpenSystem) {
    let palette = Palette::of(ui);
    let (words, canvas) = match MeanPlunder::of(open.system, &open.content.tables.plunder) {
        None => ("no plunder table".to_owned(), palette.weak),
        Some(mean) if mean.agrees_with(open.system.wealth) => (format!("{mean}: agrees"), palette.good),
        Some(mean) => (format!("{mean}: out of line"), palette.warning),
    };
    let help = "What plundering every sector with a code yields on average, in mega-credits. The wealth agrees with it within two \
                mega-credits or a quarter.";
    ui.label(RichText::new(words).size(theme::SMALL).color(canvas)).on_hover_text(help);
}

/// Shows the buttons that add and remove orbits and bodies.
fn parts(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let weak = Palette::of(ui).weak;
    let system = open.system;
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.label(RichText::new("Add orbit").size(theme::SMALL).color(weak));
    let selected = open.orbit().and_then(|orbit| system.orbits.position(orbit));
    let beside = |end: &str| match selected {
        Some(position) => format!("{end} of orbit {}", position + 1),
        None => format!("{end} of all orbits"),
    };
    let places = [
        ("inside", selected.unwrap_or(0), beside("Inside")),
        ("outside", selected.map_or(system.orbits.len(), |position| position + 1), beside("Outside")),
    ];
    for (words, position, where_to) in places {
        let button = small_button(ui, words).on_hover_text(format!("{where_to}."));
        if button.accessible_name(format!("Add orbit {words}")).clicked() {
            context.change(steps::add_orbit(open, position));
        }
    }
    ui.add_space(theme::GAP);
    ui.label(RichText::new("Add body").size(theme::SMALL).color(weak));
    let orbit = open.orbit().or_else(|| system.orbits.ids().next_back());
    for kind in BodyKind::ALL {
        let button = small_button_if(ui, orbit.is_some(), kind.label());
        let help =
            orbit.map_or_else(|| "Add an orbit first.".into(), |orbit| format!("Into {}.", words::orbit_label(system, orbit)));
        let button = button.on_hover_text(&help).on_disabled_hover_text(&help);
        if button.accessible_name(format!("Add {}", kind.label().to_lowercase())).clicked()
            && let Some(change) = orbit.and_then(|orbit| steps::add_body(open, orbit, kind))
        {
            context.change(change);
        }
    }
    ui.add_space(theme::GAP);
    remove(ui, context, open);
    tidy(ui, context, open);
}

/// Shows the button that lets the program lay out every body.
fn tidy(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let change = looks::tidy(open);
    let button = small_button_if(ui, change.is_some(), "Tidy");
    let help = "Lay out every body of the tile again (T).";
    let button = button.on_hover_text(help).on_disabled_hover_text("Every body is laid out already.");
    if button.clicked()
        && let Some(change) = change
    {
        context.change(change);
    }
    let ghosts = &mut context.memory.own.of::<crate::Memory>().system.ghosts;
    let toggle = small_toggle(ui, *ghosts, "Counters").on_hover_text("Show a counter at its true size in every sector (G).");
    if toggle.accessible_name("Show counters at their true size").clicked() {
        *ghosts = !*ghosts;
    }
}

/// Shows the menu that lines up or evenly spaces the chosen bodies.
fn line_up(ui: &mut Ui, context: &mut FrameContext, on_tile: &OnTile) {
    let bodies = doings::bodies(&context.memory.own.of::<crate::Memory>().system, on_tile);
    let Some((how, label)) = arrange::menu(ui, Chosen { count: bodies.len(), things: "the chosen bodies", only_across: true })
    else {
        return;
    };
    match aligned::change(on_tile, &bodies, how, label) {
        Some(change) => context.change(change),
        None => context.push(Action::Report(Report::Failed(aligned::COVERED.to_owned()))),
    }
}

/// Shows the button that removes the selected body or orbit.
fn remove(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let out = taken_out(open);
    let button = small_button_if(ui, out.is_some(), "Remove");
    // The hover text names the part to remove; in the label, a long name would move the buttons beside it.
    let help = out.as_ref().map_or_else(String::new, |change| format!("{} (Delete).", change.label));
    let button = button.on_hover_text(help).on_disabled_hover_text("Select a body or an orbit first.");
    if button.accessible_name("Remove the selected part").clicked()
        && let Some(change) = out
    {
        context.change(change);
    }
}

/// Shows the line below the board: the dragged part, or the part under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, on_tile: &OnTile) {
    let system = on_tile.open.system;
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    let said = words::in_hand(memory, on_tile).unwrap_or_else(|| match (memory.hovered, memory.board.view.cursor) {
        (Some(part), _) => words::part(system, part),
        (None, Some(space)) => words::sector(system, space),
        (None, None) => words::whole(system),
    });
    memory.board.line(ui, &context.state.settings.keys, on_tile, said);
}
