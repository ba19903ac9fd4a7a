//! The list of the things that refer to a thing in one of their fields. A press on one of them selects it.

use std::sync::Arc;

use egui::{Button, Id, RichText, Ui};

use super::FrameContext;
use crate::action::Action;
use crate::theme::Palette;
use crate::things;
use crate::widgets::section;
use project::{Content, Place, Project};
use rules::kind::{Sort, Value};

/// Lists, under a heading, the things that refer to this thing.
pub fn list(ui: &mut Ui, context: &mut FrameContext, thing: impl Into<Place>) {
    ui.add_space(12.0);
    section(ui, "USED BY");
    let found = found(ui, context.state.document.project(), &thing.into());
    if found.users.is_empty() {
        ui.label(RichText::new("Nothing uses it yet.").color(Palette::of(ui).weak));
    }
    for User { place, name, times } in &found.users {
        let words = if *times == 1 { name.clone() } else { format!("{times} × {name}") };
        let button = ui.add(Button::new(words).frame_when_inactive(false).truncate());
        if button.on_hover_text("Go there.").accessible_name(format!("Go to {name}")).clicked() {
            context.push(Action::Select(place.clone()));
        }
    }
}

/// A thing that refers to another one, and how often it does.
struct User {
    place: Place,
    name: String,
    times: usize,
}

/// The things that refer to a thing, as found in one state of the project.
struct Found {
    project: Arc<Project>,
    thing: Place,
    users: Vec<User>,
}

/// The things that refer to a thing. They are searched for only if the project or the thing has changed since the last frame.
fn found(ui: &Ui, project: &Arc<Project>, thing: &Place) -> Arc<Found> {
    let id = Id::unique("what uses the thing");
    let last: Option<Arc<Found>> = ui.data(|data| data.get_temp(id));
    if let Some(last) = last.filter(|last| Arc::ptr_eq(&last.project, project) && last.thing == *thing) {
        return last;
    }
    let users = of(&project.content, thing);
    let found = Arc::new(Found { project: Arc::clone(project), thing: thing.clone(), users });
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&found)));
    found
}

/// The things that refer to this thing, in their own fields or in lists inside them, kind by kind.
fn of(content: &Content, thing: &Place) -> Vec<User> {
    let mut users: Vec<User> = Vec::new();
    let found = things::kind_of(thing).and_then(|used| Some((used.facts().one, used.position(content, thing)?.0)));
    let Some((used, at)) = found else { return users };
    for kind in content.kinds() {
        for field in 0..kind.fields().len() {
            let (Sort::Link { things, one, .. } | Sort::Links { things, one }) = kind.sort(content, field) else { continue };
            let Some((id, _)) = things.get(at).filter(|_| one == used) else { continue };
            let rows = kind.rows(content).into_iter();
            let names = |row: &Place| match kind.value(content, row, field) {
                Some(Value::Link(named)) => named == *id,
                Some(Value::Links(named)) => named.contains(id),
                _ => false,
            };
            for row in rows.filter(names) {
                let Some(place) = kind.thing_of(&row) else { continue };
                if let Some(user) = users.iter_mut().find(|user| user.place == place) {
                    user.times += 1;
                    continue;
                }
                let name = things::kind_of(&place).and_then(|kind| kind.label(content, &place)).unwrap_or_default();
                users.push(User { place, name, times: 1 });
            }
        }
    }
    tell_apart(content, &mut users);
    users
}

/// Adds a remark to names that several of the things have, so that the user can tell these things apart.
fn tell_apart(content: &Content, users: &mut [User]) {
    let names: Vec<String> = users.iter().map(|user| user.name.clone()).collect();
    for user in users.iter_mut().filter(|user| names.iter().filter(|name| **name == user.name).count() > 1) {
        let remark = things::kind_of(&user.place).and_then(|kind| kind.remark(content, &user.place));
        if let Some(remark) = remark.filter(|remark| !remark.is_empty()) {
            user.name = format!("{} {remark}", user.name);
        }
    }
}
