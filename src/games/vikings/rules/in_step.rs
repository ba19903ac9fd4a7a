//! Keeps the designs consistent after an edit, so that nothing refers to a thing that was removed. Characters of a removed troop type then have no
//! type, members aboard a removed boat are ashore, and scenarios drop a removed force, layout, type or area. A row that names a removed character
//! stays, but names nobody, because the designer chose its place and values.

use super::{Character, Content, Edit, Force, Scenario, TroopType};
use rules::{Change, Id, Shelf};

/// The edit together with the edits that keep the rest of the designs consistent.
pub(super) fn in_step(content: &Content, edit: Edit) -> Vec<Edit> {
    match edit {
        Edit::Troop(Change::Remove(gone)) => {
            let characters = changed(&content.characters, Edit::Character, |character| {
                character.troop = character.troop.filter(|troop| *troop != gone);
            });
            before(characters.chain(scenarios_without_type(content, gone)), edit)
        }
        Edit::Character(Change::Remove(gone)) => before(without_character(content, gone), edit),
        Edit::Boat(Change::Remove(gone)) => {
            let forces = changed(&content.forces, Edit::Force, |force| {
                for id in force.boats.ids().collect::<Vec<_>>() {
                    if force.boats.get(id).is_some_and(|vessel| vessel.class == Some(gone))
                        && let Some(vessel) = force.boats.get_mut(id)
                    {
                        vessel.class = None;
                    }
                }
            });
            before(forces, edit)
        }
        Edit::Layout(Change::Remove(gone)) => {
            let scenarios = changed(&content.scenarios, Edit::Scenario, |scenario| {
                scenario.layout = scenario.layout.filter(|layout| *layout != gone);
            });
            before(scenarios, edit)
        }
        Edit::Force(Change::Remove(gone)) => {
            let scenarios = changed(&content.scenarios, Edit::Scenario, |scenario| {
                scenario.sides = scenario.sides.map(|side| side.filter(|force| *force != gone));
            });
            before(scenarios, edit)
        }
        Edit::Force(Change::Set(id, mut force)) => {
            ashore_without_a_boat(&mut force);
            vec![Edit::Force(Change::Set(id, force))]
        }
        Edit::Scenario(Change::Set(id, mut scenario)) => {
            goals_without_an_area(&mut scenario);
            vec![Edit::Scenario(Change::Set(id, scenario))]
        }
        Edit::Troop(_)
        | Edit::Character(_)
        | Edit::Boat(_)
        | Edit::Board(_)
        | Edit::Layout(_)
        | Edit::Force(_)
        | Edit::Scenario(_)
        | Edit::Tables(_) => vec![edit],
    }
}

/// The edits for those things of a shelf that `change` alters.
fn changed<T: Clone + PartialEq>(
    shelf: &Shelf<T>,
    edit: fn(Change<T>) -> Edit,
    change: impl Fn(&mut T),
) -> impl Iterator<Item = Edit> {
    shelf.iter().filter_map(move |(id, thing)| {
        let mut other = thing.clone();
        change(&mut other);
        (other != *thing).then(|| edit(Change::Set(id, other)))
    })
}

fn before(edits: impl Iterator<Item = Edit>, last: Edit) -> Vec<Edit> {
    edits.chain([last]).collect()
}

fn scenarios_without_type(content: &Content, gone: Id<TroopType>) -> impl Iterator<Item = Edit> {
    changed(&content.scenarios, Edit::Scenario, move |scenario| {
        scenario.options.swimmers.retain(|troop| *troop != gone);
    })
}

fn without_character(content: &Content, gone: Id<Character>) -> impl Iterator<Item = Edit> {
    let is_gone = move |character: Option<Id<Character>>| character == Some(gone);
    let forces = changed(&content.forces, Edit::Force, move |force| {
        for id in force.members.ids().collect::<Vec<_>>() {
            if force.members.get(id).is_some_and(|member| is_gone(member.character))
                && let Some(member) = force.members.get_mut(id)
            {
                member.character = None;
            }
        }
    });
    let scenarios = changed(&content.scenarios, Edit::Scenario, move |scenario| {
        scenario.paces.retain(|pace| !is_gone(pace.character));
        // A goal that lost its character would count for any character, so it is removed.
        scenario.goals.retain(|goal| !is_gone(goal.character));
    });
    forces.chain(scenarios)
}

fn ashore_without_a_boat(force: &mut Force) {
    let gone = |boat| force.boats.get(boat).is_none();
    let stranded: Vec<_> = force.members.iter().filter(|(_, member)| member.boat.is_some_and(gone)).map(|(id, _)| id).collect();
    // Their hex and their task referred to the deck of the boat that was removed.
    for id in stranded {
        force.disembark(id);
    }
}

fn goals_without_an_area(scenario: &mut Scenario) {
    let gone = |area| scenario.areas.get(area).is_none();
    let lost: Vec<_> = scenario.goals.iter().filter(|(_, goal)| goal.area.is_some_and(gone)).map(|(id, _)| id).collect();
    for id in lost {
        if let Some(goal) = scenario.goals.get_mut(id) {
            goal.area = None;
        }
    }
}
