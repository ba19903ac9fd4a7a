//! Turns imported rows of a table into edits.

use super::{Field, Holds, Kind, Rows, Value};
use crate::designs::Designs;
use crate::{Change, Id, Refusal, Shelf};

/// A thing in an imported table, with its rows; `P` is the type of places in the designs.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming<P> {
    /// The thing of the project that is replaced; `None` for a new thing.
    pub thing: Option<P>,
    /// The name of the thing, if its rows are a list inside it.
    pub name: String,
    /// The values of the thing's head fields, with the indices of those fields (see [`KindOf::heads`](super::KindOf::heads)).
    pub heads: Vec<(usize, Value)>,
    /// The rows of the thing; exactly one if the thing itself is the row.
    pub rows: Vec<IncomingRow<P>>,
}

/// A row of a table; `P` is the type of places in the designs.
#[derive(Clone, Debug, PartialEq)]
pub struct IncomingRow<P> {
    /// The number of the row in the table's file, as a spreadsheet shows it.
    pub number: u64,
    /// The row of the project that is replaced; `None` for a new row.
    pub row: Option<P>,
    /// The indices of the fields that the row sets, with their new values.
    pub cells: Vec<(usize, Value)>,
}

impl<P> Incoming<P> {
    /// The same thing, with its places converted by `place`; `None` if one of them cannot be converted.
    #[must_use]
    pub fn placed<Q>(&self, place: impl Fn(&P) -> Option<Q>) -> Option<Incoming<Q>> {
        let at = |known: &Option<P>| known.as_ref().map_or(Some(None), |known| place(known).map(Some));
        let row = |row: &IncomingRow<P>| Some(IncomingRow { number: row.number, row: at(&row.row)?, cells: row.cells.clone() });
        let rows = self.rows.iter().map(row).collect::<Option<_>>()?;
        Some(Incoming { thing: at(&self.thing)?, name: self.name.clone(), heads: self.heads.clone(), rows })
    }
}

/// A row of a table that cannot be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The number of the row in the table's file, as a spreadsheet shows it.
    pub row: u64,
    /// The name of the column with the fault.
    pub column: &'static str,
    /// The reason why the row cannot be accepted, as a clause.
    pub why: String,
}

/// The edits that import the things of a table, one thing after the other.
pub fn import<D: Designs, T: Clone + PartialEq + Default, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    incoming: &[Incoming<D::Place>],
) -> Result<Vec<D::Edit>, Vec<Refused>> {
    let (mut now, mut edits, mut problems) = (designs.clone(), Vec::new(), Vec::new());
    for one in incoming {
        let old = one.thing.and_then(|place| kind.part_of(place)).map(|(id, _)| id).or(kind.home.only());
        let before = old.and_then(|id| kind.home.get(designs, id));
        let mut thing = before.cloned().unwrap_or_default();
        let Some(id) = old.or_else(|| Some(kind.home.shelf(&now)?.next_id())) else { continue };
        if let Err(refused) = fill(kind, &now, id, &mut thing, one, before.is_none()) {
            problems.extend(refused);
            continue;
        }
        (kind.imported)(designs, &mut thing, before);
        let Some(edit) = changed(kind, &now, id, thing, before.is_none()) else { continue };
        for edit in now.in_step(edit) {
            if let Err(refusal) = now.apply(&edit) {
                let row = one.rows.first().map_or(0, |row| row.number);
                problems.push(Refused { row, column: kind.facts.thing, why: refusal.to_string() });
            }
            edits.push(edit);
        }
    }
    if problems.is_empty() { Ok(edits) } else { Err(problems) }
}

/// The edit that adds a new thing or replaces an existing one; `None` if things of this kind cannot be added.
#[inline(never)]
fn changed<D: Designs, T: Clone, R, P>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    id: Id<T>,
    thing: T,
    is_new: bool,
) -> Option<D::Edit> {
    if is_new { kind.home.edit(Change::Add(thing)) } else { Some(kind.home.set(designs, id, thing)) }
}

/// Puts the rows of a table into a thing: first the values of each row, then the references to other parts of the thing.
#[inline(never)]
fn fill<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    id: Id<T>,
    thing: &mut T,
    incoming: &Incoming<D::Place>,
    is_new: bool,
) -> Result<(), Vec<Refused>> {
    let (mut problems, fitted) = (Vec::new(), kind.misfit(thing).is_none());
    let rows = placed(kind, thing, incoming, is_new).map_err(|refused| vec![refused])?;
    for (head, value) in &incoming.heads {
        let (Some(field), Some((_, row, _))) = (kind.head_fields().nth(*head), rows.first()) else { continue };
        if let Err(why) = field.put(designs, (kind.home.place)(id, kind.home.whole), thing, value) {
            problems.push(refused(row, field, why.to_owned()));
        }
    }
    for (part, row, is_new) in &rows {
        for (field, value) in ordered(kind.fields, &row.cells) {
            if let Err(why) = kind.put(designs, (kind.home.place)(id, *part), thing, *part, field, value) {
                problems.push(refused(row, field, why.to_owned()));
            }
        }
        if *is_new {
            kind.change(thing, *part, |row| {
                (kind.new_row)(row);
                true
            });
        }
        let misfit = kind.row(thing, *part).and_then(|row| (kind.refuse)(&row));
        problems.extend(misfit.map(|(column, why)| Refused { row: row.number, column, why: why.into() }));
    }
    if kind.fields.iter().any(|field| field.holds.is_within()) {
        problems.extend(fill_within(kind, designs, id, thing, &rows, is_new));
    }
    // If the thing's rows contradicted each other before the import, the table is not to blame.
    if let Some((part, column, why)) = kind.misfit(thing).filter(|_| fitted) {
        let row = rows.iter().find(|(known, ..)| *known == part).map_or(0, |(_, row, _)| row.number);
        problems.push(Refused { row, column, why: why.into() });
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// Puts the rows of a table into the thing's list, if it has one. Returns, for each row, its part of the thing and whether the row is new.
#[inline(never)]
#[allow(clippy::type_complexity)] // A row with its part, which needs a name nowhere else.
fn placed<'a, D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    thing: &mut T,
    incoming: &'a Incoming<D::Place>,
    is_new: bool,
) -> Result<Vec<(P, &'a IncomingRow<D::Place>, bool)>, Refused> {
    let part_of = |row: &IncomingRow<D::Place>| row.row.and_then(|place| kind.part_of(place)).map(|(_, part)| part);
    let rows = &incoming.rows;
    match &kind.rows {
        Rows::Thing { .. } => Ok(rows.iter().map(|row| (kind.home.whole, row, is_new)).collect()),
        Rows::Built { .. } | Rows::Viewed { .. } => {
            let column = kind.facts.same.in_columns.first().copied().unwrap_or(kind.facts.thing);
            let missing =
                |row: &IncomingRow<D::Place>| Refused { row: row.number, column, why: "there is no such row to change".into() };
            let part = |row| part_of(row).filter(|part| kind.row(thing, *part).is_some()).ok_or_else(|| missing(row));
            rows.iter().map(|row| Ok((part(row)?, row, false))).collect()
        }
        Rows::List { shelf, shelf_mut, part, id: row_id, blank, .. } => {
            if is_new || !incoming.name.is_empty() {
                (kind.home.rename)(thing, incoming.name.clone());
            }
            let known = |row| part_of(row).and_then(row_id).and_then(|id| Some((id, shelf(thing).get(id)?.clone())));
            let renewed: Vec<(Option<Id<R>>, R)> =
                rows.iter().map(|row| known(row).map_or_else(|| (None, blank()), |(id, row)| (Some(id), row))).collect();
            let is_new: Vec<bool> = renewed.iter().map(|(id, _)| id.is_none()).collect();
            let number = rows.first().map_or(0, |row| row.number);
            let ids = renew(kind.facts.one, shelf_mut(thing), renewed).map_err(|refusal| Refused {
                row: number,
                column: kind.facts.thing,
                why: refusal.to_string(),
            })?;
            Ok(ids.into_iter().zip(rows).zip(is_new).map(|((id, row), is_new)| (part(id), row, is_new)).collect())
        }
    }
}

/// The cells of a row in the order in which they are set. Stated amounts come last, since they are compared with amounts that follow from the other
/// cells. Cells that name parts of the same thing are left out; they are set once all rows of the thing exist.
fn ordered<'a, D: Designs, R, P: Copy>(
    fields: &'static [Field<D, R, P>],
    cells: &'a [(usize, Value)],
) -> impl Iterator<Item = (&'static Field<D, R, P>, &'a Value)> {
    let all = move || cells.iter().filter_map(|(field, value)| Some((fields.get(*field)?, value)));
    let is_stated = |field: &Field<D, R, P>| matches!(field.holds, Holds::Stated(..));
    let first = all().filter(move |(field, _)| !is_stated(field) && !field.holds.is_within());
    first.chain(all().filter(move |(field, _)| is_stated(field)))
}

/// Sets the cells in which rows name other parts of their thing; these parts may be new, too.
#[inline(never)]
fn fill_within<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    id: Id<T>,
    thing: &mut T,
    rows: &[(P, &IncomingRow<D::Place>, bool)],
    is_new: bool,
) -> Vec<Refused> {
    // Since the table says inside which part each row is, the old references are cleared first.
    for (part, row, _) in rows {
        let named = row.cells.iter().filter_map(|(field, _)| kind.fields.get(*field));
        for field in named.filter(|field| field.holds.is_within()) {
            // Clearing a reference cannot fail.
            let _ = kind.put(designs, (kind.home.place)(id, *part), thing, *part, field, &Value::Nothing);
        }
    }
    let mut filled = designs.clone();
    let Some(edit) = changed(kind, designs, id, thing.clone(), is_new) else { return Vec::new() };
    if let Err(refusal) = filled.apply(&edit) {
        let row = rows.first().map_or(0, |(_, row, _)| row.number);
        return vec![Refused { row, column: kind.facts.thing, why: refusal.to_string() }];
    }
    let mut problems = Vec::new();
    for (part, row, _) in rows {
        let place = (kind.home.place)(id, *part);
        for (field, value) in &row.cells {
            let Some(field) = kind.fields.get(*field).filter(|field| field.holds.is_within()) else { continue };
            let put = |value: Value| kind.put(designs, place, thing, *part, field, &value).map_err(ToOwned::to_owned);
            if let Err(why) = field.holds.lawful(&filled, place, value).and_then(put) {
                problems.push(refused(row, field, why));
            }
        }
    }
    problems
}

/// The refusal of a row because of the value of a field.
fn refused<D: Designs, R, P: Copy>(row: &IncomingRow<D::Place>, field: &Field<D, R, P>, why: String) -> Refused {
    Refused { row: row.number, column: field.facts.column.name().unwrap_or(field.facts.spoken), why }
}

/// Replaces the rows of a list. Rows that were there before keep their ids. Returns all ids, in order.
#[inline(never)]
fn renew<R: Clone>(one: &'static str, shelf: &mut Shelf<R>, rows: Vec<(Option<Id<R>>, R)>) -> Result<Vec<Id<R>>, Refusal> {
    let kept: Vec<Id<R>> = rows.iter().filter_map(|(id, _)| *id).collect();
    shelf.retain_ids(|id| kept.contains(&id));
    let mut ids = Vec::new();
    for (to, (id, row)) in rows.into_iter().enumerate() {
        let id = shelf.apply(id.map_or(Change::Add(row.clone()), |id| Change::Set(id, row)), one)?;
        shelf.apply(Change::Move(id, to), one)?;
        ids.push(id);
    }
    Ok(ids)
}
