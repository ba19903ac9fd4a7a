//! A kind of one game, asked as a kind of any.

use super::incoming::{Incoming, Refused, import};
use super::rows;
use super::{AnyKind, FieldFacts, Holds, Kind, KindFacts, Rows, Sort, Value};
use crate::rules::designs::{Designs, OneOf};
use crate::rules::names::copy_name;
use crate::rules::{Change, Content, Edit, Id, Place};

impl<D: Designs, T: Clone + PartialEq + Default, R: Clone + PartialEq, P: Copy + PartialEq + Sync + 'static> AnyKind
    for Kind<D, T, R, P>
{
    fn facts(&self) -> &KindFacts {
        &self.facts
    }

    fn fields(&self) -> Vec<&FieldFacts> {
        self.fields.iter().map(|field| &field.facts).collect()
    }

    fn heads(&self) -> (Vec<&FieldFacts>, usize) {
        (self.head_fields().map(|field| &field.facts).collect(), self.heads.before.len())
    }

    fn head_sort(&self, content: &Content, head: usize) -> Sort {
        let found = D::own(content).zip(self.head_fields().nth(head));
        found.map_or(Sort::WorkedOut { number: false }, |(designs, field)| field.holds.sort(designs))
    }

    fn head_written(&self, content: &Content, row: &Place, head: usize) -> String {
        let found = self.thing(content, row).zip(D::Place::own(row)).zip(self.head_fields().nth(head));
        found.map_or_else(String::new, |(((designs, _, thing), place), field)| {
            field.holds.sort(designs).write(&field.holds.get(designs, *place, thing))
        })
    }

    fn is_of_things(&self) -> bool {
        matches!(self.rows, Rows::Thing { .. })
    }

    fn is_listed(&self) -> bool {
        self.listed.is_some()
    }

    fn only(&self) -> Option<Place> {
        self.home.only().map(|id| (self.home.place)(id, self.home.whole).into())
    }

    fn is_given(&self) -> bool {
        self.listed.as_ref().is_none_or(|listed| listed.given)
    }

    fn takes_rows(&self) -> bool {
        !matches!(self.rows, Rows::Built { .. } | Rows::Viewed { .. }) && self.home.only().is_none()
    }

    fn things(&self, content: &Content) -> Vec<Place> {
        let ids = D::own(content).into_iter().flat_map(|designs| self.home.ids(designs));
        ids.map(|id| (self.home.place)(id, self.home.whole).into()).collect()
    }

    fn rows(&self, content: &Content) -> Vec<Place> {
        let Some(designs) = D::own(content) else { return Vec::new() };
        let things = self.home.ids(designs).into_iter().filter_map(|id| Some((id, self.home.get(designs, id)?)));
        let rows = |(id, thing)| self.row_parts(thing).into_iter().map(move |part| (self.home.place)(id, part).into());
        things.flat_map(rows).collect()
    }

    fn rows_in(&self, content: &Content, place: &Place) -> Vec<Place> {
        let Some((_, id, thing)) = self.thing(content, place) else { return Vec::new() };
        self.row_parts(thing).into_iter().map(|part| (self.home.place)(id, part).into()).collect()
    }

    fn row_of(&self, content: &Content, place: &Place) -> Option<Place> {
        let (_, id, thing) = self.thing(content, place)?;
        let (_, part) = self.part_of(place)?;
        Some((self.home.place)(id, self.row_part(thing, part)?).into())
    }

    fn thing_of(&self, place: &Place) -> Option<Place> {
        Some((self.home.place)(self.part_of(place)?.0, self.home.whole).into())
    }

    fn row_name(&self, content: &Content, row: &Place) -> String {
        let named = || self.thing(content, row).map(|(_, _, thing)| (self.home.name)(thing).to_owned()).unwrap_or_default();
        let thing = self.label(content, row).unwrap_or_else(named);
        if let Some(name) = self.own_name(content, row) {
            return format!("{thing}, {name}");
        }
        let number = self.rows_in(content, row).iter().position(|known| known == row);
        match number.filter(|_| !self.is_of_things()) {
            // Of what it is one follows from the thing: "Home Fleet, ship 2" is a ship of a fleet.
            Some(number) => {
                let one = self.facts.one.split(" of ").next().unwrap_or_default();
                format!("{thing}, {one} {}", number + 1)
            }
            None => thing,
        }
    }

    fn thing_name(&self, content: &Content, row: &Place) -> String {
        let name = |thing: &T| self.thing_name.map_or_else(|| (self.home.name)(thing).to_owned(), |name| name(thing));
        self.thing(content, row).map(|(_, _, thing)| name(thing)).unwrap_or_default()
    }

    fn place(&self, row: &Place, field: usize) -> Place {
        let part = self.fields.get(field).and_then(|field| field.part);
        let place = || Some((self.home.place)(self.part_of(row)?.0, part?).into());
        place().unwrap_or_else(|| row.clone())
    }

    fn is_shown(&self, content: &Content, row: &Place, field: usize) -> bool {
        let found = self.found(content, row).zip(self.fields.get(field));
        found.is_some_and(|((designs, _, _, row), field)| (field.shown)(designs, &row))
    }

    fn sort(&self, content: &Content, field: usize) -> Sort {
        let found = D::own(content).zip(self.fields.get(field));
        found.map_or(Sort::WorkedOut { number: false }, |(designs, field)| field.holds.sort(designs))
    }

    fn sort_at(&self, content: &Content, row: &Place, field: usize) -> Sort {
        let found = D::own(content).zip(D::Place::own(row)).zip(self.fields.get(field));
        found.map_or(Sort::WorkedOut { number: false }, |((designs, place), field)| field.holds.sort_at(designs, *place))
    }

    fn value(&self, content: &Content, row: &Place, field: usize) -> Option<Value> {
        let (designs, _, place, row) = self.found(content, row)?;
        let field = self.fields.get(field)?;
        // What is worked out of a row that has no use for it would mean nothing.
        let is_idle = field.holds.is_worked_out() && !(field.shown)(designs, &row);
        Some(if is_idle { Value::Nothing } else { field.holds.get(designs, place, &row) })
    }

    fn is_described(&self, content: &Content, row: &Place) -> bool {
        self.found(content, row).is_some_and(|(designs, _, place, row)| {
            let mut again = (self.undescribed)(&row);
            for field in self.fields {
                field.holds.set(&mut again, &field.holds.get(designs, place, &row));
            }
            again == *row
        })
    }

    fn written(&self, content: &Content, row: &Place, field: usize, sort: &Sort) -> String {
        let Some(((designs, _, place, row), field)) = self.found(content, row).zip(self.fields.get(field)) else {
            return String::new();
        };
        match field.holds.get(designs, place, &row) {
            Value::Nothing => sort.write(&field.holds.otherwise(designs, &row)),
            value if field.holds.is_within() => field.holds.sort_at(designs, place).write(&value),
            value => sort.write(&value),
        }
    }

    fn set(&self, content: &Content, cells: &[(Place, usize, Value)]) -> Result<Vec<Edit>, (usize, String)> {
        let Some(designs) = D::own(content) else { return Ok(Vec::new()) };
        let mut changed: Vec<(Id<T>, T)> = Vec::new();
        for (number, (place, field, value)) in cells.iter().enumerate() {
            let Some(((id, part), field)) = self.part_of(place).zip(self.fields.get(*field)) else { continue };
            let (Some(before), Some(place)) = (self.home.get(designs, id), D::Place::own(place)) else { continue };
            let value = field.holds.lawful(designs, *place, value).map_err(|why| (number, why))?;
            // Cells come row by row, so that the thing is nearly always the last.
            let at = changed.iter().rposition(|(known, _)| *known == id).unwrap_or_else(|| {
                changed.push((id, before.clone()));
                changed.len() - 1
            });
            self.put(designs, *place, &mut changed[at].1, part, field, &value).map_err(|why| (number, why.to_owned()))?;
            // What did not fit before is not the cell's fault.
            if let Some((_, _, why)) = self.misfit(&changed[at].1).filter(|_| self.misfit(before).is_none()) {
                return Err((number, why.to_owned()));
            }
        }
        let (mut now, mut edits) = (designs.clone(), Vec::new());
        for (id, thing) in changed {
            if self.home.get(designs, id) != Some(&thing) {
                let edit = self.home.set(&now, id, thing);
                edits.extend(rows::in_step(&mut now, edit));
            }
        }
        Ok(edits)
    }

    fn add_row(&self, content: &Content, place: &Place) -> Option<(Edit, Place)> {
        if self.is_of_things() {
            let (edit, place) = self.add(content)?;
            return Some((edit, self.thing_of(&place)?));
        }
        rows::add_to_list(self, content, place)
    }

    fn move_row(&self, content: &Content, row: &Place, to: usize) -> Option<Edit> {
        rows::move_row(self, content, row, to)
    }

    fn remove_rows(&self, content: &Content, rows: &[Place]) -> Vec<Edit> {
        rows::remove(self, content, rows)
    }

    fn differs(&self, before: &Content, after: &Content, thing: &Place) -> bool {
        let both = self.thing(before, thing).zip(self.thing(after, thing));
        both.is_some_and(|((.., before), (.., after))| !std::ptr::eq(before, after) && before != after)
    }

    fn carry(&self, before: &Content, after: &Content, thing: &Place) -> Option<Edit> {
        rows::carry(self, before, after, thing)
    }

    fn add(&self, content: &Content) -> Option<(Edit, Place)> {
        self.add_to(D::own(content)?)
    }

    fn duplicate(&self, content: &Content, place: &Place) -> Option<(Edit, Place)> {
        let (designs, _, thing) = self.thing(content, place)?;
        let (shelf, listed) = (self.home.shelf(designs)?, self.listed.as_ref()?);
        let mut copy = thing.clone();
        (self.home.rename)(&mut copy, copy_name((self.home.name)(thing), |name| self.is_taken(shelf, name)));
        (listed.copied)(&mut copy);
        self.added(shelf, listed, copy)
    }

    fn remove(&self, content: &Content, place: &Place) -> Option<Edit> {
        let (_, id, _) = self.thing(content, place).filter(|_| self.listed.is_some())?;
        self.home.edit(Change::Remove(id)).map(Into::into)
    }

    fn position(&self, content: &Content, place: &Place) -> Option<(usize, usize)> {
        let (designs, id, _) = self.thing(content, place)?;
        let ids = self.home.ids(designs);
        Some((ids.iter().position(|known| *known == id)?, ids.len()))
    }

    fn move_to(&self, place: &Place, to: usize) -> Option<Edit> {
        let (id, _) = self.part_of(place).filter(|_| self.listed.is_some())?;
        self.home.edit(Change::Move(id, to)).map(Into::into)
    }

    fn rest(&self) -> &'static str {
        self.listed.as_ref().map_or("something else", |listed| listed.rest)
    }

    fn name_place(&self, place: &Place) -> Option<Place> {
        Some((self.home.place)(self.part_of(place)?.0, self.listed.as_ref()?.name).into())
    }

    fn label(&self, content: &Content, place: &Place) -> Option<String> {
        Some((self.listed.as_ref()?.label)(self.thing(content, place)?.2))
    }

    fn remark(&self, content: &Content, place: &Place) -> Option<String> {
        let (designs, id, thing) = self.thing(content, place)?;
        Some((self.listed.as_ref()?.remark)(designs, id, thing))
    }

    fn make_link(&self, field: usize, name: &str) -> Option<Edit> {
        match &self.fields.get(field)?.holds {
            Holds::Link(link, ..) => Some(link.make?(name).into()),
            _ => None,
        }
    }

    fn import(&self, content: &Content, incoming: &[Incoming]) -> Result<Vec<Edit>, Vec<Refused>> {
        D::own(content).map_or_else(|| Ok(Vec::new()), |designs| import(self, designs, incoming))
    }
}
