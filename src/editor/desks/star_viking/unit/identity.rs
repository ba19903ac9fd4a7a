//! What a type of unit is called and whose it is: name, letters, colour, technology and operations code.

use egui::{Response, RichText, Ui};

use super::OpenUnit;
use crate::editor::desks::FrameContext;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Field, captioned, section, toggle};
use crate::rules::star_viking::{Color, InUnit, Operations, Technology};

/// Shows the fields.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let unit = open.unit;
    section(ui, "UNIT TYPE");
    let name = Field::new("Unit name", &unit.name).title().hint("Name of the unit").show(ui);
    context.reach(&open.place(InUnit::Name), &name.response);
    context.typed(name, |name| open.changed("Rename the unit", |unit| unit.name = name));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        let letters = Field::new("Letters", &unit.letters).width(72.0).hint("CR").at_most(6).show(ui);
        letters.response.clone().on_hover_text("What the counter and tables call it.");
        context.typed(letters, |letters| open.changed("Change the letters", |unit| unit.letters = letters));
        let colours = Color::ALL.map(|color| (color, color.label(), whose(color)));
        if let Some(color) = row(ui, "Colour", 170.0, unit.color, colours) {
            context.change(open.changed("Change the colour", |unit| unit.color = color));
        }
    });
    let levels = Technology::ALL.iter().map(|level| (*level, level.label(), "Which systems build and repair it."));
    if let Some(technology) = row(ui, "Technology", f32::INFINITY, unit.technology, levels) {
        context.change(open.changed("Change the technology", |unit| unit.technology = technology));
    }
    let codes = Operations::ALL.map(|code| (code, code.label(), code.says()));
    if let Some(code) = row(ui, "Operations code", f32::INFINITY, unit.operations, codes) {
        context.change(open.changed("Change the operations code", |unit| unit.operations = code));
    }
    ui.label(RichText::new(unit.operations.says()).color(Palette::of(ui).weak));
}

const fn whose(color: Color) -> &'static str {
    match color {
        Color::Red => "The Vikings'.",
        Color::Blue => "The Federation's.",
        Color::Green => "The local defenses'.",
    }
}

/// A row of buttons of which one is pressed in; tells the other one that was pressed. Each is called "Colour: red".
fn row<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    chosen: T,
    offers: impl IntoIterator<Item = (T, &'static str, &'static str)>,
) -> Option<T> {
    captioned(ui, name, width, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let mut taken = None;
            for (value, words, help) in offers {
                let on = value == chosen;
                let button: Response = toggle(ui, on, words).on_hover_text(help);
                if button.accessible_name(format!("{name}: {words}")).clicked() && !on {
                    taken = Some(value);
                }
            }
            taken
        })
        .inner
    })
}
