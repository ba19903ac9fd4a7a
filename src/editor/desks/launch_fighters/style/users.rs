//! The inspector of a style: which ships and fleets wear it.

use egui::{Button, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks::launch_fighters::things::{fleets_in, ships_in, whole_fleet, whole_ship, whole_style};
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::Palette;
use crate::editor::widgets::{heading, section};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Place, Style};

/// Lists the ships and fleets; a click goes to one.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Style>) {
    heading(ui, "Fleet style");
    let ships = ships_in(content, id).map(|(ship, found)| (whole_ship(ship), found.label()));
    list(ui, context, "SHIPS", "No ship uses it yet.", "Go to the design.", ships);
    let fleets = fleets_in(content, id).map(|(fleet, found)| (whole_fleet(fleet), found.label()));
    list(ui, context, "FLEETS", "No fleet uses it yet; choose it on a fleet's desk.", "Go to the fleet.", fleets);
    findings::of_thing(ui, context, whole_style(id));
}

fn list<'a>(
    ui: &mut Ui,
    context: &mut FrameContext,
    title: &str,
    none: &str,
    help: &str,
    entries: impl Iterator<Item = (Place, &'a str)>,
) {
    ui.add_space(8.0);
    section(ui, title);
    let mut entries = entries.peekable();
    if entries.peek().is_none() {
        ui.label(RichText::new(none).color(Palette::of(ui).weak));
    }
    for (place, name) in entries {
        let button = Button::new(name).frame_when_inactive(false).truncate();
        if ui.add(button).on_hover_text(help).accessible_name(format!("Go to {name}")).clicked() {
            context.push(Action::Select(place.into()));
        }
    }
}
