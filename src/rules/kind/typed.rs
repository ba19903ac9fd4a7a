//! Implements [`KindOf`] for every kind, so that code can use a kind without the type of its things.

use super::incoming::{Incoming, Refused, import};
use super::rows;
use super::{FieldFacts, Holds, Kind, KindFacts, KindOf, Rows, Sort, Value};
use crate::designs::Designs;
use crate::names::copy_name;
use crate::{Change, Id};

impl<D: Designs, T: Clone + PartialEq + Default, R: Clone + PartialEq, P: Copy + PartialEq + Sync + 'static> KindOf<D>
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

    fn head_sort(&self, designs: &D, head: usize) -> Sort {
        self.head_fields().nth(head).map_or(Sort::WorkedOut { number: false }, |field| field.holds.sort(designs))
    }

    fn head_written(&self, designs: &D, row: D::Place, head: usize) -> String {
        let found = self.thing(designs, row).zip(self.head_fields().nth(head));
        found.map_or_else(String::new, |((_, thing), field)| {
            field.holds.sort(designs).write(&field.holds.get(designs, row, thing))
        })
    }

    fn is_of_things(&self) -> bool {
        matches!(self.rows, Rows::Thing { .. })
    }

    fn is_listed(&self) -> bool {
        self.listed.is_some()
    }

    fn only(&self) -> Option<D::Place> {
        self.home.only().map(|id| (self.home.place)(id, self.home.whole))
    }

    fn is_given(&self) -> bool {
        self.listed.as_ref().is_none_or(|listed| listed.given)
    }

    fn takes_rows(&self) -> bool {
        !matches!(self.rows, Rows::Built { .. } | Rows::Viewed { .. }) && self.home.only().is_none()
    }

    fn things(&self, designs: &D) -> Vec<D::Place> {
        self.home.ids(designs).into_iter().map(|id| (self.home.place)(id, self.home.whole)).collect()
    }

    fn rows(&self, designs: &D) -> Vec<D::Place> {
        let things = self.home.ids(designs).into_iter().filter_map(|id| Some((id, self.home.get(designs, id)?)));
        let rows = |(id, thing)| self.row_parts(thing).into_iter().map(move |part| (self.home.place)(id, part));
        things.flat_map(rows).collect()
    }

    fn rows_in(&self, designs: &D, place: D::Place) -> Vec<D::Place> {
        let Some((id, thing)) = self.thing(designs, place) else { return Vec::new() };
        self.row_parts(thing).into_iter().map(|part| (self.home.place)(id, part)).collect()
    }

    fn row_of(&self, designs: &D, place: D::Place) -> Option<D::Place> {
        let (id, thing) = self.thing(designs, place)?;
        let (_, part) = self.part_of(place)?;
        Some((self.home.place)(id, self.row_part(thing, part)?))
    }

    fn thing_of(&self, place: D::Place) -> Option<D::Place> {
        Some((self.home.place)(self.part_of(place)?.0, self.home.whole))
    }

    fn row_name(&self, designs: &D, row: D::Place) -> String {
        let named = || self.thing(designs, row).map(|(_, thing)| (self.home.name)(thing).to_owned()).unwrap_or_default();
        let thing = self.label(designs, row).unwrap_or_else(named);
        if let Some(name) = self.own_name(designs, row) {
            return format!("{thing}, {name}");
        }
        let number = self.rows_in(designs, row).iter().position(|known| *known == row);
        match number.filter(|_| !self.is_of_things()) {
            // The name of the thing already shows what the row belongs to, so " of …" is dropped from the word for a row: a "ship of a fleet" is
            // called "Home Fleet, ship 2".
            Some(number) => {
                let one = self.facts.one.split(" of ").next().unwrap_or_default();
                format!("{thing}, {one} {}", number + 1)
            }
            None => thing,
        }
    }

    fn thing_name(&self, designs: &D, row: D::Place) -> String {
        let name = |thing: &T| self.thing_name.map_or_else(|| (self.home.name)(thing).to_owned(), |name| name(thing));
        self.thing(designs, row).map(|(_, thing)| name(thing)).unwrap_or_default()
    }

    fn place(&self, row: D::Place, field: usize) -> D::Place {
        let part = self.fields.get(field).and_then(|field| field.part);
        let place = || Some((self.home.place)(self.part_of(row)?.0, part?));
        place().unwrap_or(row)
    }

    fn is_shown(&self, designs: &D, row: D::Place, field: usize) -> bool {
        let found = self.found(designs, row).zip(self.fields.get(field));
        found.is_some_and(|((_, row), field)| (field.shown)(designs, &row))
    }

    fn sort(&self, designs: &D, field: usize) -> Sort {
        self.fields.get(field).map_or(Sort::WorkedOut { number: false }, |field| field.holds.sort(designs))
    }

    fn sort_at(&self, designs: &D, row: D::Place, field: usize) -> Sort {
        self.fields.get(field).map_or(Sort::WorkedOut { number: false }, |field| field.holds.sort_at(designs, row))
    }

    fn value(&self, designs: &D, row: D::Place, field: usize) -> Option<Value> {
        let (_, found) = self.found(designs, row)?;
        let field = self.fields.get(field)?;
        // A computed value means nothing for a row in which the field is not shown.
        let is_idle = field.holds.is_worked_out() && !(field.shown)(designs, &found);
        Some(if is_idle { Value::Nothing } else { field.holds.get(designs, row, &found) })
    }

    fn says(&self, designs: &D, row: D::Place, letters: &str) -> Option<usize> {
        let (_, found) = self.found(designs, row)?;
        self.fields.iter().position(|field| field.holds.says(&found, letters))
    }

    fn is_described(&self, designs: &D, row: D::Place) -> bool {
        self.found(designs, row).is_some_and(|(_, found)| {
            let mut again = (self.undescribed)(&found);
            // Computed fields store nothing.
            let mut own = self.fields.iter().filter(|field| !field.holds.is_worked_out());
            own.all(|field| field.holds.set(&mut again, &field.holds.get(designs, row, &found)).is_ok()) && again == *found
        })
    }

    fn written(&self, designs: &D, row: D::Place, field: usize, sort: &Sort) -> String {
        let Some(((_, found), field)) = self.found(designs, row).zip(self.fields.get(field)) else {
            return String::new();
        };
        match field.holds.get(designs, row, &found) {
            Value::Nothing => sort.write(&field.holds.otherwise(designs, &found)),
            value if field.holds.is_within() => field.holds.sort_at(designs, row).write(&value),
            value => sort.write(&value),
        }
    }

    fn set(&self, designs: &D, cells: &[(D::Place, usize, Value)]) -> Result<Vec<D::Edit>, (usize, String)> {
        let mut changed: Vec<(Id<T>, T)> = Vec::new();
        for (number, (place, field, value)) in cells.iter().enumerate() {
            let Some(((id, part), field)) = self.part_of(*place).zip(self.fields.get(*field)) else { continue };
            let Some(before) = self.home.get(designs, id) else { continue };
            let value = field.holds.lawful(designs, *place, value).map_err(|why| (number, why))?;
            // The cells come row by row, so the thing is nearly always the last one in the list.
            let at = changed.iter().rposition(|(known, _)| *known == id).unwrap_or_else(|| {
                changed.push((id, before.clone()));
                changed.len() - 1
            });
            self.put(designs, *place, &mut changed[at].1, part, field, &value).map_err(|why| (number, why.to_owned()))?;
            // If the rows contradicted each other before, this cell is not to blame.
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

    fn add_row(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)> {
        rows::add_to_list(self, designs, place)
    }

    fn move_row(&self, designs: &D, row: D::Place, to: usize) -> Option<D::Edit> {
        rows::move_row(self, designs, row, to)
    }

    fn remove_rows(&self, designs: &D, rows: &[D::Place]) -> Vec<D::Edit> {
        rows::remove(self, designs, rows)
    }

    fn differs(&self, before: &D, after: &D, thing: D::Place) -> bool {
        let both = self.thing(before, thing).zip(self.thing(after, thing));
        both.is_some_and(|((_, before), (_, after))| !std::ptr::eq(before, after) && before != after)
    }

    fn carry(&self, before: &D, after: &D, thing: D::Place) -> Option<D::Edit> {
        rows::carry(self, before, after, thing)
    }

    fn add(&self, designs: &D) -> Option<(D::Edit, D::Place)> {
        self.add_to(designs)
    }

    fn duplicate(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)> {
        let (_, thing) = self.thing(designs, place)?;
        let (shelf, listed) = (self.home.shelf(designs)?, self.listed.as_ref()?);
        let mut copy = thing.clone();
        (self.home.rename)(&mut copy, copy_name((self.home.name)(thing), |name| self.is_taken(shelf, name)));
        (listed.copied)(&mut copy);
        self.added(shelf, listed, copy)
    }

    fn remove(&self, designs: &D, place: D::Place) -> Option<D::Edit> {
        let (id, _) = self.thing(designs, place).filter(|_| self.listed.is_some())?;
        self.home.edit(Change::Remove(id))
    }

    fn position(&self, designs: &D, place: D::Place) -> Option<(usize, usize)> {
        let (id, _) = self.thing(designs, place)?;
        let ids = self.home.ids(designs);
        Some((ids.iter().position(|known| *known == id)?, ids.len()))
    }

    fn move_to(&self, place: D::Place, to: usize) -> Option<D::Edit> {
        let (id, _) = self.part_of(place).filter(|_| self.listed.is_some())?;
        self.home.edit(Change::Move(id, to))
    }

    fn rest(&self) -> &'static str {
        self.listed.as_ref().map_or("something else", |listed| listed.rest)
    }

    fn name_place(&self, place: D::Place) -> Option<D::Place> {
        Some((self.home.place)(self.part_of(place)?.0, self.listed.as_ref()?.name))
    }

    fn label(&self, designs: &D, place: D::Place) -> Option<String> {
        Some((self.listed.as_ref()?.label)(self.thing(designs, place)?.1))
    }

    fn remark(&self, designs: &D, place: D::Place) -> Option<String> {
        let (id, thing) = self.thing(designs, place)?;
        Some((self.listed.as_ref()?.remark)(designs, id, thing))
    }

    fn make_link(&self, field: usize, name: &str) -> Option<D::Edit> {
        match &self.fields.get(field)?.holds {
            Holds::Link(link, ..) => Some(link.make?(name)),
            _ => None,
        }
    }

    fn import(&self, designs: &D, incoming: &[Incoming<D::Place>]) -> Result<Vec<D::Edit>, Vec<Refused>> {
        import(self, designs, incoming)
    }
}
