//! The inspector of the system as a whole: its capital, its orbits, its sun, remarks, and its origin.

use egui::{Button, RichText, Ui};

use super::super::{steps, words};
use crate::things::system::OpenSystem;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, icon_button, section};
use rules::counted;
use star_viking::InSystem;

/// Shows the inspector of the system.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let system = open.system;
    let weak = Palette::of(ui).weak;
    let said = format!("Technology {}, wealth {}, {} sun", system.technology, system.wealth, system.sun.label());
    let sectors = counted(system.sectors().count(), "sector");
    for line in [said, format!("{sectors} on bodies, {} of deep space", system.orbits.len())] {
        ui.label(RichText::new(line).color(weak));
    }
    ui.add_space(theme::GAP);
    let form = Form::of(context, open.place(InSystem::Whole));
    if let Some(form) = &form {
        form.field(ui, context, open.place(InSystem::Capital));
        ui.add_space(theme::GAP);
    }
    orbits(ui, context, open);
    if let Some(form) = form {
        ui.add_space(theme::GAP);
        form.group(ui, context, open.place(InSystem::Whole));
    }
}

/// Lists the orbits from the inside out, each with its bodies.
fn orbits(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    section(ui, "ORBITS FROM THE SUN");
    let count = open.system.orbits.len();
    if count == 0 {
        ui.label(RichText::new("None yet; add one above the tile.").color(Palette::of(ui).weak));
    }
    for (index, id) in open.system.orbits.ids().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (icon, by, name, able) in [(Icon::Up, -1, "inwards", index > 0), (Icon::Down, 1, "outwards", index + 1 < count)] {
                let to = index.checked_add_signed(by);
                let button = icon_button(ui, icon, &format!("Move orbit {} {name}", index + 1), "", able);
                if button.clicked()
                    && let Some(change) = to.and_then(|to| steps::move_orbit(open, id, to))
                {
                    context.change(change.then_select(open.place(open.part)));
                }
            }
            let words = words::orbit(open.system, id);
            let shown = RichText::new(&words).color(Palette::of(ui).accent);
            let button = Button::new(shown).frame_when_inactive(false).truncate();
            let button = ui.add(button).on_hover_text(format!("Show {words}."));
            if button.accessible_name(format!("Go to orbit {}", index + 1)).clicked() {
                context.push(Action::PointAt(open.place(InSystem::Orbit(id))));
            }
        });
    }
}
