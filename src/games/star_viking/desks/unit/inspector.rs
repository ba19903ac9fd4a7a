//! The inspector of a type of unit: its abilities, its worth, the forces that have it, and its findings.

use egui::{Button, RichText, Ui};

use kit::action::Action;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::section;
use rules::Id;
use star_viking::{Content, InForce, InUnit, Place, UnitType};

/// Shows the inspector of a type of unit.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<UnitType>) {
    let Some(unit) = content.units.get(id) else { return };
    abilities(ui, content, unit);
    forces(ui, context, content, id);
    findings::of_thing(ui, context, Place::Unit(id, InUnit::Whole));
}

fn abilities(ui: &mut Ui, content: &Content, unit: &UnitType) {
    ui.add_space(6.0);
    section(ui, "WHAT IT CAN DO");
    let weak = Palette::of(ui).weak;
    for ability in unit.abilities(&content.tables) {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(ability.topic).size(theme::SMALL).color(weak));
        ui.label(ability.says);
        ui.add_space(3.0);
    }
}

/// Lists the forces that have the type, and how many of the game's counters they use.
fn forces(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<UnitType>) {
    ui.add_space(6.0);
    section(ui, "FORCES THAT HAVE IT");
    let weak = Palette::of(ui).weak;
    let having = content.forces.iter().filter_map(|(force, found)| {
        let count = Content::used_by(found).get(&id).copied()?;
        Some((force, found.label(), count))
    });
    let mut having = having.peekable();
    if having.peek().is_none() {
        ui.label(RichText::new("No force has one yet.").color(weak));
    }
    for (force, name, count) in having {
        let button = Button::new(name).right_text(RichText::new(count.to_string()).color(weak)).frame_when_inactive(false);
        let button = ui.add(button.truncate()).on_hover_text("Go to the force.");
        if button.accessible_name(format!("Go to {name}, which has {count}")).clicked() {
            context.push(Action::Select(Place::Force(force, InForce::Units(id)).into()));
        }
    }
}
