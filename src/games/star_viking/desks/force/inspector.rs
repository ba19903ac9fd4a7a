//! The inspector of a unit: its counter, its values in words, its place, its cargo, its findings, and the places to which it can be moved.

use egui::{RichText, Sense, Ui, Vec2};

use super::counter::picture;
use super::hand::{Held, Spot, Verdict, put, verdict, words};
use super::open_force::OpenForce;
use super::place_of;
use kit::action::Action;
use kit::desks::{FrameContext, findings, told};
use kit::theme::{self, Palette};
use kit::widgets::{Offer, captioned, choice, heading, link_button, section};
use rules::Id;
use star_viking::{Color, ForceUnit, InForce, InUnit, Place};

/// Shows the inspector of a unit.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, unit: Id<ForceUnit>) {
    let Some(of) = open.force.units.get(unit) else { return };
    let weak = Palette::of(ui).weak;
    heading(ui, &open.name(unit));
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(88.0), Sense::hover());
        picture(ui, context, open, (of.unit, open.force.unit_number(unit, &open.content.units)), rect);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            match open.kind(unit) {
                Some(kind) => ui.label(RichText::new(format!("{} {}", kind.color, kind.label())).font(theme::bold(theme::BODY))),
                None => ui.label("Its type is gone from the catalogue."),
            };
            ui.label(RichText::new(whereabouts(open, unit)).color(weak));
            if open.kind(unit).is_some()
                && link_button(ui, "Edit the type").on_hover_text("Go to its type in the catalogue.").clicked()
            {
                context.push(Action::Select(Place::Unit(of.unit, InUnit::Whole).into()));
            }
        });
    });
    let cargo: Vec<String> = open.force.cargo(unit).map(|(id, _)| open.name(id)).collect();
    if !cargo.is_empty() {
        ui.label(RichText::new(format!("Carries {}.", cargo.join(", "))).color(weak));
    }
    ui.add_space(6.0);
    actions(ui, context, open, unit);
    let here = place_of(open, unit);
    findings::of_places(ui, context, |found| *found == here);
    if open.kind(unit).is_some() {
        ui.add_space(6.0);
        section(ui, "ITS TYPE");
        told::fields(ui, &context.state.document.project().content, &Place::Unit(of.unit, InUnit::Whole).into());
    }
}

/// Where a unit is, in words.
fn whereabouts(open: &OpenForce, unit: Id<ForceUnit>) -> String {
    let of = open.force.units.get(unit);
    if let Some(carrier) = open.carrier(unit) {
        return format!("In the hold of {}", open.name(carrier));
    }
    if of.is_some_and(|of| of.hold.is_some()) {
        return "In a hold that is gone".into();
    }
    match of.and_then(|of| of.system) {
        Some(system) => format!("Defends {}", open.content.systems.get(system).map_or("a system that is gone", |it| it.label())),
        None => words(open.force.color).outside.into(),
    }
}

/// A place to which a unit could be moved.
pub struct Way {
    /// The name of the move, as a command.
    label: String,
    /// The objection to this place, as a clause; `None` if the unit fits there.
    against: Option<String>,
    /// The place to which the unit could be moved.
    pub spot: Spot,
}

impl Way {
    /// The name of the move with the objection, if any.
    pub fn words(&self) -> String {
        self.against.as_ref().map_or_else(|| self.label.clone(), |why| format!("{} ({why})", self.label))
    }
}

/// All places to which a unit could be moved, except the one where it is.
pub fn ways(open: &OpenForce, unit: Id<ForceUnit>) -> Vec<Way> {
    let mut spots = vec![Spot::Outside];
    if open.force.color == Color::Green {
        spots.extend(open.systems().into_iter().map(Spot::System));
    }
    let home = open.force.units.get(unit).and_then(|of| of.system);
    let near = |of: &ForceUnit| open.force.color != Color::Green || of.system == home;
    let carriers = open.force.units.iter().filter(|(id, of)| open.carries(*id) && near(of));
    spots.extend(carriers.map(|(id, _)| Spot::Hold(id)));
    spots.push(Spot::Shop);
    let way = |spot| {
        let against = match verdict(open, Held::Unit(unit), spot) {
            Verdict::Fits => None,
            Verdict::Poorly(why) => Some(why),
            Verdict::Never(_) => return None,
        };
        Some(Way { label: put(open, Held::Unit(unit), spot)?.label, against, spot })
    };
    spots.into_iter().filter_map(way).collect()
}

/// Shows the buttons that change the unit.
fn actions(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, unit: Id<ForceUnit>) {
    let held = Held::Unit(unit);
    let (moves, plain): (Vec<_>, Vec<_>) =
        ways(open, unit).into_iter().partition(|way| matches!(way.spot, Spot::Hold(_) | Spot::System(_)));
    if !moves.is_empty() {
        let name = if open.force.color == Color::Green { "Move it to" } else { "Load it into" };
        captioned(ui, name, f32::INFINITY, |ui| {
            let width = ui.available_width();
            let offers = moves.into_iter().map(|way| Offer::new(way.spot, way.words(), false));
            if let Some(spot) = choice(ui, name, width, "Choose", offers).taken {
                context.actions.extend(put(open, held, spot).map(Action::from));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        for way in plain {
            let help = match (way.spot, &way.against) {
                (Spot::Shop, _) => "What it carries stays. The Delete key does the same.".to_owned(),
                (_, Some(why)) => format!("It can be done, but {why}."),
                (_, None) => "Out of its hold.".to_owned(),
            };
            if ui.button(&way.label).on_hover_text(help).clicked() {
                context.actions.extend(put(open, held, way.spot).map(Action::from));
            }
        }
        if let Some(of) = open.force.units.get(unit) {
            let spot = match (open.carrier(unit), of.system) {
                (Some(carrier), _) => Spot::Hold(carrier),
                (None, Some(system)) => Spot::System(system),
                (None, None) => Spot::Outside,
            };
            let more = ui.button("One more of these").on_hover_text("Another of its type, in the same place.");
            if more.clicked() {
                context.actions.extend(put(open, Held::Type(of.unit), spot).map(Action::from));
            }
        }
    });
    if let Some(carrier) = open.carrier(unit)
        && link_button(ui, &format!("Show {}", open.name(carrier))).clicked()
    {
        context.push(Action::Select(place_of(open, carrier)));
    }
    if link_button(ui, "Show the whole force").on_hover_text("What all of it costs.").clicked() {
        context.push(Action::PointAt(Place::Force(open.id, InForce::Whole).into()));
    }
}
