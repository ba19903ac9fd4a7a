//! The head of the desk: the name of the force, its worth and what is left of its budget, and its boats, each with a button that gives the boat a
//! crew.

use egui::{RichText, Sense, Ui, Vec2};

use super::scene::Scene;
use kit::action::{Action, Change};
use kit::desks::FrameContext;
use kit::desks::at_random::{self, Ware};
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, card, paint_icon, small_button, small_toggle, spoken};
use rules::{Id, Points};
use vikings::{BoatClass, Breakdown, Character, InForce, Place, Vessel};

/// Shows the head of the force desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let Some(form) = Form::of(context, Place::Force(scene.id, InForce::Whole)) else { return };
    card(ui, |ui| {
        form.title(ui, context, Place::Force(scene.id, InForce::Name));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            points(ui, scene);
            left(ui, scene);
            ui.add_space(theme::GAP);
            ui.label(RichText::new("Budget").color(Palette::of(ui).weak));
            form.plain(ui, context, Place::Force(scene.id, InForce::Budget));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.menu_button("Add a boat", |ui| add_boat(ui, context, scene));
            fill(ui, context, scene);
            for (id, vessel) in scene.force.boats.iter() {
                ui.add_space(theme::GAP);
                boat(ui, context, scene, id, vessel);
            }
        });
    });
}

fn points(ui: &mut Ui, scene: &Scene) {
    let worth = scene.force.worth(scene.content);
    let label = ui.label(RichText::new(worth.to_string()).font(theme::bold(19.0)));
    spoken(&label, &format!("Points of the force: {worth}"));
    ui.label(RichText::new("points").color(Palette::of(ui).weak));
}

/// Shows what is left of the budget. An icon and words, and not only the colour, show whether the force is too dear.
fn left(ui: &mut Ui, scene: &Scene) {
    let Some(left) = scene.left() else { return };
    let palette = Palette::of(ui);
    let (icon, words, ink) = match left {
        left if left < Points::ZERO => (Some(Icon::Error), "over the budget", palette.error),
        left if left == Points::ZERO => (Some(Icon::Check), "left", palette.good),
        _ => (None, "left", palette.text),
    };
    if let Some(icon) = icon {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
        paint_icon(ui.painter(), icon, rect, 16.0, ink);
    }
    let label = ui.label(RichText::new(left.signed()).font(theme::bold(19.0)).color(ink));
    spoken(&label, &format!("Points left: {}", left.signed()));
    ui.label(RichText::new(words).color(if icon.is_some() { ink } else { palette.weak }));
}

/// Shows the button that spends what is left of the budget on characters who are in no force yet.
fn fill(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let Some(left) = scene.left() else { return };
    let forces = &scene.content.forces;
    let is_free = |id: &Id<Character>| {
        !forces.iter().any(|(_, force)| force.members.iter().any(|(_, member)| member.character == Some(*id)))
    };
    let free = scene.content.characters.iter().filter(|(id, _)| is_free(id));
    let wares = free.map(|(id, character)| Ware { thing: id, price: scene.content.worth(character).get(), left: 1 });
    let characters = at_random::button(ui, wares.collect(), left.get());
    if !characters.is_empty() {
        context.change(scene.joined_all(&characters));
    }
}

fn boat(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Vessel>, vessel: &Vessel) {
    let name = vessel.label();
    let crew = scene.force.aboard(id).count();
    let chosen = scene.boat() == Some(id);
    let class = vessel.class.and_then(|class| scene.content.boats.get(class));
    let rowed =
        class.map_or_else(|| "of no class".to_owned(), |class| class.rowers(scene.force.rowing(id, class, scene.content).pairs));
    let toggle = small_toggle(ui, chosen, &format!("{name}: {crew} aboard, {rowed}"));
    if toggle.on_hover_text("Select the boat; its class, its hooks and how it begins stand at the right.").clicked() {
        context.push(Action::PointAt(scene.at(InForce::Boat(id))));
    }
    if class.is_some() {
        let help = "Man it lawfully: rowers in pairs at the rail, somebody at the helm, the others ready to board, horses in the middle, \
                    its speed within the crew's. Whoever is nowhere yet goes aboard while there is room (L).";
        let button = small_button(ui, "Lawful crew").accessible_name(format!("Lawful crew for {name}"));
        if button.on_hover_text(help).clicked() {
            context.actions.extend(scene.manned(id).map(Action::from));
        }
    }
}

/// Lets the user choose the class of a boat to add; each class is listed with its points.
fn add_boat(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    if scene.content.boats.is_empty() {
        ui.label(RichText::new("Build a class of boats first, or take one from the blue book.").color(Palette::of(ui).weak));
    }
    for (id, class) in scene.content.boats.iter() {
        let points = Breakdown::of_boat(class, &scene.content.tables.points).total;
        let button = ui.button(format!("{}, {points} points", class.label()));
        if button.accessible_name(format!("Add a {}", class.label())).clicked() {
            context.change(added(scene, id, class));
            ui.close();
        }
    }
}

/// The change that adds a boat of a class, named after the class, with a number if the name is taken.
fn added(scene: &Scene, id: Id<BoatClass>, class: &BoatClass) -> Change {
    let is_taken = |name: &str| scene.force.boats.iter().any(|(_, boat)| boat.name == name);
    let names = std::iter::once(class.label().to_owned()).chain((2..).map(|number| format!("{} {number}", class.label())));
    let name = names.into_iter().find(|name| !is_taken(name)).unwrap_or_default();
    let boat = scene.force.boats.next_id();
    let change = scene.set(format!("Add {name}"), |force| {
        force.boats.add(Vessel { name, class: Some(id), ..Vessel::default() });
    });
    change.then_select(scene.at(InForce::Boat(boat)))
}
