//! What a change would change, in words: old and new, field by field, whatever the game.
//!
//! Two values are compared as they would be written, so that nothing a project holds can be forgotten here.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::rules::Content;

/// One field that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Whose field it is, such as "ships › Excelsior › missiles".
    pub what: String,
    /// What it was.
    pub old: String,
    /// What it will be.
    pub new: String,
}

const NOTHING: &str = "nothing";

/// What differs between two values of the designs.
#[must_use]
pub fn between(before: &Content, after: &Content) -> Vec<Difference> {
    let mut found = Vec::new();
    if let (Ok(Value::Object(before)), Ok(Value::Object(after))) = (serde_json::to_value(before), serde_json::to_value(after)) {
        // The outermost layer only says which game it is.
        for (game, before) in &before {
            walk(&mut Vec::new(), before, after.get(game).unwrap_or(&Value::Null), &mut found);
        }
    }
    found
}

fn walk(path: &mut Vec<String>, old: &Value, new: &Value, found: &mut Vec<Difference>) {
    if old == new {
        return;
    }
    match (shelf(old), shelf(new), old, new) {
        (Some(old), Some(new), ..) => things(path, &old, &new, found),
        (_, _, Value::Object(old), Value::Object(new)) => {
            let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
            for name in names {
                let of = |fields: &Map<String, Value>| fields.get(name).cloned().unwrap_or(Value::Null);
                path.push(name.replace('_', " "));
                walk(path, &of(old), &of(new), found);
                path.pop();
            }
        }
        _ => found.push(Difference { what: path.join(" › "), old: words(old), new: words(new) }),
    }
}

/// The things of a shelf with their ids, if this is one.
fn shelf(value: &Value) -> Option<Vec<(&Value, &Value)>> {
    let fields = value.as_object().filter(|fields| fields.len() == 2 && fields.contains_key("next"))?;
    fields.get("things")?.as_array()?.iter().map(|thing| Some((thing.get(0)?, thing.get(1)?))).collect()
}

fn things(path: &mut Vec<String>, old: &[(&Value, &Value)], new: &[(&Value, &Value)], found: &mut Vec<Difference>) {
    let count = found.len();
    let of = |things: &[(&Value, &Value)], id: &Value| {
        things.iter().find(|(found, _)| *found == id).map(|(_, thing)| (*thing).clone())
    };
    let both = old.iter().chain(new.iter().filter(|(id, _)| old.iter().all(|(known, _)| known != id)));
    for (id, thing) in both {
        path.push(name(id, thing));
        walk(path, &of(old, id).unwrap_or(Value::Null), &of(new, id).unwrap_or(Value::Null), found);
        path.pop();
    }
    if found.len() == count {
        found.push(Difference { what: path.join(" › "), old: "this order".into(), new: "another order".into() });
    }
}

fn name(id: &Value, thing: &Value) -> String {
    let name = thing.get("name").and_then(Value::as_str).filter(|name| !name.trim().is_empty());
    name.map_or_else(|| format!("number {id}"), str::to_owned)
}

fn words(value: &Value) -> String {
    match value {
        Value::Null => NOTHING.into(),
        Value::Bool(on) => if *on { "yes" } else { "no" }.into(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if text.is_empty() => NOTHING.into(),
        Value::String(text) => text.clone(),
        Value::Array(entries) => format!("{} entries", entries.len()),
        Value::Object(fields) => match fields.get("name").and_then(Value::as_str) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => format!("{} fields", fields.len()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Change;
    use crate::rules::launch_fighters::{Content as Designs, Edit, Part, Ship};

    #[test]
    fn a_difference_names_the_thing_and_the_field() {
        let designs = Designs { ships: [Ship::named("Lance"), Ship::named("Sloop")].into_iter().collect(), ..Designs::default() };
        let before = Content::from(designs);
        let mut after = before.clone();
        let (lance, sloop) = (crate::rules::Id::new(1), crate::rules::Id::new(2));
        let edits =
            [Edit::Ship(Change::Set(lance, Ship::named("Lance").with(Part::Missiles, 2))), Edit::Ship(Change::Remove(sloop))];
        for edit in edits {
            after.apply(&edit.into()).unwrap();
        }
        let lines: Vec<String> =
            between(&before, &after).into_iter().map(|line| format!("{}: {} → {}", line.what, line.old, line.new)).collect();
        assert_eq!(lines, ["ships › Lance › missiles: nothing → 2", "ships › Sloop: Sloop → nothing"]);
        after.apply(&Edit::Ship(Change::Add(Ship::named("Third"))).into()).unwrap();
        let mut moved = after.clone();
        moved.apply(&Edit::Ship(Change::Move(lance, 1)).into()).unwrap();
        assert_eq!(between(&after, &moved)[0].new, "another order");
        assert_eq!(between(&after, &after), []);
    }
}
