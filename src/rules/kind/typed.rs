//! A kind of one game, asked as a kind of any.

use std::borrow::Cow;

use super::incoming::{Incoming, Refused, import};
use super::rows;
use super::{AnyKind, Field, FieldFacts, Holds, Kind, KindFacts, Listed, Rows, Sort, Value};
use crate::rules::designs::{Designs, OneOf};
use crate::rules::names::{copy_name, free_name};
use crate::rules::{Change, Content, Edit, Id, Place, Shelf};

/// # Rows
impl<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq> Kind<D, T, R, P> {
    /// The thing and the part of it that a place means.
    pub(super) fn part_of(&self, place: &Place) -> Option<(Id<T>, P)> {
        (self.home.part)(*D::Place::own(place)?)
    }

    /// The fields of the thing that stand in the table of a list, in order.
    pub(super) fn head_fields(&self) -> impl Iterator<Item = &'static Field<D, T, P>> {
        self.heads.before.iter().chain(self.heads.behind)
    }

    /// The part of its thing that a row is, given any part of that row.
    pub(super) fn row_part(&self, thing: &T, part: P) -> Option<P> {
        match &self.rows {
            Rows::Thing { .. } => Some(self.home.whole),
            Rows::List { shelf, part: as_part, id, .. } => {
                let id = id(part)?;
                shelf(thing).get(id).map(|_| as_part(id))
            }
            Rows::Built { parts, .. } | Rows::Viewed { parts, .. } => parts(thing).into_iter().find(|row| *row == part),
        }
    }

    /// The row at a part of a thing.
    pub(super) fn row<'a>(&self, thing: &'a T, part: P) -> Option<Cow<'a, R>> {
        match &self.rows {
            Rows::Thing { get, .. } => Some(Cow::Borrowed(get(thing))),
            Rows::List { shelf, id, .. } => shelf(thing).get(id(part)?).map(Cow::Borrowed),
            Rows::Built { get, .. } => get(thing, part).map(Cow::Borrowed),
            Rows::Viewed { get, .. } => get(thing, part).map(Cow::Owned),
        }
    }

    fn row_parts(&self, thing: &T) -> Vec<P> {
        match &self.rows {
            Rows::Thing { .. } => vec![self.home.whole],
            Rows::List { part, order, .. } => order(thing).into_iter().map(part).collect(),
            Rows::Built { parts, .. } | Rows::Viewed { parts, .. } => parts(thing),
        }
    }

    /// The designs, the thing and the row that a place means.
    fn found<'a>(&self, content: &'a Content, place: &Place) -> Option<(&'a D, &'a T, D::Place, Cow<'a, R>)> {
        let designs = D::own(content)?;
        let (id, part) = self.part_of(place)?;
        let thing = self.home.get(designs, id)?;
        let row = self.row(thing, self.row_part(thing, part)?)?;
        Some((designs, thing, *D::Place::own(place)?, row))
    }

    fn thing<'a>(&self, content: &'a Content, place: &Place) -> Option<(&'a D, Id<T>, &'a T)> {
        let designs = D::own(content)?;
        let (id, _) = self.part_of(place)?;
        Some((designs, id, self.home.get(designs, id)?))
    }
}

impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// Sets the field of a row to a lawful value; what the change makes so is the designer's own then, and the rest of the row follows. Tells
    /// whether it was another.
    pub(super) fn put(&self, designs: &D, place: D::Place, row: &mut R, value: &Value) -> Result<bool, &'static str> {
        let differs = self.holds.get(designs, place, row) != *value;
        if differs {
            self.holds.set(row, value);
            (self.owns)(row);
            (self.follow)(designs, place, row)?;
        }
        Ok(differs)
    }
}

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

/// # Things
impl<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq> Kind<D, T, R, P> {
    /// The edit that adds a new thing, and where its name is; none for a list inside a thing.
    #[must_use]
    pub fn add_to(&self, designs: &D) -> Option<(Edit, Place)> {
        let (shelf, listed) = (self.home.shelf(designs)?, self.listed.as_ref()?);
        let name = free_name(listed.new, |name| self.is_taken(shelf, name));
        self.added(shelf, listed, (listed.make)(designs, name))
    }

    /// Changes the row at a part of a thing; what the change makes so is the designer's own then. Tells whether it was another.
    pub(super) fn change(&self, thing: &mut T, part: P, change: impl FnOnce(&mut R) -> bool) -> bool {
        let changed = match &self.rows {
            Rows::Thing { get_mut, .. } => change(get_mut(thing)),
            Rows::List { shelf_mut, id, .. } => id(part).and_then(|id| shelf_mut(thing).get_mut(id)).is_some_and(change),
            Rows::Built { get_mut, .. } => get_mut(thing, part).is_some_and(change),
            Rows::Viewed { get, set, .. } => get(thing, part).is_some_and(|mut row| {
                let changed = change(&mut row);
                set(thing, part, row);
                changed
            }),
        };
        match &self.rows {
            Rows::Built { owns, .. } | Rows::Viewed { owns, .. } if changed => owns(thing),
            Rows::Thing { .. } | Rows::List { .. } | Rows::Built { .. } | Rows::Viewed { .. } => {}
        }
        changed
    }

    /// What a row of a list is called in it, where its first field works that out.
    fn own_name(&self, content: &Content, row: &Place) -> Option<String> {
        let (designs, _, place, found) = self.found(content, row)?;
        match &self.fields.first()?.holds {
            Holds::InWords(name) => Some(name(designs, place, &found)).filter(|name| !name.is_empty()),
            _ => None,
        }
    }

    /// Sets a field of a row of a thing; what the change makes so is the designer's own then.
    pub(super) fn put(
        &self,
        designs: &D,
        place: D::Place,
        thing: &mut T,
        part: P,
        field: &Field<D, R, P>,
        value: &Value,
    ) -> Result<(), &'static str> {
        let mut done = Ok(());
        self.change(thing, part, |row| {
            field.put(designs, place, row, value).unwrap_or_else(|why| {
                done = Err(why);
                false
            })
        });
        done
    }

    /// The first row that cannot stand beside the others: which part, the column to blame, and the reason as a clause.
    pub(super) fn misfit(&self, thing: &T) -> Option<(P, &'static str, &'static str)> {
        match &self.rows {
            Rows::List { misfit, part, .. } => misfit(thing).map(|(id, column, why)| (part(id), column, why)),
            Rows::Thing { .. } | Rows::Built { .. } | Rows::Viewed { .. } => None,
        }
    }

    fn is_taken(&self, shelf: &Shelf<T>, name: &str) -> bool {
        shelf.find(|thing| (self.home.name)(thing) == name).is_some()
    }

    fn added(&self, shelf: &Shelf<T>, listed: &Listed<D, T, P>, thing: T) -> Option<(Edit, Place)> {
        Some((self.home.edit(Change::Add(thing))?.into(), (self.home.place)(shelf.next_id(), listed.name).into()))
    }
}
