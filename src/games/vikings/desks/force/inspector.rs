//! The inspector of the selected part of a force: its fields, its worth, and its findings.

use crate::Vikings;
use egui::{RichText, Sense, Ui, Vec2};
use kit::things::Things as _;

use super::counter;
use super::scene::{Piece, Scene};
use kit::action::{Action, Change};
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, points, users};
use kit::theme::{self, Palette};
use kit::widgets::{heading, item, link_button, section, small_button};
use rules::{Id, counted};
use vikings::{Breakdown, InBoat, InCharacter, InForce, Member, Place, Vessel};

/// Shows the inspector of the selected part of the force.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    match scene.part {
        InForce::Member(id) if scene.force.members.get(id).is_some() => person(ui, context, scene, id),
        InForce::Boat(id) if scene.force.boats.get(id).is_some() => boat(ui, context, scene, id),
        InForce::Whole | InForce::Name | InForce::Budget | InForce::Notes | InForce::Member(_) | InForce::Boat(_) => {
            whole(ui, context, scene);
        }
    }
}

fn person(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Member>) {
    let piece = Piece::Member(id);
    heading(ui, scene.name(piece));
    let known = scene.character(piece);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(84.0), Sense::hover());
        counter::paint(ui.painter(), context, scene.content, known.map(|(id, _)| id), rect);
        ui.vertical(|ui| {
            if let Some((character_id, character)) = known {
                let troop = scene.content.troop_of(character).map_or("no type", |troop| troop.label());
                ui.label(
                    RichText::new(format!("{troop}, {} points", scene.content.worth(character))).font(theme::bold(theme::BODY)),
                );
                ui.label(RichText::new(character.people_label()).color(Palette::of(ui).weak));
                if link_button(ui, "Edit the character").on_hover_text("Go to it among the characters.").clicked() {
                    context.push(Action::Select(Place::Character(character_id, InCharacter::Whole).into()));
                }
            }
        });
    });
    let place = Place::Force(scene.id, InForce::Member(id));
    if let Some(form) = Form::of(context, place) {
        form.whole(ui, context);
    }
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        let aboard = scene.force.members.get(id).is_some_and(|member| member.boat.is_some());
        if aboard && small_button(ui, "Put ashore").on_hover_text("The player puts the counter down then (Backspace).").clicked()
        {
            let change = scene.set(format!("Put {} ashore", scene.name(piece)), |force| force.disembark(id));
            context.change(change.then_select(place));
        }
        if small_button(ui, "Take out of the force").clicked() {
            context.actions.extend(scene.dismissed(&[id]).map(Action::from));
        }
    });
    findings::of_places(ui, context, |found| *found == place.into());
}

fn boat(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Vessel>) {
    let Some(vessel) = scene.force.boats.get(id) else { return };
    heading(ui, vessel.label());
    let class = vessel.class.and_then(|class| Some((class, scene.content.boats.get(class)?)));
    if let Some((class_id, class)) = class {
        let rowing = scene.force.rowing(id, class, scene.content);
        let best = class.best_speeds(0).map(|best| best.min(class.rowed_speed(rowing)));
        item(ui, "Rowed by", "", &class.rowers(rowing.pairs), true);
        item(ui, "Fastest", &format!("{} astern", best[0]), &best[1].to_string(), true);
        let points = Breakdown::of_boat(class, &scene.content.tables.points).total;
        item(ui, "Points", class.label(), &points.to_string(), true);
        if link_button(ui, "Edit the class").on_hover_text("Go to it in the shipyard.").clicked() {
            context.push(Action::Select(Place::Boat(class_id, InBoat::Whole).into()));
        }
    }
    let place = Place::Force(scene.id, InForce::Boat(id));
    if let Some(form) = Form::of(context, place) {
        form.whole(ui, context);
    }
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        if small_button(ui, "All ashore").on_hover_text("Everybody leaves the boat.").clicked() {
            let crew: Vec<_> = scene.force.aboard(id).map(|(id, _)| id).collect();
            let label = format!("Put {} ashore", counted(crew.len(), "character"));
            context
                .change(scene.set(label, |force| crew.into_iter().for_each(|member| force.disembark(member))).then_select(place));
        }
        if small_button(ui, "Take the boat away").on_hover_text("Its crew is ashore then.").clicked() {
            let taken = Vikings::take_out(scene.content, place).flatten();
            let change = taken.map(|(edits, label)| Change::edits(label, edits).then_select(scene.at(InForce::Whole)));
            context.actions.extend(change.map(Action::from));
        }
    });
    findings::of_places(ui, context, |found| *found == place.into());
}

/// Shows what the force costs, type by type.
fn whole(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let mut lines: Vec<(String, usize, i64)> = Vec::new();
    let mut add = |what: String, points: i64| match lines.iter_mut().find(|(known, ..)| *known == what) {
        Some((_, count, sum)) => (*count, *sum) = (*count + 1, *sum + points),
        None => lines.push((what, 1, points)),
    };
    for (_, _, character) in scene.force.characters(scene.content) {
        let troop = scene.content.troop_of(character).map_or("no type", |troop| troop.label());
        add(troop.to_owned(), scene.content.worth(character).get());
    }
    for (_, vessel) in scene.force.boats.iter() {
        if let Some(class) = vessel.class.and_then(|class| scene.content.boats.get(class)) {
            add(class.label().to_owned(), Breakdown::of_boat(class, &scene.content.tables.points).total.get());
        }
    }
    points::section(ui, "WORTH", context.state.document.project().content.game());
    for (what, count, sum) in &lines {
        item(ui, what, &format!("{count} ×"), &sum.to_string(), false);
    }
    ui.separator();
    item(ui, "Worth", "", &scene.force.worth(scene.content).to_string(), true);
    if let (Some(budget), Some(left)) = (scene.force.budget, scene.left()) {
        item(ui, "Budget", "", &budget.to_string(), false);
        item(ui, "Left", "", &left.signed(), true);
    }
    ui.add_space(theme::GAP);
    section(ui, "CREWS");
    let aboard = scene.force.members.iter().filter(|(_, member)| member.boat.is_some()).count();
    ui.label(format!("{aboard} of {} aboard", counted(scene.force.members.len(), "character")));
    users::list(ui, context, Place::Force(scene.id, InForce::Whole));
    findings::of_thing(ui, context, Place::Force(scene.id, InForce::Whole));
}
