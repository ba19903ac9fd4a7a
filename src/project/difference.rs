//! Lists the changes between two states of a project in words: kind by kind, thing by thing, row by row, field by field.
//!
//! The words come from the descriptions of the kinds. Changes that no field describes are reported too, so that nothing is missed: if two states of a
//! thing still differ after all described fields have been made equal, it has changed in another way as well.

use std::collections::BTreeSet;
use std::fmt;

use crate::{AnyKind, Content, Place, Project};
use rules::kind::{FieldFacts, Sort, Value};
use rules::{AnyRule, in_a_sentence};

/// How many letters a value may have to be shown with its change; longer values are left out.
const LONGEST: usize = 80;

/// One change between two states of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The thing that changes: a field, such as "Lance: missiles", or a whole statement, such as "Sloop deleted".
    pub what: String,
    /// The old and the new value of the field; `None` if `what` is a whole statement or the values are too long.
    pub values: Option<(String, String)>,
}

impl Difference {
    fn said(what: impl Into<String>) -> Self {
        Self { what: what.into(), values: None }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.values {
            Some((old, new)) => write!(out, "{} {old} → {new}", self.what),
            None => out.write_str(&self.what),
        }
    }
}

/// Lists the differences between two states of a project.
#[must_use]
pub fn of_projects(before: &Project, after: &Project) -> Vec<Difference> {
    // Every field is named, so that none can be forgotten here.
    let Project { format: _, title, plot, content, pictures, print, intended, kept } = before;
    let mut found = Vec::new();
    let of = |text: &str| Sort::Prose.in_words(&Value::Text(text.to_owned()));
    for (what, before, after) in [("Project: title", title, &after.title), ("Project: plot", plot, &after.plot)] {
        if before != after {
            found.push(Difference { what: what.into(), values: Some((of(before), of(after))) });
        }
    }
    found.extend(between(content, &after.content));
    let others = [
        (*pictures != after.pictures, "The pictures changed"),
        (*print != after.print, "The choices for printing changed"),
        (*intended != after.intended, "What is marked as intended changed"),
        (*kept != after.kept, "The kept games and playtests changed"),
    ];
    found.extend(others.into_iter().filter(|(differs, _)| *differs).map(|(_, what)| Difference::said(what)));
    found
}

/// The changes that make a rule's failing example pass; empty if the example of the rule is not a design.
#[must_use]
pub fn of_example(rule: &dyn AnyRule) -> Vec<Difference> {
    let Some([before, after]) = rule.designs() else { return Vec::new() };
    match (before.downcast::<Project>(), after.downcast::<Project>()) {
        (Ok(before), Ok(after)) => of_projects(&before, &after),
        (Err(before), Err(after)) => {
            let both = Content::of_any(before).zip(Content::of_any(after));
            both.map(|(before, after)| between(&before, &after)).unwrap_or_default()
        }
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => Vec::new(),
    }
}

/// Lists the differences between two states of the designs.
#[must_use]
pub fn between(before: &Content, after: &Content) -> Vec<Difference> {
    if before == after {
        return Vec::new();
    }
    let comparison = Comparison { before, after };
    let mut found = Vec::new();
    let mut seen: BTreeSet<Place> = BTreeSet::new();
    for kind in after.kinds().iter().copied() {
        let (old, new) = (kind.things(before), kind.things(after));
        let (there, here): (BTreeSet<&Place>, BTreeSet<&Place>) = (old.iter().collect(), new.iter().collect());
        for thing in old.iter().chain(new.iter().filter(|thing| !there.contains(thing))) {
            // The lists inside a thing are reported together with the thing, and not after all the things.
            if !seen.insert(thing.clone()) {
                continue;
            }
            match (there.contains(thing), here.contains(thing)) {
                (true, true) => comparison.thing(kind, thing, &mut found),
                (true, false) => found.push(Difference::said(format!("{} deleted", kind.row_name(before, thing)))),
                (false, _) => found.push(Difference::said(format!("{} added", kind.row_name(after, thing)))),
            }
        }
        if kind.is_of_things() && is_in_another_order(&old, &new) {
            found.push(Difference::said(format!("{}: order changed", kind.facts().heading)));
        }
    }
    let others = before.differences_beyond_kinds(after);
    found.extend(others.into_iter().map(|what| Difference::said(format!("{what} changed"))));
    found
}

/// Whether the entries that both lists contain are in another order in the second list.
fn is_in_another_order(old: &[Place], new: &[Place]) -> bool {
    let (there, here): (BTreeSet<&Place>, BTreeSet<&Place>) = (old.iter().collect(), new.iter().collect());
    old.iter().filter(|place| here.contains(place)).ne(new.iter().filter(|place| there.contains(place)))
}

/// Two states of the designs that are being compared.
struct Comparison<'a> {
    before: &'a Content,
    after: &'a Content,
}

impl Comparison<'_> {
    /// Adds the differences of a thing that both states contain; `kind` is the first of the kinds that describe it.
    fn thing(&self, kind: &dyn AnyKind, thing: &Place, found: &mut Vec<Difference>) {
        if !kind.differs(self.before, self.after, thing) {
            return;
        }
        let kinds = self.after.kinds().iter().copied().filter(|kind| kind.thing_of(thing).is_some());
        let mut described = self.before.clone();
        let mut has_others = false;
        for kind in kinds {
            has_others |= self.rows(kind, thing, found) && !kind.takes_rows();
            if let Some(edit) = kind.carry(&described, self.after, thing) {
                // Setting a thing that exists is never refused.
                let _ = described.apply(&edit);
            }
        }
        // If the rows are built on a canvas, the rows that were added or removed have been reported already.
        if !has_others && kind.differs(&described, self.after, thing) {
            found.push(Difference::said(format!("{}: {} changed", kind.row_name(self.before, thing), kind.rest())));
        }
    }

    /// Adds the differences between the rows of a thing. Returns whether rows were added or removed.
    fn rows(&self, kind: &dyn AnyKind, thing: &Place, found: &mut Vec<Difference>) -> bool {
        let (old, new) = (kind.rows_in(self.before, thing), kind.rows_in(self.after, thing));
        let (there, here): (BTreeSet<&Place>, BTreeSet<&Place>) = (old.iter().collect(), new.iter().collect());
        for row in &old {
            if here.contains(row) {
                self.fields(kind, row, found);
            } else {
                found.push(Difference::said(format!("{} deleted", kind.row_name(self.before, row))));
            }
        }
        let added = new.iter().filter(|row| !there.contains(row));
        found.extend(added.map(|row| Difference::said(format!("{} added", kind.row_name(self.after, row)))));
        if is_in_another_order(&old, &new) {
            let rows = kind.facts().heading.to_lowercase();
            found.push(Difference::said(format!("{}: order of its {rows} changed", kind.row_name(self.before, thing))));
        }
        there != here
    }

    /// Adds the fields of a row that have changed. Fields whose values are computed are left out, since they follow from the others.
    fn fields(&self, kind: &dyn AnyKind, row: &Place, found: &mut Vec<Difference>) {
        for (field, facts) in kind.fields().into_iter().enumerate() {
            let values = kind.value(self.before, row, field).zip(kind.value(self.after, row, field));
            let Some((old, new)) = values.filter(|(old, new)| old != new) else { continue };
            let [old_sort, new_sort] = [self.before, self.after].map(|content| kind.sort_at(content, row, field));
            if !new_sort.is_editable() {
                continue;
            }
            let (old, new) = (old_sort.in_words(&old), new_sort.in_words(&new));
            // If a value is a long text or a list that names many spaces, both values are left out.
            let is_long = [&old, &new].into_iter().any(|words| words.chars().count() > LONGEST);
            let values = if is_long || new_sort == Sort::Prose { None } else { Some((old, new)) };
            found.push(Difference { what: self.what(kind, row, facts, values.is_none()), values });
        }
    }

    fn what(&self, kind: &dyn AnyKind, row: &Place, facts: &FieldFacts, alone: bool) -> String {
        let (row, field) = (kind.row_name(self.before, row), in_a_sentence(facts.spoken));
        if alone { format!("{row}: {field} changed") } else { format!("{row}: {field}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Facing, Space};
    use launch_fighters::{
        Content as Designs, Edit, Fleet, FleetShip, Map, Part, PlacedShip, Scenario, Ship, Side, Terrain, TerrainKind,
    };
    use rules::{Change, Id, Level};
    use star_viking::{Content as Units, Edit as UnitEdit, UnitType};

    fn lines(before: &Content, after: &Content) -> Vec<String> {
        between(before, after).iter().map(ToString::to_string).collect()
    }

    fn after(before: &Content, edits: impl IntoIterator<Item = impl Into<crate::Edit>>) -> Content {
        let mut after = before.clone();
        for edit in edits {
            after.apply(&edit.into()).unwrap();
        }
        after
    }

    #[test]
    fn a_difference_names_the_thing_and_the_field() {
        let ships = [Ship::named("Lance"), Ship::named("Sloop")].into_iter().collect();
        let before = Content::from(Designs { ships, ..Designs::default() });
        let (lance, sloop) = (Id::new(1), Id::new(2));
        let mut better = Ship::named("Lance").with(Part::Missiles, 2);
        better.notes = "Fast.".into();
        let edits = [
            Edit::Ship(Change::Set(lance, better)),
            Edit::Ship(Change::Remove(sloop)),
            Edit::Ship(Change::Add(Ship::named("Corvette"))),
        ];
        let changed = after(&before, edits);
        let expected = ["Lance: missiles 0 → 2", "Lance: notes changed", "Sloop deleted", "Corvette added"];
        assert_eq!(lines(&before, &changed), expected);
        let moved = after(&changed, [Edit::Ship(Change::Move(lance, 1))]);
        assert_eq!(lines(&changed, &moved), ["Ships: order changed"]);
        assert_eq!(lines(&moved, &moved), [""; 0]);
    }

    #[test]
    fn a_value_that_there_is_none_of_is_said_in_words() {
        let unit = |name: &str| UnitType { name: name.into(), ..UnitType::default() };
        let before = Content::from(Units { units: [unit("Raider"), unit("")].into_iter().collect(), ..Units::default() });
        let other = UnitType { capacity: Some(Level::clamped(4)), ..unit("Raider") };
        let edits = [UnitEdit::Unit(Change::Set(Id::new(1), other)), UnitEdit::Unit(Change::Set(Id::new(2), unit("Scout")))];
        let lines = lines(&before, &after(&before, edits));
        assert!(lines[0].ends_with("Raider: hold capacity no hold → 4"), "{lines:?}");
        assert!(lines[1].ends_with("unit name nothing → Scout"), "{lines:?}");
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn rows_of_a_list_are_told_of_with_their_thing() {
        let ships = [Ship::named("Lance")].into_iter().collect();
        let own = [FleetShip::of(Id::new(1)), FleetShip::of(Id::new(1)), FleetShip::of(Id::new(1))].into_iter().collect();
        let fleet = Fleet { name: "Home Fleet".into(), ships: own, ..Fleet::default() };
        let before = Content::from(Designs { ships, fleets: [fleet.clone()].into_iter().collect(), ..Designs::default() });
        let mut other = fleet;
        other.ships.get_mut(Id::new(1)).unwrap().name = "Firefly".into();
        other.ships.retain_ids(|id| id != Id::new(2));
        other.ships.add(FleetShip::of(Id::new(1)));
        let changed = after(&before, [Edit::Fleet(Change::Set(Id::new(1), other.clone()))]);
        let expected = ["Home Fleet, ship 1: name nothing → Firefly", "Home Fleet, ship 2 deleted", "Home Fleet, ship 3 added"];
        assert_eq!(lines(&before, &changed), expected);
        other.flagship = Some(Id::new(1));
        let led = after(&before, [Edit::Fleet(Change::Set(Id::new(1), other))]);
        assert_eq!(lines(&changed, &led), ["Home Fleet: flagship changed"], "what no field describes, and nothing else");
        assert_eq!(lines(&before, &led)[3..], ["Home Fleet: flagship changed"], "beside what fields describe");
    }

    #[test]
    fn what_a_canvas_took_away_is_told_of_once() {
        let ship = FleetShip::of(Id::new(1));
        let fleet = Fleet { ships: [ship].into_iter().collect(), ..Fleet::default() };
        let placed = PlacedShip { ship: Id::new(1), at: Space::new(3, 3), facing: Facing::new(0) };
        let side = Side { fleet: Some(Id::new(1)), ships: vec![placed], ..Side::default() };
        let scenario = Scenario { name: "Meeting".into(), sides: [side].into_iter().collect(), ..Scenario::default() };
        let before = Content::from(Designs {
            ships: [Ship::named("Lance")].into_iter().collect(),
            fleets: [fleet].into_iter().collect(),
            scenarios: [scenario.clone()].into_iter().collect(),
            ..Designs::default()
        });
        let mut cleared = scenario;
        cleared.sides.get_mut(Id::new(1)).unwrap().ships.clear();
        let changed = after(&before, [Edit::Scenario(Change::Set(Id::new(1), cleared))]);
        assert_eq!(lines(&before, &changed), ["Meeting, Lance deleted"]);
        assert_eq!(lines(&changed, &before), ["Meeting, Lance added"]);
    }

    #[test]
    fn what_no_field_describes_is_not_forgotten() {
        let map = Map { name: "Rocks".into(), ..Map::default() };
        let before = Content::from(Designs { maps: [map.clone()].into_iter().collect(), ..Designs::default() });
        let mut other = map;
        other.terrain.add(Terrain { kind: TerrainKind::Asteroids, name: String::new(), spaces: [].into() });
        let mut changed = after(&before, [Edit::Map(Change::Set(Id::new(1), other))]);
        assert!(!between(&before, &changed).is_empty());
        if let Content::LaunchFighters(designs) = &mut changed {
            designs.options.warp_for_fighters = !designs.options.warp_for_fighters;
        }
        assert_eq!(lines(&before, &changed).last().unwrap(), "The optional rules changed");
        let mut titled = Project::with_content(before.clone(), "Old");
        titled.title = "New".into();
        let differences = of_projects(&Project::with_content(before, "Old"), &titled);
        assert_eq!(differences.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Project: title Old → New"]);
    }
}
