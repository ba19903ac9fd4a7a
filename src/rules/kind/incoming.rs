//! Rows of a table that come in, as edits.

use super::{Field, Holds, Kind, Rows, Value};
use crate::rules::designs::Designs;
use crate::rules::{Change, Edit, Id, Place, Refusal};

/// A thing that a table brings in, with the rows that speak of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The thing that it replaces; none for a new one.
    pub thing: Option<Place>,
    /// The name of the thing, where its rows are a list inside it.
    pub name: String,
    /// The rows; exactly one where the thing itself is the row.
    pub rows: Vec<IncomingRow>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct IncomingRow {
    /// The number of the row as a spreadsheet shows it.
    pub number: u64,
    /// The row that it replaces; none for a new one.
    pub row: Option<Place>,
    /// The fields that it names, with what is to stand in them.
    pub cells: Vec<(usize, Value)>,
}

/// A row that cannot stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The number of the row as a spreadsheet shows it.
    pub row: u64,
    /// The column to blame.
    pub column: &'static str,
    /// Why, as a clause.
    pub why: String,
}

/// The edits that bring things of a table in, one for each thing.
pub fn import<D: Designs, T: Clone + PartialEq + Default, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    incoming: &[Incoming],
) -> Result<Vec<Edit>, Vec<Refused>> {
    let shelf = (kind.shelf)(designs);
    let (mut edits, mut problems) = (Vec::new(), Vec::new());
    for one in incoming {
        let old = one.thing.as_ref().and_then(|place| kind.part_of(place)).map(|(id, _)| id);
        let before = old.and_then(|id| shelf.get(id));
        let mut thing = before.cloned().unwrap_or_default();
        let id = old.unwrap_or_else(|| shelf.next_id());
        if let Err(refused) = fill(kind, designs, id, &mut thing, one, before.is_none()) {
            problems.extend(refused);
            continue;
        }
        (kind.imported)(designs, &mut thing, before);
        let change = if before.is_some() { Change::Set(id, thing) } else { Change::Add(thing) };
        edits.push((kind.edit)(change).into());
    }
    if problems.is_empty() { Ok(edits) } else { Err(problems) }
}

/// Puts the rows of a table into a thing.
fn fill<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    id: Id<T>,
    thing: &mut T,
    incoming: &Incoming,
    is_new: bool,
) -> Result<(), Vec<Refused>> {
    let blame = kind.facts.same.in_columns.first().copied().unwrap_or(kind.facts.thing);
    let part_of = |row: &IncomingRow| row.row.as_ref().and_then(|place| kind.part_of(place)).map(|(_, part)| part);
    let mut problems = Vec::new();
    let filled = |row: &mut R, incoming: &IncomingRow, part: P, is_new: bool| {
        put_all(kind.fields, designs, (kind.place)(id, part), row, &incoming.cells);
        if is_new {
            (kind.new_row)(row);
        }
        (kind.refuse)(row).map(|(column, why)| Refused { row: incoming.number, column, why: why.into() })
    };
    match &kind.rows {
        Rows::Thing { get_mut, .. } => {
            for row in &incoming.rows {
                problems.extend(filled(get_mut(thing), row, kind.whole, is_new));
            }
        }
        Rows::Built { get_mut, .. } => {
            for row in &incoming.rows {
                let found = part_of(row).and_then(|part| Some((part, get_mut(thing, part)?)));
                match found {
                    Some((part, found)) => problems.extend(filled(found, row, part, false)),
                    None => {
                        problems.push(Refused { row: row.number, column: blame, why: "there is no such row to change".into() });
                    }
                }
            }
        }
        Rows::List { shelf, shelf_mut, part, id: row_id, blank, .. } => {
            if is_new || !incoming.name.is_empty() {
                (kind.rename)(thing, incoming.name.clone());
            }
            let rows: Vec<(Option<Id<R>>, R)> = incoming
                .rows
                .iter()
                .map(|row| {
                    let known = part_of(row).and_then(row_id);
                    let mut made = known.and_then(|id| shelf(thing).get(id)).cloned().unwrap_or_else(blank);
                    let place = part(known.unwrap_or_else(|| shelf(thing).next_id()));
                    problems.extend(filled(&mut made, row, place, known.is_none()));
                    (known, made)
                })
                .collect();
            let renewed = renew(kind.facts.one, shelf_mut(thing), rows);
            let row = incoming.rows.first().map_or(0, |row| row.number);
            problems.extend(renewed.err().map(|refusal| Refused { row, column: kind.facts.thing, why: refusal.to_string() }));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// Sets the fields of a row; what a list states comes last, since it is compared with what follows from the rest.
fn put_all<D: Designs, R, P: Copy>(
    fields: &[Field<D, R, P>],
    designs: &D,
    place: D::Place,
    row: &mut R,
    cells: &[(usize, Value)],
) {
    for stated in [false, true] {
        for (field, value) in cells {
            let Some(field) = fields.get(*field) else { continue };
            if matches!(field.holds, Holds::Stated(..)) == stated {
                field.put(designs, place, row, value);
            }
        }
    }
}

/// The new list of rows, in which those that were there keep their ids.
fn renew<R: Clone>(one: &'static str, shelf: &mut crate::rules::Shelf<R>, rows: Vec<(Option<Id<R>>, R)>) -> Result<(), Refusal> {
    let kept: Vec<Id<R>> = rows.iter().filter_map(|(id, _)| *id).collect();
    shelf.retain_ids(|id| kept.contains(&id));
    for (to, (id, row)) in rows.into_iter().enumerate() {
        let id = shelf.apply(id.map_or(Change::Add(row.clone()), |id| Change::Set(id, row)), one)?;
        shelf.apply(Change::Move(id, to), one)?;
    }
    Ok(())
}
